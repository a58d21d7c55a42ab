/* SPDX-License-Identifier: Apache-2.0 */
/* The entry of programs on Windows: converts arguments to UTF-8, their paths to slashes, and standard streams to binary. */
#include "wide.h"
#include <ctype.h>
#include <fcntl.h>
#include <io.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <windows.h>

int main(int count, char **arguments);
int wmain(int count, wchar_t **arguments);

/* Whether a text is a path with backslashes: its first part is a drive, a host or an existing folder. Regular expressions
 * and patterns also contain backslashes. */
static bool is_path(char *text) {
  struct stat status;
  char *slash = strpbrk(text, "\\/");
  if (!slash || !strchr(text, '\\')) return false;
  if (slash == text) return slash[0] == '\\' && slash[1] == '\\' && isalnum((unsigned char)slash[2]);
  if (slash == text + 2 && isalpha((unsigned char)*text) && text[1] == ':') return true;
  const char kept = *slash;
  *slash = 0;
  const bool folder = stat(text, &status) == 0 && S_ISDIR(status.st_mode);
  *slash = kept;
  return folder;
}

/* Converts the argument, or the value of an option: --crd=C:\folder. */
static void turn_slashes(char *argument) {
  char *value = argument[0] == '-' ? strchr(argument, '=') : NULL;
  value = value ? value + 1 : argument;
  if (!is_path(value)) return;
  for (char *at = value; (at = strchr(at, '\\'));) *at = '/';
}

static void show_colours(int file) {
  DWORD mode;
  HANDLE handle = (HANDLE)_get_osfhandle(file);
  if (GetConsoleMode(handle, &mode)) SetConsoleMode(handle, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

static void ignore_parameter(const wchar_t *what, const wchar_t *function, const wchar_t *file, unsigned line,
                             uintptr_t unused) {
  (void)what, (void)function, (void)file, (void)line, (void)unused;
}

int wmain(int count, wchar_t **arguments) {
  char **own = calloc((size_t)count + 1, sizeof *own);
  for (int i = 0; own && i < count; i++) {
    own[i] = port_narrow(arguments[i]);
    if (!own[i]) return 2;
    turn_slashes(own[i]);
  }
  if (!own) return 2;
  _set_invalid_parameter_handler(ignore_parameter); /* an invalid parameter returns an error and does not end the process */
  for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++) _setmode(file, O_BINARY);
  SetConsoleOutputCP(CP_UTF8);
  show_colours(STDOUT_FILENO);
  show_colours(STDERR_FILENO);
  setvbuf(stdout, NULL, _IOFBF, 1 << 16);
  return main(count, own);
}
