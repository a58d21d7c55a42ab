/* SPDX-License-Identifier: Apache-2.0 */
/* The state of one thread that calls the API server: its link, its arena, where it reports events, and its counters. */
#pragma once

#include "cutter.h"
#include "link.h"
#include <crd/guard.h>
#include <stdatomic.h>

#define VERSION_SIZE 64u /* bytes of a resourceVersion with its NUL */
#define CALL_PATH_SIZE 8192u

/* Shared by all threads of a client. */
typedef struct caller_shared {
  link_shared link;
  crd_cluster_log *log;
  void *log_context;
  unsigned page_size;
  size_t object_limit;
  crd_budget *budget; /* for stored objects and for those being read; NULL: no limit */
  unsigned backoff_least, backoff_most;
} caller_shared;

typedef struct cluster_caller {
  const caller_shared *shared;
  cluster_link *link;
  crd_arena *arena;     /* for the current object */
  const char *about;    /* what is requested, for the log */
  const char *path;     /* of the resource or the object */
  const char *only;     /* fieldSelector of lists; NULL: none */
  bool metadata_only;   /* lists ask for the metadata alone */
  char error[1024];     /* of the last failed call */
  unsigned retry_after; /* seconds to wait, from the last answer */
  atomic_bool stop;     /* asks the thread to end */
  atomic_llong heard;   /* crd_pace_now of the last news from the server; 0: none yet */
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
  CALL_FAILED,    /* the caller's `error` says why */
  CALL_GONE,      /* 410: the requested version is too old */
  CALL_NOT_FOUND, /* 404; `error` is set, too */
  CALL_CONFLICT,  /* 409 or 422: another client was faster */
  CALL_AGAIN,     /* the state must be listed anew at once */
  CALL_WOKEN      /* the link was woken */
} call_outcome;

/* The outcome of a transfer. A receiver that stopped the transfer has set `error`. */
call_outcome crd_caller_judge(cluster_caller *caller, const link_answer *answer);

/* Gets the object at the path and parses it into a tree in the arena. */
CRD_MUST_CHECK call_outcome crd_caller_get(cluster_caller *caller, const crd_value **object);

/* Parses JSON into a tree in the arena. NULL, with `error` set: it is not JSON, or too large. */
const crd_value *crd_caller_parse(cluster_caller *caller, crd_string bytes);

/* Sets `error`: no memory, or the object is over the limit. */
void crd_caller_note_memory(cluster_caller *caller);
/* Sets `error` from the outcome at which a cutter stopped. */
void crd_caller_note_cut(cluster_caller *caller, cutter_outcome outcome);

/* Receives an item of a list, which lives in the arena until the next one; false, with `error` set: ends the list. */
typedef bool list_taker(void *context, const crd_value *item);

/* Lists all objects of the resource in pages; `version` is set to that of the list. When the server forgets the list's
 * version before the last page (410), the list begins again with larger pages; `begin` is called each time, before the first
 * item. A list that does not end is given up: after a million objects or 16 GiB, with metadata only after 100,000 or 512
 * MiB, with one name after 1,000 or 64 MiB. A page without objects counts as half an object. */
CRD_MUST_CHECK call_outcome crd_caller_list(cluster_caller *caller, void (*begin)(void *context), list_taker *take,
                                            void *context, char version[VERSION_SIZE]);

/* Copies a text with a NUL to a buffer of `size` bytes; false: it is empty or too long. */
CRD_MUST_CHECK bool crd_caller_copy(char *room, size_t size, crd_string text);
/* Copies metadata.resourceVersion of an object to `version`; false: there is none. */
CRD_MUST_CHECK bool crd_caller_version(const crd_value *object, char version[VERSION_SIZE]);
/* Appends a URL-encoded parameter to a NUL-terminated path; false: it does not fit. */
CRD_MUST_CHECK bool crd_caller_add_query(char *path, size_t size, const char *name, crd_string value);
