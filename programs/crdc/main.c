/* SPDX-License-Identifier: Apache-2.0 */
/* crdc: the compiler's command line over libcrdc. */
#include "../../runtime/base/nearest_name.h"
#include "../../runtime/base/say.h"
#include "base/memory.h"
#include "cli/cli.h"
#include "command/command.h"
#include "output.h"
#include "rules/advice.h"
#include "schema/markers/marker.h"
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The data for the manual pages of crdc and the completion of its commands. */

/* ---- values of flags ---- */

static const char *advice_word(size_t index) {
#define ADVICE_WORD(kind, name, what, on, mends) name,
  static const char *const names[] = {ADVICE_ROWS(ADVICE_WORD) "all"};
#undef ADVICE_WORD
  return index < sizeof names / sizeof *names ? names[index] : NULL;
}

#define FAIL_WORDS "refused|narrowed|incomparable|pruned|defaulted|served|undecided|widened|noted"

static const cli_value lint_values[] = {{.flag = "advice", .word = advice_word, .list = true},
                                        {.flag = "no-advice", .word = advice_word, .list = true}};
static const cli_value upgrade_values[] = {{.flag = "fail-on", .words = FAIL_WORDS, .list = true}};
static const cli_value admission_values[] = {{.flag = "operation", .words = "CREATE|UPDATE|DELETE|CONNECT"}};
static const cli_value eval_values[] = {{.flag = "layer", .words = "crd|webhook|controller"}};

static const struct {
  const char *command;
  const cli_value *values;
  size_t count;
} tables[] = {{"lint", lint_values, sizeof lint_values / sizeof *lint_values},
              {"upgrade", upgrade_values, sizeof upgrade_values / sizeof *upgrade_values},
              {"admission", admission_values, sizeof admission_values / sizeof *admission_values},
              {"eval", eval_values, sizeof eval_values / sizeof *eval_values}};

/* ---- the commands ---- */

enum { MOST_COMMANDS = 24 };

static struct {
  cli cli;
  cli_command commands[MOST_COMMANDS + 2]; /* the program, the commands of the table, and help */
  void (*describe)(const flag_help *help);
} manual;

static void describe_manual(const cli_command *self, const flag_help *help) {
  (void)self;
  manual.describe(help);
}

static void describe_command(const cli_command *self, const flag_help *help) {
  command_describe(self->context, help);
}

/* The commands and topics of crdc help. */
static const char *topic_word(size_t index) {
  static const char *const topics[] = {"markers", "cel"};
  size_t commands = manual.cli.count - 2;
  if (index < commands) return strchr(manual.commands[index + 1].name, ' ') + 1;
  return index - commands < sizeof topics / sizeof *topics ? topics[index - commands] : NULL;
}

static cli_command manual_command(const command *command) {
  const char *word = strchr(command->program, ' ') + 1;
  cli_command described = {
      .name = command->program, .describe = describe_command, .context = command, .page = command->page};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    if (strcmp(tables[i].command, word) != 0) continue;
    described.values = tables[i].values;
    described.value_count = tables[i].count;
  }
  return described;
}

/* The program, whose help `describe` prints, and its commands. */
static const cli *manual_cli(void (*describe_program)(const flag_help *help), const command *const *commands, size_t count) {
  static const cli_value topics[] = {{.flag = NULL, .word = topic_word}};
  manual.describe = describe_program;
  manual.cli = (cli){.commands = manual.commands,
                     .count = count + 2,
                     .compiled = true,
                     .also = "crd-validate(1), crd-webhook(8)",
                     .section = 1};
  if (count > MOST_COMMANDS) abort(); /* the array above is too small */
  manual.commands[0] = (cli_command){.name = "crdc", .describe = describe_manual, .page = &page_crdc};
  for (size_t i = 0; i < count; i++) manual.commands[i + 1] = manual_command(commands[i]);
  manual.commands[count + 1] = (cli_command){.name = "crdc help", .values = topics, .value_count = 1};
  return &manual.cli;
}

/* Topics of crdc help that are no commands. */

static const char *const kinds[] = {[MARKER_FLAG] = "flag",       [MARKER_STRING] = "string",
                                    [MARKER_INTEGER] = "integer", [MARKER_NUMBER] = "number",
                                    [MARKER_ANY] = "any value",   [MARKER_STRINGS] = "list of strings",
                                    [MARKER_ANYS] = "list",       [MARKER_TEXTS] = "map of strings",
                                    [MARKER_JSON] = "JSON",       [MARKER_TYPED] = "of its type",
                                    [MARKER_TAG] = "marker"};

/* The type of a parameter, or its allowed words. */
static const char *kind_of(crd_arena *arena, const marker_parameter *parameter) {
  if (!parameter->words) return kinds[parameter->kind];
  crd_string words = crdc_marker_words_text(arena, parameter->words);
  return crd_arena_printf(arena, "%s%.*s", parameter->kind == MARKER_STRINGS ? "list of " : "", CRD_PRINT(words)).data;
}

