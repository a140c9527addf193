import ProjectStore

// The developer's tool: what is needed to build, measure and document aloud, and is not shipped.
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "terminal-demo": runTerminalDemo(arguments: Array(arguments.dropFirst()))
case "generate":
  // generate ELEMENTS FILE
  guard arguments.count == 3, let count = Int(arguments[1]) else {
    print("usage: aloud-dev generate ELEMENTS FILE")
    break
  }
  try AtomicFile.write(GenerateProject.bytes(elements: count), to: arguments[2])
case "write-fixes":
  // write-fixes FILE SCREEN COUNT
  guard arguments.count == 4, let count = Int(arguments[3]) else {
    print("usage: aloud-dev write-fixes FILE SCREEN COUNT")
    break
  }
  try WriteFixes.run(file: arguments[1], screen: arguments[2], count: count)
default: print("usage: aloud-dev generate ELEMENTS FILE | terminal-demo")
}
