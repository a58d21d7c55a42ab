/* SPDX-License-Identifier: Apache-2.0 */
/* Parses rows, prints them as help, and stores their values, in this order. */
#include "flags.h"
#include <crd/request.h>
#include <stdlib.h>
#include <string.h>

/* ---- reading ---- */

static void *member_of(void *target, const flag *flag) {
  return (char *)target + flag->at;
}

static bool does_the_same(const flag *a, const flag *b) {
  return a->value == b->value && a->take == b->take && a->at == b->at;
}

bool flag_is_truth(const flag *flag) {
  return flag->take == flag_take_on || flag->take == flag_take_off || flag->take == flag_take_truth;
}

bool flag_repeats(const flag *flag) {
  return flag->take == flag_take_each || (flag->help && strstr(flag->help, "repeated"));
}

bool flags_share(const flag *a, const flag *b) {
  return a == b || (flag_is_truth(a) && flag_is_truth(b) && a->at == b->at);
}

options_result flag_take(void *target, const flag *flag, const char *value) {
  if (!value || flag->value != FLAG_ALONE) return flag->take(target, flag, value);
  bool on, off = strcmp(value, "false") == 0 || strcmp(value, "0") == 0;
  on = strcmp(value, "true") == 0 || strcmp(value, "1") == 0;
  if (on) return flag->take(target, flag, NULL);
  if (off && flag_is_truth(flag)) *(bool *)member_of(target, flag) = flag->take == flag_take_off;
  return off ? OPTIONS_RUN : OPTIONS_WRONG;
}

const flag *flags_beginning(const flag_reader *reader, const char *argument, size_t *at) {
  size_t size = strcspn(argument + 2, "=");
  while (*at < reader->count) {
    const flag *row = &reader->flags[(*at)++];
    if (row->name && strncmp(row->name, argument + 2, size) == 0) return row;
  }
  return NULL;
}

/* The flag for "--name"; NULL with the problem. */
static const flag *find_flag_named(const flag_reader *reader, const char *argument, flag_problem *problem) {
  const flag *first = NULL;
  size_t size = strcspn(argument + 2, "="), at = 0;
  *problem = FLAG_UNKNOWN;
  for (const flag *row; (row = flags_beginning(reader, argument, &at));) {
    if (!row->name[size]) return row;
    if (first && !does_the_same(row, first)) *problem = FLAG_AMBIGUOUS;
    if (!first) first = row;
  }
  return reader->abbreviates && *problem == FLAG_UNKNOWN ? first : NULL;
}

static const flag *find_letter(const flag_reader *reader, char letter) {
  for (size_t i = 0; i < reader->count; i++)
    if (reader->flags[i].letter == letter) return &reader->flags[i];
  return NULL;
}

static options_result complain_of_flag(const flag_reader *reader, flag_problem problem, const char *argument,
                                       const flag *flag, const char *value) {
  reader->complain(reader, problem, argument, flag, value);
  return OPTIONS_WRONG;
}

/* The current argument, and the following ones. */
typedef struct flag_cursor {
  char **arguments;
  int count, at;
} flag_cursor;

/* `value` is the text after "=", or NULL. */
static options_result take_flag(const flag_reader *reader, flag_cursor *cursor, const flag *flag, const char *value) {
  const char *argument = cursor->arguments[cursor->at];
  const bool takes = flag->value == FLAG_TAKES;
  if (value && flag->value == FLAG_ALONE && !(reader->truths && flag_is_truth(flag)))
    return complain_of_flag(reader, FLAG_WITH_VALUE, argument, flag, value);
  bool text = flag->take == flag_take_text; /* of numbers the later one is used */
  if (text && reader->once && *(const char **)member_of(reader->target, flag))
    return complain_of_flag(reader, FLAG_TWICE, argument, flag, NULL);
  if (takes && !value && cursor->at + 1 < cursor->count) value = cursor->arguments[++cursor->at];
  if (takes && (!value || (reader->once && !*value)))
    return complain_of_flag(reader, FLAG_WITHOUT_VALUE, argument, flag, NULL);
  options_result result = flag_take(reader->target, flag, value);
  if (result == OPTIONS_WRONG)
    return complain_of_flag(reader, flag->value == FLAG_ALONE ? FLAG_WITH_VALUE : FLAG_REFUSED, argument, flag, value);
  if (reader->given) reader->given(reader, flag, value);
  return result;
}

