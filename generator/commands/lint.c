/* crdc lint: what is wrong with CRDs, and what may be. */
#include "commands/command.h"

static void print_found(const diagnostics *found, bool json) {
  if (json)
    crdc_diagnostics_print_json(found, stdout);
  else
    crdc_diagnostics_print(found, stdout, command_wants_color(stdout));
}

static void print_gaps(FILE *stream, compile_gaps gaps, bool errors) {
  if (gaps.rules)
    fprintf(stream, "%zu rule%s not looked at: %s\n", gaps.rules, gaps.rules == 1 ? " was" : "s were",
            errors ? "the errors come first" : "no stage leads to their sets");
  if (gaps.costs) fputs("what rules cost was not judged: markers with errors may limit it\n", stream);
}

typedef struct lint_options {
  common common;
  const char *output;
  bool json;
} lint_options;

#define AT(member) offsetof(lint_options, member)

static const flag flags[] = {
    FLAG_TEXT("output", 0, AT(output), "text|json",
              "json: a line for each problem, with its place and the cause\n"
              "in the API server's form (text)"),
    COMMAND_OVERLAYS,
    COMMAND_KUBERNETES,
    COMMAND_HELP,
};

static const char *refuse_lint(void *target) {
  lint_options *options = target;
  return command_takes_form(options->output, &options->json) ? NULL : "--output is text or json";
}

static int run_lint(void *target, compilation *compilation) {
  const lint_options *options = target;
  progress progress = {0};
  clock_gettime(CLOCK_MONOTONIC, &progress.start);
  bool good = command_add(compilation, &options->common, &progress);
  progress_step(&progress, "checking", "rules");
  good &= crdc_compilation_check_sets(compilation);
  progress_end(&progress);

  const crd_set *set = crdc_compilation_crds(compilation);
  const diagnostics *found = crdc_compilation_diagnostics(compilation);
  diagnostics warnings = {.arena = options->common.arena};
  for (size_t i = 0; i < set->count; i++) crd_warn(&set->items[i], 0, &warnings);
  print_found(found, options->json);
  print_found(&warnings, options->json);
  fflush(stdout);
  crd_counts counts = crd_counts_of(set);
  size_t warned = found->count - found->errors + warnings.count;
  crd_counts_print(stderr, &counts);
  if (counts.crds == 0 && !found->errors)
    fputs(": nothing to check\n", stderr);
  else if (!found->errors && !warned)
    fputs(": no problems\n", stderr);
  else
    fprintf(stderr, ": %zu error%s, %zu warning%s\n", found->errors, plural_ending(found->errors), warned,
            plural_ending(warned));
  print_gaps(stderr, crdc_compilation_gaps(compilation), found->errors > 0);
  return good && counts.crds == 0 ? EXIT_USAGE : command_status(good, found);
}

const command lint_command = {.program = "crdc lint",
                              .size = sizeof(lint_options),
                              .refuse = refuse_lint,
                              .run = run_lint,
                              .usage =
                                  "usage: crdc lint [OPTION]... CRD...\n"
                                  "\n"
                                  "Checks CRDs as the API server does when they are created: names, structural rules,\n"
                                  "forbidden keywords, x-kubernetes-* extensions, defaults and the rules in CEL. Each\n"
                                  "problem is shown with its place, the line of source and what to do about it; a count\n"
                                  "goes to standard error, with how many rules were not looked at because of errors that\n"
                                  "come first. What would only follow from another error is not said.\n"
                                  "\n",
                              .flags = flags,
                              .flag_count = sizeof flags / sizeof *flags,
                              .overlays = true,
                              .status =
                                  "\n"
                                  "exit status: 0 no errors, 1 errors, 2 wrong usage or no such file\n"};
