/* SPDX-License-Identifier: Apache-2.0 */
/* Judges objects as kube-apiserver would, for programs in any language: bytes in, plain structs or JSON out.
 *
 *   crdc_judge *judge = crdc_judge_create(NULL);
 *   crdc_judge_add(judge, CRDC_ADD_CRDS, "crds/", NULL, 0);
 *   if (!crdc_judge_seal(judge)) ... crdc_judge_problems
 *   crdc_workspace *workspace = crdc_workspace_create(judge);
 *   crdc_judge_request request = {.size = sizeof request, .object = {text, size}};
 *   if (crdc_judge_ask(workspace, &request, &result) == CRDC_JUDGED && result->allowed) ...
 *
 * Before it is sealed a judge belongs to one thread; a sealed one never changes, and all threads share it. A workspace
 * belongs to one thread at a time and owns the last result, which lives until its next call. Destroy it before its judge.
 *
 * Texts are UTF-8 with a size; texts that are returned also end with a NUL. Handles may be NULL and bytes may be anything:
 * every call returns an answer. A request that could not be judged has its own status and is never `allowed`. The library
 * changes no state of the process and prints nothing. A lock makes sure that only one thread compiles CRDs at a time. The
 * compiler of crdc/crdc.h does not take that lock. */
#ifndef CRDC_JUDGE_H
#define CRDC_JUDGE_H

#include <crd/abi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

CRDC_BEGIN_DECLS

/* Increases when a struct or a function below changes its meaning. New members go to the end of options and requests; their
 * `size` says which members a program knows. */
#define CRDC_JUDGE_ABI 1

typedef struct crdc_judge crdc_judge;
typedef struct crdc_workspace crdc_workspace;

typedef struct crdc_slice {
  const char *data;
  size_t size;
} crdc_slice;

/* The interface number of the library, and its release ("0.1.0"). */
uint32_t crdc_judge_abi(void);
const char *crdc_judge_version(void);

/* ---- a judge ---- */

/* What happens to unknown and repeated fields (the query parameter fieldValidation). */
typedef enum crdc_fields {
  CRDC_FIELDS_DEFAULT, /* of a judge: strict; of a request: as the judge */
  CRDC_FIELDS_STRICT,  /* they are refused, 400 */
  CRDC_FIELDS_WARN,    /* dropped, with warnings */
  CRDC_FIELDS_IGNORE,  /* dropped */
  CRDC_FIELDS_LISTED   /* dropped, and reported as problems of severity note: as crd-validate does */
} crdc_fields;

typedef enum crdc_judge_flags {
  CRDC_JUDGE_NO_BUILTINS = 1,  /* only the kinds that are added, without those of Kubernetes, KubeRay and Volcano */
  CRDC_JUDGE_STORED = 2,       /* the CRDs are in a cluster: rules for new CRDs alone do not apply */
  CRDC_JUDGE_ANY_FILE = 4,     /* folders of CRDs may contain any files: others are skipped */
  CRDC_JUDGE_MUTATE = 8,       /* if no policy is added, applies the changes of the operator's mutating webhook first */
  CRDC_JUDGE_ONE_NETWORK = 16, /* Services are judged as in an IPv4 cluster with 10.0.0.0/24; otherwise any range and family
                                * is accepted */
  CRDC_JUDGE_UNSERVED = 32     /* judges also by versions of CRDs that are not served */
} crdc_judge_flags;

typedef struct crdc_judge_options {
  size_t size;               /* of this struct */
  uint32_t kubernetes_minor; /* 30 to 37; 0: 37 */
  uint32_t fields;           /* crdc_fields */
  uint32_t flags;            /* crdc_judge_flags */
  const char *layers;        /* the rules that are checked: "schema" or "crd" (also NULL), "all", or some of
                              * crd,webhook,controller,pods separated by commas; the schema is always checked */
  const char *feature_gates; /* "A=true,B=false": gates of Kubernetes and of operators; NULL: the defaults */
  const char *config;        /* gates and settings as YAML text (docs/configuration.md); NULL: none */
  size_t memory;             /* the most bytes that a workspace allocates; 0: 1 GiB */
} crdc_judge_options;

/* NULL options: all zero. Returns NULL without memory. Wrong options are reported when the judge is sealed. */
CRD_MUST_CHECK crdc_judge *crdc_judge_create(const crdc_judge_options *options);
void crdc_judge_destroy(crdc_judge *judge); /* may be NULL; destroy its workspaces first */

