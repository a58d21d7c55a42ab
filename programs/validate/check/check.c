/* SPDX-License-Identifier: Apache-2.0 */
/* Checks files. The files that were found are divided into tasks of similar size: several small files, or some documents of
 * a large one. There is one thread per processor, and results are printed in order. A few files are judged without
 * threads. */
#include "check.h"
#include "../../../runtime/base/say.h"
#include "../../../runtime/base/threads.h"
#include "kinds/rule_place.h"
#include "report/form_kit.h"
#include "task.h"
#include <errno.h>
#include <stdlib.h>

/* The bytes of a task. Larger files are read here, and their documents are divided among several tasks. */
#define TASK_BYTES ((uint64_t)64 << 10)
#define BIG_FILE (4 * TASK_BYTES)
/* The least work for threads: less takes about ten milliseconds, of which threads would save half and cost one. */
#define TEAM_BYTES (8 * TASK_BYTES)

typedef struct check {
  const options *options;
  const known_state *state;
  const catalog_kinds *catalogs;
  const struct kinds *known;
  judge judge; /* of this thread, and the model for the others */
  team *team;  /* NULL before the second task, and if there is little work */
  bool little;
  task task; /* the task being made */
  size_t warned;
  size_t valid, invalid, unknown, skipped, empty, files;
  size_t encrypted, strangers, unrendered; /* as in findings */
  size_t overlays;                         /* files that are no manifests */
  size_t ignored_files, ignored_folders;   /* ignored */
  size_t unjudged;                         /* lost documents for which the manifests gave a reason */
  size_t lost;                             /* documents and items that could not be judged */
  tally kinds;                             /* without a schema */
  tally passed;                            /* the types of files without objects, and templates */
  bool readable;
  outlets outlets;
  progress progress;
  size_t all_files;
} check;

/* ---- output ---- */

static void complain_of_file(check *check, const char *path, const char *what) {
  check->readable = false;
  outlets_break(&check->outlets, path, 0, what);
  fflush(stdout);
  crd_say(stderr, "crd-validate: %s: %s\n", path, what);
}

/* Reports what could not be judged in a file. */
static void complain_of_losses(check *check, const char *path, const losses *losses) {
  check->readable = false;
  check->lost += losses->count;
  outlets_break(&check->outlets, path, losses->document, losses->why);
  fflush(stdout);
  crd_say(stderr, "crd-validate: %s: document %u", path, losses->document);
  if (losses->item >= 0) fprintf(stderr, ", items[%d]", losses->item);
  if (losses->count > 1) fprintf(stderr, " and %zu more", losses->count - 1);
  crd_say(stderr, ": could not be judged: %s\n", losses->why);
}

static form_counts counts_between(const form_counts *before, const form_counts *after) {
  return (form_counts){.valid = after->valid - before->valid,
                       .invalid = after->invalid - before->invalid,
                       .unjudged = after->unjudged - before->unjudged,
                       .unknown = after->unknown - before->unknown,
                       .skipped = after->skipped - before->skipped,
                       .empty = after->empty - before->empty,
                       .encrypted = after->encrypted - before->encrypted,
                       .templates = after->templates - before->templates,
                       .others = after->others - before->others};
}

/* Prints what a piece wrote to each outlet after the piece before it (NULL: none). */
static void print_piece(check *check, const task *task, const piece *piece, const struct piece *before) {
  static const form_counts none = {.valid = 0};
  form_part part = {.file = piece->item ? piece->item->path : task->shared->input.name,
                    .counts = counts_between(before ? &before->counted : &none, &piece->counted)};
  for (size_t i = 0; i < check->outlets.count; i++) {
    const size_t from = before ? before->printed[i] : 0;
    if (piece->printed[i] > from)
      part.text = (crd_string){task->outputs[i].text + from, piece->printed[i] - from};
    else
      part.text = (crd_string){NULL, 0};
    if (part.text.size) progress_clear(&check->progress);
    outlets_part(&check->outlets, i, &part);
  }
}

static void tally_names(tally *tally, const name_list *names) {
  for (size_t at = 0; at < names->size; at += strlen(names->text + at) + 1) tally_add(tally, names->text + at);
}

