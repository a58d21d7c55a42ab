/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_PodGroup_Spec scheduling_volcano_sh_v1beta1_PodGroup_Spec_zero;

/* podgroup-mutate, declared at PodGroup */
static const crd_cel_entry set_podgroup_mutate_1_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"group", 5}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"scheduling.volcano.sh", 21}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"version", 7}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1", 7}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"resource", 8}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"podgroups", 9}}}},
};
static const crd_cel_map set_podgroup_mutate_1_table_1 = {set_podgroup_mutate_1_items_1, 3, NULL};
static const crd_cel_value set_podgroup_mutate_1_constant_1 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_podgroup_mutate_1_table_1}};
/* request.resource == {'group': 'scheduling.volcano.sh', 'version': 'v1beta1', 'resource': 'podgroups'} */
static crd_cel_truth set_podgroup_mutate_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1;
  bool t2 = false;
  t0 = crd_cel_of_request(cel);
  cost += 2;
  if ((t1 = crd_cel_select(cel, t0, CRD_STRING("resource"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  if (!crd_cel_test_equal(cel, t1, set_podgroup_mutate_1_constant_1, false, &t2)) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_podgroup_mutate_2_items_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.PodGroup", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroup.spec", 13}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.PodGroupSpec", 20}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupSpec.minResources", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupSpec.networkTopology", 28}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.NetworkTopologySpec", 27}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"NetworkTopologySpec.mode", 24}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.NetworkTopologyMode", 27}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupSpec.subGroupPolicy", 27}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.SubGroupPolicySpec", 26}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"SubGroupPolicySpec.networkTopology", 34}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.NetworkTopologySpec", 27}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"SubGroupPolicySpec.labelSelector", 32}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.LabelSelector", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroup.status", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.PodGroupStatus", 22}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupStatus.phase", 20}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.PodGroupPhase", 21}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupStatus.conditions", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.PodGroupCondition", 25}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupCondition.type", 22}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.PodGroupConditionType", 29}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupCondition.status", 24}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ConditionStatus", 18}}}},
};
static const crd_cel_map set_podgroup_mutate_2_table_0 = {set_podgroup_mutate_2_items_0, 13, NULL};
static const crd_cel_value set_podgroup_mutate_2_constant_0 = {.kind = CRD_CEL_MAP,
                                                               .as = {.map = &set_podgroup_mutate_2_table_0}};
/* !goDecodeError(object, goTypes).hasValue() */
static crd_cel_truth set_podgroup_mutate_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, v3;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_podgroup_mutate_2_constant_0},
                                       2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_6; }
  if ((v3 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_6; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v3.as.boolean));
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_podgroup_mutate_2_message_expression_items_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.PodGroup", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroup.spec", 13}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.PodGroupSpec", 20}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupSpec.minResources", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ResourceList", 15}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupSpec.networkTopology", 28}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.NetworkTopologySpec", 27}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"NetworkTopologySpec.mode", 24}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.NetworkTopologyMode", 27}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupSpec.subGroupPolicy", 27}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.SubGroupPolicySpec", 26}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"SubGroupPolicySpec.networkTopology", 34}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.NetworkTopologySpec", 27}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"SubGroupPolicySpec.labelSelector", 32}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.LabelSelector", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroup.status", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.PodGroupStatus", 22}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupStatus.phase", 20}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.PodGroupPhase", 21}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupStatus.conditions", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.PodGroupCondition", 25}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupCondition.type", 22}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1beta1.PodGroupConditionType", 29}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"PodGroupCondition.status", 24}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.ConditionStatus", 18}}}},
};
static const crd_cel_map set_podgroup_mutate_2_message_expression_table_0 = {set_podgroup_mutate_2_message_expression_items_0, 13, NULL};
static const crd_cel_value set_podgroup_mutate_2_message_expression_constant_0 = {.kind = CRD_CEL_MAP,
                                                                                  .as = {.map = &set_podgroup_mutate_2_message_expression_table_0}};
/* messageExpression: goDecodeError(object, goTypes).orValue('') */
static bool set_podgroup_mutate_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, t3;
  crd_string v8 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel,
                                       (const crd_cel_value[2]){t0, set_podgroup_mutate_2_message_expression_constant_0},
                                       2)).kind == CRD_CEL_FAILED) goto at_10;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t2.as.optional) goto at_7;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_8;
