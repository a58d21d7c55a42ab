/* The review is parsed into the arena, the members of `request` are sorted into a struct in one pass, and the object and the
 * old object go to crd_request_judge as they stand in the tree. Answers are written straight as text. */
#include "admission.h"
#include <crd/json.h>

#define REVIEW_DEPTH 10000

/* request.{...}; a member that is absent or null is NULL or empty. */
typedef struct review {
  crd_string api_version;
  crd_string uid, operation, sub_resource, name, namespace_;
  crd_string group, version, kind;
  crd_value *object, *old_object;
  const crd_value *request;
} review;

/* ---- answers ---- */

static void begin_review(crd_text *text, const review *review, bool allowed) {
  crd_text_add(text, CRD_STRING("{\"kind\":\"AdmissionReview\",\"apiVersion\":"));
  crd_json_write_string(text, review->api_version, CRD_JSON_COMPACT);
  crd_text_add(text, CRD_STRING(",\"response\":{\"uid\":"));
  crd_json_write_string(text, review->uid, CRD_JSON_COMPACT);
  crd_text_add(text, allowed ? CRD_STRING(",\"allowed\":true") : CRD_STRING(",\"allowed\":false"));
}

static void end_review(crd_text *text, const crd_string *warnings, size_t count, admission_answer *answer) {
  for (size_t i = 0; i < count; i++) {
    crd_text_add(text, i == 0 ? CRD_STRING(",\"warnings\":[") : CRD_STRING(","));
    crd_json_write_string(text, warnings[i], CRD_JSON_COMPACT);
  }
  if (count) crd_text_add_char(text, ']');
  crd_text_add(text, CRD_STRING("}}"));
  answer->status = 200;
  answer->body = crd_text_string(text);
}

static void allow(crd_arena *arena, const review *review, const crd_string *warnings, size_t count,
                  admission_answer *answer) {
  crd_text text = {.arena = arena};
  begin_review(&text, review, true);
  end_review(&text, warnings, count, answer);
  answer->allowed = true;
}

static void write_status(crd_text *text, int code, crd_string reason, crd_string message) {
  crd_text_add(text,
               CRD_STRING("{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},\"status\":\"Failure\",\"message\":"));
  crd_json_write_string(text, message, CRD_JSON_COMPACT);
  crd_text_add(text, CRD_STRING(",\"reason\":"));
  crd_json_write_string(text, reason, CRD_JSON_COMPACT);
  crd_text_printf(text, ",\"code\":%d}", code);
}

static void answer_refusal(admission_answer *answer, int code, crd_string reason, crd_string message) {
  answer->allowed = false;
  answer->code = code;
  answer->reason = reason;
  answer->message = message;
}

/* A refusal for what is wrong with the request rather than with the object. */
static void deny(crd_arena *arena, const review *review, crd_string message, admission_answer *answer) {
  crd_text text = {.arena = arena};
  answer_refusal(answer, 400, CRD_STRING("BadRequest"), message);
  begin_review(&text, review, false);
  crd_text_add(&text, CRD_STRING(",\"status\":"));
  write_status(&text, answer->code, answer->reason, message);
  end_review(&text, NULL, 0, answer);
}

void admission_refuse(crd_arena *arena, int status, crd_string reason, crd_string message, admission_answer *answer) {
  crd_text text = {.arena = arena};
  answer_refusal(answer, status, reason, message);
  write_status(&text, status, reason, message);
  crd_text_add_char(&text, '\n');
  answer->status = status;
  answer->body = crd_text_string(&text);
}

static void refuse_review(crd_arena *arena, crd_string message, admission_answer *answer) {
  admission_refuse(arena, 400, CRD_STRING("BadRequest"), message, answer);
}

/* ---- reading ---- */

static crd_string string_of(const crd_value *value) {
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : (crd_string){NULL, 0};
}

typedef struct string_member {
  crd_string name;
  crd_string *target;
} string_member;

/* False when one of the members is there and neither a string nor null; its name is in `wrong`. */
static bool take_strings(const crd_value *map, const string_member *wanted, size_t count, crd_string *wrong) {
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_member *member = &map->as.members[i];
    for (size_t j = 0; j < count; j++) {
      if (!crd_string_equal(crd_member_name(member), wanted[j].name)) continue;
      if (member->value.kind == CRD_STRING_VALUE)
        *wanted[j].target = crd_value_string(&member->value);
      else if (member->value.kind != CRD_NULL) {
        *wrong = wanted[j].name;
        return false;
      }
      break;
    }
  }
  return true;
}

static crd_value *present(crd_value *value) {
  return value && value->kind != CRD_NULL ? value : NULL;
}

