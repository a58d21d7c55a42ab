/* SPDX-License-Identifier: Apache-2.0 */
/* The API server asks its storage for a Namespace that its informer has not (policy/matching, GetNamespace over
 * webhook/predicates/namespace); here the watch gets as long as the API server's own NamespaceLifecycle waits
 * (missingNamespaceWait). */
#include "policy_namespaces.h"
#include <crd/guard.h>
#include <time.h>

enum { MOST_LOOKS = 5, BETWEEN_LOOKS_MS = 10 };

static const crd_string kept_parts[] = {CRD_STRING_INIT("metadata"), CRD_STRING_INIT("spec"), CRD_STRING_INIT("status")};

const crd_watch policy_namespaces_watch = {.version = CRD_STRING_INIT("v1"),
                                           .resource = CRD_STRING_INIT("namespaces"),
                                           .kind = CRD_STRING_INIT("Namespace"),
                                           .keep = kept_parts,
                                           .keep_count = sizeof kept_parts / sizeof *kept_parts};

static const crd_value *namespace_of(const crd_state *state, crd_string name) {
  static const crd_state_query query = {.version = CRD_STRING_INIT("v1"), .kind = CRD_STRING_INIT("Namespace")};
  return state->get(state, &query, name);
}

/* An object that is copied out of a state. */
typedef struct copying {
  crd_arena *arena;
  const crd_value *object;
  crd_value *copy;
} copying;

static void copy_object(void *context) {
  copying *work = context;
  crd_value *copy = crd_arena_alloc(work->arena, sizeof *copy);
  *copy = crd_value_copy(work->arena, work->object);
  work->copy = copy;
}

/* That of the cluster of this moment, copied; the state is given back, whatever happens to the request. */
static const crd_value *look_again(const crd_state_source *source, crd_arena *arena, crd_string name) {
  const crd_state *state = source->take(source);
  if (!state) return NULL;
  copying work = {.arena = arena, .object = namespace_of(state, name)};
  const crd_stop stop = work.object ? crd_guard(arena, copy_object, &work) : CRD_STOP_NONE;
  source->release(source, state);
  if (stop != CRD_STOP_NONE) crd_stop_now(arena, stop, 0);
  return work.copy;
}

const crd_value *policy_namespaces_find(void *context, crd_arena *arena, crd_string name) {
  const policy_namespaces *namespaces = context;
  const crd_value *found = namespace_of(namespaces->state, name);
  for (unsigned i = 0; !found && i < MOST_LOOKS; i++) {
    nanosleep(&(struct timespec){.tv_nsec = BETWEEN_LOOKS_MS * 1000000L}, NULL);
    found = look_again(namespaces->source, arena, name);
  }
  return found;
}
