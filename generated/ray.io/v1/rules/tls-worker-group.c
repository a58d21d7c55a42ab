/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;

/* tls-worker-group, declared at RayCluster.spec.workerGroupSpecs[] */
/* at: containers[0] */
static crd_cel_value set_tls_worker_group_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t2 = NULL;
  t1 = self->template_ ? self->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t2 = t1->spec ? t1->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 5;
  if ((0 < 0 || (uint64_t)0 >= t2->containers.count) && !crd_cel_fail_index(cel, 0)) goto at_6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_Container_type, (&t2->containers.items[0]))
             : crd_cel_of_truth(CRD_CEL_ERROR);
at_6:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* managed: managed */
static crd_cel_value set_tls_worker_group_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* place: 'worker group ' + goQuote(self.groupName) */
static crd_cel_value set_tls_worker_group_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v2;
  crd_string t3 = {NULL, 0};
  cost += 2;
  if ((v2 = crd_cel_fn_go_quote(cel,
                                (const crd_cel_value[1]){crd_cel_of_string(((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->groupName)}, 1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_5; }
  t3 = crd_cel_concat(cel, CRD_STRING("worker group "), v2.as.text, false);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t3) : crd_cel_of_truth(CRD_CEL_ERROR);
at_5:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: size(containers) > 0 */
static crd_cel_truth set_tls_worker_group_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t2 = NULL;
  t1 = ((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->template_
           ? ((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->template_
           : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t2 = t1->spec ? t1->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)t2->containers.count) > 0));
}

/* at: containers[0] */
static crd_cel_value set_tls_worker_group_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_WorkerGroupSpec *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t2 = NULL;
  t1 = self->template_ ? self->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t2 = t1->spec ? t1->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 5;
  if ((0 < 0 || (uint64_t)0 >= t2->containers.count) && !crd_cel_fail_index(cel, 0)) goto at_6;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_Container_type, (&t2->containers.items[0]))
             : crd_cel_of_truth(CRD_CEL_ERROR);
at_6:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* place: 'worker group ' + goQuote(self.groupName) */
static crd_cel_value set_tls_worker_group_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value v2;
  crd_string t3 = {NULL, 0};
  cost += 2;
  if ((v2 = crd_cel_fn_go_quote(cel,
                                (const crd_cel_value[1]){crd_cel_of_string(((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->groupName)}, 1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_5; }
  t3 = crd_cel_concat(cel, CRD_STRING("worker group "), v2.as.text, false);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t3) : crd_cel_of_truth(CRD_CEL_ERROR);
at_5:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: size(containers) > 0 */
static crd_cel_truth set_tls_worker_group_2_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t2 = NULL;
  t1 = ((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->template_
           ? ((const ray_io_v1_RayCluster_WorkerGroupSpec *)scope->outer->self)->template_
           : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t2 = t1->spec ? t1->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)t2->containers.count) > 0));
}


static const crd_read set_tls_worker_group_1_include_reads[2] = {
    {CRD_READ_PARAMS, 1, {NULL, 0}}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")},
};
static const crd_read set_tls_worker_group_2_include_reads[1] = {{CRD_READ_PLACE, 1, CRD_STRING_INIT(".groupName")}};
static const crd_scope_code set_tls_worker_group_1_include_params[] = {
    {.function = {.value = set_tls_worker_group_1_param_1}},
    {.function = {.value = set_tls_worker_group_1_param_2}},
};
static const crd_include set_tls_worker_group_1_include = {
    .set = &ray_io_v1_RayCluster_set_tls_variables_c006d1f6, .at = {.function = {.value = set_tls_worker_group_1_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".template.spec.containers[0]")},
    .reads = set_tls_worker_group_1_include_reads, .read_count = 2, .params = set_tls_worker_group_1_include_params,
    .param_count = 2,
};
static const crd_scope_code set_tls_worker_group_2_include_params[] = {
    {.function = {.value = set_tls_worker_group_2_param_1}},
};
static const crd_include set_tls_worker_group_2_include = {
    .set = &ray_io_v1_RayCluster_set_tls_mounts_c006d1f6, .at = {.function = {.value = set_tls_worker_group_2_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".template.spec.containers[0]")},
    .reads = set_tls_worker_group_2_include_reads, .read_count = 1, .params = set_tls_worker_group_2_include_params,
    .param_count = 1,
};
static const crd_step set_tls_worker_group_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("KR-230"),
        .when = {.function = {.truth = set_tls_worker_group_1_when}}, .include = &set_tls_worker_group_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("KR-231"),
        .when = {.function = {.truth = set_tls_worker_group_2_when}}, .include = &set_tls_worker_group_2_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_tls_worker_group_baa1a705 = {
    .name = CRD_STRING_INIT("tls-worker-group"), .steps = set_tls_worker_group_steps, .step_count = 2, .mode = CRD_SET_FIRST,
};
