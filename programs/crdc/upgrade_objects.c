/* SPDX-License-Identifier: Apache-2.0 */
/* Threads take turns at the input: the thread whose turn it is fills a batch with whole objects and judges it, while the
 * next thread reads. Batches are printed in the order in which they were read. At most one batch for each thread and the
 * current object are in memory.
 *
 * JSON is cut into objects as it is read: a stream of objects, or the items of one list (runtime/cluster's cutter). YAML
 * files are read as a whole, and parsed one document at a time. */
#define _GNU_SOURCE
#include "upgrade_objects.h"
#include "../../runtime/base/say.h"
#include "../../runtime/base/threads.h"
#include "../../runtime/cluster/cutter.h"
#include "base/memory.h"
#include "input.h"

#include <crd/json_cursor.h>

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
  BATCH_BYTES = 512 << 10,
  BATCH_OBJECTS = 2048,
  PIECE_BYTES = 256 << 10,
  OBJECT_BYTES = 64 << 20,
  SNIFFED = 4096,
  MOST_JOBS = 64,
  STACK = 8 << 20
};

/* Whole objects, one after the other. */
typedef struct object_batch {
  char *data;
  size_t size, room;
  size_t ends[BATCH_OBJECTS];
  size_t count;
  bool yaml; /* it is one YAML document */
  size_t number;
} object_batch;

/* The input files, and the current one. */
typedef struct object_input {
  objects_run *run;
  pthread_mutex_t lock, print_lock;
  pthread_cond_t printed;
  const char **paths;
  size_t path_count, path_room, next_path;
  crd_arena *arena; /* owns the paths */
  /* the current file */
  int file; /* -1: none */
  json_cutter cutter;
  char *piece;
  crd_string left; /* the unread part of the piece */
  bool ended;
  input yaml;
  document_cursor documents;
  bool in_yaml;
  size_t next_batch, next_printed;
  bool failed;
} object_input;

static void complain(object_input *input, const char *path, const char *what) {
  crd_say(stderr, "%s: %s: %s\n", input->run->program, path, what);
  input->failed = true;
}

/* ---- files ---- */

static void found_path(void *context, const char *path, uint64_t size) {
  object_input *input = context;
  (void)size;
  CRD_ARENA_PUSH(input->arena, input->paths, input->path_count, input->path_room, 16,
                 crd_arena_copy(input->arena, crd_string_of(path)).data);
}

static void found_problem(void *context, const char *path, const char *what) {
  complain(context, path, what);
}

static bool read_piece(object_input *input) {
  ssize_t size;
  do size = read(input->file, input->piece, PIECE_BYTES);
  while (size < 0 && errno == EINTR);
  if (size < 0) complain(input, input->paths[input->next_path - 1], strerror(errno));
  input->left = (crd_string){input->piece, size > 0 ? (size_t)size : 0};
  return size > 0;
}

/* Whether the beginning of an object shows that it is a list: it has a member "items" that is a list, before any other list
 * or object except metadata. */
static bool begins_list(crd_string text) {
  crd_string head = {text.data, text.size < SNIFFED ? text.size : SNIFFED};
  crd_arena *arena = memory_arena(NULL);
  crd_json_cursor cursor = crd_json_cursor_at(arena, head);
  crd_string name;
  bool good = true, list = false;
  if (crd_json_enter(&cursor))
    while (!list && crd_json_next(&cursor, &name, &good)) {
      list = crd_string_equal(name, CRD_STRING("items")) && cursor.at < cursor.end && *cursor.at == '[';
      if (!list && !crd_json_skip(&cursor)) break;
    }
  crd_arena_destroy(arena);
  return list;
}

static bool is_json_start(crd_string text) {
  size_t i = 0;
  while (i < text.size && strchr(" \t\r\n", text.data[i])) i++;
  return i == text.size || text.data[i] == '{';
}

static bool is_yaml_name(const char *path) {
  crd_string name = crd_string_of(path);
  return crd_string_has_suffix(name, CRD_STRING(".yaml")) || crd_string_has_suffix(name, CRD_STRING(".yml"));
}

static bool open_yaml(object_input *input, const char *path) {
  if (!input_load(path, &input->yaml)) {
    complain(input, path, input_error(errno));
    return false;
  }
  input->documents = (document_cursor){.text = input->yaml.text, .json = input->yaml.json};
  input->in_yaml = true;
  return true;
}

static void close_json(object_input *input) {
  if (input->file > STDIN_FILENO) close(input->file);
  input->file = -1;
  crd_json_cutter_end(&input->cutter);
}

