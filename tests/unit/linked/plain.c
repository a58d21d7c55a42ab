/* SPDX-License-Identifier: Apache-2.0 */
/* What cluster.c of docs/c-programs.md does, of a kind that has no rules; READ is one of its functions that read a text. */
#include "bus.volcano.sh/v1alpha1/command.h"
#include <crd/file.h>
#include <stdio.h>

int main(int argc, char **argv) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_errors errors = crd_errors_init(arena);
  crd_texts strict = {.arena = arena};
  crd_string text, error;
  if (argc != 2 || !arena || !crd_file_read(arena, argv[1], &text, &error)) return 2;
  bus_volcano_sh_v1alpha1_Command *command = READ(arena, text, &strict, &errors);
  if (command) bus_volcano_sh_v1alpha1_Command_validate_decoded(command, NULL, NULL, &errors);
  crd_errors_print(&errors, stderr);
  bool good = command && !errors.count && !strict.count;
  crd_arena_destroy(arena);
  return good ? 0 : 1;
}
