/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* pod-volumes, declared at CronJob.spec.jobTemplate.spec.tasks[].template.spec */
/* when: size(volumes) == 0 && (shmMissing || logsMissing || tokenMissing) */
static crd_cel_truth set_pod_volumes_1_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t1 = CRD_CEL_ERROR;
  {
    cost += 2;
    crd_cel_builder t3 = {NULL, 0, 0};
    for (size_t i2 = 0; i2 < self->volumes.count; i2++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume *v_4 = &self->volumes.items[i2];
      cost += 14;
      crd_cel_push(cel, &t3, crd_cel_of_string(v_4->name));
    }
    cost += 1;
    crd_cel_value t5 = crd_cel_built(cel, &t3);
    const crd_cel_value arguments6[1] = {t5};
    crd_cel_value t7 = crd_cel_fn_size(cel, arguments6, 1);
    if (t7.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_1;
    }
    cost += 1;
    t1 = crd_cel_truth_of((t7.as.integer == 0));
  }
failed_1:;
  crd_cel_truth t8 = t1;
  if (t8 != CRD_CEL_FALSE) {
    const crd_string error9 = cel->error;
    crd_cel_truth t14 = CRD_CEL_ERROR;
    {
      cost += 1;
      if (crd_scope_failed(cel, &scope->params[0])) goto failed_7;
      bool t15 = false;
      if (!crd_cel_get_bool(cel, scope->params[0], &t15)) goto failed_7;
      t14 = crd_cel_truth_of(t15);
    }
  failed_7:;
    crd_cel_truth t16 = t14;
    if (t16 != CRD_CEL_FALSE) {
      const crd_string error17 = cel->error;
      crd_cel_truth t18 = CRD_CEL_ERROR;
      {
        cost += 2;
        crd_cel_builder t20 = {NULL, 0, 0};
        for (size_t i19 = 0; i19 < self->initContainers.count; i19++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_Container *c_21 = &self->initContainers.items[i19];
          cost += 14;
          crd_cel_builder t23 = {NULL, 0, 0};
          for (size_t i22 = 0; i22 < c_21->volumeMounts.count; i22++) {
            if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
            const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_24 = &c_21->volumeMounts.items[i22];
            cost += 14;
            crd_cel_push(cel, &t23, crd_cel_of_string(m_24->name));
          }
          cost += 1;
          crd_cel_value t25 = crd_cel_built(cel, &t23);
          crd_cel_push(cel, &t20, t25);
        }
        cost += 1;
        crd_cel_value t26 = crd_cel_built(cel, &t20);
        cost += 2;
        crd_cel_builder t28 = {NULL, 0, 0};
        for (size_t i27 = 0; i27 < self->containers.count; i27++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_Container *c_29 = &self->containers.items[i27];
          cost += 14;
          crd_cel_builder t31 = {NULL, 0, 0};
          for (size_t i30 = 0; i30 < c_29->volumeMounts.count; i30++) {
            if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
            const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_32 = &c_29->volumeMounts.items[i30];
            cost += 14;
            crd_cel_push(cel, &t31, crd_cel_of_string(m_32->name));
          }
          cost += 1;
          crd_cel_value t33 = crd_cel_built(cel, &t31);
          crd_cel_push(cel, &t28, t33);
        }
        cost += 1;
        crd_cel_value t34 = crd_cel_built(cel, &t28);
        cost += 10;
        const crd_cel_value items35[2] = {t26, t34};
        crd_cel_value t36 = crd_cel_make_list(cel, items35, NULL, 2);
        if (t36.kind == CRD_CEL_FAILED) {
          cost += 25;
          goto failed_8;
        }
        const crd_cel_value arguments37[1] = {t36};
        crd_cel_value t38 = crd_cel_fn_flatten(cel, arguments37, 1);
        if (t38.kind == CRD_CEL_FAILED) {
          cost += 13;
          goto failed_8;
        }
        const crd_cel_value arguments39[1] = {t38};
        crd_cel_value t40 = crd_cel_fn_flatten(cel, arguments39, 1);
        if (t40.kind == CRD_CEL_FAILED) {
          cost += 1;
          goto failed_8;
        }
        crd_cel_truth t41 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("shared-mem")), t40);
        t18 = t41;
      }
    failed_8:;
      t16 = crd_cel_and(cel, t16, error17, t18);
    }
    crd_cel_truth t42 = t16;
    if (t42 != CRD_CEL_FALSE) {
      const crd_string error43 = cel->error;
      cost += 2;
      crd_cel_builder t47 = {NULL, 0, 0};
      for (size_t i46 = 0; i46 < self->volumes.count; i46++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume *v_48 = &self->volumes.items[i46];
        cost += 14;
        crd_cel_push(cel, &t47, crd_cel_of_string(v_48->name));
      }
      cost += 1;
      crd_cel_value t49 = crd_cel_built(cel, &t47);
      crd_cel_truth t50 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("shared-mem")), t49);
      cost += 1;
      crd_cel_truth t51 = crd_cel_not(t50);
      if (t51 != CRD_CEL_FALSE) {
        const crd_string error52 = cel->error;
        crd_cel_truth t53 = CRD_CEL_ERROR;
        {
          cost += 3;
          if ((0 < 0 || (uint64_t)0 >= self->containers.count) && !crd_cel_fail_index(cel, 0)) {
            cost += 2;
            goto failed_16;
          }
          cost += 1;
          crd_cel_builder t55 = {NULL, 0, 0};
          for (size_t i54 = 0; i54 < self->containers.items[0].volumeMounts.count; i54++) {
            if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
            const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_56 = &self->containers.items[0].volumeMounts.items[i54];
            cost += 14;
            crd_cel_push(cel, &t55, crd_cel_of_string(m_56->mountPath));
          }
          cost += 1;
          crd_cel_value t57 = crd_cel_built(cel, &t55);
          crd_cel_truth t58 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("/dev/shm")), t57);
          cost += 1;
          t53 = crd_cel_not(t58);
        }
      failed_16:;
        t51 = crd_cel_and(cel, t51, error52, t53);
      }
      t42 = crd_cel_and(cel, t42, error43, t51);
    }
    crd_cel_truth t59 = t42;
    if (t59 != CRD_CEL_TRUE) {
      const crd_string error60 = cel->error;
      crd_cel_truth t63 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[1])) goto failed_20;
        bool t64 = false;
        if (!crd_cel_get_bool(cel, scope->params[1], &t64)) goto failed_20;
        t63 = crd_cel_truth_of(t64);
      }
    failed_20:;
      crd_cel_truth t65 = t63;
      if (t65 != CRD_CEL_FALSE) {
        const crd_string error66 = cel->error;
        crd_cel_truth t67 = CRD_CEL_ERROR;
        {
          cost += 2;
          crd_cel_builder t69 = {NULL, 0, 0};
          for (size_t i68 = 0; i68 < self->initContainers.count; i68++) {
            if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
            const batch_volcano_sh_v1alpha1_CronJob_Container *c_70 = &self->initContainers.items[i68];
            cost += 14;
            crd_cel_builder t72 = {NULL, 0, 0};
            for (size_t i71 = 0; i71 < c_70->volumeMounts.count; i71++) {
              if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
              const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_73 = &c_70->volumeMounts.items[i71];
              cost += 14;
              crd_cel_push(cel, &t72, crd_cel_of_string(m_73->name));
            }
            cost += 1;
            crd_cel_value t74 = crd_cel_built(cel, &t72);
            crd_cel_push(cel, &t69, t74);
          }
          cost += 1;
          crd_cel_value t75 = crd_cel_built(cel, &t69);
          cost += 2;
          crd_cel_builder t77 = {NULL, 0, 0};
          for (size_t i76 = 0; i76 < self->containers.count; i76++) {
            if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
            const batch_volcano_sh_v1alpha1_CronJob_Container *c_78 = &self->containers.items[i76];
            cost += 14;
            crd_cel_builder t80 = {NULL, 0, 0};
            for (size_t i79 = 0; i79 < c_78->volumeMounts.count; i79++) {
              if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
              const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_81 = &c_78->volumeMounts.items[i79];
              cost += 14;
              crd_cel_push(cel, &t80, crd_cel_of_string(m_81->name));
            }
            cost += 1;
            crd_cel_value t82 = crd_cel_built(cel, &t80);
            crd_cel_push(cel, &t77, t82);
          }
          cost += 1;
          crd_cel_value t83 = crd_cel_built(cel, &t77);
          cost += 10;
          const crd_cel_value items84[2] = {t75, t83};
          crd_cel_value t85 = crd_cel_make_list(cel, items84, NULL, 2);
          if (t85.kind == CRD_CEL_FAILED) {
            cost += 25;
            goto failed_21;
          }
          const crd_cel_value arguments86[1] = {t85};
          crd_cel_value t87 = crd_cel_fn_flatten(cel, arguments86, 1);
          if (t87.kind == CRD_CEL_FAILED) {
            cost += 13;
            goto failed_21;
          }
          const crd_cel_value arguments88[1] = {t87};
          crd_cel_value t89 = crd_cel_fn_flatten(cel, arguments88, 1);
          if (t89.kind == CRD_CEL_FAILED) {
            cost += 1;
            goto failed_21;
          }
          crd_cel_truth t90 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-logs")), t89);
          t67 = t90;
        }
      failed_21:;
        t65 = crd_cel_and(cel, t65, error66, t67);
      }
      crd_cel_truth t91 = t65;
      if (t91 != CRD_CEL_FALSE) {
        const crd_string error92 = cel->error;
        cost += 2;
        crd_cel_builder t96 = {NULL, 0, 0};
        for (size_t i95 = 0; i95 < self->volumes.count; i95++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume *v_97 = &self->volumes.items[i95];
          cost += 14;
          crd_cel_push(cel, &t96, crd_cel_of_string(v_97->name));
        }
        cost += 1;
        crd_cel_value t98 = crd_cel_built(cel, &t96);
        crd_cel_truth t99 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-logs")), t98);
        cost += 1;
        crd_cel_truth t100 = crd_cel_not(t99);
        if (t100 != CRD_CEL_FALSE) {
          const crd_string error101 = cel->error;
          crd_cel_truth t102 = CRD_CEL_ERROR;
          {
            cost += 3;
            if ((0 < 0 || (uint64_t)0 >= self->containers.count) && !crd_cel_fail_index(cel, 0)) {
              cost += 2;
              goto failed_29;
            }
            cost += 1;
            crd_cel_builder t104 = {NULL, 0, 0};
            for (size_t i103 = 0; i103 < self->containers.items[0].volumeMounts.count; i103++) {
              if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
              const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_105 = &self->containers.items[0].volumeMounts.items[i103];
              cost += 14;
              crd_cel_push(cel, &t104, crd_cel_of_string(m_105->mountPath));
            }
            cost += 1;
            crd_cel_value t106 = crd_cel_built(cel, &t104);
            crd_cel_truth t107 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("/tmp/ray")), t106);
            cost += 1;
            t102 = crd_cel_not(t107);
          }
        failed_29:;
          t100 = crd_cel_and(cel, t100, error101, t102);
        }
        t91 = crd_cel_and(cel, t91, error92, t100);
      }
      t59 = crd_cel_or(cel, t59, error60, t91);
    }
    crd_cel_truth t108 = t59;
    if (t108 != CRD_CEL_TRUE) {
      const crd_string error109 = cel->error;
      crd_cel_truth t112 = CRD_CEL_ERROR;
      {
        cost += 1;
        if (crd_scope_failed(cel, &scope->params[2])) goto failed_33;
        bool t113 = false;
        if (!crd_cel_get_bool(cel, scope->params[2], &t113)) goto failed_33;
        t112 = crd_cel_truth_of(t113);
      }
    failed_33:;
      crd_cel_truth t114 = t112;
      if (t114 != CRD_CEL_FALSE) {
        const crd_string error115 = cel->error;
        crd_cel_truth t116 = CRD_CEL_ERROR;
        {
          cost += 2;
          crd_cel_builder t118 = {NULL, 0, 0};
          for (size_t i117 = 0; i117 < self->initContainers.count; i117++) {
            if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
            const batch_volcano_sh_v1alpha1_CronJob_Container *c_119 = &self->initContainers.items[i117];
            cost += 14;
            crd_cel_builder t121 = {NULL, 0, 0};
            for (size_t i120 = 0; i120 < c_119->volumeMounts.count; i120++) {
              if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
              const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_122 = &c_119->volumeMounts.items[i120];
              cost += 14;
              crd_cel_push(cel, &t121, crd_cel_of_string(m_122->name));
            }
            cost += 1;
            crd_cel_value t123 = crd_cel_built(cel, &t121);
            crd_cel_push(cel, &t118, t123);
          }
          cost += 1;
          crd_cel_value t124 = crd_cel_built(cel, &t118);
          cost += 2;
          crd_cel_builder t126 = {NULL, 0, 0};
          for (size_t i125 = 0; i125 < self->containers.count; i125++) {
            if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
            const batch_volcano_sh_v1alpha1_CronJob_Container *c_127 = &self->containers.items[i125];
            cost += 14;
            crd_cel_builder t129 = {NULL, 0, 0};
            for (size_t i128 = 0; i128 < c_127->volumeMounts.count; i128++) {
              if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
              const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_130 = &c_127->volumeMounts.items[i128];
              cost += 14;
              crd_cel_push(cel, &t129, crd_cel_of_string(m_130->name));
            }
            cost += 1;
            crd_cel_value t131 = crd_cel_built(cel, &t129);
            crd_cel_push(cel, &t126, t131);
          }
          cost += 1;
          crd_cel_value t132 = crd_cel_built(cel, &t126);
          cost += 10;
          const crd_cel_value items133[2] = {t124, t132};
          crd_cel_value t134 = crd_cel_make_list(cel, items133, NULL, 2);
          if (t134.kind == CRD_CEL_FAILED) {
            cost += 25;
            goto failed_34;
          }
          const crd_cel_value arguments135[1] = {t134};
          crd_cel_value t136 = crd_cel_fn_flatten(cel, arguments135, 1);
          if (t136.kind == CRD_CEL_FAILED) {
            cost += 13;
            goto failed_34;
          }
          const crd_cel_value arguments137[1] = {t136};
          crd_cel_value t138 = crd_cel_fn_flatten(cel, arguments137, 1);
          if (t138.kind == CRD_CEL_FAILED) {
            cost += 1;
            goto failed_34;
          }
          crd_cel_truth t139 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-token")), t138);
          t116 = t139;
        }
      failed_34:;
        t114 = crd_cel_and(cel, t114, error115, t116);
      }
      crd_cel_truth t140 = t114;
      if (t140 != CRD_CEL_FALSE) {
        const crd_string error141 = cel->error;
        cost += 2;
        crd_cel_builder t144 = {NULL, 0, 0};
        for (size_t i143 = 0; i143 < self->volumes.count; i143++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume *v_145 = &self->volumes.items[i143];
          cost += 14;
          crd_cel_push(cel, &t144, crd_cel_of_string(v_145->name));
        }
        cost += 1;
        crd_cel_value t146 = crd_cel_built(cel, &t144);
        crd_cel_truth t147 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-token")), t146);
        cost += 1;
        t140 = crd_cel_and(cel, t140, error141, crd_cel_not(t147));
      }
      t108 = crd_cel_or(cel, t108, error109, t140);
    }
    t8 = crd_cel_and(cel, t8, error9, t108);
  }
  return crd_cel_end(cel, cost, t8);
}

