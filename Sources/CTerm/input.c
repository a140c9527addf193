#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

/* How long the rest of a sequence may take to arrive, in milliseconds. */
enum { SEQUENCE_GAP = 50, PASTE_GAP = 1000 };
enum { PASTE_LIMIT = 16 * 1024 * 1024, SEQUENCE_LIMIT = 64, STRING_LIMIT = 4096 };
enum { ESCAPE = 27, NONE = -1 };

static const char paste_end[] = "\033[201~";

/* Codes taken too early, the next one last, and bytes read together with a paste. */
static int held[4];
static int held_count;
static uint8_t *early;
static size_t early_count, early_at;
static uint8_t sequence[SEQUENCE_LIMIT];
static uint8_t *paste;

void input_reset(void) {
  held_count = 0;
  free(early);
  free(paste);
  early = paste = NULL;
  early_count = early_at = 0;
}

static bool wait_for_input(int milliseconds) {
  struct pollfd tty = {.fd = terminal.input_fd, .events = POLLIN};
  int answer = poll(&tty, 1, milliseconds);
  if (answer < 0 && errno == EINTR) answer = poll(&tty, 1, milliseconds);
  return answer > 0;
}

static void hold(int code) {
  if (code != NONE && held_count < 4) held[held_count++] = code;
}

/* The next byte, or a KEY_ code above 255, or NONE. */
static int take(int wait) {
  if (held_count > 0) return held[--held_count];
  if (early_at < early_count) return early[early_at++];
  wtimeout(terminal.keys, 0);
  int code = wgetch(terminal.keys);
  if (code == ERR && wait > 0 && wait_for_input(wait)) code = wgetch(terminal.keys);
  return code == ERR ? NONE : code;
}

static int report(CTermEvent *event, int kind, int code, unsigned modifiers) {
  event->kind = kind;
  event->code = code;
  event->modifiers = modifiers;
  return 1;
}

static int text_event(CTermEvent *event, int first, unsigned modifiers) {
  int more = first < 0xC2 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : first < 0xF5 ? 3 : 0;
  if (first < 0x80) return report(event, CTERM_CHARACTER, first, modifiers);
  uint32_t scalar = (uint32_t)first & (0x3Fu >> more);
  if (more == 0) return report(event, CTERM_CHARACTER, 0xFFFD, modifiers);
  for (int i = 0; i < more; i++) {
    int next = take(SEQUENCE_GAP);
    if (next < 0x80 || next > 0xBF) {
      hold(next);
      return report(event, CTERM_CHARACTER, 0xFFFD, modifiers);
    }
    scalar = scalar << 6 | ((uint32_t)next & 0x3F);
  }
  bool bad = scalar > 0x10FFFF || (scalar >= 0xD800 && scalar <= 0xDFFF)
    || (more == 2 && scalar < 0x800) || (more == 3 && scalar < 0x10000);
  return report(event, CTERM_CHARACTER, bad ? 0xFFFD : (int)scalar, modifiers);
}

static const struct { int code, key; unsigned modifiers; } known_keys[] = {
  {KEY_UP, CTERM_KEY_UP, 0}, {KEY_DOWN, CTERM_KEY_DOWN, 0},
  {KEY_LEFT, CTERM_KEY_LEFT, 0}, {KEY_RIGHT, CTERM_KEY_RIGHT, 0},
  {KEY_HOME, CTERM_KEY_HOME, 0}, {KEY_END, CTERM_KEY_END, 0},
  {KEY_FIND, CTERM_KEY_HOME, 0}, {KEY_SELECT, CTERM_KEY_END, 0},
  {KEY_A1, CTERM_KEY_HOME, 0}, {KEY_C1, CTERM_KEY_END, 0},
  {KEY_A3, CTERM_KEY_PAGE_UP, 0}, {KEY_C3, CTERM_KEY_PAGE_DOWN, 0},
  {KEY_PPAGE, CTERM_KEY_PAGE_UP, 0}, {KEY_NPAGE, CTERM_KEY_PAGE_DOWN, 0},
  {KEY_ENTER, CTERM_KEY_ENTER, 0}, {KEY_BACKSPACE, CTERM_KEY_BACKSPACE, 0},
  {KEY_DC, CTERM_KEY_DELETE, 0}, {KEY_IC, CTERM_KEY_INSERT, 0},
  {KEY_BTAB, CTERM_KEY_TAB, CTERM_SHIFT}, {KEY_SR, CTERM_KEY_UP, CTERM_SHIFT},
  {KEY_SF, CTERM_KEY_DOWN, CTERM_SHIFT}, {KEY_SLEFT, CTERM_KEY_LEFT, CTERM_SHIFT},
  {KEY_SRIGHT, CTERM_KEY_RIGHT, CTERM_SHIFT}, {KEY_SHOME, CTERM_KEY_HOME, CTERM_SHIFT},
  {KEY_SEND, CTERM_KEY_END, CTERM_SHIFT}, {KEY_SPREVIOUS, CTERM_KEY_PAGE_UP, CTERM_SHIFT},
  {KEY_SNEXT, CTERM_KEY_PAGE_DOWN, CTERM_SHIFT}, {KEY_SDC, CTERM_KEY_DELETE, CTERM_SHIFT},
  {KEY_SIC, CTERM_KEY_INSERT, CTERM_SHIFT},
};

