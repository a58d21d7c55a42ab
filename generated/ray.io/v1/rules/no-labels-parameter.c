/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>

/* no-labels-parameter, declared at CronJob.spec.jobTemplate.metadata.annotations */
/* !('labels' in self) */
static crd_cel_truth set_no_labels_parameter_1(crd_cel *cel, const crd_scope *scope) {
  const crd_string_map *self = scope->self;
  uint64_t cost = 0;
  cost += 3;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(!(crd_cel_entry_index(cel, self->items, self->count, sizeof *self->items,
                                                            CRD_STRING("labels")) >= 0)));
}

/* messageExpression: "rayStartParams['labels'] is not supported for " + group + ' group; please use the top-level Labels
 * field instead' */
static bool set_no_labels_parameter_1_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  uint64_t cost = 0;
  crd_string t0 = {NULL, 0}, t1 = {NULL, 0}, t2 = {NULL, 0};
  cost += 1;
  if (crd_scope_failed(cel, &scope->params[0])) { cost += 11; goto at_6; }
  if (!crd_cel_take_string(cel, scope->params[0], &t0)) { cost += 11; goto at_6; }
  t1 = crd_cel_concat(cel, CRD_STRING("rayStartParams['labels'] is not supported for "), t0, false);
  t2 = crd_cel_concat(cel, t1, CRD_STRING(" group; please use the top-level Labels field instead"), false);
  *text = t2;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_6:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}


static const crd_read set_no_labels_parameter_1_reads[1] = {{CRD_READ_PLACE, 0, {NULL, 0}}};
static const crd_step set_no_labels_parameter_steps[] = {
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("KR-102"), .rule = CRD_STRING_INIT("!('labels' in self)"),
        .evaluate = {.function = {.truth = set_no_labels_parameter_1}}, .reads = set_no_labels_parameter_1_reads,
        .read_count = 1, .message_expression = {.function = {.text = set_no_labels_parameter_1_message_expression}},
    },
};
const crd_rule_set ray_io_v1_RayCluster_set_no_labels_parameter_f0288946 = {
    .name = CRD_STRING_INIT("no-labels-parameter"), .steps = set_no_labels_parameter_steps, .step_count = 1,
    .mode = CRD_SET_FIRST,
};
