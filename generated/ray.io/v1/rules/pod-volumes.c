/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* pod-volumes, declared at CronJob.spec.jobTemplate.spec.tasks[].template.spec */
/* when: size(volumes) == 0 && (shmMissing || logsMissing || tokenMissing) */
static crd_cel_truth set_pod_volumes_1_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list *range0 = NULL, *range5 = NULL, *range11 = NULL, *range17 = NULL;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0, n2 = 0, i2 = 0, n3 = 0, i3 = 0, n4 = 0, i4 = 0, n5 = 0, i5 = 0, n6 = 0, i6 = 0, n7 = 0, i7 = 0, n8 = 0, i8 = 0, n9 = 0, i9 = 0, n10 = 0, i10 = 0, n11 = 0, i11 = 0, n12 = 0, i12 = 0, n13 = 0, i13 = 0, n14 = 0, i14 = 0, n15 = 0, i15 = 0, n16 = 0, i16 = 0, n17 = 0, i17 = 0;
  crd_cel_value t4, v11, t16, t17, t24, t25, t26, t27, t28, t36, t46, t60, t61, t68, t69, t70, t71, t72, t80, t90, t105, t106, t113, t114, t115, t116, t117, t125;
  crd_cel_builder list0, list2, list1, list4, list3, list5, list6, list8, list7, list10, list9, list11, list12, list14, list13, list16, list15, list17;
  crd_cel_truth t6 = CRD_CEL_ERROR, t8 = CRD_CEL_ERROR, t29 = CRD_CEL_ERROR, t38 = CRD_CEL_ERROR, t48 = CRD_CEL_ERROR, t52 = CRD_CEL_ERROR, t73 = CRD_CEL_ERROR, t82 = CRD_CEL_ERROR, t92 = CRD_CEL_ERROR, t97 = CRD_CEL_ERROR, t118 = CRD_CEL_ERROR, t127 = CRD_CEL_ERROR;
  crd_string t7 = {NULL, 0}, t9 = {NULL, 0}, t31 = {NULL, 0}, t39 = {NULL, 0}, t51 = {NULL, 0}, t53 = {NULL, 0}, t75 = {NULL,
                                                                                                                        0},
                                                                                                                        t83 = {NULL, 0}, t96 = {NULL, 0}, t98 = {NULL, 0}, t120 = {NULL, 0};
  bool v15 = false, v62 = false, t37 = false, t47 = false, v103 = false, v150 = false, t81 = false, t91 = false, v193 = false, v240 = false, t126 = false;
  const batch_volcano_sh_v1alpha1_CronJob_Container_list *range1 = NULL, *range3 = NULL, *range7 = NULL, *range9 = NULL, *range13 = NULL, *range15 = NULL;
  const batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list *range2 = NULL, *range4 = NULL, *range6 = NULL, *range8 = NULL, *range10 = NULL, *range12 = NULL, *range14 = NULL, *range16 = NULL;
  cost += 2;
  range0 = &self->volumes;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_9;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list0, crd_cel_of_string(range0->items[i0].name));
  if (++i0 < n0) goto loop_0;
at_9:
  cost += 1;
  t4 = crd_cel_built(cel, &list0);
  if ((v11 = crd_cel_fn_size(cel, (const crd_cel_value[1]){t4},
                             1)).kind == CRD_CEL_FAILED) { cost += 1; t6 = CRD_CEL_ERROR; goto at_13; }
  t6 = crd_cel_truth_of(v11.as.integer == 0);
  cost += 1;
at_13:
  if (t6 == CRD_CEL_FALSE) goto at_263;
  t7 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { t8 = CRD_CEL_ERROR; goto at_17; }
  if (!crd_cel_get_bool(cel, scope->params[0], &v15)) { t8 = CRD_CEL_ERROR; goto at_17; }
  t8 = crd_cel_truth_of(v15);
  if (t8 == CRD_CEL_ERROR) { t8 = CRD_CEL_ERROR; goto at_17; }
at_17:
  if (t8 == CRD_CEL_FALSE) goto at_64;
  t9 = cel->error;
  cost += 2;
  range1 = &self->initContainers;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_37;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  range2 = &range1->items[i1].volumeMounts;
  n2 = range2->count;
  i2 = 0, list2 = (crd_cel_builder){NULL, 0, 0};
  if (!n2) goto at_33;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list2, crd_cel_of_string(range2->items[i2].name));
  if (++i2 < n2) goto loop_2;
at_33:
  cost += 1;
  t16 = crd_cel_built(cel, &list2);
  crd_cel_push(cel, &list1, t16);
  if (++i1 < n1) goto loop_1;
at_37:
  cost += 1;
  t17 = crd_cel_built(cel, &list1);
  cost += 2;
  range3 = &self->containers;
  n3 = range3->count;
  i3 = 0, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_57;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  range4 = &range3->items[i3].volumeMounts;
  n4 = range4->count;
  i4 = 0, list4 = (crd_cel_builder){NULL, 0, 0};
  if (!n4) goto at_53;
