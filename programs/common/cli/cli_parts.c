/* SPDX-License-Identifier: Apache-2.0 */
/* Parses the help line by line: usage, headings, flags and their values. */
#include "cli_parts.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

flag_pieces cli_pieces(crd_arena *arena, const cli *cli, const cli_command *command) {
  flag_pieces pieces = {.arena = arena};
  if (command->describe) command->describe(command, &(flag_help){.compiled = cli->compiled, .pieces = &pieces});
  return pieces;
}

crd_string cli_words(crd_arena *arena, const cli *cli, const char *words) {
  crd_text text = {.arena = arena};
  bool shown = true;
  for (; *words; words++) {
    if (*words == *FLAG_COMPILED)
      shown = !shown || cli->compiled;
    else if (shown)
      crd_text_add_char(&text, *words);
  }
  return crd_text_string(&text);
}

/* ---- lines ---- */

bool cli_next_line(crd_string text, size_t *at, crd_string *line) {
  return *at < text.size && crd_string_next_part(text, '\n', at, line);
}

size_t cli_indent(crd_string line) {
  size_t indent = 0;
  while (indent < line.size && line.data[indent] == ' ') indent++;
  return indent;
}

crd_string cli_trim(crd_string line) {
  size_t begin = cli_indent(line), end = line.size;
  while (end > begin && line.data[end - 1] == ' ') end--;
  return crd_string_slice(line, begin, end);
}

size_t cli_gap(crd_string line) {
  size_t at = cli_indent(line);
  while (at + 1 < line.size && !(line.data[at] == ' ' && line.data[at + 1] == ' ')) at++;
  return at + 1 < line.size ? at : line.size;
}

/* ---- commands ---- */

const char *cli_command_word(const cli_command *command) {
  const char *space = strchr(command->name, ' ');
  return space ? space + 1 : NULL;
}

const cli_command *cli_find(const cli *cli, const char *word) {
  for (size_t i = 1; i < cli->count; i++)
    if (strcmp(cli_command_word(&cli->commands[i]), word) == 0) return &cli->commands[i];
  return NULL;
}

/* The text after the gap in " lint say what is wrong". */
static crd_string about_of(crd_string text, crd_string word) {
  crd_string line;
  for (size_t at = 0; cli_next_line(text, &at, &line);) {
    size_t gap = cli_gap(line);
    if (cli_indent(line) == 2 && gap < line.size && crd_string_equal(cli_trim(crd_string_slice(line, 0, gap)), word))
      return cli_trim(crd_string_slice(line, gap, line.size));
  }
  return CRD_STRING("");
}

crd_string cli_about(crd_arena *arena, const cli *cli, const char *word) {
  const flag_pieces pieces = cli_pieces(arena, cli, &cli->commands[0]);
  crd_string about = {NULL, 0};
  for (size_t i = 0; i < pieces.count && !about.size; i++)
    if (pieces.items[i].words) about = about_of(cli_words(arena, cli, pieces.items[i].words), crd_string_of(word));
  return about;
}

/* ---- values ---- */

const cli_value *cli_value_of(const cli_command *command, crd_string flag) {
  for (size_t i = 0; i < command->value_count; i++) {
    const char *name = command->values[i].flag;
    if (crd_string_equal(name ? crd_string_of(name) : CRD_STRING(""), flag)) return &command->values[i];
  }
  return command->like ? cli_value_of(command->like, flag) : NULL;
}

bool cli_is_words(crd_string argument) {
  bool several = false;
  for (size_t i = 0; i < argument.size; i++) {
    char c = argument.data[i];
    if (!islower((unsigned char)c) && !isdigit((unsigned char)c) && !strchr(".-|", c)) return false;
    several |= c == '|';
  }
  return several;
}

