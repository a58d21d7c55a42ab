/* SPDX-License-Identifier: Apache-2.0 */
/* The start of the log says whether lines are events: a brace alone, a bracket, or the head of an EventList means documents,
 * which are cut by brackets and quotes. A line with an EventList among other lines is split later. */
#include "base/memory.h"
#include "event.h"
#include <stdlib.h>
#include <string.h>

#define BLOCK_BYTES ((size_t)512 << 10)
#define HEAD_BYTES ((size_t)512) /* the part in which an EventList must be recognised */

struct replay_blocks {
  replay_stream *stream;
  bool documents, begun, over;
  const char *error; /* of the stream; reported after the bytes before it */
  char *rest;        /* bytes that were read but not returned */
  size_t at, size, room;
  uint64_t line;
  /* state for documents */
  unsigned depth, base; /* open brackets; the depth of the list of events */
  bool in_string, escaped, collecting, dropping, reported;
  char name[6]; /* the last string on the top level of the document, cut */
  size_t name_size, started;
  uint64_t started_line;
};

void replay_block_free(replay_block *block) {
  free(block->data);
  free(block->slices);
  *block = (replay_block){.size = 0};
}

replay_blocks *replay_blocks_open(const char *path, const char **error) {
  replay_blocks *blocks = calloc(1, sizeof *blocks);
  *error = "out of memory";
  if (!blocks) return NULL;
  blocks->line = 1;
  blocks->stream = replay_stream_open(path, error);
  if (blocks->stream) return blocks;
  free(blocks);
  return NULL;
}

void replay_blocks_close(replay_blocks *blocks) {
  if (!blocks) return;
  replay_stream_close(blocks->stream);
  free(blocks->rest);
  free(blocks);
}

static bool widen(char **data, size_t *room, size_t wanted) {
  if (wanted <= *room) return true;
  size_t grown = *room ? *room : BLOCK_BYTES;
  while (grown < wanted) grown *= 2;
  char *moved = realloc(*data, grown);
  if (!moved) return false;
  *data = moved;
  *room = grown;
  return true;
}

static void note_uncut(replay_block *block, const char *why, uint64_t line) {
  if (!block->broken++) {
    block->broken_line = line;
    block->broken_why = why;
  }
}

/* Reads until `wanted` bytes are available, or the end. False without memory. */
static bool fill_rest(replay_blocks *blocks, size_t wanted) {
  size_t got = 0;
  if (!widen(&blocks->rest, &blocks->room, wanted)) return false;
  if (blocks->at) memmove(blocks->rest, blocks->rest + blocks->at, blocks->size - blocks->at);
  blocks->size -= blocks->at;
  blocks->at = 0;
  while (blocks->size < wanted && !blocks->over) {
    if (!replay_stream_read(blocks->stream, blocks->rest + blocks->size, wanted - blocks->size, &got, &blocks->error))
      blocks->over = true;
    else
      blocks->over = got == 0;
    blocks->size += got;
  }
  return true;
}

static bool begins_documents(const replay_blocks *blocks) {
  const crd_string text = replay_trim((crd_string){blocks->rest, blocks->size});
  const char *end = text.size ? memchr(text.data, '\n', text.size) : NULL;
  crd_string line = replay_trim((crd_string){text.data, end ? (size_t)(end - text.data) : text.size});
  if (!line.size) return false;
  if (line.data[0] == '[' || (line.size == 1 && line.data[0] == '{')) return true;
  if (line.size > HEAD_BYTES) line.size = HEAD_BYTES;
  const crd_string list = CRD_STRING("\"EventList\""), items = CRD_STRING("\"items\"");
  const char *first_object = memmem(line.data, line.size, "\"objectRef\"", 11);
  const char *found = memmem(line.data, line.size, list.data, list.size);
  if (!found) found = memmem(line.data, line.size, items.data, items.size);
  return found && (!first_object || found < first_object);
}

/* ---- lines ---- */

static uint64_t count_lines(const char *data, size_t size) {
  uint64_t count = 0;
  if (!size) return 0; /* an empty log has no text */
  for (const char *p = data, *end = data + size; p < end && (p = memchr(p, '\n', (size_t)(end - p))); p++) count++;
  return count;
}

/* Skips a line that is too long. */
static bool drop_line(replay_blocks *blocks, replay_block *block) {
  note_uncut(block, "the line is longer than 32 MiB", blocks->line);
  for (;;) {
    const char *end = memchr(blocks->rest + blocks->at, '\n', blocks->size - blocks->at);
    if (end) {
      blocks->at = (size_t)(end - blocks->rest) + 1;
      blocks->line++;
      return true;
    }
    blocks->at = blocks->size;
    if (blocks->over) return true;
    if (!fill_rest(blocks, BLOCK_BYTES)) return false;
  }
}

static bool next_lines(replay_blocks *blocks, replay_block *block) {
  const char *end = NULL;
  for (size_t wanted = BLOCK_BYTES; !end; wanted *= 2) {
    if (wanted > REPLAY_LONGEST && !drop_line(blocks, block)) return false;
    if (wanted > REPLAY_LONGEST) wanted = BLOCK_BYTES;
    if (!fill_rest(blocks, wanted)) return false;
    end = blocks->size ? memrchr(blocks->rest, '\n', blocks->size) : NULL;
    if (end || blocks->over) break;
  }
  const size_t size = blocks->over ? blocks->size : (size_t)(end - blocks->rest) + 1;
  if (!widen(&block->data, &block->room, size)) return false;
  if (size) memcpy(block->data, blocks->rest, size);
  block->size = size;
  block->lines = true;
  block->first_line = blocks->line;
  block->last_is_cut = size && block->data[size - 1] != '\n';
  blocks->line += count_lines(block->data, size);
  blocks->at = size;
  return true;
}