loop_4:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list4, crd_cel_of_string(range4->items[i4].name));
  if (++i4 < n4) goto loop_4;
at_53:
  cost += 1;
  t24 = crd_cel_built(cel, &list4);
  crd_cel_push(cel, &list3, t24);
  if (++i3 < n3) goto loop_3;
at_57:
  cost += 1;
  t25 = crd_cel_built(cel, &list3);
  cost += 10;
  if ((t26 = crd_cel_make_list(cel, (const crd_cel_value[2]){t17, t25}, NULL,
                               2)).kind == CRD_CEL_FAILED) { cost += 25; t29 = CRD_CEL_ERROR; goto at_63; }
  if ((t27 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t26},
                                1)).kind == CRD_CEL_FAILED) { cost += 13; t29 = CRD_CEL_ERROR; goto at_63; }
  if ((t28 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t27},
                                1)).kind == CRD_CEL_FAILED) { cost += 1; t29 = CRD_CEL_ERROR; goto at_63; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("shared-mem")), t28),
                     &v62)) { t29 = CRD_CEL_ERROR; goto at_63; }
  t29 = crd_cel_truth_of(v62);
at_63:
  t8 = crd_cel_and(cel, t8, t9, t29);
at_64:
  if (t8 == CRD_CEL_ERROR) { t8 = CRD_CEL_ERROR; goto at_65; }
at_65:
  if (t8 == CRD_CEL_FALSE) goto at_100;
  t31 = cel->error;
  cost += 2;
  range5 = &self->volumes;
  n5 = range5->count;
  i5 = 0, list5 = (crd_cel_builder){NULL, 0, 0};
  if (!n5) goto at_76;
loop_5:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list5, crd_cel_of_string(range5->items[i5].name));
  if (++i5 < n5) goto loop_5;
at_76:
  cost += 1;
  t36 = crd_cel_built(cel, &list5);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("shared-mem")), t36),
                     &t37)) { cost += 1; t38 = CRD_CEL_ERROR; goto at_80; }
  t38 = crd_cel_truth_of(!t37);
  cost += 1;
at_80:
  if (t38 == CRD_CEL_FALSE) goto at_98;
  t39 = cel->error;
  cost += 3;
  if ((0 < 0 || (uint64_t)0 >= self->containers.count) &&
      !crd_cel_fail_index(cel, 0)) { cost += 2; t48 = CRD_CEL_ERROR; goto at_97; }
  cost += 1;
  range6 = &self->containers.items[0].volumeMounts;
  n6 = range6->count;
  i6 = 0, list6 = (crd_cel_builder){NULL, 0, 0};
  if (!n6) goto at_93;
loop_6:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list6, crd_cel_of_string(range6->items[i6].mountPath));
  if (++i6 < n6) goto loop_6;
at_93:
  cost += 1;
  t46 = crd_cel_built(cel, &list6);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("/dev/shm")), t46),
                     &t47)) { cost += 1; t48 = CRD_CEL_ERROR; goto at_97; }
  t48 = crd_cel_truth_of(!t47);
  cost += 1;
at_97:
  t38 = crd_cel_and(cel, t38, t39, t48);
at_98:
  if (t38 == CRD_CEL_ERROR) { t38 = CRD_CEL_ERROR; goto at_99; }
at_99:
  t8 = crd_cel_and(cel, t8, t31, t38);
at_100:
  if (t8 == CRD_CEL_ERROR) { t8 = CRD_CEL_ERROR; goto at_101; }
at_101:
  if (t8 == CRD_CEL_TRUE) goto at_190;
  t51 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { t52 = CRD_CEL_ERROR; goto at_105; }
  if (!crd_cel_get_bool(cel, scope->params[1], &v103)) { t52 = CRD_CEL_ERROR; goto at_105; }
  t52 = crd_cel_truth_of(v103);
  if (t52 == CRD_CEL_ERROR) { t52 = CRD_CEL_ERROR; goto at_105; }
at_105:
  if (t52 == CRD_CEL_FALSE) goto at_152;
  t53 = cel->error;
  cost += 2;
  range7 = &self->initContainers;
  n7 = range7->count;
  i7 = 0, list7 = (crd_cel_builder){NULL, 0, 0};
  if (!n7) goto at_125;
loop_7:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  range8 = &range7->items[i7].volumeMounts;
  n8 = range8->count;
  i8 = 0, list8 = (crd_cel_builder){NULL, 0, 0};
  if (!n8) goto at_121;
loop_8:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list8, crd_cel_of_string(range8->items[i8].name));
  if (++i8 < n8) goto loop_8;
at_121:
  cost += 1;
  t60 = crd_cel_built(cel, &list8);
  crd_cel_push(cel, &list7, t60);
  if (++i7 < n7) goto loop_7;
at_125:
  cost += 1;
  t61 = crd_cel_built(cel, &list7);
  cost += 2;
  range9 = &self->containers;
  n9 = range9->count;
  i9 = 0, list9 = (crd_cel_builder){NULL, 0, 0};
  if (!n9) goto at_145;
