/* SPDX-License-Identifier: Apache-2.0 */
#include "judge.h"
#include "judge/mutated.h"

crd_request judge_request_of(const judge *judge, const crd_kind *kind) {
  const options *options = judge->options;
  return (crd_request){.operation = CRD_CREATE,
                       .kind = kind,
                       .layers = options->rules.layers,
                       .warn_layers = options->rules.warn_layers,
                       .settings = judge->settings,
                       .pods = &crdc_pod_judge,
                       .state = judge->state,
                       .kubernetes_minor = options->rules.kubernetes_minor,
                       .decoder = options->rules.decoder,
                       .want_strict = true,
                       .want_further = true};
}

bool judge_by_request(const judge *judge, crd_request *request, crd_verdict *verdict, policy_account *account) {
  if (judge->policies)
    policies_judge(judge->policies, judge->arena, request->object, &(policed_judge){crdc_ask_request, request}, verdict,
                   account);
  else if (judge->options->mutate)
    crdc_judge_mutated(judge->arena, request, judge->options->mutate_again, verdict);
  else
    crd_request_judge(judge->arena, request, verdict);
  return judge->policies != NULL;
}

/* A document of a built-in kind, and the options to judge it by. */
typedef struct builtin_asking {
  const options *options;
  const builtin_document *document;
} builtin_asking;

static void ask_builtin(void *context, crd_arena *arena, crd_value *object, const crd_value *old, bool sent,
                        crd_verdict *verdict) {
  static const crd_strict_errors none = {.count = 0};
  const builtin_asking *asking = context;
  builtin_document document = *asking->document;
  (void)old; /* the stored object is not used: the object is judged as a create */
  document.object = object;
  if (!sent) {
    document.text = (crd_string){NULL, 0};
    document.noted = &none;
  }
  builtin_judge(arena, asking->options, &document, verdict);
}

bool judge_by_builtin(const judge *judge, const builtin_document *document, crd_value *object, crd_verdict *verdict,
                      policy_account *account) {
  builtin_asking asking = {judge->options, document};
  if (judge->policies)
    policies_judge(judge->policies, judge->arena, object, &(policed_judge){ask_builtin, &asking}, verdict, account);
  else
    builtin_judge(judge->arena, judge->options, document, verdict);
  return judge->policies != NULL;
}
