/* The terminal, by way of ncurses, in neutral types: nothing of curses.h is seen outside this
   target. One terminal a process; every function but cterm_wake and cterm_restore_now belongs to
   the thread that opened it. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What cterm_open and cterm_probe answer. */
enum {
  CTERM_OK = 0,
  CTERM_NO_TERMINAL,     /* standard output is not a terminal, or there is nothing to read from */
  CTERM_UNKNOWN_TYPE,    /* the terminal database has no entry of that name */
  CTERM_CANNOT_POSITION, /* the terminal cannot move its cursor */
  CTERM_NO_MEMORY,
};

/* Attributes of a look. */
enum { CTERM_BOLD = 1, CTERM_UNDERLINE = 2, CTERM_REVERSE = 4, CTERM_DIM = 8 };

/* A colour is -1 for the terminal's own, else an index below cterm_colours(). */
typedef struct {
  int32_t foreground, background;
  uint32_t attributes;
} CTermLook;

/* A base character and up to four marks on it. */
enum { CTERM_SCALARS = 5 };
typedef struct {
  uint32_t scalars[CTERM_SCALARS];
  uint8_t count;
  uint8_t look;
} CTermCell;

/* What cterm_read reports. */
enum {
  CTERM_NOTHING = 0, /* the time is over */
  CTERM_WOKEN,       /* cterm_wake was called */
  CTERM_CHARACTER,   /* code: a scalar, control characters as they came */
  CTERM_KEY,         /* code: one of CTERM_KEY_..., or CTERM_KEY_F0 + n */
  CTERM_SEQUENCE,    /* bytes: what followed ESC, not known to the terminal database */
  CTERM_PASTE,       /* bytes: everything between the paste marks */
  CTERM_RESIZE,
  CTERM_RESUMED, /* back from a stop; everything must be drawn again */
  CTERM_HANGUP,  /* the terminal is gone, or the process was asked to end */
};

enum {
  CTERM_KEY_UP = 1, CTERM_KEY_DOWN, CTERM_KEY_LEFT, CTERM_KEY_RIGHT,
  CTERM_KEY_HOME, CTERM_KEY_END, CTERM_KEY_PAGE_UP, CTERM_KEY_PAGE_DOWN,
  CTERM_KEY_ENTER, CTERM_KEY_BACKSPACE, CTERM_KEY_DELETE, CTERM_KEY_INSERT,
  CTERM_KEY_TAB, CTERM_KEY_ESCAPE,
  CTERM_KEY_F0 = 100,
};

/* Modifiers, as xterm counts them. */
enum { CTERM_SHIFT = 1, CTERM_ALT = 2, CTERM_CONTROL = 4 };

typedef struct {
  int32_t kind, code;
  uint32_t modifiers;
  const uint8_t *bytes; /* valid until the next cterm_read */
  size_t length;
} CTermEvent;

/* Whether the database knows a terminal of that name and it can move its cursor. */
int cterm_probe(const char *type);

/* Takes the terminal over. `type` is the terminal's name in the database; without `colour`
   attributes are all there is. */
int cterm_open(const char *type, bool colour);
/* Gives the terminal back as it was found; harmless when it is not open. */
void cterm_close(void);

/* Gives the terminal to another program, and takes it back. */
void cterm_suspend(void);
void cterm_resume(void);
/* Stops the whole job, as Ctrl-Z does elsewhere; returns when it is continued. */
void cterm_stop(void);

void cterm_size(int32_t *rows, int32_t *columns);
/* How many colours may be used; 0 for none. */
int32_t cterm_colours(void);
/* The cells the C library, and so curses, gives a scalar; -1 where it does not know it. */
int cterm_scalar_width(uint32_t scalar);

void cterm_set_looks(const CTermLook *looks, size_t count);
void cterm_set_mouse(bool on);

/* Puts a whole row; what is missing on the right becomes blank. */
void cterm_put_row(int32_t row, const CTermCell *cells, size_t count);
/* Sends what changed and leaves the cursor at a place. */
void cterm_show(int32_t row, int32_t column);
/* Makes the next cterm_show send everything. */
void cterm_forget(void);
void cterm_beep(void);
/* Sends bytes that curses knows nothing of. */
void cterm_write(const uint8_t *bytes, size_t count);

/* Waits for the next event; a negative time waits for ever. */
void cterm_read(CTermEvent *event, int32_t timeout_milliseconds);
/* Makes a waiting cterm_read return; any thread may call it, at any time. */
void cterm_wake(void);
/* Gives the terminal back at once; safe in a signal handler. */
void cterm_restore_now(void);
