#include "internal.h"

#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

struct terminal terminal = {.input_fd = -1, .output_fd = -1};

enum { LOOKS = 64 };
static struct { attr_t attributes; int pair; } looks[LOOKS];

static const char modes_on[] = "\033[?2004h\033[?25h";
static const char modes_off[] = "\033[?1000l\033[?1002l\033[?1003l\033[?1006l\033[?2004l\033[?25h";
static const char mouse_on[] = "\033[?1000h\033[?1006h";
static const char mouse_off[] = "\033[?1006l\033[?1000l";

/* Only the characters' locale: number formats must stay as they are. The screen is UTF-8 even
   where the locale is "C" or not installed, since every terminal in use is. */
static void use_utf8(void) {
  static const char *const names[] = {"C.UTF-8", "C.utf8", "UTF-8", "en_US.UTF-8"};
  if (setlocale(LC_CTYPE, "") && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (setlocale(LC_CTYPE, names[i])) return;
}

static int open_descriptors(void) {
  if (!isatty(STDOUT_FILENO)) return CTERM_NO_TERMINAL;
  terminal.output_fd = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  /* Standard input may be a pipe that carries the project. */
  terminal.input_fd = isatty(STDIN_FILENO) ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
                                           : open("/dev/tty", O_RDWR | O_CLOEXEC);
  if (terminal.input_fd < 0 || terminal.output_fd < 0) return CTERM_NO_TERMINAL;
  if (tcgetattr(terminal.input_fd, &terminal.found) != 0) return CTERM_NO_TERMINAL;
  terminal.input = fdopen(terminal.input_fd, "r");
  terminal.output = fdopen(terminal.output_fd, "w");
  return terminal.input && terminal.output ? CTERM_OK : CTERM_NO_MEMORY;
}

static void close_descriptors(void) {
  if (terminal.input) fclose(terminal.input);
  else if (terminal.input_fd >= 0) close(terminal.input_fd);
  if (terminal.output) fclose(terminal.output);
  else if (terminal.output_fd >= 0) close(terminal.output_fd);
  free(terminal.row);
  terminal = (struct terminal){.input_fd = -1, .output_fd = -1};
}

static bool make_row(void) {
  size_t columns = (size_t)(getmaxx(stdscr) > 0 ? getmaxx(stdscr) : 1);
  cchar_t *row = realloc(terminal.row, columns * sizeof *row);
  if (row) terminal.row = row;
  return row != NULL;
}

/* The keys curses would decode badly or not at all are left to the reader of sequences: the mouse
   in particular, whose encoding the database gets wrong for tmux. */
static void set_up_keys(void) {
  keypad(terminal.keys, TRUE);
  const char *mouse = terminal_capability("kmous");
  if (mouse) define_key((char *)mouse, 0);
  keyok(KEY_MOUSE, FALSE);
  if (!getenv("ESCDELAY")) set_escdelay(25);
}

int cterm_open(const char *type, bool colour) {
  if (terminal.screen) return CTERM_OK;
  use_utf8();
  int answer = open_descriptors();
  if (answer == CTERM_OK && wake_prepare() != 0) answer = CTERM_NO_MEMORY;
  if (answer != CTERM_OK) {
    close_descriptors();
    return answer;
  }
  /* LINES and COLUMNS that a shell exports would outlive the first resize. */
  use_env(FALSE);
#if NCURSES_VERSION_PATCH >= 20120714
  /* Without it, entries that state no size, as that of the Linux console, cannot be opened. */
  use_tioctl(TRUE);
#endif
  signals_install();
  terminal.screen = newterm((char *)type, terminal.output, terminal.input);
  if (!terminal.screen) {
    signals_remove();
    close_descriptors();
    return CTERM_UNKNOWN_TYPE;
  }
  terminal.keys = newpad(1, 1);
  if (!terminal.keys || !make_row()) {
    endwin();
    signals_remove();
    delscreen(terminal.screen);
    close_descriptors();
    return CTERM_NO_MEMORY;
  }
  raw();
  noecho();
  nonl();
  set_up_keys();
  terminal.colours = colour && has_colors() && start_color() == OK ? COLORS : 0;
  terminal.has_default = terminal.colours > 0 && use_default_colors() == OK;
  input_reset();
  restore_prepare();
  stderr_catch();
  screen_is_up = 1;
  screen_adapt_size();
  wnoutrefresh(stdscr);
  doupdate();
  cterm_write((const uint8_t *)modes_on, sizeof modes_on - 1);
  return CTERM_OK;
}

/* From here the terminal is as it was found, whether or not we come back. */
static void leave(void) {
  screen_is_up = 0;
  write_all(terminal.output_fd, modes_off, sizeof modes_off - 1);
  endwin();
  tcsetattr(terminal.input_fd, TCSADRAIN, &terminal.found);
  stderr_release();
}

void cterm_close(void) {
  if (!terminal.screen) return;
  if (screen_is_up) leave();
  signals_remove();
  delwin(terminal.keys);
  delscreen(terminal.screen);
  close_descriptors();
}

void cterm_suspend(void) {
  if (terminal.screen && screen_is_up) leave();
}

void cterm_resume(void) {
  if (!terminal.screen || screen_is_up) return;
  stderr_catch();
  screen_is_up = 1;
  was_continued = 0;
  reset_prog_mode();
  screen_adapt_size();
  cterm_forget();
  doupdate();
  cterm_write((const uint8_t *)modes_on, sizeof modes_on - 1);
  if (terminal.mouse) cterm_write((const uint8_t *)mouse_on, sizeof mouse_on - 1);
}

void cterm_stop(void) {
  if (!terminal.screen) return;
  bool was_up = screen_is_up;
  cterm_suspend();
  signals_raise_stop();
  if (was_up) cterm_resume();
}

/* Takes over the size the terminal has now; false where it is the one we know. */
bool screen_adapt_size(void) {
  struct winsize size;
  if (ioctl(terminal.output_fd, TIOCGWINSZ, &size) != 0) return false;
  if (size.ws_row == 0 || size.ws_col == 0) return false;
  if (size.ws_row == getmaxy(stdscr) && size.ws_col == getmaxx(stdscr)) return false;
  if (resizeterm(size.ws_row, size.ws_col) != OK || !make_row()) return false;
  cterm_forget();
  return true;
}

void cterm_size(int32_t *rows, int32_t *columns) {
  *rows = terminal.screen ? getmaxy(stdscr) : 0;
  *columns = terminal.screen ? getmaxx(stdscr) : 0;
}

int32_t cterm_colours(void) { return terminal.colours; }

int cterm_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

static attr_t attributes_of(uint32_t attributes) {
  attr_t answer = A_NORMAL;
  if (attributes & CTERM_BOLD) answer |= A_BOLD;
  if (attributes & CTERM_UNDERLINE) answer |= A_UNDERLINE;
  if (attributes & CTERM_REVERSE) answer |= A_REVERSE;
  if (attributes & CTERM_DIM) answer |= A_DIM;
  return answer;
}

static int make_pair(int pair, int foreground, int background) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
  return init_extended_pair(pair, foreground, background);
#else
  return init_pair((short)pair, (short)foreground, (short)background);
#endif
}