/* Prints a Markdown table, as in docs/markers.md. */
static void print_markers(FILE *stream) {
  crd_arena *arena = memory_arena(NULL);
  fputs("| marker | argument | what it says |\n|---|---|---|\n", stream);
  const marker_definition *marker;
  for (size_t i = 0; (marker = crdc_marker_definition(i)); i++) {
    const marker_parameter *first = marker->parameters;
    bool value = first && first->name && !first->name[0];
    bool brackets = value && first[1].name;
    fprintf(stream, "| `+%s%s%s` | %s | %s%s |\n", marker->name, brackets ? "(...)" : "", value ? "=" : "",
            value ? kind_of(arena, first) : "", marker->help, marker->items ? "; `items:` too" : "");
    for (const marker_parameter *p = value ? first + 1 : first; p && p->name; p++)
      fprintf(stream, "| | `%s` %s%s | %s |\n", p->name, kind_of(arena, p), p->required ? ", needed" : "", p->help);
  }
  crd_arena_destroy(arena);
}

/* Prints the topics "markers" and "cel". False for another topic. */
static bool help_print_topic(FILE *stream, const char *topic) {
  bool markers = strcmp(topic, "markers") == 0, cel = strcmp(topic, "cel") == 0;
  if (markers) print_markers(stream);
  if (cel) fputs(page_crdc_help_cel.before, stream);
  return markers || cel;
}

static const command *const commands[] = {&generate_command, &lint_command,    &crd_command,     &manifests_command,
                                          &rules_command,    &eval_command,    &example_command, &grow_command,
                                          &upgrade_command,  &explain_command, &catalog_command, &admission_command};
enum { COMMANDS = sizeof commands / sizeof *commands };

static const char *command_name(const command *command) {
  return strchr(command->program, ' ') + 1;
}

static const command *find_command(const char *name) {
  size_t i = 0;
  while (i < COMMANDS && strcmp(name, command_name(commands[i])) != 0) i++;
  return i < COMMANDS ? commands[i] : NULL;
}

static int refuse_command(const char *program, const char *name, bool topics) {
  const char *names[COMMANDS + 3];
  size_t count = 0;
  while (count < COMMANDS) names[count] = command_name(commands[count]), count++;
  names[count++] = "help";
  names[count++] = "markers";
  names[count++] = "cel";
  const char *near = crd_nearest_name(crd_string_of(name), names, topics ? count : count - 2);
  crd_say(stderr, "%s: unknown command: %s%s%s%s (see --help)\n", program, name, near ? "; did you mean " : "",
          near ? near : "", near ? "?" : "");
  return EXIT_USAGE;
}

/* The options of crdc itself. */
typedef struct main_options {
  bool help, version;
} main_options;

static const flag flags[] = {FLAG_ON("help", 'h', offsetof(main_options, help), "show this help; after a command, its own"),
                             FLAG_ON("version", 'V', offsetof(main_options, version), "show the version")};

static void describe_program(const flag_help *help) {
  flags_print_page(help, &page_crdc, flags, sizeof flags / sizeof *flags);
}

static void print_help(FILE *stream) {
  describe_program(&(flag_help){.stream = stream, .column = 19, .letters = true, .compiled = true});
}

static int run_help(int argc, char **argv) {
  const command *command = argc == 1 ? find_command(argv[0]) : NULL;
  if (!argc)
    print_help(stdout);
  else if (command)
    command_print_help(command, stdout);
  else if (argc > 1 || !help_print_topic(stdout, argv[0]))
    return refuse_command("crdc help", argv[argc - 1], true);
  return EXIT_GOOD;
}

static int run_command(int argc, char **argv) {
  if (argc < 2) {
    print_help(stderr);
    return EXIT_USAGE;
  }
  const command *command = find_command(argv[1]);
  if (command) return command_run(command, argc - 2, argv + 2);
  if (strcmp(argv[1], "help") == 0) return run_help(argc - 2, argv + 2);
  if (argv[1][0] != '-') return refuse_command("crdc", argv[1], false);
  main_options options = {0};
  const flag_reader reader = {.program = "crdc",
                              .flags = flags,
                              .count = sizeof flags / sizeof *flags,
                              .target = &options,
                              .once = true,
                              .complain = command_complain};
  size_t rest;
  if (flags_read(&reader, argc - 1, argv + 1, &rest) != OPTIONS_RUN) return EXIT_USAGE;
  if (rest) {
    crd_say(stderr, "crdc: unexpected argument: %s (see --help)\n", argv[1]);
    return EXIT_USAGE;
  }
  if (options.version)
    crd_say(stdout, "crdc %s (Kubernetes 1.%d)\n", CRDC_VERSION, CRD_KUBERNETES_NEWEST);
  else
    print_help(stdout);
  return EXIT_GOOD;
}

int main(int argc, char **argv) {
  if (!streams_open("crdc")) return EXIT_USAGE;
  streams_end_without_memory("crdc");
  int status;
  if (!cli_run(manual_cli(describe_program, commands, COMMANDS), argc, argv, &status)) status = run_command(argc, argv);
  return streams_close("crdc") ? status : EXIT_USAGE;
}