static const crd_cel_list set_pod_volumes_1_value_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_pod_volumes_1_value_constant_2 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_pod_volumes_1_value_table_1}};
/* value: [] */
static crd_cel_value set_pod_volumes_1_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_pod_volumes_1_value_constant_2 : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: shmMissing */
static crd_cel_truth set_pod_volumes_2_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[0])) goto failed_2;
    bool t3 = false;
    if (!crd_cel_get_bool(cel, scope->params[0], &t3)) goto failed_2;
    t2 = crd_cel_truth_of(t3);
  }
failed_2:;
  crd_cel_truth t4 = t2;
  if (t4 != CRD_CEL_FALSE) {
    const crd_string error5 = cel->error;
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 2;
      crd_cel_builder t8 = {NULL, 0, 0};
      for (size_t i7 = 0; i7 < self->initContainers.count; i7++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_Container *c_9 = &self->initContainers.items[i7];
        cost += 14;
        crd_cel_builder t11 = {NULL, 0, 0};
        for (size_t i10 = 0; i10 < c_9->volumeMounts.count; i10++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_12 = &c_9->volumeMounts.items[i10];
          cost += 14;
          crd_cel_push(cel, &t11, crd_cel_of_string(m_12->name));
        }
        cost += 1;
        crd_cel_value t13 = crd_cel_built(cel, &t11);
        crd_cel_push(cel, &t8, t13);
      }
      cost += 1;
      crd_cel_value t14 = crd_cel_built(cel, &t8);
      cost += 2;
      crd_cel_builder t16 = {NULL, 0, 0};
      for (size_t i15 = 0; i15 < self->containers.count; i15++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_Container *c_17 = &self->containers.items[i15];
        cost += 14;
        crd_cel_builder t19 = {NULL, 0, 0};
        for (size_t i18 = 0; i18 < c_17->volumeMounts.count; i18++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_20 = &c_17->volumeMounts.items[i18];
          cost += 14;
          crd_cel_push(cel, &t19, crd_cel_of_string(m_20->name));
        }
        cost += 1;
        crd_cel_value t21 = crd_cel_built(cel, &t19);
        crd_cel_push(cel, &t16, t21);
      }
      cost += 1;
      crd_cel_value t22 = crd_cel_built(cel, &t16);
      cost += 10;
      const crd_cel_value items23[2] = {t14, t22};
      crd_cel_value t24 = crd_cel_make_list(cel, items23, NULL, 2);
      if (t24.kind == CRD_CEL_FAILED) {
        cost += 25;
        goto failed_3;
      }
      const crd_cel_value arguments25[1] = {t24};
      crd_cel_value t26 = crd_cel_fn_flatten(cel, arguments25, 1);
      if (t26.kind == CRD_CEL_FAILED) {
        cost += 13;
        goto failed_3;
      }
      const crd_cel_value arguments27[1] = {t26};
      crd_cel_value t28 = crd_cel_fn_flatten(cel, arguments27, 1);
      if (t28.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_3;
      }
      crd_cel_truth t29 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("shared-mem")), t28);
      t6 = t29;
    }
  failed_3:;
    t4 = crd_cel_and(cel, t4, error5, t6);
  }
  crd_cel_truth t30 = t4;
  if (t30 != CRD_CEL_FALSE) {
    const crd_string error31 = cel->error;
    cost += 2;
    crd_cel_builder t35 = {NULL, 0, 0};
    for (size_t i34 = 0; i34 < self->volumes.count; i34++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume *v_36 = &self->volumes.items[i34];
      cost += 14;
      crd_cel_push(cel, &t35, crd_cel_of_string(v_36->name));
    }
    cost += 1;
    crd_cel_value t37 = crd_cel_built(cel, &t35);
    crd_cel_truth t38 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("shared-mem")), t37);
    cost += 1;
    crd_cel_truth t39 = crd_cel_not(t38);
    if (t39 != CRD_CEL_FALSE) {
      const crd_string error40 = cel->error;
      crd_cel_truth t41 = CRD_CEL_ERROR;
      {
        cost += 3;
        if ((0 < 0 || (uint64_t)0 >= self->containers.count) && !crd_cel_fail_index(cel, 0)) {
          cost += 2;
          goto failed_11;
        }
        cost += 1;
        crd_cel_builder t43 = {NULL, 0, 0};
        for (size_t i42 = 0; i42 < self->containers.items[0].volumeMounts.count; i42++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_44 = &self->containers.items[0].volumeMounts.items[i42];
          cost += 14;
          crd_cel_push(cel, &t43, crd_cel_of_string(m_44->mountPath));
        }
        cost += 1;
        crd_cel_value t45 = crd_cel_built(cel, &t43);
        crd_cel_truth t46 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("/dev/shm")), t45);
        cost += 1;
        t41 = crd_cel_not(t46);
      }
    failed_11:;
      t39 = crd_cel_and(cel, t39, error40, t41);
    }
    t30 = crd_cel_and(cel, t30, error31, t39);
  }
  return crd_cel_end(cel, cost, t30);
}

