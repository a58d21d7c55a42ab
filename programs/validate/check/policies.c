/* SPDX-License-Identifier: Apache-2.0 */
#include "../../../runtime/base/say.h"
#include "judge.h"
#include "judge/error_rule.h"
#include "judges/admission_files.h"
#include <stdlib.h>
#include <string.h>

struct policies {
  const admission_options *options;
  bool wants_traces; /* for policy_account.json */
  crd_arena *arena;
  admission_files *files;
  crd_user user;
  stored_objects stored;
};

static void say_of_policies(void *context, crd_string what) {
  (void)context;
  crd_say(stderr, "crd-validate: %-.*s\n", CRD_PRINT(what));
}

/* False, after a message, if no policy is in force: --policies would have no effect. */
static bool has_policies(const admission_files *files) {
  if (!files || crd_admission_configuration_counts(admission_files_configuration(files)).policies_in_force) return files;
  fputs("crd-validate: --policies: no policy is in force (webhook configurations alone are for --chain)\n", stderr);
  return false;
}

bool policies_load(const options *whole, const crd_registry *registry, policies **made) {
  const admission_options *options = &whole->admission;
  const rule_options *rules = &whole->rules;
  *made = NULL;
  if (!options->policies.count) return true;
  policies *self = calloc(1, sizeof *self);
  crd_arena *arena = crd_arena_create(NULL);
  if (!self || !arena) {
    fputs("crd-validate: out of memory\n", stderr);
    free(self);
    crd_arena_destroy(arena);
    return false;
  }
  self->options = options;
  self->wants_traces = whole->output.wants_traces;
  self->arena = arena;
  self->user = admission_user(arena, options);
  self->files = admission_files_load(&(admission_files_source){.paths = options->policies.items,
                                                               .path_count = options->policies.count,
                                                               .crds = rules->crds.items,
                                                               .crd_count = rules->crds.count,
                                                               .registry = registry,
                                                               .fill_in = crd_builtin_default,
                                                               .kubernetes_minor = rules->kubernetes_minor,
                                                               .complain = say_of_policies,
                                                               .note = say_of_policies});
  if (has_policies(self->files) && stored_objects_read(arena, options, &self->stored)) {
    *made = self;
    return true;
  }
  policies_destroy(self);
  return false;
}

void policies_destroy(policies *policies) {
  if (!policies) return;
  admission_files_destroy(policies->files);
  crd_arena_destroy(policies->arena);
  free(policies);
}

const crd_registry *policies_registry(const policies *policies) {
  return admission_files_registry(policies->files);
}

const crd_admission_configuration *policies_configuration(const policies *policies) {
  return admission_files_configuration(policies->files);
}

/* ---- an object ---- */

/* The document being judged. */
typedef struct policed {
  crd_arena *arena;
  const policed_request *request;
  crd_admission_verdict found; /* the result of the policies */
  crd_verdict *verdict;
  policy_account *account;
} policed;

/* ---- messages ---- */

static void add_policy_finding(policed *job, finding_severity severity, crd_string text) {
  job->account->items[job->account->count++] =
      (policy_finding){.severity = severity, .rule = crdc_admission_rule(job->arena, text), .text = text};
}

static void refuse_by_policies(policed *job, int code, crd_string reason, crd_string message) {
  crd_verdict *verdict = job->verdict;
  verdict->allowed = false;
  verdict->code = code;
  verdict->reason = reason;
  verdict->message = message;
  crd_errors_truncate(&verdict->errors, 0);
  job->account->refused = true;
  add_policy_finding(job, FINDING_ERROR, message);
}

static void tell_policies(policed *job) {
  const crd_admission_verdict *found = &job->found;
  policy_account *account = job->account;
  admission_note_defaults(job->arena, &job->request->attributes, &job->found);
  account->own_warnings = job->verdict->warnings.count;
  account->items = crd_arena_alloc(job->arena, ((size_t)found->warnings.count + 1) * sizeof *account->items);
  if (found->error.size)
    refuse_by_policies(job, 500, CRD_STRING("InternalError"),
                       crd_arena_printf(job->arena, "admission policies cannot be asked: %.*s", CRD_PRINT(found->error)));
  else if (!found->allowed)
    refuse_by_policies(job, found->code, found->reason, found->message);
  for (uint32_t i = 0; i < found->warnings.count; i++) {
    add_policy_finding(job, FINDING_WARNING, found->warnings.items[i]);
    crd_texts_add(&job->verdict->warnings, found->warnings.items[i]);
  }
  if (!job->request->all_traces) return;
  crd_text text = {.arena = job->arena};
  crd_admission_write_verdict(&text, (crd_string){NULL, 0}, found);
  account->json = crd_text_string(&text);
}

/* Compares both judges on an object that its schema allows. If they differ, the verdict becomes a refusal that says so.
 * Their own messages are not shown. */
static void tell_difference(policed *job) {
  crd_verdict *verdict = job->verdict;
  const crd_admission_verdict *found = &job->found;
  job->account->items = crd_arena_alloc(job->arena, sizeof *job->account->items);
  const bool differ = verdict->allowed != found->allowed && (verdict->allowed || crdc_layers_refuse(verdict));
  const char *words = verdict->allowed ? "policies refuse what the layers let in" : "policies let in what the layers refuse";
  const crd_string message = verdict->allowed ? found->message : verdict->message;
  if (!verdict->allowed && !crdc_layers_refuse(verdict)) return;
  verdict->allowed = true;
  verdict->layer = 0;
  verdict->code = 0;
  verdict->rule = verdict->reason = verdict->message = (crd_string){NULL, 0};
  crd_errors_truncate(&verdict->errors, 0);
  if (found->error.size)
    refuse_by_policies(job, 500, CRD_STRING("InternalError"),
                       crd_arena_printf(job->arena, "admission policies cannot be asked: %.*s", CRD_PRINT(found->error)));
  else if (differ)
    refuse_by_policies(job, 422, CRD_STRING("Invalid"), crd_arena_printf(job->arena, "%s: %.*s", words, CRD_PRINT(message)));
}

void policies_judge(const policies *policies, crd_arena *arena, crd_value *object, const policed_judge *judge,
                    crd_verdict *verdict, policy_account *account) {
  crd_value sent = crd_value_copy(arena, object); /* judging changes it */
  const bool compares = policies->options->differences && judge != NULL;
  policed_request request = {.configuration = admission_files_configuration(policies->files),
                             .judge = judge,
                             .attributes =
                                 admission_attributes(policies->options, &policies->user, &policies->stored, &sent),
                             .past_layers = compares,
                             .all_traces = policies->wants_traces};
  policed job = {.arena = arena, .request = &request, .verdict = verdict, .account = account};
  *account = (policy_account){.count = 0};
  if (!crdc_policed_judge(arena, &request, object, verdict, &job.found)) return;
  if (compares)
    tell_difference(&job);
  else
    tell_policies(&job);
}
