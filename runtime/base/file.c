/* SPDX-License-Identifier: Apache-2.0 */
/* Reads a whole file; see crd/file.h. The stream is opened and closed outside the guard: a stop does not leave it open. */
#include <crd/file.h>
#include <crd/guard.h>
#include <errno.h>
#include <stdio.h>

typedef struct file_read {
  crd_arena *arena;
  const char *path;
  FILE *stream;
  crd_text text;
  crd_string reason;
  crd_string *error;
} file_read;

/* The buffer doubles at each step, because the size of a pipe is not known. */
static void read_bytes(void *context) {
  file_read *read = context;
  crd_text *text = &read->text;
  size_t got;
  do {
    CRD_ARENA_ROOM(read->arena, text->data, text->size, text->capacity, 16384);
    got = fread(text->data + text->size, 1, text->capacity - text->size, read->stream);
    text->size += got;
    crd_arena_poll(read->arena);
  } while (got && text->size < UINT32_MAX);
  if (ferror(read->stream)) read->reason = crd_string_of(strerror(errno));
  if (text->size >= UINT32_MAX) read->reason = CRD_STRING("it is larger than 4 GiB");
}

static void explain_refusal(void *context) {
  file_read *read = context;
  *read->error = crd_arena_printf(read->arena, "%s: %.*s", read->path, (int)read->reason.size, read->reason.data);
}

bool crd_file_read(crd_arena *arena, const char *path, crd_string *text, crd_string *error) {
  file_read read = {.arena = arena, .path = path, .stream = fopen(path, "rbe"), .text = {.arena = arena}, .error = error};
  if (!read.stream) read.reason = crd_string_of(strerror(errno));
  crd_stop stop = read.stream ? crd_guard(arena, read_bytes, &read) : CRD_STOP_NONE;
  if (read.stream) fclose(read.stream);
  if (stop && crd_guarded(arena)) crd_stop_now(arena, stop, 0); /* passes the stop on to the caller's guard */
  if (stop) read.reason = crd_stop_text(stop);
  if (!read.reason.size) {
    *text = crd_text_string(&read.text);
    return true;
  }
  if (error && crd_guard_once(arena, explain_refusal, &read)) *error = read.reason;
  return false;
}