/* Keys with modifiers have names such as kUP5 in the database, and no code of their own. */
static const struct { const char *name; int key; } named_keys[] = {
  {"kUP", CTERM_KEY_UP}, {"kDN", CTERM_KEY_DOWN}, {"kLFT", CTERM_KEY_LEFT},
  {"kRIT", CTERM_KEY_RIGHT}, {"kHOM", CTERM_KEY_HOME}, {"kEND", CTERM_KEY_END},
  {"kPRV", CTERM_KEY_PAGE_UP}, {"kNXT", CTERM_KEY_PAGE_DOWN}, {"kDC", CTERM_KEY_DELETE},
  {"kIC", CTERM_KEY_INSERT},
};

static int key_event(CTermEvent *event, int code, unsigned modifiers) {
  for (size_t i = 0; i < sizeof known_keys / sizeof *known_keys; i++)
    if (known_keys[i].code == code)
      return report(event, CTERM_KEY, known_keys[i].key, modifiers | known_keys[i].modifiers);
  if (code > KEY_F0 && code <= KEY_F(63))
    return report(event, CTERM_KEY, CTERM_KEY_F0 + code - KEY_F0, modifiers);
  const char *name = code > KEY_MAX ? keyname(code) : NULL;
  for (size_t i = 0; name && i < sizeof named_keys / sizeof *named_keys; i++) {
    size_t length = strlen(named_keys[i].name);
    if (strncmp(name, named_keys[i].name, length) != 0) continue;
    int digit = name[length] == 0 ? 2 : name[length] - '0';
    if (digit < 2 || digit > 8) return 0;
    return report(event, CTERM_KEY, named_keys[i].key, modifiers | (unsigned)(digit - 1));
  }
  return 0; /* KEY_RESIZE among others: the size is watched elsewhere */
}

/* Reads until the mark that ends a paste; a paste whose end never comes is over after a silence. */
static int paste_event(CTermEvent *event) {
  enum { MARK = sizeof paste_end - 1 };
  size_t count = early_count - early_at, room = count + 4096, length = 0;
  uint8_t *found = NULL, *bytes = malloc(room);
  if (!bytes) return 0;
  if (count) memcpy(bytes, early + early_at, count);
  for (size_t searched = 0;;) {
    for (; searched + MARK <= count && !found; searched++)
      if (memcmp(bytes + searched, paste_end, MARK) == 0) found = bytes + searched;
    if (found || count > PASTE_LIMIT || !wait_for_input(PASTE_GAP)) break;
    if (count + 4096 > room) {
      uint8_t *larger = realloc(bytes, room *= 2);
      if (!larger) break;
      bytes = larger;
    }
    ssize_t got = read(terminal.input_fd, bytes + count, 4096);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    count += (size_t)got;
  }
  length = found ? (size_t)(found - bytes) : count;
  size_t rest = found ? count - length - MARK : 0;
  free(early);
  early = NULL;
  early_count = early_at = 0;
  if (rest && (early = malloc(rest))) {
    memcpy(early, found + MARK, rest);
    early_count = rest;
  }
  free(paste);
  paste = bytes;
  event->bytes = paste;
  event->length = length;
  return report(event, CTERM_PASTE, 0, 0);
}

/* ESC [ or ESC O and what follows, up to its final byte. */
static int sequence_event(CTermEvent *event, int introducer) {
  size_t count = 0, final_at = 0;
  sequence[count++] = (uint8_t)introducer;
  for (;;) {
    int next = take(SEQUENCE_GAP);
    if (next == NONE && count == 1)
      return report(event, CTERM_CHARACTER, introducer, CTERM_ALT);
    if (next < 0x20 || next > 0xFF) {
      hold(next);
      return 0;
    }
    bool inside = count < SEQUENCE_LIMIT;
    if (inside) sequence[count++] = (uint8_t)next;
    /* X10 mouse: three bytes of any value; the Linux console's F1 to F5: one letter. */
    if (count == 2 && introducer == '[' && next == 'M') final_at = 5;
    else if (count == 2 && introducer == '[' && next == '[') final_at = 3;
    else if (final_at ? count == final_at : next >= 0x40 && next <= 0x7E) {
      event->bytes = sequence;
      event->length = count;
      return inside ? report(event, CTERM_SEQUENCE, 0, 0) : 0;
    }
  }
}