loop_9:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  range10 = &range9->items[i9].volumeMounts;
  n10 = range10->count;
  i10 = 0, list10 = (crd_cel_builder){NULL, 0, 0};
  if (!n10) goto at_141;
loop_10:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list10, crd_cel_of_string(range10->items[i10].name));
  if (++i10 < n10) goto loop_10;
at_141:
  cost += 1;
  t68 = crd_cel_built(cel, &list10);
  crd_cel_push(cel, &list9, t68);
  if (++i9 < n9) goto loop_9;
at_145:
  cost += 1;
  t69 = crd_cel_built(cel, &list9);
  cost += 10;
  if ((t70 = crd_cel_make_list(cel, (const crd_cel_value[2]){t61, t69}, NULL,
                               2)).kind == CRD_CEL_FAILED) { cost += 25; t73 = CRD_CEL_ERROR; goto at_151; }
  if ((t71 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t70},
                                1)).kind == CRD_CEL_FAILED) { cost += 13; t73 = CRD_CEL_ERROR; goto at_151; }
  if ((t72 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t71},
                                1)).kind == CRD_CEL_FAILED) { cost += 1; t73 = CRD_CEL_ERROR; goto at_151; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-logs")), t72),
                     &v150)) { t73 = CRD_CEL_ERROR; goto at_151; }
  t73 = crd_cel_truth_of(v150);
at_151:
  t52 = crd_cel_and(cel, t52, t53, t73);
at_152:
  if (t52 == CRD_CEL_ERROR) { t52 = CRD_CEL_ERROR; goto at_153; }
at_153:
  if (t52 == CRD_CEL_FALSE) goto at_188;
  t75 = cel->error;
  cost += 2;
  range11 = &self->volumes;
  n11 = range11->count;
  i11 = 0, list11 = (crd_cel_builder){NULL, 0, 0};
  if (!n11) goto at_164;
loop_11:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list11, crd_cel_of_string(range11->items[i11].name));
  if (++i11 < n11) goto loop_11;
at_164:
  cost += 1;
  t80 = crd_cel_built(cel, &list11);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-logs")), t80),
                     &t81)) { cost += 1; t82 = CRD_CEL_ERROR; goto at_168; }
  t82 = crd_cel_truth_of(!t81);
  cost += 1;
at_168:
  if (t82 == CRD_CEL_FALSE) goto at_186;
  t83 = cel->error;
  cost += 3;
  if ((0 < 0 || (uint64_t)0 >= self->containers.count) &&
      !crd_cel_fail_index(cel, 0)) { cost += 2; t92 = CRD_CEL_ERROR; goto at_185; }
  cost += 1;
  range12 = &self->containers.items[0].volumeMounts;
  n12 = range12->count;
  i12 = 0, list12 = (crd_cel_builder){NULL, 0, 0};
  if (!n12) goto at_181;
loop_12:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list12, crd_cel_of_string(range12->items[i12].mountPath));
  if (++i12 < n12) goto loop_12;
at_181:
  cost += 1;
  t90 = crd_cel_built(cel, &list12);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("/tmp/ray")), t90),
                     &t91)) { cost += 1; t92 = CRD_CEL_ERROR; goto at_185; }
  t92 = crd_cel_truth_of(!t91);
  cost += 1;
at_185:
  t82 = crd_cel_and(cel, t82, t83, t92);
at_186:
  if (t82 == CRD_CEL_ERROR) { t82 = CRD_CEL_ERROR; goto at_187; }
at_187:
  t52 = crd_cel_and(cel, t52, t75, t82);
at_188:
  if (t52 == CRD_CEL_ERROR) { t52 = CRD_CEL_ERROR; goto at_189; }
at_189:
  t8 = crd_cel_or(cel, t8, t51, t52);
at_190:
  if (t8 == CRD_CEL_ERROR) { t8 = CRD_CEL_ERROR; goto at_191; }
at_191:
  if (t8 == CRD_CEL_TRUE) goto at_261;
  t96 = cel->error;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { t97 = CRD_CEL_ERROR; goto at_195; }
  if (!crd_cel_get_bool(cel, scope->params[2], &v193)) { t97 = CRD_CEL_ERROR; goto at_195; }
  t97 = crd_cel_truth_of(v193);
  if (t97 == CRD_CEL_ERROR) { t97 = CRD_CEL_ERROR; goto at_195; }
at_195:
  if (t97 == CRD_CEL_FALSE) goto at_242;
  t98 = cel->error;
  cost += 2;
  range13 = &self->initContainers;
  n13 = range13->count;
  i13 = 0, list13 = (crd_cel_builder){NULL, 0, 0};
  if (!n13) goto at_215;
loop_13:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  range14 = &range13->items[i13].volumeMounts;
  n14 = range14->count;
  i14 = 0, list14 = (crd_cel_builder){NULL, 0, 0};
  if (!n14) goto at_211;
loop_14:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list14, crd_cel_of_string(range14->items[i14].name));
  if (++i14 < n14) goto loop_14;
at_211:
  cost += 1;
  t105 = crd_cel_built(cel, &list14);
  crd_cel_push(cel, &list13, t105);
  if (++i13 < n13) goto loop_13;
