/* SPDX-License-Identifier: Apache-2.0 */
/* crdc upgrade: reports what the CRDs of a new release change for existing objects. */
#include "../../runtime/base/say.h"
#include "command/revision.h"
#include "input.h"
#include "upgrade_objects.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef enum upgrade_output { OUTPUT_TEXT, OUTPUT_JSON, OUTPUT_SARIF, OUTPUT_MARKDOWN } upgrade_output;

typedef struct upgrade_command_options {
  common common;
  const char *output_name, *fail_names, *objects, *kubeconfig, *context;
  unsigned tries, jobs;
  bool no_witnesses, verbose, from_cluster;
  upgrade_output output;
  bool fails_on[CHANGE_VERDICTS];
} upgrade_command_options;

#define AT(member) offsetof(upgrade_command_options, member)

static const flag flags[] = {
    FLAG_TEXT("output", 0, AT(output_name), "text|json|sarif|markdown", "what is written (text)"),
    FLAG_TEXT("fail-on", 0, AT(fail_names), "LIST",
              "verdicts, by commas, that make the exit status 1, as a CRD that is\n"
              "refused does: narrowed (with what is incomparable or not decided),\n"
              "refused, pruned (of objects, too), defaulted, served, widened ..."),
    FLAG_TEXT("objects", 0, AT(objects), "DUMP",
              "what happens to the objects of a file, a folder, or - (standard\n"
              "input): manifests, lists, kubectl get -A -o json, JSON lines"),
    FLAG_ON("objects-from-cluster", 0, AT(from_cluster), "the same of the objects that an API server has"),
    FLAG_TEXT("kubeconfig", 0, AT(kubeconfig), "FILE", "of the cluster; otherwise as kubectl finds it"),
    FLAG_TEXT("context", 0, AT(context), "NAME", "of the kubeconfig; otherwise its current-context"),
    FLAG_NUMBER("jobs", AT(jobs), 1, 64, "N", "threads that judge objects (as many as there are processors)"),
    FLAG_NUMBER("tries", AT(tries), 1, 1000000, "N", "objects that are judged to find one that shows a change (400)"),
    FLAG_ON("no-witnesses", 0, AT(no_witnesses), "look for no objects"),
    FLAG_ON("verbose", 'v', AT(verbose), "show changes that no object is judged otherwise for, too"),
    COMMAND_OVERLAYS,
    COMMAND_KUBERNETES,
    COMMAND_HELP,
};

static bool read_fail_names(upgrade_command_options *options) {
  options->fails_on[CHANGE_REFUSED] = true;
  crd_string names = crd_string_of(options->fail_names), name;
  for (size_t at = 0; options->fail_names && crd_string_next_part(names, ',', &at, &name);) {
    change_verdict verdict;
    if (!crdc_change_verdict_read(name, &verdict)) return false;
    options->fails_on[verdict] = true;
    /* These may narrow something as well. */
    if (verdict == CHANGE_NARROWED) options->fails_on[CHANGE_INCOMPARABLE] = options->fails_on[CHANGE_UNDECIDED] = true;
  }
  return true;
}

static const char *refuse_upgrade(void *target) {
  static const char *const outputs[] = {"text", "json", "sarif", "markdown"};
  upgrade_command_options *options = target;
  size_t i = 0;
  while (options->output_name && i < 4 && strcmp(options->output_name, outputs[i]) != 0) i++;
  if (i == 4) return "--output is text, json, sarif or markdown";
  options->output = (upgrade_output)i;
  if (!read_fail_names(options))
    return "--fail-on is a list of refused, narrowed, incomparable, pruned, defaulted, served, "
           "undecided, widened, noted";
  if (options->objects && options->from_cluster) return "--objects and --objects-from-cluster exclude each other";
  if ((options->kubeconfig || options->context) && !options->from_cluster)
    return "--kubeconfig and --context are of --objects-from-cluster";
  if (options->common.crds.count != 2) return "needs the old CRDs and the new ones: a file or a folder each";
  if (strcmp(options->common.crds.operands[0], "-") == 0 && strcmp(options->common.crds.operands[1], "-") == 0)
    return "only one of the two can be standard input";
  return NULL;
}