static options_result read_named_flag(const flag_reader *reader, flag_cursor *cursor) {
  const char *argument = cursor->arguments[cursor->at], *equals = strchr(argument, '=');
  flag_problem problem;
  const flag *flag = find_flag_named(reader, argument, &problem);
  if (!flag) return complain_of_flag(reader, problem, argument, NULL, NULL);
  return take_flag(reader, cursor, flag, equals ? equals + 1 : NULL);
}

static options_result read_letter(const flag_reader *reader, flag_cursor *cursor) {
  const char *argument = cursor->arguments[cursor->at];
  const flag *flag = find_letter(reader, argument[1]);
  bool joined = argument[2] == '=' && reader->joins_letters;
  if (!flag || (argument[2] && !joined)) return complain_of_flag(reader, FLAG_UNKNOWN, argument, NULL, NULL);
  return take_flag(reader, cursor, flag, joined ? argument + 3 : NULL);
}

/* Parses several letters. The text after a letter that takes a value is its value. */
static options_result read_letters(const flag_reader *reader, flag_cursor *cursor) {
  options_result result = OPTIONS_RUN;
  for (const char *rest = cursor->arguments[cursor->at] + 1; result == OPTIONS_RUN && *rest; rest++) {
    const flag *flag = find_letter(reader, *rest);
    if (!flag) return complain_of_flag(reader, FLAG_UNKNOWN, rest, NULL, NULL);
    if (flag->value == FLAG_TAKES && rest[1])
      return take_flag(reader, cursor, flag, rest + 1 + (rest[1] == '=' && reader->joins_letters));
    result = take_flag(reader, cursor, flag, NULL);
  }
  return result;
}

options_result flags_read(const flag_reader *reader, int count, char **arguments, size_t *operands) {
  flag_cursor cursor = {.arguments = arguments, .count = count};
  bool operands_only = false;
  *operands = 0;
  for (; cursor.at < count; cursor.at++) {
    char *argument = arguments[cursor.at];
    options_result result = OPTIONS_RUN;
    if (operands_only || argument[0] != '-' || !argument[1])
      arguments[(*operands)++] = argument;
    else if (strcmp(argument, "--") == 0)
      operands_only = true;
    else if (argument[1] == '-')
      result = read_named_flag(reader, &cursor);
    else
      result = reader->abbreviates ? read_letters(reader, &cursor) : read_letter(reader, &cursor);
    if (result != OPTIONS_RUN) return result;
  }
  return OPTIONS_RUN;
}

/* ---- help ---- */

static int print_heading(const flag_help *help, const flag *flag) {
  FILE *stream = help->stream;
  int size = fprintf(stream, "  ");
  if (flag->heading) return size + fprintf(stream, "%s", flag->heading);
  if (flag->letter) size += fprintf(stream, "-%c, ", flag->letter);
  if (!flag->letter && help->letters) size += fprintf(stream, "    ");
  size += fprintf(stream, "--%s", flag->name);
  if (flag->argument) size += fprintf(stream, flag->value == FLAG_MAY_TAKE ? "[=%s]" : " %s", flag->argument);
  return size;
}

/* Whether the program's name is at `at` in `words`, as a whole word. */
static bool is_program_name(const flag_help *help, const char *words, const char *at) {
  size_t size = help->program ? strlen(help->program) : 0;
  return size && strncmp(at, help->program, size) == 0 && (at[size] == ' ' || at[size] == '\n') &&
         (at == words || strchr(" \n" FLAG_COMPILED, at[-1]));
}

