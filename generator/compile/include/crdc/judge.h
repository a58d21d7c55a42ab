/* SPDX-License-Identifier: Apache-2.0 */
/* Objects judged as kube-apiserver would, for programs in any language: bytes in, plain structs or JSON out.
 *
 *   crdc_judge *judge = crdc_judge_create(NULL);
 *   crdc_judge_add(judge, CRDC_ADD_CRDS, "crds/", NULL, 0);
 *   if (!crdc_judge_seal(judge)) ... crdc_judge_problems
 *   crdc_workspace *workspace = crdc_workspace_create(judge);
 *   crdc_judge_request request = {.size = sizeof request, .object = {text, size}};
 *   if (crdc_judge_ask(workspace, &request, &result) == CRDC_JUDGED && result->allowed) ...
 *
 * Until it is sealed a judge belongs to one thread; a sealed one never changes, and is for all. A workspace belongs to one
 * thread at a time and holds what it was asked last: results live until its next call. It must end before its judge.
 *
 * Texts are UTF-8 with their sizes; those that come out have a NUL behind them. Handles may be NULL and bytes may be
 * anything: there is always an answer. What could not be judged has a status of its own and is never `allowed`. Of the
 * process nothing is changed, and nothing is printed. CRDs are compiled one after the other, whatever the threads: a lock in
 * here sees to it, which the compiler of crdc/crdc.h does not know. */
#ifndef CRDC_JUDGE_H
#define CRDC_JUDGE_H

#include <crd/abi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

CRDC_BEGIN_DECLS

/* Counts up when a struct or a function below changes its meaning. New members go to the end of options and requests, whose
 * `size` tells which of them a program knows. */
#define CRDC_JUDGE_ABI 1

typedef struct crdc_judge crdc_judge;
typedef struct crdc_workspace crdc_workspace;

typedef struct crdc_slice {
  const char *data;
  size_t size;
} crdc_slice;

/* The number of the interface that the library has, and its release ("0.1.0"). */
uint32_t crdc_judge_abi(void);
const char *crdc_judge_version(void);

/* ---- a judge ---- */

/* What becomes of unknown and repeated fields (the query parameter fieldValidation). */
typedef enum crdc_fields {
  CRDC_FIELDS_DEFAULT, /* of a judge: strict; of a request: as its judge has it */
  CRDC_FIELDS_STRICT,  /* they are refused, 400 */
  CRDC_FIELDS_WARN,    /* dropped, with warnings */
  CRDC_FIELDS_IGNORE,  /* dropped */
  CRDC_FIELDS_LISTED   /* dropped, and told as problems of severity note: what crd-validate does */
} crdc_fields;

typedef enum crdc_judge_flags {
  CRDC_JUDGE_NO_BUILTINS = 1,  /* neither the kinds of Kubernetes nor those of KubeRay and Volcano: what is added alone */
  CRDC_JUDGE_STORED = 2,       /* the CRDs are those of a cluster: what a new one may not say is no error */
  CRDC_JUDGE_ANY_FILE = 4,     /* folders of CRDs may hold anything: what is none is passed over */
  CRDC_JUDGE_MUTATE = 8,       /* what the operator's mutating webhook would change comes first, where no policy is added */
  CRDC_JUDGE_ONE_NETWORK = 16, /* Services as in a cluster of IPv4 with 10.0.0.0/24; otherwise of any range and family */
  CRDC_JUDGE_UNSERVED = 32     /* versions of CRDs that are not served are judged, too */
} crdc_judge_flags;

typedef struct crdc_judge_options {
  size_t size;               /* of this struct */
  uint32_t kubernetes_minor; /* 30 to 37; 0: 37 */
  uint32_t fields;           /* crdc_fields */
  uint32_t flags;            /* crdc_judge_flags */
  const char *layers; /* "schema" or "crd" (NULL too), "all", or some of crd,webhook,controller,pods with commas between
                       * them: what rules above the schema are asked; the schema always is */
  const char *feature_gates; /* "A=true,B=false", of Kubernetes and of operators; NULL: the defaults */
  const char *config; /* the text of a configuration of gates and settings, YAML (docs/configuration.md); NULL: none */
  size_t memory;      /* the most bytes that a workspace holds; 0: 1 GiB */
} crdc_judge_options;

/* NULL options: all zero. NULL: there is no memory. What is wrong with options is said when the judge is sealed. */
CRD_MUST_CHECK crdc_judge *crdc_judge_create(const crdc_judge_options *options);
void crdc_judge_destroy(crdc_judge *judge); /* NULL is fine; its workspaces must have ended */