static bool open_json(object_input *input, const char *path) {
  bool standard = strcmp(path, "-") == 0;
  input->file = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
  if (input->file < 0) {
    complain(input, path, strerror(errno));
    return false;
  }
  read_piece(input);
  if (!is_json_start(input->left)) {
    complain(input, path, "it is no JSON; YAML is read from files that end in .yaml or .yml");
    if (!standard) close(input->file);
    input->file = -1;
    return false;
  }
  input->cutter = (json_cutter){.mode = begins_list(input->left) ? CUTTER_LIST : CUTTER_STREAM, .limit = OBJECT_BYTES};
  return true;
}

static bool open_next(object_input *input) {
  while (input->next_path < input->path_count) {
    const char *path = input->paths[input->next_path++];
    if (is_yaml_name(path) ? open_yaml(input, path) : open_json(input, path)) return true;
  }
  input->ended = true;
  return false;
}

/* ---- batches ---- */

static void add_object(object_batch *batch, crd_string text) {
  if (!batch->data || batch->size + text.size > batch->room) {
    size_t room = batch->room ? batch->room : BATCH_BYTES + (64 << 10);
    while (room < batch->size + text.size) room *= 2;
    batch->data = memory_checked(realloc(batch->data, room), room);
    batch->room = room;
  }
  memcpy(batch->data + batch->size, text.data, text.size);
  batch->size += text.size;
  batch->ends[batch->count++] = batch->size;
}

static bool is_full(const object_batch *batch) {
  return batch->count == BATCH_OBJECTS || batch->size >= BATCH_BYTES;
}

static void fill_from_json(object_input *input, object_batch *batch) {
  const char *path = input->paths[input->next_path - 1];
  crd_string object;
  while (!is_full(batch)) {
    cutter_outcome outcome = crd_json_cut(&input->cutter, &input->left, &object);
    if (outcome == CUTTER_OBJECT) {
      add_object(batch, object);
      continue;
    }
    if (outcome == CUTTER_MORE && read_piece(input)) continue;
    if (outcome == CUTTER_MEMORY) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
    if (outcome == CUTTER_TOO_LARGE)
      complain(input, path, "an object is larger than 64 MiB");
    else if (outcome == CUTTER_BAD || !crd_json_cutter_done(&input->cutter))
      complain(input, path, outcome == CUTTER_BAD ? "it is no JSON" : "it ends in the middle of an object");
    close_json(input);
    return;
  }
}

static void fill_from_yaml(object_input *input, object_batch *batch) {
  crd_string document;
  size_t offset;
  if (document_next(&input->documents, &document, &offset)) {
    add_object(batch, document);
    batch->yaml = true;
    return;
  }
  input_release(&input->yaml);
  input->in_yaml = false;
}

/* The next batch; false at the end. */
static bool take_batch(object_input *input, object_batch *batch) {
  batch->size = batch->count = 0;
  batch->yaml = false;
  pthread_mutex_lock(&input->lock);
  while (!batch->count && !input->ended) {
    if (input->in_yaml)
      fill_from_yaml(input, batch);
    else if (input->file >= 0)
      fill_from_json(input, batch);
    else
      open_next(input);
  }
  if (batch->count) batch->number = input->next_batch++;
  pthread_mutex_unlock(&input->lock);
  return batch->count > 0;
}

/* ---- judging ---- */

typedef struct object_worker {
  object_input *input;
  crd_arena *arena, *text_arena;
  crd_text out;
  objects_totals totals;
} object_worker;

static void count_report(objects_totals *totals, const object_report *report) {
  totals->objects++;
  totals->outcomes[report->outcome]++;
  totals->pruned += report->pruned;
  for (int part = 0; part < UPDATE_PARTS; part++) totals->refused[part] += report->updates[part].outcome == UPDATE_REFUSED;
}

void objects_take(objects_run *run, objects_totals *totals, crd_text *out, crd_arena *arena, const object_report *report) {
  count_report(totals, report);
  if (report->outcome != OBJECT_UNAFFECTED && report->outcome != OBJECT_OTHER) run->print(out, arena, report);
}

void objects_write(objects_run *run, crd_string text) {
  if (!text.size) return;
  fwrite(text.data + run->alone, 1, text.size - run->alone, run->stream);
  run->alone = false;
}

static void take_report(object_worker *worker, const object_report *report) {
  objects_take(worker->input->run, &worker->totals, &worker->out, worker->arena, report);
}

