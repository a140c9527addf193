#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A full disk limit must come back as an error of the write, not end the program.
signal(SIGXFSZ, SIG_IGN)
// A reader that went away is told by the write's error too.
signal(SIGPIPE, SIG_IGN)
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), Rim.current()))
