// Feeds arbitrary bytes to the importers. Compiled into one module with the sources of LosslessJSON,
// AuditCore and Importers, so that coverage guides the fuzzer through them. See run.sh.

/// Reads one input; any broken promise stops the program.
///
/// The first byte chooses the importer: any one, or the one that is guessed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let choice = input.first else { return 0 }
  let text = Array(input.dropFirst())
  let importers = ImporterCatalog.all
  let chosen =
    Int(choice) < importers.count ? importers[Int(choice)] : ImporterCatalog.guess(text)
  guard let chosen else {
    check(ImporterCatalog.refusal(of: text, path: "x/y.z"))
    return 0
  }
  do throws(ImportError) {
    let capture = try chosen.read(text, "x/y.z")
    precondition(!capture.screens.isEmpty || capture.engine != nil, "a capture of nothing")
    for screen in capture.screens { check(screen, isReport: capture.engine != nil) }
  } catch {
    check(error)
  }
  return 0
}

private func check(_ error: ImportError) {
  precondition(!error.help.isEmpty && error.line ?? 1 >= 1 && error.column ?? 1 >= 1)
  precondition(!error.description.contains("\n"))
}

private func check(_ screen: Screen, isReport: Bool) {
  precondition(!screen.id.isEmpty && (isReport || !screen.elements.isEmpty))
  var ids: Set<String> = []
  for (index, element) in screen.elements.enumerated() {
    precondition(ids.insert(element.id).inserted, "two elements of one id")
    precondition(element.subtreeEnd > index && element.subtreeEnd <= screen.elements.count)
    precondition(element.parent ?? -1 < index)
    if let frame = element.frame {
      precondition(frame.x.isFinite && frame.y.isFinite && frame.width >= 0 && frame.height >= 0)
    }
  }
  for finding in screen.reported {
    precondition(isReport && finding.element.map(ids.contains) ?? true, "a finding on nothing")
    precondition(!finding.ruleID.contains { $0 == "@" || $0.isWhitespace }, "no part of a key")
  }
}
