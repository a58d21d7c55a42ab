/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Status ray_io_v1_RayCluster_Status_zero;

/* raycluster-status, declared at RayCluster */
/* suspending[0].status != 'True' || suspended[0].status != 'True'
 * when: size(suspending) > 0 && size(suspended) > 0 */
static crd_cel_truth set_raycluster_status_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCluster_Status *t1 = NULL, *t11 = NULL, *t21 = NULL, *t32 = NULL;
  const config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_list *range0 = NULL, *range1 = NULL, *range2 = NULL, *range3 = NULL;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0, n2 = 0, i2 = 0, n3 = 0, i3 = 0;
  crd_cel_value t6, v15, t16, v34, t26, t27, t28, t37, t38, t39;
  crd_cel_builder list0, list1, list2, list3;
  crd_cel_truth t8 = CRD_CEL_ERROR, t18 = CRD_CEL_ERROR, t29 = CRD_CEL_ERROR, t40 = CRD_CEL_ERROR;
  crd_string t9 = {NULL, 0}, t30 = {NULL, 0};
  bool v56 = false, v76 = false;
  t1 = self->status ? self->status : &ray_io_v1_RayCluster_Status_zero;
  cost += 3;
  range0 = &t1->conditions;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_13;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += crd_cel_string_cost(range0->items[i0].type, CRD_STRING("RayClusterSuspending"));
  cost += 2;
  if (!crd_cel_same(range0->items[i0].type, CRD_STRING("RayClusterSuspending"))) goto at_12;
  cost += 13;
  crd_cel_push(cel, &list0,
               crd_cel_of_stored(&config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type, (&range0->items[i0])));
at_12:
  if (++i0 < n0) goto loop_0;
at_13:
  cost += 1;
  t6 = crd_cel_built(cel, &list0);
  if ((v15 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t6},
                             1)).kind == CRD_CEL_FAILED) { cost += 1; t8 = CRD_CEL_ERROR; goto at_17; }
  t8 = crd_cel_truth_of(v15.as.integer > 0);
  cost += 1;
at_17:
  if (t8 == CRD_CEL_FALSE) goto at_37;
  t9 = cel->error;
  t11 = self->status ? self->status : &ray_io_v1_RayCluster_Status_zero;
  cost += 3;
  range1 = &t11->conditions;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_32;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += crd_cel_string_cost(range1->items[i1].type, CRD_STRING("RayClusterSuspended"));
  cost += 2;
  if (!crd_cel_same(range1->items[i1].type, CRD_STRING("RayClusterSuspended"))) goto at_31;
  cost += 13;
  crd_cel_push(cel, &list1,
               crd_cel_of_stored(&config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type, (&range1->items[i1])));
at_31:
  if (++i1 < n1) goto loop_1;
at_32:
  cost += 1;
  t16 = crd_cel_built(cel, &list1);
  if ((v34 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t16},
                             1)).kind == CRD_CEL_FAILED) { cost += 1; t18 = CRD_CEL_ERROR; goto at_36; }
  t18 = crd_cel_truth_of(v34.as.integer > 0);
  cost += 1;
at_36:
  t8 = crd_cel_and(cel, t8, t9, t18);
at_37:
  if (t8 == CRD_CEL_ERROR) goto at_82;
  if (t8 == CRD_CEL_FALSE) goto at_80;
  t21 = self->status ? self->status : &ray_io_v1_RayCluster_Status_zero;
  cost += 3;
  range2 = &t21->conditions;
  n2 = range2->count;
  i2 = 0, list2 = (crd_cel_builder){NULL, 0, 0};
  if (!n2) goto at_52;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += crd_cel_string_cost(range2->items[i2].type, CRD_STRING("RayClusterSuspending"));
  cost += 2;
  if (!crd_cel_same(range2->items[i2].type, CRD_STRING("RayClusterSuspending"))) goto at_51;
  cost += 13;
  crd_cel_push(cel, &list2,
               crd_cel_of_stored(&config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type, (&range2->items[i2])));
at_51:
  if (++i2 < n2) goto loop_2;
at_52:
  cost += 1;
  t26 = crd_cel_built(cel, &list2);
  cost += 1;
  if ((t27 = crd_cel_index(cel, t26,
                           crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 1; t29 = CRD_CEL_ERROR; goto at_57; }
  cost += 1;
  if ((t28 = crd_scope_member(cel, t27, CRD_STRING("status"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 1; t29 = CRD_CEL_ERROR; goto at_57; }
  if (!crd_cel_test_equal(cel, t28, crd_cel_of_string(CRD_STRING("True")), true, &v56)) { t29 = CRD_CEL_ERROR; goto at_57; }
  t29 = crd_cel_truth_of(v56);
at_57:
  if (t29 == CRD_CEL_TRUE) goto at_78;
  t30 = cel->error;
  t32 = self->status ? self->status : &ray_io_v1_RayCluster_Status_zero;
  cost += 3;
  range3 = &t32->conditions;
  n3 = range3->count;
  i3 = 0, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_72;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += crd_cel_string_cost(range3->items[i3].type, CRD_STRING("RayClusterSuspended"));
  cost += 2;
  if (!crd_cel_same(range3->items[i3].type, CRD_STRING("RayClusterSuspended"))) goto at_71;
  cost += 13;
  crd_cel_push(cel, &list3,
               crd_cel_of_stored(&config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type, (&range3->items[i3])));
at_71:
  if (++i3 < n3) goto loop_3;
at_72:
  cost += 1;
  t37 = crd_cel_built(cel, &list3);
  cost += 1;
  if ((t38 = crd_cel_index(cel, t37,
                           crd_cel_of_int(0))).kind == CRD_CEL_FAILED) { cost += 1; t40 = CRD_CEL_ERROR; goto at_77; }
  cost += 1;
  if ((t39 = crd_scope_member(cel, t38, CRD_STRING("status"),
                              CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 1; t40 = CRD_CEL_ERROR; goto at_77; }
  if (!crd_cel_test_equal(cel, t39, crd_cel_of_string(CRD_STRING("True")), true, &v76)) { t40 = CRD_CEL_ERROR; goto at_77; }
  t40 = crd_cel_truth_of(v76);
at_77:
  t29 = crd_cel_or(cel, t29, t30, t40);
at_78:
  if (t29 == CRD_CEL_ERROR) goto at_82;
  goto at_81;
at_80:
  t29 = crd_cel_truth_of(true);
at_81:
  return crd_cel_end(cel, cost, t29);
at_82:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_raycluster_status_1_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.conditions[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.conditions[*].type")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.conditions[*].status")},
};
static const crd_step set_raycluster_status_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-142"),
        .rule = CRD_STRING_INIT("suspending[0].status != 'True' || suspended[0].status != 'True'"),
        .message = CRD_STRING_INIT("invalid RayCluster State: rayv1.RayClusterSuspending and rayv1.RayClusterSuspended "
                                   "conditions should not be both true"),
        .evaluate = {.function = {.truth = set_raycluster_status_1}}, .reads = set_raycluster_status_1_reads,
        .read_count = 3,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_status_35711ddd = {
    .name = CRD_STRING_INIT("raycluster-status"), .steps = set_raycluster_status_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
