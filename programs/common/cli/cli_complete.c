/* SPDX-License-Identifier: Apache-2.0 */
/* Completes the last word of a command line. Prints a line for each completion: the word, a tab, its description. The last
 * line has no tab. After a colon it says which files are possible too (none, files, folders; after files the wanted
 * endings), and "open" if the word can continue. The values of a flag come from its name in the help, and from the program's
 * table. */
#include "cli_parts.h"
#include <crd/request.h>
#include <stdlib.h>
#include <string.h>

typedef enum cli_files { CLI_NO_FILES, CLI_FOLDERS, CLI_FILES, CLI_MANIFESTS } cli_files;

typedef struct completion {
  crd_arena *arena;
  const cli *cli;
  const cli_command *command;
  cli_flags flags;
  cli_files files;
  bool open;
  size_t offered;
} completion;

/* ---- candidates ---- */

static void offer_word(completion *self, crd_string typed, crd_string prefix, crd_string word, crd_string about) {
  crd_string whole = crd_arena_printf(self->arena, "%.*s%.*s", CRD_PRINT(prefix), CRD_PRINT(word));
  if (!crd_string_has_prefix(whole, typed)) return;
  self->offered++;
  printf("%.*s\t%.*s\n", CRD_PRINT(whole), CRD_PRINT(about));
}

static bool stands_in(crd_string list, crd_string word) {
  crd_string part;
  for (size_t at = 0; list.size && crd_string_next_part(list, ',', &at, &part);)
    if (crd_string_equal(part, word)) return true;
  return false;
}

/* Prints the words of a table row. `prefix` is the part of `typed` before them, `given` has the earlier items of a list. */
static void offer_values(completion *self, const cli_value *value, crd_string typed, crd_string prefix, const char *ending) {
  size_t end = typed.size;
  while (value->list && end > prefix.size && typed.data[end - 1] != ',') end--;
  crd_string given = value->list ? crd_string_slice(typed, prefix.size, end) : CRD_STRING("");
  if (value->list) prefix = crd_string_slice(typed, 0, end);
  self->open |= value->list || *ending;
  crd_string word;
  for (size_t i = 0; (word = cli_value_word(value, i)).size; i++) {
    self->open |= crd_string_has_suffix(word, CRD_STRING("="));
    if (!stands_in(given, word))
      offer_word(self, typed, prefix, crd_arena_printf(self->arena, "%.*s%s", CRD_PRINT(word), ending), CRD_STRING(""));
  }
}

static void offer_minors(completion *self, crd_string typed, crd_string prefix) {
  for (unsigned minor = CRD_KUBERNETES_NEWEST; minor >= CRD_KUBERNETES_OLDEST; minor--)
    offer_word(self, typed, prefix, crd_arena_printf(self->arena, "1.%u", minor), CRD_STRING(""));
}

/* ---- values ---- */

static cli_files files_of(crd_string argument) {
  bool files = crd_string_contains(argument, CRD_STRING("FILE")) || crd_string_contains(argument, CRD_STRING("CATALOG"));
  if (crd_string_contains(argument, CRD_STRING("CRD")) || crd_string_contains(argument, CRD_STRING("OLD")) ||
      crd_string_contains(argument, CRD_STRING("NEW")) || crd_string_contains(argument, CRD_STRING("DUMP")) ||
      crd_string_contains(argument, CRD_STRING("FILE|")))
    return CLI_MANIFESTS;
  return files ? CLI_FILES : crd_string_equal(argument, CRD_STRING("DIR")) ? CLI_FOLDERS : CLI_NO_FILES;
}

