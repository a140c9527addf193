#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a program started by a test inherits of signals: nothing.
///
/// The threads tests run on block nearly every signal, and a program that inherits that never
/// hears of its children's end or of a request to stop.
enum SpawnSignals {
  /// Lets every signal through, with the meaning it has by itself.
  static func release(_ attributes: inout posix_spawnattr_t, flags: Int16 = 0) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    // What cannot be caught cannot be set either.
    sigdelset(&all, SIGKILL)
    sigdelset(&all, SIGSTOP)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, flags | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
  }
}
