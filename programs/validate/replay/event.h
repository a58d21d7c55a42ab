/* SPDX-License-Identifier: Apache-2.0 */
/* An event of an audit log (audit.k8s.io/v1), taken from its bytes: no tree is made, and of one that nobody asks for its
 * bodies are not even looked at. Mirrors apiserver pkg/apis/audit/v1/types.go. */
#pragma once

#include <crd/arena.h>
#include <crd/string.h>
#include <crd/value.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Texts are slices of the event, without their quotes; escapes stay. Objects are their bytes. What is missing is empty. */
typedef struct replay_event {
  crd_string kind, level, id, stage, uri, verb;
  crd_string user, impersonated; /* objects */
  crd_string group, version, resource, sub_resource, namespace_, name;
  crd_string request, response; /* objects */
  crd_string time;              /* requestReceivedTimestamp */
  crd_string annotations, items;
  unsigned code; /* of the answer; 0: none is told */
  bool refers;   /* it has an objectRef */
  bool whole;    /* all of it was read */
} replay_event;

/* Reads until it is known what the event is about: kind, level, stage, verb and objectRef. `at` begins as 0. False where the
 * text is no object. */
CRD_MUST_CHECK bool replay_event_begin(crd_string text, size_t *at, replay_event *event);
/* Reads the rest. */
CRD_MUST_CHECK bool replay_event_end(crd_string text, size_t *at, replay_event *event);
/* The time of an event whose rest is not wanted, found from its end; empty where it is not near. */
crd_string replay_event_time(crd_string text);

/* The bytes of a member of an object's bytes; empty: it has none, or is no object. */
crd_string replay_member(crd_string object, crd_string name);
/* A text of an event, or of such bytes between their quotes, without its escapes. */
crd_string replay_plain(crd_arena *arena, crd_string text);
/* Of such bytes the text, without its quotes, where it is a string without escapes; else empty. */
crd_string replay_text(crd_string value);
/* The next element of a list's bytes; `at` begins as 0. False at its end, and then `good` says whether it was a proper one.
 */
bool replay_element(crd_string list, size_t *at, crd_string *element, bool *good);
/* Without white space around it. */
crd_string replay_trim(crd_string text);

/* The bytes of a log as a stream: a file or standard input, plain or gzip (several members too, as rotated logs that were
 * joined), where the program was built with zlib. */

typedef struct replay_stream replay_stream;

/* "-" is standard input. NULL with the reason, which stays. */
replay_stream *replay_stream_open(const char *path, const char **error);
/* Up to `size` bytes, fewer only where there are no more. False with the reason: the bytes before it are good. */
bool replay_stream_read(replay_stream *stream, char *to, size_t size, size_t *got, const char **error);
void replay_stream_close(replay_stream *stream); /* NULL is fine */

/* A log cut into blocks of whole events, of which threads take one each: a line each, or the elements of lists and documents
 * of many lines. */

/* The most bytes of an event: what is longer is broken. */
#define REPLAY_LONGEST ((size_t)32 << 20)

/* An event of a document of several lines. */
typedef struct replay_slice {
  size_t at, size;
  uint64_t line;
} replay_slice;

/* Begins as zeros. */
typedef struct replay_block {
  char *data;
  size_t size, room;
  uint64_t first_line; /* from 1 */
  bool lines;          /* an event is a line; else there are slices */
  bool last_is_cut;    /* the last line has no end */
  replay_slice *slices;
  size_t count, slice_room;
  uint64_t broken, broken_line; /* what could not be cut out, and where the first of it is; beyond what is in the events */
  const char *broken_why;
} replay_block;
void replay_block_free(replay_block *block);

typedef struct replay_blocks replay_blocks;
replay_blocks *replay_blocks_open(const char *path, const char **error);
/* The next block in the place of what it held; false at the end, and then `error` says whether it was a proper one (NULL).
 */
bool replay_blocks_next(replay_blocks *blocks, replay_block *block, const char **error);
void replay_blocks_close(replay_blocks *blocks); /* NULL is fine */

/* What the URI of a request says. Connections to pods, services and nodes: requests that send no object. Admission sees
 * their options, which stand in the request's URI. Mirrors apiserver pkg/endpoints/handlers/rest.go (ConnectResource,
 * getRequestOptions) and the conversions of url.Values (apimachinery pkg/runtime/conversion.go,
 * pkg/apis/meta/v1/conversion.go). */

/* Whether the event's subresource is one that is connected to, whatever its verb: it is the HTTP method's. */
bool replay_connects(const replay_event *event);
/* Whether nothing was stored, as a parameter of the URI asks for (dryRun=All). */
bool replay_is_dry_run(const replay_event *event);
/* The options as an object (PodExecOptions), in the arena; NULL where the URI says none that the API server would take. */
const crd_value *replay_connection(crd_arena *arena, const replay_event *event);

/* The objects that an audit log showed last, by what they are called, as much of them as fits into a budget: events of
 * updates do not hold what they replace. Who was not met for longest goes first. */

typedef struct replay_known replay_known;

/* NULL without memory. */
replay_known *replay_known_create(size_t bytes);
void replay_known_destroy(replay_known *known); /* NULL is fine */

/* The object's bytes, which stay until something is put in; empty: it is not known. */
crd_string replay_known_get(replay_known *known, crd_string key);
/* Remembers an object in the place of the one that was there. What is too large, or has no memory, is forgotten. */
void replay_known_put(replay_known *known, crd_string key, crd_string object);
void replay_known_drop(replay_known *known, crd_string key);
/* Forgets all whose key begins so. */
void replay_known_drop_all(replay_known *known, crd_string prefix);
/* How many were given up for want of room. */
size_t replay_known_lost(const replay_known *known);
