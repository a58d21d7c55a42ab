/* SPDX-License-Identifier: Apache-2.0 */
/* Pieces of work in their order: made by one thread, done by several, and given back in the order in which they were made.
 */
#pragma once

#include "inputs/inventory.h"
#include "judge.h"

/* An input whose documents are spread over several tasks. The thread that makes the tasks counts them. */
typedef struct shared_input {
  const options *options;       /* the item's */
  const crd_registry *registry; /* too */
  input input;                  /* its name is the item's */
  report_index index;
  size_t users;
} shared_input;

/* A file, or a document of the task's shared input. */
typedef struct piece {
  inventory_item *item;         /* borrowed; NULL: a document. A task that cannot read the file sets its problem */
  losses losses;                /* what of it could not be judged */
  size_t printed[OUTLETS_MOST]; /* how much the task had written to each outlet at its end, */
  form_counts counted;          /* and what it had counted */
  input_document document;
} piece;

typedef enum task_state { TASK_EMPTY, TASK_READY, TASK_TAKEN, TASK_DONE } task_state;

typedef struct task {
  piece *pieces;
  size_t count, room;
  uint64_t bytes; /* of what is to be judged */
  shared_input *shared;
  findings findings;
  output outputs[OUTLETS_MOST]; /* what was written, for each outlet */
  task_state state;
} task;

/* False when there is no memory. */
bool task_add(task *task, piece piece);
/* Judges all pieces; the judge's streams and findings are set to the task's. What is found goes to task->outputs, or where
 * it is `direct` straight to those outlets whose forms stream: only for a task without files. */
void task_run(task *task, judge *judge, bool direct);
void task_free(task *task);

/* Threads that do tasks. */
typedef struct team team;

/* At most `threads` of them, which judge as the model does; they start with the first task. Without any the one that waits
 * does the work, with the model. NULL without memory. */
team *team_create(judge *model, size_t threads);
/* Whether one more task can be put in before one is taken out. */
bool team_has_room(const team *team);
/* Puts a task in; its contents move. */
void team_put(team *team, task *task);
/* The oldest task, done; waits for it when `wait`. NULL when there is none (yet). It is given back with team_drop. */
task *team_get(team *team, bool wait);
void team_drop(team *team);
void team_destroy(team *team);
