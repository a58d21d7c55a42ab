/* SPDX-License-Identifier: Apache-2.0 */
/* A read takes all available bytes, so that a full pipe costs few calls. The output is flushed only before a read that would
 * wait. So a writer that waits for each answer gets it, and other writers pay for no flush. */
#include "lines.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FIRST_ROOM = 1 << 16 };

/* Whether a read would wait; a descriptor that cannot be polled is read at once, after a flush. */
static bool would_wait(int input) {
  struct pollfd ready = {.fd = input, .events = POLLIN};
  return poll(&ready, 1, 0) != 1;
}

/* Makes room in the buffer; returned lines are dropped. */
static bool make_room(lines *lines) {
  if (lines->start) {
    lines->size -= lines->start;
    memmove(lines->text, lines->text + lines->start, lines->size);
    lines->start = 0;
  }
  if (lines->size < lines->room) return true;
  size_t room = lines->room ? lines->room * 2 : FIRST_ROOM;
  char *text = realloc(lines->text, room);
  if (!text) return lines->error = ENOMEM, false;
  lines->text = text;
  lines->room = room;
  return true;
}

/* False at the end, or after an error. */
static bool read_more(lines *lines) {
  if (lines->ended || lines->error || !make_room(lines)) return false;
  if (would_wait(lines->input)) fflush(lines->output);
  ssize_t got;
  do got = read(lines->input, lines->text + lines->size, lines->room - lines->size);
  while (got < 0 && errno == EINTR);
  if (got < 0) lines->error = errno;
  if (got == 0) lines->ended = true;
  if (got > 0) lines->size += (size_t)got;
  return got > 0;
}

bool lines_next(lines *lines, crd_string *line) {
  size_t looked = lines->start;
  for (;;) {
    const char *end = lines->size > looked ? memchr(lines->text + looked, '\n', lines->size - looked) : NULL;
    looked = lines->size - lines->start;
    if (!end && read_more(lines)) {
      looked += lines->start;
      continue;
    }
    if (lines->error || (!end && lines->start == lines->size)) return false;
    *line = (crd_string){lines->text + lines->start, end ? (size_t)(end - lines->text) - lines->start : looked};
    lines->start = end ? (size_t)(end + 1 - lines->text) : lines->size;
    while (line->size && line->data[line->size - 1] == '\r') line->size--;
    return true;
  }
}

void lines_free(lines *lines) {
  free(lines->text);
  lines->text = NULL;
}
