/* SPDX-License-Identifier: Apache-2.0 */
/* The rows of the flags, their help, and checks of combinations. */
#include "options.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "options/options.h"
#include "schema/markers/overlay.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static options_result refuse_suite_options(const char *what, const char *which) {
  const char *called = validate_called();
  crd_say(stderr, "%s test: %-s%s\nTry '%s test --help'.\n", called, what, which, called);
  return OPTIONS_WRONG;
}

static void complain_of_suite_option(const flag_reader *reader, flag_problem problem, const char *argument, const flag *flag,
                                     const char *value) {
  (void)reader;
  if (problem == FLAG_REFUSED)
    refuse_suite_options(flag->wanted, value);
  else
    refuse_suite_options(problem == FLAG_WITHOUT_VALUE ? "no value for " : "unknown option ", argument);
}

static options_result take_suite_form(void *target, const flag *flag, const char *name) {
  (void)flag;
  ((suite_options *)target)->form = suite_form_named(name);
  return ((suite_options *)target)->form ? OPTIONS_RUN : OPTIONS_WRONG;
}

static options_result take_minors(void *target, const flag *flag, const char *value) {
  (void)flag;
  return suite_minors_read(crd_string_of(value), &((suite_options *)target)->minors) ? OPTIONS_RUN : OPTIONS_WRONG;
}

#define SUITE_AT(member) offsetof(suite_options, member)

static const flag suite_flags[] = {
    FLAG_VALUE("crd", 0, flag_take_each, SUITE_AT(crds), "FILE|DIR|PATTERN",
               "Where CRDs are that suites name (crdName), or that their objects are of; may be repeated. Those of a\n"
               "suite of openshift's that none of these files has are looked for in ../../zz_generated.crd-manifests\n"
               "beside the suite.",
               NULL),
    FLAG_VALUE("filter", 0, flag_take_each, SUITE_AT(filters), "TEXT",
               "Run the tests that have the text in \"SUITE: TEST\", their names; may be repeated, for any of them.", NULL),
    FLAG_ON("fail-fast", 0, SUITE_AT(fail_fast), "Stop at the first test that fails."),
    FLAG_VALUE("output", 'o', take_suite_form, 0, "FORM",
               "text (the default): tests that failed, what was expected and what came; json: a line for each test;\n"
               "junit, tap.",
               "--output is text, json, junit or tap, not "),
    FLAG_NUMBER("jobs", SUITE_AT(jobs), 1, 64, "N",
                "Run N suites at a time; otherwise as many as there are processors. The output is the same."),
    FLAG_VALUE("kubernetes-version", 0, take_minors, 0, "LIST",
               "The API servers to agree with (1.30 to 1.37): 1.33, 1.30..1.37, 1.35.., several with commas between\n"
               "them. Of more than one each test is run for each, and what changes between them is said. Without,\n"
               "what a suite says (kubernetes), or 1.37.",
               "--kubernetes-version takes versions from 1.30 to 1.37 such as 1.33 or 1.30..1.37, not "),
    FLAG_ON("mutate", 0, SUITE_AT(mutate),
            "Change the CRDs, one small thing at a time, and run the tests over each such mutant: those that no test\n"
            "notices are told, with an object that shows the difference where one is found (docs/mutation.md)."),
    FLAG_VALUE("mutate-filter", 0, flag_take_each, SUITE_AT(mutate_filters), "TEXT",
               "Only mutants that have the text in \"OPERATOR: VERSION PATH: CHANGE\"; may be repeated, for any of them.",
               NULL),
    FLAG_COUNT("mutate-budget", SUITE_AT(mutate_budget), 1, 1000000, "seconds", "SECONDS",
               "Begin no mutant after so many seconds."),
    FLAG_VALUE("mutate-keep", 0, flag_take_text, SUITE_AT(mutate_keep), "DIR",
               "Write the CRD of every mutant to DIR, which is there, as NUMBER.json.", NULL),
    FLAG_COUNT("mutate-objects", SUITE_AT(mutate_objects), 1, 10000000, "a number", "N",
               "Look at N objects at most for the difference that a mutant makes (1000)."),
    FLAG_ON(
        "coverage", 0, SUITE_AT(cover.on),
        "Say at the end what of the CRDs the tests have tried: rules true and false, operands, macros, values of enums,\n"
        "limits, patterns, defaults (docs/coverage.md)."),
    FLAG_VALUE("coverage-output", 0, flag_take_each, SUITE_AT(cover.outputs), "FORM=FILE",
               "Write that to a file: text, json, lcov (for editors) or html (the CRD's lines, coloured); may be repeated,\n"
               "and FORM=FILE,FORM=FILE. Implies --coverage.",
               NULL),
    FLAG_VALUE("coverage-fail-under", 0, flag_take_each, SUITE_AT(cover.limits), "PERCENT",
               "Exit with 1 where less of the rules and their branches was seen; WHAT=PERCENT: of WHAT (rules, branches,\n"
               "messages, enums, limits, required, patterns, defaults, nodes). May be repeated. Implies --coverage.",
               NULL),
    FLAG_ON("update", 0, SUITE_AT(update),
            "Rewrite what tests that fail expect as what came of them, in their files; comments and layout stay. Not\n"
            "where CRDs or versions differ in it, nor of examples. With --filter, of some."),
    FLAG_ON("watch", 0, SUITE_AT(watch),
            "Go on: when a file of suites or of their CRDs changes, run again what it is about. SIGINT ends it; the\n"
            "exit status is that of the last round."),
    FLAG_ON("quiet", 'q', SUITE_AT(quiet), "No summary line."),
    {.name = "help", .letter = 'h', .take = flag_take_last, .at = SUITE_AT(help), .help = "This text."},
};

