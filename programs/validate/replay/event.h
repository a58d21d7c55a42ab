/* SPDX-License-Identifier: Apache-2.0 */
/* Reads an event of an audit log (audit.k8s.io/v1) from its bytes, without a tree. The bodies are only scanned if they are
 * needed. Mirrors apiserver pkg/apis/audit/v1/types.go. */
#pragma once

#include <crd/arena.h>
#include <crd/string.h>
#include <crd/value.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Texts are slices of the event without quotes, but with escapes. Objects are bytes. Missing members are empty. */
typedef struct replay_event {
  crd_string kind, level, id, stage, uri, verb;
  crd_string user, impersonated; /* objects */
  crd_string group, version, resource, sub_resource, namespace_, name;
  crd_string request, response; /* objects */
  crd_string time;              /* requestReceivedTimestamp */
  crd_string annotations, items;
  unsigned code; /* of the response; 0: none */
  bool refers;   /* it has an objectRef */
  bool whole;    /* it was read to its end */
} replay_event;

/* Reads until it is known what the event is about: kind, level, stage, verb and objectRef. `at` starts at 0. False if the
 * text is no object. */
CRD_MUST_CHECK bool replay_event_begin(crd_string text, size_t *at, replay_event *event);
/* Reads the rest. */
CRD_MUST_CHECK bool replay_event_end(crd_string text, size_t *at, replay_event *event);
/* The time of an event that is not read to its end, searched from its end; empty if it is not near the end. */
crd_string replay_event_time(crd_string text);

/* The bytes of a member of an object; empty if it has none, or is no object. */
crd_string replay_member(crd_string object, crd_string name);
/* Decodes the escapes of a text of an event, or of a slice between quotes. */
crd_string replay_plain(crd_arena *arena, crd_string text);
/* The text of a string value without escapes, without its quotes; else empty. */
crd_string replay_text(crd_string value);
/* The next element of a list; `at` starts at 0. False at its end; `good` then says whether the list was valid. */
bool replay_element(crd_string list, size_t *at, crd_string *element, bool *good);
/* Removes white space around a text. */
crd_string replay_trim(crd_string text);

/* Reads a log as a stream: from a file or standard input, plain or gzip (also several members, as in joined rotated logs) if
 * the program was built with zlib. */

typedef struct replay_stream replay_stream;

/* "-" is standard input. NULL with the static reason. */
replay_stream *replay_stream_open(const char *path, const char **error);
/* Reads `size` bytes, fewer only at the end. False with the reason; bytes before the error are valid. */
bool replay_stream_read(replay_stream *stream, char *to, size_t size, size_t *got, const char **error);
void replay_stream_close(replay_stream *stream); /* may be NULL */

/* Cuts a log into blocks of whole events, one block per thread. Events are lines, or elements of lists and documents with
 * several lines. */

/* The most bytes of an event; a longer one counts as broken. */
#define REPLAY_LONGEST ((size_t)32 << 20)

/* An event in a document with several lines. */
typedef struct replay_slice {
  size_t at, size;
  uint64_t line;
} replay_slice;

/* Initialise it with zeros. */
typedef struct replay_block {
  char *data;
  size_t size, room;
  uint64_t first_line; /* from 1 */
  bool lines;          /* each line is an event; else see `slices` */
  bool last_is_cut;    /* the last line has no end */
  replay_slice *slices;
  size_t count, slice_room;
  uint64_t broken, broken_line; /* events that could not be cut out, in addition to broken events of the block, and the line
                                 * of the first one */
  const char *broken_why;
} replay_block;
void replay_block_free(replay_block *block);

typedef struct replay_blocks replay_blocks;
replay_blocks *replay_blocks_open(const char *path, const char **error);
/* Replaces the content of a block by the next block. False at the end; `error` is then NULL, or says why the log is
 * invalid. */
bool replay_blocks_next(replay_blocks *blocks, replay_block *block, const char **error);
void replay_blocks_close(replay_blocks *blocks); /* may be NULL */

/* What the URI of a request contains. Connections to pods, services and nodes are requests that send no object: admission
 * sees their options, which are in the URI. Mirrors apiserver pkg/endpoints/handlers/rest.go (ConnectResource,
 * getRequestOptions) and the conversions of url.Values (apimachinery pkg/runtime/conversion.go,
 * pkg/apis/meta/v1/conversion.go). */

/* Whether the event's subresource is for connections; its verb does not matter, it is the HTTP method's. */
bool replay_connects(const replay_event *event);
/* Whether a parameter of the URI (dryRun=All) says that nothing was stored. */
bool replay_is_dry_run(const replay_event *event);
/* The options as an object (PodExecOptions), in the arena; NULL if the URI has none that the API server would accept. */
const crd_value *replay_connection(crd_arena *arena, const replay_event *event);

/* A cache of the last known objects of an audit log, by name, within a memory budget: events of updates do not contain the
 * old object. The least recently used object is dropped first. */

typedef struct replay_known replay_known;

replay_known *replay_known_create(size_t bytes);
void replay_known_destroy(replay_known *known); /* may be NULL */

/* The object's bytes, valid until the next put; empty if it is unknown. */
crd_string replay_known_get(replay_known *known, crd_string key);
/* Stores an object in place of the earlier one. An object that is too large, or has no memory, is dropped. */
void replay_known_put(replay_known *known, crd_string key, crd_string object);
void replay_known_drop(replay_known *known, crd_string key);
/* Drops all objects whose key begins with the prefix. */
void replay_known_drop_all(replay_known *known, crd_string prefix);
/* How many were dropped for lack of room. */
size_t replay_known_lost(const replay_known *known);
