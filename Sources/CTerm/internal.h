/* What the parts of the terminal share. */
#pragma once

#define _XOPEN_SOURCE 700
#define _XOPEN_SOURCE_EXTENDED 1
#define _DEFAULT_SOURCE 1
#define _DARWIN_C_SOURCE 1
#define NCURSES_WIDECHAR 1

#include "cterm.h"

#include <curses.h>
#include <signal.h>
#include <stdio.h>
#include <termios.h>

struct terminal {
  SCREEN *screen;
  WINDOW *keys; /* a pad, so that reading a key never refreshes the screen */
  FILE *input, *output;
  int input_fd, output_fd;
  struct termios found;
  bool mouse, has_default;
  int32_t colours;
  cchar_t *row;
};
extern struct terminal terminal;

/* Whether the screen is ours just now; read by signal handlers. */
extern volatile sig_atomic_t screen_is_up;
/* What signals asked for, cleared by who acts on it. */
extern volatile sig_atomic_t wants_end, wants_resize, wants_stop, was_continued, restored_early;

/* database.c: apart, since term.h makes macros of words like "columns" */
const char *terminal_capability(const char *name);

/* restore.c */
void restore_prepare(void);
void write_all(int fd, const void *bytes, size_t count);
void stderr_catch(void);
void stderr_release(void);

/* signals.c */
int wake_prepare(void);
int wake_descriptor(void);
/* Empties the pipe; whether cterm_wake was among the reasons. */
bool wake_taken(void);
void signals_install(void);
void signals_remove(void);
void signals_raise_stop(void);

/* input.c */
void input_reset(void);
/* 1: an event; 0: something was swallowed; -1: nothing is there. */
int input_take(CTermEvent *event);

/* screen.c */
bool screen_adapt_size(void);
