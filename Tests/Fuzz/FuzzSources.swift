// Feeds arbitrary bytes to the readers of files an app is built from. Compiled into one module with
// the sources of Importers, so that coverage guides the fuzzer through them. See run.sh.

/// Reads one input, as every kind of file its first byte may choose; any broken promise stops the
/// program.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = input.first else { return 0 }
  let bytes = Array(input.dropFirst())
  switch choice % 5 {
  case 0: checkScreens(bytes)
  case 1: checkTexts(bytes, path: "de.lproj/Localizable.strings")
  case 2: checkTexts(bytes, path: "de.lproj/Localizable.stringsdict")
  case 3: checkTexts(bytes, path: "mul.lproj/Main.xcstrings")
  default: checkCode(bytes)
  }
  return 0
}

private func checkCode(_ bytes: [UInt8]) {
  // A file without these is not looked into.
  let text = Array("import SwiftUI // UIButton some View static let Image(\n".utf8) + bytes
  let platforms = AppPlatforms(asked: nil, stated: [])
  let reader = SwiftSourceReader(
    tables: StringTables(), baseLocale: "en", platforms: platforms, components: ["DSIconButton"],
    names: CodeNames(text, path: "x/y.swift", platforms: platforms) ?? CodeNames())
  for screen in reader.read(text, path: "x/y.swift").screens {
    precondition(Set(screen.elements.map(\.id)).count == screen.elements.count)
    for element in screen.elements {
      precondition(element.source?.line ?? 0 >= 1, "an element has its place")
    }
  }
}

private func checkTexts(_ bytes: [UInt8], path: String) {
  var tables = StringTables()
  do {
    try tables.add(bytes, path: path)
  } catch {
    precondition(tables.locales.isEmpty && !error.description.isEmpty)
  }
  precondition(tables.notes.count <= 4, "a file has no more than a few notes")
  let entries = ((try? StringsFile.read(bytes, path: path))?.entries ?? []).prefix(3)
  for key in entries.map(\.key) + ["no such key"] {
    guard
      let edit = try? StringsPatch.edit(bytes, path: path, key: key, locale: "de", to: "N\"ew\n")
    else { continue }
    var changed = StringTables()
    try? changed.add(applied(edit, to: bytes), path: path)
    let table = StringsPath(path).table
    precondition(changed.text(key, table: table, locale: "de") == "N\"ew\n", "a text is set")
  }
}

private func applied(_ edit: SourceEdit, to bytes: [UInt8]) -> [UInt8] {
  bytes[..<edit.range.lowerBound] + edit.text + bytes[edit.range.upperBound...]
}

/// Sets a label in the bytes of a file that was read.
private func checkPatch(_ bytes: [UInt8], _ element: Element, _ reader: InterfaceBuilderReader) {
  guard let id = element.source?.key,
    let edit = try? InterfaceBuilderPatch.edit(
      bytes, object: id, member: .label, to: .text("N\"ew"))
  else { return }
  guard let after = try? reader.read(applied(edit, to: bytes)) else {
    preconditionFailure("a changed file is read")
  }
  let found = after.screens.lazy.flatMap(\.elements).first { $0.source?.key == id }
  precondition(found == nil || found?.label == .found("N\"ew"), "a label is set")
}

private func checkScreens(_ bytes: [UInt8]) {
  var tables = StringTables()
  try? tables.add(Array("\"b.normalTitle\" = \"Tee\";".utf8), path: "de.lproj/Main.strings")
  let reader = InterfaceBuilderReader(tables: tables, path: "Base.lproj/Main.storyboard")
  guard let capture = try? reader.read(bytes) else { return }
  precondition(Set(capture.screens.map(\.id)).count == capture.screens.count)
  for screen in capture.screens {
    precondition(!screen.elements.isEmpty, "a screen has elements")
    precondition(Set(screen.elements.map(\.id)).count == screen.elements.count)
    for (index, element) in screen.elements.enumerated() {
      if index < 3 { checkPatch(bytes, element, reader) }
      precondition(element.subtreeEnd > index && element.subtreeEnd <= screen.elements.count)
      precondition(element.parent ?? -1 < index)
      if let frame = element.frame {
        precondition(frame.x.isFinite && frame.y.isFinite && frame.width >= 0)
      }
    }
  }
}
