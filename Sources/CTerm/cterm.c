#include "cterm.h"
