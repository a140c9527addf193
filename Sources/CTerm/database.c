#include "internal.h"

#include <term.h>
#include <unistd.h>

const char *terminal_capability(const char *name) {
  const char *text = tigetstr((char *)name);
  return text && text != (char *)-1 ? text : NULL;
}

int cterm_probe(const char *type) {
  int error = 0;
  if (setupterm(type, STDOUT_FILENO, &error) != OK)
    return error == 1 ? CTERM_CANNOT_POSITION : CTERM_UNKNOWN_TYPE;
  int answer = terminal_capability("cup") ? CTERM_OK : CTERM_CANNOT_POSITION;
  del_curterm(cur_term);
  return answer;
}
