/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* podgroup-spec, declared at PodGroup.spec */
/* when: self.queue != '' */
static crd_cel_truth set_podgroup_spec_1_when(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += crd_cel_string_cost(((const scheduling_volcano_sh_v1beta1_PodGroup_Spec *)scope->outer->self)->queue,
                              CRD_STRING(""));
  cost += 2;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!crd_cel_same(((const scheduling_volcano_sh_v1beta1_PodGroup_Spec *)scope->outer->self)->queue, CRD_STRING(""))));
}


static const crd_include set_podgroup_spec_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_queue_db3d3e26, .mode = CRD_SET_FIRST,
    .join = {CRD_JOIN_TEXT, true, CRD_STRING_INIT("")},
};
static const crd_include set_podgroup_spec_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_topology_db3d3e26, .mode = CRD_SET_FIRST,
    .join = {CRD_JOIN_TEXT, true, CRD_STRING_INIT(" ")},
};
static const crd_step set_podgroup_spec_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE, .when = {.function = {.truth = set_podgroup_spec_1_when}},
        .include = &set_podgroup_spec_1_include,
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_podgroup_spec_2_include},
};
const crd_rule_set scheduling_volcano_sh_v1beta1_PodGroup_set_podgroup_spec_db3d3e26 = {
    .name = CRD_STRING_INIT("podgroup-spec"), .steps = set_podgroup_spec_steps, .step_count = 2, .mode = CRD_SET_ALL,
};
