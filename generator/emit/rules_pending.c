/* Stands in, with a warning for each rule, while the lowering of CEL is not part of the build: rules then accept everything.
 */
#include "cel/lower.h"

__attribute__((weak)) bool rule_compile(compiled_rule *compiled, cel_types *types, const validation_rule *rule,
                                        const schema *schema, bool root, unsigned version, diagnostics *diagnostics) {
  (void)types, (void)schema, (void)root, (void)version;
  *compiled = (compiled_rule){.rule = rule};
  diagnostics_add(diagnostics, SEVERITY_WARNING, rule->location, "this build does not evaluate rules");
  return true;
}

__attribute__((weak)) bool rule_lower(crd_text *out, const compiled_rule *compiled, const type_node *node, crd_string name,
                                      diagnostics *diagnostics) {
  (void)compiled, (void)node, (void)diagnostics;
  crd_text_printf(out,
                  "static crd_cel_truth %.*s(crd_cel *cel, const void *self, const void *old_self) {\n"
                  "  (void)cel, (void)self, (void)old_self;\n  return CRD_CEL_TRUE;\n}\n",
                  (int)name.size, name.data);
  return true;
}