static void take_unpacked(void *context, const crd_value *object) {
  object_worker *worker = context;
  object_report report;
  crdc_upgrade_judge_object(worker->arena, &worker->input->run->judge, object, &report);
  take_report(worker, &report);
}

/* Judges a YAML document, or a JSON object that contains others. */
static void judge_tree(object_worker *worker, const crd_value *root, const crd_parse_error *problem) {
  object_report report = {.outcome = OBJECT_UNREADABLE, .message = root ? CRD_STRING("it is no object") : problem->message};
  if (root && root->kind == CRD_MAP)
    crdc_upgrade_unpack(worker->arena, root, take_unpacked, worker);
  else
    take_report(worker, &report);
}

static void judge_one(object_worker *worker, crd_string text, bool yaml) {
  const object_judge *judge = &worker->input->run->judge;
  object_report report;
  crd_parse_error problem = {.offset = 0};
  if (!yaml && crdc_upgrade_judge_clean(worker->arena, judge, text, &report)) {
    take_report(worker, &report);
    return;
  }
  const crd_value *root =
      yaml ? crd_yaml_parse(worker->arena, text, NULL, &problem, NULL) : crd_json_parse(worker->arena, text, NULL, &problem);
  if (!root) memory_check_reader(&problem);
  judge_tree(worker, root, &problem);
}

static void judge_batch(object_worker *worker, const object_batch *batch) {
  size_t begin = 0;
  for (size_t i = 0; i < batch->count; i++) {
    judge_one(worker, (crd_string){batch->data + begin, batch->ends[i] - begin}, batch->yaml);
    crd_arena_reset(worker->arena);
    begin = batch->ends[i];
  }
}

static void print_batch(object_worker *worker, const object_batch *batch) {
  object_input *input = worker->input;
  pthread_mutex_lock(&input->print_lock);
  while (input->next_printed != batch->number) pthread_cond_wait(&input->printed, &input->print_lock);
  objects_write(input->run, crd_text_string(&worker->out));
  input->next_printed++;
  pthread_cond_broadcast(&input->printed);
  pthread_mutex_unlock(&input->print_lock);
  crd_arena_reset(worker->text_arena);
  worker->out = (crd_text){.arena = worker->text_arena};
}

static void add_totals(objects_totals *to, const objects_totals *totals) {
  to->objects += totals->objects;
  to->pruned += totals->pruned;
  for (int i = 0; i < OBJECT_OUTCOMES; i++) to->outcomes[i] += totals->outcomes[i];
  for (int i = 0; i < UPDATE_PARTS; i++) to->refused[i] += totals->refused[i];
}

static void *run_worker(void *context) {
  object_worker worker = {.input = context, .arena = memory_arena(NULL), .text_arena = memory_arena(NULL)};
  worker.out.arena = worker.text_arena;
  object_batch *batch = memory_checked(calloc(1, sizeof *batch), sizeof *batch);
  while (take_batch(worker.input, batch)) {
    judge_batch(&worker, batch);
    print_batch(&worker, batch);
  }
  free(batch->data);
  free(batch);
  crd_arena_destroy(worker.arena);
  crd_arena_destroy(worker.text_arena);
  pthread_mutex_lock(&worker.input->lock);
  add_totals(&worker.input->run->totals, &worker.totals);
  pthread_mutex_unlock(&worker.input->lock);
  return NULL;
}

bool objects_run_all(objects_run *run) {
  object_input input = {.run = run, .file = -1, .arena = memory_arena(NULL)};
  input.piece = memory_checked(malloc(PIECE_BYTES), PIECE_BYTES);
  pthread_mutex_init(&input.lock, NULL);
  pthread_mutex_init(&input.print_lock, NULL);
  pthread_cond_init(&input.printed, NULL);
  run->totals = (objects_totals){.objects = 0};
  input_walk(run->path, &(input_visitor){.found = found_path, .problem = found_problem, .context = &input});
  unsigned jobs = run->jobs ? run->jobs : processor_count(), started = 0;
  pthread_t threads[MOST_JOBS];
  if (jobs > MOST_JOBS) jobs = MOST_JOBS;
  while (started + 1 < jobs && thread_start(&threads[started], STACK, run_worker, &input)) started++;
  run_worker(&input);
  while (started) pthread_join(threads[--started], NULL);
  pthread_cond_destroy(&input.printed);
  pthread_mutex_destroy(&input.print_lock);
  pthread_mutex_destroy(&input.lock);
  free(input.piece);
  crd_arena_destroy(input.arena);
  return !input.failed;
}
