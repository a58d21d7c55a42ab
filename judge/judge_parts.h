/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of crdc/judge.h. */
#pragma once

#include "compile/libcrdc.h"
#include "policy_set.h"
#include <crd/request.h>
#include <crd/settings.h>
#include <crdc/judge.h>

/* One file, folder or text that was added. */
typedef struct judge_addition {
  crdc_addition what;
  const char *name;
  crd_string text;
  bool is_file; /* `name` is a path */
} judge_addition;

struct crdc_judge {
  crd_arena *arena; /* owns everything that the judge holds */
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
  crdc_judge_problem lost; /* the only problem of a judge that ran out of memory */
  crdc_judge_kind *kinds;
  size_t kind_count;
};

struct crdc_workspace {
  const crdc_judge *judge;
  crd_arena *arena;
  crdc_judge_result result;
};

/* Converts a text for the caller; it is copied to the arena if no NUL follows it. */
crdc_slice crdc_judge_slice(crd_arena *arena, crd_string text);

/* A result with a status and empty texts. */
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

/* What the result of a verdict contains. */
typedef struct judge_answer {
  const crdc_judge_request *request;
  crd_string text;                       /* the object's bytes, if there are any: errors have places in them */
  unsigned fields;                       /* crdc_fields */
  crd_string kind;                       /* of the object */
  bool created;                          /* a success is answered with 201 */
  bool whatever;                         /* the object is wanted even if it is refused */
  const crd_value *given;                /* the object that a patch starts from */
  crd_string stored;                     /* the stored object's JSON if it exists already; empty: it is made from
                                          * verdict->object */
  const crd_admission_verdict *policies; /* NULL: no policies were asked */
} judge_answer;

/* Fills in the workspace's result. */
void crdc_judge_answer(crdc_workspace *workspace, const judge_answer *answer, const crd_verdict *verdict);
crdc_slice crdc_judge_json(crd_arena *arena, const crdc_judge_result *result);
