/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a cluster, as rules of the layers webhook and controller ask for it (docs/cel.md): objects of kinds that a
 * marker +crdc:watch declares, by name, all of them, or by the value of a field.
 *
 * Who has the objects says how they are found: a crd_state is two functions, and
 * one that hears of what it is asked in vain. crd_state_objects_create makes one of objects
 * that are all there, as crd-validate --state reads them; a webhook makes one of its cache. */
#ifndef CRD_STATE_H
#define CRD_STATE_H

#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

/* A kind of whose objects somebody asks a cluster, and what of them: rules (of a marker +crdc:watch), a service
 * (crd/webhook.h), a client (crd/cluster.h). A path is names with dots between them, one with dots of its own in brackets:
 * "status.allocated", "metadata.annotations[volcano.sh/hierarchy]". */
typedef struct crd_watch {
  crd_string group, version; /* group empty: the core group */
  crd_string resource;       /* as in a URL: "queues" */
  crd_string kind;           /* as rules have it: "Queue"; a client does without where no crd_state is asked */
  const crd_string *keep;    /* paths of what is read, beside metadata.name and metadata.namespace; maybe more */
  const crd_string *indexes; /* paths of strings by which objects are found; objects without one are in no such list */
  size_t keep_count, index_count;
  uint8_t layers; /* of rules: CRD_LAYER_... of those that ask */
  /* For crd_cluster_read alone: */
  bool metadata_only; /* the metadata alone is asked for (PartialObjectMetadata) */
  crd_string name;    /* of the only object that is listed; empty: all are */
} crd_watch;

/* What is asked for: objects of a kind, by the value at a path of fields ("spec.parent") where one is given. */
typedef struct crd_state_query {
  crd_string group, version, kind;
  crd_string path; /* empty: by name, or all */
} crd_state_query;

typedef struct crd_state crd_state;
struct crd_state {
  const crd_registry *registry; /* has the kinds of the objects */
  /* The object of that name; NULL: there is none. */
  const crd_value *(*get)(const crd_state *state, const crd_state_query *query, crd_string name);
  /* The objects whose field at the query's path is that text, or all where it has no path, by name. `items` is in the arena,
   * the objects are borrowed: they have to last as long as the judgement. */
  size_t (*select)(const crd_state *state, crd_arena *arena, const crd_state_query *query, crd_string value,
                   const crd_value ***items);
  /* Hears of a rule that is left out, and why: it asks for a kind that the registry has not. NULL: nobody wants to know.
   * The texts last as long as the judgement. */
  void (*note_unasked)(const crd_state *state, crd_string rule, crd_string why);
};

/* What the API server would say of a template of a pod, for rules that ask (podTemplateErrors): the texts of its errors.
 * Whoever has libcrdcore gives one that calls it, so that who does not ask does not link it. `gates` is a map of those that
 * differ from their defaults; false where it could not be judged, with the reason. */
typedef struct crd_pod_judge crd_pod_judge;
struct crd_pod_judge {
  bool (*judge_for_rule)(const crd_pod_judge *self, crd_arena *arena, const crd_value *pod_template, crd_string path,
                         const crd_value *gates, const crd_string **errors, size_t *count, crd_string *reason);
  /* For the layer pods (crd/pods.h): the API server of that minor (0: the newest), which creates pods of the template.
   * Adds its errors, or the warnings of one that it takes. False where it could not be judged, with the reason. */
  bool (*judge_template)(const crd_pod_judge *self, crd_arena *arena, const crd_value *pod_template, crd_string path,
                         unsigned kubernetes_minor, crd_errors *errors, crd_texts *warnings, crd_string *reason);
};

/* What is told about an object, as `kubectl get events` shows it. Texts are borrowed; what there is not is empty. */
typedef struct crd_object_event {
  crd_string type, reason, message;                       /* "Warning" or "Normal"; a word; a sentence */
  crd_string group, version, kind, name_space, name, uid; /* of the object; group empty: the core's */
} crd_object_event;

/* Who knows a cluster that changes, for those who judge many requests: a state is taken for one request, which sees the same
 * cluster from its beginning to its end, and released behind it. All of it from any thread, and none of it waits for the
 * network. */
typedef struct crd_state_source crd_state_source;
struct crd_state_source {
  /* The cluster of the moment, for `release`; NULL: there is no memory. It takes none of an arena. */
  const crd_state *(*take)(const crd_state_source *self);
  void (*release)(const crd_state_source *self, const crd_state *state);
  /* Whether all that rules ask for has been read once. Before that no answer may be built on a state. */
  bool (*is_synced)(const crd_state_source *self);
  /* Records an event in the cluster, sooner or later or, where there are too many, never; NULL: none is. */
  void (*tell)(const crd_state_source *self, const crd_object_event *event);
  /* Writes what is to be measured of it, as Prometheus reads it; NULL: nothing. */
  void (*measure)(const crd_state_source *self, crd_text *text);
};

/* ---- objects that are all there ---- */

typedef struct crd_state_objects crd_state_objects;

/* A state without objects. It is in the arena, and borrows the registry. */
crd_state_objects *crd_state_objects_create(crd_arena *arena, const crd_registry *registry);
/* Adds an object of a kind, which is borrowed; of two with one name the later counts. */
void crd_state_objects_add(crd_state_objects *objects, const crd_kind *kind, const crd_value *object);
/* The state; nothing is added once it was asked for. Any number of threads may ask it at once: an index is made when it is
 * first needed, by one of them, in the arena given above, of which nobody else may allocate then. */
const crd_state *crd_state_objects_state(crd_state_objects *objects);

CRD_END_DECLS

#endif