/* Gives the text of what is wrong, or an empty one. */
static crd_string read_request(crd_arena *arena, crd_value *request, review *review) {
  crd_string wrong = {NULL, 0};
  const string_member texts[] = {{CRD_STRING_INIT("uid"), &review->uid},
                                 {CRD_STRING_INIT("operation"), &review->operation},
                                 {CRD_STRING_INIT("subResource"), &review->sub_resource},
                                 {CRD_STRING_INIT("name"), &review->name},
                                 {CRD_STRING_INIT("namespace"), &review->namespace_}};
  const string_member kinds[] = {{CRD_STRING_INIT("group"), &review->group},
                                 {CRD_STRING_INIT("version"), &review->version},
                                 {CRD_STRING_INIT("kind"), &review->kind}};
  if (!take_strings(request, texts, sizeof texts / sizeof *texts, &wrong))
    return crd_arena_printf(arena, "AdmissionReview: request.%.*s must be a string", (int)wrong.size, wrong.data);
  if (review->uid.size == 0) return CRD_STRING("AdmissionReview: request.uid is missing");
  const crd_value *kind = crd_value_get(request, CRD_STRING("kind"));
  if (!kind || kind->kind != CRD_MAP) return CRD_STRING("AdmissionReview: request.kind must be an object");
  if (!take_strings(kind, kinds, sizeof kinds / sizeof *kinds, &wrong))
    return crd_arena_printf(arena, "AdmissionReview: request.kind.%.*s must be a string", (int)wrong.size, wrong.data);
  review->request = request;
  review->object = present(crd_value_get(request, CRD_STRING("object")));
  review->old_object = present(crd_value_get(request, CRD_STRING("oldObject")));
  return (crd_string){NULL, 0};
}

static crd_string read_review(crd_arena *arena, crd_string body, review *review) {
  if (body.size == 0) return CRD_STRING("the request has no body: an AdmissionReview is wanted");
  if (body.size >= UINT32_MAX) return CRD_STRING("the body is too large");
  crd_parse_error error = {.offset = 0};
  crd_value *root = crd_json_parse(arena, body, &(crd_parse_options){.max_depth = REVIEW_DEPTH}, &error);
  if (!root)
    return crd_arena_printf(arena, "the body is not JSON: %.*s (at byte %zu)", (int)error.message.size, error.message.data,
                            error.offset);
  if (root->kind != CRD_MAP) return CRD_STRING("the body is not an AdmissionReview: a JSON object is wanted");
  review->api_version = string_of(crd_value_get(root, CRD_STRING("apiVersion")));
  crd_string kind = string_of(crd_value_get(root, CRD_STRING("kind")));
  bool known = crd_string_equal(review->api_version, CRD_STRING("admission.k8s.io/v1")) ||
               crd_string_equal(review->api_version, CRD_STRING("admission.k8s.io/v1beta1"));
  if (!known || !crd_string_equal(kind, CRD_STRING("AdmissionReview")))
    return CRD_STRING("the body is not an AdmissionReview of admission.k8s.io/v1: apiVersion or kind differ");
  crd_value *request = crd_value_get(root, CRD_STRING("request"));
  if (!request || request->kind != CRD_MAP) return CRD_STRING("AdmissionReview: request must be an object");
  return read_request(arena, request, review);
}

/* ---- judging ---- */

/* The message names what the webhook was asked for as Kubernetes prints a GroupVersionKind. */
static crd_string kind_message(crd_arena *arena, const char *format, const review *review) {
  crd_string named =
      crd_arena_printf(arena, "%.*s/%.*s, Kind=%.*s", (int)review->group.size, review->group.data, (int)review->version.size,
                       review->version.data, (int)review->kind.size, review->kind.data);
  return crd_arena_printf(arena, format, (int)named.size, named.data);
}

