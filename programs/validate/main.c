/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate: what the API server would say about manifests, without one. */
#include "commands.h"
#include "options/called.h"
#include "options/options.h"
#include "streams.h"

int main(int count, char **arguments) {
  validate_set_called(arguments[0]);
  const char *program = validate_called();
  if (!streams_open(program)) return EXIT_UNJUDGED;
  streams_end_without_memory(program);
  int code;
  if (!cli_run(validate_cli(), count, arguments, &code)) code = validate_command_run(count - 1, arguments + 1);
  return streams_close(program) ? code : EXIT_UNJUDGED;
}
