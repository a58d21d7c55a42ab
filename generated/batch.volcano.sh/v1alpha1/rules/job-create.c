/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* job-create, declared at CronJob.spec.jobTemplate.spec */
/* size(self.tasks) > 0 */
static crd_cel_truth set_job_create_1(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  cost += 4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)self->tasks.count) > 0));
}

static const crd_cel_entry set_job_create_2_items_4[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"master", 6}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"string", 6}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"worker", 6}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"string", 6}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"port", 4}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"int", 3}}}},
};
static const crd_cel_map set_job_create_2_table_4 = {set_job_create_2_items_4, 3, NULL};
static const crd_cel_value set_job_create_2_constant_4 = {.kind = CRD_CEL_MAP, .as = {.map = &set_job_create_2_table_4}};
/* goFlags(self.plugins['mpi'], {'master': 'string', 'worker': 'string', 'port': 'int'})[?'master'].orValue('master') in
 * names
 * when: 'mpi' in self.plugins */
static crd_cel_truth set_job_create_2(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *self = scope->self;
  uint64_t cost = 0;
  int64_t k6 = 0;
  crd_cel_value t7, t8, t9, t15;
  const batch_volcano_sh_v1alpha1_CronJob_Task_list *range0 = NULL;
  size_t n0 = 0, i0 = 0;
  crd_cel_builder list0;
  bool t16 = false;
  cost += 3;
  if (!(crd_cel_entry_index(cel, self->plugins.items, self->plugins.count, sizeof *self->plugins.items,
                            CRD_STRING("mpi")) >= 0)) goto at_29;
  cost += 3;
  k6 = crd_cel_entry_index(cel, self->plugins.items, self->plugins.count, sizeof *self->plugins.items, CRD_STRING("mpi"));
  if (k6 < 0 && !crd_cel_fail_key(cel, CRD_STRING("mpi"))) { cost += 4; goto at_31; }
  if ((t7 = crd_cel_fn_go_flags(cel,
                                (const crd_cel_value[2]){crd_cel_of_stored(&crd_1b084350_type_682437e3,
                                                                           (&self->plugins.items[k6].value)),
                                                                           set_job_create_2_constant_4},
                                                                           2)).kind == CRD_CEL_FAILED) { cost += 3; goto at_31; }
  cost += 1;
  if ((t8 = crd_cel_index_optional(cel, t7,
                                   crd_cel_of_string(CRD_STRING("master")))).kind == CRD_CEL_FAILED) { cost += 2; goto at_31; }
  cost += t8.kind != CRD_CEL_OPTIONAL || t8.as.optional;
  if (t8.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) { cost += 2; goto at_31; }
  if (!t8.as.optional) goto at_15;
  if ((t9 = crd_cel_held(cel, t8)).kind == CRD_CEL_FAILED) { cost += 2; goto at_31; }
  goto at_16;
at_15:
  t9 = crd_cel_of_string(CRD_STRING("master"));
at_16:
  cost += 2;
  range0 = &self->tasks;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_25;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_string(range0->items[i0].name));
  if (++i0 < n0) goto loop_0;
at_25:
  cost += 1;
  t15 = crd_cel_built(cel, &list0);
  if (!crd_cel_known(crd_cel_in(cel, t9, t15), &t16)) goto at_31;
  goto at_30;
at_29:
  t16 = true;
at_30:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t16));
at_31:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* job: job */
static crd_cel_value set_job_create_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_3;
  if (!crd_cel_take_string(cel, scope->outer->params[0], &t0)) goto at_3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t0) : crd_cel_of_truth(CRD_CEL_ERROR);
at_3:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* last: twice */
static crd_cel_value set_job_create_3_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_Task_list *range0 = NULL, *range1 = NULL;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0;
  crd_cel_value t4, t5, t10, v23, t12, t13, t14;
  crd_cel_builder list0, list1;
  cost += 2;
  range0 = &((const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *)scope->outer->self)->tasks;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_9;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_string(range0->items[i0].name));
  if (++i0 < n0) goto loop_0;
at_9:
  cost += 1;
  t4 = crd_cel_built(cel, &list0);
  if ((t5 = crd_cel_fn_repeats(cel, (const crd_cel_value[1]){t4}, 1)).kind == CRD_CEL_FAILED) { cost += 14; goto at_28; }
  cost += 2;
  range1 = &((const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *)scope->outer->self)->tasks;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_21;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += 14;
  crd_cel_push(cel, &list1, crd_cel_of_string(range1->items[i1].name));
  if (++i1 < n1) goto loop_1;
at_21:
  cost += 1;
  t10 = crd_cel_built(cel, &list1);
  if ((v23 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t10}, 1)).kind == CRD_CEL_FAILED) { cost += 12; goto at_28; }
  cost += 10;
  if ((t12 = crd_cel_make_list(cel, (const crd_cel_value[1]){crd_cel_of_int(v23.as.integer)}, NULL,
                               1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_28; }
  if ((t13 = crd_cel_add_any(cel, t5, t12)).kind == CRD_CEL_FAILED) { cost += 1; goto at_28; }
  cost += 2;
  if ((t14 = crd_cel_index(cel, t13, crd_cel_of_int(0))).kind == CRD_CEL_FAILED) goto at_28;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t14 : crd_cel_of_truth(CRD_CEL_ERROR);
at_28:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_job_create_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[#]")}};
static const crd_read set_job_create_2_reads[4] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".plugins")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".plugins[mpi]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[#]")}, {CRD_READ_PLACE, 0, CRD_STRING_INIT(".tasks[*].name")},
};
static const crd_read set_job_create_3_include_reads[3] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".tasks[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".tasks[*].name")},
};
static const crd_scope_code set_job_create_3_include_params[] = {
    {.function = {.value = set_job_create_3_param_1}},
    {.function = {.value = set_job_create_3_param_2}},
};
static const crd_include set_job_create_3_include = {
    .set = &batch_volcano_sh_v1alpha1_Job_set_job_seen_3fff18fe, .mode = CRD_SET_FIRST,
    .reads = set_job_create_3_include_reads, .read_count = 3, .params = set_job_create_3_include_params, .param_count = 2,
};
static const crd_step set_job_create_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-100"), .rule = CRD_STRING_INIT("size(self.tasks) > 0"),
        .message = CRD_STRING_INIT("No task specified in job spec"), .evaluate = {.function = {.truth = set_job_create_1}},
        .reads = set_job_create_1_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-101"),
        .rule = CRD_STRING_INIT("goFlags(self.plugins['mpi'], {'master': 'string', 'worker': 'string', 'port': "
                                "'int'})[?'master'].orValue('master') in names"),
        .message = CRD_STRING_INIT("The specified mpi master task was not found"),
        .evaluate = {.function = {.truth = set_job_create_2}}, .reads = set_job_create_2_reads, .read_count = 4,
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_job_create_3_include},
};
const crd_rule_set batch_volcano_sh_v1alpha1_Job_set_job_create_3fff18fe = {
    .name = CRD_STRING_INIT("job-create"), .steps = set_job_create_steps, .step_count = 3, .mode = CRD_SET_FIRST,
};
