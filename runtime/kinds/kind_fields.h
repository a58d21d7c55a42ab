/* SPDX-License-Identifier: Apache-2.0 */
/* What rows say about fields, which they name by paths of JSON names: "spec.devices.requests.exactly.count" is each of them
 * that there is, through lists, the values of maps, and pointers that are not nil. */
#ifndef CORE_KIND_FIELDS_H
#define CORE_KIND_FIELDS_H

#include "check.h"

#include <stddef.h>

/* Each field of a path in a struct. */
typedef void core_field_visitor(void *context, const core_field *field, void *at);
void crd_core_visit_fields(const core_type *type, void *object, const char *path, core_field_visitor *visit, void *context);

/* The gate that a row hangs on. */
#define CORE_GATE(member) .gate = 1 + offsetof(core_gates, member) /* NOLINT(bugprone-macro-parentheses): a member */

/* What a field gets where it is not given, or is its zero value (pkg/apis/GROUP/VERSION/defaults.go): a string, a number, a
 * bool, an item of a list of strings; "{}": a map without pairs, or a struct; of a struct a name: with that field as an
 * empty struct. NULL: the amounts of a map become whole thousandths (SetDefaults_ResourceList). */
typedef struct core_default {
  const char *path, *value;
  size_t gate; /* 0: it hangs on none */
} core_default;
/* Rows end with one that has no path. */
#define CORE_DEFAULTS(...)                                                                                                  \
  .defaults = (const core_default[]) {                                                                                      \
    __VA_ARGS__, {                                                                                                          \
      NULL, NULL, 0                                                                                                         \
    }                                                                                                                       \
  }
void crd_core_apply_defaults(crd_arena *arena, const core_gates *gates, const core_default *rows, const core_type *type,
                             void *object);

/* Fields, with a space between their paths, that are dropped while the gate is off (dropDisabledFields), unless the old
 * object has one of them. */
typedef struct core_gated {
  size_t gate; /* 0: no more rows */
  const char *paths;
  bool empty_too; /* it has one, too, that is a list or a map without items */
  unsigned since; /* older API servers drop none of them */
} core_gated;
#define CORE_GATED(...)                                                                                                     \
  .gated = (const core_gated[]) {                                                                                           \
    __VA_ARGS__, {                                                                                                          \
      .gate = 0                                                                                                             \
    }                                                                                                                       \
  }
/* `old` may be NULL. */
void crd_core_drop_gated(const core_options *options, const core_gated *rows, const core_type *type, void *object,
                         const void *old);

/* field.Required of those fields that are not set, by their names with a space between them, of a struct at a path. */
void crd_core_require_fields(core_check *check, const core_type *type, const void *object, const char *names,
                             const crd_path *path);

/* ValidateImmutableField of fields, by their names with a space between them, of two structs of a type at a path. */
void crd_core_validate_same_fields(core_check *check, const core_type *type, const void *now, const void *before,
                                   const char *names, const crd_path *path);

/* Copies the fields of one struct to those of another one that have the same names, or that of a pair; both hold the same.
 * The last pair has no names; `renamed` may be NULL. */
typedef struct core_renamed {
  const char *from, *to;
} core_renamed;
void crd_core_copy_fields(const core_type *from, const void *source, const core_type *to, void *target,
                          const core_renamed *renamed, bool back);

#endif
