import Testing

/// What every source file keeps to.
@Suite struct SourceTests {
  static let swiftFiles = PackageFiles.paths(in: "Sources", endings: [".swift"])

  /// The longest a source file may be, in lines.
  static let longest = 350

  /// Longer files, each with its reason.
  static let longer: [String: String] = [:]

  @Test(arguments: PackageFiles.paths(in: "Sources", endings: [".swift", ".c", ".h"]))
  func `a source file is short enough to be read at once`(_ path: String) throws {
    let lines = try PackageFiles.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    let isLong = lines.count - 1 > Self.longest
    #expect(isLong == (Self.longer[path] != nil), "\(path) has \(lines.count - 1) lines")
  }

  @Test(arguments: swiftFiles)
  func `nothing that ends the program on bad input is used`(_ path: String) throws {
    let file = SwiftCode(try PackageFiles.text(path))
    for (number, line) in file.code.enumerated() {
      for word in ["try!", "as!", "fatalError("] {
        #expect(!line.contains(word), "\(path):\(number + 1): \(word)")
      }
    }
  }

  @Test(arguments: swiftFiles)
  func `nothing is left to be done in a comment`(_ path: String) throws {
    let file = SwiftCode(try PackageFiles.text(path))
    for (number, comment) in file.comments.enumerated() {
      for word in ["TODO", "FIXME", "XXX", "HACK"] {
        #expect(!comment.contains(word), "\(path):\(number + 1): \(word)")
      }
    }
  }

  @Test(arguments: swiftFiles.filter { !$0.hasPrefix("Sources/aloud") })
  func `only the programs print`(_ path: String) throws {
    let file = SwiftCode(try PackageFiles.text(path))
    for (number, line) in file.code.enumerated() {
      for call in ["print", "debugPrint", "dump", "puts", "printf", "fputs"] {
        #expect(!Self.calls(call, in: line), "\(path):\(number + 1): \(call)")
      }
    }
  }

  @Test(arguments: swiftFiles.filter { !$0.hasPrefix("Sources/ProjectStore/Disk/") })
  func `only the disk files of ProjectStore write files`(_ path: String) throws {
    let file = SwiftCode(try PackageFiles.text(path))
    for (number, line) in file.code.enumerated() {
      for word in ["O_CREAT", "O_WRONLY", "O_TRUNC"] {
        #expect(!line.contains(word), "\(path):\(number + 1): \(word)")
      }
      for call in ["rename", "fopen", "creat", "mkstemp"] {
        #expect(!Self.calls(call, in: line), "\(path):\(number + 1): \(call)")
      }
    }
  }

  @Test func `texts and comments are no code`() {
    let file = SwiftCode(
      ##"""
      let a = "try! \" fatalError(" // TODO
      let b = #"as! " as!"#; print(a)
      let c = """
        try! // not a comment
        """
      """##)
    #expect(file.code == ["let a =  ", "let b = #; print(a)", "let c = ", "", ""])
    #expect(file.comments == ["// TODO", "", "", "", ""])
    #expect(Self.calls("print", in: file.code[1]))
    #expect(!Self.calls("print", in: "state.print(a)"))
    #expect(!Self.calls("print", in: "func print(a)"))
    #expect(!Self.calls("print", in: "blueprint(a)"))
  }

  /// Whether a line calls a function of this name that is no method.
  static func calls(_ name: String, in line: String) -> Bool {
    var rest = line[...]
    while let found = rest.firstRange(of: name + "(") {
      let before = line[..<found.lowerBound]
      let last = before.last ?? " "
      if !last.isLetter, !last.isNumber, last != "_", last != ".", !before.hasSuffix("func ") {
        return true
      }
      rest = rest[found.upperBound...]
    }
    return false
  }
}
