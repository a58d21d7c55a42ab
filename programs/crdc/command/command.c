/* SPDX-License-Identifier: Apache-2.0 */
/* What the commands of crdc share; see command.h. */
#include "command.h"
#include "../../../runtime/base/nearest_name.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "schema/markers/overlay.h"

#include <crd/request.h>
#include <crd/shown.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int command_status(bool good, const diagnostics *found) {
  return found->undone ? EXIT_UNDONE : good ? EXIT_GOOD : EXIT_WRONG;
}

static int refuse_usage(const common *common, const char *what) {
  crd_say(stderr, "%s: %s (see --help)\n", common->program, what);
  return EXIT_USAGE;
}

bool command_report(const diagnostics *found) {
  crdc_diagnostics_print(found, stderr, command_wants_color(stderr));
  return found->errors == 0;
}

bool command_takes_form(const char *form, bool *json) {
  *json = form && strcmp(form, "json") == 0;
  return !form || *json || strcmp(form, "text") == 0;
}

/* Checks what every command needs: existing CRDs, and a known version. EXIT_GOOD if all is there. */
static int settle_common(const command *self, common *common) {
  unsigned *minor = &common->settings.kubernetes_minor;
  if (common->kubernetes && !(*minor = crd_kubernetes_minor(common->kubernetes))) {
    crd_say(stderr, "%s: Kubernetes %s is not one of 1.%d to 1.%d\n", common->program, common->kubernetes,
            CRD_KUBERNETES_OLDEST, CRD_KUBERNETES_NEWEST);
    return EXIT_USAGE;
  }
  if (!common->crds.count && !self->without_crds) return refuse_usage(common, "no CRDs given");
  for (size_t i = 0; i < common->crds.count; i++) {
    struct stat status;
    const char *path = common->crds.operands[i];
    if (strcmp(path, "-") == 0 || stat(path, &status) == 0 || (self->takes && self->takes(path))) continue;
    crd_say(stderr, "%s: no such file or folder: %s\n", common->program, path);
    return EXIT_USAGE;
  }
  return EXIT_GOOD;
}

/* ---- the command line ---- */

static const char *nearest_flag(const flag_reader *reader, const char *argument, size_t size) {
  const char *names[32];
  size_t count = 0;
  for (size_t i = 0; i < reader->count && count < sizeof names / sizeof *names; i++)
    if (reader->flags[i].name) names[count++] = reader->flags[i].name;
  return size > 2 ? crd_nearest_name((crd_string){argument + 2, size - 2}, names, count) : NULL;
}

void command_complain(const flag_reader *reader, flag_problem problem, const char *argument, const flag *flag,
                      const char *value) {
  static const char *const words[] = {[FLAG_UNKNOWN] = "unknown option",
                                      [FLAG_WITHOUT_VALUE] = "needs a value",
                                      [FLAG_WITH_VALUE] = "takes no value",
                                      [FLAG_TWICE] = "given twice"};
  if (problem == FLAG_REFUSED) {
    crd_say(stderr, "%s: --%s does not take \"%s\"", reader->program, flag->name, value);
    if (flag->take == flag_take_number) fprintf(stderr, " but a number from %u to %u", flag->least, flag->most);
    fputs(" (see --help)\n", stderr);
    return;
  }
  size_t size = argument[1] == '-' ? strcspn(argument, "=") : strlen(argument);
  const char *near = problem == FLAG_UNKNOWN ? nearest_flag(reader, argument, size) : NULL;
  crd_say(stderr, "%s: %s: %.*s%s%s%s (see --help)\n", reader->program, words[problem], (int)size, argument,
          near ? "; did you mean --" : "", near ? near : "", near ? "?" : "");
}

/* Removes the overlays from the command line before the flags are parsed. */
static bool take_overlays(common *common, int *argc, char **argv) {
  /* Files are moved to the end of argv, after the remaining arguments. */
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
      common->settings.no_overlays = true;
    }
  }
  *argc = count - found;
  common->overlays = (arguments){(const char **)(argv + *argc), (size_t)found};
  for (int i = *argc; i < count; i++) {
    struct stat status;
    if (stat(argv[i], &status) == 0) continue;
    crd_say(stderr, "%s: no such file: %s\n", common->program, argv[i]);
    return false;
  }
  return true;
}