static const crd_cel_entry set_pod_volumes_2_value_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"medium", 6}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"Memory", 6}}}},
};
static const crd_cel_map set_pod_volumes_2_value_table_1 = {set_pod_volumes_2_value_items_1, 1, NULL};
static const crd_cel_entry set_pod_volumes_2_value_items_2[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"name", 4}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"shared-mem", 10}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"emptyDir", 8}}},
     {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_volumes_2_value_table_1}}},
};
static const crd_cel_map set_pod_volumes_2_value_table_2 = {set_pod_volumes_2_value_items_2, 2, NULL};
static const crd_cel_value set_pod_volumes_2_value_constant_3 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_pod_volumes_2_value_table_2}};
/* value: {'name': 'shared-mem', 'emptyDir': {'medium': 'Memory'}} */
static crd_cel_value set_pod_volumes_2_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_pod_volumes_2_value_constant_3 : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: logsMissing */
static crd_cel_truth set_pod_volumes_3_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[1])) goto failed_2;
    bool t3 = false;
    if (!crd_cel_get_bool(cel, scope->params[1], &t3)) goto failed_2;
    t2 = crd_cel_truth_of(t3);
  }
failed_2:;
  crd_cel_truth t4 = t2;
  if (t4 != CRD_CEL_FALSE) {
    const crd_string error5 = cel->error;
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 2;
      crd_cel_builder t8 = {NULL, 0, 0};
      for (size_t i7 = 0; i7 < self->initContainers.count; i7++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_Container *c_9 = &self->initContainers.items[i7];
        cost += 14;
        crd_cel_builder t11 = {NULL, 0, 0};
        for (size_t i10 = 0; i10 < c_9->volumeMounts.count; i10++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_12 = &c_9->volumeMounts.items[i10];
          cost += 14;
          crd_cel_push(cel, &t11, crd_cel_of_string(m_12->name));
        }
        cost += 1;
        crd_cel_value t13 = crd_cel_built(cel, &t11);
        crd_cel_push(cel, &t8, t13);
      }
      cost += 1;
      crd_cel_value t14 = crd_cel_built(cel, &t8);
      cost += 2;
      crd_cel_builder t16 = {NULL, 0, 0};
      for (size_t i15 = 0; i15 < self->containers.count; i15++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_Container *c_17 = &self->containers.items[i15];
        cost += 14;
        crd_cel_builder t19 = {NULL, 0, 0};
        for (size_t i18 = 0; i18 < c_17->volumeMounts.count; i18++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_20 = &c_17->volumeMounts.items[i18];
          cost += 14;
          crd_cel_push(cel, &t19, crd_cel_of_string(m_20->name));
        }
        cost += 1;
        crd_cel_value t21 = crd_cel_built(cel, &t19);
        crd_cel_push(cel, &t16, t21);
      }
      cost += 1;
      crd_cel_value t22 = crd_cel_built(cel, &t16);
      cost += 10;
      const crd_cel_value items23[2] = {t14, t22};
      crd_cel_value t24 = crd_cel_make_list(cel, items23, NULL, 2);
      if (t24.kind == CRD_CEL_FAILED) {
        cost += 25;
        goto failed_3;
      }
      const crd_cel_value arguments25[1] = {t24};
      crd_cel_value t26 = crd_cel_fn_flatten(cel, arguments25, 1);
      if (t26.kind == CRD_CEL_FAILED) {
        cost += 13;
        goto failed_3;
      }
      const crd_cel_value arguments27[1] = {t26};
      crd_cel_value t28 = crd_cel_fn_flatten(cel, arguments27, 1);
      if (t28.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_3;
      }
      crd_cel_truth t29 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-logs")), t28);
      t6 = t29;
    }
  failed_3:;
    t4 = crd_cel_and(cel, t4, error5, t6);
  }
  crd_cel_truth t30 = t4;
  if (t30 != CRD_CEL_FALSE) {
    const crd_string error31 = cel->error;
    cost += 2;
    crd_cel_builder t35 = {NULL, 0, 0};
    for (size_t i34 = 0; i34 < self->volumes.count; i34++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume *v_36 = &self->volumes.items[i34];
      cost += 14;
      crd_cel_push(cel, &t35, crd_cel_of_string(v_36->name));
    }
    cost += 1;
    crd_cel_value t37 = crd_cel_built(cel, &t35);
    crd_cel_truth t38 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-logs")), t37);
    cost += 1;
    crd_cel_truth t39 = crd_cel_not(t38);
    if (t39 != CRD_CEL_FALSE) {
      const crd_string error40 = cel->error;
      crd_cel_truth t41 = CRD_CEL_ERROR;
      {
        cost += 3;
        if ((0 < 0 || (uint64_t)0 >= self->containers.count) && !crd_cel_fail_index(cel, 0)) {
          cost += 2;
          goto failed_11;
        }
        cost += 1;
        crd_cel_builder t43 = {NULL, 0, 0};
        for (size_t i42 = 0; i42 < self->containers.items[0].volumeMounts.count; i42++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_44 = &self->containers.items[0].volumeMounts.items[i42];
          cost += 14;
          crd_cel_push(cel, &t43, crd_cel_of_string(m_44->mountPath));
        }
        cost += 1;
        crd_cel_value t45 = crd_cel_built(cel, &t43);
        crd_cel_truth t46 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("/tmp/ray")), t45);
        cost += 1;
        t41 = crd_cel_not(t46);
      }
    failed_11:;
      t39 = crd_cel_and(cel, t39, error40, t41);
    }
    t30 = crd_cel_and(cel, t30, error31, t39);
  }
  return crd_cel_end(cel, cost, t30);
}