/* Prints the output of a task, with its read errors and losses in place. */
static void print_task(check *check, const task *task) {
  for (size_t i = 0; i < task->count; i++) {
    const piece *piece = &task->pieces[i];
    const char *path = piece->item ? piece->item->path : task->shared->input.name;
    const char *problem = piece->item ? piece->item->problem : NULL;
    print_piece(check, task, piece, i ? piece - 1 : NULL);
    if (problem || piece->losses.count) progress_clear(&check->progress);
    if (problem) complain_of_file(check, path, problem);
    if (piece->losses.count) complain_of_losses(check, path, &piece->losses);
  }
  check->valid += task->findings.valid;
  check->invalid += task->findings.invalid;
  check->warned += task->findings.warned;
  check->unknown += task->findings.unknown;
  check->lost += task->findings.unjudged;
  check->unjudged += task->findings.unjudged;
  if (task->findings.unjudged) check->readable = false;
  check->skipped += task->findings.skipped;
  check->empty += task->findings.empty;
  check->files += task->findings.files;
  check->encrypted += task->findings.encrypted;
  check->strangers += task->findings.strangers;
  check->unrendered += task->findings.unrendered;
  tally_names(&check->kinds, &task->findings.kinds);
  tally_names(&check->passed, &task->findings.passed);
  progress_say(&check->progress, check->valid + check->invalid + check->unknown, check->invalid, check->files,
               check->all_files);
}

/* Prints a part of the summary if its count is not 0. */
static void print_count(FILE *to, size_t count, const char *one, const char *several) {
  if (count) crd_say(to, ", %zu %s", count, count == 1 ? one : several);
}

static void print_counts(const check *check, FILE *to) {
  size_t all = check->valid + check->invalid + check->unknown + check->skipped + check->encrypted + check->lost;
  crd_say(to, "%zu document%s in %zu file%s: %zu valid, %zu invalid", all, all == 1 ? "" : "s", check->files,
          check->files == 1 ? "" : "s", check->valid, check->invalid);
  if (check->lost) fprintf(to, ", %zu not judged", check->lost);
  if (check->unknown) fprintf(to, ", %zu without schema", check->unknown);
  if (check->skipped) fprintf(to, ", %zu skipped", check->skipped);
  if (check->empty) fprintf(to, ", %zu empty", check->empty);
  print_count(to, check->encrypted, "encrypted", "encrypted");
  print_count(to, check->overlays, "overlay", "overlays");
  print_count(to, check->unrendered, "template", "templates");
  print_count(to, check->strangers, "other file", "other files");
  print_count(to, check->ignored_files, "file ignored", "files ignored");
  print_count(to, check->ignored_folders, "folder ignored", "folders ignored");
  fputc('\n', to);
}

/* Prints the summary: on standard output for people, or on standard error if it was asked for; JSON has its own line. */
static void print_summary(check *check) {
  const options *options = check->options;
  const bool to_people = outlets_to_people(&check->outlets);
  if (options->output.summary ? outlets_count_themselves(&check->outlets) : options->output.quiet || !to_people) return;
  FILE *to = to_people ? stdout : stderr;
  print_counts(check, to);
  for (size_t i = 0; i < check->kinds.count; i++)
    crd_say(to, "  no schema for %s: %zu\n", check->kinds.items[i].name, check->kinds.items[i].uses);
  tally_settle(&check->passed);
  for (size_t i = 0; i < check->passed.count; i++)
    crd_say(to, "  not judged, %s: %zu\n", check->passed.items[i].name, check->passed.items[i].uses);
  if (!check->kinds.lost && !check->passed.lost) return;
  fprintf(to, "  not judged, without memory to say what: %zu\n", check->kinds.lost + check->passed.lost);
  fputs("crd-validate: out of memory: not all that was not judged is named\n", stderr);
  check->readable = false;
}

/* ---- tasks ---- */

static void release_shared(shared_input *shared) {
  if (!shared || --shared->users) return;
  report_index_free(&shared->index);
  input_release(&shared->input);
  free(shared);
}

/* Prints finished tasks; with `all` it waits for every one, else only until there is room for one more. */
static void drain(check *check, bool all) {
  for (task *done; check->team && (done = team_get(check->team, all || !team_has_room(check->team)));) {
    shared_input *shared = done->shared;
    print_task(check, done);
    team_drop(check->team);
    release_shared(shared);
  }
}

static void run_single_threaded(check *check) {
  shared_input *shared = check->task.shared;
  progress_clear(&check->progress);
  task_run(&check->task, &check->judge, shared != NULL); /* a List can be a whole large file, and its output even larger */
  print_task(check, &check->task);
  task_free(&check->task);
  release_shared(shared);
}

/* Hands the current task over, and begins another one. */
static void hand_over(check *check) {
  if (!check->task.count) return;
  size_t threads = check->options->jobs ? check->options->jobs : processor_count();
  if (!check->team && threads > 1 && !check->little) check->team = team_create(&check->judge, threads);
  if (!check->team) {
    run_single_threaded(check);
    return;
  }
  team_put(check->team, &check->task);
  drain(check, false);
}

/* Runs and prints all remaining tasks. */
static void finish_tasks(check *check) {
  if (check->team)
    hand_over(check);
  else if (check->task.count)
    run_single_threaded(check);
  drain(check, true);
}