static void judge(crd_arena *arena, const admission_config *config, const crd_kind *kind, const review *review,
                  crd_operation operation, admission_answer *answer) {
  const crd_request request = {.operation = operation,
                               .kind = kind,
                               .encoding = CRD_ENCODING_JSON,
                               .object = review->object,
                               .old_object = operation == CRD_CREATE ? NULL : review->old_object,
                               .namespace_ = review->namespace_,
                               .as_submitted = true,
                               .admission = true,
                               .layers = config->layers,
                               .warn_layers = config->warn_layers,
                               .ratchet_layers = config->ratchet_layers,
                               .settings = config->settings,
                               .most_text = config->most_text,
                               .kubernetes_minor = config->kubernetes_minor};
  crd_verdict verdict;
  crd_request_judge(arena, &request, &verdict);
  answer->skipped_layers = verdict.skipped_layers;
  answer->warnings = verdict.warnings;
  answer->rule_warnings = verdict.rule_warnings;
  if (verdict.allowed) {
    allow(arena, review, verdict.warnings.items, verdict.warnings.count, answer);
    return;
  }
  crd_text text = {.arena = arena};
  crd_value status = crd_verdict_status(arena, &verdict, kind);
  answer_refusal(answer, verdict.code, verdict.reason, verdict.message);
  answer->errors = verdict.errors;
  answer->layer = verdict.layer ? verdict.layer : CRD_LAYER_CRD;
  answer->rule = verdict.rule;
  begin_review(&text, review, false);
  crd_text_add(&text, CRD_STRING(",\"status\":"));
  crd_json_write(&text, &status, CRD_JSON_COMPACT);
  end_review(&text, verdict.warnings.items, verdict.warnings.count, answer);
}

/* No schema has a say about the end of an object, about connections (pods/exec), or about subresources that have a kind of
 * their own (scale, eviction). */
static bool beyond_schemas(const review *review) {
  return crd_string_equal(review->operation, CRD_STRING("DELETE")) ||
         crd_string_equal(review->operation, CRD_STRING("CONNECT")) ||
         (review->sub_resource.size > 0 && !crd_string_equal(review->sub_resource, CRD_STRING("status")));
}

static void unknown_kind(crd_arena *arena, const admission_config *config, const review *review, admission_answer *answer) {
  crd_string message = kind_message(arena, "no schema is known for %.*s", review);
  if (!config->allow_unknown_kinds) {
    deny(arena, review, message, answer);
    return;
  }
  answer->warnings.arena = arena;
  crd_texts_add(&answer->warnings, message);
  allow(arena, review, &message, 1, answer);
}

crd_string admission_user(const admission_answer *answer) {
  const crd_value *user = answer->request ? crd_value_get(answer->request, CRD_STRING("userInfo")) : NULL;
  return user && user->kind == CRD_MAP ? string_of(crd_value_get(user, CRD_STRING("username"))) : (crd_string){NULL, 0};
}

bool admission_dry_run(const admission_answer *answer) {
  const crd_value *dry = answer->request ? crd_value_get(answer->request, CRD_STRING("dryRun")) : NULL;
  return dry && dry->kind == CRD_BOOL && dry->as.boolean;
}

void admission_review(crd_arena *arena, const admission_config *config, const crd_kind *endpoint, crd_string body,
                      admission_answer *answer) {
  review review = {.api_version = {NULL, 0}};
  *answer = (admission_answer){.status = 500};
  crd_string problem = read_review(arena, body, &review);
  answer->uid = review.uid;
  if (problem.size) {
    refuse_review(arena, problem, answer);
    return;
  }
  answer->operation = review.operation;
  answer->kind = review.kind;
  answer->sub_resource = review.sub_resource;
  answer->namespace_ = review.namespace_;
  answer->name = review.name;
  answer->request = review.request;

  bool create = crd_string_equal(review.operation, CRD_STRING("CREATE"));
  bool update = crd_string_equal(review.operation, CRD_STRING("UPDATE"));
  bool status = review.sub_resource.size > 0; /* or beyond schemas */
  const crd_kind *kind = crd_registry_find(config->registry, review.group, review.version, review.kind);
  answer->judged = kind;
  if (beyond_schemas(&review)) {
    allow(arena, &review, NULL, 0, answer);
    return;
  }
  if (!create && !update) {
    deny(arena, &review,
         crd_arena_printf(arena, "request.operation \"%.*s\" is not CREATE, UPDATE, DELETE or CONNECT",
                          (int)(review.operation.size < 64 ? review.operation.size : 64), review.operation.data),
         answer);
    return;
  }
  if (endpoint && !(crd_string_equal(endpoint->group, review.group) && crd_string_equal(endpoint->kind, review.kind))) {
    deny(arena, &review, kind_message(arena, "this path does not serve %.*s", &review), answer);
    return;
  }
  if (!kind)
    unknown_kind(arena, config, &review, answer);
  else if (!review.object || review.object->kind != CRD_MAP)
    deny(arena, &review, CRD_STRING("request.object must be an object"), answer);
  else if (update && (!review.old_object || review.old_object->kind != CRD_MAP))
    deny(arena, &review, CRD_STRING("request.oldObject must be an object"), answer);
  else if (create && status)
    allow(arena, &review, NULL, 0, answer); /* the API server creates no subresource */
  else
    judge(arena, config, kind, &review, create ? CRD_CREATE : status ? CRD_UPDATE_STATUS : CRD_UPDATE, answer);
}
