/* SPDX-License-Identifier: Apache-2.0 */
/* Fields of a kind, and what is known of them: one interface for Go's types and for the types of CRDs. */
#pragma once

#include "../runtime/gotypes/view.h"
#include <crd/generated/type_tables.h>

typedef struct fact_node {
  core_view view;          /* of Go's types, where `type` is NULL */
  const core_type *owner;  /* the struct that contains the field */
  const crd_type *type;    /* of a CRD */
  const crd_value *schema; /* the CRD's own schema of it; NULL: not available */
} fact_node;

/* A field on the path from the root of an object. */
typedef struct fact_step fact_step;
struct fact_step {
  const fact_step *outer; /* NULL: a field of the root */
  crd_string name;
  fact_node node;
  bool required;
};

typedef struct fact_kind {
  crd_arena *arena;
  unsigned minor;
  crd_string endpoint; /* "apps/v1/Deployment" */
  fact_node root;
} fact_kind;

/* The struct of a node, or of the elements of its lists and maps. */
fact_node crdc_fact_struct(fact_node node);
/* The fields of such a struct, sorted by name, with that `outer`; returns their number. */
size_t crdc_fact_fields(const fact_kind *kind, fact_node holder, const fact_step *outer, fact_step **fields);
/* The type as kubectl prints it: "[]Container". */
void crdc_fact_type(crd_text *text, fact_node node);
/* The defaults of the struct at a step (NULL: the root) if it is empty; NULL: none. */
const crd_value *crdc_fact_defaults(const fact_kind *kind, const fact_step *step);
/* Adds the facts of a field; `defaults` are those of its struct. */
void crdc_fact_add(const fact_kind *kind, const fact_step *step, const crd_value *defaults, crd_value *facts);
/* Adds the facts of a node without a name: rules, limits, description. */
void crdc_fact_add_node(const fact_kind *kind, fact_node node, crd_value *facts);
