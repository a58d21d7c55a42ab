/* SPDX-License-Identifier: Apache-2.0 */
/* A ring of tasks: the maker adds tasks at one end and takes finished ones from the other; threads take the oldest waiting
 * task. The ring is short, so that little unprinted output is in memory. */
#include "task.h"
#include "../../../runtime/base/threads.h"
#include "base/memory.h"
#include <errno.h>
#include <stdlib.h>

/* The stack for recursive walks over trees of depth 10000; some libcs give less by default. */
#define THREAD_STACK ((size_t)8 << 20)
#define TASKS_PER_THREAD 4
#define MOST_THREADS 64

/* ---- tasks ---- */

bool task_add(task *task, piece piece) {
  if (!MEMORY_ROOM(task->pieces, task->count, task->room, 8)) return false;
  task->pieces[task->count++] = piece;
  return true;
}

static void run_piece(task *task, piece *piece, judge *judge) {
  judge->losses = (losses){.count = 0};
  inventory_item *item = piece->item;
  judge->options = item ? item->options : task->shared->options;
  const crd_registry *own = item ? item->registry : task->shared->registry;
  judge->registry = own && !judge->policies ? own : judge->common;
  if (!item)
    judge_document(judge, &task->shared->input, &task->shared->index, &piece->document);
  else if (!item->problem && !item->loaded && !inventory_load(item))
    item->problem = input_error(errno);
  else if (!item->problem && item->part != ITEM_WHOLE)
    judge_part(judge, &item->input, item->part);
  else if (!item->problem)
    judge_input(judge, &item->input);
  if (item) inventory_release(item);
  piece->losses = judge->losses;
  for (size_t i = 0; i < judge->outlets->count; i++) piece->printed[i] = task->outputs[i].size;
  const findings *found = &task->findings;
  piece->counted = (form_counts){.valid = found->valid,
                                 .invalid = found->invalid,
                                 .unjudged = found->unjudged,
                                 .unknown = found->unknown,
                                 .skipped = found->skipped,
                                 .empty = found->empty,
                                 .encrypted = found->encrypted,
                                 .templates = found->unrendered,
                                 .others = found->strangers};
}

void task_run(task *task, judge *judge, bool direct) {
  judge->findings = &task->findings;
  for (size_t i = 0; i < judge->outlets->count; i++) {
    const outlet *outlet = &judge->outlets->items[i];
    judge->printed[i].to = &task->outputs[i];
    judge->reports[i].stream = direct && outlet->form->streams ? outlet->stream : judge->printed[i].stream;
  }
  for (size_t i = 0; i < task->count; i++) run_piece(task, &task->pieces[i], judge);
}

void task_free(task *task) {
  free(task->pieces);
  output_free(&task->findings.kinds);
  output_free(&task->findings.passed);
  for (size_t i = 0; i < OUTLETS_MOST; i++) output_free(&task->outputs[i]);
  *task = (struct task){.state = TASK_EMPTY};
}

/* ---- threads ---- */

typedef struct worker {
  team *team;
  judge judge;
  pthread_t thread;
} worker;

struct team {
  judge *model;
  worker workers[MOST_THREADS];
  size_t thread_count, started;
  pthread_mutex_t lock;
  pthread_cond_t ready, done;
  bool over;
  size_t first, next, end; /* the oldest task, the first waiting one, and the end: counters that never wrap */
  size_t room;
  task ring[];
};

static void *work(void *context) {
  worker *worker = context;
  team *team = worker->team;
  pthread_mutex_lock(&team->lock);
  for (;;) {
    while (team->next == team->end && !team->over) pthread_cond_wait(&team->ready, &team->lock);
    if (team->next == team->end) break;
    task *task = &team->ring[team->next++ % team->room];
    pthread_mutex_unlock(&team->lock);
    task_run(task, &worker->judge, false);
    pthread_mutex_lock(&team->lock);
    task->state = TASK_DONE;
    pthread_cond_signal(&team->done);
  }
  pthread_mutex_unlock(&team->lock);
  return NULL;
}

team *team_create(judge *model, size_t threads) {
  if (threads > MOST_THREADS) threads = MOST_THREADS;
  size_t room = threads * TASKS_PER_THREAD;
  team *team = calloc(1, sizeof *team + room * sizeof team->ring[0]);
  if (!team) return NULL;
  team->model = model;
  team->thread_count = threads;
  team->room = room;
  pthread_mutex_init(&team->lock, NULL);
  pthread_cond_init(&team->ready, NULL);
  pthread_cond_init(&team->done, NULL);
  return team;
}

/* Starts a thread with a task, because few tasks need few threads. A failure to start one is ignored. */
static void start_worker(team *team) {
  if (team->started == team->thread_count) return;
  worker *worker = &team->workers[team->started];
  const judge *model = team->model;
  worker->team = team;
  worker->judge = (judge){.options = model->options,
                          .common = model->common,
                          .settings = model->settings,
                          .manifests = model->manifests,
                          .state = model->state,
                          .layers = model->layers,
                          .policies = model->policies,
                          .substitution = model->substitution,
                          .outlets = model->outlets,
                          .places = model->places};
  if (judge_open(&worker->judge) && thread_start(&worker->thread, THREAD_STACK, work, worker))
    team->started++;
  else
    judge_close(&worker->judge);
}

bool team_has_room(const team *team) {
  return team->end - team->first < team->room;
}

void team_put(team *team, task *task) {
  start_worker(team);
  pthread_mutex_lock(&team->lock);
  struct task *place = &team->ring[team->end % team->room];
  *place = *task;
  place->state = TASK_READY;
  team->end++;
  pthread_cond_signal(&team->ready);
  pthread_mutex_unlock(&team->lock);
  *task = (struct task){.state = TASK_EMPTY};
}

/* Without threads the waiting thread does the work. */
static void run_in_this_thread(team *team) {
  task *task = &team->ring[team->next++ % team->room];
  task_run(task, team->model, false);
  task->state = TASK_DONE;
}

task *team_get(team *team, bool wait) {
  if (team->first == team->end) return NULL;
  task *task = &team->ring[team->first % team->room];
  if (!team->started) run_in_this_thread(team);
  pthread_mutex_lock(&team->lock);
  while (wait && task->state != TASK_DONE) pthread_cond_wait(&team->done, &team->lock);
  bool done = task->state == TASK_DONE;
  pthread_mutex_unlock(&team->lock);
  return done ? task : NULL;
}

void team_drop(team *team) {
  task_free(&team->ring[team->first++ % team->room]);
}

void team_destroy(team *team) {
  if (!team) return;
  pthread_mutex_lock(&team->lock);
  team->over = true;
  pthread_cond_broadcast(&team->ready);
  pthread_mutex_unlock(&team->lock);
  for (size_t i = 0; i < team->started; i++) {
    pthread_join(team->workers[i].thread, NULL);
    judge_close(&team->workers[i].judge);
  }
  pthread_mutex_destroy(&team->lock);
  pthread_cond_destroy(&team->ready);
  pthread_cond_destroy(&team->done);
  free(team);
}
