/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/program.h>
#include <crd/errors.h>
/* What absent objects read as. */
static const scheduling_volcano_sh_v1beta1_Queue_Spec scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
static const scheduling_volcano_sh_v1beta1_Queue_Guarantee scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;
static const scheduling_volcano_sh_v1beta1_Queue_Status scheduling_volcano_sh_v1beta1_Queue_Status_zero;

/* queue-alone, declared at Queue */
/* each: self.spec.capability */
static crd_cel_value set_queue_alone_1_at(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, (&t1->capability)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* name: r */
static crd_cel_value set_queue_alone_1_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(scope->key) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* path: 'requestBody.spec.capability.' + r */
static crd_cel_value set_queue_alone_1_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0};
  t1 = crd_cel_concat(cel, CRD_STRING("requestBody.spec.capability."), scope->key, false);
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* each: self.spec.deserved */
static crd_cel_value set_queue_alone_2_at(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, (&t1->deserved)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* name: r */
static crd_cel_value set_queue_alone_2_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(scope->key) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* path: 'requestBody.spec.deserved.' + r */
static crd_cel_value set_queue_alone_2_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0};
  t1 = crd_cel_concat(cel, CRD_STRING("requestBody.spec.deserved."), scope->key, false);
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* each: self.spec.guarantee.resource */
static crd_cel_value set_queue_alone_3_at(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  const scheduling_volcano_sh_v1beta1_Queue_Guarantee *t2 = NULL;
  t1 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  t2 = t1->guarantee ? t1->guarantee : &scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;
  cost += 4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, (&t2->resource)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* name: r */
static crd_cel_value set_queue_alone_3_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(scope->key) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* path: 'requestBody.spec.guarantee.resource.' + r */
static crd_cel_value set_queue_alone_3_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_string t1 = {NULL, 0};
  t1 = crd_cel_concat(cel, CRD_STRING("requestBody.spec.guarantee.resource."), scope->key, false);
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* each: self.spec.guarantee.resource */
static crd_cel_value set_queue_alone_4_at(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  const scheduling_volcano_sh_v1beta1_Queue_Guarantee *t2 = NULL;
  t1 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  t2 = t1->guarantee ? t1->guarantee : &scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;
  cost += 4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, (&t2->resource)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* name: r */
static crd_cel_value set_queue_alone_4_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(scope->key) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_cel_list set_queue_alone_4_param_2_table_0 = {NULL, 0, NULL};
static const crd_cel_value set_queue_alone_4_param_2_constant_0 = {.kind = CRD_CEL_LIST,
                                                                   .as = {.list = &set_queue_alone_4_param_2_table_0}};
/* deserved: self.spec.deserved[?r].optMap(q, [string(q)]).orValue([]) */
static crd_cel_value set_queue_alone_4_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL, *t7 = NULL;
  crd_cel_value t4, v5, t10, t11, v14_2, t14, t16, t18;
  uint64_t c14 = 0;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 4;
  if ((t4 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, (&t1->deserved)),
                                   crd_cel_of_string(scope->key))).kind == CRD_CEL_FAILED) { cost += 1; goto at_26; }
  if ((v5 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t4}, 1)).kind == CRD_CEL_FAILED) goto at_26;
  if (!v5.as.boolean) goto at_19;
  t7 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 4;
  if ((t10 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, (&t7->deserved)),
                                    crd_cel_of_string(scope->key))).kind == CRD_CEL_FAILED) { cost += 2; goto at_26; }
  if ((t11 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t10}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_26; }
  cost += 1;
  c14 = cel->cost;
  if ((v14_2 = crd_cel_fn_string(cel, (const crd_cel_value[1]){t11}, 1)).kind == CRD_CEL_FAILED) { cost += 11; goto at_26; }
  cel->cost = c14 + 1;
  cost += 10;
  if ((t14 = crd_cel_make_list(cel, (const crd_cel_value[1]){crd_cel_of_string(v14_2.as.text)}, NULL,
                               1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_26; }
  if ((t16 = crd_cel_fn_optional_of(cel, (const crd_cel_value[1]){t14}, 1)).kind == CRD_CEL_FAILED) goto at_26;
  goto at_20;
at_19:
  if ((t16 = crd_cel_fn_optional_none(cel, NULL, 0)).kind == CRD_CEL_FAILED) goto at_26;
at_20:
  if (t16.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_26;
  if (!t16.as.optional) goto at_24;
  if ((t18 = crd_cel_held(cel, t16)).kind == CRD_CEL_FAILED) goto at_26;
  goto at_25;
at_24:
  t18 = set_queue_alone_4_param_2_constant_0;
at_25:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t18 : crd_cel_of_truth(CRD_CEL_ERROR);
at_26:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* each: self.spec.deserved */
static crd_cel_value set_queue_alone_5_at(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL;
  t1 = self->spec ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, (&t1->deserved)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* name: r */
static crd_cel_value set_queue_alone_5_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(scope->key) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_cel_list set_queue_alone_5_param_2_table_0 = {NULL, 0, NULL};
static const crd_cel_value set_queue_alone_5_param_2_constant_0 = {.kind = CRD_CEL_LIST,
                                                                   .as = {.list = &set_queue_alone_5_param_2_table_0}};
/* capability: self.spec.capability[?r].optMap(q, [string(q)]).orValue([]) */
static crd_cel_value set_queue_alone_5_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = NULL, *t7 = NULL;
  crd_cel_value t4, v5, t10, t11, v14_2, t14, t16, t18;
  uint64_t c14 = 0;
  t1 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 4;
  if ((t4 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, (&t1->capability)),
                                   crd_cel_of_string(scope->key))).kind == CRD_CEL_FAILED) { cost += 1; goto at_26; }
  if ((v5 = crd_cel_fn_has_value(cel, (const crd_cel_value[1]){t4}, 1)).kind == CRD_CEL_FAILED) goto at_26;
  if (!v5.as.boolean) goto at_19;
  t7 = ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           ? ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->spec
           : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 4;
  if ((t10 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_1b084350_type_fddb6d6a, (&t7->capability)),
                                    crd_cel_of_string(scope->key))).kind == CRD_CEL_FAILED) { cost += 2; goto at_26; }
  if ((t11 = crd_cel_fn_value(cel, (const crd_cel_value[1]){t10}, 1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_26; }
  cost += 1;
  c14 = cel->cost;
  if ((v14_2 = crd_cel_fn_string(cel, (const crd_cel_value[1]){t11}, 1)).kind == CRD_CEL_FAILED) { cost += 11; goto at_26; }
  cel->cost = c14 + 1;
  cost += 10;
  if ((t14 = crd_cel_make_list(cel, (const crd_cel_value[1]){crd_cel_of_string(v14_2.as.text)}, NULL,
                               1)).kind == CRD_CEL_FAILED) { cost += 1; goto at_26; }
  if ((t16 = crd_cel_fn_optional_of(cel, (const crd_cel_value[1]){t14}, 1)).kind == CRD_CEL_FAILED) goto at_26;
  goto at_20;
at_19:
  if ((t16 = crd_cel_fn_optional_none(cel, NULL, 0)).kind == CRD_CEL_FAILED) goto at_26;
at_20:
  if (t16.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_26;
  if (!t16.as.optional) goto at_24;
  if ((t18 = crd_cel_held(cel, t16)).kind == CRD_CEL_FAILED) goto at_26;
  goto at_25;
at_24:
  t18 = set_queue_alone_5_param_2_constant_0;
at_25:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t18 : crd_cel_of_truth(CRD_CEL_ERROR);
at_26:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* self.status.state in ['', 'Open', 'Closed'] */
static crd_cel_truth set_queue_alone_6(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Status *t1 = NULL;
  t1 = self->status ? self->status : &scheduling_volcano_sh_v1beta1_Queue_Status_zero;
  cost += 3;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(t1->state, CRD_STRING("")) ||
                                      crd_cel_same(t1->state, CRD_STRING("Open")) ||
                                      crd_cel_same(t1->state, CRD_STRING("Closed"))));
}

/* messageExpression: 'requestBody.spec.state: Invalid value: ' + goQuote(self.status.state) + ': queue state must be in
 * [Open Closed]' */
static bool set_queue_alone_6_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *text) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Status *t1 = NULL;
  crd_cel_value v3;
  crd_string t4 = {NULL, 0}, t5 = {NULL, 0};
  t1 = self->status ? self->status : &scheduling_volcano_sh_v1beta1_Queue_Status_zero;
  cost += 3;
  if ((v3 = crd_cel_fn_go_quote(cel, (const crd_cel_value[1]){crd_cel_of_string(t1->state)},
                                1)).kind == CRD_CEL_FAILED) { cost += 8; goto at_8; }
  t4 = crd_cel_concat(cel, CRD_STRING("requestBody.spec.state: Invalid value: "), v3.as.text, false);
  t5 = crd_cel_concat(cel, t4, CRD_STRING(": queue state must be in [Open Closed]"), false);
  *text = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