typedef enum crdc_addition {
  CRDC_ADD_CRDS,     /* with the overlays beside them, where they are files */
  CRDC_ADD_OVERLAYS, /* rules above the schema, for the CRDs of the same judge */
  CRDC_ADD_POLICIES  /* ValidatingAdmissionPolicies, MutatingAdmissionPolicies, their bindings and parameters, Namespaces;
                      * CRDs among them are kinds as well */
} crdc_addition;

/* Adds a file or a folder (`text` NULL), or a text, which is copied, with the name that problems call it by. Nothing is read
 * before crdc_judge_seal. False: there is no memory, a NULL too much, or the judge is sealed. */
bool crdc_judge_add(crdc_judge *judge, crdc_addition what, const char *name, const char *text, size_t size);
/* Reads and compiles all of it. False where something is wrong: the judge is of no use then but for its problems. A second
 * call gives the same. */
CRD_MUST_CHECK bool crdc_judge_seal(crdc_judge *judge);

typedef enum crdc_problem_severity { CRDC_PROBLEM_ERROR, CRDC_PROBLEM_WARNING, CRDC_PROBLEM_NOTE } crdc_problem_severity;

/* One thing that is wrong: of what was added, or of an object. Empty is what is not known, 0 a place that is not. */
typedef struct crdc_judge_problem {
  crdc_slice file;       /* of what was added */
  crdc_slice path;       /* the field: "spec.replicas" */
  crdc_slice message;    /* without the path, where `path` has one: what policies are refused for names it in its text */
  crdc_slice reason;     /* "FieldValueInvalid" and the like; "unknownField", "duplicateField" */
  crdc_slice layer;      /* "crd", "webhook", "controller", "pods", "mutation", "policy" */
  crdc_slice rule;       /* "maximum", "cel/RayCluster/spec.x", "KR-070", "policy/NAME" */
  uint32_t line, column; /* from 1, in characters */
  uint32_t severity;     /* crdc_problem_severity */
  bool cause;            /* it is a cause of the API server's Status */
} crdc_judge_problem;

/* What crdc_judge_seal had to say: warnings too. An array that lives as long as the judge. */
size_t crdc_judge_problems(const crdc_judge *judge, const crdc_judge_problem **problems);

typedef struct crdc_judge_kind {
  crdc_slice group, version, kind, plural;
  bool namespaced;
  bool built_in; /* of Kubernetes itself */
} crdc_judge_kind;

/* The kinds that a sealed judge judges by, likewise. */
size_t crdc_judge_kinds(const crdc_judge *judge, const crdc_judge_kind **kinds);

/* ---- asking ---- */

/* NULL: there is no memory, or the judge is not sealed. */
CRD_MUST_CHECK crdc_workspace *crdc_workspace_create(const crdc_judge *judge);
void crdc_workspace_destroy(crdc_workspace *workspace); /* NULL is fine */
/* Ends the call that is under way in a workspace, from any thread; one that begins later is not touched. */
void crdc_workspace_interrupt(crdc_workspace *workspace);

typedef enum crdc_format {
  CRDC_FORMAT_ANY,
  CRDC_FORMAT_JSON,
  CRDC_FORMAT_YAML
} crdc_format; /* any: JSON where it begins so */
typedef enum crdc_patch_form {
  CRDC_PATCH_ANY,
  CRDC_PATCH_JSON,
  CRDC_PATCH_MERGE
} crdc_patch_form; /* any: a list is JSON's */

/* What is wanted of a result beside the verdict. */
typedef enum crdc_want { CRDC_WANT_OBJECT = 1, CRDC_WANT_PATCH = 2, CRDC_WANT_JSON = 4 } crdc_want;