at_215:
  cost += 1;
  t106 = crd_cel_built(cel, &list13);
  cost += 2;
  range15 = &self->containers;
  n15 = range15->count;
  i15 = 0, list15 = (crd_cel_builder){NULL, 0, 0};
  if (!n15) goto at_235;
loop_15:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  range16 = &range15->items[i15].volumeMounts;
  n16 = range16->count;
  i16 = 0, list16 = (crd_cel_builder){NULL, 0, 0};
  if (!n16) goto at_231;
loop_16:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list16, crd_cel_of_string(range16->items[i16].name));
  if (++i16 < n16) goto loop_16;
at_231:
  cost += 1;
  t113 = crd_cel_built(cel, &list16);
  crd_cel_push(cel, &list15, t113);
  if (++i15 < n15) goto loop_15;
at_235:
  cost += 1;
  t114 = crd_cel_built(cel, &list15);
  cost += 10;
  if ((t115 = crd_cel_make_list(cel, (const crd_cel_value[2]){t106, t114}, NULL,
                                2)).kind == CRD_CEL_FAILED) { cost += 25; t118 = CRD_CEL_ERROR; goto at_241; }
  if ((t116 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t115},
                                 1)).kind == CRD_CEL_FAILED) { cost += 13; t118 = CRD_CEL_ERROR; goto at_241; }
  if ((t117 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t116},
                                 1)).kind == CRD_CEL_FAILED) { cost += 1; t118 = CRD_CEL_ERROR; goto at_241; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-token")), t117),
                     &v240)) { t118 = CRD_CEL_ERROR; goto at_241; }
  t118 = crd_cel_truth_of(v240);
at_241:
  t97 = crd_cel_and(cel, t97, t98, t118);
at_242:
  if (t97 == CRD_CEL_ERROR) { t97 = CRD_CEL_ERROR; goto at_243; }
at_243:
  if (t97 == CRD_CEL_FALSE) goto at_259;
  t120 = cel->error;
  cost += 2;
  range17 = &self->volumes;
  n17 = range17->count;
  i17 = 0, list17 = (crd_cel_builder){NULL, 0, 0};
  if (!n17) goto at_254;
loop_17:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list17, crd_cel_of_string(range17->items[i17].name));
  if (++i17 < n17) goto loop_17;
at_254:
  cost += 1;
  t125 = crd_cel_built(cel, &list17);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-token")), t125),
                     &t126)) { cost += 1; t127 = CRD_CEL_ERROR; goto at_258; }
  t127 = crd_cel_truth_of(!t126);
  cost += 1;
at_258:
  t97 = crd_cel_and(cel, t97, t120, t127);
at_259:
  if (t97 == CRD_CEL_ERROR) { t97 = CRD_CEL_ERROR; goto at_260; }
at_260:
  t8 = crd_cel_or(cel, t8, t96, t97);
at_261:
  if (t8 == CRD_CEL_ERROR) { t8 = CRD_CEL_ERROR; goto at_262; }
at_262:
  t6 = crd_cel_and(cel, t6, t7, t8);
at_263:
  if (t6 == CRD_CEL_ERROR) goto at_265;
  return crd_cel_end(cel, cost, t6);
at_265:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_list set_pod_volumes_1_value_table_0 = {NULL, 0, NULL};
static const crd_cel_value set_pod_volumes_1_value_constant_0 = {.kind = CRD_CEL_LIST,
                                                                 .as = {.list = &set_pod_volumes_1_value_table_0}};
/* value: [] */
static crd_cel_value set_pod_volumes_1_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_pod_volumes_1_value_constant_0 : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: shmMissing */
static crd_cel_truth set_pod_volumes_2_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t0 = CRD_CEL_ERROR, t21 = CRD_CEL_ERROR, t30 = CRD_CEL_ERROR, t40 = CRD_CEL_ERROR;
  bool v0 = false, v47 = false, t29 = false, t39 = false;
  crd_string t1 = {NULL, 0}, t23 = {NULL, 0}, t31 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_Container_list *range0 = NULL, *range2 = NULL;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0, n2 = 0, i2 = 0, n3 = 0, i3 = 0, n4 = 0, i4 = 0, n5 = 0, i5 = 0;
  const batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list *range1 = NULL, *range3 = NULL, *range5 = NULL;
  crd_cel_value t8, t9, t16, t17, t18, t19, t20, t28, t38;
  crd_cel_builder list1, list0, list3, list2, list4, list5;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list *range4 = NULL;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { t0 = CRD_CEL_ERROR; goto at_2; }
  if (!crd_cel_get_bool(cel, scope->params[0], &v0)) { t0 = CRD_CEL_ERROR; goto at_2; }
  t0 = crd_cel_truth_of(v0);
  if (t0 == CRD_CEL_ERROR) { t0 = CRD_CEL_ERROR; goto at_2; }
