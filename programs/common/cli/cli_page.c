/* SPDX-License-Identifier: Apache-2.0 */
/* Makes a manual page: the help's sections in the usual order of pages, its rows as options, and the additions of the
 * program's table. It parses the texts of the help: headings in capitals (or crdc's "usage:" and "exit status:"),
 * paragraphs, terms with their text after a gap, and literal text, which is indented after an empty line. */
#include "cli_parts.h"
#include <crd/request.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define PAGE_DATE "2026-11-23" /* the last change of the pages' own sections */
enum { LITERAL = 2, MOST_SECTIONS = 32 };

typedef struct section {
  crd_string title;
  crd_text plain; /* the text of the help, without its indentation */
  crd_text rows;  /* options as they appear in the page */
} section;

typedef struct page {
  crd_arena *arena;
  const cli *cli;
  const cli_command *command;
  section sections[MOST_SECTIONS];
  size_t count;
  section *open;
} page;

/* ---- characters ---- */

static void add_literal_char(crd_text *out, char c) {
  const char *name = c == '\\'   ? "\\e"
                     : c == '-'  ? "\\-"
                     : c == '\'' ? "\\(aq"
                     : c == '^'  ? "\\(ha"
                     : c == '~'  ? "\\(ti"
                                 : "";
  if (c == '`') name = "\\(ga";
  if (*name)
    crd_text_add(out, crd_string_of(name));
  else
    crd_text_add_char(out, c);
}

static void guard_line(crd_text *out, crd_string line) {
  if (line.size && (line.data[0] == '.' || line.data[0] == '\'')) crd_text_add(out, CRD_STRING("\\&"));
}

/* Adds literal text, with plain dashes and straight quotes. */
static void add_literal(crd_text *out, crd_string line) {
  guard_line(out, line);
  for (size_t i = 0; i < line.size; i++) add_literal_char(out, line.data[i]);
}

/* The end of a flag that begins at `at`; `at` if there is none. */
static size_t flag_end(crd_string line, size_t at) {
  size_t end = at;
  if (line.data[at] != '-' || (at && !strchr(" (['\"|", line.data[at - 1]))) return at;
  while (end < line.size && line.data[end] == '-') end++;
  if (end == line.size || !isalpha((unsigned char)line.data[end]) || end - at > 2) return at;
  while (end < line.size && (isalnum((unsigned char)line.data[end]) || line.data[end] == '-')) end++;
  return end;
}

/* The end of a value's name, which is in capitals. */
static size_t capitals_end(crd_string line, size_t at) {
  size_t end = at;
  if (at && isalnum((unsigned char)line.data[at - 1])) return at;
  while (end < line.size && (isupper((unsigned char)line.data[end]))) end++;
  bool alone = end == line.size || !isalnum((unsigned char)line.data[end]);
  return alone && end > at + 1 ? end : at;
}

static void add_in_font(crd_text *out, char font, crd_string words) {
  crd_text_printf(out, "\\f%c", font);
  for (size_t i = 0; i < words.size; i++) add_literal_char(out, words.data[i]);
  crd_text_add(out, CRD_STRING("\\fR"));
}

/* Adds prose with flags in bold; `values`: names of values in italic. */
static void add_prose(crd_text *out, crd_string line, bool values) {
  guard_line(out, line);
  for (size_t at = 0; at < line.size; at++) {
    size_t flag = flag_end(line, at), capitals = values ? capitals_end(line, at) : at;
    if (flag > at)
      add_in_font(out, 'B', crd_string_slice(line, at, flag)), at = flag - 1;
    else if (capitals > at)
      add_in_font(out, 'I', crd_string_slice(line, at, capitals)), at = capitals - 1;
    else if (line.data[at] == '-')
      crd_text_add_char(out, '-');
    else
      add_literal_char(out, line.data[at]);
  }
}

/* Whether a sentence ends with the word. */
static bool ends_sentence(crd_string word, crd_string next) {
  while (word.size && strchr(")\"'", word.data[word.size - 1])) word.size--;
  bool stop = word.size && strchr(".!?", word.data[word.size - 1]);
  return stop && (!next.size || !islower((unsigned char)next.data[0]));
}

/* Adds a line to a paragraph. */
static void add_words(crd_text *words, crd_string line) {
  if (words->size) crd_text_add_char(words, ' ');
  crd_text_add(words, cli_trim(line));
}