typedef enum crdc_addition {
  CRDC_ADD_CRDS,     /* with the overlays beside their files */
  CRDC_ADD_OVERLAYS, /* rules above the schema, for the CRDs of the judge */
  CRDC_ADD_POLICIES  /* ValidatingAdmissionPolicies, MutatingAdmissionPolicies, their bindings and parameters, Namespaces;
                      * CRDs among them are added as kinds */
} crdc_addition;

/* Adds a file or a folder (`text` NULL), or a text, which is copied; problems use `name` for it. Nothing is read before
 * crdc_judge_seal. False without memory, with a wrong NULL, or after the judge was sealed. */
bool crdc_judge_add(crdc_judge *judge, crdc_addition what, const char *name, const char *text, size_t size);
/* Reads and compiles all that was added. On errors it returns false, and the judge can only return its problems. A second
 * call returns the same. */
CRD_MUST_CHECK bool crdc_judge_seal(crdc_judge *judge);

typedef enum crdc_problem_severity { CRDC_PROBLEM_ERROR, CRDC_PROBLEM_WARNING, CRDC_PROBLEM_NOTE } crdc_problem_severity;

/* One problem of an added file, or of an object. Unknown texts are empty, unknown places are 0. */
typedef struct crdc_judge_problem {
  crdc_slice file;       /* the file that was added */
  crdc_slice path;       /* the field: "spec.replicas" */
  crdc_slice message;    /* without the path if `path` is set; the message of a policy's refusal contains its field */
  crdc_slice reason;     /* "FieldValueInvalid" and the like; "unknownField", "duplicateField" */
  crdc_slice layer;      /* "crd", "webhook", "controller", "pods", "mutation", "policy" */
  crdc_slice rule;       /* "maximum", "cel/RayCluster/spec.x", "KR-070", "policy/NAME" */
  uint32_t line, column; /* from 1, in characters */
  uint32_t severity;     /* crdc_problem_severity */
  bool cause;            /* it is a cause of the API server's Status */
} crdc_judge_problem;

/* The errors and warnings of crdc_judge_seal: an array that lives as long as the judge. */
size_t crdc_judge_problems(const crdc_judge *judge, const crdc_judge_problem **problems);

typedef struct crdc_judge_kind {
  crdc_slice group, version, kind, plural;
  bool namespaced;
  bool built_in; /* of Kubernetes itself */
} crdc_judge_kind;

/* The kinds of a sealed judge: an array that lives as long as the judge. */
size_t crdc_judge_kinds(const crdc_judge *judge, const crdc_judge_kind **kinds);

/* ---- asking ---- */

/* Returns NULL without memory, or if the judge is not sealed. */
CRD_MUST_CHECK crdc_workspace *crdc_workspace_create(const crdc_judge *judge);
void crdc_workspace_destroy(crdc_workspace *workspace); /* may be NULL */
/* Ends the current call of a workspace, from any thread; later calls are not affected. */
void crdc_workspace_interrupt(crdc_workspace *workspace);

typedef enum crdc_format {
  CRDC_FORMAT_ANY,
  CRDC_FORMAT_JSON,
  CRDC_FORMAT_YAML
} crdc_format; /* any: JSON if it looks like it */
typedef enum crdc_patch_form {
  CRDC_PATCH_ANY,
  CRDC_PATCH_JSON,
  CRDC_PATCH_MERGE
} crdc_patch_form; /* any: a list is a JSON patch */

/* What the result contains in addition to the verdict. */
typedef enum crdc_want { CRDC_WANT_OBJECT = 1, CRDC_WANT_PATCH = 2, CRDC_WANT_JSON = 4 } crdc_want;

/* A request; zero means what a client leaves out. */
typedef struct crdc_judge_request {
  size_t size;                    /* of this struct */
  uint32_t want;                  /* crdc_want */
  uint32_t fields;                /* crdc_fields */
  const char *operation;          /* "create", "update"; NULL: an update if there is an old object */
  const char *subresource;        /* of an update: "status" and the like; NULL: the main resource */
  const char *api_version, *kind; /* of the endpoint; NULL: the object's own */
  crdc_slice object;              /* one object, JSON or YAML */
  crdc_slice old_object;          /* the stored object; empty: none */
  crdc_slice patch;               /* instead of the object: applied to the old one, so the request is an update */
  uint32_t format, patch_form;
  const char *name; /* in the URL of an update, so also of the old object; NULL: the old object's own. The URL of a create
                     * has none, and only policies see it */
  const char *name_space; /* in the URL; NULL: the old object's, the object's, or "default" */
  bool as_submitted;      /* of an update: nothing (uid, resourceVersion ...) is copied from the old object. With `name` the
                           * resourceVersion and uid are also compared with the old object's, as in a PUT (409) */
  const char *uid, *creation_timestamp, *resource_version; /* what the server sets; NULL: not set, except for a stored object
                                                            * without a version */
  const char *user;                                        /* who sends the request; NULL: unknown */
  const char *const *groups;                               /* of the user, ending with NULL; NULL: none */
} crdc_judge_request;