/* The files of a flag, also if the name of its argument does not say so. */
static cli_files files_of_flag(const cli_flag *flag) {
  static const struct {
    const char *name;
    cli_files files;
  } rows[] = {{"overlay", CLI_MANIFESTS},    {"object", CLI_MANIFESTS}, {"old-object", CLI_MANIFESTS},
              {"config", CLI_MANIFESTS},     {"names", CLI_MANIFESTS},  {"catalog", CLI_FILES},
              {"schema-location", CLI_FILES}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (crd_string_equal(flag->name, crd_string_of(rows[i].name))) return rows[i].files;
  return files_of(flag->argument);
}

/* `prefix` is the part of `typed` before the value. */
static void complete_value(completion *self, const cli_flag *flag, crd_string typed, crd_string prefix) {
  const cli_value *value = cli_value_of(self->command, flag->name);
  const bool to_file = crd_string_has_suffix(flag->argument, CRD_STRING("=FILE")) ||
                       crd_string_has_suffix(flag->argument, CRD_STRING("[=FILE]"));
  const bool must = to_file && flag->argument.data[flag->argument.size - 1] != ']';
  if (to_file && crd_string_contains(crd_string_slice(typed, prefix.size, typed.size), CRD_STRING("="))) {
    self->files = CLI_FILES;
  } else if (value) {
    offer_values(self, value, typed, prefix, must ? "=" : "");
  } else if (crd_string_equal(flag->name, CRD_STRING("kubernetes-version"))) {
    offer_minors(self, typed, prefix);
  } else if (cli_is_words(flag->argument)) {
    crd_string words = crd_arena_copy(self->arena, flag->argument);
    offer_values(self, &(cli_value){.words = words.data}, typed, prefix, "");
  } else if (crd_string_equal(flag->argument, CRD_STRING("BOOL"))) {
    offer_values(self, &(cli_value){.words = "true|false"}, typed, prefix, "");
  } else if (crd_string_equal(flag->argument, CRD_STRING("WHEN"))) {
    offer_values(self, &(cli_value){.words = "auto|always|never"}, typed, prefix, "");
  } else {
    self->files = files_of_flag(flag);
  }
}

/* ---- flags and operands ---- */

/* The flag of "--name", "--name=VALUE" or "-n", or NULL. */
static const cli_flag *flag_meant(const completion *self, crd_string word) {
  bool named = crd_string_has_prefix(word, CRD_STRING("--"));
  size_t end = 0, dashes = named ? 2 : 1;
  while (end < word.size && word.data[end] != '=') end++;
  for (size_t i = 0; i < self->flags.count; i++) {
    const cli_flag *flag = &self->flags.items[i];
    if (flag->single && word.size > 1 && word.data[0] == '-') {
      if (crd_string_equal(flag->name, crd_string_slice(word, dashes, end))) return flag;
    } else if (named ? crd_string_equal(flag->name, crd_string_slice(word, 2, end))
                     : word.size == 2 && word.data[0] == '-' && flag->letter && word.data[1] == flag->letter)
      return flag;
  }
  return NULL;
}

static void offer_flags(completion *self, crd_string typed) {
  for (size_t i = 0; i < self->flags.count; i++)
    offer_word(self, typed, self->flags.items[i].single ? CRD_STRING("-") : CRD_STRING("--"), self->flags.items[i].name,
               self->flags.items[i].about);
}

/* The end of the command's first usage line: "FILE|DIR|-...". */
static crd_string operand_of(completion *self) {
  const flag_pieces pieces = cli_pieces(self->arena, self->cli, self->command);
  const char *words = pieces.count ? pieces.items[0].words : NULL;
  crd_string text = words ? cli_words(self->arena, self->cli, words) : CRD_STRING(""), line;
  crd_string usage = crd_arena_printf(self->arena, "usage: %s ", self->command->name);
  crd_string synopsis = crd_arena_printf(self->arena, "  %s ", self->command->name);
  for (size_t at = 0; cli_next_line(text, &at, &line);) {
    if (!crd_string_has_prefix(line, usage) && !crd_string_has_prefix(line, synopsis)) continue;
    if (crd_string_contains(line, CRD_STRING(" - "))) continue; /* of the section NAME */
    if (crd_string_contains(line, CRD_STRING(" COMMAND "))) break;
    size_t begin = line.size;
    while (line.data[begin - 1] != ' ') begin--;
    return crd_string_slice(line, begin, line.size);
  }
  return CRD_STRING("");
}

static void complete_operand(completion *self, crd_string typed, bool first) {
  const cli *cli = self->cli;
  const cli_value *value = cli_value_of(self->command, CRD_STRING(""));
  for (size_t i = 1; first && self->command == &cli->commands[0] && i < cli->count; i++) {
    crd_string word = crd_string_of(cli_command_word(&cli->commands[i]));
    offer_word(self, typed, CRD_STRING(""), word, cli_about(self->arena, cli, word.data));
  }
  if (value)
    offer_values(self, value, typed, CRD_STRING(""), "");
  else
    self->files = files_of(operand_of(self));
}

static void complete_word(completion *self, const cli_flag *asked, crd_string typed, bool operands_only, bool first) {
  const cli_flag *flag = flag_meant(self, typed);
  size_t equals = 0;
  while (equals < typed.size && typed.data[equals] != '=') equals++;
  if (asked)
    complete_value(self, asked, typed, CRD_STRING(""));
  else if (!operands_only && flag && equals < typed.size)
    complete_value(self, flag, typed, crd_string_slice(typed, 0, equals + 1));
  else if (!operands_only && typed.size && typed.data[0] == '-')
    offer_flags(self, typed);
  else
    complete_operand(self, typed, first);
}

/* ---- the answer ---- */

static void print_end(const completion *self, bool kubectl) {
  static const char *const words[] = {
      [CLI_NO_FILES] = "none", [CLI_FOLDERS] = "folders", [CLI_FILES] = "files", [CLI_MANIFESTS] = "files yaml yml json"};
  /* cobra's directives: 2 no space, 4 no files, 8 the lines are endings of files, 16 folders */
  static const int directives[] = {[CLI_NO_FILES] = 4, [CLI_FOLDERS] = 16, [CLI_FILES] = 0, [CLI_MANIFESTS] = 8};
  if (!kubectl) {
    printf(":%s%s\n", words[self->files], self->open ? " open" : "");
    return;
  }
  int directive = directives[self->offered && self->files ? CLI_FILES : self->files];
  if (directive == 8) fputs("yaml\nyml\njson\n", stdout);
  printf(":%d\n", directive + (self->open ? 2 : 0));
}

void cli_complete(const cli *cli, size_t count, char **words, bool kubectl) {
  completion self = {.arena = crd_arena_create(NULL), .cli = cli, .command = &cli->commands[0]};
  if (!self.arena) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
  size_t at = 0, operands = 0;
  const cli_command *command = count > 1 ? cli_find(cli, words[0]) : NULL;
  if (command) {
    self.command = command;
    at = 1;
  }
  self.flags = cli_flags_of(self.arena, cli, self.command);
  const cli_flag *asked = NULL;
  bool operands_only = false;
  for (; at + 1 < count; at++) {
    crd_string word = crd_string_of(words[at]);
    const bool is_flag = !operands_only && word.size > 1 && word.data[0] == '-';
    const cli_flag *flag = is_flag && !strchr(words[at], '=') ? flag_meant(&self, word) : NULL;
    asked = flag && flag->takes && at + 2 == count ? flag : NULL;
    if (flag && flag->takes) at++;
    operands_only |= strcmp(word.data, "--") == 0;
    operands += !is_flag;
  }
  complete_word(&self, asked, count ? crd_string_of(words[count - 1]) : CRD_STRING(""), operands_only, !operands);
  print_end(&self, kubectl);
  crd_arena_destroy(self.arena);
}