/* Adds a paragraph as source lines. Each sentence begins a line, so that the spacing is equal. */
static void add_filled(crd_text *out, crd_string text) {
  enum { WIDTH = 60 };
  crd_text line = {.arena = out->arena};
  crd_string word, next = CRD_STRING("");
  size_t at = 0;
  bool more = crd_string_next_part(text, ' ', &at, &word);
  while (more) {
    more = crd_string_next_part(text, ' ', &at, &next);
    if (line.size) crd_text_add_char(&line, ' ');
    crd_text_add(&line, word);
    bool sentence = ends_sentence(word, more ? next : CRD_STRING(""));
    if (sentence || !more || line.size + next.size >= WIDTH) {
      add_prose(out, crd_text_string(&line), false);
      /* a dot at the end of a line that does not end a sentence */
      if (!sentence && line.size && strchr(".!?", line.data[line.size - 1])) crd_text_add(out, CRD_STRING("\\&"));
      crd_text_add_char(out, '\n');
      line.size = 0;
    }
    word = next;
  }
}

static void add_page_line(crd_text *out, const char *macro, crd_string line, bool values) {
  crd_text_add(out, crd_string_of(macro));
  add_prose(out, line, values);
  crd_text_add_char(out, '\n');
}

/* ---- taking the help apart ---- */

static section *open_section(page *page, crd_string title) {
  for (size_t i = 0; i < page->count; i++)
    if (crd_string_equal(page->sections[i].title, title)) return page->open = &page->sections[i];
  if (page->count == MOST_SECTIONS) abort(); /* no help has so many */
  section *section = &page->sections[page->count++];
  section->title = crd_arena_copy(page->arena, title);
  section->plain.arena = section->rows.arena = page->arena;
  return page->open = section;
}

static bool is_heading(crd_string line) {
  for (size_t i = 0; i < line.size; i++)
    if (!isupper((unsigned char)line.data[i]) && (line.data[i] != ' ' || !i)) return false;
  return line.size > 3;
}

static void add_plain(page *page, crd_string line) {
  crd_text_add(&page->open->plain, line);
  crd_text_add_char(&page->open->plain, '\n');
}

/* "0 all is well, 1 errors, 2 wrong usage": one term each. */
static void add_statuses(page *page, crd_string text) {
  section *status = open_section(page, CRD_STRING("EXIT STATUS"));
  for (size_t i = 0; i < text.size; i++) {
    bool number = isdigit((unsigned char)text.data[i]) && (i + 1 < text.size && text.data[i + 1] == ' ') &&
                  (i == 0 || (i > 1 && strchr(",;", text.data[i - 2]) && text.data[i - 1] == ' '));
    if (number && i) status->plain.size -= 2;
    if (number) crd_text_printf(&status->plain, "%s%c ", i ? "\n" : "", text.data[i]);
    crd_text_add_char(&status->plain, number ? ' ' : text.data[i]);
    i += number;
  }
  crd_text_add_char(&status->plain, '\n');
}

/* A line of crdc's texts that begins a section. */
static bool take_crdc_line(page *page, crd_string text, size_t *at, crd_string line) {
  crd_text joined = {.arena = page->arena};
  if (crd_string_has_prefix(line, CRD_STRING("usage: "))) {
    open_section(page, CRD_STRING("SYNOPSIS"));
    add_plain(page, crd_string_slice(line, 7, line.size));
    while (cli_next_line(text, at, &line) && line.size) add_plain(page, cli_trim(line));
    open_section(page, CRD_STRING("DESCRIPTION"));
  } else if (crd_string_has_prefix(line, CRD_STRING("commands:"))) {
    open_section(page, CRD_STRING("COMMANDS"));
    while (cli_next_line(text, at, &line) && line.size) add_plain(page, crd_string_slice(line, 2, line.size));
    open_section(page, CRD_STRING("DESCRIPTION"));
  } else if (crd_string_has_prefix(line, CRD_STRING("exit status: "))) {
    crd_text_add(&joined, crd_string_slice(line, 13, line.size));
    while (cli_next_line(text, at, &line) && line.size) crd_text_printf(&joined, " %.*s", CRD_PRINT(cli_trim(line)));
    add_statuses(page, crd_text_string(&joined));
  } else {
    return false;
  }
  return true;
}

static void take_words(page *page, crd_string text) {
  crd_string line;
  bool headed = false;
  for (size_t at = 0; cli_next_line(text, &at, &line);) {
    if (is_heading(line)) {
      open_section(page, crd_string_equal(line, CRD_STRING("FLAGS")) ? CRD_STRING("OPTIONS") : line);
      headed = true;
    } else if (!take_crdc_line(page, text, &at, line)) {
      if (!page->open) open_section(page, CRD_STRING("DESCRIPTION"));
      size_t indent = headed && cli_indent(line) >= 2 ? 2 : 0;
      add_plain(page, crd_string_slice(line, indent, line.size));
    }
  }
}

