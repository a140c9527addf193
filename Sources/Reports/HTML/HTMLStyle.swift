/// The style sheet of the HTML report.
///
/// Text is at 7:1 on its background, in light and dark (WCAG 2.2, 1.4.6); print is always light.
enum HTMLStyle {
  /// The sheet.
  static let sheet = colours + layout + parts + narrowAndPrint

  private static let colours = """
    :root { color-scheme: light dark;
      --page: #fafaf8; --panel: #ffffff; --line: #d3d9dd; --ink: #1c2226; --soft: #444e56;
      --link: #0a4f6e; --mark: #17424a; --on-mark: #ffffff; --frame: #a9b4bb;
      --critical: #7a0f1e; --critical-back: #fdebed; --serious: #633700; --serious-back: #fdf1de;
      --moderate: #1c446f; --moderate-back: #e9f1fa; --minor: #3a444c; --minor-back: #edf0f2; }
    @media screen and (prefers-color-scheme: dark) { :root {
      --page: #13171a; --panel: #1a2024; --line: #3a454d; --ink: #e8ebed; --soft: #b9c3ca;
      --link: #92d2ef; --mark: #a9dfe6; --on-mark: #0c2227; --frame: #55626b;
      --critical: #ffc4ca; --critical-back: #44151b; --serious: #ffd899; --serious-back: #3d2a08;
      --moderate: #bbd8fa; --moderate-back: #182e48; --minor: #ced6dc; --minor-back: #2a333a; } }
    .critical { --tone: var(--critical); --back: var(--critical-back); }
    .serious { --tone: var(--serious); --back: var(--serious-back); }
    .moderate { --tone: var(--moderate); --back: var(--moderate-back); }
    .minor { --tone: var(--minor); --back: var(--minor-back); }

    """

  private static let layout = """
    * { box-sizing: border-box; }
    html { scroll-padding-block-start: 1rem; }
    body { margin: 0 auto; max-inline-size: 68rem; padding: 1.5rem 1.25rem 4rem;
      background: var(--page); color: var(--ink); overflow-wrap: anywhere;
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
    h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; break-after: avoid; }
    h1 { font-size: 2.25rem; margin: 0; letter-spacing: -0.01em; }
    h2 { font-size: 1.5rem; margin: 3.5rem 0 1rem; padding-block-end: 0.4rem;
      border-block-end: 1px solid var(--line); }
    h3 { font-size: 1.25rem; margin: 2.5rem 0 0.25rem; }
    h4 { font-size: 1.0625rem; margin: 0 0 0.35rem; }
    p, ul, dl, figure { margin: 0 0 0.75rem; }
    p { max-inline-size: 46rem; }
    a { color: var(--link); text-underline-offset: 0.18em; }
    a:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 2px; }
    .skip { position: absolute; inset-inline-start: -100rem; }
    .skip:focus { position: static; display: inline-block; margin-block-end: 1rem; }
    .kind { color: var(--soft); margin: 0 0 0.25rem; }
    .result { font-size: 1.25rem; margin: 0.75rem 0 0.25rem; }
    nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0.75rem 0;
      margin: 1.25rem 0 0; list-style: none; border-block: 1px solid var(--line); }
    nav a { display: inline-block; padding-block: 0.15rem; }
    code, pre { font: 0.9em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    pre { margin: 0 0 0.75rem; padding: 0.6rem 0.8rem; white-space: pre-wrap; border-radius: 6px;
      background: var(--page); border: 1px solid var(--line); }
    footer { margin-block-start: 4rem; padding-block-start: 1rem; color: var(--soft);
      border-block-start: 1px solid var(--line); }

    """

