/* SPDX-License-Identifier: Apache-2.0 */
/* What is known of a kind and its fields, as data to write or to print. For the kinds of Kubernetes it comes from Go's types
 * (runtime/gotypes), for others from the tables by which objects are judged, with the texts of the CRD if that is available.
 *
 * A kind: group, version, kind, resource, shortNames, namespaced, introduced, deprecated and removed (minors), and those of
 * a field except its name. A field: path, name, type as kubectl prints it, required, since, gate, nullable, format, default,
 * enum, limits by their keywords, listType, keys, mapType, rules, description; and fields, where there are some. */
#pragma once

#include <crd/types.h>
#include <crd/value.h>

typedef struct facts_source {
  crd_arena *arena;
  const crd_registry *registry;
  bool no_builtins;          /* without the kinds of Kubernetes */
  unsigned kubernetes_minor; /* 0: the newest */
  /* The spec of the CRD of a kind; NULL if it is not available. */
  const crd_value *(*spec_of)(const void *context, const crd_kind *kind);
  const void *context;
} facts_source;

typedef struct facts_question {
  crd_string api_version; /* empty: any */
  crd_string text;        /* a question in kubectl's forms: "pods", "deploy.spec.template", "rayclusters.ray.io.spec",
                           * "apps/v1/Deployment" */
  bool recursive;         /* fields contain their own fields */
} facts_question;

/* The answer, or NULL with an error that suggests similar names. */
crd_value *crdc_facts_of(const facts_source *source, const facts_question *question, crd_string *error);
/* A list of the kinds: group, version, kind, resource, namespaced, builtIn, schema (whether fields are known). */
crd_value crdc_facts_kinds(const facts_source *source);

/* The openAPIV3Schema of a version in a CRD's spec, or NULL. */
const crd_value *crdc_facts_schema(const crd_value *spec, crd_string version);