/* ---- options ---- */

/* Whether a line of a row's help describes one of its values: "json: one object a line". */
static bool begins_value(const page *page, const flag *row, crd_string line) {
  size_t end = 0;
  while (end < line.size && islower((unsigned char)line.data[end])) end++;
  crd_string word = crd_string_slice(line, 0, end), rest = crd_string_slice(line, end, line.size), part;
  if (!crd_string_has_prefix(rest, CRD_STRING(": ")) && !crd_string_has_prefix(rest, CRD_STRING(" (the default): ")))
    return false;
  const cli_value *value = row->name ? cli_value_of(page->command, crd_string_of(row->name)) : NULL;
  for (size_t i = 0; value && (part = cli_value_word(value, i)).size; i++)
    if (crd_string_equal(part, word)) return true;
  crd_string words = crd_string_of(row->argument);
  for (size_t at = 0; cli_is_words(words) && crd_string_next_part(words, '|', &at, &part);)
    if (crd_string_equal(part, word)) return true;
  return false;
}

static void add_row_help(const page *page, crd_text *out, const flag *row, crd_string help) {
  crd_string line;
  crd_text text = {.arena = page->arena};
  for (size_t at = 0; cli_next_line(help, &at, &line);) {
    if (!line.size) continue;
    if (text.size && begins_value(page, row, line)) {
      add_filled(out, crd_text_string(&text));
      crd_text_add(out, CRD_STRING(".br\n"));
      text.size = 0;
    }
    add_words(&text, line);
  }
  add_filled(out, crd_text_string(&text));
}

static void add_row_name(crd_text *out, const flag *row) {
  crd_text_add(out, CRD_STRING(".TP\n"));
  if (row->heading) {
    add_page_line(out, "", cli_trim(crd_string_of(row->heading)), true);
    return;
  }
  if (row->letter) crd_text_printf(out, "\\fB\\-%c\\fR, ", row->letter);
  add_in_font(out, 'B', crd_arena_printf(out->arena, "--%s", row->name));
  if (row->argument && row->value == FLAG_MAY_TAKE) crd_text_add(out, CRD_STRING("[="));
  if (row->argument && row->value == FLAG_TAKES) crd_text_add_char(out, ' ');
  if (row->argument) add_in_font(out, 'I', crd_string_of(row->argument));
  if (row->argument && row->value == FLAG_MAY_TAKE) crd_text_add_char(out, ']');
  crd_text_add_char(out, '\n');
}

static void add_row(page *page, crd_text *out, const flag *row) {
  if (!row->help || (*row->help == *FLAG_COMPILED && !page->cli->compiled)) return;
  crd_string help = cli_words(page->arena, page->cli, row->help + (*row->help == *FLAG_COMPILED));
  size_t size = row->heading ? strlen(row->heading) : 0;
  if (size && row->heading[size - 1] == ':') { /* the heading of the following rows */
    add_page_line(out, ".PP\n", cli_trim(crd_string_of(row->heading)), false);
    return;
  }
  add_row_name(out, row);
  add_row_help(page, out, row, help.size ? help : CRD_STRING("Print it, and end."));
}

static void take_rows(page *page, const flag_piece *rows) {
  section *options = open_section(page, CRD_STRING("OPTIONS"));
  for (size_t i = 0; i < rows->count; i++) add_row(page, &options->rows, &rows->flags[i]);
}

/* ---- writing sections ---- */

typedef struct lines {
  crd_string *items;
  size_t count;
} lines;

static lines lines_of(crd_arena *arena, crd_string text) {
  lines lines = {.items = crd_arena_alloc(arena, (text.size + 1) * sizeof *lines.items)};
  crd_string line;
  for (size_t at = 0; cli_next_line(text, &at, &line);) lines.items[lines.count++] = line;
  while (lines.count && !lines.items[lines.count - 1].size) lines.count--;
  return lines;
}

