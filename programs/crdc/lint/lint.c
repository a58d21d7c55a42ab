/* SPDX-License-Identifier: Apache-2.0 */
/* crdc lint: reports errors, warnings and advice for CRDs. */
#include "../../../runtime/base/say.h"
#include "judge/configuration.h"
#include "parts.h"

#include <crd/builtin.h>
#include <crd/request.h>
#include <crd/time.h>
#include <string.h>

static void print_gaps(FILE *stream, const lint_options *options, compile_gaps gaps, bool errors) {
  if (errors && options->advice & advice_bit(ADVICE_UNGUARDED_FIELD))
    fputs("fields that rules read and that may be absent were not looked for: the errors come first\n", stream);
  if (gaps.rules)
    crd_say(stream, "%zu rule%s not looked at: %s\n", gaps.rules, gaps.rules == 1 ? " was" : "s were",
            errors ? "the errors come first" : "no stage leads to their sets");
  if (gaps.costs) fputs("what rules cost was not judged: markers with errors may limit it\n", stream);
}

#define AT(member) offsetof(lint_options, member)
#define ADVICE_HELP(kind, name, what, on, mends)                                                                            \
  {.heading = "      " name, .help = what ADVICE_HELP_##on ADVICE_MENDS_##mends},
#define ADVICE_HELP_true ""
#define ADVICE_HELP_false " (off)"
#define ADVICE_MENDS_true "; mended"
#define ADVICE_MENDS_false ""

static const flag flags[] = {
    FLAG_TEXT("output", 'o', AT(output), "text|json|sarif|github|gitlab|junit|tap|markdown",
              "json: a line for each problem, with its place and the cause\n"
              "in the API server's form; the others as crd-validate has\n"
              "them (text)"),
    FLAG_TEXT("fail-on", 0, AT(fail_on), "error|warning", "what ends with 1 (error)"),
    FLAG_ON("watch", 0, AT(watch), "again when a file changes, until it is interrupted"),
    FLAG_TEXT("kubernetes-version", 0, AT(versions), "1.N|1.N..1.M",
              "the API server to agree with (1.30 to 1.37; 1.37); of\n"
              "several what each refuses, and which CRD where"),
    FLAG_TEXT("advice", 0, AT(wanted), "NAME,...", "say this too, of the names below; all: say everything"),
    FLAG_TEXT("no-advice", 0, AT(unwanted), "NAME,...", "do not say this; all: say none of it"),
    FLAG_ON("fix", 0, AT(fix), "mend in the files what can be taken out; else they stay\nas they are, byte for byte"),
    FLAG_ON("static-admission", 0, AT(manifests),
            "configurations of admission are manifests that API\nservers read from a folder"),
    FLAG_TEXT(
        "at", 0, AT(at), "DATE|TIME",
        "when certificates in configurations of admission are\nto be in force: 2026-01-31 or 2026-01-31T12:00:00Z (now)"),
    COMMAND_OVERLAYS,
    COMMAND_HELP,
    {.heading = "advice, beside what is wrong:", .help = ""},
    ADVICE_ROWS(ADVICE_HELP)};

/* Parses the versions: one, or the first and the last separated by two dots. */
static bool read_versions(lint_options *options) {
  const char *text = options->versions, *dots = strstr(text, "..");
  if (!dots) {
    options->common.kubernetes = text; /* errors in it are reported as usual */
    return true;
  }
  crd_string first = crd_arena_printf(options->common.arena, "%.*s", (int)(dots - text), text);
  options->first = first.size ? crd_kubernetes_minor(first.data) : CRD_KUBERNETES_OLDEST;
  options->last = dots[2] ? crd_kubernetes_minor(dots + 2) : CRD_KUBERNETES_NEWEST;
  if (!options->first || !options->last || options->first > options->last) return false;
  options->common.settings.kubernetes_minor = options->last;
  return true;
}

/* Applies --advice and --no-advice to the default set; returns the error or NULL. */
static const char *choose_advice(lint_options *options) {
  crd_string wrong = {NULL, 0};
  advice_set more = 0, less = 0;
  if ((options->wanted && !crdc_advice_read(crd_string_of(options->wanted), &more, &wrong)) ||
      (options->unwanted && !crdc_advice_read(crd_string_of(options->unwanted), &less, &wrong)))
    return crd_arena_printf(options->common.arena, "there is no advice %.*s", CRD_PRINT(wrong)).data;
  advice_set all = advice_bit(ADVICE_COUNT) - 1;
  options->advice = less == all ? more : (crdc_advice_usual() | more) & ~less;
  return NULL;
}

/* Parses the time at which certificates are judged. */
static bool read_time(lint_options *options) {
  crd_timestamp at = {.seconds = 0};
  options->now = (int64_t)time(NULL);
  if (!options->at) return true;
  crd_string text = crd_string_of(options->at);
  bool good = crd_timestamp_parse(NULL, CRD_TIME_RFC3339, text, &at, NULL) ||
              crd_timestamp_parse(NULL, CRD_TIME_DATE_ONLY, text, &at, NULL);
  options->now = at.seconds;
  return good;
}

static const char *refuse_lint(void *target) {
  lint_options *options = target;
  options->configurations = crd_arena_zalloc(options->common.arena, sizeof *options->configurations);
  options->configurations->arena = options->common.arena;
  options->common.settings.configurations = options->configurations;
  options->form = lint_form_named(options->output ? options->output : "text");
  if (!options->form) return "--output is text, json, sarif, github, gitlab, junit, tap or markdown";
  options->json = strcmp(options->form->name, "json") == 0;
  options->told = crd_arena_zalloc(options->common.arena, sizeof *options->told);
  options->told->arena = options->common.arena;
  options->warnings_fail = options->fail_on && strcmp(options->fail_on, "warning") == 0;
  if (options->fail_on && !options->warnings_fail && strcmp(options->fail_on, "error") != 0)
    return "--fail-on takes error or warning";
  for (size_t i = 0; options->watch && i < options->common.crds.count; i++)
    if (strcmp(options->common.crds.operands[i], "-") == 0) return "--watch is for files, not for standard input";
  if (options->versions && !read_versions(options)) return "--kubernetes-version takes 1.N or 1.N..1.M, from 1.30 to 1.37";
  if (!read_time(options)) return "--at takes a date or a time: 2026-01-31, 2026-01-31T12:00:00Z";
  if (options->first && options->fix) return "--fix is for one version of Kubernetes";
  return choose_advice(options);
}

/* Whether the CRD has errors: then there is no advice for it. */
static bool has_errors(const diagnostics *found, const crd_definition *definition) {
  bool wrong = definition->mismarked;
  for (size_t i = 0; i < found->count; i++)
    wrong |= found->items[i].severity == SEVERITY_ERROR && found->items[i].location.source == definition->location.source;
  return wrong;
}

/* Compiles the rules for advice that judges objects; only CRDs without errors are compiled. */
static const crd_registry *load_rules(const lint_options *options, compilation *compilation, const crd_set *set) {
  bool wanted = options->advice & advice_bit(ADVICE_UNGUARDED_FIELD) && crd_counts_of(set).rules;
  return wanted && !crdc_compilation_diagnostics(compilation)->errors ? crdc_compilation_load(compilation) : NULL;
}

static void advise(const lint_options *options, compilation *compilation, advice_list *list) {
  const crd_set *set = crdc_compilation_crds(compilation);
  const diagnostics *found = crdc_compilation_diagnostics(compilation);
  const crd_registry *registry = load_rules(options, compilation, set);
  *list = (advice_list){.arena = options->common.arena, .wanted = options->advice};
  for (size_t i = 0; list->wanted && i < set->count; i++) {
    if (has_errors(found, &set->items[i])) continue;
    size_t before = list->count;
    crdc_advise(list, &set->items[i]);
    const unsigned minor = options->common.settings.kubernetes_minor;
    const size_t left = registry ? lint_absent(list, &set->items[i], registry, minor) : 0;
    if (left)
      crd_say(stderr, "fields that %zu rules of %.*s read and that may be absent were not looked for: too many rules\n",
              left, CRD_PRINT(set->items[i].name));
    crdc_advice_sort(list, before);
  }
}

/* The remaining advice as diagnostics. */
static diagnostics told(const lint_options *options, const advice_list *list) {
  diagnostics found = {.arena = options->common.arena};
  found.items = crd_arena_alloc(found.arena, (list->count + 1) * sizeof *found.items);
  for (size_t i = 0; i < list->count; i++) found.items[found.count++] = list->items[i].diagnostic;
  return found;
}

static void print_counts(const crd_set *set, size_t configurations, size_t errors, size_t warned) {
  crd_counts counts = crd_counts_of(set);
  crd_counts_print(stderr, &counts);
  if (configurations) crd_say(stderr, ", %zu configuration%s of admission", configurations, plural_ending(configurations));
  if (counts.crds == 0 && !configurations && !errors)
    fputs(": nothing to check\n", stderr);
  else if (!errors && !warned)
    fputs(": no problems\n", stderr);
  else
    crd_say(stderr, ": %zu error%s, %zu warning%s\n", errors, plural_ending(errors), warned, plural_ending(warned));
}

static void write_form(const lint_options *options, const crd_set *set, bool undone) {
  const lint_told told = {.arena = options->common.arena,
                          .found = options->told,
                          .set = set,
                          .configurations = options->configurations->count,
                          .warnings_fail = options->warnings_fail,
                          .undone = undone};
  options->form->write(&told, stdout);
}

/* Adds the errors and warnings of one version; false if there are errors. */
static bool lint_version(const lint_options *options, compilation *compilation, progress *progress, size_t *errors,
                         size_t *warned) {
  bool good = command_add(compilation, &options->common, progress);
  progress_step(progress, "checking", "rules");
  good &= crdc_compilation_check_sets(compilation);
  progress_end(progress);
  const crd_set *set = crdc_compilation_crds(compilation);
  const diagnostics *found = crdc_compilation_diagnostics(compilation);
  diagnostics warnings = {.arena = options->common.arena};
  for (size_t i = 0; i < set->count; i++) crd_warn(&set->items[i], 0, &warnings);
  lint_say(options, found);
  lint_say(options, &warnings);
  *errors = found->errors;
  *warned = found->count - found->errors + warnings.count;
  return good;
}

static bool find_builtin(crd_string group, crd_string version, crd_string kind, bool *namespaced) {
  const crd_builtin_kind *found = crd_builtin_find(group, version, kind);
  if (found) *namespaced = !found->cluster_scoped;
  return found != NULL;
}

static bool decode_builtin(crd_arena *arena, const crd_value *object, crd_string *error) {
  crd_string group, version, name = crd_value_text(crd_value_get(object, CRD_STRING("kind")));
  if (!crd_string_cut(crd_value_text(crd_value_get(object, CRD_STRING("apiVersion"))), '/', &group, &version)) return true;
  const crd_builtin_kind *kind = crd_builtin_find(group, version, name);
  crd_builtin_decoding decoding = {.strict = false};
  if (!kind || crd_builtin_object(arena, kind, object, &decoding)) return true;
  *error = decoding.error;
  return false;
}

static int lint_once(const lint_options *options, compilation *compilation) {
  progress progress = {0};
  clock_gettime(CLOCK_MONOTONIC, &progress.start);
  size_t errors = 0, warned = 0;
  bool good = options->first ? lint_versions(options, compilation, &progress, &errors, &warned)
                             : lint_version(options, compilation, &progress, &errors, &warned);
  const crd_set *set = crdc_compilation_crds(compilation);
  const diagnostics *found = crdc_compilation_diagnostics(compilation);
  advice_list advices;
  size_t checked = found->count, wrong = found->errors;
  advise(options, compilation, &advices);
  for (size_t i = checked; found->errors > wrong && i < found->count; i++) { /* its warnings were printed */
    const diagnostics refused = {.arena = found->arena, .items = &found->items[i], .count = 1};
    if (found->items[i].severity == SEVERITY_ERROR) lint_say(options, &refused);
  }
  errors += found->errors - wrong;
  good &= found->errors == wrong;
  const configuration_options way = {options->common.settings.kubernetes_minor,
                                     options->manifests,
                                     decode_builtin,
                                     crdc_configuration_judge,
                                     find_builtin,
                                     crdc_policy_check_types,
                                     crdc_policy_estimate_costs,
                                     options->now};
  diagnostics refused = {.arena = options->common.arena};
  crdc_configurations_lint(options->configurations, set, &way, &refused, &advices);
  lint_say(options, &refused);
  errors += refused.errors;
  good &= refused.errors == 0;
  bool mended = !options->fix || lint_mend(&advices);
  diagnostics said = told(options, &advices);
  lint_say(options, &said);
  if (options->form->write) write_form(options, set, found->undone || !mended);
  fflush(stdout);
  print_counts(set, options->configurations->count, errors, warned + said.count);
  print_gaps(stderr, options, crdc_compilation_gaps(compilation), errors > 0);
  if (!mended) return EXIT_UNDONE;
  good &= !options->warnings_fail || warned + said.count == 0;
  const bool any = set->count + options->configurations->count || crdc_compilation_passed_over(compilation).size;
  return good && !any ? EXIT_USAGE : command_status(good, found);
}

typedef struct lint_round {
  const lint_options *options;
  compilation *compilation;
} lint_round;

static int run_round(void *context) {
  const lint_round *round = context;
  return lint_once(round->options, round->compilation);
}

static int run_lint(void *target, compilation *compilation) {
  const lint_options *options = target;
  lint_round round = {options, compilation};
  return options->watch ? lint_watch(&options->common, run_round, &round) : lint_once(options, compilation);
}

const command lint_command = {.program = "crdc lint",
                              .size = sizeof(lint_options),
                              .refuse = refuse_lint,
                              .run = run_lint,
                              .page = &page_crdc_lint,
                              .flags = flags,
                              .flag_count = sizeof flags / sizeof *flags,
                              .overlays = true};