/* The terminal's answers to questions nobody asked, up to BEL or ESC \. */
static int string_event(CTermEvent *event, int introducer) {
  for (int count = 0; count < STRING_LIMIT; count++) {
    int next = take(SEQUENCE_GAP);
    if (next == NONE && count == 0)
      return report(event, CTERM_CHARACTER, introducer, CTERM_ALT);
    if (next == NONE || next == 7) return 0;
    if (next == ESCAPE) {
      int last = take(SEQUENCE_GAP);
      if (last != '\\') hold(last);
      return 0;
    }
  }
  return 0;
}

static int escape_event(CTermEvent *event, int wait) {
  int next = take(wait);
  if (next == NONE) return report(event, CTERM_KEY, CTERM_KEY_ESCAPE, 0);
  if (next > 0xFF) return key_event(event, next, CTERM_ALT);
  unsigned modifiers = 0;
  if (next == ESCAPE) {
    /* Some terminals send Alt and an arrow as ESC before the arrow's own sequence. */
    int third = take(0);
    if (third != '[' && third != 'O') {
      hold(third);
      hold(ESCAPE);
      return report(event, CTERM_KEY, CTERM_KEY_ESCAPE, 0);
    }
    next = third;
    modifiers = CTERM_ALT;
  }
  if (next == '[' || next == 'O') {
    int answer = sequence_event(event, next);
    event->modifiers |= modifiers;
    bool begins_paste = answer == 1 && event->kind == CTERM_SEQUENCE && event->length == 5
      && memcmp(event->bytes, "[200~", 5) == 0;
    return begins_paste ? paste_event(event) : answer;
  }
  if (next == ']' || next == 'P' || next == '_' || next == '^' || next == 'X')
    return string_event(event, next);
  return text_event(event, next, CTERM_ALT);
}

int input_take(CTermEvent *event) {
  bool from_curses = held_count == 0 && early_at >= early_count;
  int code = take(0);
  if (code == NONE) return -1;
  if (code > 0xFF) return key_event(event, code, 0);
  /* curses has waited for the rest of a sequence already. */
  if (code == ESCAPE) return escape_event(event, from_curses ? 0 : SEQUENCE_GAP);
  return text_event(event, code, 0);
}

/* What signals asked for, as an event. */
static int signal_event(CTermEvent *event) {
  if (wants_end) return report(event, CTERM_HANGUP, 0, 0);
  if (wants_stop) {
    cterm_stop();
    return report(event, CTERM_RESUMED, 0, 0);
  }
  if (was_continued) {
    /* The shell has used the terminal meanwhile. */
    was_continued = 0;
    cterm_suspend();
    cterm_resume();
    return report(event, CTERM_RESUMED, 0, 0);
  }
  if (wants_resize) {
    wants_resize = 0;
    if (screen_adapt_size()) return report(event, CTERM_RESIZE, 0, 0);
  }
  return 0;
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

void cterm_read(CTermEvent *event, int32_t timeout) {
  *event = (CTermEvent){0};
  if (!terminal.screen) return;
  int64_t end = timeout < 0 ? 0 : now() + timeout;
  for (;;) {
    if (signal_event(event)) return;
    int taken = input_take(event);
    if (taken == 1) return;
    if (taken == 0) continue;
    struct pollfd wait[2] = {
      {.fd = terminal.input_fd, .events = POLLIN}, {.fd = wake_descriptor(), .events = POLLIN}};
    int64_t left = timeout < 0 ? -1 : end - now();
    if (timeout >= 0 && left < 0) left = 0;
    int ready = poll(wait, 2, (int)left);
    if (ready == 0) return;
    if (ready < 0) continue;
    if (wait[1].revents && wake_taken()) {
      report(event, CTERM_WOKEN, 0, 0);
      return;
    }
    if (!(wait[0].revents)) continue;
    int waiting = 1;
    bool silent = (wait[0].revents & POLLIN)
      && ioctl(terminal.input_fd, FIONREAD, &waiting) == 0 && waiting == 0;
    if (silent || (wait[0].revents & (POLLHUP | POLLERR | POLLNVAL))) {
      report(event, CTERM_HANGUP, 0, 0);
      return;
    }
  }
}