at_2:
  if (t0 == CRD_CEL_FALSE) goto at_49;
  t1 = cel->error;
  cost += 2;
  range0 = &self->initContainers;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_22;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  range1 = &range0->items[i0].volumeMounts;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_18;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list1, crd_cel_of_string(range1->items[i1].name));
  if (++i1 < n1) goto loop_1;
at_18:
  cost += 1;
  t8 = crd_cel_built(cel, &list1);
  crd_cel_push(cel, &list0, t8);
  if (++i0 < n0) goto loop_0;
at_22:
  cost += 1;
  t9 = crd_cel_built(cel, &list0);
  cost += 2;
  range2 = &self->containers;
  n2 = range2->count;
  i2 = 0, list2 = (crd_cel_builder){NULL, 0, 0};
  if (!n2) goto at_42;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  range3 = &range2->items[i2].volumeMounts;
  n3 = range3->count;
  i3 = 0, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_38;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list3, crd_cel_of_string(range3->items[i3].name));
  if (++i3 < n3) goto loop_3;
at_38:
  cost += 1;
  t16 = crd_cel_built(cel, &list3);
  crd_cel_push(cel, &list2, t16);
  if (++i2 < n2) goto loop_2;
at_42:
  cost += 1;
  t17 = crd_cel_built(cel, &list2);
  cost += 10;
  if ((t18 = crd_cel_make_list(cel, (const crd_cel_value[2]){t9, t17}, NULL,
                               2)).kind == CRD_CEL_FAILED) { cost += 25; t21 = CRD_CEL_ERROR; goto at_48; }
  if ((t19 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t18},
                                1)).kind == CRD_CEL_FAILED) { cost += 13; t21 = CRD_CEL_ERROR; goto at_48; }
  if ((t20 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t19},
                                1)).kind == CRD_CEL_FAILED) { cost += 1; t21 = CRD_CEL_ERROR; goto at_48; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("shared-mem")), t20),
                     &v47)) { t21 = CRD_CEL_ERROR; goto at_48; }
  t21 = crd_cel_truth_of(v47);
at_48:
  t0 = crd_cel_and(cel, t0, t1, t21);
at_49:
  if (t0 == CRD_CEL_ERROR) { t0 = CRD_CEL_ERROR; goto at_50; }
at_50:
  if (t0 == CRD_CEL_FALSE) goto at_85;
  t23 = cel->error;
  cost += 2;
  range4 = &self->volumes;
  n4 = range4->count;
  i4 = 0, list4 = (crd_cel_builder){NULL, 0, 0};
  if (!n4) goto at_61;
loop_4:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list4, crd_cel_of_string(range4->items[i4].name));
  if (++i4 < n4) goto loop_4;
at_61:
  cost += 1;
  t28 = crd_cel_built(cel, &list4);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("shared-mem")), t28),
                     &t29)) { cost += 1; t30 = CRD_CEL_ERROR; goto at_65; }
  t30 = crd_cel_truth_of(!t29);
  cost += 1;
at_65:
  if (t30 == CRD_CEL_FALSE) goto at_83;
  t31 = cel->error;
  cost += 3;
  if ((0 < 0 || (uint64_t)0 >= self->containers.count) &&
      !crd_cel_fail_index(cel, 0)) { cost += 2; t40 = CRD_CEL_ERROR; goto at_82; }
  cost += 1;
  range5 = &self->containers.items[0].volumeMounts;
  n5 = range5->count;
  i5 = 0, list5 = (crd_cel_builder){NULL, 0, 0};
  if (!n5) goto at_78;
loop_5:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list5, crd_cel_of_string(range5->items[i5].mountPath));
  if (++i5 < n5) goto loop_5;
at_78:
  cost += 1;
  t38 = crd_cel_built(cel, &list5);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("/dev/shm")), t38),
                     &t39)) { cost += 1; t40 = CRD_CEL_ERROR; goto at_82; }
  t40 = crd_cel_truth_of(!t39);
  cost += 1;
at_82:
  t30 = crd_cel_and(cel, t30, t31, t40);
at_83:
  if (t30 == CRD_CEL_ERROR) { t30 = CRD_CEL_ERROR; goto at_84; }
at_84:
  t0 = crd_cel_and(cel, t0, t23, t30);
at_85:
  if (t0 == CRD_CEL_ERROR) goto at_87;
  return crd_cel_end(cel, cost, t0);
