/* SPDX-License-Identifier: Apache-2.0 */
#include "program_loop.h"

crd_cel_value crd_program_run(const crd_program *program, crd_cel *cel, const crd_program_input *input) {
  return run_with(program, cel, input, true);
}