static const crd_cel_map set_pod_volumes_3_value_table_1 = {NULL, 0, NULL};
static const crd_cel_entry set_pod_volumes_3_value_items_2[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"name", 4}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"ray-logs", 8}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"emptyDir", 8}}},
     {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_volumes_3_value_table_1}}},
};
static const crd_cel_map set_pod_volumes_3_value_table_2 = {set_pod_volumes_3_value_items_2, 2, NULL};
static const crd_cel_value set_pod_volumes_3_value_constant_3 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_pod_volumes_3_value_table_2}};
/* value: {'name': 'ray-logs', 'emptyDir': {}} */
static crd_cel_value set_pod_volumes_3_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_pod_volumes_3_value_constant_3 : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: tokenMissing */
static crd_cel_truth set_pod_volumes_4_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t2 = CRD_CEL_ERROR;
  {
    cost += 1;
    if (crd_scope_failed(cel, &scope->params[2])) goto failed_2;
    bool t3 = false;
    if (!crd_cel_get_bool(cel, scope->params[2], &t3)) goto failed_2;
    t2 = crd_cel_truth_of(t3);
  }
failed_2:;
  crd_cel_truth t4 = t2;
  if (t4 != CRD_CEL_FALSE) {
    const crd_string error5 = cel->error;
    crd_cel_truth t6 = CRD_CEL_ERROR;
    {
      cost += 2;
      crd_cel_builder t8 = {NULL, 0, 0};
      for (size_t i7 = 0; i7 < self->initContainers.count; i7++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_Container *c_9 = &self->initContainers.items[i7];
        cost += 14;
        crd_cel_builder t11 = {NULL, 0, 0};
        for (size_t i10 = 0; i10 < c_9->volumeMounts.count; i10++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_12 = &c_9->volumeMounts.items[i10];
          cost += 14;
          crd_cel_push(cel, &t11, crd_cel_of_string(m_12->name));
        }
        cost += 1;
        crd_cel_value t13 = crd_cel_built(cel, &t11);
        crd_cel_push(cel, &t8, t13);
      }
      cost += 1;
      crd_cel_value t14 = crd_cel_built(cel, &t8);
      cost += 2;
      crd_cel_builder t16 = {NULL, 0, 0};
      for (size_t i15 = 0; i15 < self->containers.count; i15++) {
        if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
        const batch_volcano_sh_v1alpha1_CronJob_Container *c_17 = &self->containers.items[i15];
        cost += 14;
        crd_cel_builder t19 = {NULL, 0, 0};
        for (size_t i18 = 0; i18 < c_17->volumeMounts.count; i18++) {
          if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
          const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *m_20 = &c_17->volumeMounts.items[i18];
          cost += 14;
          crd_cel_push(cel, &t19, crd_cel_of_string(m_20->name));
        }
        cost += 1;
        crd_cel_value t21 = crd_cel_built(cel, &t19);
        crd_cel_push(cel, &t16, t21);
      }
      cost += 1;
      crd_cel_value t22 = crd_cel_built(cel, &t16);
      cost += 10;
      const crd_cel_value items23[2] = {t14, t22};
      crd_cel_value t24 = crd_cel_make_list(cel, items23, NULL, 2);
      if (t24.kind == CRD_CEL_FAILED) {
        cost += 25;
        goto failed_3;
      }
      const crd_cel_value arguments25[1] = {t24};
      crd_cel_value t26 = crd_cel_fn_flatten(cel, arguments25, 1);
      if (t26.kind == CRD_CEL_FAILED) {
        cost += 13;
        goto failed_3;
      }
      const crd_cel_value arguments27[1] = {t26};
      crd_cel_value t28 = crd_cel_fn_flatten(cel, arguments27, 1);
      if (t28.kind == CRD_CEL_FAILED) {
        cost += 1;
        goto failed_3;
      }
      crd_cel_truth t29 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-token")), t28);
      t6 = t29;
    }
  failed_3:;
    t4 = crd_cel_and(cel, t4, error5, t6);
  }
  crd_cel_truth t30 = t4;
  if (t30 != CRD_CEL_FALSE) {
    const crd_string error31 = cel->error;
    cost += 2;
    crd_cel_builder t34 = {NULL, 0, 0};
    for (size_t i33 = 0; i33 < self->volumes.count; i33++) {
      if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
      const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume *v_35 = &self->volumes.items[i33];
      cost += 14;
      crd_cel_push(cel, &t34, crd_cel_of_string(v_35->name));
    }
    cost += 1;
    crd_cel_value t36 = crd_cel_built(cel, &t34);
    crd_cel_truth t37 = crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-token")), t36);
    cost += 1;
    t30 = crd_cel_and(cel, t30, error31, crd_cel_not(t37));
  }
  return crd_cel_end(cel, cost, t30);
}