at_87:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_pod_volumes_2_value_items_0_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"medium", 6}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"Memory", 6}}}},
};
static const crd_cel_map set_pod_volumes_2_value_table_0_1 = {set_pod_volumes_2_value_items_0_1, 1, NULL};
static const crd_cel_entry set_pod_volumes_2_value_items_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"name", 4}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"shared-mem", 10}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"emptyDir", 8}}},
     {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_volumes_2_value_table_0_1}}},
};
static const crd_cel_map set_pod_volumes_2_value_table_0 = {set_pod_volumes_2_value_items_0, 2, NULL};
static const crd_cel_value set_pod_volumes_2_value_constant_0 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_pod_volumes_2_value_table_0}};
/* value: {'name': 'shared-mem', 'emptyDir': {'medium': 'Memory'}} */
static crd_cel_value set_pod_volumes_2_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_pod_volumes_2_value_constant_0 : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: logsMissing */
static crd_cel_truth set_pod_volumes_3_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t0 = CRD_CEL_ERROR, t21 = CRD_CEL_ERROR, t30 = CRD_CEL_ERROR, t40 = CRD_CEL_ERROR;
  bool v0 = false, v47 = false, t29 = false, t39 = false;
  crd_string t1 = {NULL, 0}, t23 = {NULL, 0}, t31 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_Container_list *range0 = NULL, *range2 = NULL;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0, n2 = 0, i2 = 0, n3 = 0, i3 = 0, n4 = 0, i4 = 0, n5 = 0, i5 = 0;
  const batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list *range1 = NULL, *range3 = NULL, *range5 = NULL;
  crd_cel_value t8, t9, t16, t17, t18, t19, t20, t28, t38;
  crd_cel_builder list1, list0, list3, list2, list4, list5;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list *range4 = NULL;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[1])) { t0 = CRD_CEL_ERROR; goto at_2; }
  if (!crd_cel_get_bool(cel, scope->params[1], &v0)) { t0 = CRD_CEL_ERROR; goto at_2; }
  t0 = crd_cel_truth_of(v0);
  if (t0 == CRD_CEL_ERROR) { t0 = CRD_CEL_ERROR; goto at_2; }
at_2:
  if (t0 == CRD_CEL_FALSE) goto at_49;
  t1 = cel->error;
  cost += 2;
  range0 = &self->initContainers;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_22;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  range1 = &range0->items[i0].volumeMounts;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_18;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list1, crd_cel_of_string(range1->items[i1].name));
  if (++i1 < n1) goto loop_1;
at_18:
  cost += 1;
  t8 = crd_cel_built(cel, &list1);
  crd_cel_push(cel, &list0, t8);
  if (++i0 < n0) goto loop_0;
at_22:
  cost += 1;
  t9 = crd_cel_built(cel, &list0);
  cost += 2;
  range2 = &self->containers;
  n2 = range2->count;
  i2 = 0, list2 = (crd_cel_builder){NULL, 0, 0};
  if (!n2) goto at_42;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  range3 = &range2->items[i2].volumeMounts;
  n3 = range3->count;
  i3 = 0, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_38;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list3, crd_cel_of_string(range3->items[i3].name));
  if (++i3 < n3) goto loop_3;
at_38:
  cost += 1;
  t16 = crd_cel_built(cel, &list3);
  crd_cel_push(cel, &list2, t16);
  if (++i2 < n2) goto loop_2;
at_42:
  cost += 1;
  t17 = crd_cel_built(cel, &list2);
  cost += 10;
  if ((t18 = crd_cel_make_list(cel, (const crd_cel_value[2]){t9, t17}, NULL,
                               2)).kind == CRD_CEL_FAILED) { cost += 25; t21 = CRD_CEL_ERROR; goto at_48; }
  if ((t19 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t18},
                                1)).kind == CRD_CEL_FAILED) { cost += 13; t21 = CRD_CEL_ERROR; goto at_48; }
  if ((t20 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t19},
                                1)).kind == CRD_CEL_FAILED) { cost += 1; t21 = CRD_CEL_ERROR; goto at_48; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-logs")), t20),
                     &v47)) { t21 = CRD_CEL_ERROR; goto at_48; }
  t21 = crd_cel_truth_of(v47);
at_48:
  t0 = crd_cel_and(cel, t0, t1, t21);
at_49:
  if (t0 == CRD_CEL_ERROR) { t0 = CRD_CEL_ERROR; goto at_50; }
at_50:
  if (t0 == CRD_CEL_FALSE) goto at_85;
  t23 = cel->error;
  cost += 2;
  range4 = &self->volumes;
  n4 = range4->count;
  i4 = 0, list4 = (crd_cel_builder){NULL, 0, 0};
  if (!n4) goto at_61;
loop_4:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list4, crd_cel_of_string(range4->items[i4].name));
  if (++i4 < n4) goto loop_4;
at_61:
  cost += 1;
  t28 = crd_cel_built(cel, &list4);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-logs")), t28),
                     &t29)) { cost += 1; t30 = CRD_CEL_ERROR; goto at_65; }
  t30 = crd_cel_truth_of(!t29);
  cost += 1;
at_65:
  if (t30 == CRD_CEL_FALSE) goto at_83;
  t31 = cel->error;
  cost += 3;
  if ((0 < 0 || (uint64_t)0 >= self->containers.count) &&
      !crd_cel_fail_index(cel, 0)) { cost += 2; t40 = CRD_CEL_ERROR; goto at_82; }
  cost += 1;
  range5 = &self->containers.items[0].volumeMounts;
  n5 = range5->count;
  i5 = 0, list5 = (crd_cel_builder){NULL, 0, 0};
  if (!n5) goto at_78;
loop_5:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list5, crd_cel_of_string(range5->items[i5].mountPath));
  if (++i5 < n5) goto loop_5;