typedef enum crdc_judge_status {
  CRDC_JUDGED,
  CRDC_NO_KIND,    /* the object has no known kind */
  CRDC_NOT_JUDGED, /* an unknown subresource, an invalid old object, and so on: see `why` */
  CRDC_NO_MEMORY,  /* of the system or of the workspace */
  CRDC_INTERRUPTED,
  CRDC_MISUSED /* a wrong NULL, no object, an unknown operation or number */
} crdc_judge_status;

typedef struct crdc_judge_result {
  uint32_t status; /* crdc_judge_status: unless it is CRDC_JUDGED, only `why` is set below */
  bool allowed;
  int32_t code;                       /* of the HTTP response: 200, 201, 400, 404, 409, 422 ... */
  crdc_slice reason, message;         /* of the Status of a refusal: "Invalid", 'RayCluster.ray.io "x" is invalid: ...' */
  crdc_slice why;                     /* why it was not judged */
  crdc_slice kind, name;              /* of the object */
  const crdc_judge_problem *problems; /* in the API server's order; then unknown fields, then warnings of rules */
  size_t problem_count;
  const crdc_slice *strict; /* unknown and repeated fields in the API server's words, also when they are only dropped */
  size_t strict_count;
  const crdc_slice *warnings; /* the API server's warnings */
  size_t warning_count;
  crdc_slice object; /* if wanted and allowed: the object that would be stored, as JSON */
  crdc_slice patch;  /* likewise: a JSON patch from the given object to that one */
  crdc_slice json;   /* if wanted: the whole result as JSON */
} crdc_judge_result;

/* Judges a request and returns the status. The workspace owns the result, which is NULL if the workspace is NULL. */
crdc_judge_status crdc_judge_ask(crdc_workspace *workspace, const crdc_judge_request *request,
                                 const crdc_judge_result **result);
/* Only decodes, defaults and prunes the object as the API server does, whether it is valid or not: see `object` and `patch`
 * of the result. An object that cannot be decoded is refused as by crdc_judge_ask. */
crdc_judge_status crdc_judge_default(crdc_workspace *workspace, const crdc_judge_request *request,
                                     const crdc_judge_result **result);
/* The schema of a kind of an added CRD (openAPIV3Schema), as JSON in `object` of the result. Other kinds have none:
 * CRDC_NO_KIND. */
crdc_judge_status crdc_judge_schema(crdc_workspace *workspace, const char *api_version, const char *kind,
                                    const crdc_judge_result **result);

typedef enum crdc_explain_flags { CRDC_EXPLAIN_RECURSIVE = 1 /* fields contain their own fields */ } crdc_explain_flags;

typedef struct crdc_explain_request {
  size_t size;             /* of this struct */
  const char *api_version; /* "apps/v1"; NULL: the most stable version */
  const char *kind;        /* "Deployment", or a name that kubectl accepts: "deploy", "rayclusters.ray.io"; NULL: all
                            * kinds */
  const char *path;        /* "spec.template.spec.containers"; NULL: the kind itself */
  uint32_t flags;          /* crdc_explain_flags */
} crdc_explain_request;

/* Describes a kind or a field as JSON in `object` of the result, as `crd-validate explain -o json` prints it: group,
 * version, kind, resource; path, type, required, default, enum, limits, rules with their messages, description; fields, a
 * list of the same. If `kind` or the request is NULL the result is a list of all kinds; `schema` says whether their fields
 * are known. CRDC_NO_KIND: the kind or field does not exist, and `why` suggests similar names. */
crdc_judge_status crdc_judge_explain(crdc_workspace *workspace, const crdc_explain_request *request,
                                     const crdc_judge_result **result);

CRDC_END_DECLS

#endif