static bool put_piece(check *check, shared_input *shared, const piece *piece, uint64_t bytes) {
  if (!task_add(&check->task, *piece)) return false;
  if (shared && !check->task.shared) shared->users++;
  check->task.shared = shared;
  check->task.bytes += bytes;
  return true;
}

/* False without memory, even after the other tasks are finished. */
static bool add_piece(check *check, shared_input *shared, const piece *piece, uint64_t bytes) {
  bool mixed = check->task.count && check->task.shared != shared;
  if (mixed || check->task.bytes >= TASK_BYTES) hand_over(check);
  if (put_piece(check, shared, piece, bytes)) return true;
  finish_tasks(check);
  return put_piece(check, shared, piece, bytes);
}

/* Adds a file to judge, or one with an error. Without memory for that its error is printed now, after all earlier output. */
static void add_item(check *check, inventory_item *item, uint64_t bytes) {
  piece piece = {.item = item};
  if (add_piece(check, NULL, &piece, bytes)) return;
  finish_tasks(check);
  progress_clear(&check->progress);
  complain_of_file(check, item->path, item->problem ? item->problem : input_error(ENOMEM));
}

/* Makes an item an input that several tasks share; NULL with errno. */
static shared_input *share_input(inventory_item *item) {
  shared_input *shared = calloc(1, sizeof *shared);
  if (!shared) return NULL;
  if (!item->loaded && !inventory_load(item)) {
    int error = errno;
    free(shared);
    errno = error;
    return NULL;
  }
  item->loaded = false; /* it is moved */
  shared->input = item->input;
  shared->options = item->options;
  shared->registry = item->registry;
  shared->users = 1; /* one while its documents are searched */
  report_index_init(&shared->index, shared->input.text);
  return shared;
}

/* Adds a file in several tasks; its documents are found here. */
static void add_documents_of_file(check *check, inventory_item *item) {
  shared_input *shared = share_input(item);
  if (!shared) {
    item->problem = input_error(errno);
    add_item(check, item, 0);
    return;
  }
  document_cursor cursor = {.text = shared->input.text, .json = shared->input.json};
  piece found = {.item = NULL};
  bool good = true;
  while (good && judge_next(&cursor, &found.document)) good = add_piece(check, shared, &found, found.document.text.size);
  check->empty += cursor.empty;
  check->files += good;
  release_shared(shared);
  if (good) return;
  item->problem = input_error(ENOMEM);
  add_item(check, item, 0);
}

static form_totals totals_of(check *check) {
  form_totals totals = {.counts = {.valid = check->valid,
                                   .invalid = check->invalid,
                                   .unjudged = check->unjudged,
                                   .unknown = check->unknown,
                                   .skipped = check->skipped,
                                   .empty = check->empty,
                                   .encrypted = check->encrypted,
                                   .templates = check->unrendered,
                                   .others = check->strangers},
                        .ignored_files = check->ignored_files,
                        .ignored_folders = check->ignored_folders,
                        .files = check->files,
                        .broken = check->outlets.broken,
                        .summary = check->options->output.summary,
                        .unknown_kinds = &check->kinds};
  totals.plain = catalog_kinds_plain(check->catalogs, &totals.plain_count);
  return totals;
}

static bool complain_of_memory(void) {
  fputs("crd-validate: out of memory\n", stderr);
  return false;
}

/* ---- failures without an invalid document ---- */

/* Whether nothing was found, which is reported: a command earlier in a pipe failed, or a kind or folder is misspelt. */
static bool finds_nothing(const check *check) {
  const options *options = check->options;
  const size_t judged = check->valid + check->invalid + check->unknown + check->encrypted + check->lost;
  const size_t passed = check->skipped + check->strangers + check->unrendered + check->overlays + check->ignored_files +
                        check->ignored_folders;
  bool standard = options->input.count > 0;
  for (size_t i = 0; i < options->input.count; i++) standard = standard && strcmp(options->input.paths[i], "-") == 0;
  const char *what = NULL;
  if (options->kinds.asked.count && !judged && check->skipped)
    what = "no document is of a kind that --kind names";
  else if (!judged && !passed && standard)
    what = "standard input holds no object: did the command before it fail (set -o pipefail)?";
  else if (!judged && !passed && options->input.count)
    what = check->files ? "no object is in what is checked" : "no file is in what is checked";
  if (!what) return false;
  fflush(stdout);
  crd_say(stderr, "crd-validate: %s%s%s\n", options->input.allow_none ? "note: " : "", what,
          options->input.allow_none ? "" : " (--allow-no-files takes that for success)");
  return !options->input.allow_none;
}

