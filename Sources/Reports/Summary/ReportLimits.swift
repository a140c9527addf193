/// How much detail a report for people shows; what is left out is counted and said.
struct ReportLimits {
  /// Entries of one rule on one screen.
  var entriesPerGroup: Int
  /// Screens shown with their findings; the worst ones where there are more.
  var screensInDetail: Int
  /// Rows of the table of screens.
  var screensInTable: Int
  /// Elements named in one entry.
  var elementsNamed: Int
  /// Recorded fixes shown with their code.
  var fixes: Int
  /// Recorded checks shown.
  var checks: Int
  /// Elements drawn in one wireframe.
  var framesDrawn: Int

  /// Everything in a review of usual size; for a large one enough to start with, so that a
  /// browser and a person can still take it in (about 5 MB of HTML at most).
  static func of(findings: Int) -> ReportLimits {
    let isLarge = findings > 1_000
    return ReportLimits(
      entriesPerGroup: isLarge ? 3 : 100, screensInDetail: isLarge ? 100 : 250,
      screensInTable: 1_000, elementsNamed: 8, fixes: isLarge ? 200 : 1_000, checks: 500,
      framesDrawn: isLarge ? 120 : 400)
  }
}
