/* crdc rules: what the rules of CRDs cost, and what would make them cheaper. */
#include "base/memory.h"
#include "commands/command.h"
#include "commands/rules_report.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define NARROWEST 40u

/* The columns of the terminal that standard output is; 0 when it is none. */
static size_t terminal_width(void) {
  struct winsize size = {0};
  if (!isatty(STDOUT_FILENO)) return 0;
  size_t columns = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
  if (!columns) columns = 80;
  return columns < NARROWEST ? NARROWEST : columns;
}

static int compare_costs(const void *left, const void *right) {
  const listed_rule *a = *(const listed_rule *const *)left, *b = *(const listed_rule *const *)right;
  if (a->cost != b->cost) return a->cost > b->cost ? -1 : 1;
  return a < b ? -1 : a > b;
}

/* The list cut where the version changes; the count in `count`. */
static rules_of_version *group(crd_arena *arena, const rule_list *list, bool by_cost, size_t *count) {
  rules_of_version *versions = crd_arena_zalloc(arena, (list->count + 1) * sizeof *versions);
  const listed_rule **rules = crd_arena_alloc(arena, (list->count + 1) * sizeof(const listed_rule *));
  *count = 0;
  for (size_t i = 0; i < list->count; i++) {
    const listed_rule *rule = rules[i] = &list->items[i];
    if (!i || list->items[i - 1].version != rule->version) versions[(*count)++].rules = &rules[i];
    rules_of_version *version = &versions[*count - 1];
    version->count++;
    version->total = crdc_cost_plus(crdc_cost_plus(version->total, rule->cost), rule->costs.message);
  }
  for (size_t i = 0; by_cost && i < *count; i++)
    qsort(versions[i].rules, versions[i].count, sizeof(const listed_rule *), compare_costs);
  return versions;
}

/* Whether the API server would take the rules. */
static bool is_accepted(const rules_of_version *versions, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (versions[i].total > COST_LIMIT_OF_SCHEMA) return false;
    for (size_t k = 0; k < versions[i].count; k++) {
      const listed_rule *rule = versions[i].rules[k];
      if (rule->cost > COST_LIMIT_OF_RULE || rule->costs.message > COST_LIMIT_OF_RULE || rule->compiled->error.size ||
          rule->compiled->message_error.size)
        return false;
    }
  }
  return true;
}

static bool report_rules(const crd_set *set, unsigned minor, bool by_cost, bool json, const layer_list *layers) {
  crd_arena *arena = memory_arena(NULL);
  rule_list list = rule_list_init(arena);
  for (size_t i = 0; i < set->count; i++) crdc_rule_list_add(&list, &set->items[i], minor);
  size_t count;
  const rules_of_version *versions = group(arena, &list, by_cost, &count);
  crd_text text = {.arena = arena};
  if (json)
    rules_print_json(&text, arena, versions, count, layers);
  else
    rules_print(&text, arena, versions, count, terminal_width());
  if (!json) crdc_layer_list_print(&text, layers);
  fwrite(text.data, 1, text.size, stdout);
  fflush(stdout);
  if (!list.count && !layers->count && !json) fputs("no rules\n", stderr);
  bool accepted = is_accepted(versions, count);
  crd_arena_destroy(arena);
  return accepted;
}

typedef struct rules_options {
  common common;
  const char *sort, *output;
} rules_options;

#define AT(member) offsetof(rules_options, member)

static const flag flags[] = {
    COMMAND_OVERLAYS,
    FLAG_TEXT("output", 'o', AT(output), "text|json", "a table, or all figures (text)"),
    FLAG_TEXT("sort", 0, AT(sort), "place|cost", "the most expensive first (place)"),
    COMMAND_KUBERNETES,
    COMMAND_HELP,
};

static int run_rules_command(const command *self, int argc, char **argv) {
  rules_options options = {.common = {.program = self->program}};
  unsigned minor;
  options_result result = command_read(self, &options.common, argc, argv);
  if (result != OPTIONS_RUN) return result == OPTIONS_DONE ? EXIT_GOOD : EXIT_USAGE;
  bool by_cost = options.sort && strcmp(options.sort, "cost") == 0,
       json = options.output && strcmp(options.output, "json") == 0;
  if (options.sort && !by_cost && strcmp(options.sort, "place") != 0)
    return command_usage(&options.common, "--sort takes place or cost");
  if (options.output && !json && strcmp(options.output, "text") != 0)
    return command_usage(&options.common, "--output takes text or json");
  int status = command_settle(&options.common, &minor);
  if (status != EXIT_GOOD) return status;

  compilation *compilation =
      crdc_compilation_create(&(compile_options){.kubernetes_minor = minor, .no_overlays = options.common.no_overlays});
  bool good = command_add(compilation, &options.common, NULL);
  crd_arena *arena = memory_arena(NULL);
  layer_list layers = {.arena = arena};
  diagnostics found = {.arena = arena};
  good = crdc_layer_list_read(&layers, crdc_compilation_crds(compilation), &found) && good;
  crdc_diagnostics_print(crdc_compilation_diagnostics(compilation), stderr, command_wants_color(stderr));
  crdc_diagnostics_print(&found, stderr, command_wants_color(stderr));
  good = report_rules(crdc_compilation_crds(compilation), minor ? minor : 37, by_cost, json, &layers) && good;
  status = command_status(good, crdc_compilation_diagnostics(compilation));
  crd_arena_destroy(arena);
  crdc_compilation_destroy(compilation);
  return status;
}

const command rules_command = {
    .program = "crdc rules",
    .run = run_rules_command,
    .usage =
        "usage: crdc rules [OPTION]... CRD...\n"
        "\n"
        "Shows each rule of x-kubernetes-validations with its cost as the API server estimates\n"
        "it when the CRD is created: the most that one evaluation may cost, times how often the\n"
        "value may occur (TIMES; * where a list or map around it has no limit, so that only the\n"
        "size of a request bounds it). OF RULE is the share of the limit of a rule (10 million),\n"
        "SCHEMA'S that of all rules of a version together (100 million). For expensive rules it\n"
        "names the lists, maps and strings without a limit that make them so, the one that\n"
        "matters most first, and a limit that would do.\n"
        "\n",
    .flags = flags,
    .flag_count = sizeof flags / sizeof *flags,
    .overlays = true,
    .status =
        "\n"
        "exit status: 0 the API server takes the rules, 1 it refuses one or they cost too much\n"
        "together, 2 wrong usage or no such file\n"};
