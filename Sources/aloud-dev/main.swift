if CommandLine.arguments.dropFirst().first == "terminal-demo" {
  runTerminalDemo(arguments: Array(CommandLine.arguments.dropFirst(2)))
} else {
  print("aloud-dev")
}