crd_string cli_value_word(const cli_value *value, size_t index) {
  if (!value->words) return crd_string_of(value->word(index));
  crd_string words = crd_string_of(value->words), word = CRD_STRING("");
  size_t at = 0;
  for (size_t i = 0; i <= index; i++)
    if (!crd_string_next_part(words, '|', &at, &word)) return CRD_STRING("");
  return word;
}

/* ---- flags ---- */

static bool is_flag_char(char c) {
  return isalnum((unsigned char)c) || c == '-' || c == '_';
}

static void add_flag(crd_arena *arena, cli_flags *flags, cli_flag flag) {
  CRD_ARENA_PUSH_FEW(arena, flags->items, flags->count, flag);
}

static const flag *row_named(const flag_piece *rows, crd_string name) {
  for (size_t i = 0; i < rows->count; i++)
    if (rows->flags[i].name && crd_string_equal(crd_string_of(rows->flags[i].name), name)) return &rows->flags[i];
  return NULL;
}

/* The first line of a help, up to the end of its first sentence. */
static crd_string first_words(crd_string help) {
  crd_string line = {NULL, 0};
  for (size_t at = 0; !line.size && cli_next_line(help, &at, &line);) continue;
  for (size_t i = 0; i + 1 < line.size; i++)
    if ((line.data[i] == '.' || line.data[i] == ':' || line.data[i] == ';') && line.data[i + 1] == ' ')
      return crd_string_slice(line, 0, i);
  if (line.size && strchr(".:;,", line.data[line.size - 1])) line.size--;
  return line;
}

/* The argument after a name in a heading: "--overlay FILE, --no-overlays". */
static crd_string argument_in(const char *heading) {
  if (heading[0] != ' ' || !isupper((unsigned char)heading[1])) return CRD_STRING("");
  return (crd_string){heading + 1, strcspn(heading + 1, " ,;")};
}

/* Adds the flags of a row with a heading instead of a name; their own rows, if they have some, say what they take. */
static void add_headed(crd_arena *arena, cli_flags *flags, const flag_piece *rows, const flag *row, crd_string about) {
  const char *heading = row->heading + strspn(row->heading, " ");
  const bool single = heading[0] == '-' && !strstr(heading, "--");
  for (const char *at = heading; (at = single && at > heading ? NULL : strstr(at, single ? "-" : "--"));) {
    at += single ? 1 : 2;
    size_t size = 0;
    while (is_flag_char(at[size])) size++;
    crd_string name = {at, size}, argument = argument_in(at + size);
    const flag *own = row_named(rows, name);
    at += size;
    if (!size) continue;
    add_flag(arena, flags,
             (cli_flag){.name = name,
                        .letter = own ? own->letter : '\0',
                        .single = single,
                        .takes = own ? own->value == FLAG_TAKES : argument.size > 0,
                        .may_take = own && own->value == FLAG_MAY_TAKE,
                        .argument = argument,
                        .about = about});
  }
}

cli_flags cli_flags_of(crd_arena *arena, const cli *cli, const cli_command *command) {
  const flag_pieces pieces = cli_pieces(arena, cli, command->like ? command->like : command);
  cli_flags flags = {.count = 0};
  for (size_t i = 0; i < pieces.count; i++) {
    const flag_piece *rows = &pieces.items[i];
    for (size_t k = 0; !rows->words && k < rows->count; k++) {
      const flag *row = &rows->flags[k];
      if (!row->help || (*row->help == *FLAG_COMPILED && !cli->compiled)) continue;
      crd_string about = first_words(cli_words(arena, cli, row->help + (*row->help == *FLAG_COMPILED)));
      if (row->heading)
        add_headed(arena, &flags, rows, row, about);
      else
        add_flag(arena, &flags,
                 (cli_flag){.name = crd_string_of(row->name),
                            .letter = row->letter,
                            .takes = row->value == FLAG_TAKES,
                            .may_take = row->value == FLAG_MAY_TAKE,
                            .argument = crd_string_of(row->argument),
                            .about = about});
    }
  }
  return flags;
}
