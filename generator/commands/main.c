/* crdc: the compiler's command line over libcrdc. */
#include "../../runtime/value/nearest_name.h"
#include "base/memory.h"
#include "streams.h"
#include "commands/command.h"
#include "commands/help.h"

#include <crd/guard.h>
#include <crd/request.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define OLDEST_MINOR 30u
#define NEWEST_MINOR 37u

int command_status(bool good, const diagnostics *found) {
  return found->undone ? EXIT_UNDONE : good ? EXIT_GOOD : EXIT_WRONG;
}

int command_usage(const common *common, const char *what) {
  fprintf(stderr, "%s: %s (see --help)\n", common->program, what);
  return EXIT_USAGE;
}

int command_settle(const common *common, unsigned *minor) {
  *minor = 0;
  if (common->kubernetes && !(*minor = crd_kubernetes_minor(common->kubernetes))) {
    fprintf(stderr, "%s: Kubernetes %s is not one of 1.%u to 1.%u\n", common->program, common->kubernetes, OLDEST_MINOR,
            NEWEST_MINOR);
    return EXIT_USAGE;
  }
  if (!common->crds.count) return command_usage(common, "no CRDs given");
  for (size_t i = 0; i < common->crds.count; i++) {
    struct stat status;
    const char *path = common->crds.operands[i];
    if (strcmp(path, "-") == 0 || stat(path, &status) == 0) continue;
    fprintf(stderr, "%s: no such file or folder: %s\n", common->program, path);
    return EXIT_USAGE;
  }
  return EXIT_GOOD;
}

int command_take_overlays(common *common, int *argc, char **argv) {
  /* The files move behind the arguments that are kept, in argv itself. */
  int count = *argc, found = 0;
  for (int i = 0; i < count - found;) {
    if (strcmp(argv[i], "--") == 0) break;
    bool apart = strcmp(argv[i], "--overlay") == 0 && i + 1 < count - found;
    bool joined = strncmp(argv[i], "--overlay=", 10) == 0;
    if (!apart && !joined && strcmp(argv[i], "--no-overlays") != 0) {
      i++;
      continue;
    }
    char *file = apart ? argv[i + 1] : joined ? argv[i] + 10 : NULL;
    int width = apart ? 2 : 1;
    count -= width;
    memmove(argv + i, argv + i + width, (size_t)(count - i) * sizeof *argv);
    if (file) {
      argv[count++] = file;
      found++;
    } else {
      common->no_overlays = true;
    }
  }
  *argc = count - found;
  common->overlays = (arguments){(const char **)(argv + *argc), (size_t)found};
  for (int i = *argc; i < count; i++) {
    struct stat status;
    if (stat(argv[i], &status) == 0) continue;
    fprintf(stderr, "%s: no such file: %s\n", common->program, argv[i]);
    return EXIT_USAGE;
  }
  return EXIT_GOOD;
}

bool command_add(compilation *compilation, const common *common) {
  bool good = true;
  for (size_t i = 0; i < common->overlays.count; i++)
    good = compilation_add_overlay(compilation, common->overlays.operands[i]) && good;
  for (size_t i = 0; i < common->crds.count; i++) good = compilation_add(compilation, common->crds.operands[i]) && good;
  return good;
}

/* ---- progress ---- */

/* A line on the terminal, only once the work has taken a while. */
typedef struct progress {
  struct timespec start;
  bool shown;
} progress;

static double seconds_since(const struct timespec *start) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)(now.tv_sec - start->tv_sec) + (double)(now.tv_nsec - start->tv_nsec) / 1e9;
}

static void progress_step(progress *progress, const char *doing, const char *what) {
  if (!isatty(STDERR_FILENO) || seconds_since(&progress->start) < 0.7) return;
  fprintf(stderr, "\r\033[K%s %s", doing, what);
  progress->shown = true;
}

static void progress_end(progress *progress) {
  if (progress->shown) fputs("\r\033[K", stderr);
  progress->shown = false;
}

/* ---- reading ---- */

bool command_wants_color(FILE *stream) {
  const char *no_color = getenv("NO_COLOR");
  return isatty(fileno(stream)) && !(no_color && *no_color);
}

