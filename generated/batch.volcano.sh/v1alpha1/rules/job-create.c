/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* job-create, declared at CronJob.spec.jobTemplate.spec */
/* size(self.tasks) > 0 */
static crd_cel_truth set_job_create_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of((int64_t)self->tasks.count > 0));
}

static const crd_cel_entry set_job_create_2_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"master", 6}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"string", 6}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"worker", 6}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"string", 6}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"port", 4}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"int", 3}}}},
};
static const crd_cel_map set_job_create_2_table_1 = {set_job_create_2_items_1, 3, NULL};
static const crd_cel_value set_job_create_2_constant_2 = {.kind = CRD_CEL_MAP, .as = {.map = &set_job_create_2_table_1}};
/* goFlags(self.plugins['mpi'], {'master': 'string', 'worker': 'string', 'port': 'int'})[?'master'].orValue('master') in
 * names
 * when: 'mpi' in self.plugins */
static crd_cel_truth set_job_create_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  bool t1 = crd_cel_entry_index(cel, self->plugins.items, self->plugins.count, sizeof *self->plugins.items,
                                CRD_STRING("mpi")) >= 0;
  cost += 3;
  crd_cel_truth t12 = CRD_CEL_ERROR;
  if (t1) {
    int64_t t2 = crd_cel_entry_index(cel, self->plugins.items, self->plugins.count, sizeof *self->plugins.items,
                                     CRD_STRING("mpi"));
    cost += 3;
    if (t2 < 0 && !crd_cel_fail_key(cel, CRD_STRING("mpi"))) {
      cost += 4;
      goto failed_0;
    }
    const crd_cel_value arguments3[2] = {crd_cel_of_stored(&crd_type_682437e3c329, (&self->plugins.items[t2].value)),
                                         set_job_create_2_constant_2};
    crd_cel_value t4 = crd_cel_fn_go_flags(cel, arguments3, 2);
    if (t4.kind == CRD_CEL_FAILED) {
      cost += 3;
      goto failed_0;
    }
    crd_cel_value t5 = crd_cel_index_optional(cel, t4, crd_cel_of_string(CRD_STRING("master")));
    cost += 1;
    if (t5.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    cost += t5.kind != CRD_CEL_OPTIONAL || t5.as.optional;
    crd_cel_value t6 = t5;
    if (t6.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) {
      cost += 2;
      goto failed_0;
    }
    if (t6.as.optional) {
      t6 = crd_cel_held(cel, t6);
    } else {
      t6 = crd_cel_of_string(CRD_STRING("master"));
    }
    cost += 2;
    crd_cel_builder t8 = {NULL, 0, 0};
    for (size_t i7 = 0; i7 < self->tasks.count; i7++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_Task *t_9 = &self->tasks.items[i7];
      cost += 14;
      crd_cel_push(cel, &t8, crd_cel_of_string(t_9->name));
    }
    cost += 1;
    crd_cel_value t10 = crd_cel_built(cel, &t8);
    crd_cel_truth t11 = crd_cel_in(cel, t6, t10);
    t12 = t11;
  } else {
    t12 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t12);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* job: job */
static crd_cel_value set_job_create_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto failed_0;
  crd_string t1 = {NULL, 0};
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t1)) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_job_create_3_param_2_items_1[] = {
    {.kind = CRD_CEL_BOOL, .as = {.boolean = true}},
};
static const crd_cel_list set_job_create_3_param_2_table_1 = {set_job_create_3_param_2_items_1, 1, NULL};
static const crd_cel_value set_job_create_3_param_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                  .as = {.list = &set_job_create_3_param_2_table_1}};
/* last: twice */
static crd_cel_value set_job_create_3_param_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self_1 = scope->outer->self;
  uint64_t cost = 0;
  cost += 2;
  crd_cel_builder t2 = {NULL, 0, 0};
  bool failed1 = false;
  crd_string error1 = {NULL, 0};
  for (size_t i1 = 0; i1 < self_1->tasks.count; i1++) {
    if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
    const batch_volcano_sh_v1alpha1_CronJob_Task *t_3 = &self_1->tasks.items[i1];
    bool collected1 = false;
    {
      cost += 16;
      crd_cel_builder t5 = {NULL, 0, 0};
      for (size_t i4 = 0; i4 < self_1->tasks.count; i4++) {
        if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
        const batch_volcano_sh_v1alpha1_CronJob_Task *t_6 = &self_1->tasks.items[i4];
        cost += 14;
        crd_cel_push(cel, &t5, crd_cel_of_string(t_6->name));
      }
      cost += 1;
      crd_cel_value t7 = crd_cel_built(cel, &t5);
      cost += 1;
      const crd_cel_value arguments8[3] = {t7, crd_cel_of_int(0), crd_cel_of_int((int64_t)i1)};
      crd_cel_value t9 = crd_cel_fn_slice(cel, arguments8, 3);
      if (t9.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_1;
      }
      crd_cel_truth t10 = crd_cel_in(cel, crd_cel_of_string(t_3->name), t9);
      crd_cel_push(cel, &t2, crd_cel_of_truth(t10));
      collected1 = true;
    }
  failed_1:;
    if (!collected1 && !failed1) {
      error1 = cel->error;
      failed1 = true;
    }
  }
  cost += 1;
  if (failed1) cel->error = error1;
  if (failed1) {
    cost += 2;
    goto failed_0;
  }
  crd_cel_value t11 = crd_cel_built(cel, &t2);
  crd_cel_value t12 = crd_cel_add(cel, t11, set_job_create_3_param_2_constant_2);
  if (t12.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments13[2] = {t12, crd_cel_of_bool(true)};
  crd_cel_value t14 = crd_cel_fn_index_of(cel, arguments13, 2);
  if (t14.kind == CRD_CEL_FAILED) goto failed_0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_int(t14.as.integer) : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_job_create_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[#]")},
};
static const crd_read set_job_create_2_reads[4] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".plugins")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".plugins[mpi]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[*].name")},
};
static const crd_read set_job_create_3_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".tasks[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".tasks[*].name")},
};
static const crd_scope_code set_job_create_3_include_params[] = {
    {.function = {.value = set_job_create_3_param_1}},
    {.function = {.value = set_job_create_3_param_2}},
};
static const crd_include set_job_create_3_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_seen_8aa08ff2,
    .mode = CRD_SET_FIRST,
    .reads = set_job_create_3_include_reads,
    .read_count = 3,
    .params = set_job_create_3_include_params,
    .param_count = 2,
};
static const crd_step set_job_create_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-100"),
        .rule = CRD_STRING_INIT("size(self.tasks) > 0"),
        .message = CRD_STRING_INIT("No task specified in job spec"),
        .evaluate = {.function = {.truth = set_job_create_1}},
        .reads = set_job_create_1_reads,
        .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-101"),
        .rule = CRD_STRING_INIT("goFlags(self.plugins['mpi'], {'master': 'string', 'worker': 'string', 'port': "
                                "'int'})[?'master'].orValue('master') in names"),
        .message = CRD_STRING_INIT("The specified mpi master task was not found"),
        .evaluate = {.function = {.truth = set_job_create_2}},
        .reads = set_job_create_2_reads,
        .read_count = 4,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_job_create_3_include,
    },
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_create_8aa08ff2 = {
    .name = CRD_STRING_INIT("job-create"),
    .steps = set_job_create_steps,
    .step_count = 3,
    .mode = CRD_SET_FIRST,
};
