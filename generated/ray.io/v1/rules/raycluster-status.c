/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCluster_Status ray_io_v1_RayCluster_Status_zero;
static const config_volcano_sh_v1alpha1_ColocationConfiguration_Condition config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_zero;

/* raycluster-status, declared at RayCluster */
/* suspending[0].status != 'True' || suspended[0].status != 'True'
 * when: size(suspending) > 0 && size(suspended) > 0 */
static crd_cel_truth set_raycluster_status_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCluster *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    const ray_io_v1_RayCluster_Status *t3 = self->status ? self->status : &ray_io_v1_RayCluster_Status_zero;
    cost += 3;
    crd_cel_builder t4 = {NULL, 0, 0};
    for (size_t i2 = 0; i2 < t3->conditions.count; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const config_volcano_sh_v1alpha1_ColocationConfiguration_Condition *c_5 = &t3->conditions.items[i2];
      cost += crd_cel_string_cost(c_5->type, CRD_STRING("RayClusterSuspending"));
      cost += 2;
      if (crd_cel_same(c_5->type, CRD_STRING("RayClusterSuspending"))) {
        cost += 13;
        crd_cel_push(cel, &t4, crd_cel_of_stored(&crd_struct_5e67af107779_type, c_5));
      }
    }
    cost += 1;
    crd_cel_value t7 = crd_cel_built(cel, &t4);
    const crd_cel_value arguments8[1] = {t7};
    crd_cel_value t9 = crd_cel_fn_size(cel, arguments8, 1);
    if (t9.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_1;
    }
    cost += 1;
    t1 = crd_cel_truth_of((t9.as.integer > 0));
  }
failed_1:;
  crd_cel_truth t10 = t1;
  if (t10 != CRD_CEL_FALSE) {
    const crd_string error11 = cel->error;
    crd_cel_truth t12 = CRD_CEL_ERROR;
    {
      const ray_io_v1_RayCluster_Status *t14 = self->status ? self->status : &ray_io_v1_RayCluster_Status_zero;
      cost += 3;
      crd_cel_builder t15 = {NULL, 0, 0};
      for (size_t i13 = 0; i13 < t14->conditions.count; i13++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const config_volcano_sh_v1alpha1_ColocationConfiguration_Condition *c_16 = &t14->conditions.items[i13];
        cost += crd_cel_string_cost(c_16->type, CRD_STRING("RayClusterSuspended"));
        cost += 2;
        if (crd_cel_same(c_16->type, CRD_STRING("RayClusterSuspended"))) {
          cost += 13;
          crd_cel_push(cel, &t15, crd_cel_of_stored(&crd_struct_5e67af107779_type, c_16));
        }
      }
      cost += 1;
      crd_cel_value t18 = crd_cel_built(cel, &t15);
      const crd_cel_value arguments19[1] = {t18};
      crd_cel_value t20 = crd_cel_fn_size(cel, arguments19, 1);
      if (t20.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_4;
      }
      cost += 1;
      t12 = crd_cel_truth_of((t20.as.integer > 0));
    }
  failed_4:;
    t10 = crd_cel_and(cel, t10, error11, t12);
  }
  if (t10 == CRD_CEL_ERROR) goto failed_0;
  crd_cel_truth t41 = CRD_CEL_ERROR;
  if (t10 == CRD_CEL_TRUE) {
    crd_cel_truth t21 = CRD_CEL_ERROR;
    {
      const ray_io_v1_RayCluster_Status *t23 = self->status ? self->status : &ray_io_v1_RayCluster_Status_zero;
      cost += 3;
      crd_cel_builder t24 = {NULL, 0, 0};
      for (size_t i22 = 0; i22 < t23->conditions.count; i22++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const config_volcano_sh_v1alpha1_ColocationConfiguration_Condition *c_25 = &t23->conditions.items[i22];
        cost += crd_cel_string_cost(c_25->type, CRD_STRING("RayClusterSuspending"));
        cost += 2;
        if (crd_cel_same(c_25->type, CRD_STRING("RayClusterSuspending"))) {
          cost += 13;
          crd_cel_push(cel, &t24, crd_cel_of_stored(&crd_struct_5e67af107779_type, c_25));
        }
      }
      cost += 1;
      crd_cel_value t27 = crd_cel_built(cel, &t24);
      crd_cel_value t28 = crd_cel_index(cel, t27, crd_cel_of_int(0));
      cost += 1;
      if (t28.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_7;
      }
      const config_volcano_sh_v1alpha1_ColocationConfiguration_Condition *t29 = crd_scope_object(cel, t28,
                                                                                                 &crd_struct_5e67af107779_type, &config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_zero);
      cost += crd_cel_string_cost(t29->status, CRD_STRING("True"));
      cost += 1;
      t21 = crd_cel_truth_of(!crd_cel_same(t29->status, CRD_STRING("True")));
    }
  failed_7:;
    crd_cel_truth t30 = t21;
    if (t30 != CRD_CEL_TRUE) {
      const crd_string error31 = cel->error;
      crd_cel_truth t32 = CRD_CEL_ERROR;
      {
        const ray_io_v1_RayCluster_Status *t34 = self->status ? self->status : &ray_io_v1_RayCluster_Status_zero;
        cost += 3;
        crd_cel_builder t35 = {NULL, 0, 0};
        for (size_t i33 = 0; i33 < t34->conditions.count; i33++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const config_volcano_sh_v1alpha1_ColocationConfiguration_Condition *c_36 = &t34->conditions.items[i33];
          cost += crd_cel_string_cost(c_36->type, CRD_STRING("RayClusterSuspended"));
          cost += 2;
          if (crd_cel_same(c_36->type, CRD_STRING("RayClusterSuspended"))) {
            cost += 13;
            crd_cel_push(cel, &t35, crd_cel_of_stored(&crd_struct_5e67af107779_type, c_36));
          }
        }
        cost += 1;
        crd_cel_value t38 = crd_cel_built(cel, &t35);
        crd_cel_value t39 = crd_cel_index(cel, t38, crd_cel_of_int(0));
        cost += 1;
        if (t39.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_10;
        }
        const config_volcano_sh_v1alpha1_ColocationConfiguration_Condition *t40 = crd_scope_object(cel, t39,
                                                                                                   &crd_struct_5e67af107779_type, &config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_zero);
        cost += crd_cel_string_cost(t40->status, CRD_STRING("True"));
        cost += 1;
        t32 = crd_cel_truth_of(!crd_cel_same(t40->status, CRD_STRING("True")));
      }
    failed_10:;
      t30 = crd_cel_or(cel, t30, error31, t32);
    }
    t41 = t30;
  } else {
    t41 = crd_cel_truth_of(true);
  }
  return crd_cel_end(cel, cost, t41);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}


static const crd_read set_raycluster_status_1_reads[3] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.conditions[#]")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.conditions[*].type")},
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.conditions[*].status")},
};
static const crd_step set_raycluster_status_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("KR-142"),
        .rule = CRD_STRING_INIT("suspending[0].status != 'True' || suspended[0].status != 'True'"),
        .message = CRD_STRING_INIT("invalid RayCluster State: rayv1.RayClusterSuspending and rayv1.RayClusterSuspended "
                                   "conditions should not be both true"),
        .evaluate = {.function = {.truth = set_raycluster_status_1}},
        .reads = set_raycluster_status_1_reads,
        .read_count = 3,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_raycluster_status_77af0e5d = {
    .name = CRD_STRING_INIT("raycluster-status"),
    .steps = set_raycluster_status_steps,
    .step_count = 1,
    .mode = CRD_SET_FIRST,
};
