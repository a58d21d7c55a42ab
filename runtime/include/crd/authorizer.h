/* SPDX-License-Identifier: Apache-2.0 */
/* Who may do what: the interface of the API server's authorizer, which CEL expressions of admission call too (`authorizer`).
 * Mirrors apiserver pkg/authorization/authorizer/interfaces.go. */
#ifndef CRD_AUTHORIZER_H
#define CRD_AUTHORIZER_H

#include <crd/arena.h>
#include <crd/string.h>

CRD_BEGIN_DECLS

/* Extra information on a user: a key with its values. */
typedef struct crd_user_extra {
  crd_string key;
  const crd_string *values;
  size_t count;
} crd_user_extra;

/* user.Info. Texts are borrowed. */
typedef struct crd_user {
  crd_string name, uid;
  const crd_string *groups;
  size_t group_count;
  const crd_user_extra *extra; /* by key */
  size_t extra_count;
} crd_user;

/* What a user wants to do, with a resource or at a path. Empty fields are unset. */
typedef struct crd_authorizer_attributes {
  crd_string verb;
  bool is_resource;
  crd_string api_group, api_version, resource, sub_resource, namespace_, name; /* of a resource */
  crd_string path;                                                             /* without a resource */
  crd_string field_selector, label_selector; /* as texts; empty: none, or one that cannot be parsed */
} crd_authorizer_attributes;

typedef enum crd_authorizer_decision {
  CRD_AUTHORIZER_NO_OPINION,
  CRD_AUTHORIZER_ALLOW,
  CRD_AUTHORIZER_DENY
} crd_authorizer_decision;

typedef struct crd_authorizer_answer {
  crd_authorizer_decision decision;
  crd_string reason; /* may be empty */
  crd_string error;  /* of the evaluation; empty: none */
} crd_authorizer_answer;

/* Decides, from any thread. The answer's texts live in the arena, or as long as the authorizer. */
typedef struct crd_authorizer crd_authorizer;
struct crd_authorizer {
  crd_authorizer_answer (*decide)(const crd_authorizer *self, crd_arena *arena, const crd_user *user,
                                  const crd_authorizer_attributes *attributes);
};

CRD_END_DECLS

#endif
