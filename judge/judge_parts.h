/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of crdc/judge.h share. */
#pragma once

#include "compile/libcrdc.h"
#include "policy_set.h"
#include <crd/request.h>
#include <crd/settings.h>
#include <crdc/judge.h>

/* Something that was added. */
typedef struct judge_addition {
  crdc_addition what;
  const char *name;
  crd_string text;
  bool is_file; /* `name` is a path */
} judge_addition;

struct crdc_judge {
  crd_arena *arena; /* of all that it holds */
  crdc_judge_options options;
  judge_addition *additions;
  size_t addition_count, addition_room;
  bool sealed, sound;
  unsigned layers;
  compilation *compilation; /* NULL: no CRD was added */
  policy_set *policies;     /* NULL: none were added */
  const crd_registry *registry;
  crd_settings *settings;      /* of operators */
  crd_settings *core_settings; /* of Kubernetes; NULL: its defaults */
  crdc_judge_problem *problems;
  size_t problem_count, problem_room;
  crdc_judge_problem lost; /* the one of a judge that was left in the middle */
  crdc_judge_kind *kinds;
  size_t kind_count;
};

struct crdc_workspace {
  const crdc_judge *judge;
  crd_arena *arena;
  crdc_judge_result result;
};

/* A text of this library as one of its callers: in the arena where it has no NUL behind it. */
crdc_slice crdc_judge_slice(crd_arena *arena, crd_string text);

/* A result that says nothing yet: its texts are empty. */
static inline crdc_judge_result crdc_judge_result_of(crdc_judge_status status) {
  const crdc_slice none = {"", 0};
  return (crdc_judge_result){.status = status,
                             .reason = none,
                             .message = none,
                             .why = none,
                             .kind = none,
                             .name = none,
                             .object = none,
                             .patch = none,
                             .json = none};
}

/* What is to be told of a verdict. */
typedef struct judge_answer {
  const crdc_judge_request *request;
  crd_string text;                       /* the object's bytes, where there are any: places are in it */
  unsigned fields;                       /* crdc_fields */
  crd_string kind;                       /* of the object */
  bool created;                          /* the answer of a success is 201 */
  bool whatever;                         /* the object is wanted be it let in or not */
  const crd_value *given;                /* the object that a patch begins with */
  crd_string stored;                     /* JSON, where it was made already; empty: verdict->object is it */
  const crd_admission_verdict *policies; /* NULL: none were asked */
} judge_answer;

/* Fills in the workspace's result. */
void crdc_judge_answer(crdc_workspace *workspace, const judge_answer *answer, const crd_verdict *verdict);
/* The result as JSON. */
crdc_slice crdc_judge_json(crd_arena *arena, const crdc_judge_result *result);