void cterm_set_looks(const CTermLook *wanted, size_t count) {
  if (!terminal.screen) return;
  int32_t colours = cterm_colours();
  int pairs = 0;
  if (count > LOOKS) count = LOOKS;
  for (size_t i = 0; i < count; i++) {
    CTermLook look = wanted[i];
    looks[i].attributes = attributes_of(look.attributes);
    looks[i].pair = 0;
    if (look.foreground >= colours) look.foreground = -1;
    if (look.background >= colours) look.background = -1;
    if (colours == 0 || (look.foreground < 0 && look.background < 0)) continue;
    if (!terminal.has_default && look.foreground < 0) look.foreground = COLOR_WHITE;
    if (!terminal.has_default && look.background < 0) look.background = COLOR_BLACK;
    for (size_t j = 0; j < i && looks[i].pair == 0; j++)
      if (wanted[j].foreground == wanted[i].foreground
          && wanted[j].background == wanted[i].background)
        looks[i].pair = looks[j].pair;
    if (looks[i].pair || pairs + 1 >= COLOR_PAIRS) continue;
    if (make_pair(pairs + 1, look.foreground, look.background) == OK) looks[i].pair = ++pairs;
  }
}

void cterm_set_mouse(bool on) {
  if (!terminal.screen || terminal.mouse == on) return;
  terminal.mouse = on;
  if (!screen_is_up) return;
  if (on) cterm_write((const uint8_t *)mouse_on, sizeof mouse_on - 1);
  else cterm_write((const uint8_t *)mouse_off, sizeof mouse_off - 1);
}

static void make_cell(cchar_t *target, const CTermCell *cell) {
  wchar_t text[CTERM_SCALARS + 1] = {0};
  size_t count = cell->count < CTERM_SCALARS ? cell->count : CTERM_SCALARS;
  for (size_t i = 0; i < count; i++) text[i] = (wchar_t)cell->scalars[i];
  if (count == 0 || wcwidth(text[0]) < 1) wmemcpy(text, L"?", 2);
  size_t index = cell->look < LOOKS ? cell->look : 0;
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
  int pair = looks[index].pair;
  setcchar(target, text, looks[index].attributes, (short)(pair > 255 ? 255 : pair), &pair);
#else
  setcchar(target, text, looks[index].attributes, (short)looks[index].pair, NULL);
#endif
}

void cterm_put_row(int32_t row, const CTermCell *cells, size_t count) {
  if (!terminal.screen || !screen_is_up || row < 0 || row >= getmaxy(stdscr)) return;
  static const CTermCell blank = {{' '}, 1, 0};
  size_t columns = (size_t)getmaxx(stdscr);
  size_t used = 0, at = 0;
  for (size_t i = 0; i < count; i++) {
    int width = cells[i].count ? wcwidth((wchar_t)cells[i].scalars[0]) : 1;
    size_t taken = width == 2 ? 2 : 1;
    if (at + taken > columns) break;
    make_cell(&terminal.row[used++], &cells[i]);
    at += taken;
  }
  for (; at < columns; at++) make_cell(&terminal.row[used++], &blank);
  mvwadd_wchnstr(stdscr, row, 0, terminal.row, (int)used);
}

void cterm_show(int32_t row, int32_t column) {
  if (!terminal.screen || !screen_is_up) return;
  int last_row = getmaxy(stdscr) - 1, last_column = getmaxx(stdscr) - 1;
  if (row > last_row) row = last_row;
  if (column > last_column) column = last_column;
  wmove(stdscr, row < 0 ? 0 : row, column < 0 ? 0 : column);
  wnoutrefresh(stdscr);
  doupdate();
}

void cterm_forget(void) {
  if (terminal.screen) clearok(curscr, TRUE);
}

void cterm_beep(void) {
  if (terminal.screen && screen_is_up) beep();
}

void cterm_write(const uint8_t *bytes, size_t count) {
  if (terminal.screen && screen_is_up) write_all(terminal.output_fd, bytes, count);
}
