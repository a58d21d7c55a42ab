/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* rayservice-webhook, declared at RayService */
/* value: self.metadata.name */
static crd_cel_value set_rayservice_webhook_1_value(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const ray_io_v1_RayService *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_4;
  cost += 1;
  if ((t2 = crd_scope_member(cel, t1, CRD_STRING("name"), CRD_ZERO_STRING)).kind == CRD_CEL_FAILED) goto at_4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t2 : crd_cel_of_truth(CRD_CEL_ERROR);
at_4:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_include set_rayservice_webhook_1_include = {
    .set = &ray_io_v1_RayService_set_rayservice_metadata_a9eb478a, .mode = CRD_SET_FIRST,
    .field_path = CRD_STRING_INIT(".metadata.name"), .value = {.function = {.value = set_rayservice_webhook_1_value}},
};
static const crd_step set_rayservice_webhook_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .name = CRD_STRING_INIT("KR-063"), .include = &set_rayservice_webhook_1_include},
};
const crd_rule_set ray_io_v1_RayService_set_rayservice_webhook_a9eb478a = {
    .name = CRD_STRING_INIT("rayservice-webhook"), .steps = set_rayservice_webhook_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
