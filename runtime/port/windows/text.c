/* SPDX-License-Identifier: Apache-2.0 */
/* Functions for streams and texts that Windows' C library does not have. */
#include <errno.h>
#include <fnmatch.h>
#include <io.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

FILE *port_stdin __asm("port_stdin"), *port_stdout __asm("port_stdout"), *port_stderr __asm("port_stderr");

__attribute__((constructor)) static void port_name_streams(void) {
  port_stdin = __acrt_iob_func(0);
  port_stdout = __acrt_iob_func(1);
  port_stderr = __acrt_iob_func(2);
}

/* ---- fopencookie: a temporary file, whose content is passed on when the stream is flushed ---- */

typedef struct port_cookie {
  struct port_cookie *next;
  FILE *stream;
  void *context;
  cookie_io_functions_t functions;
} port_cookie;

static pthread_mutex_t port_cookies_lock = PTHREAD_MUTEX_INITIALIZER;
static port_cookie *port_cookies;

static port_cookie *port_cookie_of(FILE *stream, bool take) {
  pthread_mutex_lock(&port_cookies_lock);
  port_cookie **at = &port_cookies;
  while (*at && (*at)->stream != stream) at = &(*at)->next;
  port_cookie *found = *at;
  if (found && take) *at = found->next;
  pthread_mutex_unlock(&port_cookies_lock);
  return found;
}

FILE *fopencookie(void *context, const char *mode, cookie_io_functions_t functions) {
  port_cookie *cookie = malloc(sizeof *cookie);
  (void)mode;
  if (!cookie) return NULL;
  *cookie = (port_cookie){.stream = tmpfile(), .context = context, .functions = functions};
  if (!cookie->stream) {
    free(cookie);
    return NULL;
  }
  setvbuf(cookie->stream, NULL, _IOFBF, 1 << 16);
  pthread_mutex_lock(&port_cookies_lock);
  cookie->next = port_cookies;
  port_cookies = cookie;
  pthread_mutex_unlock(&port_cookies_lock);
  return cookie->stream;
}

static int port_pass_on(const port_cookie *cookie) {
  char part[1 << 14];
  const int file = _fileno(cookie->stream);
  if ((fflush)(cookie->stream) != 0 || _lseeki64(file, 0, SEEK_SET) != 0) return EOF;
  for (int size; (size = _read(file, part, sizeof part)) != 0;) {
    if (size < 0) return EOF;
    cookie->functions.write(cookie->context, part, (size_t)size);
  }
  (rewind)(cookie->stream);
  return _chsize_s(file, 0) == 0 ? 0 : EOF;
}

int port_fflush(FILE *stream) {
  const port_cookie *cookie = stream == port_stdout ? NULL : port_cookie_of(stream, false);
  return cookie ? port_pass_on(cookie) : (fflush)(stream);
}

int port_fclose(FILE *stream) {
  port_cookie *cookie = port_cookie_of(stream, true);
  int result = cookie ? port_pass_on(cookie) : 0;
  if ((fclose)(stream) != 0) result = EOF;
  free(cookie);
  return result;
}

ssize_t getline(char **line, size_t *room, FILE *stream) {
  size_t size = 0;
  for (int byte; (byte = getc(stream)) != EOF;) {
    if (size + 2 > *room || !*line) {
      char *larger = realloc(*line, *room = *line && *room ? *room * 2 : 128);
      if (!larger) return -1;
      *line = larger;
    }
    (*line)[size++] = (char)byte;
    (*line)[size] = 0;
    if (byte == '\n') break;
  }
  return size ? (ssize_t)size : -1;
}

/* ---- texts ---- */

void *memmem(const void *bytes, size_t size, const void *part, size_t part_size) {
  const char *at = bytes, *end = at + size;
  if (!part_size) return (void *)(uintptr_t)bytes;
  for (; (size_t)(end - at) >= part_size; at++) {
    at = memchr(at, *(const unsigned char *)part, (size_t)(end - at) - part_size + 1);
    if (!at) return NULL;
    if (memcmp(at, part, part_size) == 0) return (void *)(uintptr_t)at;
  }
  return NULL;
}

/* Skips a bracket expression; sets `fits` to whether it matches the byte. NULL when it has no closing bracket. */
static const char *port_match_set(const char *at, unsigned char byte, bool *fits) {
  const bool none = *at == '!' || *at == '^';
  at += none;
  *fits = false;
  for (const char *first = at; *at && (*at != ']' || at == first); at++) {
    if (*at == '\\' && at[1]) at++;
    const unsigned char low = (unsigned char)*at;
    if (at[1] == '-' && at[2] && at[2] != ']') at += 2;
    *fits = *fits || (low <= byte && byte <= (unsigned char)*at);
  }
  *fits = *fits != none;
  return *at ? at + 1 : NULL;
}

int fnmatch(const char *pattern, const char *text, int flags) {
  if (flags & FNM_PERIOD && *text == '.' && *pattern != '.') return FNM_NOMATCH;
  for (; *pattern; text++) {
    bool fits = true;
    if (*pattern == '*') {
      while (*pattern == '*') pattern++;
      for (; *text; text++)
        if (fnmatch(pattern, text, 0) == 0) return 0;
      return *pattern ? FNM_NOMATCH : 0;
    }
    if (!*text) return FNM_NOMATCH;
    const char *behind = *pattern == '[' ? port_match_set(pattern + 1, (unsigned char)*text, &fits) : NULL;
    if (!behind && *pattern == '\\' && pattern[1])
      pattern++, fits = *pattern == *text;
    else if (!behind)
      fits = *pattern == '?' || *pattern == *text;
    if (!fits) return FNM_NOMATCH;
    pattern = behind ? behind : pattern + 1;
  }
  return *text ? FNM_NOMATCH : 0;
}
