/* SPDX-License-Identifier: Apache-2.0 */
/* The document that a patch changes: nodes keep their parsed form until the patch enters them (json-patch's lazyNode). */
#pragma once

#include <crd/guard.h>
#include <crd/json.h>
#include <crd/patch.h>

typedef enum patch_form { PATCH_RAW, PATCH_MAP, PATCH_LIST } patch_form;

typedef struct patch_node patch_node;

typedef struct patch_entry {
  crd_string name;   /* of a map's member */
  patch_node *value; /* NULL: null */
} patch_entry;

struct patch_node {
  patch_form form;
  const crd_value *value; /* as it was parsed; NULL: an operation's null */
  crd_string source;      /* the text that the value was parsed from; empty: write it as Go does */
  patch_entry *entries;   /* MAP: sorted by name; LIST: in order */
  uint32_t count, capacity;
  uint32_t front; /* room for entries before the first, since patches insert at the front, too */
};

/* The arguments of applying a patch. */
typedef struct patch_call {
  crd_arena *arena;
  const crd_value *document;
  crd_string source, patch;
  crd_texts *strict;
  crd_string *result, *error;
  crd_string *failure; /* receives json-patch's own error; NULL: not wanted */
} patch_call;

/* Runs apply(call) under a guard; returns its outcome, or CRD_PATCH_STOPPED. */
crd_patch_outcome crd_patch_guarded(crd_patch_outcome (*apply)(const patch_call *call), const patch_call *call);

/* Parses a patch. If `options` collect no duplicates, numbers may be out of range, since they are only written again. */
const crd_value *crd_patch_parse(crd_arena *arena, crd_string patch, const crd_parse_options *options,
                                 crd_parse_error *error);
/* If a number out of range is the only error of a text: the value with 0 for all numbers. Else NULL. */
const crd_value *crd_patch_parse_shape(crd_arena *arena, crd_string patch, const crd_parse_error *error);

/* A node of a value; NULL for null. */
patch_node *crd_patch_node_of(crd_arena *arena, const crd_value *value, crd_string source);

/* Makes the node a map or a list; false when it is something else. */
bool crd_patch_node_enter_map(crd_arena *arena, patch_node *node);
bool crd_patch_node_enter_list(crd_arena *arena, patch_node *node);

/* The place of a member of a map, or NULL. */
patch_entry *crd_patch_node_member(const patch_node *map, crd_string name);
void crd_patch_node_set(crd_arena *arena, patch_node *map, crd_string name, patch_node *value);
void crd_patch_node_insert(crd_arena *arena, patch_node *list, uint32_t index, patch_node *value);
void crd_patch_node_remove(patch_node *node, patch_entry *entry);

/* lazyNode.equal: scalars are compared as they are written. */
bool crd_patch_node_equal(crd_arena *arena, patch_node *a, patch_node *b);

/* The node as JSON text; false when it is nested deeper than JSON may be. */
bool crd_patch_node_write(crd_text *text, const patch_node *node);

/* Adds `what` and the quoted path to `strict` if it is not NULL; no duplicates, at most 100. */
void crd_patch_note(crd_texts *strict, const char *what, crd_string path);
