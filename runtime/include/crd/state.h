/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a cluster, which rules of the layers webhook and controller query (docs/cel.md): objects of kinds that a
 * marker +crdc:watch declares, by name, all of them, or by the value of a field.
 *
 * A crd_state is an interface of three functions. crd_state_objects_create implements it with a fixed set of objects, which
 * crd-validate --state reads; a webhook implements it with its cache. */
#ifndef CRD_STATE_H
#define CRD_STATE_H

#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

/* A kind whose objects are read from a cluster, and which parts of them, by rules (of a marker +crdc:watch), a service
 * (crd/webhook.h) or a client (crd/cluster.h). A path is names separated by dots; a name that has dots is in brackets:
 * "status.allocated", "metadata.annotations[volcano.sh/hierarchy]". */
typedef struct crd_watch {
  crd_string group, version; /* group empty: the core group */
  crd_string resource;       /* as in a URL: "queues" */
  crd_string kind;           /* in rules: "Queue"; a client needs it only if its view is used as a crd_state */
  const crd_string *keep;    /* paths to keep, besides metadata.name and metadata.namespace; more may be kept */
  const crd_string *indexes; /* paths of strings to find objects by; an object without the string is not in the index */
  size_t keep_count, index_count;
  uint8_t layers; /* of rules: CRD_LAYER_... of the rules that query the kind */
  /* Only for crd_cluster_read: */
  bool metadata_only; /* list only the metadata (PartialObjectMetadata) */
  crd_string name;    /* list only the object of that name; empty: all */
} crd_watch;

/* A query for objects of a kind, optionally by the value at a path of fields ("spec.parent"). */
typedef struct crd_state_query {
  crd_string group, version, kind;
  crd_string path; /* empty: by name, or all */
} crd_state_query;

typedef struct crd_state crd_state;
struct crd_state {
  const crd_registry *registry; /* has the kinds of the objects */
  /* Returns the object of that name, or NULL. */
  const crd_value *(*get)(const crd_state *state, const crd_state_query *query, crd_string name);
  /* Returns how many objects have `value` at the query's path, or all objects if it has no path, sorted by name. `items` is
   * in the arena. The objects are borrowed and must live until the verdict is made. */
  size_t (*select)(const crd_state *state, crd_arena *arena, const crd_state_query *query, crd_string value,
                   const crd_value ***items);
  /* Called for a rule that is skipped because it queries a kind that the registry does not have; may be NULL. The texts live
   * until the verdict is made. */
  void (*note_unasked)(const crd_state *state, crd_string rule, crd_string why);
};

/* Judges pod templates as the API server does. It is an interface so that only programs that use it link libcrdcore. */
typedef struct crd_pod_judge crd_pod_judge;
struct crd_pod_judge {
  /* For rules (podTemplateErrors): returns the texts of the errors. `gates` is a map of the feature gates that differ from
   * their defaults. False with the reason where the template could not be judged. */
  bool (*judge_for_rule)(const crd_pod_judge *self, crd_arena *arena, const crd_value *pod_template, crd_string path,
                         const crd_value *gates, const crd_string **errors, size_t *count, crd_string *reason);
  /* For the layer pods (crd/pods.h): adds the errors of the API server of that minor (0: the newest), or the warnings of a
   * valid template. False with the reason where the template could not be judged. */
  bool (*judge_template)(const crd_pod_judge *self, crd_arena *arena, const crd_value *pod_template, crd_string path,
                         unsigned kubernetes_minor, crd_errors *errors, crd_texts *warnings, crd_string *reason);
};

/* An event about an object, as `kubectl get events` shows it. Texts are borrowed; unset ones are empty. */
typedef struct crd_object_event {
  crd_string type, reason, message;                       /* "Warning" or "Normal"; a word; a sentence */
  crd_string group, version, kind, name_space, name, uid; /* of the object; group empty: the core's */
} crd_object_event;

/* A source of states of a changing cluster, for servers. A request takes a state, sees the same cluster from its beginning
 * to its end, and releases the state. All functions may be called from any thread, and none waits for the network. */
typedef struct crd_state_source crd_state_source;
struct crd_state_source {
  /* Returns the current state, to be given to `release`; NULL without memory. It allocates in no arena. */
  const crd_state *(*take)(const crd_state_source *self);
  void (*release)(const crd_state_source *self, const crd_state *state);
  /* Whether all kinds have been read once. Before that no answer may rely on a state. */
  bool (*is_synced)(const crd_state_source *self);
  /* Queues an event for recording in the cluster; drops it if the queue is full. NULL: no event is recorded. */
  void (*tell)(const crd_state_source *self, const crd_object_event *event);
  /* Writes metrics in Prometheus' format; NULL: none. */
  void (*measure)(const crd_state_source *self, crd_text *text);
};

/* ---- a state of a fixed set of objects ---- */

typedef struct crd_state_objects crd_state_objects;

/* A state without objects. It is in the arena, and borrows the registry. */
crd_state_objects *crd_state_objects_create(crd_arena *arena, const crd_registry *registry);
/* Adds an object of a kind, which is borrowed. It replaces an earlier one of the same name. */
void crd_state_objects_add(crd_state_objects *objects, const crd_kind *kind, const crd_value *object);
/* Returns the state. Afterwards no object may be added. Any number of threads may query the state at once. The first query
 * that needs an index builds it in the arena given above, so that no other code may allocate in that arena then. */
const crd_state *crd_state_objects_state(crd_state_objects *objects);

CRD_END_DECLS

#endif
