#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

volatile sig_atomic_t wants_end, wants_resize, wants_stop, was_continued;

static int wake_pipe[2] = {-1, -1};

/* Programming errors: the terminal is given back, then the signal takes its course. */
static const int fatal[] = {SIGSEGV, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGTRAP, SIGQUIT, SIGSYS};
/* Requests: noted, and the reader of events is woken. */
static const int requests[] = {SIGTERM, SIGHUP, SIGINT, SIGWINCH, SIGTSTP, SIGCONT};

enum { FATAL = sizeof fatal / sizeof *fatal, REQUESTS = sizeof requests / sizeof *requests };
static struct sigaction fatal_found[FATAL], requests_found[REQUESTS], alarm_found;
static sigset_t mask_found;
static bool installed;

/* The grace a busy program has before its terminal is given back without it. */
enum { GRACE_SECONDS = 2 };

int wake_prepare(void) {
  if (wake_pipe[0] >= 0) return 0;
  if (pipe(wake_pipe) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(wake_pipe[i], F_SETFD, FD_CLOEXEC);
    fcntl(wake_pipe[i], F_SETFL, O_NONBLOCK);
  }
  return 0;
}

int wake_descriptor(void) { return wake_pipe[0]; }

/* A full pipe wakes just as well, so a write that fails is no loss. */
static void interrupt_wait(char reason) {
  int error = errno;
  ssize_t written = wake_pipe[1] >= 0 ? write(wake_pipe[1], &reason, 1) : 0;
  (void)written;
  errno = error;
}

void cterm_wake(void) { interrupt_wait('w'); }

bool wake_taken(void) {
  char reasons[64];
  ssize_t count;
  bool woken = false;
  while ((count = read(wake_pipe[0], reasons, sizeof reasons)) > 0)
    woken = woken || memchr(reasons, 'w', (size_t)count) || count == sizeof reasons;
  return woken;
}

static const struct sigaction *found_action(int signal) {
  for (size_t i = 0; i < FATAL; i++)
    if (fatal[i] == signal) return &fatal_found[i];
  for (size_t i = 0; i < REQUESTS; i++)
    if (requests[i] == signal) return &requests_found[i];
  return NULL;
}

static void die_of(int signal) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  cterm_restore_now();
  const struct sigaction *found = found_action(signal);
  sigaction(signal, found ? found : &action, NULL);
  raise(signal);
}

static void on_end(int signal) {
  /* While an editor has the terminal, Ctrl-C is meant for the editor. */
  if (signal == SIGINT && !screen_is_up) return;
  if (wants_end) die_of(signal);
  wants_end = 1;
  alarm(GRACE_SECONDS);
}

static void on_request(int signal) {
  switch (signal) {
  case SIGWINCH: wants_resize = 1; break;
  case SIGCONT: was_continued = screen_is_up; break;
  case SIGTSTP:
    if (!screen_is_up) {
      raise(SIGSTOP);
      return;
    }
    wants_stop = 1;
    break;
  default: on_end(signal); break;
  }
  interrupt_wait('s');
}

static void on_alarm(int signal) {
  (void)signal;
  cterm_restore_now();
}

static void set_handler(
  int signal, void (*handler)(int), int flags, struct sigaction *found) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, found);
}

/* A stack overflow leaves no stack to restore the terminal on. */
static void prepare_stack(void) {
  static char space[64 * 1024];
  stack_t stack, found;
  if (sigaltstack(NULL, &found) == 0 && !(found.ss_flags & SS_DISABLE)) return;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = space;
  stack.ss_size = sizeof space;
  sigaltstack(&stack, NULL);
}

/* A parent may have left signals blocked, as runtimes with threads of their own do. */
static void unblock(void) {
  sigset_t ours;
  sigemptyset(&ours);
  for (size_t i = 0; i < FATAL; i++) sigaddset(&ours, fatal[i]);
  for (size_t i = 0; i < REQUESTS; i++) sigaddset(&ours, requests[i]);
  sigaddset(&ours, SIGALRM);
  pthread_sigmask(SIG_UNBLOCK, &ours, &mask_found);
}

/* Before newterm, which then leaves these signals alone: its own handlers know nothing of our
   modes, and while it draws it ignores, and so loses, a request to stop. */
void signals_install(void) {
  if (installed) return;
  installed = true;
  wants_end = wants_resize = wants_stop = was_continued = 0;
  prepare_stack();
  for (size_t i = 0; i < FATAL; i++)
    set_handler(fatal[i], die_of, SA_ONSTACK | SA_NODEFER, &fatal_found[i]);
  for (size_t i = 0; i < REQUESTS; i++) {
    set_handler(requests[i], on_request, SA_RESTART, &requests_found[i]);
    /* nohup, and a shell without job control, ask for a signal to be ignored. */
    bool ignored = requests_found[i].sa_handler == SIG_IGN && requests[i] != SIGWINCH;
    if (ignored) sigaction(requests[i], &requests_found[i], NULL);
  }
  set_handler(SIGALRM, on_alarm, SA_RESTART, &alarm_found);
  unblock();
}

void signals_remove(void) {
  if (!installed) return;
  installed = false;
  alarm(0);
  pthread_sigmask(SIG_SETMASK, &mask_found, NULL);
  for (size_t i = 0; i < FATAL; i++) sigaction(fatal[i], &fatal_found[i], NULL);
  for (size_t i = 0; i < REQUESTS; i++) sigaction(requests[i], &requests_found[i], NULL);
  sigaction(SIGALRM, &alarm_found, NULL);
}

/* The whole job stops, so that a shell waiting for a pipeline or for make sees it. */
void signals_raise_stop(void) {
  struct sigaction ours;
  set_handler(SIGTSTP, SIG_DFL, 0, &ours);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
  wants_stop = 0;
}
