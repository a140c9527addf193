import AuditCore

@testable import Importers

/// Apps of a controller and other code around it.
enum UIKitFixtures {
  /// The elements of `TeaController`, which has some members, in an app with other files.
  static func elements(_ members: String, _ others: [String]) -> [Element] {
    var app = AppImport(texts: [], baseLocale: "en", platform: nil, components: [])
    let tea = "class TeaController: UIViewController {\n\(members)\n}"
    for (number, text) in ([tea] + others).enumerated() {
      let path = "File\(number).swift"
      app.add(app.read(Array("import UIKit\n\(text)\n".utf8), path: path), path: path)
    }
    return app.capture().screens.first { $0.id == "TeaController" }?.elements ?? []
  }
}