/* Reports what was not judged if there is no summary, and applies --fail-on. */
static void settle_gaps(check *check, const form_totals *totals) {
  const options *options = check->options;
  crd_arena *arena = crd_arena_create(NULL);
  bool nothing, fails = (options->fail_on & FAIL_ON_UNJUDGED) != 0;
  if (!arena) {
    check->readable = complain_of_memory();
    return;
  }
  const crd_string why = form_unjudged(arena, totals, &nothing);
  if (why.size && (options->output.quiet || fails)) {
    fflush(stdout);
    crd_say(stderr, "crd-validate: %.*s%s\n", CRD_PRINT(why), fails ? " (--fail-on unjudged)" : "");
  }
  if (why.size && fails) check->readable = false;
  if (check->warned && options->fail_on & FAIL_ON_WARNING) {
    fflush(stdout);
    crd_say(stderr, "crd-validate: %zu document%s with warnings (--fail-on warning)\n", check->warned,
            check->warned == 1 ? "" : "s");
  }
  crd_arena_destroy(arena);
}

/* Whether there is too little work for threads, whatever number was asked for. */
static bool is_little(const options *options, const inventory *inventory) {
  uint64_t bytes = 0;
  for (size_t i = 0; i < inventory->count && bytes < TEAM_BYTES; i++)
    bytes += inventory->items[i].size < TEAM_BYTES ? inventory->items[i].size + 1024 : TEAM_BYTES;
  return !options->jobs && bytes < TEAM_BYTES;
}

static void check_items(check *check, inventory *inventory) {
  check->overlays = inventory->overlays;
  check->ignored_files = inventory->ignored_files;
  check->ignored_folders = inventory->ignored_folders;
  check->all_files = inventory->count;
  check->little = is_little(check->options, inventory);
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    if (item->size > BIG_FILE && !item->problem && item->part == ITEM_WHOLE)
      add_documents_of_file(check, item);
    else /* an empty file costs something too */
      add_item(check, item, item->size + 1024);
  }
  finish_tasks(check);
  tally_settle(&check->kinds);
  const form_totals totals = totals_of(check);
  progress_clear(&check->progress);
  outlets_end(&check->outlets, &totals);
  print_summary(check);
  if (check->readable && finds_nothing(check)) check->readable = false;
  settle_gaps(check, &totals);
  const options *options = check->options;
  FILE *told = outlets_to_people(&check->outlets) ? stdout : stderr;
  if (!options->output.quiet) known_state_print(check->state, told);
  if (!options->output.quiet) catalog_kinds_print(check->catalogs, told);
  if (!options->output.quiet) layer_use_print(check->judge.layers, told);
  if (!layer_use_settle(check->judge.layers, check->known)) check->readable = false;
}

/* Judges everything; reports it if there is no memory to begin. */
static void run_check(check *check, inventory *inventory) {
  bool failed;
  judge *judge = &check->judge;
  judge->layers = layer_use_create(document_options_whole(check->options), judge->common, &failed);
  const bool wants_places = kinds_have_compiler && outlets_want_places(&check->outlets);
  if (wants_places) judge->places = rule_places_create(&check->options->rules, judge->manifests);
  if (judge_open(judge) && !failed && (judge->places || !wants_places))
    check_items(check, inventory);
  else
    check->readable = complain_of_memory();
  tally_free(&check->kinds);
  tally_free(&check->passed);
  team_destroy(check->team);
  judge_close(judge);
  if (!rule_places_settle(judge->places)) check->readable = false;
  rule_places_destroy(judge->places);
  layer_use_destroy(judge->layers);
}

int check_inputs(const check_context *context, inventory *inventory, const manifest_crds *manifests) {
  const options *options = context->options;
  check check = {
      .options = options,
      .state = context->state,
      .catalogs = context->catalogs,
      .known = context->kinds,
      .judge = {.options = options,
                .common = context->policies ? policies_registry(context->policies) : kinds_registry(context->kinds),
                .policies = context->policies,
                .settings = context->settings,
                .manifests = manifests,
                .state = known_state_of(context->state),
                .catalogs = context->catalogs,
                .substitution = context->substitution,
                .outlets = &check.outlets},
      .readable = inventory->whole,
      .progress = progress_start(!options->output.quiet, context->began)};
  if (outlets_open(&check.outlets, &options->output))
    run_check(&check, inventory);
  else
    check.readable = false;
  if (!outlets_close(&check.outlets)) check.readable = false;
  if (!check.readable) return EXIT_UNJUDGED;
  const bool warned = check.warned && options->fail_on & FAIL_ON_WARNING;
  return check.invalid || warned ? EXIT_INVALID : EXIT_VALID;
}
