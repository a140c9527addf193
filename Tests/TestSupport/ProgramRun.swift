#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a program did that ran to its end.
public struct ProgramRun: Sendable {
  /// Its exit code; 128 and the signal's number where a signal ended it.
  public let code: Int32
  /// What it wrote to standard output.
  public let output: [UInt8]
  /// What it wrote to standard error.
  public let messages: String

  /// Standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines of standard output.
  public var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// Runs a program in a folder and waits until it ends.
  ///
  /// Output and messages go to files, so that a program that writes much never waits for a reader.
  /// - Parameters:
  ///   - program: its path.
  ///   - arguments: what follows its name.
  ///   - folder: where it runs, and where its streams are kept.
  ///   - environment: all it is given.
  ///   - input: what it reads from standard input.
  /// - Throws: `ChildProcessError` where it cannot be run.
  public init(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder,
    environment: [String: String], input: [UInt8] = []
  ) throws {
    let streams = try TemporaryFolder()
    try TestFile.write(input, to: streams.path("in"))
    // The shell changes the folder, which posix_spawn cannot do everywhere.
    let script = """
      cd "$1" && in=$2/in out=$2/out err=$2/err && shift 2 && exec "$@" <"$in" >"$out" 2>"$err"
      """
    var environment = environment
    environment["PATH"] = environment["PATH"] ?? "/usr/bin:/bin"
    let child = try ChildProcess(
      "/bin/sh", ["-c", script, "sh", folder.path, streams.path, program] + arguments,
      environment: environment)
    switch child.wait() {
    case .exited(let code): self.code = code
    case .signalled(let signal): code = 128 + signal
    }
    output = try TestFile.read(streams.path("out"))
    messages = String(decoding: try TestFile.read(streams.path("err")), as: UTF8.self)
  }
}

/// Files as tests need them: whole, at once.
public enum TestFile {
  /// The bytes of a file.
  public static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else {
      throw ChildProcessError("cannot read \(path): errno \(errno)")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&block, 1, block.count, file)
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  /// The text of a file.
  public static func text(_ path: String) throws -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  /// Writes a file anew.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "wb") else {
      throw ChildProcessError("cannot write \(path): errno \(errno)")
    }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw ChildProcessError("cannot write \(path): errno \(errno)")
    }
  }

  /// Whether there is something at a path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
