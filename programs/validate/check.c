/* SPDX-License-Identifier: Apache-2.0 */
/* Checking files. What is found on the way through the folders is cut into tasks of about the same size: several small
 * files, or some documents of a big one. Tasks are judged by as many threads as there are processors, and printed in their
 * order. A single task is judged here: a file or two cost no thread. */
#include "check.h"
#include "../../runtime/value/threads.h"
#include "tally.h"
#include "task.h"
#include <errno.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* The bytes of a task. Files of more than a few such are read here, and their documents given to several tasks. */
#define TASK_BYTES ((uint64_t)64 << 10)
#define BIG_FILE (4 * TASK_BYTES)

typedef struct check {
  const options *options;
  const known_state *state;
  judge judge; /* of this thread, and what those of the others are made of */
  team *team;  /* NULL until there are two tasks */
  task task;   /* being made */
  size_t valid, invalid, unknown, skipped, empty, files;
  size_t encrypted, strangers, unrendered; /* as findings have them */
  size_t overlays;                         /* files that are no manifests */
  size_t ignored_files, ignored_folders;   /* by patterns */
  size_t lost;                             /* documents and items that could not be judged */
  tally kinds;                             /* without schema */
  tally passed;                            /* what the strangers and templates are */
  bool readable, show_progress, progress_shown;
  time_t started, shown;
} check;

/* ---- what is shown ---- */

static void clear_progress(check *check) {
  if (check->progress_shown) fputs("\r\033[K", stderr);
  check->progress_shown = false;
}

/* Says on a terminal how far it is, from the second second on. */
static void show_progress(check *check) {
  if (!check->show_progress) return;
  time_t now = time(NULL);
  if (now - check->started < 2 || now == check->shown) return;
  check->shown = now;
  check->progress_shown = true;
  fprintf(stderr, "\r\033[K%zu documents, %zu files", check->valid + check->invalid + check->unknown, check->files);
  fflush(stderr);
}

static void complain_of_file(check *check, const char *path, const char *what) {
  check->readable = false;
  fflush(stdout);
  fprintf(stderr, "crd-validate: %s: %s\n", path, what);
}

/* Says of a file what could not be judged of it. */
static void complain_of_losses(check *check, const char *path, const losses *losses) {
  check->readable = false;
  check->lost += losses->count;
  fflush(stdout);
  fprintf(stderr, "crd-validate: %s: document %u", path, losses->document);
  if (losses->item >= 0) fprintf(stderr, ", items[%d]", losses->item);
  if (losses->count > 1) fprintf(stderr, " and %zu more", losses->count - 1);
  fprintf(stderr, ": could not be judged: %s\n", losses->why);
}

static void tally_names(tally *tally, const name_list *names) {
  for (const char *name = names->text, *end = name + names->size; name < end; name += strlen(name) + 1)
    tally_add(tally, name);
}

/* Prints what a task wrote, with what it could not read or judge where that belongs. */
static void print_task(check *check, const task *task) {
  size_t printed = 0;
  if (task->output.size) clear_progress(check);
  for (size_t i = 0; i < task->count; i++) {
    const piece *piece = &task->pieces[i];
    const char *path = piece->item ? piece->item->path : task->shared->input.name;
    const char *problem = piece->item ? piece->item->problem : NULL;
    if (!problem && !piece->losses.count) continue;
    clear_progress(check);
    if (piece->printed > printed) fwrite(task->output.text + printed, 1, piece->printed - printed, stdout);
    printed = piece->printed;
    if (problem) complain_of_file(check, path, problem);
    if (piece->losses.count) complain_of_losses(check, path, &piece->losses);
  }
  if (task->output.size > printed) fwrite(task->output.text + printed, 1, task->output.size - printed, stdout);
  check->valid += task->findings.valid;
  check->invalid += task->findings.invalid;
  check->unknown += task->findings.unknown;
  check->lost += task->findings.unjudged;
  if (task->findings.unjudged) check->readable = false;
  check->skipped += task->findings.skipped;
  check->empty += task->findings.empty;
  check->files += task->findings.files;
  check->encrypted += task->findings.encrypted;
  check->strangers += task->findings.strangers;
  check->unrendered += task->findings.unrendered;
  tally_names(&check->kinds, &task->findings.kinds);
  tally_names(&check->passed, &task->findings.passed);
  show_progress(check);
}

/* A part of the summary that is left out where there is nothing. */
static void print_count(size_t count, const char *one, const char *several) {
  if (count) printf(", %zu %s", count, count == 1 ? one : several);
}

static void print_summary(check *check) {
  if (check->options->quiet || !check->options->form->to_people) return;
  size_t all = check->valid + check->invalid + check->unknown + check->skipped + check->encrypted + check->lost;
  printf("%zu document%s in %zu file%s: %zu valid, %zu invalid", all, all == 1 ? "" : "s", check->files,
         check->files == 1 ? "" : "s", check->valid, check->invalid);
  if (check->lost) printf(", %zu not judged", check->lost);
  if (check->unknown) printf(", %zu without schema", check->unknown);
  if (check->skipped) printf(", %zu skipped", check->skipped);
  if (check->empty) printf(", %zu empty", check->empty);
  print_count(check->encrypted, "encrypted", "encrypted");
  print_count(check->overlays, "overlay", "overlays");
  print_count(check->unrendered, "template", "templates");
  print_count(check->strangers, "other file", "other files");
  print_count(check->ignored_files, "file ignored", "files ignored");
  print_count(check->ignored_folders, "folder ignored", "folders ignored");
  putchar('\n');
  tally_settle(&check->kinds);
  for (size_t i = 0; i < check->kinds.count; i++)
    printf("  no schema for %s: %zu\n", check->kinds.items[i].name, check->kinds.items[i].uses);
  tally_settle(&check->passed);
  for (size_t i = 0; i < check->passed.count; i++)
    printf("  not judged, %s: %zu\n", check->passed.items[i].name, check->passed.items[i].uses);
  if (!check->kinds.lost) return;
  printf("  no schema for kinds that there was no memory to name: %zu\n", check->kinds.lost);
  fputs("crd-validate: out of memory: not all kinds without schema are named\n", stderr);
  check->readable = false;
}

