/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const batch_volcano_sh_v1alpha1_CronJob_Spec batch_volcano_sh_v1alpha1_CronJob_Spec_zero;

/* cronjob-parts, declared at CronJob */
/* at: self.spec */
static crd_cel_value set_cronjob_parts_1_at(crd_cel *cel, const crd_scope *scope) {
  const batch_volcano_sh_v1alpha1_CronJob *self = scope->self;
  uint64_t cost = 0;
  const batch_volcano_sh_v1alpha1_CronJob_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &batch_volcano_sh_v1alpha1_CronJob_Spec_zero;
  cost += 2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&batch_volcano_sh_v1alpha1_CronJob_Spec_type, t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}


static const crd_include set_cronjob_parts_1_include = {
    .set = &batch_volcano_sh_v1alpha1_CronJob_set_cronjob_spec_47622c8a,
    .at = {.function = {.value = set_cronjob_parts_1_at}}, .typed = true, .mode = CRD_SET_FIRST,
    .path = {0, false, CRD_STRING_INIT(".spec")},
};
static const crd_include set_cronjob_parts_2_include = {
    .set = &batch_volcano_sh_v1alpha1_CronJob_set_cronjob_name_87e5c181, .mode = CRD_SET_FIRST,
};
static const crd_step set_cronjob_parts_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_cronjob_parts_1_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_cronjob_parts_2_include},
};
const crd_rule_set batch_volcano_sh_v1alpha1_CronJob_set_cronjob_parts_87e5c181 = {
    .name = CRD_STRING_INIT("cronjob-parts"), .steps = set_cronjob_parts_steps, .step_count = 2, .mode = CRD_SET_ALL,
};
