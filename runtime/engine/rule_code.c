/* SPDX-License-Identifier: Apache-2.0 */
/* Runs expressions of rule sets: a compiled function, or a program with the interpreter. */
#include "rule_sets.h"

#include <crd/generated/program.h>

static crd_cel_value run_program(crd_cel *cel, const crd_scope *scope, const crd_program *program) {
  return program->run(program, cel, &(crd_program_input){.scope = scope});
}

crd_cel_truth crd_scope_truth(crd_cel *cel, const crd_scope *scope, const crd_scope_code *code) {
  return code->program ? crd_program_truth(code->program, cel, &(crd_program_input){.scope = scope})
                       : code->function.truth(cel, scope);
}

crd_cel_value crd_scope_value(crd_cel *cel, const crd_scope *scope, const crd_scope_code *code) {
  return code->program ? run_program(cel, scope, code->program) : code->function.value(cel, scope);
}

bool crd_scope_text(crd_cel *cel, const crd_scope *scope, const crd_scope_code *code, crd_string *text) {
  return code->program ? crd_cel_get_string(cel, run_program(cel, scope, code->program), text)
                       : code->function.text(cel, scope, text);
}

bool crd_layers_are_interpreted(const crd_kind *kind) {
  return kind->layers && kind->layers->interpreted;
}
