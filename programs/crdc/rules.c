/* SPDX-License-Identifier: Apache-2.0 */
/* crdc rules: prints the costs of the rules of CRDs, and what would make them cheaper. */
#include "command/command.h"
#include "rules_report.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define NARROWEST 40u

/* The width of the terminal on standard output; 0 if it is none. */
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

/* Splits the list by version; `count` becomes the number of groups. */
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

/* Whether the API server would accept the rules. */
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

typedef struct rules_options {
  common common;
  const char *sort, *output;
  bool by_cost, json, explain;
} rules_options;

static bool report_rules(crd_arena *arena, const crd_set *set, unsigned minor, const rules_options *options,
                         const layer_list *layers) {
  const bool json = options->json;
  rule_list list = rule_list_init(arena);
  for (size_t i = 0; i < set->count; i++) crdc_rule_list_add(&list, &set->items[i], minor);
  size_t count;
  const rules_of_version *versions = group(arena, &list, options->by_cost, &count);
  crd_text text = {.arena = arena};
  if (json)
    rules_print_json(&text, arena, versions, count, layers);
  else
    rules_print(&text, arena, versions, count, &(rules_form){terminal_width(), options->explain});
  if (!json) crdc_layer_list_print(&text, layers);
  fwrite(text.data, 1, text.size, stdout);
  fflush(stdout);
  if (!list.count && !layers->count && !json) fputs("no rules\n", stderr);
  return is_accepted(versions, count);
}

#define AT(member) offsetof(rules_options, member)

static const flag flags[] = {
    COMMAND_OVERLAYS,
    FLAG_ON("explain", 0, AT(explain), "the instructions of each rule as well, as the interpreter runs them"),
    FLAG_TEXT("output", 'o', AT(output), "text|json", "a table, or all figures (text)"),
    FLAG_TEXT("sort", 0, AT(sort), "place|cost", "the most expensive first (place)"),
    COMMAND_KUBERNETES,
    COMMAND_HELP,
};

static const char *refuse_rules(void *target) {
  rules_options *options = target;
  options->by_cost = options->sort && strcmp(options->sort, "cost") == 0;
  if (options->sort && !options->by_cost && strcmp(options->sort, "place") != 0) return "--sort takes place or cost";
  if (!command_takes_form(options->output, &options->json)) return "--output takes text or json";
  return options->explain && options->json ? "--explain is for people: not with --output json" : NULL;
}

static int run_rules_command(void *target, compilation *compilation) {
  const rules_options *options = target;
  crd_arena *arena = options->common.arena;
  unsigned minor = options->common.settings.kubernetes_minor;
  bool good = command_add(compilation, &options->common, NULL);
  layer_list layers = {.arena = arena};
  diagnostics found = {.arena = arena};
  good = crdc_layer_list_read(&layers, crdc_compilation_crds(compilation), &found) && good;
  command_report(crdc_compilation_diagnostics(compilation));
  command_report(&found);
  good = report_rules(arena, crdc_compilation_crds(compilation), minor ? minor : CRD_KUBERNETES_NEWEST, options, &layers) &&
         good;
  return command_status(good, crdc_compilation_diagnostics(compilation));
}

const command rules_command = {.program = "crdc rules",
                               .size = sizeof(rules_options),
                               .refuse = refuse_rules,
                               .run = run_rules_command,
                               .page = &page_crdc_rules,
                               .flags = flags,
                               .flag_count = sizeof flags / sizeof *flags,
                               .overlays = true};
