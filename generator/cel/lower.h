/* From checked CEL to C: one function per rule, straight code over the typed structs and the run time of crd/cel*.h. */
#ifndef CRDC_CEL_LOWER_H
#define CRDC_CEL_LOWER_H

#include "cel/ast.h"
#include "types/types.h"
#include <crd/cel_value.h>

/* The calls that stand more than once in the rules of a node, whose values the rules share. */
typedef struct shared_calls shared_calls;

/* A rule that was parsed and checked for a type. */
typedef struct compiled_rule {
  const validation_rule *rule;
  cel_ast ast;
  cel_ast message; /* root NULL without messageExpression */
  bool uses_old_self, optional_old_self;
  crd_string field_path;      /* rendered, to be appended to the node's path */
  const shared_calls *shared; /* of the rules of its node; NULL: nothing is shared */
} compiled_rule;

/* Parses and checks one rule (and its messageExpression, fieldPath, reason) at `schema`. Problems go to `diagnostics` at
 * their place in the CRD's source (the rule's line and column, wherever YAML put it), in the API server's words:
 * "compilation failed: ...". */
bool rule_compile(compiled_rule *compiled, cel_types *types, const validation_rule *rule, const schema *schema, bool root,
                  unsigned version, diagnostics *diagnostics);

/* The same for a rule of a stored CRD, which the API server runs as far as it compiles: what is wrong with a
 * messageExpression, a fieldPath or optionalOldSelf only makes it do without. False when it cannot be run, with the reason
 * in `error` ("compilation failed: ..."), empty for a rule without text. */
bool rule_compile_stored(compiled_rule *compiled, cel_types *types, const validation_rule *rule, const schema *schema,
                         bool root, unsigned version, crd_arena *arena, crd_string *error);

/* Refuses oldSelf below the items of a list that is not of list type map, where no old value correlates: `list_path` is the
 * path of the outermost such list, empty where there is none. Which lists enclose a rule only the walker of the schema
 * knows. */
bool rule_check_correlation(const compiled_rule *compiled, crd_string list_path, diagnostics *diagnostics);

/* None yet; and the calls of a further rule of the node. All are added before the first is lowered. */
shared_calls *shared_calls_create(crd_arena *arena);
void shared_calls_add(shared_calls *calls, const compiled_rule *compiled);

/* The C text of a compiled rule at `node`: helper tables and static functions first, then
 *   static crd_cel_truth NAME(crd_cel *cel, const void *self, const void *old_self) {...}
 * and, with a messageExpression, `static bool NAME_message(...)`; then the same on nodes of the value tree, NAME_tree and
 * NAME_message_tree, for values that no struct holds. `name` is the function's name. False with a diagnostic
 * when it uses something that cannot be lowered yet. */
bool rule_lower(crd_text *out, const compiled_rule *compiled, const type_node *node, crd_string name,
                diagnostics *diagnostics);

/* A variable of an expression that stands alone. */
typedef struct expression_binding {
  crd_string name;
  crd_cel_value value; /* a scalar, or a list or map made of them */
} expression_binding;

/* The same for an expression that belongs to no schema; `unfolded` counts the cost of constants as cel-go does without
 * OptOptimize: static crd_cel_value NAME(crd_cel *cel, const void *self_storage, const void *old_self_storage) {...} */
bool expression_lower(crd_text *out, const cel_ast *ast, const expression_binding *bindings, size_t count, bool unfolded,
                      crd_string name, diagnostics *diagnostics);

/* The same for one over a value with the storage of `node`, as self and oldSelf. */
bool expression_lower_at(crd_text *out, const cel_ast *ast, const type_node *node, crd_string name,
                         diagnostics *diagnostics);

#endif