/* Lines below the first are indented. */
static void print_words(const flag_help *help, const char *words, int column) {
  bool shown = true;
  for (const char *start = words; *words; words++) {
    if (*words == *FLAG_COMPILED) shown = !shown || help->compiled;
    if (!shown || *words == *FLAG_COMPILED) continue;
    if (is_program_name(help, start, words)) {
      fputs(help->called, help->stream);
      words += strlen(help->program) - 1;
      continue;
    }
    fputc(*words, help->stream);
    if (*words == '\n') fprintf(help->stream, "%*s", column, "");
  }
}

static void add_piece(flag_pieces *pieces, flag_piece piece) {
  CRD_ARENA_PUSH_FEW(pieces->arena, pieces->items, pieces->count, piece);
}

void flags_print_words(const flag_help *help, const char *words) {
  if (help->pieces)
    add_piece(help->pieces, (flag_piece){.words = words});
  else
    print_words(help, words, 0);
}

void flags_print_help(const flag_help *help, const flag *flags, size_t count) {
  if (help->pieces) {
    add_piece(help->pieces, (flag_piece){.flags = flags, .count = count});
    return;
  }
  for (size_t i = 0; i < count; i++) {
    const char *words = flags[i].help;
    if (!words || (*words == *FLAG_COMPILED && !help->compiled)) continue;
    words += *words == *FLAG_COMPILED;
    int size = print_heading(help, &flags[i]);
    if (*words && *words != '\n') fprintf(help->stream, "%*s", size < help->column ? help->column - size : 2, "");
    print_words(help, words, help->column);
    fputc('\n', help->stream);
  }
}

void flags_print_page(const flag_help *help, const page_text *page, const flag *flags, size_t count) {
  flags_print_words(help, page->before);
  flags_print_help(help, flags, count);
  if (page->after) flags_print_words(help, page->after);
}

/* ---- values of flags ---- */

options_result flag_take_text(void *target, const flag *flag, const char *value) {
  *(const char **)member_of(target, flag) = value;
  return OPTIONS_RUN;
}

options_result flag_take_each(void *target, const flag *flag, const char *value) {
  flag_texts *texts = member_of(target, flag);
  if (texts->count == texts->room) return OPTIONS_WRONG;
  texts->items[texts->count++] = value;
  return OPTIONS_RUN;
}

options_result flag_take_on(void *target, const flag *flag, const char *value) {
  (void)value;
  *(bool *)member_of(target, flag) = true;
  return OPTIONS_RUN;
}

options_result flag_take_last(void *target, const flag *flag, const char *value) {
  flag_take_on(target, flag, value);
  return OPTIONS_DONE;
}

options_result flag_take_off(void *target, const flag *flag, const char *value) {
  (void)value;
  *(bool *)member_of(target, flag) = false;
  return OPTIONS_RUN;
}

options_result flag_take_truth(void *target, const flag *flag, const char *value) {
  bool on = !value || strcmp(value, "true") == 0 || strcmp(value, "1") == 0;
  if (!on && strcmp(value, "false") != 0 && strcmp(value, "0") != 0) return OPTIONS_WRONG;
  *(bool *)member_of(target, flag) = on;
  return OPTIONS_RUN;
}

options_result flag_take_number(void *target, const flag *flag, const char *value) {
  char *end;
  unsigned long number = strtoul(value, &end, 10);
  if (*value < '0' || *value > '9' || *end || number < flag->least || number > flag->most) return OPTIONS_WRONG;
  *(unsigned *)member_of(target, flag) = (unsigned)number;
  return OPTIONS_RUN;
}

options_result flag_take_version(void *target, const flag *flag, const char *value) {
  unsigned minor = crd_kubernetes_minor(value);
  *(unsigned *)member_of(target, flag) = minor;
  return minor ? OPTIONS_RUN : OPTIONS_WRONG;
}
