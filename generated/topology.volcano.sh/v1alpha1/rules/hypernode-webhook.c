/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const topology_volcano_sh_v1alpha1_HyperNode_Spec topology_volcano_sh_v1alpha1_HyperNode_Spec_zero;

/* hypernode-webhook, declared at HyperNode */
static const crd_cel_entry set_hypernode_webhook_1_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"group", 5}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"topology.volcano.sh", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"version", 7}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1", 8}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"resource", 8}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"hypernodes", 10}}}},
};
static const crd_cel_map set_hypernode_webhook_1_table_1 = {set_hypernode_webhook_1_items_1, 3, NULL};
static const crd_cel_value set_hypernode_webhook_1_constant_1 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_hypernode_webhook_1_table_1}};
/* request.resource == {'group': 'topology.volcano.sh', 'version': 'v1alpha1', 'resource': 'hypernodes'} */
static crd_cel_truth set_hypernode_webhook_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t1;
  bool t2 = false;
  t0 = crd_cel_of_request(cel);
  cost += 2;
  if ((t1 = crd_cel_select(cel, t0, CRD_STRING("resource"))).kind == CRD_CEL_FAILED) { cost += 1; goto at_4; }
  if (!crd_cel_test_equal(cel, t1, set_hypernode_webhook_1_constant_1, false, &t2)) goto at_4;
  return crd_cel_end(cel, cost, crd_cel_truth_of(t2));
at_4:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_hypernode_webhook_2_items_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.HyperNode", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"HyperNode.spec", 14}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.HyperNodeSpec", 22}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"HyperNodeSpec.members", 21}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.MemberSpec", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"MemberSpec.type", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.MemberType", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"MemberSpec.selector", 19}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.MemberSelector", 23}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"MemberSelector.exactMatch", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.ExactMatch", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"MemberSelector.regexMatch", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.RegexMatch", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"MemberSelector.labelMatch", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.LabelSelector", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"HyperNode.status", 16}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.HyperNodeStatus", 24}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"HyperNodeStatus.conditions", 26}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.Condition", 12}}}},
};
static const crd_cel_map set_hypernode_webhook_2_table_0 = {set_hypernode_webhook_2_items_0, 10, NULL};
static const crd_cel_value set_hypernode_webhook_2_constant_0 = {.kind = CRD_CEL_MAP,
                                                                 .as = {.map = &set_hypernode_webhook_2_table_0}};
/* !goDecodeError(object, goTypes).hasValue() */
static crd_cel_truth set_hypernode_webhook_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, v3;
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel, (const crd_cel_value[2]){t0, set_hypernode_webhook_2_constant_0},
                                       2)).kind == CRD_CEL_FAILED) { cost += 2; goto at_6; }
  if ((v3 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_6; }
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(!v3.as.boolean));
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

static const crd_cel_entry set_hypernode_webhook_2_message_expression_items_0[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.HyperNode", 18}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"HyperNode.spec", 14}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.HyperNodeSpec", 22}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"HyperNodeSpec.members", 21}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.MemberSpec", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"MemberSpec.type", 15}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.MemberType", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"MemberSpec.selector", 19}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.MemberSelector", 23}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"MemberSelector.exactMatch", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.ExactMatch", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"MemberSelector.regexMatch", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.RegexMatch", 19}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"MemberSelector.labelMatch", 25}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.LabelSelector", 16}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"HyperNode.status", 16}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1alpha1.HyperNodeStatus", 24}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"HyperNodeStatus.conditions", 26}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1.Condition", 12}}}},
};
static const crd_cel_map set_hypernode_webhook_2_message_expression_table_0 = {set_hypernode_webhook_2_message_expression_items_0, 10, NULL};
static const crd_cel_value set_hypernode_webhook_2_message_expression_constant_0 = {.kind = CRD_CEL_MAP,
                                                                                    .as = {.map = &set_hypernode_webhook_2_message_expression_table_0}};
/* messageExpression: goDecodeError(object, goTypes).orValue('') */
static bool set_hypernode_webhook_2_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t0, t2, t3;
  crd_string v8 = {NULL, 0};
  t0 = crd_cel_of_whole(cel, cel->object);
  cost += 1;
  if ((t2 = crd_cel_fn_go_decode_error(cel,
                                       (const crd_cel_value[2]){t0, set_hypernode_webhook_2_message_expression_constant_0},
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

/* at: self.spec */
static crd_cel_value set_hypernode_webhook_3_at(crd_cel *cel, const crd_scope *scope) {
  const topology_volcano_sh_v1alpha1_HyperNode *self = scope->self;
  uint64_t cost = 0;
  const topology_volcano_sh_v1alpha1_HyperNode_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &topology_volcano_sh_v1alpha1_HyperNode_Spec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&topology_volcano_sh_v1alpha1_HyperNode_Spec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* when: operation in ['CREATE', 'UPDATE'] */
static crd_cel_truth set_hypernode_webhook_3_when(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE")) ||
                                      crd_cel_same(cel->operation, CRD_STRING("UPDATE"))));
}


static const crd_read set_hypernode_webhook_2_reads[1] = {{CRD_READ_ALL, 0, {NULL, 0}}};
static const crd_include set_hypernode_webhook_3_include = {
    .set = &topology_volcano_sh_v1alpha1_HyperNode_set_hypernode_spec_50d8637d,
    .at = {.function = {.value = set_hypernode_webhook_3_at}}, .typed = true, .mode = CRD_SET_FIRST,
    .join = {CRD_JOIN_AGGREGATE, false, CRD_STRING_INIT("")}, .path = {0, false, CRD_STRING_INIT(".spec")},
};
static const crd_step set_hypernode_webhook_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-008-hypernodes"),
        .rule = CRD_STRING_INIT("request.resource == {'group': 'topology.volcano.sh', 'version': 'v1alpha1', 'resource': "
                                "'hypernodes'}"),
        .message = CRD_STRING_INIT("expect resource to be {topology.volcano.sh v1alpha1 hypernodes}"),
        .evaluate = {.function = {.truth = set_hypernode_webhook_1}},
    },
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-007-hypernodes"),
        .rule = CRD_STRING_INIT("!goDecodeError(object, goTypes).hasValue()"),
        .evaluate = {.function = {.truth = set_hypernode_webhook_2}}, .reads = set_hypernode_webhook_2_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_hypernode_webhook_2_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_hypernode_webhook_3_when}},
        .include = &set_hypernode_webhook_3_include,
    },
};
const crd_rule_set topology_volcano_sh_v1alpha1_HyperNode_set_hypernode_webhook_284a212c = {
    .name = CRD_STRING_INIT("hypernode-webhook"), .steps = set_hypernode_webhook_steps, .step_count = 3,
    .mode = CRD_SET_FIRST,
};