/* Takes one side of the command line; standard input and revisions are read now, because they are needed twice. */
static bool take_source(const upgrade_command_options *options, size_t index, upgrade_source *source) {
  *source = (upgrade_source){.path = options->common.crds.operands[index]};
  if (revision_is_named(source->path))
    return revision_read(options->common.program, options->common.arena, source->path, source);
  if (strcmp(source->path, "-") != 0) return true;
  input input;
  if (!input_load("-", &input)) {
    crd_say(stderr, "%s: standard input: %s\n", options->common.program, input_error(errno));
    return false;
  }
  source->text = crd_arena_copy(options->common.arena, input.text);
  source->path = "<stdin>";
  input_release(&input);
  return true;
}

static void print_json(crd_arena *arena, crd_value value) {
  crd_string text = crd_json_encode(arena, &value, CRD_JSON_COMPACT);
  fwrite(text.data, 1, text.size, stdout);
  fputc('\n', stdout);
}

/* The end of a log, after its last result. */
#define SARIF_END "]}]}"

/* Prints the log; with `open` without its end, because the results of objects follow. */
static void print_sarif(const upgrade *upgrade, bool open) {
  const crd_value log = crdc_upgrade_sarif(upgrade, CRDC_VERSION);
  crd_string text = crd_json_encode(upgrade->arena, &log, CRD_JSON_COMPACT);
  assert(crd_string_has_suffix(text, CRD_STRING(SARIF_END)));
  if (open) text.size -= strlen(SARIF_END);
  fwrite(text.data, 1, text.size, stdout);
  if (!open) fputc('\n', stdout);
}

static crd_value report_json(const upgrade *upgrade) {
  crd_value report = crd_value_make_map(upgrade->arena, 3);
  crd_value_set(upgrade->arena, &report, CRD_STRING("summary"), crdc_upgrade_summary_json(upgrade));
  crd_value_set(upgrade->arena, &report, CRD_STRING("findings"), crdc_upgrade_findings_json(upgrade));
  return report;
}

static void print_report(const upgrade_command_options *options, const upgrade *upgrade) {
  upgrade_form form = {stdout, options->verbose, command_wants_color(stdout)};
  switch (options->output) {
  case OUTPUT_TEXT:
    crdc_upgrade_print_text(upgrade, &form);
    break;
  case OUTPUT_JSON:
    print_json(upgrade->arena, report_json(upgrade));
    break;
  case OUTPUT_SARIF:
    print_sarif(upgrade, options->objects || options->from_cluster);
    break;
  case OUTPUT_MARKDOWN:
    crdc_upgrade_print_markdown(upgrade, &form);
    break;
  }
  fflush(stdout);
}

/* ---- objects ---- */

static const struct {
  object_printer *print;
  const char *before, *after;
} object_forms[] = {[OUTPUT_TEXT] = {objects_print_text, "\nobjects\n", ""},
                    [OUTPUT_JSON] = {objects_print_json, "", ""},
                    [OUTPUT_SARIF] = {objects_print_sarif, "", SARIF_END "\n"},
                    [OUTPUT_MARKDOWN] = {objects_print_markdown, "### objects\n\n", ""}};

static void print_totals(const objects_totals *totals) {
  crd_say(stderr, "%zu object%s", totals->objects, plural_ending(totals->objects));
  for (int i = 0; i < OBJECT_OUTCOMES; i++)
    if (totals->outcomes[i])
      crd_say(stderr, ", %zu %s", totals->outcomes[i],
              i == OBJECT_OTHER ? "of other kinds" : crdc_upgrade_outcome_name((object_outcome)i));
  for (int part = 0; part < UPDATE_PARTS; part++)
    if (totals->refused[part])
      crd_say(stderr, "; %zu refused at the next update of the %s", totals->refused[part],
              crdc_upgrade_part_name((update_part)part));
  fputc('\n', stderr);
}