/* A request; all that is zero is as a client leaves it out. */
typedef struct crdc_judge_request {
  size_t size;                    /* of this struct */
  uint32_t want;                  /* crdc_want */
  uint32_t fields;                /* crdc_fields */
  const char *operation;          /* "create", "update"; NULL: an update where there is an old object */
  const char *subresource;        /* of an update: "status" and the like; NULL: the object itself */
  const char *api_version, *kind; /* the endpoint; NULL: what the object says */
  crdc_slice object;              /* one object, JSON or YAML */
  crdc_slice old_object;          /* as it is stored; empty: none */
  crdc_slice patch;               /* in place of the object: of the old one, which becomes an update */
  uint32_t format, patch_form;
  const char *name; /* of the URL of an update, and so of the old object; NULL: what that says. A create has none in its URL,
                     * and only policies see it */
  const char *name_space; /* of the URL; NULL: the old object's, the object's, or "default" */
  bool as_submitted; /* of an update: nothing (uid, resourceVersion ...) is taken over from the old object; with `name` the
                      * resourceVersion and uid are held against its own as well, as of a PUT (409) */
  const char *uid, *creation_timestamp, *resource_version; /* what the server gives; NULL: left out, but
                                                            * for a stored object without its version */
  const char *user;                                        /* who asks; NULL: nobody that is known */
  const char *const *groups;                               /* of the user, up to a NULL; NULL: none */
} crdc_judge_request;

typedef enum crdc_judge_status {
  CRDC_JUDGED,
  CRDC_NO_KIND,    /* the object has none that is known */
  CRDC_NOT_JUDGED, /* there is no such subresource, the old object is none, and so on: `why` says it */
  CRDC_NO_MEMORY,  /* of the system, or of the workspace */
  CRDC_INTERRUPTED,
  CRDC_MISUSED /* a NULL, no object, an operation or a number that there is not */
} crdc_judge_status;

typedef struct crdc_judge_result {
  uint32_t status; /* crdc_judge_status: all below but `why` is empty where it is not CRDC_JUDGED */
  bool allowed;
  int32_t code;                       /* of the HTTP answer: 200, 201, 400, 404, 409, 422 ... */
  crdc_slice reason, message;         /* of the Status of a refusal: "Invalid", 'RayCluster.ray.io "x" is invalid: ...' */
  crdc_slice why;                     /* it was not judged */
  crdc_slice kind, name;              /* of the object */
  const crdc_judge_problem *problems; /* in the API server's order; unknown fields, then what rules warn of, behind them */
  size_t problem_count;
  const crdc_slice *strict; /* unknown and repeated fields in the API server's words, whatever becomes of them */
  size_t strict_count;
  const crdc_slice *warnings; /* what it warns of */
  size_t warning_count;
  crdc_slice object; /* what would be stored, JSON; where it was wanted, and let in */
  crdc_slice patch;  /* a JSON patch that makes that of the given object; likewise */
  crdc_slice json;   /* all of this as JSON, where it was wanted */
} crdc_judge_result;

/* Judges. The result is the workspace's; NULL with a workspace that is NULL. Gives its status. */
crdc_judge_status crdc_judge_ask(crdc_workspace *workspace, const crdc_judge_request *request,
                                 const crdc_judge_result **result);
/* The object alone as the API server has it decoded, defaulted and without what the schema does not have, be it valid or
 * not: `object` and `patch` of the result. What cannot be decoded is refused as crdc_judge_ask does it. */
crdc_judge_status crdc_judge_default(crdc_workspace *workspace, const crdc_judge_request *request,
                                     const crdc_judge_result **result);
/* The schema of a kind of a CRD that was added (openAPIV3Schema), JSON in `object` of the result. Of other kinds none is at
 * hand: CRDC_NO_KIND. */
crdc_judge_status crdc_judge_schema(crdc_workspace *workspace, const char *api_version, const char *kind,
                                    const crdc_judge_result **result);

typedef enum crdc_explain_flags { CRDC_EXPLAIN_RECURSIVE = 1 /* fields have their own fields */ } crdc_explain_flags;

typedef struct crdc_explain_request {
  size_t size;             /* of this struct */
  const char *api_version; /* "apps/v1"; NULL: that of the most stable version */
  const char *kind;        /* "Deployment", or as kubectl takes it: "deploy", "rayclusters.ray.io"; NULL: all kinds */
  const char *path;        /* "spec.template.spec.containers"; NULL: the kind */
  uint32_t flags;          /* crdc_explain_flags */
} crdc_explain_request;

/* What is known of a kind or of a field, JSON in `object` of the result, as `crd-validate explain -o json` tells it: group,
 * version, kind, resource; path, type, required, default, enum, limits, rules with their messages, description; fields, a
 * list of these. Of a NULL for kind a list of all kinds, with `schema`: whether their fields are known. A NULL request is
 * one for that. CRDC_NO_KIND: there is no such kind or field; `why` names what may have been meant. */
crdc_judge_status crdc_judge_explain(crdc_workspace *workspace, const crdc_explain_request *request,
                                     const crdc_judge_result **result);

CRDC_END_DECLS

#endif
