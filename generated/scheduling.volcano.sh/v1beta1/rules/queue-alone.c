/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Rules of a layer above the CRD, compiled. */
#include "../../../tables.h"
#include <crd/generated/cel_functions.h>
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
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self->spec
                                                           ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t1->capability)) : crd_cel_of_truth(CRD_CEL_ERROR);
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
  cost += 1;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("requestBody.spec.capability."), scope->key, false);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* each: self.spec.deserved */
static crd_cel_value set_queue_alone_2_at(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self->spec
                                                           ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t1->deserved)) : crd_cel_of_truth(CRD_CEL_ERROR);
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
  cost += 1;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("requestBody.spec.deserved."), scope->key, false);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* each: self.spec.guarantee.resource */
static crd_cel_value set_queue_alone_3_at(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self->spec
                                                           ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  const scheduling_volcano_sh_v1beta1_Queue_Guarantee *t2 = t1->guarantee
                                                                ? t1->guarantee
                                                                : &scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;
  cost += 4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t2->resource)) : crd_cel_of_truth(CRD_CEL_ERROR);
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
  cost += 1;
  crd_string t1 = crd_cel_concat(cel, CRD_STRING("requestBody.spec.guarantee.resource."), scope->key, false);
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_of_string(t1) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* each: self.spec.guarantee.resource */
static crd_cel_value set_queue_alone_4_at(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self->spec
                                                           ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  const scheduling_volcano_sh_v1beta1_Queue_Guarantee *t2 = t1->guarantee
                                                                ? t1->guarantee
                                                                : &scheduling_volcano_sh_v1beta1_Queue_Guarantee_zero;
  cost += 4;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t2->resource)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* name: r */
