/* SPDX-License-Identifier: Apache-2.0 */
/* libcrdcore judges pod templates (PodTemplateSpec of core/v1), alone or within another object, and objects of built-in
 * kinds, as the API server does: typed decoding, defaults, dropping fields of disabled features, validation, warnings
 * (k8s.io/kubernetes pkg/apis/{core,apps,batch}, pkg/api/pod and pkg/registry, as of 1.37). */
#ifndef CRD_CORE_H
#define CRD_CORE_H

#include <crd/expressions.h>
#include <crd/request.h>
#include <crd/settings.h>

CRD_BEGIN_DECLS

/* A template, judged like that of a new apps/v1 Deployment but without the Deployment's own rules (selector, restartPolicy:
 * Always). */
typedef struct crd_pod_template_request {
  crd_string body;              /* the template's bytes, JSON ... */
  const crd_value *value;       /* ... or the template already parsed (then `body` may be empty); it is not changed */
  crd_string path;              /* the template's path in messages; empty: "spec.template" */
  crd_string parent;            /* the Go type that has it as a field, for errors about all of it; empty: "DeploymentSpec" */
  const crd_settings *settings; /* feature gates, declared by crd_pod_template_gates; NULL: those of the release */
  unsigned kubernetes_minor;    /* the version of the API server: 30 to 37; 0: 37 */
  crd_field_validation field_validation; /* of unknown and duplicate fields; CRD_FIELDS_LISTED: as CRD_FIELDS_IGNORE */
  bool want_strict;                      /* look for such fields, whatever field_validation says */
  bool without_object;                   /* verdict.object is not asked for */
  bool without_warnings;                 /* nor verdict.warnings */
  bool without_privileged;               /* --allow-privileged=false */
  /* Judge as programs do that call ValidatePodTemplate themselves: no fields are dropped, and of PodValidationOptions only
   * PodLevelResourcesEnabled follows its gate, the others are off; StrictIPCIDRValidation is no option. */
  bool without_options;
} crd_pod_template_request;

/* The feature gates that libcrdcore reads, with the defaults of the newest release; for crd_settings_create. */
extern const crd_extras crd_pod_template_gates;
/* The gates of the release of that minor, with its defaults and its locks, in the arena. */
const crd_extras *crd_pod_template_gates_of(crd_arena *arena, unsigned minor);

/* Judges a template. The verdict is `allowed`; or code 400 with Go's text of a decoding error; or 422 with the errors in
 * upstream's order, as an Invalid about a PodTemplateSpec with the template's name. `warnings` are set when it is allowed.
 * The verdict's object is the template with defaults. Errors of maps, which upstream iterates in random order, are sorted by
 * key. The verdict lives in `arena` or points into the request and its texts. */
void crd_pod_template_judge(crd_arena *arena, const crd_pod_template_request *request, crd_verdict *verdict);

/* The creation or an update of an object of a built-in kind. */
typedef struct crd_builtin_request {
  crd_string endpoint; /* "v1/Pod", "apps/v1/Deployment": one that crd_builtin_is_known knows */
  bool update;
  crd_string subresource; /* of an update: "status"; empty: the object itself */
  crd_string body;
  crd_encoding encoding;   /* JSON or YAML */
  const crd_value *parsed; /* the tree of the body if it was parsed already; or NULL */
  crd_string old_body;     /* update: the stored object, JSON; missing fields that every stored object has are filled in */
  crd_string namespace_;   /* of the request; empty: the stored object's, the object's, or "default" */
  crd_string uid;          /* assigned by the server ... */
  crd_string creation_timestamp; /* ... "2026-01-01T00:00:00Z", taken as the present time too */
  crd_string generated_suffix;   /* appended to generateName; empty: "xxxxx" */
  crd_string username;           /* of the requesting user, as `groups`: some kinds store it; empty: unknown */
  const crd_string *groups;
  uint32_t group_count;
  const crd_settings *settings;            /* this and the fields below as in crd_pod_template_request */
  const crd_expression_judge *expressions; /* judges its CEL expressions; NULL: objects with expressions are not judged */
  unsigned kubernetes_minor;
  crd_field_validation field_validation;
  bool want_strict, without_object, without_privileged;
  bool any_network;   /* the cluster's addresses are not known: those of a Service may be of any range and family; otherwise
                       * the cluster is IPv4-only with the Service range 10.0.0.0/24 */
  bool any_node_port; /* the range of node ports is not known; otherwise it is 30000-32767 */
  crd_text *stored; /* receives an allowed object as JSON, with numbers of raw data as they were written; NULL: not wanted */
} crd_builtin_request;

/* Whether objects of an endpoint are judged; of a kind; updates of that subresource (empty: the object itself). */
bool crd_builtin_is_known(crd_string endpoint);
bool crd_builtin_knows(crd_string group, crd_string version, crd_string kind);
bool crd_builtin_is_updated(crd_string endpoint, crd_string subresource);

/* Judges the creation or an update of an object: decoding, defaults, PrepareForCreate or PrepareForUpdate, validation and
 * warnings of its kind's strategy (pkg/registry), without admission plugins. The verdict is like that of a template, about
 * the kind and name of the object; its object is the one that would be stored. verdict.error is set where the stored object
 * cannot be read, or the object has expressions and `expressions` is NULL. */
void crd_builtin_judge(crd_arena *arena, const crd_builtin_request *request, crd_verdict *verdict);

/* A version of a built-in kind, and the minors of its life cycle (APILifecycleIntroduced and its like). */
typedef struct crd_builtin_life {
  crd_string group, version, kind;
  uint8_t introduced;     /* 0: unknown */
  uint8_t deprecated;     /* the first minor that warns; 0: none */
  uint8_t removed;        /* the first minor without the version; 0: none yet */
  crd_string replacement; /* "apps/v1 Deployment"; empty: none is named */
} crd_builtin_life;

/* All versions, by group, version and kind; one of them, or NULL. */
const crd_builtin_life *crd_builtin_lives(size_t *count);
const crd_builtin_life *crd_builtin_life_of(crd_string group, crd_string version, crd_string kind);
/* Whether an API server of a minor (0: the newest) has the version, enabled by default or not. */
bool crd_builtin_life_has(const crd_builtin_life *life, unsigned minor);
/* The API server's deprecation warning: "policy/v1beta1 PodDisruptionBudget is deprecated in v1.21+, unavailable in v1.25+;
 * use policy/v1 PodDisruptionBudget". Empty: none. */
crd_string crd_builtin_deprecation(crd_arena *arena, const crd_builtin_life *life);

/* An object of an endpoint's kind as the API server decodes it: with defaults, and without fields that Go's type does not
 * have. In the arena. NULL where the kind is not judged here, or the object cannot be decoded. */
crd_value *crd_builtin_default(crd_arena *arena, crd_string endpoint, const crd_value *object, unsigned kubernetes_minor);

/* The feature gate that, when off, makes an API server drop a field of an endpoint's objects ("spec.replicas"); empty: none,
 * or unknown. */
crd_string crd_builtin_field_gate(crd_string endpoint, crd_string path);

CRD_END_DECLS

#endif