/* Returns the exit status for the objects. */
static int judge_objects(const upgrade_command_options *options, upgrade *upgrade) {
  objects_run run = {.program = options->common.program,
                     .path = options->objects,
                     .kubeconfig = options->kubeconfig,
                     .context = options->context,
                     .jobs = options->jobs,
                     .print = object_forms[options->output].print,
                     .alone = options->output == OUTPUT_SARIF && !upgrade->findings.count,
                     .stream = stdout};
  if (!objects_judge_make(upgrade, &run.judge)) {
    fputs(object_forms[options->output].after, stdout);
    command_report(&upgrade->diagnostics);
    return command_status(false, &upgrade->diagnostics);
  }
  fputs(object_forms[options->output].before, stdout);
  const bool read = options->from_cluster ? objects_run_cluster(&run) : objects_run_all(&run);
  fputs(object_forms[options->output].after, stdout);
  fflush(stdout);
  print_totals(&run.totals);
  if (!read) return EXIT_UNDONE;
  bool refused = options->fail_names && options->fails_on[CHANGE_REFUSED] && run.totals.outcomes[OBJECT_REFUSED];
  bool pruned = options->fails_on[CHANGE_PRUNED] && run.totals.pruned;
  return refused || pruned || run.totals.outcomes[OBJECT_UNREADABLE] ? EXIT_WRONG : EXIT_GOOD;
}

static void print_summary(const upgrade *upgrade) {
  const upgrade_counts *counts = &upgrade->counts;
  crd_say(stderr, "%zu CRD%s, %zu unchanged", counts->crds, plural_ending(counts->crds), counts->same);
  for (int i = 0; i < CHANGE_VERDICTS; i++)
    if (upgrade->findings.of_verdict[i])
      crd_say(stderr, ", %zu %s", upgrade->findings.of_verdict[i], crdc_change_verdict_name((change_verdict)i));
  if (counts->witnesses || counts->undecided)
    crd_say(stderr, "; %zu witness%s, %zu not decided", counts->witnesses, counts->witnesses == 1 ? "" : "es",
            counts->undecided);
  fputc('\n', stderr);
}

static bool fails(const upgrade_command_options *options, const upgrade *upgrade) {
  for (int i = 0; i < CHANGE_VERDICTS; i++)
    if (options->fails_on[i] && upgrade->findings.of_verdict[i]) return true;
  return false;
}

static void show_progress(void *context, const char *what) {
  progress_step(context, "looking at", what);
}

static int run_upgrade(void *target, compilation *compilation) {
  (void)compilation;
  const upgrade_command_options *options = target;
  progress progress = {0};
  clock_gettime(CLOCK_MONOTONIC, &progress.start);
  upgrade_options wanted = {.settings = options->common.settings,
                            .tries = options->tries,
                            .no_witnesses = options->no_witnesses,
                            .progress = show_progress,
                            .context = &progress};
  wanted.settings.overlays = options->common.overlays.operands;
  wanted.settings.overlay_count = options->common.overlays.count;
  if (!take_source(options, 0, &wanted.old) || !take_source(options, 1, &wanted.new_)) return EXIT_UNDONE;
  upgrade upgrade;
  bool good = crdc_upgrade_begin(&upgrade, options->common.arena, &wanted) && crdc_upgrade_compare_all(&upgrade);
  progress_end(&progress);
  int status = EXIT_WRONG;
  if (!good) {
    command_report(&upgrade.diagnostics);
    status = command_status(false, &upgrade.diagnostics);
  } else if (!upgrade.counts.crds) {
    crd_say(stderr, "%s: no CRDs given\n", options->common.program);
    status = EXIT_USAGE;
  } else {
    print_report(options, &upgrade);
    print_summary(&upgrade);
    status = fails(options, &upgrade) ? EXIT_WRONG : EXIT_GOOD;
    int objects = options->objects || options->from_cluster ? judge_objects(options, &upgrade) : EXIT_GOOD;
    if (objects > status) status = objects;
  }
  crdc_upgrade_end(&upgrade);
  return status;
}

const command upgrade_command = {.program = "crdc upgrade",
                                 .size = sizeof(upgrade_command_options),
                                 .refuse = refuse_upgrade,
                                 .run = run_upgrade,
                                 .page = &page_crdc_upgrade,
                                 .flags = flags,
                                 .flag_count = sizeof flags / sizeof *flags,
                                 .overlays = true,
                                 .takes = revision_is_named};