static bool add_all(compilation *compilation, const common *common, progress *progress) {
  bool good = true;
  for (size_t i = 0; i < common->overlays.count; i++)
    good &= compilation_add_overlay(compilation, common->overlays.operands[i]);
  for (size_t i = 0; i < common->crds.count; i++) {
    progress_step(progress, "reading", common->crds.operands[i]);
    good &= compilation_add(compilation, common->crds.operands[i]);
  }
  return good;
}

typedef struct counts {
  size_t crds, versions, rules;
} counts;

static counts count(const crd_set *set) {
  counts counts = {.crds = set->count};
  for (size_t i = 0; i < set->count; i++) {
    counts.versions += set->items[i].version_count;
    for (size_t k = 0; k < set->items[i].version_count; k++)
      counts.rules += schema_rule_count(set->items[i].versions[k].schema);
  }
  return counts;
}

static const char *plural(size_t number) {
  return number == 1 ? "" : "s";
}

static void print_counts(FILE *stream, const counts *counts) {
  fprintf(stream, "%zu CRD%s, %zu version%s, %zu rule%s", counts->crds, plural(counts->crds), counts->versions,
          plural(counts->versions), counts->rules, plural(counts->rules));
}

/* ---- commands ---- */

static void print_found(const diagnostics *found, bool json) {
  if (json)
    diagnostics_print_json(found, stdout);
  else
    diagnostics_print(found, stdout, command_wants_color(stdout));
}

static void print_gaps(FILE *stream, compile_gaps gaps, bool errors) {
  if (gaps.rules)
    fprintf(stream, "%zu rule%s not looked at: %s\n", gaps.rules, gaps.rules == 1 ? " was" : "s were",
            errors ? "the errors come first" : "no stage leads to their sets");
  if (gaps.costs) fputs("what rules cost was not judged: markers with errors may limit it\n", stream);
}

static int run_lint(int argc, char **argv) {
  common common = {.program = "crdc lint"};
  const char *output = NULL;
  const option options[] = {{"help", 'h', &common.help, NULL},
                            {"kubernetes-version", 0, NULL, &common.kubernetes},
                            {"output", 0, NULL, &output},
                            {0}};
  unsigned minor;
  if (command_take_overlays(&common, &argc, argv) != EXIT_GOOD) return EXIT_USAGE;
  if (!options_read(common.program, options, argc, argv, &common.crds)) return EXIT_USAGE;
  if (common.help) return help_print(stdout, "lint") ? EXIT_GOOD : EXIT_USAGE;
  bool json = output && strcmp(output, "json") == 0;
  if (output && !json && strcmp(output, "text") != 0) return command_usage(&common, "--output is text or json");
  int status = command_settle(&common, &minor);
  if (status != EXIT_GOOD) return status;

  progress progress = {0};
  clock_gettime(CLOCK_MONOTONIC, &progress.start);
  compilation *compilation =
      compilation_create(&(compile_options){.kubernetes_minor = minor, .no_overlays = common.no_overlays});
  bool good = add_all(compilation, &common, &progress);
  progress_step(&progress, "checking", "rules");
  good &= compilation_check_sets(compilation);
  progress_end(&progress);

  const crd_set *set = compilation_crds(compilation);
  const diagnostics *found = compilation_diagnostics(compilation);
  crd_arena *arena = memory_arena(NULL);
  diagnostics warnings = {.arena = arena};
  for (size_t i = 0; i < set->count; i++) crd_warn(&set->items[i], &warnings);
  print_found(found, json);
  print_found(&warnings, json);
  fflush(stdout);
  counts counts = count(set);
  size_t warned = found->count - found->errors + warnings.count;
  print_counts(stderr, &counts);
  if (counts.crds == 0 && !found->errors)
    fputs(": nothing to check\n", stderr);
  else if (!found->errors && !warned)
    fputs(": no problems\n", stderr);
  else
    fprintf(stderr, ": %zu error%s, %zu warning%s\n", found->errors, plural(found->errors), warned, plural(warned));
  print_gaps(stderr, compilation_gaps(compilation), found->errors > 0);
  status = good && counts.crds == 0 ? EXIT_USAGE : command_status(good, found);
  crd_arena_destroy(arena);
  compilation_destroy(compilation);
  return status;
}