/* ---- tasks ---- */

static void release_shared(shared_input *shared) {
  if (!shared || --shared->users) return;
  report_index_free(&shared->index);
  input_release(&shared->input);
  free(shared);
}

/* Prints the tasks that are done; with `all` waits for every one, without it only until there is room for one more. */
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
  clear_progress(check);
  task_run(&check->task, &check->judge,
           shared ? stdout : NULL); /* a List can be all of a big file, and what is said of it bigger */
  print_task(check, &check->task);
  task_free(&check->task);
  release_shared(shared);
}

/* The task at hand is whole: another one follows. */
static void hand_over(check *check) {
  if (!check->task.count) return;
  size_t threads = check->options->jobs ? check->options->jobs : processor_count();
  if (!check->team && threads > 1) check->team = team_create(&check->judge, threads);
  if (!check->team) {
    run_single_threaded(check);
    return;
  }
  team_put(check->team, &check->task);
  drain(check, false);
}

/* Does and prints all that is under way. */
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

/* False when there is no memory for it, not even with what is under way done. */
static bool add_piece(check *check, shared_input *shared, const piece *piece, uint64_t bytes) {
  bool mixed = check->task.count && check->task.shared != shared;
  if (mixed || check->task.bytes >= TASK_BYTES) hand_over(check);
  if (put_piece(check, shared, piece, bytes)) return true;
  finish_tasks(check);
  return put_piece(check, shared, piece, bytes);
}

/* A file to be judged, or with what is wrong with it. Where there is no memory to say it in its turn it is said now, after
 * all that comes before. */
static void add_item(check *check, inventory_item *item, uint64_t bytes) {
  piece piece = {.item = item};
  if (add_piece(check, NULL, &piece, bytes)) return;
  finish_tasks(check);
  clear_progress(check);
  complain_of_file(check, item->path, item->problem ? item->problem : input_error(ENOMEM));
}

/* An item as an input that several tasks have; NULL with errno. */
static shared_input *share_input(inventory_item *item) {
  shared_input *shared = calloc(1, sizeof *shared);
  if (!shared) return NULL;
  if (!item->loaded && !inventory_load(item)) {
    int error = errno;
    free(shared);
    errno = error;
    return NULL;
  }
  item->loaded = false; /* it moves */
  shared->input = item->input;
  shared->users = 1; /* while its documents are looked for */
  report_index_init(&shared->index, shared->input.text);
  return shared;
}

/* A file for several tasks; its documents are found here. */
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
  while (good && document_next(&cursor, &found.document, &found.offset)) {
    found.number = cursor.number;
    good = add_piece(check, shared, &found, found.document.size);
  }
  check->empty += cursor.empty;
  check->files += good;
  release_shared(shared);
  if (good) return;
  item->problem = input_error(ENOMEM);
  add_item(check, item, 0);
}

static void check_items(check *check, inventory *inventory) {
  check->overlays = inventory->overlays;
  check->ignored_files = inventory->ignored_files;
  check->ignored_folders = inventory->ignored_folders;
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    if (item->size > BIG_FILE && !item->problem && item->part == ITEM_WHOLE)
      add_documents_of_file(check, item);
    else /* an empty one costs something, too */
      add_item(check, item, item->size + 1024);
  }
  finish_tasks(check);
  clear_progress(check);
  print_summary(check);
  const options *options = check->options;
  FILE *told = options->form->to_people ? stdout : stderr;
  if (!options->quiet) known_state_print(check->state, told);
  if (!options->quiet) layer_use_print(check->judge.layers, told);
  if (!layer_use_settle(check->judge.layers)) check->readable = false;
}

static bool complain_of_memory(void) {
  fputs("crd-validate: out of memory\n", stderr);
  return false;
}

int check_inputs(const check_context *context, inventory *inventory, const manifest_crds *manifests) {
  const options *options = context->options;
  check check = {.options = options,
                 .state = context->state,
                 .judge = {.options = options,
                           .registry = kinds_registry(context->kinds),
                           .settings = context->settings,
                           .manifests = manifests,
                           .state = known_state_of(context->state),
                           .report = {.color = isatty(STDOUT_FILENO) == 1 && !getenv("NO_COLOR")}},
                 .readable = true,
                 .show_progress = isatty(STDERR_FILENO) == 1,
                 .started = time(NULL)};
  bool failed;
  check.readable = inventory->whole;
  check.judge.layers = layer_use_create(options, check.judge.registry, &failed);
  if (judge_open(&check.judge) && !failed)
    check_items(&check, inventory);
  else
    check.readable = complain_of_memory();
  tally_free(&check.kinds);
  tally_free(&check.passed);
  team_destroy(check.team);
  judge_close(&check.judge);
  layer_use_destroy(check.judge.layers);
  if (!check.readable) return EXIT_UNJUDGED;
  return check.invalid ? EXIT_INVALID : EXIT_VALID;
}
