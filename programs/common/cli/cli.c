/* SPDX-License-Identifier: Apache-2.0 */
#include "cli.h"
#include "../../../runtime/base/say.h"
#include "cli_parts.h"
#include <string.h>

enum { CLI_GOOD = 0, CLI_USAGE = 2 };

static bool is_asked_by_kubectl(const cli *cli, const char *called) {
  const char *slash = strrchr(called, '/');
  return cli->plugin && strcmp(slash ? slash + 1 : called, cli->plugin) == 0;
}

static int generate(const cli *cli, int count, char **arguments) {
  const char *program = cli->commands[0].name;
  if (count == 1 && cli_print_script(cli, arguments[0])) return CLI_GOOD;
  const cli_command *command = count > 1 ? cli_find(cli, arguments[1]) : &cli->commands[0];
  if (count < 1 || count > 2 || strcmp(arguments[0], "man") != 0) {
    crd_say(stderr, "%s: --generate takes bash, zsh, fish, man or man COMMAND\n", program);
    return CLI_USAGE;
  }
  if (!command || !command->describe) {
    crd_say(stderr, "%s: --generate man: %s has no page\n", program, arguments[1]);
    return CLI_USAGE;
  }
  cli_print_page(cli, command);
  return CLI_GOOD;
}

bool cli_run(const cli *cli, int count, char **arguments, int *status) {
  *status = CLI_GOOD;
  if (count < 1) return false;
  if (is_asked_by_kubectl(cli, arguments[0])) {
    cli_complete(cli, (size_t)count - 1, arguments + 1, true);
    return true;
  }
  bool completes = count > 1 && strcmp(arguments[1], "--complete") == 0;
  bool generates = count > 1 && strcmp(arguments[1], "--generate") == 0;
  if (completes) cli_complete(cli, (size_t)count - 2, arguments + 2, false);
  if (generates) *status = generate(cli, count - 2, arguments + 2);
  return completes || generates;
}