at_78:
  cost += 1;
  t38 = crd_cel_built(cel, &list5);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("/tmp/ray")), t38),
                     &t39)) { cost += 1; t40 = CRD_CEL_ERROR; goto at_82; }
  t40 = crd_cel_truth_of(!t39);
  cost += 1;
at_82:
  t30 = crd_cel_and(cel, t30, t31, t40);
at_83:
  if (t30 == CRD_CEL_ERROR) { t30 = CRD_CEL_ERROR; goto at_84; }
at_84:
  t0 = crd_cel_and(cel, t0, t23, t30);
at_85:
  if (t0 == CRD_CEL_ERROR) goto at_87;
  return crd_cel_end(cel, cost, t0);
at_87:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_map set_pod_volumes_3_value_table_0_1 = {NULL, 0, NULL};
static const crd_cel_entry set_pod_volumes_3_value_items_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"name", 4}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"ray-logs", 8}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"emptyDir", 8}}},
     {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_volumes_3_value_table_0_1}}},
};
static const crd_cel_map set_pod_volumes_3_value_table_0 = {set_pod_volumes_3_value_items_0, 2, NULL};
static const crd_cel_value set_pod_volumes_3_value_constant_0 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_pod_volumes_3_value_table_0}};
/* value: {'name': 'ray-logs', 'emptyDir': {}} */
static crd_cel_value set_pod_volumes_3_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_pod_volumes_3_value_constant_0 : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: tokenMissing */
static crd_cel_truth set_pod_volumes_4_when(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *self = scope->self;
  uint64_t cost = 0;
  crd_cel_truth t0 = CRD_CEL_ERROR, t21 = CRD_CEL_ERROR, t30 = CRD_CEL_ERROR;
  bool v0 = false, v47 = false, t29 = false;
  crd_string t1 = {NULL, 0}, t23 = {NULL, 0};
  const batch_volcano_sh_v1alpha1_CronJob_Container_list *range0 = NULL, *range2 = NULL;
  size_t n0 = 0, i0 = 0, n1 = 0, i1 = 0, n2 = 0, i2 = 0, n3 = 0, i3 = 0, n4 = 0, i4 = 0;
  const batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list *range1 = NULL, *range3 = NULL;
  crd_cel_value t8, t9, t16, t17, t18, t19, t20, t28;
  crd_cel_builder list1, list0, list3, list2, list4;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list *range4 = NULL;
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[2])) { t0 = CRD_CEL_ERROR; goto at_2; }
  if (!crd_cel_get_bool(cel, scope->params[2], &v0)) { t0 = CRD_CEL_ERROR; goto at_2; }
  t0 = crd_cel_truth_of(v0);
  if (t0 == CRD_CEL_ERROR) { t0 = CRD_CEL_ERROR; goto at_2; }
at_2:
  if (t0 == CRD_CEL_FALSE) goto at_49;
  t1 = cel->error;
  cost += 2;
  range0 = &self->initContainers;
  n0 = range0->count;
  i0 = 0, list0 = (crd_cel_builder){NULL, 0, 0};
  if (!n0) goto at_22;
loop_0:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  range1 = &range0->items[i0].volumeMounts;
  n1 = range1->count;
  i1 = 0, list1 = (crd_cel_builder){NULL, 0, 0};
  if (!n1) goto at_18;
loop_1:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list1, crd_cel_of_string(range1->items[i1].name));
  if (++i1 < n1) goto loop_1;
at_18:
  cost += 1;
  t8 = crd_cel_built(cel, &list1);
  crd_cel_push(cel, &list0, t8);
  if (++i0 < n0) goto loop_0;
at_22:
  cost += 1;
  t9 = crd_cel_built(cel, &list0);
  cost += 2;
  range2 = &self->containers;
  n2 = range2->count;
  i2 = 0, list2 = (crd_cel_builder){NULL, 0, 0};
  if (!n2) goto at_42;
loop_2:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  range3 = &range2->items[i2].volumeMounts;
  n3 = range3->count;
  i3 = 0, list3 = (crd_cel_builder){NULL, 0, 0};
  if (!n3) goto at_38;
loop_3:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list3, crd_cel_of_string(range3->items[i3].name));
  if (++i3 < n3) goto loop_3;
at_38:
  cost += 1;
  t16 = crd_cel_built(cel, &list3);
  crd_cel_push(cel, &list2, t16);
  if (++i2 < n2) goto loop_2;
at_42:
  cost += 1;
  t17 = crd_cel_built(cel, &list2);
  cost += 10;
  if ((t18 = crd_cel_make_list(cel, (const crd_cel_value[2]){t9, t17}, NULL,
                               2)).kind == CRD_CEL_FAILED) { cost += 25; t21 = CRD_CEL_ERROR; goto at_48; }
  if ((t19 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t18},
                                1)).kind == CRD_CEL_FAILED) { cost += 13; t21 = CRD_CEL_ERROR; goto at_48; }
  if ((t20 = crd_cel_fn_flatten(cel, (const crd_cel_value[1]){t19},
                                1)).kind == CRD_CEL_FAILED) { cost += 1; t21 = CRD_CEL_ERROR; goto at_48; }
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-token")), t20),
                     &v47)) { t21 = CRD_CEL_ERROR; goto at_48; }
  t21 = crd_cel_truth_of(v47);
