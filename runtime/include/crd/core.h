/* SPDX-License-Identifier: Apache-2.0 */
/* libcrdcore: what the API server says of pods' templates (PodTemplateSpec of core/v1), of its own or in the middle of
 * another object, and of the built-in kinds around them: typed decoding, defaults, fields of features that are off,
 * validation, warnings (k8s.io/kubernetes pkg/apis/{core,apps,batch}, pkg/api/pod and pkg/registry, as of 1.37). */
#ifndef CRD_CORE_H
#define CRD_CORE_H

#include <crd/expressions.h>
#include <crd/request.h>
#include <crd/settings.h>

CRD_BEGIN_DECLS

/* A template as that of a new apps/v1 Deployment, without what the Deployment adds (its selector, restartPolicy: Always). */
typedef struct crd_pod_template_request {
  crd_string body;              /* the template's bytes, JSON ... */
  const crd_value *value;       /* ... or the template already parsed (then `body` may be empty); it stays as it is */
  crd_string path;              /* where it stands, for the texts; empty: "spec.template" */
  crd_string parent;            /* the Go type that has it as a field, for errors about all of it; empty: "DeploymentSpec" */
  const crd_settings *settings; /* feature gates, declared by crd_pod_template_gates; NULL: those of the release */
  unsigned kubernetes_minor;    /* the API server that is asked: 30 to 37; 0: 37 */
  crd_field_validation field_validation; /* of unknown and repeated fields; CRD_FIELDS_LISTED: as CRD_FIELDS_IGNORE */
  bool want_strict;                      /* look for them, whatever field_validation says */
  bool without_object;                   /* verdict.object is not asked for */
  bool without_warnings;                 /* nor verdict.warnings */
  bool without_privileged;               /* --allow-privileged=false */
  /* As programs ask that call ValidatePodTemplate themselves: nothing is dropped, and of PodValidationOptions only
   * PodLevelResourcesEnabled follows its gate, the others are off; StrictIPCIDRValidation is no option. */
  bool without_options;
} crd_pod_template_request;

/* The gates that matter here, with the defaults of the newest release; for crd_settings_create. */
extern const crd_extras crd_pod_template_gates;
/* Those that a release of that minor has, as it has them: with its defaults, and locked where it has locked them. */
const crd_extras *crd_pod_template_gates_of(crd_arena *arena, unsigned minor);

/* Judges a template. `allowed`; or code 400 with Go's text of a decoding error, or 422 with the errors in upstream's order,
 * as an Invalid about a PodTemplateSpec by the template's name. `warnings` where it is allowed. The object is the template
 * with its defaults. Of maps, which upstream goes through in random order, errors come by key. Everything lives in `arena`
 * or points into the request and its texts. */
void crd_pod_template_judge(crd_arena *arena, const crd_pod_template_request *request, crd_verdict *verdict);

/* An object of a built-in kind that is to be created or changed. */
typedef struct crd_builtin_request {
  crd_string endpoint; /* "v1/Pod", "apps/v1/Deployment": one that crd_builtin_is_known knows */
  bool update;
  crd_string subresource; /* of an update: "status"; empty: the object itself */
  crd_string body;
  crd_encoding encoding;   /* JSON or YAML */
  const crd_value *parsed; /* the tree of the body, where it was parsed already, so that it is not parsed again; or NULL */
  crd_string old_body;     /* update: what is stored, JSON; what it lacks of what every stored object has is filled in */
  crd_string namespace_;   /* of the request; empty: the stored object's, the object's, or "default" */
  crd_string uid;          /* what the server gives it ... */
  crd_string creation_timestamp; /* ... "2026-01-01T00:00:00Z", which is the present time too */
  crd_string generated_suffix;   /* what follows generateName; empty: "xxxxx" */
  crd_string username;           /* who asks, and the groups: some kinds keep it; empty: nobody that is known */
  const crd_string *groups;
  uint32_t group_count;
  const crd_settings *settings;            /* the rest as of crd_pod_template_request */
  const crd_expression_judge *expressions; /* of its expressions; NULL: nobody judges them */
  unsigned kubernetes_minor;
  crd_field_validation field_validation;
  bool want_strict, without_object, without_privileged;
  bool any_network; /* the cluster's addresses are not known: those of a Service may be of any range and family; otherwise it
                     * is a cluster of IPv4 alone whose Services have 10.0.0.0/24 */
  bool any_node_port; /* nor is the range of node ports; otherwise it is 30000-32767 */
  crd_text *stored;   /* gets what is let in as JSON, with numbers of raw data as they were written; NULL: not wanted */
} crd_builtin_request;

/* Whether objects of an endpoint are judged, and of an update of that subresource (empty: the object itself). */
bool crd_builtin_is_known(crd_string endpoint);
bool crd_builtin_knows(crd_string group, crd_string version, crd_string kind);
bool crd_builtin_is_updated(crd_string endpoint, crd_string subresource);

/* Judges the creation or a change of an object: decoding, defaults, PrepareForCreate or PrepareForUpdate, validation and
 * warnings of its kind's strategy (pkg/registry), without admission plugins. The verdict is as that of a template, about an
 * object of the kind by its name; the object is as it would be stored. A stored object that cannot be read is no verdict
 * (verdict.error), and neither is one about an object with expressions that nobody judges. */
void crd_builtin_judge(crd_arena *arena, const crd_builtin_request *request, crd_verdict *verdict);

/* A version of a built-in kind that an API server has or had, and the minors of its life (APILifecycleIntroduced and its
 * like). */
typedef struct crd_builtin_life {
  crd_string group, version, kind;
  uint8_t introduced;     /* 0: it is not known since when */
  uint8_t deprecated;     /* since when requests are warned of it; 0: they are not */
  uint8_t removed;        /* from which on there is none; 0: there is no such minor yet */
  crd_string replacement; /* "apps/v1 Deployment"; empty: none is named */
} crd_builtin_life;

/* All of them, by group, version and kind; one, or NULL. */
const crd_builtin_life *crd_builtin_lives(size_t *count);
const crd_builtin_life *crd_builtin_life_of(crd_string group, crd_string version, crd_string kind);
/* Whether an API server of a minor (0: the newest) has the version, by default or when it is told to. */
bool crd_builtin_life_has(const crd_builtin_life *life, unsigned minor);
/* What the API server warns of: "policy/v1beta1 PodDisruptionBudget is deprecated in v1.21+, unavailable in v1.25+; use
 * policy/v1 PodDisruptionBudget". Empty: it does not. */
crd_string crd_builtin_deprecation(crd_arena *arena, const crd_builtin_life *life);

/* An object of an endpoint's kind as the API server has it decoded: with what it fills in, and without what Go's type has
 * not. In the arena. NULL where the kind is not judged here, or the object cannot be decoded. */
crd_value *crd_builtin_default(crd_arena *arena, crd_string endpoint, const crd_value *object, unsigned kubernetes_minor);

/* The feature gate without which an API server drops a field of an endpoint's objects ("spec.replicas"); empty: it hangs on
 * none, or that is not known. */
crd_string crd_builtin_field_gate(crd_string endpoint, crd_string path);

CRD_END_DECLS

#endif