/* Writes lines from `at` on unchanged, up to one that is indented less; returns the end. */
static size_t write_literal(crd_text *out, const lines *lines, size_t at, size_t indent) {
  bool first = !at;
  size_t end = at;
  for (size_t i = at; i < lines->count && (!lines->items[i].size || cli_indent(lines->items[i]) >= indent); i++)
    if (lines->items[i].size) end = i + 1;
  crd_text_add(out, first ? CRD_STRING(".RS 4\n.EX\n") : CRD_STRING(".PP\n.RS 4\n.EX\n"));
  for (size_t i = at; i < end; i++) {
    crd_string line = lines->items[i];
    add_literal(out, line.size ? crd_string_slice(line, indent, line.size) : line);
    crd_text_add_char(out, '\n');
  }
  crd_text_add(out, CRD_STRING(".EE\n.RE\n"));
  return end;
}

static bool is_indented_below(const lines *lines, size_t at, size_t indent) {
  return at < lines->count && lines->items[at].size && cli_indent(lines->items[at]) >= indent;
}

/* Writes a term and its text, which is after a gap or in the following indented lines. */
static size_t write_term(crd_text *out, const lines *lines, size_t at) {
  crd_string line = lines->items[at];
  size_t gap = cli_gap(line), indent = cli_indent(line);
  crd_text_add(out, CRD_STRING(".TP\n"));
  add_in_font(out, 'B', cli_trim(crd_string_slice(line, 0, gap)));
  crd_text_add_char(out, '\n');
  crd_text words = {.arena = out->arena};
  crd_text_add(&words, cli_trim(crd_string_slice(line, gap, line.size)));
  for (at++; is_indented_below(lines, at, indent + 2); at++) add_words(&words, lines->items[at]);
  add_filled(out, crd_text_string(&words));
  return at;
}

static bool is_term(const lines *lines, size_t at) {
  crd_string line = lines->items[at];
  return cli_gap(line) < line.size || is_indented_below(lines, at + 1, cli_indent(line) + 8);
}

static size_t write_paragraph(crd_text *out, const lines *lines, size_t at, bool first) {
  size_t indent = cli_indent(lines->items[at]);
  if (!first) crd_text_add(out, CRD_STRING(".PP\n"));
  crd_text words = {.arena = out->arena};
  for (size_t begin = at; at < lines->count; at++) {
    crd_string line = lines->items[at];
    if (!line.size || cli_indent(line) != indent || (at > begin && is_term(lines, at))) break;
    add_words(&words, line);
  }
  add_filled(out, crd_text_string(&words));
  return at;
}

static void write_body(crd_text *out, const section *section, const lines *lines) {
  bool examples = crd_string_has_prefix(section->title, CRD_STRING("EXAMPLE"));
  for (size_t at = 0; at < lines->count;) {
    crd_string line = lines->items[at];
    bool below_empty = !at || !lines->items[at - 1].size;
    bool command = examples && line.size && line.data[line.size - 1] != ':' && line.data[line.size - 1] != '.';
    if (!line.size)
      at++;
    else if (below_empty && cli_indent(line) >= LITERAL)
      at = write_literal(out, lines, at, LITERAL);
    else if (command)
      at = write_literal(out, lines, at, cli_indent(line));
    else
      at = is_term(lines, at) ? write_term(out, lines, at) : write_paragraph(out, lines, at, !at);
  }
}

static void write_synopsis(crd_text *out, const cli_command *command, const lines *lines) {
  size_t name = strlen(command->name);
  for (size_t i = 0; i < lines->count; i++) {
    crd_string line = cli_trim(lines->items[i]);
    bool named = crd_string_has_prefix(line, crd_string_of(command->name));
    if (i) crd_text_add(out, CRD_STRING(".br\n"));
    if (named) add_in_font(out, 'B', crd_string_slice(line, 0, name));
    add_page_line(out, "", crd_string_slice(line, named ? name : 0, line.size), true);
  }
}

/* The name of a page: "crdc-lint". */
static crd_string page_name(crd_arena *arena, const cli_command *command) {
  crd_string name = crd_arena_copy(arena, crd_string_of(command->name));
  char *space = memchr((char *)name.data, ' ', name.size);
  if (space) *space = '-';
  return name;
}

static void write_name(page *page, crd_text *out, const lines *lines) {
  crd_string about = {NULL, 0};
  for (size_t i = 0; lines->count && i + 2 < lines->items[0].size; i++) {
    crd_string line = lines->items[0];
    if (memcmp(line.data + i, " - ", 3) != 0) continue;
    about = crd_string_slice(line, i + 3, line.size);
    break;
  }
  const char *word = cli_command_word(page->command);
  if (!about.size && word) about = cli_about(page->arena, page->cli, word);
  for (size_t i = 0; i < page->count && !about.size; i++) /* the first sentence of the page */
    if (crd_string_equal(page->sections[i].title, CRD_STRING("DESCRIPTION"))) {
      crd_string text = crd_text_string(&page->sections[i].plain);
      const char *stop = memchr(text.data, '.', text.size);
      about = crd_arena_copy(page->arena, crd_string_slice(text, 0, stop ? (size_t)(stop - text.data) : text.size));
      *(char *)about.data = (char)tolower((unsigned char)*about.data);
    }
  add_literal(out, page_name(page->arena, page->command));
  add_page_line(out, " \\- ", about, false);
}