/* ---- patterns of --crd ---- */

static void add_crd_path(void *context, const char *path) {
  flag_texts *texts = context;
  if (crdc_overlay_is_name(crd_string_of(path))) return; /* it is read with its CRD */
  MEMORY_ROOM_CHECKED(texts->items, texts->count, texts->room, 8);
  texts->items[texts->count++] = memory_checked(strdup(path), 0);
}

/* Replaces patterns by their paths; false if one matches nothing. */
static bool expand_crds(suite_options *options) {
  flag_texts paths = {.count = 0};
  bool found = true;
  for (size_t i = 0; i < options->crds.count; i++) {
    found = patterns_expand(options->crds.items[i], add_crd_path, &paths);
    if (found) continue;
    refuse_suite_options("--crd: no file has a name of the pattern ", options->crds.items[i]);
    break;
  }
  free((void *)options->crds.items);
  options->crds = paths;
  return found;
}

static bool make_suite_list(flag_texts *texts, int count) {
  *texts = (flag_texts){.items = calloc((size_t)count + 1, sizeof *texts->items), .room = (size_t)count};
  return texts->items != NULL;
}

void suite_options_describe(const flag_help *help) {
  flags_print_page(help, &page_crd_validate_test, suite_flags, sizeof suite_flags / sizeof *suite_flags);
}

options_result suite_options_read(suite_options *options, int count, char **arguments) {
  *options = (suite_options){.form = &suite_form_text};
  if (!make_suite_list(&options->crds, count) || !make_suite_list(&options->filters, count) ||
      !make_suite_list(&options->mutate_filters, count) || !make_suite_list(&options->cover.outputs, count) ||
      !make_suite_list(&options->cover.limits, count))
    return refuse_suite_options("out of memory", "");
  const flag_reader reader = {.flags = suite_flags,
                              .count = sizeof suite_flags / sizeof *suite_flags,
                              .target = options,
                              .joins_letters = true,
                              .complain = complain_of_suite_option};
  options->inputs = (const char **)arguments;
  options_result result = flags_read(&reader, count, arguments, &options->input_count);
  if (options->help)
    suite_options_describe(&(flag_help){
        .stream = stdout, .column = 22, .compiled = true, .program = "crd-validate", .called = validate_called()});
  const char *which, *wrong = result == OPTIONS_RUN ? cover_options_refuse(&options->cover, &which) : NULL;
  if (wrong) return refuse_suite_options(wrong, which);
  if (result == OPTIONS_RUN && !options->input_count) return refuse_suite_options("no suites given", "");
  options->expanded = result == OPTIONS_RUN;
  return result == OPTIONS_RUN && !expand_crds(options) ? OPTIONS_WRONG : result;
}

void suite_options_free(suite_options *options) {
  for (size_t i = 0; options->expanded && i < options->crds.count; i++) free((void *)options->crds.items[i]);
  free((void *)options->crds.items);
  free((void *)options->filters.items);
  free((void *)options->mutate_filters.items);
  free((void *)options->cover.outputs.items);
  free((void *)options->cover.limits.items);
}
