/* Made by crdc 0.1.0 from schemas with the digest
 * cd0e557e83f2c6ef57c07af7922524023e731c5c44370927a4bcdde6066be5db.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
#include <crd/errors.h>

/* pod-decode, declared at Pod */
static const crd_cel_entry set_pod_decode_1_items_1[] = {
    {{.kind = CRD_CEL_STRING, .as = {.text = {"group", 5}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"", 0}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"version", 7}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"v1", 2}}}},
    {{.kind = CRD_CEL_STRING, .as = {.text = {"resource", 8}}},
     {.kind = CRD_CEL_STRING, .as = {.text = {"pods", 4}}}},
};
static const crd_cel_map set_pod_decode_1_table_1 = {set_pod_decode_1_items_1, 3, NULL};
static const crd_cel_value set_pod_decode_1_constant_2 = {.kind = CRD_CEL_MAP, .as = {.map = &set_pod_decode_1_table_1}};
/* request.resource == {'group': '', 'version': 'v1', 'resource': 'pods'} */
static crd_cel_truth set_pod_decode_1(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_cel_of_request(cel);
  crd_cel_value t2 = crd_cel_select(cel, t1, CRD_STRING("resource"));
  cost += 2;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  crd_cel_truth t3 = crd_cel_equals(cel, t2, set_pod_decode_1_constant_2, false);
  return crd_cel_end(cel, cost, t3);
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* operation == 'CREATE' */
static crd_cel_truth set_pod_decode_2(crd_cel *cel, const crd_scope *scope) {
  (void)scope;
  uint64_t cost = 0;
  cost += crd_cel_string_cost(cel->operation, CRD_STRING("CREATE"));
  cost += 1;
  return crd_cel_end(cel, cost, crd_cel_truth_of(crd_cel_same(cel->operation, CRD_STRING("CREATE"))));
}


static const crd_step set_pod_decode_steps[] = {
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-008-pods"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("request.resource == {'group': '', 'version': 'v1', 'resource': 'pods'}"),
        .message = CRD_STRING_INIT("expect resource to be { v1 pods}"),
        .evaluate = set_pod_decode_1,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-014-pods"),
        .reason = CRD_ERROR_INVALID,
        .rule = CRD_STRING_INIT("operation == 'CREATE'"),
        .message = CRD_STRING_INIT("expect operation to be 'CREATE' "),
        .evaluate = set_pod_decode_2,
    },
};
const crd_rule_set core_v1_Pod_set_pod_decode_15324541 = {
    .name = CRD_STRING_INIT("pod-decode"),
    .steps = set_pod_decode_steps,
    .step_count = 2,
    .mode = CRD_SET_FIRST,
};