/* ---- documents ---- */

static bool add_slice(replay_block *block, replay_slice slice) {
  if (!MEMORY_ROOM(block->slices, block->count, block->slice_room, 256)) return false;
  block->slices[block->count++] = slice;
  return true;
}

/* Handles a quote, or a byte within a string. */
static void step_string(replay_blocks *blocks, char c) {
  if (!blocks->in_string) {
    blocks->in_string = true;
    blocks->name_size = 0;
  } else if (blocks->escaped) {
    blocks->escaped = false;
  } else if (c == '\\') {
    blocks->escaped = true;
  } else if (c == '"') {
    blocks->in_string = false;
  }
  if (blocks->in_string && blocks->depth == 1 && blocks->name_size < sizeof blocks->name)
    blocks->name[blocks->name_size++] = c;
}

static void open_bracket(replay_blocks *blocks, const replay_block *block, char c) {
  const bool items = blocks->depth == 1 && blocks->name_size == 6 && memcmp(blocks->name, "\"items", 6) == 0;
  if (c == '[' && blocks->depth == blocks->base && !blocks->base) {
    blocks->base = 1; /* a list of events */
  } else if (c == '[' && !blocks->base && items) {
    blocks->base = 2; /* an EventList */
    blocks->collecting = blocks->dropping = false;
  } else if (c == '{' && blocks->depth == blocks->base) {
    blocks->collecting = true;
    blocks->started = block->size;
    blocks->started_line = blocks->line;
  }
  blocks->depth++;
}

/* Closes a bracket; returns whether an event ends there. */
static bool close_bracket(replay_blocks *blocks, char c) {
  if (!blocks->depth) return false;
  blocks->depth--;
  if (c == ']' && blocks->base && blocks->depth + 1 == blocks->base) blocks->base = 0;
  const bool whole = c == '}' && blocks->collecting && blocks->depth == blocks->base;
  if (whole) blocks->collecting = false;
  return whole;
}

/* Handles an invalid byte between events. */
static void step_between(replay_blocks *blocks, replay_block *block, char c) {
  if (blocks->depth || c == ',' || c == ' ' || c == '\t' || c == '\r' || c == '\n' || blocks->reported) return;
  note_uncut(block, "what stands between two events is none", blocks->line);
  blocks->reported = true;
}

/* Handles a byte; false without memory. */
static bool step(replay_blocks *blocks, replay_block *block, char c) {
  bool whole = false;
  if (c == '\n') {
    blocks->line++;
    blocks->reported = false;
  }
  if (blocks->in_string || (c == '"' && blocks->depth))
    step_string(blocks, c);
  else if (c == '{' || c == '[')
    open_bracket(blocks, block, c);
  else if ((c == '}' || c == ']') && blocks->depth)
    whole = close_bracket(blocks, c);
  else
    step_between(blocks, block, c);
  if (!blocks->collecting && !whole) {
    if (block->count == 0 || block->size > block->slices[block->count - 1].at + block->slices[block->count - 1].size)
      block->size = block->count ? block->slices[block->count - 1].at + block->slices[block->count - 1].size : 0;
    return true;
  }
  if (!blocks->dropping && block->size - blocks->started >= REPLAY_LONGEST) {
    note_uncut(block, "the event is longer than 32 MiB", blocks->started_line);
    blocks->dropping = true;
    block->size = blocks->started;
  }
  if (!blocks->dropping) {
    if (!widen(&block->data, &block->room, block->size + 1)) return false;
    block->data[block->size++] = c;
  }
  if (!whole) return true;
  const bool kept = !blocks->dropping;
  blocks->dropping = false;
  return !kept || add_slice(block, (replay_slice){blocks->started, block->size - blocks->started, blocks->started_line});
}

static bool next_documents(replay_blocks *blocks, replay_block *block) {
  block->lines = false;
  for (;;) {
    if (blocks->at == blocks->size) {
      if (blocks->over) break;
      if (!fill_rest(blocks, BLOCK_BYTES)) return false;
      continue;
    }
    if (!blocks->collecting && block->size >= BLOCK_BYTES) return true;
    if (!step(blocks, block, blocks->rest[blocks->at++])) return false;
  }
  if (blocks->depth)
    note_uncut(block, "the log ends within an event", blocks->collecting ? blocks->started_line : blocks->line);
  blocks->depth = 0;
  return true;
}

bool replay_blocks_next(replay_blocks *blocks, replay_block *block, const char **error) {
  block->size = block->count = 0;
  block->broken = 0;
  block->last_is_cut = false;
  *error = NULL;
  if (blocks->over && blocks->at == blocks->size) {
    *error = blocks->error;
    return false;
  }
  *error = "out of memory";
  if (!blocks->begun && !fill_rest(blocks, BLOCK_BYTES)) return false;
  if (!blocks->begun) blocks->documents = begins_documents(blocks);
  blocks->begun = true;
  if (!(blocks->documents ? next_documents(blocks, block) : next_lines(blocks, block))) return false;
  *error = NULL;
  if (block->size || block->broken) return true;
  *error = blocks->error;
  return false;
}