static const crd_cel_entry set_pod_volumes_4_value_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"path", 4}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"token", 5}}}},
};
static const crd_cel_map set_pod_volumes_4_value_table_1 = {set_pod_volumes_4_value_items_1, 1, NULL};
static const crd_cel_entry set_pod_volumes_4_value_items_2[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"serviceAccountToken", 19}}},
     {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_volumes_4_value_table_1}}},
};
static const crd_cel_map set_pod_volumes_4_value_table_2 = {set_pod_volumes_4_value_items_2, 1, NULL};
static const crd_cel_value set_pod_volumes_4_value_items_3[] = {
    {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_volumes_4_value_table_2}},
};
static const crd_cel_list set_pod_volumes_4_value_table_3 = {set_pod_volumes_4_value_items_3, 1, NULL};
static const crd_cel_entry set_pod_volumes_4_value_items_4[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"sources", 7}}},
     {.kind = CRD_CEL_LIST, .as = {.list = &set_pod_volumes_4_value_table_3}}},
};
static const crd_cel_map set_pod_volumes_4_value_table_4 = {set_pod_volumes_4_value_items_4, 1, NULL};
static const crd_cel_entry set_pod_volumes_4_value_items_5[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"name", 4}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"ray-token", 9}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"projected", 9}}},
     {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_volumes_4_value_table_4}}},
};
static const crd_cel_map set_pod_volumes_4_value_table_5 = {set_pod_volumes_4_value_items_5, 2, NULL};
static const crd_cel_value set_pod_volumes_4_value_constant_6 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_pod_volumes_4_value_table_5}};
/* value: {'name': 'ray-token', 'projected': {'sources': [{'serviceAccountToken': {'path': 'token'}}]}} */
static crd_cel_value set_pod_volumes_4_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_pod_volumes_4_value_constant_6 : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_mutation set_pod_volumes_1_mutation = {
    .op = CRD_MUTATE_SET,
    .path = CRD_STRING_INIT("/volumes"),
    .value = {.function = {.value = set_pod_volumes_1_value}},
};
static const crd_mutation set_pod_volumes_2_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/volumes/-"),
    .value = {.function = {.value = set_pod_volumes_2_value}},
};
static const crd_mutation set_pod_volumes_3_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/volumes/-"),
    .value = {.function = {.value = set_pod_volumes_3_value}},
};
static const crd_mutation set_pod_volumes_4_mutation = {
    .op = CRD_MUTATE_ADD,
    .path = CRD_STRING_INIT("/volumes/-"),
    .value = {.function = {.value = set_pod_volumes_4_value}},
};
static const crd_step set_pod_volumes_steps[] = {
    {
        .kind = CRD_STEP_MUTATE,
        .when = {.function = {.truth = set_pod_volumes_1_when}},
        .mutation = &set_pod_volumes_1_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .when = {.function = {.truth = set_pod_volumes_2_when}},
        .mutation = &set_pod_volumes_2_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .when = {.function = {.truth = set_pod_volumes_3_when}},
        .mutation = &set_pod_volumes_3_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE,
        .when = {.function = {.truth = set_pod_volumes_4_when}},
        .mutation = &set_pod_volumes_4_mutation,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_pod_volumes_a4e1347d = {
    .name = CRD_STRING_INIT("pod-volumes"),
    .steps = set_pod_volumes_steps,
    .step_count = 4,
    .mode = CRD_SET_FIRST,
};