/* DONE: the help was printed. */
static options_result read_command(const command *self, common *common, int argc, char **argv) {
  const flag_reader reader = {.program = self->program,
                              .flags = self->flags,
                              .count = self->flag_count,
                              .target = common,
                              .once = true,
                              .complain = command_complain};
  if (self->overlays && !take_overlays(common, &argc, argv)) return OPTIONS_WRONG;
  common->crds.operands = (const char **)argv;
  options_result result = flags_read(&reader, argc, argv, &common->crds.count);
  if (result != OPTIONS_RUN || !common->help) return result;
  command_print_help(self, stdout);
  return OPTIONS_DONE;
}

static int run_read(const command *self, common *common) {
  const char *wrong = self->refuse ? self->refuse(common) : NULL;
  int status = wrong ? refuse_usage(common, wrong) : settle_common(self, common);
  if (status != EXIT_GOOD) return status;
  compilation *compilation = crdc_compilation_create(&common->settings);
  status = self->run(common, compilation);
  crd_print_shown(stderr, crdc_compilation_passed_over(compilation), CRD_SHOWN_LINES);
  crdc_compilation_destroy(compilation);
  return status;
}

int command_run(const command *self, int argc, char **argv) {
  crd_arena *arena = memory_arena(NULL);
  common *common = crd_arena_zalloc(arena, self->size);
  common->program = self->program;
  common->arena = arena;
  options_result result = read_command(self, common, argc, argv);
  int status = result == OPTIONS_RUN ? run_read(self, common) : result == OPTIONS_DONE ? EXIT_GOOD : EXIT_USAGE;
  crd_arena_destroy(arena);
  return status;
}

void command_describe(const command *self, const flag_help *help) {
  flags_print_page(help, self->page, self->flags, self->flag_count);
}

void command_print_help(const command *self, FILE *stream) {
  command_describe(self, &(flag_help){.stream = stream, .column = 32, .letters = true, .compiled = true});
}

bool command_wants_color(FILE *stream) {
  const char *no_color = getenv("NO_COLOR");
  return isatty(fileno(stream)) && !(no_color && *no_color);
}

/* ---- progress ---- */

double command_seconds_since(const struct timespec *start) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)(now.tv_sec - start->tv_sec) + (double)(now.tv_nsec - start->tv_nsec) / 1e9;
}

void progress_step(progress *progress, const char *doing, const char *what) {
  if (!isatty(STDERR_FILENO) || command_seconds_since(&progress->start) < 0.7) return;
  crd_say(stderr, "\r\033[K%s %s", doing, what);
  progress->shown = true;
}

void progress_end(progress *progress) {
  if (progress->shown) fputs("\r\033[K", stderr);
  progress->shown = false;
}

/* ---- CRDs ---- */

/* Whether an operand is the overlay of a CRD that is another operand, as from crds/NAME* in a shell: it is then read with
 * the CRD. */
static bool is_read_beside(const common *common, const char *overlay) {
  if (!crdc_overlay_is_name(crd_string_of(overlay))) return false;
  size_t stem = (size_t)(strrchr(overlay, '.') - overlay) - strlen(".markers");
  for (size_t i = 0; i < common->crds.count; i++) {
    const char *crd = common->crds.operands[i];
    if (strncmp(crd, overlay, stem) != 0) continue;
    const char *end = crd + stem;
    if (strcmp(end, ".yaml") == 0 || strcmp(end, ".yml") == 0 || strcmp(end, ".json") == 0) return true;
  }
  return false;
}

bool command_add(compilation *compilation, const common *common, progress *progress) {
  bool good = true;
  for (size_t i = 0; i < common->overlays.count; i++)
    good &= crdc_compilation_add_overlay(compilation, common->overlays.operands[i]);
  for (size_t i = 0; i < common->crds.count; i++) {
    if (is_read_beside(common, common->crds.operands[i])) continue;
    if (progress) progress_step(progress, "reading", common->crds.operands[i]);
    good &= crdc_compilation_add(compilation, common->crds.operands[i]);
  }
  return good;
}

crd_counts crd_counts_of(const crd_set *set) {
  crd_counts counts = {.crds = set->count};
  for (size_t i = 0; i < set->count; i++) {
    counts.versions += set->items[i].version_count;
    for (size_t k = 0; k < set->items[i].version_count; k++)
      counts.rules += crdc_schema_rule_count(set->items[i].versions[k].schema);
  }
  return counts;
}

const char *plural_ending(size_t number) {
  return number == 1 ? "" : "s";
}

void crd_counts_print(FILE *stream, const crd_counts *counts) {
  crd_say(stream, "%zu CRD%s, %zu version%s, %zu rule%s", counts->crds, plural_ending(counts->crds), counts->versions,
          plural_ending(counts->versions), counts->rules, plural_ending(counts->rules));
}
