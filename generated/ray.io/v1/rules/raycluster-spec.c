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
static const ray_io_v1_RayCluster_TlsOptions ray_io_v1_RayCluster_TlsOptions_zero;

/* raycluster-spec, declared at RayCluster.spec */
/* size(headPod.containers) > 0 */
static crd_cel_truth set_raycluster_spec_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t2 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t3 = NULL;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t2 = t1->template_ ? t1->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t3 = t2->spec ? t2->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 7;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)t3->containers.count) > 0));
}

/* at: self.headGroupSpec.rayStartParams */
static crd_cel_value set_raycluster_spec_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_f6785eb0, (&t1->rayStartParams)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: 'Head' */
static crd_cel_value set_raycluster_spec_2_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("Head")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* resources: self.headGroupSpec.resources */
static crd_cel_value set_raycluster_spec_2_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  t1 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->headGroupSpec
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->headGroupSpec
           : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_f6785eb0, (&t1->resources)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* at: self.headGroupSpec.rayStartParams */
static crd_cel_value set_raycluster_spec_3_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_f6785eb0, (&t1->rayStartParams)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: 'Head' */
static crd_cel_value set_raycluster_spec_3_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("Head")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* at: self.headGroupSpec.labels */
static crd_cel_value set_raycluster_spec_4_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_HeadGroupSpec *t1 = NULL;
  t1 = self->headGroupSpec ? self->headGroupSpec : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_f6785eb0, (&t1->labels)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* group: 'Head' */
static crd_cel_value set_raycluster_spec_4_param_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(CRD_STRING("Head")) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* each: self.workerGroupSpecs */
static crd_cel_value set_raycluster_spec_5_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_a9e60f44, (&self->workerGroupSpecs)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* autoscaling: autoscaling */
static crd_cel_value set_raycluster_spec_5_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_bool(((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->enableInTreeAutoscaling)
             : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_cel_value set_raycluster_spec_5_param_2_items_15[] = {
    {.kind = CRD_CEL_STRING, .as = {.text = {"1", 1}}},
    {.kind = CRD_CEL_STRING, .as = {.text = {"true", 4}}},
};
static const crd_cel_list set_raycluster_spec_5_param_2_table_15 = {set_raycluster_spec_5_param_2_items_15, 2, NULL};
static const crd_cel_value set_raycluster_spec_5_param_2_constant_15 = {.kind = CRD_CEL_LIST,
                                                                        .as = {.list = &set_raycluster_spec_5_param_2_table_15}};
/* autoscalerV2: autoscalerV2 || autoscalerV2ByVariable */
static crd_cel_value set_raycluster_spec_5_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_AutoscalerOptions *t1 = NULL;
  crd_cel_truth t3 = CRD_CEL_ERROR, t20 = CRD_CEL_ERROR, t37 = CRD_CEL_ERROR;
  crd_string t4 = {NULL, 0}, error0 = {NULL, 0}, t21 = {NULL, 0}, error2 = {NULL, 0};
  const ray_io_v1_RayCluster_HeadGroupSpec *t6 = NULL, *t23 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *t7 = NULL, *t24 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *t8 = NULL, *t25 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar_list *range1 = NULL, *range3 = NULL;
  size_t n1 = 0, i1 = 0, n0 = 0, i0 = 0, n3 = 0, i3 = 0, n2 = 0, i2 = 0;
  crd_cel_value t15, range0, t16, t17, t18, v34, t32, range2, t33, t34, t35, t36;
  crd_cel_builder list1, list0, list3, list2;
  int64_t k25 = 0, k57 = 0;
  bool failed0 = false, failed2 = false, v67 = false;
  t1 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->autoscalerOptions
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->autoscalerOptions
           : &ray_io_v1_RayCluster_AutoscalerOptions_zero;
  cost += crd_cel_string_cost(t1->version, CRD_STRING("v2"));
  t3 = crd_cel_truth_of(crd_cel_same(t1->version, CRD_STRING("v2")));
  cost += 3;
  if (t3 == CRD_CEL_TRUE) goto at_71;
  t4 = cel->error;
  t6 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->headGroupSpec
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->headGroupSpec
           : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t7 = t6->template_ ? t6->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t8 = t7->spec ? t7->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t8->containers.count) &&
      !crd_cel_fail_index(cel, 0)) { cost += 2; t20 = CRD_CEL_ERROR; goto at_36; }
  cost += 1;
  range1 = &t8->containers.items[0].env;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_23;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += crd_cel_string_cost(range1->items[i1].name, CRD_STRING("RAY_enable_autoscaler_v2"));
  cost += 2;
  if (!crd_cel_same(range1->items[i1].name, CRD_STRING("RAY_enable_autoscaler_v2"))) goto at_22;
  cost += 13;
  crd_cel_push(cel, &list1, crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_EnvVar_type, (&range1->items[i1])));