at_8:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* name: name */
static crd_cel_value set_queue_alone_7_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_10;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"))).kind == CRD_CEL_FAILED) goto at_10;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if (t2.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_10;
  if (!t2.as.optional) goto at_8;
  if ((t3 = crd_cel_held(cel, t2)).kind == CRD_CEL_FAILED) goto at_10;
  goto at_9;
at_8:
  t3 = crd_cel_of_string(CRD_STRING(""));
at_9:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
at_10:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* path: self.metadata.?annotations[?'volcano.sh/hierarchy'].orValue('') */
static crd_cel_value set_queue_alone_7_param_2(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_12;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("annotations"))).kind == CRD_CEL_FAILED) goto at_12;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if ((t3 = crd_cel_index_optional(cel, t2,
                                   crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")))).kind == CRD_CEL_FAILED) goto at_12;
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_12;
  if (!t3.as.optional) goto at_10;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) goto at_12;
  goto at_11;
at_10:
  t4 = crd_cel_of_string(CRD_STRING(""));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
at_12:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* weights: self.metadata.?annotations[?'volcano.sh/hierarchy-weights'].orValue('') */
static crd_cel_value set_queue_alone_7_param_3(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  crd_cel_value t1, t2, t3, t4;
  cost += 2;
  if ((t1 = crd_scope_metadata(cel,
                               ((const scheduling_volcano_sh_v1beta1_Queue *)scope->outer->self)->object.value)).kind == CRD_CEL_FAILED) goto at_12;
  if ((t2 = crd_cel_select_optional(cel, t1, CRD_STRING("annotations"))).kind == CRD_CEL_FAILED) goto at_12;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  if ((t3 = crd_cel_index_optional(cel, t2,
                                   crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy-weights")))).kind == CRD_CEL_FAILED) goto at_12;
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto at_12;
  if (!t3.as.optional) goto at_10;
  if ((t4 = crd_cel_held(cel, t3)).kind == CRD_CEL_FAILED) goto at_12;
  goto at_11;
at_10:
  t4 = crd_cel_of_string(CRD_STRING(""));
at_11:
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
at_12:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_queue_alone_4_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.deserved[#]")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.deserved[*]")},
};
static const crd_read set_queue_alone_5_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.capability[#]")}, {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.capability[*]")},
};
static const crd_read set_queue_alone_6_reads[1] = {{CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.state")}};
static const crd_read set_queue_alone_7_include_reads[1] = {{CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")}};
static const crd_scope_code set_queue_alone_1_include_params[] = {
    {.function = {.value = set_queue_alone_1_param_1}},
    {.function = {.value = set_queue_alone_1_param_2}},
};
static const crd_include set_queue_alone_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_quantity_a06dea9f, .at = {.function = {.value = set_queue_alone_1_at}},
    .each = true, .typed = true, .mode = CRD_SET_ALL, .path = {0, false, CRD_STRING_INIT(".spec.capability")},
    .params = set_queue_alone_1_include_params, .param_count = 2,
};
static const crd_scope_code set_queue_alone_2_include_params[] = {
    {.function = {.value = set_queue_alone_2_param_1}},
    {.function = {.value = set_queue_alone_2_param_2}},
};
static const crd_include set_queue_alone_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_quantity_a06dea9f, .at = {.function = {.value = set_queue_alone_2_at}},
    .each = true, .typed = true, .mode = CRD_SET_ALL, .path = {0, false, CRD_STRING_INIT(".spec.deserved")},
    .params = set_queue_alone_2_include_params, .param_count = 2,
};
static const crd_scope_code set_queue_alone_3_include_params[] = {
    {.function = {.value = set_queue_alone_3_param_1}},
    {.function = {.value = set_queue_alone_3_param_2}},
};
static const crd_include set_queue_alone_3_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_quantity_a06dea9f, .at = {.function = {.value = set_queue_alone_3_at}},
    .each = true, .typed = true, .mode = CRD_SET_ALL, .path = {0, false, CRD_STRING_INIT(".spec.guarantee.resource")},
    .params = set_queue_alone_3_include_params, .param_count = 2,
};
static const crd_scope_code set_queue_alone_4_include_params[] = {
    {.function = {.value = set_queue_alone_4_param_1}},
    {.function = {.value = set_queue_alone_4_param_2}},
};
static const crd_include set_queue_alone_4_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_guaranteed_a06dea9f, .at = {.function = {.value = set_queue_alone_4_at}},
    .each = true, .typed = true, .mode = CRD_SET_ALL, .path = {0, false, CRD_STRING_INIT(".spec.guarantee.resource")},
    .reads = set_queue_alone_4_include_reads, .read_count = 2, .params = set_queue_alone_4_include_params, .param_count = 2,
};
static const crd_scope_code set_queue_alone_5_include_params[] = {
    {.function = {.value = set_queue_alone_5_param_1}},
    {.function = {.value = set_queue_alone_5_param_2}},
};
static const crd_include set_queue_alone_5_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_deserved_a06dea9f, .at = {.function = {.value = set_queue_alone_5_at}},
    .each = true, .typed = true, .mode = CRD_SET_ALL, .path = {0, false, CRD_STRING_INIT(".spec.deserved")},
    .reads = set_queue_alone_5_include_reads, .read_count = 2, .params = set_queue_alone_5_include_params, .param_count = 2,
};
static const crd_scope_code set_queue_alone_7_include_params[] = {
    {.function = {.value = set_queue_alone_7_param_1}},
    {.function = {.value = set_queue_alone_7_param_2}},
    {.function = {.value = set_queue_alone_7_param_3}},
};
static const crd_include set_queue_alone_7_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_hierarchy_2f2041a5, .mode = CRD_SET_FIRST,
    .reads = set_queue_alone_7_include_reads, .read_count = 1, .params = set_queue_alone_7_include_params, .param_count = 3,
};
static const crd_step set_queue_alone_steps[] = {
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_alone_1_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_alone_2_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_alone_3_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_alone_4_include},
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_alone_5_include},
    {
        .kind = CRD_STEP_RULE, .name = CRD_STRING_INIT("VC-175"),
        .rule = CRD_STRING_INIT("self.status.state in ['', 'Open', 'Closed']"),
        .evaluate = {.function = {.truth = set_queue_alone_6}}, .reads = set_queue_alone_6_reads, .read_count = 1,
        .message_expression = {.function = {.text = set_queue_alone_6_message_expression}},
    },
    {.kind = CRD_STEP_INCLUDE, .include = &set_queue_alone_7_include},
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_alone_2f2041a5 = {
    .name = CRD_STRING_INIT("queue-alone"), .steps = set_queue_alone_steps, .step_count = 7, .mode = CRD_SET_ALL,
};