static void write_see_also(page *page, crd_text *out) {
  const cli *cli = page->cli;
  for (size_t i = 0; i < cli->count; i++) {
    const cli_command *command = &cli->commands[i];
    bool other = i ? page->command == &cli->commands[0] : page->command != command;
    if (!other || !command->describe) continue;
    crd_text_add(out, CRD_STRING(".BR \\%"));
    add_literal(out, page_name(page->arena, command));
    crd_text_printf(out, " (%u),\n", cli->section);
  }
  crd_string also = crd_string_of(cli->also), part;
  for (size_t at = 0; crd_string_next_part(also, ',', &at, &part);) {
    part = cli_trim(part);
    size_t open = (size_t)((const char *)memchr(part.data, '(', part.size) - part.data);
    crd_text_add(out, CRD_STRING(".BR \\%"));
    add_literal(out, crd_string_slice(part, 0, open));
    crd_text_printf(out, " %.*s%s\n", CRD_PRINT(crd_string_slice(part, open, part.size)), at > also.size ? "" : ",");
  }
}

static void write_section(page *page, crd_text *out, const section *section) {
  const lines lines = lines_of(page->arena, crd_text_string(&section->plain));
  crd_text_printf(out, ".SH %.*s\n.nh\n.ad l\n", CRD_PRINT(section->title)); /* the settings are reset at the end of the
                                                                              * section */
  if (crd_string_equal(section->title, CRD_STRING("NAME")))
    write_name(page, out, &lines);
  else if (crd_string_equal(section->title, CRD_STRING("SYNOPSIS")))
    write_synopsis(out, page->command, &lines);
  else if (crd_string_equal(section->title, CRD_STRING("SEE ALSO")))
    write_see_also(page, out);
  else
    write_body(out, section, &lines);
  crd_text_add(out, crd_text_string(&section->rows));
}

/* The order of sections; others come between OPTIONS and EXIT STATUS. */
static size_t rank_of(crd_string title) {
  static const char *const order[] = {"NAME",        "SYNOPSIS",    "DESCRIPTION", "COMMANDS", "OPTIONS",  "",
                                      "EXIT STATUS", "ENVIRONMENT", "FILES",       "EXAMPLE",  "EXAMPLES", "SEE ALSO"};
  enum { OTHERS = 5 };
  for (size_t i = 0; i < sizeof order / sizeof *order; i++)
    if (crd_string_equal(title, crd_string_of(order[i]))) return i;
  return OTHERS;
}

static void write_page(page *page, crd_text *out) {
  crd_string name = page_name(page->arena, page->command);
  crd_text_add(out, CRD_STRING(".TH "));
  for (size_t i = 0; i < name.size; i++) add_literal_char(out, (char)toupper((unsigned char)name.data[i]));
  crd_text_printf(out, " %u %s \"crdc %s\" \"crdc\"\n", page->cli->section, PAGE_DATE, CRD_VERSION);
  for (size_t rank = 0; rank < MOST_SECTIONS; rank++)
    for (size_t i = 0; i < page->count; i++)
      if (rank_of(page->sections[i].title) == rank) write_section(page, out, &page->sections[i]);
}

void cli_print_page(const cli *cli, const cli_command *command) {
  page page = {.arena = crd_arena_create(NULL), .cli = cli, .command = command};
  if (!page.arena) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
  open_section(&page, CRD_STRING("NAME"));
  page.open = NULL;
  const flag_pieces pieces = cli_pieces(page.arena, cli, command);
  for (size_t i = 0; i < pieces.count; i++) {
    if (pieces.items[i].words)
      take_words(&page, cli_words(page.arena, cli, pieces.items[i].words));
    else
      take_rows(&page, &pieces.items[i]);
  }
  if (command->page && command->page->further) take_words(&page, cli_words(page.arena, cli, command->page->further));
  open_section(&page, CRD_STRING("SEE ALSO"));
  crd_text out = {.arena = page.arena};
  write_page(&page, &out);
  fwrite(out.data, 1, out.size, stdout);
  crd_arena_destroy(page.arena);
}
