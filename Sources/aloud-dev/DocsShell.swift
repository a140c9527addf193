#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs commands for pages that show what the program answers.
enum DocsShell {
  /// What a command line writes, both streams, and its exit code.
  static func run(_ line: String) -> (output: String, code: Int32) {
    // Two streams in one pipe, in the order they were written.
    guard let pipe = popen("{ \(line)\n} 2>&1", "r") else { return ("", 127) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    let status = pclose(pipe)
    return (String(decoding: bytes, as: UTF8.self), (status >> 8) & 0xff)
  }

  /// A word as the shell takes it, whatever it holds.
  static func quoted(_ word: String) -> String {
    var text = "'"
    for character in word { text += character == "'" ? "'\\''" : String(character) }
    return text + "'"
  }
}