at_22:
  if (++i1 < n1) goto loop_1;
at_23:
  cost += 1;
  t15 = crd_cel_built(cel, &list1);
  range0 = t15;
  if ((k25 = crd_cel_range(cel, range0)) < 0) { cost += 2; t20 = CRD_CEL_ERROR; goto at_36; }
  n0 = (size_t)k25;
  i0 = 0, failed0 = false, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_32;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t16 = crd_cel_range_at(cel, range0, i0);
  cost += 13;
  if (t16.kind == CRD_CEL_FAILED) goto at_95;
  cost += 1;
  if ((t17 = crd_scope_member(cel, t16, CRD_STRING("value"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_95;
  crd_cel_push(cel, &list0, t17);
at_31:
  if (++i0 < n0) goto loop_0;
at_32:
  cost += 1;
  if (failed0) cel->error = error0;
  if (failed0) { cost += 2; t20 = CRD_CEL_ERROR; goto at_36; }
  t18 = crd_cel_built(cel, &list0);
  if ((v34 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t18},
                             1)).kind == CRD_CEL_FAILED) { cost += 1; t20 = CRD_CEL_ERROR; goto at_36; }
  t20 = crd_cel_truth_of(v34.as.integer > 0);
  cost += 1;
at_36:
  if (t20 == CRD_CEL_FALSE) goto at_69;
  t21 = cel->error;
  t23 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->headGroupSpec
            ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->headGroupSpec
            : &ray_io_v1_RayCluster_HeadGroupSpec_zero;
  t24 = t23->template_ ? t23->template_ : &batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_zero;
  t25 = t24->spec ? t24->spec : &batch_volcano_sh_v1alpha1_CronJob_PodSpec_zero;
  cost += 6;
  if ((0 < 0 || (uint64_t)0 >= t25->containers.count) &&
      !crd_cel_fail_index(cel, 0)) { cost += 2; t37 = CRD_CEL_ERROR; goto at_68; }
  cost += 1;
  range3 = &t25->containers.items[0].env;
  n3 = range3->count;
  i3 = 0, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_55;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  cost += crd_cel_string_cost(range3->items[i3].name, CRD_STRING("RAY_enable_autoscaler_v2"));
  cost += 2;
  if (!crd_cel_same(range3->items[i3].name, CRD_STRING("RAY_enable_autoscaler_v2"))) goto at_54;
  cost += 13;
  crd_cel_push(cel, &list3, crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_EnvVar_type, (&range3->items[i3])));
at_54:
  if (++i3 < n3) goto loop_3;
at_55:
  cost += 1;
  t32 = crd_cel_built(cel, &list3);
  range2 = t32;
  if ((k57 = crd_cel_range(cel, range2)) < 0) { cost += 2; t37 = CRD_CEL_ERROR; goto at_68; }
  n2 = (size_t)k57;
  i2 = 0, failed2 = false, list2 = (crd_cel_builder){NULL, 0, 0};
  if (!n2) goto at_64;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
  t33 = crd_cel_range_at(cel, range2, i2);
  cost += 13;
  if (t33.kind == CRD_CEL_FAILED) goto at_117;
  cost += 1;
  if ((t34 = crd_scope_member(cel, t33, CRD_STRING("value"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_117;
  crd_cel_push(cel, &list2, t34);
at_63:
  if (++i2 < n2) goto loop_2;
at_64:
  cost += 1;
  if (failed2) cel->error = error2;
  if (failed2) { cost += 2; t37 = CRD_CEL_ERROR; goto at_68; }
  t35 = crd_cel_built(cel, &list2);
  cost += 1;
  if ((t36 = crd_cel_index(cel, t35,
                           crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 2; t37 = CRD_CEL_ERROR; goto at_68; }
  if (!crd_cel_known(crd_cel_in_constant(cel, t36, set_raycluster_spec_5_param_2_constant_15),
                     &v67)) { t37 = CRD_CEL_ERROR; goto at_68; }
  t37 = crd_cel_truth_of(v67);
at_68:
  t20 = crd_cel_and(cel, t20, t21, t37);
at_69:
  if (t20 == CRD_CEL_ERROR) { t20 = CRD_CEL_ERROR; goto at_70; }
at_70:
  t3 = crd_cel_or(cel, t3, t4, t20);
at_71:
  if (t3 == CRD_CEL_ERROR) goto at_73;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_truth(t3) : crd_cel_of_truth(CRD_CEL_ERROR);
at_73:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
at_95:
  if (!failed0) error0 = cel->error;
  failed0 = true;
  goto at_31;
at_117:
  if (!failed2) error2 = cel->error;
  failed2 = true;
  goto at_63;
}

/* rayVersion: self.rayVersion */
static crd_cel_value set_raycluster_spec_5_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->rayVersion)
             : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* annotations: annotations */
static crd_cel_value set_raycluster_spec_6_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  if (crd_scope_failed(cel, &scope->outer->params[0])) goto at_2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? scope->outer->params[0] : crd_cel_of_truth(CRD_CEL_ERROR);
at_2:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* when: has(self.historyServerOptions) */
static crd_cel_truth set_raycluster_spec_8_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(((const ray_io_v1_RayCluster_Spec *)scope->outer->self),
                                              historyServerOptions)));
}

static const crd_gate set_raycluster_spec_10_gate_0 = {CRD_STRING_INIT("RayClusterNetworkPolicy"), false, false,
                                                       CRD_GATE_ALPHA};
/* gates.RayClusterNetworkPolicy
 * when: has(self.networkPolicy) */
static crd_cel_truth set_raycluster_spec_10(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  bool t2 = false;
  cost += 1;
  if (!CRD_HAS(self, networkPolicy)) goto at_6;
  t2 = crd_settings_gate(cel->settings, &set_raycluster_spec_10_gate_0);
  cost -= 1;
  cost += 2;
  goto at_7;
at_6:
  t2 = true;
at_7:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

/* when: has(self.networkPolicy) */
static crd_cel_truth set_raycluster_spec_11_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(CRD_HAS(((const ray_io_v1_RayCluster_Spec *)scope->outer->self), networkPolicy)));
}

static const crd_gate set_raycluster_spec_12_gate_0 = {CRD_STRING_INIT("RayClusterMTLS"), false, false, CRD_GATE_ALPHA};
/* gates.RayClusterMTLS
 * when: has(self.tlsOptions) */
static crd_cel_truth set_raycluster_spec_12(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster_Spec *self = scope->self;
  uint64_t cost = 0;
  bool t2 = false;
  cost += 1;
  if (!CRD_HAS(self, tlsOptions)) goto at_6;
  t2 = crd_settings_gate(cel->settings, &set_raycluster_spec_12_gate_0);
  cost -= 1;
  cost += 2;
  goto at_7;
at_6:
  t2 = true;
at_7:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
}

static const crd_gate set_raycluster_spec_13_when_gate_0 = {CRD_STRING_INIT("RayClusterMTLS"), false, false, CRD_GATE_ALPHA};
/* when: gates.RayClusterMTLS && self.tlsOptions.enabled */
static crd_cel_truth set_raycluster_spec_13_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  bool t0 = false;
  const ray_io_v1_RayCluster_TlsOptions *t2 = NULL;
  t0 = crd_settings_gate(cel->settings, &set_raycluster_spec_13_when_gate_0);
  cost += 2;
  if (!t0) goto at_6;
  t2 = ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->tlsOptions
           ? ((const ray_io_v1_RayCluster_Spec *)scope->outer->self)->tlsOptions : &ray_io_v1_RayCluster_TlsOptions_zero;
  t0 = t2->enabled;
  cost += 3;
at_6:
  return crd_cel_end(cel, cost, crd_cel_truth_of(t0));
}


