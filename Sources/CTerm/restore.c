#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

volatile sig_atomic_t screen_is_up;
volatile sig_atomic_t restored_early;

/* Everything that gives the terminal back, prepared while it is safe to ask the database. */
static char farewell[512];
static size_t farewell_length;

static int stderr_log = -1, stderr_found = -1;

void write_all(int fd, const void *bytes, size_t count) {
  const char *at = bytes;
  while (count > 0) {
    ssize_t written = write(fd, at, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    at += written;
    count -= (size_t)written;
  }
}

static void add(const char *text) {
  size_t length = strlen(text);
  if (farewell_length + length > sizeof farewell) return;
  memcpy(farewell + farewell_length, text, length);
  farewell_length += length;
}

/* A capability may hold padding, as in "\E[m$<2>", which is for old hardware to wait. */
static void add_capability(const char *name) {
  const char *text = terminal_capability(name);
  while (text && *text) {
    const char *end = text[0] == '$' && text[1] == '<' ? strchr(text, '>') : NULL;
    if (end) {
      text = end + 1;
    } else {
      char one[2] = {*text++, 0};
      add(one);
    }
  }
}

void restore_prepare(void) {
  farewell_length = 0;
  restored_early = 0;
  add("\033[?1000l\033[?1002l\033[?1003l\033[?1006l\033[?2004l\033[0m");
  add_capability("sgr0");
  add_capability("rmkx");
  add_capability("rmcup");
  add("\033[?25h\r\n");
}

void cterm_restore_now(void) {
  if (!screen_is_up) return;
  screen_is_up = 0;
  restored_early = 1;
  int error = errno;
  /* A job in the background would be stopped for touching the terminal. */
  sigset_t blocked, before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  write_all(terminal.output_fd, farewell, farewell_length);
  tcsetattr(terminal.input_fd, TCSANOW, &terminal.found);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  stderr_release();
  errno = error;
}

/* What is written to standard error while the screen is up would be lost in it, a crash's last
   words above all; it is kept aside and shown when the terminal is given back. */
void stderr_catch(void) {
  if (stderr_found >= 0 || !isatty(STDERR_FILENO)) return;
  const char *folder = getenv("TMPDIR");
  char path[1024];
  if (!folder || strlen(folder) > 900) folder = "/tmp";
  snprintf(path, sizeof path, "%s/aloud-stderr-XXXXXX", folder);
  int log = mkstemp(path);
  if (log < 0) return;
  unlink(path);
  fcntl(log, F_SETFD, FD_CLOEXEC);
  stderr_log = log;
  stderr_found = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (stderr_found >= 0) dup2(log, STDERR_FILENO);
}

/* Safe in a signal handler. */
void stderr_release(void) {
  if (stderr_found >= 0) {
    char chunk[1024];
    ssize_t count;
    dup2(stderr_found, STDERR_FILENO);
    lseek(stderr_log, 0, SEEK_SET);
    while ((count = read(stderr_log, chunk, sizeof chunk)) > 0)
      write_all(STDERR_FILENO, chunk, (size_t)count);
    close(stderr_found);
  }
  if (stderr_log >= 0) close(stderr_log);
  stderr_log = stderr_found = -1;
}
