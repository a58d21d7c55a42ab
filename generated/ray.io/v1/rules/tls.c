/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_HeadGroupSpec ray_io_v1_RayCluster_HeadGroupSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
static const batch_volcano_sh_v1alpha1_CronJob_PodSpec batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
static const ray_io_v1_RayCluster_AutoscalerOptions ray_io_v1_RayCluster_AutoscalerOptions_zero;

/* tls, declared at RayCluster.spec */
/* at: headPod.containers[0] */
static crd_cel_value set_tls_1_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t3->containers.count) && !crd_cel_fail_index(cel, 0)) goto at_7;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_Container_type, (&t3->containers.items[0]))
             : crd_cel_of_truth(CRD_CEL_ERROR);
at_7:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

static const crd_cel_value set_tls_1_param_1_items_0[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_USE_TLS", 11}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_SERVER_CERT", 19}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_SERVER_KEY", 18}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_CA_CERT", 15}}},
};
static const crd_cel_list set_tls_1_param_1_table_0 = {set_tls_1_param_1_items_0, 4, NULL};
static const crd_cel_value set_tls_1_param_1_constant_0 = {.kind = CRD_CEL_LIST, .as = {.list = &set_tls_1_param_1_table_0}};
/* managed: managed */
static crd_cel_value set_tls_1_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_tls_1_param_1_constant_0 : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* place: 'head Pod' */
static crd_cel_value set_tls_1_param_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("head Pod")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: size(headPod.containers) > 0 */
static crd_cel_truth set_tls_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  t1 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->headGroupSpec
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->headGroupSpec
           : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 7;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)t3->containers.count) > 0));
}

/* at: headPod.containers[0] */
static crd_cel_value set_tls_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t3->containers.count) && !crd_cel_fail_index(cel, 0)) goto at_7;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_Container_type, (&t3->containers.items[0]))
             : crd_cel_of_truth(CRD_CEL_ERROR);
at_7:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* place: 'head Pod' */
static crd_cel_value set_tls_2_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("head Pod")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: size(headPod.containers) > 0 */
static crd_cel_truth set_tls_2_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  t1 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->headGroupSpec
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->headGroupSpec
           : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 7;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)t3->containers.count) > 0));
}

/* each: self.workerGroupSpecs */
static crd_cel_value set_tls_3_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_a9e60f44, (&self->workerGroupSpecs)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_cel_value set_tls_3_param_1_items_0[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_USE_TLS", 11}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_SERVER_CERT", 19}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_SERVER_KEY", 18}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_CA_CERT", 15}}},
};
static const crd_cel_list set_tls_3_param_1_table_0 = {set_tls_3_param_1_items_0, 4, NULL};
static const crd_cel_value set_tls_3_param_1_constant_0 = {.kind = CRD_CEL_LIST, .as = {.list = &set_tls_3_param_1_table_0}};
/* managed: managed */
static crd_cel_value set_tls_3_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_tls_3_param_1_constant_0 : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* at: self.autoscalerOptions */
static crd_cel_value set_tls_4_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AutoscalerOptions *t1 = NULL;
  t1 = self->autoscalerOptions ? self->autoscalerOptions : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCluster_AutoscalerOptions_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_cel_value set_tls_4_param_1_items_0[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_USE_TLS", 11}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_SERVER_CERT", 19}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_SERVER_KEY", 18}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"RAY_TLS_CA_CERT", 15}}},
};
static const crd_cel_list set_tls_4_param_1_table_0 = {set_tls_4_param_1_items_0, 4, NULL};
static const crd_cel_value set_tls_4_param_1_constant_0 = {.kind = CRD_CEL_LIST, .as = {.list = &set_tls_4_param_1_table_0}};
/* managed: managed */
static crd_cel_value set_tls_4_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_tls_4_param_1_constant_0 : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_scope_code set_tls_1_include_params[] = {
    {.function = {.value = set_tls_1_param_1}},
    {.function = {.value = set_tls_1_param_2}},
};
static const crd_include set_tls_1_include = {
    .set = &ray_io_v1_RayCluster_set_tls_variables_c006d1f6, .at = {.function = {.value = set_tls_1_at}}, .typed = true,
    .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0]")},
    .params = set_tls_1_include_params, .param_count = 2,
};
static const crd_scope_code set_tls_2_include_params[] = {{.function = {.value = set_tls_2_param_1}}};
static const crd_include set_tls_2_include = {
    .set = &ray_io_v1_RayCluster_set_tls_mounts_c006d1f6, .at = {.function = {.value = set_tls_2_at}}, .typed = true,
    .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0]")},
    .params = set_tls_2_include_params, .param_count = 1,
};
static const crd_scope_code set_tls_3_include_params[] = {{.function = {.value = set_tls_3_param_1}}};
static const crd_include set_tls_3_include = {
    .set = &ray_io_v1_RayCluster_set_tls_worker_group_baa1a705, .at = {.function = {.value = set_tls_3_at}}, .each = true,
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".workerGroupSpecs")},
    .params = set_tls_3_include_params, .param_count = 1,
};
static const crd_scope_code set_tls_4_include_params[] = {{.function = {.value = set_tls_4_param_1}}};
static const crd_include set_tls_4_include = {
    .set = &ray_io_v1_RayCluster_set_tls_autoscaler_858eefa4, .at = {.function = {.value = set_tls_4_at}}, .typed = true,
    .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".autoscalerOptions")}, .params = set_tls_4_include_params,
    .param_count = 1,
};
static const crd_step set_tls_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_tls_1_when}}, .include = &set_tls_1_include},
    {.kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_tls_2_when}}, .include = &set_tls_2_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_tls_3_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_tls_4_include},
};
const crd_rule_set ray_io_v1_RayCluster_set_tls_5a0a09a9 = {
    .name = CRD_STRING_INIT("tls"), .steps = set_tls_steps, .step_count = 4, .mode = CRD_SET_FIRST,
};
