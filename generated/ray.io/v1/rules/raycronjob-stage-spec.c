/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const ray_io_v1_RayCronJob_Spec ray_io_v1_RayCronJob_Spec_zero;

/* raycronjob-stage-spec, declared at RayCronJob */
/* size(bytes(self.metadata.name)) <= 36 */
static crd_cel_truth set_raycronjob_stage_spec_1(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob *self = scope->self;
  uint64_t cost = 0;
  crd_cel_value t1, t2, v3;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel, self->object.value)).kind == CRD_CEL_FAILED) { cost += 3; goto at_7; }
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) { cost += 3; goto at_7; }
  if ((v3 = crd_cel_fn_bytes(cel, (const crd_cel_value[1]){t2}, 1)).kind == CRD_CEL_FAILED) { cost += 2; goto at_7; }
  cost += 2;
  return crd_cel_end(cel, cost, crd_cel_truth_of(((int64_t)v3.as.text.size) <= 36));
at_7:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR);
}

/* at: self.spec */
static crd_cel_value set_raycronjob_stage_spec_2_at(crd_cel *cel, const crd_scope *scope) {
  const ray_io_v1_RayCronJob *self = scope->self;
  uint64_t cost = 0;
  const ray_io_v1_RayCronJob_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &ray_io_v1_RayCronJob_Spec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&ray_io_v1_RayCronJob_Spec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_read set_raycronjob_stage_spec_1_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".metadata.name")}};
static const crd_include set_raycronjob_stage_spec_2_include = {
    .set = &ray_io_v1_RayCronJob_set_raycronjob_spec_d210a1a0, .at = {.function = {.value = set_raycronjob_stage_spec_2_at}},
    .typed = true, .mode = CRD_SET_FIRST, .path = {0, false, CRD_STRING_INIT(".spec")},
};
static const crd_step set_raycronjob_stage_spec_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-180"),
        .rule = CRD_STRING_INIT("size(bytes(self.metadata.name)) <= 36"),
        .message = CRD_STRING_INIT("RayCronJob name should be no more than 36 characters"),
        .evaluate = {.function = {.truth = set_raycronjob_stage_spec_1}}, .reads = set_raycronjob_stage_spec_1_reads,
        .read_count = 1,
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_raycronjob_stage_spec_2_include},
};
const crd_rule_set ray_io_v1_RayCronJob_set_raycronjob_stage_spec_51fbffb3 = {
    .name = CRD_STRING_INIT("raycronjob-stage-spec"), .steps = set_raycronjob_stage_spec_steps, .step_count = 2,
    .mode = CRD_SET_FIRST,
};