at_7:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_8:
  if (!crd_cel_take_string(cel, t3, &v8)) goto at_10;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, t3, text);
at_10:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* operation == 'CREATE' */
static crd_cel_truth set_podgroup_mutate_3(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("CREATE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE"))));
}

/* messageExpression: 'invalid operation `' + operation + '`, expect operation to be `CREATE`' */
static bool set_podgroup_mutate_3_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0}, t2 = {NULL, 0};
  t1 = crd_cel_concat(cel, CRD_STRING("invalid operation `"), cel->operation, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING("`, expect operation to be `CREATE`"), false);
  cost += 1;
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
}

/* when: self.spec.queue == 'default' */
static crd_cel_truth set_podgroup_mutate_4_when(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_PodGroup *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_PodGroup_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_PodGroup_Spec_zero;
  cost += crd_cel_string_cost(t1->queue, CRD_STRING("default"));
  cost += 3;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(t1->queue, CRD_STRING("default"))));
}

static const crd_state_query set_podgroup_mutate_4_value_state_query_0 = {CRD_STRING_INIT(""), CRD_STRING_INIT("v1"),
                                                                          CRD_STRING_INIT("Namespace"), CRD_STRING_INIT("")};
/* value: namespaceNamed(self.metadata.namespace).?metadata.?annotations[?'scheduling.volcano.sh/queue-name'] */
static crd_cel_value set_podgroup_mutate_4_value(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_PodGroup *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4, t5, t6;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 2; goto at_11; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("namespace"),
                             CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 2; goto at_11; }
  if ((t3 = crd_cel_state_get(cel, &set_podgroup_mutate_4_value_state_query_0,
                              t2)).kind == CRD_CEL_FAILED) { cost += 1; goto at_11; }
  cost += 1;
  if ((t4 = crd_cel_select_optional(cel, t3, CRD_STRING("metadata"))).kind == CRD_CEL_FAILED) goto at_11;
  cost += t4.kind != CRD_CEL_OPTIONAL || t4.as.optional;
  if ((t5 = crd_cel_select_optional(cel, t4, CRD_STRING("annotations"))).kind == CRD_CEL_FAILED) goto at_11;
  cost += t5.kind != CRD_CEL_OPTIONAL || t5.as.optional;
  if ((t6 = crd_cel_index_optional(cel, t5,
                                   crd_cel_of_string(CRD_STRING("scheduling.volcano.sh/queue-name")))).kind == CRD_CEL_FAILED) goto at_11;
  cost += t6.kind != CRD_CEL_OPTIONAL || t6.as.optional;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t6 : crd_cel_of_truth(CRD_CEL_ERROR);
at_11:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_podgroup_mutate_2_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_mutation set_podgroup_mutate_4_mutation = {
    .op = CRD_MUTATE_ADD, .path = CRD_STRING_INIT("/spec/queue"),
    .value = {.function = {.value = set_podgroup_mutate_4_value}},
};
static const crd_step set_podgroup_mutate_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-008-mutate"),
        .rule = CRD_STRING_INIT("request.resource == {'group': 'scheduling.volcano.sh', 'version': 'v1beta1', 'resource': "
                                "'podgroups'}"),
        .message = CRD_STRING_INIT("expect resource to be {scheduling.volcano.sh v1beta1 podgroups}"),
        .evaluate = {.function = {.truth = set_podgroup_mutate_1}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-007-mutate"),
        .rule = CRD_STRING_INIT("!goDecodeError(object, goTypes).hasValue()"),
        .evaluate = {.function = {.truth = set_podgroup_mutate_2}}, .reads = set_podgroup_mutate_2_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_podgroup_mutate_2_message_expression}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-014-mutate"), .rule = CRD_STRING_INIT("operation == 'CREATE'"),
        .evaluate = {.function = {.truth = set_podgroup_mutate_3}},
        .message_expression = {.function = {.text = set_podgroup_mutate_3_message_expression}},
    },
    {
        .kind = CRD_STEP_MUTATE, .name = CRD_STRING_INIT("VC-214"),
        .when = {.function = {.truth = set_podgroup_mutate_4_when}}, .mutation = &set_podgroup_mutate_4_mutation,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_mutate_7a2c376d = {
    .name = CRD_STRING_INIT("podgroup-mutate"), .steps = set_podgroup_mutate_steps, .step_count = 4, .mode = CRD_SET_FIRST,
};
