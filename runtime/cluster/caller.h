/* SPDX-License-Identifier: Apache-2.0 */
/* One thread's dealings with the API server: its link, its arena, where it tells what happens, and what is counted. */
#pragma once

#include "cutter.h"
#include "link.h"
#include <crd/guard.h>
#include <stdatomic.h>

#define VERSION_SIZE 64u /* bytes of a resourceVersion with its NUL */
#define CALL_PATH_SIZE 8192u

/* What all threads of a client have in common. */
typedef struct caller_shared {
  link_shared link;
  crd_cluster_log *log;
  void *log_context;
  unsigned page_size;
  size_t object_limit;
  crd_budget *budget; /* of what is kept and what is being read; NULL: without limit */
  unsigned backoff_least, backoff_most;
} caller_shared;

typedef struct cluster_caller {
  const caller_shared *shared;
  cluster_link *link;
  crd_arena *arena;     /* of the object at hand */
  const char *about;    /* what is asked for, in the log */
  const char *path;     /* of the resource, or of the object */
  const char *only;     /* fieldSelector of lists; NULL: none */
  bool metadata_only;   /* lists ask for the metadata alone */
  char error[1024];     /* of the last call that failed */
  unsigned retry_after; /* seconds that the last answer asks to wait */
  atomic_bool stop;     /* the thread is to end */
  atomic_llong heard;   /* crd_pace_now of the last that was told of it; 0: none was */
  atomic_ullong lists, watches, events, failures;
} cluster_caller;

/* False without memory or descriptors. The texts are borrowed. */
CRD_MUST_CHECK bool crd_caller_init(cluster_caller *caller, const caller_shared *shared, const char *about,
                                    const char *path);
void crd_caller_end(cluster_caller *caller);

#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
void crd_caller_say(const cluster_caller *caller, bool is_error, const char *format, ...);

typedef enum call_outcome {
  CALL_GOOD,
  CALL_FAILED,    /* `error` of the caller says why */
  CALL_GONE,      /* 410: what is asked for is too old */
  CALL_NOT_FOUND, /* 404; `error` says so, too */
  CALL_CONFLICT,  /* 409, or 422: somebody else was faster */
  CALL_AGAIN,     /* what is known is to be asked for anew */
  CALL_WOKEN      /* the link was woken */
} call_outcome;

/* What a transfer came to; `answer` may have been ended by a receiver, who has set `error` then. */
call_outcome crd_caller_judge(cluster_caller *caller, const link_answer *answer);

/* Asks for the object at the path: its JSON as a tree in the arena. */
CRD_MUST_CHECK call_outcome crd_caller_get(cluster_caller *caller, const crd_value **object);

/* Reads a piece of JSON as a tree in the arena; NULL: it is none, or too much, and `error` says so. */
const crd_value *crd_caller_parse(cluster_caller *caller, crd_string bytes);

/* Says that there is no memory, or that what is read takes more than it may. */
void crd_caller_note_memory(cluster_caller *caller);
/* Says of a cutter what it stopped at. */
void crd_caller_note_cut(cluster_caller *caller, cutter_outcome outcome);

/* Gets an item of a list, which stands in the arena of the caller until the next; false: `error` is set, no more of it. */
typedef bool list_taker(void *context, const crd_value *item);

/* All objects of the resource, in pages; `version` is that of the list. When pages go too slowly for the server, which
 * forgets what was the state at the first (410), it begins again with larger ones: `begin` is called each time, before the
 * first item. One that does not end is left: after a million objects or 16 GiB, of metadata alone 100,000 or 512 MiB, of one
 * name 1,000 or 64 MiB; a page without objects counts as half a one. */
CRD_MUST_CHECK call_outcome crd_caller_list(cluster_caller *caller, void (*begin)(void *context), list_taker *take,
                                            void *context, char version[VERSION_SIZE]);

/* Copies a text into a room of `size` bytes with a NUL behind it; false: it is empty or too long. */
CRD_MUST_CHECK bool crd_caller_copy(char *room, size_t size, crd_string text);
/* metadata.resourceVersion of an object into `version`; false: there is none. */
CRD_MUST_CHECK bool crd_caller_version(const crd_value *object, char version[VERSION_SIZE]);
/* Adds a text to a NUL-terminated query, as a URL has it; false: there is no room. */
CRD_MUST_CHECK bool crd_caller_add_query(char *path, size_t size, const char *name, crd_string value);