static const crd_read set_raycluster_spec_1_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[#]")},
};
static const crd_read set_raycluster_spec_2_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".headGroupSpec.resources")},
};
static const crd_read set_raycluster_spec_5_include_reads[6] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".enableInTreeAutoscaling")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".autoscalerOptions.version")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].name")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".headGroupSpec.template.spec.containers[0].env[*].value")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".rayVersion")},
};
static const crd_read set_raycluster_spec_6_include_reads[1] = {{CRD_READ_PARAMS, 1, {NULL, 0}}};
static const crd_read set_raycluster_spec_10_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".networkPolicy")}};
static const crd_read set_raycluster_spec_12_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".tlsOptions")}};
static const crd_scope_code set_raycluster_spec_2_include_params[] = {
    {.function = {.value = set_raycluster_spec_2_param_1}},
    {.function = {.value = set_raycluster_spec_2_param_2}},
};
static const crd_include set_raycluster_spec_2_include = {
    .set = &ray_io_v1_RayCluster_set_group_resources_f0288946, .at = {.function = {.value = set_raycluster_spec_2_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".headGroupSpec.rayStartParams")},
    .reads = set_raycluster_spec_2_include_reads, .read_count = 1, .params = set_raycluster_spec_2_include_params,
    .param_count = 2,
};
static const crd_scope_code set_raycluster_spec_3_include_params[] = {
    {.function = {.value = set_raycluster_spec_3_param_1}},
};
static const crd_include set_raycluster_spec_3_include = {
    .set = &ray_io_v1_RayCluster_set_no_labels_parameter_f0288946, .at = {.function = {.value = set_raycluster_spec_3_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".headGroupSpec.rayStartParams")},
    .params = set_raycluster_spec_3_include_params, .param_count = 1,
};
static const crd_scope_code set_raycluster_spec_4_include_params[] = {
    {.function = {.value = set_raycluster_spec_4_param_1}},
};
static const crd_include set_raycluster_spec_4_include = {
    .set = &ray_io_v1_RayCluster_set_group_labels_f0288946, .at = {.function = {.value = set_raycluster_spec_4_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".headGroupSpec.labels")},
    .params = set_raycluster_spec_4_include_params, .param_count = 1,
};
static const crd_scope_code set_raycluster_spec_5_include_params[] = {
    {.function = {.value = set_raycluster_spec_5_param_1}},
    {.function = {.value = set_raycluster_spec_5_param_2}},
    {.function = {.value = set_raycluster_spec_5_param_3}},
};
static const crd_include set_raycluster_spec_5_include = {
    .set = &ray_io_v1_RayCluster_set_worker_group_baa1a705, .at = {.function = {.value = set_raycluster_spec_5_at}},
    .each = true, .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".workerGroupSpecs")},
    .reads = set_raycluster_spec_5_include_reads, .read_count = 6, .params = set_raycluster_spec_5_include_params,
    .param_count = 3,
};
static const crd_scope_code set_raycluster_spec_6_include_params[] = {
    {.function = {.value = set_raycluster_spec_6_param_1}},
};
static const crd_include set_raycluster_spec_6_include = {
    .set = &ray_io_v1_RayCluster_set_gcs_fault_tolerance_5a0a09a9, .mode = CRD_SET_FIRST,
    .reads = set_raycluster_spec_6_include_reads, .read_count = 1, .params = set_raycluster_spec_6_include_params,
    .param_count = 1,
};
static const crd_include set_raycluster_spec_7_include = {
    .set = &ray_io_v1_RayCluster_set_autoscaler_5a0a09a9, .mode = CRD_SET_FIRST,
};
static const crd_include set_raycluster_spec_8_include = {
    .set = &ray_io_v1_RayCluster_set_history_server_5a0a09a9, .mode = CRD_SET_FIRST,
};
static const crd_include set_raycluster_spec_9_include = {
    .set = &ray_io_v1_RayCluster_set_auth_5a0a09a9, .mode = CRD_SET_FIRST,
};
static const crd_include set_raycluster_spec_11_include = {
    .set = &ray_io_v1_RayCluster_set_network_policy_5a0a09a9, .mode = CRD_SET_FIRST,
};
static const crd_include set_raycluster_spec_13_include = {
    .set = &ray_io_v1_RayCluster_set_tls_5a0a09a9, .mode = CRD_SET_FIRST,
};
static const crd_step set_raycluster_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-100"), .rule = CRD_STRING_INIT("size(headPod.containers) > 0"),
        .message = CRD_STRING_INIT("headGroupSpec should have at least one container"),
        .evaluate = {.function = {.truth = set_raycluster_spec_1}}, .reads = set_raycluster_spec_1_reads, .read_count = 1,
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_raycluster_spec_2_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_raycluster_spec_3_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_raycluster_spec_4_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_raycluster_spec_5_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_raycluster_spec_6_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_raycluster_spec_7_include},
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_raycluster_spec_8_when}},
        .include = &set_raycluster_spec_8_include,
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_raycluster_spec_9_include},
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-217"), .rule = CRD_STRING_INIT("gates.RayClusterNetworkPolicy"),
        .message = CRD_STRING_INIT("spec.networkPolicy requires the RayClusterNetworkPolicy feature gate to be enabled"),
        .evaluate = {.function = {.truth = set_raycluster_spec_10}}, .reads = set_raycluster_spec_10_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_raycluster_spec_11_when}},
        .include = &set_raycluster_spec_11_include,
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-226"), .rule = CRD_STRING_INIT("gates.RayClusterMTLS"),
        .message = CRD_STRING_INIT("spec.tlsOptions requires the RayClusterMTLS feature gate to be enabled"),
        .evaluate = {.function = {.truth = set_raycluster_spec_12}}, .reads = set_raycluster_spec_12_reads, .read_count = 1,
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_raycluster_spec_13_when}},
        .include = &set_raycluster_spec_13_include,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_spec_5a0a09a9 = {
    .name = CRD_STRING_INIT("raycluster-spec"), .steps = set_raycluster_spec_steps, .step_count = 13, .mode = CRD_SET_FIRST,
};
