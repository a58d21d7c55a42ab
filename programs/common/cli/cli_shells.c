/* SPDX-License-Identifier: Apache-2.0 */
/* The completion script of each shell: a function that calls the program (cli_complete.c) and adds files if the program says
 * so in the last line, which has no tab. The scripts are in programs/manual; in them @NAME@ is the program's name and @ID@
 * the same as a word of the shell. */
#include "cli_parts.h"
#include <string.h>

static void print_script(const char *script, const char *program) {
  for (const char *at = script; *at; at++) {
    bool name = strncmp(at, "@NAME@", 6) == 0, id = strncmp(at, "@ID@", 4) == 0;
    if (!name && !id) {
      putchar(*at);
      continue;
    }
    for (const char *c = program; *c; c++) putchar(id && *c == '-' ? '_' : *c);
    at += name ? 5 : 3;
  }
}

bool cli_print_script(const cli *cli, const char *shell) {
  static const struct {
    const char *shell;
    const page_text *script;
  } scripts[] = {{"bash", &page_complete_bash}, {"zsh", &page_complete_zsh}, {"fish", &page_complete_fish}};
  for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++) {
    if (strcmp(scripts[i].shell, shell) != 0) continue;
    print_script(scripts[i].script->before, cli->commands[0].name);
    return true;
  }
  return false;
}
