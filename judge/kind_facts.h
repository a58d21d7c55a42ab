/* SPDX-License-Identifier: Apache-2.0 */
/* What is known of a kind and of its fields, as data that is written as it is or printed for people. It is made of Go's
 * types (runtime/gotypes) for the kinds of Kubernetes, and otherwise of the tables by which objects are judged, with the
 * words of the CRD where that is at hand.
 *
 * A kind: group, version, kind, resource, shortNames, namespaced, introduced, deprecated and removed (minors), and those of
 * a field, but for its name. A field: path, name, type as kubectl calls it, required, since, gate, nullable, format,
 * default, enum, limits by their keywords, listType, keys, mapType, rules, description; and fields, where there are some. */
#pragma once

#include <crd/types.h>
#include <crd/value.h>

typedef struct facts_source {
  crd_arena *arena;
  const crd_registry *registry;
  bool no_builtins;          /* the kinds of Kubernetes are not asked */
  unsigned kubernetes_minor; /* 0: the newest */
  /* The spec of the CRD that a kind was made of; NULL where none is at hand. */
  const crd_value *(*spec_of)(const void *context, const crd_kind *kind);
  const void *context;
} facts_source;

typedef struct facts_question {
  crd_string api_version; /* empty: any */
  crd_string text; /* "pods", "deploy.spec.template", "rayclusters.ray.io.spec", "apps/v1/Deployment": as kubectl takes it */
  bool recursive;  /* fields have fields */
} facts_question;

/* NULL with an error, which names what may have been meant. */
crd_value *crdc_facts_of(const facts_source *source, const facts_question *question, crd_string *error);
/* A list of the kinds: group, version, kind, resource, namespaced, builtIn, schema (whether fields are known). */
crd_value crdc_facts_kinds(const facts_source *source);

/* The openAPIV3Schema of a version in the spec of a CRD; NULL: there is none. */
const crd_value *crdc_facts_schema(const crd_value *spec, crd_string version);