at_48:
  t0 = crd_cel_and(cel, t0, t1, t21);
at_49:
  if (t0 == CRD_CEL_ERROR) { t0 = CRD_CEL_ERROR; goto at_50; }
at_50:
  if (t0 == CRD_CEL_FALSE) goto at_66;
  t23 = cel->error;
  cost += 2;
  range4 = &self->volumes;
  n4 = range4->count;
  i4 = 0, list4 = (crd_cel_builder){NULL, 0, 0};
  if (!n4) goto at_61;
loop_4:
  if (cel->cost + cost > cel->limit) return crd_cel_end(cel, cost, CRD_CEL_ERROR);
  cost += 14;
  crd_cel_push(cel, &list4, crd_cel_of_string(range4->items[i4].name));
  if (++i4 < n4) goto loop_4;
at_61:
  cost += 1;
  t28 = crd_cel_built(cel, &list4);
  if (!crd_cel_known(crd_cel_in(cel, crd_cel_of_string(CRD_STRING("ray-token")), t28),
                     &t29)) { cost += 1; t30 = CRD_CEL_ERROR; goto at_65; }
  t30 = crd_cel_truth_of(!t29);
  cost += 1;
at_65:
  t0 = crd_cel_and(cel, t0, t23, t30);
at_66:
  if (t0 == CRD_CEL_ERROR) goto at_68;
  return crd_cel_end(cel, cost, t0);
at_68:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_pod_volumes_4_value_items_0_1_0_0_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"path", 4}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"token", 5}}}},
};
static const crd_cel_map set_pod_volumes_4_value_table_0_1_0_0_0 = {set_pod_volumes_4_value_items_0_1_0_0_0, 1, NULL};
static const crd_cel_entry set_pod_volumes_4_value_items_0_1_0_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"serviceAccountToken", 19}}},
     {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_volumes_4_value_table_0_1_0_0_0}}},
};
static const crd_cel_map set_pod_volumes_4_value_table_0_1_0_0 = {set_pod_volumes_4_value_items_0_1_0_0, 1, NULL};
static const crd_cel_value set_pod_volumes_4_value_items_0_1_0[] = {
    {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_volumes_4_value_table_0_1_0_0}},
};
static const crd_cel_list set_pod_volumes_4_value_table_0_1_0 = {set_pod_volumes_4_value_items_0_1_0, 1, NULL};
static const crd_cel_entry set_pod_volumes_4_value_items_0_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"sources", 7}}},
     {.kind = CRD_CEL_LIST, .as = {.list = &set_pod_volumes_4_value_table_0_1_0}}},
};
static const crd_cel_map set_pod_volumes_4_value_table_0_1 = {set_pod_volumes_4_value_items_0_1, 1, NULL};
static const crd_cel_entry set_pod_volumes_4_value_items_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"name", 4}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"ray-token", 9}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"projected", 9}}},
     {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_volumes_4_value_table_0_1}}},
};
static const crd_cel_map set_pod_volumes_4_value_table_0 = {set_pod_volumes_4_value_items_0, 2, NULL};
static const crd_cel_value set_pod_volumes_4_value_constant_0 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_pod_volumes_4_value_table_0}};
/* value: {'name': 'ray-token', 'projected': {'sources': [{'serviceAccountToken': {'path': 'token'}}]}} */
static crd_cel_value set_pod_volumes_4_value(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? set_pod_volumes_4_value_constant_0 : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_mutation set_pod_volumes_1_mutation = {
    .op = CRD_MUTATE_SET, .path = CRD_STRING_INIT("/volumes"), .value = {.function = {.value = set_pod_volumes_1_value}},
};
static const crd_mutation set_pod_volumes_2_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/volumes/-"), .value = {.function = {.value = set_pod_volumes_2_value}},
};
static const crd_mutation set_pod_volumes_3_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/volumes/-"), .value = {.function = {.value = set_pod_volumes_3_value}},
};
static const crd_mutation set_pod_volumes_4_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/volumes/-"), .value = {.function = {.value = set_pod_volumes_4_value}},
};
static const crd_step set_pod_volumes_steps[] = {
    {
        .kind = CRD_STEP_MUTATE, .when = {.function = {.truth = set_pod_volumes_1_when}},
        .mutation = &set_pod_volumes_1_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .when = {.function = {.truth = set_pod_volumes_2_when}},
        .mutation = &set_pod_volumes_2_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .when = {.function = {.truth = set_pod_volumes_3_when}},
        .mutation = &set_pod_volumes_3_mutation,
    },
    {
        .kind = CRD_STEP_MUTATE, .when = {.function = {.truth = set_pod_volumes_4_when}},
        .mutation = &set_pod_volumes_4_mutation,
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_pod_volumes_f35e1f4a = {
    .name = CRD_STRING_INIT("pod-volumes"), .steps = set_pod_volumes_steps, .step_count = 4, .mode = CRD_SET_FIRST,
};
