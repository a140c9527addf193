import ProjectStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The developer's tool: what is needed to build, measure and document aloud, and is not shipped.
let usage = """
  usage: aloud-dev docs [--check] | generate ELEMENTS FILE | terminal-demo
         aloud-dev accuracy [DATA] [--all]
         aloud-dev write-fixes FILE SCREEN COUNT
  """
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "docs":
  let isCheck = arguments.dropFirst().first == "--check"
  exit(DocsWriter.run(isCheck: isCheck))
case "accuracy": exit(Accuracy.run(arguments: Array(arguments.dropFirst())))
case "terminal-demo": runTerminalDemo(arguments: Array(arguments.dropFirst()))
case "generate":
  // generate ELEMENTS FILE
  guard arguments.count == 3, let count = Int(arguments[1]) else {
    print(usage)
    exit(2)
  }
  try AtomicFile.write(GenerateProject.bytes(elements: count), to: arguments[2])
case "write-fixes":
  // write-fixes FILE SCREEN COUNT
  guard arguments.count == 4, let count = Int(arguments[3]) else {
    print(usage)
    exit(2)
  }
  try WriteFixes.run(file: arguments[1], screen: arguments[2], count: count)
default:
  print(usage)
  exit(2)
}