static crd_cel_value set_queue_alone_4_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(scope->key) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_cel_list set_queue_alone_4_param_2_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_queue_alone_4_param_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                   .as = {.list = &set_queue_alone_4_param_2_table_1}};
/* deserved: self.spec.deserved[?r].optMap(q, [string(q)]).orValue([]) */
static crd_cel_value set_queue_alone_4_param_2(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  crd_cel_value t2 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t1->deserved)),
                                            crd_cel_of_string(scope->key));
  cost += 4;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_has_value(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t18 = crd_cel_of_null();
  if (t4.as.boolean) {
    const scheduling_volcano_sh_v1beta1_Queue_Spec *t5 = self_1->spec
                                                             ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
    crd_cel_value t6 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t5->deserved)),
                                              crd_cel_of_string(scope->key));
    cost += 4;
    if (t6.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments7[1] = {t6};
    crd_cel_value t8 = crd_cel_fn_value(cel, arguments7, 1);
    if (t8.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    const crd_cel_value arguments9[1] = {t8};
    const uint64_t cost10 = cel->cost;
    crd_cel_value t11 = crd_cel_fn_string(cel, arguments9, 1);
    if (t11.kind == CRD_CEL_FAILED) {
      cost += 11;
      goto failed_0;
    }
    cel->cost = cost10 + 1;
    cost += 10;
    const crd_cel_value items12[1] = {crd_cel_of_string(t11.as.text)};
    crd_cel_value t13 = crd_cel_make_list(cel, items12, NULL, 1);
    if (t13.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    const crd_cel_value arguments14[1] = {t13};
    crd_cel_value t15 = crd_cel_fn_optional_of(cel, arguments14, 1);
    if (t15.kind == CRD_CEL_FAILED) goto failed_0;
    t18 = t15;
  } else {
    crd_cel_value t17 = crd_cel_fn_optional_none(cel, NULL, 0);
    if (t17.kind == CRD_CEL_FAILED) goto failed_0;
    t18 = t17;
  }
  crd_cel_value t19 = t18;
  if (t19.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t19.as.optional) {
    t19 = crd_cel_held(cel, t19);
  } else {
    t19 = set_queue_alone_4_param_2_constant_2;
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t19 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* each: self.spec.deserved */
static crd_cel_value set_queue_alone_5_at(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self->spec
                                                           ? self->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  cost += 3;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t1->deserved)) : crd_cel_of_truth(CRD_CEL_ERROR);
}

/* name: r */
static crd_cel_value set_queue_alone_5_param_1(crd_cel *cel, const crd_scope *scope) {
  uint64_t cost = 0;
  cost += 1;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE
             ? crd_cel_of_string(scope->key) : crd_cel_of_truth(CRD_CEL_ERROR);
}

static const crd_cel_list set_queue_alone_5_param_2_table_1 = {NULL, 0, NULL};
static const crd_cel_value set_queue_alone_5_param_2_constant_2 = {.kind = CRD_CEL_LIST,
                                                                   .as = {.list = &set_queue_alone_5_param_2_table_1}};
/* capability: self.spec.capability[?r].optMap(q, [string(q)]).orValue([]) */
static crd_cel_value set_queue_alone_5_param_2(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *t1 = self_1->spec
                                                           ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
  crd_cel_value t2 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t1->capability)),
                                            crd_cel_of_string(scope->key));
  cost += 4;
  if (t2.kind == CRD_CEL_FAILED) {
    cost += 1;
    goto failed_0;
  }
  const crd_cel_value arguments3[1] = {t2};
  crd_cel_value t4 = crd_cel_fn_has_value(cel, arguments3, 1);
  if (t4.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t18 = crd_cel_of_null();
  if (t4.as.boolean) {
    const scheduling_volcano_sh_v1beta1_Queue_Spec *t5 = self_1->spec
                                                             ? self_1->spec : &scheduling_volcano_sh_v1beta1_Queue_Spec_zero;
    crd_cel_value t6 = crd_cel_index_optional(cel, crd_cel_of_stored(&crd_type_fddb6d6ae536, (&t5->capability)),
                                              crd_cel_of_string(scope->key));
    cost += 4;
    if (t6.kind == CRD_CEL_FAILED) {
      cost += 2;
      goto failed_0;
    }
    const crd_cel_value arguments7[1] = {t6};
    crd_cel_value t8 = crd_cel_fn_value(cel, arguments7, 1);
    if (t8.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    cost += 1;
    const crd_cel_value arguments9[1] = {t8};
    const uint64_t cost10 = cel->cost;
    crd_cel_value t11 = crd_cel_fn_string(cel, arguments9, 1);
    if (t11.kind == CRD_CEL_FAILED) {
      cost += 11;
      goto failed_0;
    }
    cel->cost = cost10 + 1;
    cost += 10;
    const crd_cel_value items12[1] = {crd_cel_of_string(t11.as.text)};
    crd_cel_value t13 = crd_cel_make_list(cel, items12, NULL, 1);
    if (t13.kind == CRD_CEL_FAILED) {
      cost += 1;
      goto failed_0;
    }
    const crd_cel_value arguments14[1] = {t13};
    crd_cel_value t15 = crd_cel_fn_optional_of(cel, arguments14, 1);
    if (t15.kind == CRD_CEL_FAILED) goto failed_0;
    t18 = t15;
  } else {
    crd_cel_value t17 = crd_cel_fn_optional_none(cel, NULL, 0);
    if (t17.kind == CRD_CEL_FAILED) goto failed_0;
    t18 = t17;
  }
  crd_cel_value t19 = t18;
  if (t19.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t19.as.optional) {
    t19 = crd_cel_held(cel, t19);
  } else {
    t19 = set_queue_alone_5_param_2_constant_2;
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t19 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* self.status.state in ['', 'Open', 'Closed'] */
static crd_cel_truth set_queue_alone_6(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Status *t1 = self->status
                                                             ? self->status
                                                             : &scheduling_volcano_sh_v1beta1_Queue_Status_zero;
  crd_string t2 = t1->state;
  cost += 3;
  return crd_cel_end(cel, cost,
                     crd_cel_truth_of(crd_cel_same(t2, CRD_STRING("")) || crd_cel_same(t2, CRD_STRING("Open")) ||
                                      crd_cel_same(t2, CRD_STRING("Closed"))));
}

/* messageExpression: 'requestBody.spec.state: Invalid value: ' + goQuote(self.status.state) + ': queue state must be in
 * [Open Closed]' */
static bool set_queue_alone_6_message_expression(crd_cel *cel, const crd_scope *scope, crd_string *message) {
  const scheduling_volcano_sh_v1beta1_Queue *self = scope->self;
  uint64_t cost = 0;
  const scheduling_volcano_sh_v1beta1_Queue_Status *t1 = self->status
                                                             ? self->status
                                                             : &scheduling_volcano_sh_v1beta1_Queue_Status_zero;
  cost += 3;
  const crd_cel_value arguments2[1] = {crd_cel_of_string(t1->state)};
  crd_cel_value t3 = crd_cel_fn_go_quote(cel, arguments2, 1);
  if (t3.kind == CRD_CEL_FAILED) {
    cost += 8;
    goto failed_0;
  }
  crd_string t4 = crd_cel_concat(cel, CRD_STRING("requestBody.spec.state: Invalid value: "), t3.as.text, false);
  crd_string t5 = crd_cel_concat(cel, t4, CRD_STRING(": queue state must be in [Open Closed]"), false);
  *message = t5;
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;
failed_0:
  return crd_cel_end(cel, cost, CRD_CEL_ERROR) == CRD_CEL_TRUE;
}

/* name: name */
static crd_cel_value set_queue_alone_7_param_1(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("name"));
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = t2;
  if (t3.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t3.as.optional) {
    t3 = crd_cel_held(cel, t3);
  } else {
    t3 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t3 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* path: self.metadata.?annotations[?'volcano.sh/hierarchy'].orValue('') */
static crd_cel_value set_queue_alone_7_param_2(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("annotations"));
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = crd_cel_index_optional(cel, t2, crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy")));
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}

/* weights: self.metadata.?annotations[?'volcano.sh/hierarchy-weights'].orValue('') */
static crd_cel_value set_queue_alone_7_param_3(crd_cel *cel, const crd_scope *scope) {
  const scheduling_volcano_sh_v1beta1_Queue *self_1 = scope->outer->self;
  uint64_t cost = 0;
  crd_cel_value t1 = crd_scope_metadata(cel, self_1->object.value);
  cost += 2;
  if (t1.kind == CRD_CEL_FAILED) goto failed_0;
  crd_cel_value t2 = crd_cel_select_optional(cel, t1, CRD_STRING("annotations"));
  if (t2.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t2.kind != CRD_CEL_OPTIONAL || t2.as.optional;
  crd_cel_value t3 = crd_cel_index_optional(cel, t2, crd_cel_of_string(CRD_STRING("volcano.sh/hierarchy-weights")));
  if (t3.kind == CRD_CEL_FAILED) goto failed_0;
  cost += t3.kind != CRD_CEL_OPTIONAL || t3.as.optional;
  crd_cel_value t4 = t3;
  if (t4.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, "no such overload")) goto failed_0;
  if (t4.as.optional) {
    t4 = crd_cel_held(cel, t4);
  } else {
    t4 = crd_cel_of_string(CRD_STRING(""));
  }
  return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? t4 : crd_cel_of_truth(CRD_CEL_ERROR);
failed_0:
  return crd_cel_of_truth(crd_cel_end(cel, cost, CRD_CEL_ERROR));
}


static const crd_read set_queue_alone_4_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.deserved[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.deserved[*]")},
};
static const crd_read set_queue_alone_5_include_reads[2] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.capability[#]")},
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".spec.capability[*]")},
};
static const crd_read set_queue_alone_6_reads[1] = {
    {CRD_READ_PLACE, 0, CRD_STRING_INIT(".status.state")},
};
static const crd_read set_queue_alone_7_include_reads[1] = {
    {CRD_READ_PLACE, 1, CRD_STRING_INIT(".metadata")},
};
static const crd_scope_code set_queue_alone_1_include_params[] = {
    {.function = {.value = set_queue_alone_1_param_1}},
    {.function = {.value = set_queue_alone_1_param_2}},
};
static const crd_include set_queue_alone_1_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_quantity_14044afb,
    .at = {.function = {.value = set_queue_alone_1_at}},
    .each = true,
    .typed = true,
    .mode = CRD_SET_ALL,
    .path = {0, false, CRD_STRING_INIT(".spec.capability")},
    .params = set_queue_alone_1_include_params,
    .param_count = 2,
};
static const crd_scope_code set_queue_alone_2_include_params[] = {
    {.function = {.value = set_queue_alone_2_param_1}},
    {.function = {.value = set_queue_alone_2_param_2}},
};
static const crd_include set_queue_alone_2_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_quantity_14044afb,
    .at = {.function = {.value = set_queue_alone_2_at}},
    .each = true,
    .typed = true,
    .mode = CRD_SET_ALL,
    .path = {0, false, CRD_STRING_INIT(".spec.deserved")},
    .params = set_queue_alone_2_include_params,
    .param_count = 2,
};
static const crd_scope_code set_queue_alone_3_include_params[] = {
    {.function = {.value = set_queue_alone_3_param_1}},
    {.function = {.value = set_queue_alone_3_param_2}},
};
static const crd_include set_queue_alone_3_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_quantity_14044afb,
    .at = {.function = {.value = set_queue_alone_3_at}},
    .each = true,
    .typed = true,
    .mode = CRD_SET_ALL,
    .path = {0, false, CRD_STRING_INIT(".spec.guarantee.resource")},
    .params = set_queue_alone_3_include_params,
    .param_count = 2,
};
static const crd_scope_code set_queue_alone_4_include_params[] = {
    {.function = {.value = set_queue_alone_4_param_1}},
    {.function = {.value = set_queue_alone_4_param_2}},
};
static const crd_include set_queue_alone_4_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_guaranteed_14044afb,
    .at = {.function = {.value = set_queue_alone_4_at}},
    .each = true,
    .typed = true,
    .mode = CRD_SET_ALL,
    .path = {0, false, CRD_STRING_INIT(".spec.guarantee.resource")},
    .reads = set_queue_alone_4_include_reads,
    .read_count = 2,
    .params = set_queue_alone_4_include_params,
    .param_count = 2,
};
static const crd_scope_code set_queue_alone_5_include_params[] = {
    {.function = {.value = set_queue_alone_5_param_1}},
    {.function = {.value = set_queue_alone_5_param_2}},
};
static const crd_include set_queue_alone_5_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_deserved_14044afb,
    .at = {.function = {.value = set_queue_alone_5_at}},
    .each = true,
    .typed = true,
    .mode = CRD_SET_ALL,
    .path = {0, false, CRD_STRING_INIT(".spec.deserved")},
    .reads = set_queue_alone_5_include_reads,
    .read_count = 2,
    .params = set_queue_alone_5_include_params,
    .param_count = 2,
};
static const crd_scope_code set_queue_alone_7_include_params[] = {
    {.function = {.value = set_queue_alone_7_param_1}},
    {.function = {.value = set_queue_alone_7_param_2}},
    {.function = {.value = set_queue_alone_7_param_3}},
};
static const crd_include set_queue_alone_7_include = {
    .set = &scheduling_volcano_sh_v1beta1_Queue_set_hierarchy_da3e0e6b,
    .mode = CRD_SET_FIRST,
    .reads = set_queue_alone_7_include_reads,
    .read_count = 1,
    .params = set_queue_alone_7_include_params,
    .param_count = 3,
};
static const crd_step set_queue_alone_steps[] = {
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_alone_1_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_alone_2_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_alone_3_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_alone_4_include,
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_alone_5_include,
    },
    {
        .kind = CRD_STEP_RULE,
        .name = CRD_STRING_INIT("VC-175"),
        .rule = CRD_STRING_INIT("self.status.state in ['', 'Open', 'Closed']"),
        .evaluate = {.function = {.truth = set_queue_alone_6}},
        .reads = set_queue_alone_6_reads,
        .read_count = 1,
        .message_expression = {.function = {.text = set_queue_alone_6_message_expression}},
    },
    {
        .kind = CRD_STEP_INCLUDE,
        .include = &set_queue_alone_7_include,
    },
};
const crd_rule_set scheduling_volcano_sh_v1beta1_Queue_set_queue_alone_da3e0e6b = {
    .name = CRD_STRING_INIT("queue-alone"),
    .steps = set_queue_alone_steps,
    .step_count = 7,
    .mode = CRD_SET_ALL,
};
