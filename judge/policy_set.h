/* SPDX-License-Identifier: Apache-2.0 */
/* Compiles an admission configuration from objects: policies, bindings, webhook configurations, CRDs, Namespaces, roles and
 * their bindings, parameters. */
#pragma once

#include "yaml/document.h"
#include <crd/admission.h>

/* An object and its place; it must outlive the set. */
typedef struct policy_object {
  const crd_value *object; /* with offsets in its document */
  const char *file;        /* the name of the text, for messages */
  crd_string text;
  size_t document, offset; /* of its document and of the object, in the text */
} policy_object;

typedef struct policy_set policy_set;

typedef struct policy_set_source {
  crd_arena *arena;             /* of the results, which outlives the set */
  const policy_object *objects; /* of two objects of the same kind and name the later one is used */
  size_t object_count;
  const documents *crds;        /* the objects that are CRDs, for the compiler; NULL: none */
  const crd_registry *registry; /* other kinds than those of the CRDs; NULL: none. It must outlive the set */
  unsigned kubernetes_minor;    /* 0: the newest */
  crd_value *(*fill_in)(crd_arena *arena, crd_string endpoint, const crd_value *object, unsigned kubernetes_minor); /* of
                                                                                                 crd_admission_setup */
  /* Called with each error: of an object, with its place, which lives for the call alone (NULL: none); of the CRDs. */
  void (*complain)(void *context, const policy_object *place, crd_string what);
  void (*diagnose)(void *context, const diagnostics *found);
  /* Called likewise for what the API server accepts but what has no effect: a policy without a binding, an expression that
   * does not compile, a missing kind of parameters, a binding without its policy. May be NULL. */
  void (*note)(void *context, const policy_object *place, crd_string what);
  void *context;
} policy_set_source;

/* NULL on errors, which were reported. The source is needed for the call alone. Without memory it leaves through the guard
 * (crd/guard.h). Free it with crdc_policy_set_destroy. */
policy_set *crdc_policy_set_create(const policy_set_source *source);
void crdc_policy_set_destroy(policy_set *set); /* may be NULL */

/* The configuration, ready to be used by any number of threads. */
const crd_admission_configuration *crdc_policy_set_configuration(const policy_set *set);
/* The kinds of the CRDs, and those of the source's registry that no CRD replaces. */
const crd_registry *crdc_policy_set_registry(const policy_set *set);

/* Whether an object is a CRD, of v1. */
bool crdc_policy_object_is_crd(const crd_value *object);
