/* crdc rules: what the rules of CRDs cost, and what would make them cheaper. */
#include "base/memory.h"
#include "commands/command.h"
#include "commands/help.h"
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
    version->total = cost_plus(cost_plus(version->total, rule->cost), rule->costs.message);
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

static bool print_rules(const crd_set *set, unsigned minor, bool by_cost, bool json, const layer_list *layers) {
  crd_arena *arena = memory_arena(NULL);
  rule_list list = rule_list_init(arena);
  for (size_t i = 0; i < set->count; i++) rule_list_add(&list, &set->items[i], minor);
  size_t count;
  const rules_of_version *versions = group(arena, &list, by_cost, &count);
  crd_text text = {.arena = arena};
  if (json)
    rules_print_json(&text, arena, versions, count, layers);
  else
    rules_print(&text, arena, versions, count, terminal_width());
  if (!json) layer_list_print(&text, layers);
  fwrite(text.data, 1, text.size, stdout);
  fflush(stdout);
  if (!list.count && !layers->count && !json) fputs("no rules\n", stderr);
  bool accepted = is_accepted(versions, count);
  crd_arena_destroy(arena);
  return accepted;
}

int rules_command_run(int argc, char **argv) {
  common common = {.program = "crdc rules"};
  const char *sort = NULL, *output = NULL;
  const option options[] = {{"help", 'h', &common.help, NULL},
                            {"kubernetes-version", 0, NULL, &common.kubernetes},
                            {"output", 'o', NULL, &output},
                            {"sort", 0, NULL, &sort},
                            {0}};
  unsigned minor;
  if (command_take_overlays(&common, &argc, argv) != EXIT_GOOD) return EXIT_USAGE;
  if (!options_read(common.program, options, argc, argv, &common.crds)) return EXIT_USAGE;
  if (common.help) return help_print(stdout, "rules") ? EXIT_GOOD : EXIT_USAGE;
  bool by_cost = sort && strcmp(sort, "cost") == 0, json = output && strcmp(output, "json") == 0;
  if (sort && !by_cost && strcmp(sort, "place") != 0) return command_usage(&common, "--sort takes place or cost");
  if (output && !json && strcmp(output, "text") != 0) return command_usage(&common, "--output takes text or json");
  int status = command_settle(&common, &minor);
  if (status != EXIT_GOOD) return status;

  compilation *compilation =
      compilation_create(&(compile_options){.kubernetes_minor = minor, .no_overlays = common.no_overlays});
  bool good = command_add(compilation, &common, NULL);
  crd_arena *arena = memory_arena(NULL);
  layer_list layers = {.arena = arena};
  diagnostics found = {.arena = arena};
  good = layer_list_read(&layers, compilation_crds(compilation), &found) && good;
  diagnostics_print(compilation_diagnostics(compilation), stderr, command_wants_color(stderr));
  diagnostics_print(&found, stderr, command_wants_color(stderr));
  good = print_rules(compilation_crds(compilation), minor ? minor : 37, by_cost, json, &layers) && good;
  status = command_status(good, compilation_diagnostics(compilation));
  crd_arena_destroy(arena);
  compilation_destroy(compilation);
  return status;
}
