/* SPDX-License-Identifier: Apache-2.0 */
/* Tasks: one thread makes them, several threads run them, and they are returned in the order in which they were made. */
#pragma once

#include "inputs/inventory.h"
#include "judge.h"

/* An input whose documents are in several tasks. The thread that makes the tasks counts them. */
typedef struct shared_input {
  const options *options;       /* of the item */
  const crd_registry *registry; /* of the item */
  input input;                  /* its name is that of the item */
  report_index index;
  size_t users;
} shared_input;

/* A file, or a document of the task's shared input. */
typedef struct piece {
  inventory_item *item;         /* borrowed; NULL: a document. A task that cannot read the file sets the item's problem */
  losses losses;                /* what could not be judged */
  size_t printed[OUTLETS_MOST]; /* how much the task had written to each outlet after this piece */
  form_counts counted;          /* what it had counted then */
  input_document document;
} piece;

typedef enum task_state { TASK_EMPTY, TASK_READY, TASK_TAKEN, TASK_DONE } task_state;

typedef struct task {
  piece *pieces;
  size_t count, room;
  uint64_t bytes; /* of its input */
  shared_input *shared;
  findings findings;
  output outputs[OUTLETS_MOST]; /* by outlet */
  task_state state;
} task;

/* False without memory. */
bool task_add(task *task, piece piece);
/* Judges all pieces; the judge's streams and findings become the task's. Findings go to task->outputs; with `direct` to the
 * outlets themselves if their forms stream, which is only for a task without files. */
void task_run(task *task, judge *judge, bool direct);
void task_free(task *task);

/* Threads that run tasks. */
typedef struct team team;

/* At most `threads` threads, which judge like the model; they start with the first task. With 0 threads the waiting thread
 * runs the tasks with the model. NULL without memory. */
team *team_create(judge *model, size_t threads);
/* Whether a task can be added before one is taken out. */
bool team_has_room(const team *team);
/* Adds a task; its contents are moved. */
void team_put(team *team, task *task);
/* The oldest task, when it is done; with `wait` the function waits for that. NULL if there is none, or none yet. Return it
 * with team_drop. */
task *team_get(team *team, bool wait);
void team_drop(team *team);
void team_destroy(team *team);