static int run_generate(int argc, char **argv) {
  common common = {.program = "crdc generate"};
  bool check = false, verbose = false;
  const char *out = NULL;
  compile_options settings = {0};
  const option options[] = {{"help", 'h', &common.help, NULL},
                            {"kubernetes-version", 0, NULL, &common.kubernetes},
                            {"out", 'o', NULL, &out},
                            {"templates", 0, NULL, &settings.templates},
                            {"names", 0, NULL, &settings.names_file},
                            {"check", 0, &check, NULL},
                            {"verbose", 'v', &verbose, NULL},
                            {0}};
  if (command_take_overlays(&common, &argc, argv) != EXIT_GOOD) return EXIT_USAGE;
  settings.no_overlays = common.no_overlays;
  if (!options_read(common.program, options, argc, argv, &common.crds)) return EXIT_USAGE;
  if (common.help) return help_print(stdout, "generate") ? EXIT_GOOD : EXIT_USAGE;
  if (!out) return command_usage(&common, "--out is needed");
  int status = command_settle(&common, &settings.kubernetes_minor);
  if (status != EXIT_GOOD) return status;

  progress progress = {0};
  clock_gettime(CLOCK_MONOTONIC, &progress.start);
  compilation *compilation = compilation_create(&settings);
  bool good = add_all(compilation, &common, &progress);
  progress_step(&progress, "generating", out);
  good = good && compilation_generate(compilation, out, check);
  progress_end(&progress);
  diagnostics_print(compilation_diagnostics(compilation), stderr, command_wants_color(stderr));
  if (verbose) {
    counts counts = count(compilation_crds(compilation));
    const type_table *types = compilation_types(compilation);
    print_counts(stderr, &counts);
    fprintf(stderr, "; %zu object schemas are %zu types; %.0f ms\n", types->object_schemas, types->object_types,
            seconds_since(&progress.start) * 1000);
  }
  status = command_status(good, compilation_diagnostics(compilation));
  compilation_destroy(compilation);
  return status;
}

static int refuse_command(const char *program, const char *name) {
  static const char *const names[] = {"generate", "lint", "crd", "manifests", "rules", "eval", "help", "markers", "cel"};
  size_t topics = strcmp(program, "crdc") == 0 ? 2 : 0; /* the last ones only help knows */
  const char *near = nearest_name(crd_string_of(name), names, sizeof names / sizeof *names - topics);
  fprintf(stderr, "%s: unknown command: %s%s%s%s (see --help)\n", program, name, near ? "; did you mean " : "",
          near ? near : "", near ? "?" : "");
  return EXIT_USAGE;
}

static int run_help(int argc, char **argv) {
  const char *command = argc > 0 ? argv[0] : NULL;
  return argc <= 1 && help_print(stdout, command) ? EXIT_GOOD : refuse_command("crdc help", argv[argc - 1]);
}

static int run(int argc, char **argv) {
  static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
  } commands[] = {{"generate", run_generate},
                  {"lint", run_lint},
                  {"crd", crd_command_run},
                  {"manifests", manifests_command_run},
                  {"rules", rules_command_run},
                  {"eval", eval_command_run},
                  {"help", run_help}};
  if (argc < 2) {
    help_print(stderr, NULL);
    return EXIT_USAGE;
  }
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
    if (strcmp(argv[1], commands[i].name) == 0) return commands[i].run(argc - 2, argv + 2);
  bool help = false, version = false;
  const option options[] = {{"help", 'h', &help, NULL}, {"version", 'V', &version, NULL}, {0}};
  arguments rest = {0};
  if (argv[1][0] != '-') return refuse_command("crdc", argv[1]);
  if (!options_read("crdc", options, argc - 1, argv + 1, &rest)) return EXIT_USAGE;
  if (rest.count) {
    fprintf(stderr, "crdc: unexpected argument: %s (see --help)\n", rest.operands[0]);
    return EXIT_USAGE;
  }
  if (version)
    printf("crdc %s (Kubernetes 1.%u)\n", CRDC_VERSION, NEWEST_MINOR);
  else
    help_print(stdout, NULL);
  return EXIT_GOOD;
}

int main(int argc, char **argv) {
  if (!streams_open("crdc")) return EXIT_USAGE;
  streams_end_without_memory("crdc");
  int status = run(argc, argv);
  return streams_close("crdc") ? status : EXIT_USAGE;
}