  private static let parts = """
    table { border-collapse: collapse; inline-size: 100%; margin: 0 0 1.25rem;
      font-variant-numeric: tabular-nums; }
    caption { text-align: start; color: var(--soft); padding-block-end: 0.4rem; }
    th, td { padding: 0.4rem 0.6rem; border-block-end: 1px solid var(--line);
      vertical-align: top; text-align: start; }
    thead th, .rules td, .counts th { overflow-wrap: break-word; }
    thead th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
    tbody th, tfoot th { font-weight: 400; }
    tfoot td, tfoot th { font-weight: 600; border-block-end: 0; }
    .counts td, .counts thead th + th, .screens td, .screens thead th + th, .rules td + td,
    .rules thead th + th + th { text-align: end; }
    .glance { display: grid; gap: 1.5rem 2.5rem; grid-template-columns: 2fr 3fr; }
    .bars { list-style: none; padding: 0; display: grid; gap: 0.9rem; align-content: start; }
    .bars li { display: grid; grid-template-columns: 1fr auto; gap: 0.2rem 0.75rem; }
    .bars li > span:first-child { font-weight: 600; }
    .bars svg { grid-row: 2; grid-column: 1 / 3; inline-size: 100%; block-size: 0.75rem;
      border-radius: 3px; background: var(--line); }
    .bars .all { fill: var(--tone); opacity: 0.45; }
    .bars .open { fill: var(--tone); }
    .facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
      gap: 0.9rem 1.5rem; }
    .facts dt { color: var(--soft); }
    dd { margin: 0; }
    .columns { display: grid; gap: 1.75rem; grid-template-columns: 15rem minmax(0, 1fr);
      align-items: start; }
    .plain .columns, .wide .columns { grid-template-columns: minmax(0, 1fr); }
    .wireframe { position: sticky; inset-block-start: 1rem; margin: 0; }
    .wide .wireframe { position: static; }
    .wireframe svg { inline-size: 100%; block-size: auto; max-block-size: 85vh; display: block; }
    .wireframe figcaption { color: var(--soft); font-size: 0.875rem; margin-block-start: 0.5rem; }
    .wireframe rect { fill: none; stroke-width: 1.25px; vector-effect: non-scaling-stroke; }
    .wireframe .page { fill: var(--panel); stroke: var(--frame); }
    .wireframe .frame { stroke: var(--frame); }
    .wireframe .marked { stroke: var(--mark); stroke-width: 2px; }
    .wireframe .badge { fill: var(--mark); }
    .wireframe text { fill: var(--on-mark); font-weight: 600; }
    .group, .fix { background: var(--panel); border: 1px solid var(--line); border-radius: 8px;
      padding: 1rem 1.15rem 0.25rem; margin: 0 0 1rem; }
    .group { border-inline-start: 4px solid var(--tone); }
    .group > ul { list-style: none; padding: 0; margin: 0.75rem 0 0; }
    .impact { display: inline-block; padding: 0 0.5rem; border-radius: 4px; font-weight: 600;
      color: var(--tone); background: var(--back); }
    .rests { color: var(--soft); font-size: 0.9375rem; margin: 0 0 0.35rem; }
    .rules .rests { display: block; font-size: inherit; }
    .finding { padding: 0.85rem 0 0.1rem; border-block-start: 1px solid var(--line); }
    .finding p { margin: 0 0 0.4rem; }
    .where { font-weight: 600; }
    .mark { display: inline-block; min-inline-size: 1.5em; padding: 0 0.35em; text-align: center;
      border-radius: 0.4em; background: var(--mark); color: var(--on-mark); font-size: 0.875rem; }
    .finding dl > div, .fix dl > div { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr);
      gap: 0 0.75rem; padding-block: 0.12rem; }
    .finding dt, .fix dt { color: var(--soft); }
    .more { color: var(--soft); padding-block: 0.25rem; }
    .place { color: var(--soft); margin: 0.25rem 0; }

    """

  private static let narrowAndPrint = """
    @media (max-width: 52rem) {
      .glance, .columns { grid-template-columns: minmax(0, 1fr); }
      .wireframe { position: static; max-inline-size: 15rem; }
      .wide .wireframe { max-inline-size: none; } }
    @media (max-width: 34rem) {
      body { padding-inline: 1rem; }
      h1 { font-size: 1.75rem; }
      th, td { padding: 0.35rem 0.2rem; }
      table { font-size: 0.875rem; }
      .finding dl > div, .fix dl > div { grid-template-columns: 6.5rem minmax(0, 1fr); } }
    @media (max-width: 26rem) {
      th, td { padding-inline: 0.1rem; }
      table { font-size: 0.75rem; }
      caption { font-size: 0.875rem; } }
    @media (forced-colors: active) {
      .bars .all, .bars .open { fill: CanvasText; }
      .mark, .impact { border: 1px solid CanvasText; }
      .wireframe .marked, .wireframe .frame, .wireframe .page { stroke: CanvasText; }
      .wireframe .badge { fill: Canvas; stroke: CanvasText; }
      .wireframe text { fill: CanvasText; } }
    @media print {
      @page { margin: 16mm; }
      html { font-size: 10pt; }
      body { max-inline-size: none; padding: 0; background: #ffffff; }
      nav, .skip { display: none; }
      h2 { margin-block-start: 2rem; }
      .screen > p, .rests, .rests + p, .place { break-after: avoid; }
      .wireframe { position: static; }
      .columns { grid-template-columns: 11rem minmax(0, 1fr); }
      .finding, .fix, tr, .wireframe { break-inside: avoid; }
      .bars svg, .impact, .mark, .group { print-color-adjust: exact; }
      a { color: inherit; } }
    """
}
