/* SPDX-License-Identifier: Apache-2.0 */
/* The review is parsed member by member. If crd_request_read can do it, the object is decoded directly into the struct of
 * its kind, and the old object is skipped; otherwise crd_request_judge gets both as trees. Answers are written as text
 * without a tree. */
#include "admission.h"
#include "../request/review_root.h"
#include <crd/json.h>
#include <crd/json_cursor.h>

/* Decoding of an AdmissionReview. The members of a review are parsed in their order. A taker may parse the objects itself,
 * in place; the rest of the request, a few short members, becomes a tree. If the text has any error, it is parsed again as
 * one tree, by the parser that has messages. */

/* The members of `request`; a member that is absent or null is NULL or empty. */
typedef struct review {
  crd_string api_version;
  crd_string uid, operation, sub_resource, name, namespace_;
  crd_string group, version, kind;
  crd_value *object, *old_object; /* NULL also for an object that the taker has parsed */
  const crd_value *request;       /* without the objects that the taker has parsed */
} review;

/* A parser of request.object and request.oldObject in place. */
typedef struct review_taker {
  /* Called at each of them, at the start of `text`, with the members before it. Returns a pointer behind the object; NULL:
   * the object becomes a tree instead. */
  const char *(*take)(void *context, const review *review, bool old, crd_string text);
  void *context;
} review_taker;

/* ---- checks of the members ---- */

typedef struct string_member {
  crd_string name;
  crd_string *target;
} string_member;

/* Reads string members. False when one is neither a string nor null nor missing; its name is in `wrong`. */
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

/* Returns the error, or an empty text. */
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

/* The members of the review's root. */
typedef struct review_root {
  crd_value *api_version, *kind, *request; /* NULL: not there */
} review_root;

static crd_string read_root(crd_arena *arena, const review_root *root, review *review) {
  review->api_version = crd_value_text(root->api_version);
  crd_string kind = crd_value_text(root->kind);
  bool known = crd_string_equal(review->api_version, CRD_STRING("admission.k8s.io/v1")) ||
               crd_string_equal(review->api_version, CRD_STRING("admission.k8s.io/v1beta1"));
  if (!known || !crd_string_equal(kind, CRD_STRING("AdmissionReview")))
    return CRD_STRING("the body is not an AdmissionReview of admission.k8s.io/v1: apiVersion or kind differ");
  if (!root->request || root->request->kind != CRD_MAP) return CRD_STRING("AdmissionReview: request must be an object");
  return read_request(arena, root->request, review);
}

static crd_string read_tree(crd_arena *arena, crd_string body, review *review) {
  crd_string error = {NULL, 0};
  const crd_value *root = crd_review_root(arena, body, &error);
  if (!root) return error;
  const review_root members = {.api_version = crd_value_get(root, CRD_STRING("apiVersion")),
                               .kind = crd_value_get(root, CRD_STRING("kind")),
                               .request = crd_value_get(root, CRD_STRING("request"))};
  return read_root(arena, &members, review);
}

/* ---- member by member ---- */

#define MOST_MEMBERS 32 /* of a request: there are 15 */

/* Offers an object to the taker. False: the taker's results are void. */
static bool offer(const review_taker *taker, crd_json_cursor *cursor, crd_arena *arena, crd_value *request, bool old) {
  review so_far = {.request = NULL};
  if (read_request(arena, request, &so_far).size) return false;
  crd_string text = {cursor->at, (size_t)(cursor->end - cursor->at)};
  const char *end = taker->take(taker->context, &so_far, old, text);
  if (end) cursor->at = end;
  return end != NULL;
}

/* Parses the members of the request except those that the taker parses. False: parse it as a tree. */
static bool read_members(crd_json_cursor *cursor, const review_taker *taker, crd_value *request) {
  crd_arena *arena = cursor->arena;
  crd_string name;
  bool good = crd_json_enter(cursor), have_object = false, have_old = false;
  *request = crd_value_make_map(arena, MOST_MEMBERS);
  while (good && crd_json_next(cursor, &name, &good)) {
    bool object = crd_string_equal(name, CRD_STRING("object")), old = crd_string_equal(name, CRD_STRING("oldObject"));
    bool *have = object ? &have_object : old ? &have_old : NULL;
    if (have && *have) return false;
    if (have) *have = true;
    if (have && *cursor->at == '{' && offer(taker, cursor, arena, request, old)) continue;
    if (request->size == MOST_MEMBERS || crd_value_get(request, name)) return false;
    crd_value value;
    good = crd_json_take(cursor, &value);
    if (good) crd_value_set(arena, request, name, value);
  }
  return good;
}

static bool read_parts(crd_json_cursor *cursor, const review_taker *taker, review_root *root) {
  static const crd_string names[] = {CRD_STRING_INIT("apiVersion"), CRD_STRING_INIT("kind"), CRD_STRING_INIT("request")};
  crd_value **const places[] = {&root->api_version, &root->kind, &root->request};
  enum { COUNT = sizeof places / sizeof *places };
  crd_string name;
  bool good = crd_json_enter(cursor);
  while (good && crd_json_next(cursor, &name, &good)) {
    size_t which = 0;
    while (which < COUNT && !crd_string_equal(name, names[which])) which++;
    if (which == COUNT) {
      good = crd_json_skip(cursor);
      continue;
    }
    if (*places[which]) return false;
    crd_value *value = *places[which] = crd_arena_alloc(cursor->arena, sizeof *value);
    good = places[which] == &root->request && *cursor->at == '{' ? read_members(cursor, taker, value)
                                                                 : crd_json_take(cursor, value);
  }
  return good && crd_json_done(cursor);
}

/* Decodes a review from its bytes, which must live as long. Returns the error, or an empty text. If the text turns out to be
 * no review, or to have duplicate members, it is parsed again as a tree, and the taker's results are void (`taken` false).
 * Without a taker (NULL) it is parsed as a tree at once. */
static crd_string crd_review_read(crd_arena *arena, crd_string body, const review_taker *taker, review *review,
                                  bool *taken) {
  review_root root = {NULL, NULL, NULL};
  *taken = false;
  if (taker && body.size && body.size < UINT32_MAX) {
    crd_json_cursor cursor = crd_json_cursor_at(arena, body);
    *taken = read_parts(&cursor, taker, &root) && !read_root(arena, &root, review).size;
  }
  if (*taken) return (crd_string){NULL, 0};
  *review = (struct review){.request = NULL};
  return read_tree(arena, body, review);
}

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

/* A refusal because of the request, not of the object. */
static void deny(crd_arena *arena, const review *review, crd_string message, admission_answer *answer) {
  crd_text text = {.arena = arena};
  answer_refusal(answer, 400, CRD_STRING("BadRequest"), message);
  begin_review(&text, review, false);
  crd_text_add(&text, CRD_STRING(",\"status\":"));
  write_status(&text, answer->code, answer->reason, message);
  end_review(&text, NULL, 0, answer);
}

void crd_admission_refuse(crd_arena *arena, int status, crd_string reason, crd_string message, admission_answer *answer) {
  crd_text text = {.arena = arena};
  answer_refusal(answer, status, reason, message);
  write_status(&text, status, reason, message);
  crd_text_add_char(&text, '\n');
  answer->status = status;
  answer->body = crd_text_string(&text);
}

static void refuse_review(crd_arena *arena, crd_string message, admission_answer *answer) {
  crd_admission_refuse(arena, 400, CRD_STRING("BadRequest"), message, answer);
}

/* ---- judging ---- */

/* The message names the request's kind as Kubernetes prints a GroupVersionKind. */
static crd_string kind_message(crd_arena *arena, const char *format, const review *review) {
  crd_string named =
      crd_arena_printf(arena, "%.*s/%.*s, Kind=%.*s", (int)review->group.size, review->group.data, (int)review->version.size,
                       review->version.data, (int)review->kind.size, review->kind.data);
  return crd_arena_printf(arena, format, (int)named.size, named.data);
}

static crd_operation operation_of(const review *review) {
  if (crd_string_equal(review->operation, CRD_STRING("CREATE"))) return CRD_CREATE;
  return review->sub_resource.size > 0 ? CRD_UPDATE_STATUS : CRD_UPDATE; /* other subresources are beyond schemas */
}

static crd_request request_of(const admission_config *config, const crd_kind *kind, const review *review) {
  crd_operation operation = operation_of(review);
  return (crd_request){.operation = operation,
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
                       .state = config->state,
                       .pods = config->pods,
                       .most_text = config->most_text,
                       .kubernetes_minor = config->kubernetes_minor,
                       .without_object = true,
                       .want_further = true,
                       .decoder = config->decoder};
}

/* Appends the rule to the message of each cause: "... [crd-webhook KR-109]". The message of the Status
 * remains upstream's. */
static void name_rules(crd_arena *arena, const crd_verdict *verdict, const crd_value *status) {
  const crd_value *causes = crd_value_find(status, "details", "causes", NULL);
  if (!causes || causes->kind != CRD_LIST || verdict->details.cause.size) return;
  const uint32_t count = verdict->errors.count;
  for (uint32_t i = 0; i < causes->size; i++) {
    const crd_string rule = (i < count ? &verdict->errors.items[i] : &verdict->further.items[i - count])->rule;
    crd_value *message = crd_value_get(&causes->as.items[i], CRD_STRING("message"));
    if (!rule.size || !message) continue;
    const crd_string said = crd_value_text(message);
    *message = crd_value_make_string(crd_arena_printf(arena, "%.*s [crd-webhook %.*s]", CRD_PRINT(said), CRD_PRINT(rule)));
  }
}

static void judge_review(crd_arena *arena, const admission_config *config, const crd_request *request, const review *review,
                         admission_answer *answer) {
  crd_verdict verdict;
  crd_request_judge(arena, request, &verdict);
  answer->looked_at = true;
  answer->fast = verdict.fast;
  answer->skipped_layers = verdict.skipped_layers;
  answer->unasked_layers = verdict.unasked_layers;
  answer->warnings = verdict.warnings;
  answer->rule_warnings = verdict.rule_warnings;
  if (verdict.allowed) {
    allow(arena, review, verdict.warnings.items, verdict.warnings.count, answer);
    return;
  }
  crd_text text = {.arena = arena};
  crd_value status = crd_verdict_status(arena, &verdict, request->kind);
  if (config->name_rules) name_rules(arena, &verdict, &status);
  answer_refusal(answer, verdict.code, verdict.reason, verdict.message);
  answer->errors = verdict.errors;
  answer->layer = verdict.layer ? verdict.layer : CRD_LAYER_CRD;
  answer->rule = verdict.rule;
  begin_review(&text, review, false);
  crd_text_add(&text, CRD_STRING(",\"status\":"));
  crd_json_write(&text, &status, CRD_JSON_COMPACT);
  end_review(&text, verdict.warnings.items, verdict.warnings.count, answer);
}

static void judge_trees(crd_arena *arena, const admission_config *config, const crd_kind *kind, const review *review,
                        admission_answer *answer) {
  const crd_request request = request_of(config, kind, review);
  judge_review(arena, config, &request, review, answer);
}

/* Schemas do not apply to the deletion of an object, to connections (pods/exec), or to subresources with their own kinds
 * (scale, eviction). */
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

crd_string crd_admission_user(const admission_answer *answer) {
  const crd_value *user = answer->request ? crd_value_get(answer->request, CRD_STRING("userInfo")) : NULL;
  const crd_value *name = user && user->kind == CRD_MAP ? crd_value_get(user, CRD_STRING("username")) : NULL;
  return crd_value_text(name);
}

bool crd_admission_dry_run(const admission_answer *answer) {
  const crd_value *dry = answer->request ? crd_value_get(answer->request, CRD_STRING("dryRun")) : NULL;
  return dry && dry->kind == CRD_BOOL && dry->as.boolean;
}

const crd_value *crd_admission_object(crd_arena *arena, const admission_answer *answer) {
  if (answer->object.size) return crd_json_parse(arena, answer->object, NULL, NULL);
  return answer->request ? crd_value_get(answer->request, CRD_STRING("object")) : NULL;
}

/* ---- parsing objects in place ---- */

typedef struct taking {
  crd_arena *arena;
  const admission_config *config;
  crd_request request; /* its kind NULL: no object was parsed */
  bool old;            /* the old object was parsed, too */
} taking;

static const char *take_object(void *context, const review *review, bool old, crd_string text) {
  taking *taking = context;
  if (old) {
    if (!taking->request.kind || taking->request.operation != CRD_UPDATE) return NULL;
    const char *end = crd_request_read_old(taking->arena, &taking->request, text);
    taking->old = end != NULL;
    return end;
  }
  bool update = crd_string_equal(review->operation, CRD_STRING("UPDATE"));
  if (!update && !crd_string_equal(review->operation, CRD_STRING("CREATE"))) return NULL;
  if (review->sub_resource.size) return NULL;
  const crd_kind *kind = crd_registry_find(taking->config->registry, review->group, review->version, review->kind);
  if (!kind) return NULL;
  crd_request request = request_of(taking->config, kind, review);
  const char *end = crd_request_read(taking->arena, &request, text);
  if (end) taking->request = request;
  return end;
}

/* Whether the object was parsed for the right kind and operation: members behind the object may have changed them. */
static bool is_of(const taking *taking, const crd_kind *kind, const review *review) {
  return taking->request.kind == kind && !review->sub_resource.size &&
         crd_string_equal(taking->request.namespace_, review->namespace_);
}

/* Decodes the review; if the objects parsed in place cannot be used, it is parsed again. */
static crd_string read_review(const taking *want, crd_string body, review *review, taking *taking) {
  *taking = *want;
  const review_taker taker = {.take = take_object, .context = taking};
  bool taken;
  crd_string problem =
      crd_review_read(want->arena, body, want->config->decoder == CRD_DECODER_TREE ? NULL : &taker, review, &taken);
  if (problem.size || !taking->request.kind) return problem;
  const crd_kind *kind = crd_registry_find(want->config->registry, review->group, review->version, review->kind);
  bool whole =
      taking->request.operation == CRD_CREATE || taking->old || (review->old_object && review->old_object->kind == CRD_MAP);
  if (taken && whole && is_of(taking, kind, review)) {
    taking->request.old_object = taking->request.operation == CRD_CREATE ? NULL : review->old_object;
    return problem;
  }
  *taking = *want;
  return taken ? crd_review_read(want->arena, body, NULL, review, &taken) : problem;
}

void crd_admission_review(crd_arena *arena, const admission_config *config, const crd_kind *endpoint, crd_string body,
                          admission_answer *answer) {
  review review = {.api_version = {NULL, 0}};
  *answer = (admission_answer){.status = 500};
  taking taken;
  crd_string problem = read_review(&(taking){.arena = arena, .config = config}, body, &review, &taken);
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
  if (taken.request.kind) answer->object = taken.request.body;

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
  else if (taken.request.kind)
    judge_review(arena, config, &taken.request, &review, answer);
  else if (!review.object || review.object->kind != CRD_MAP)
    deny(arena, &review, CRD_STRING("request.object must be an object"), answer);
  else if (update && (!review.old_object || review.old_object->kind != CRD_MAP))
    deny(arena, &review, CRD_STRING("request.oldObject must be an object"), answer);
  else if (create && status)
    allow(arena, &review, NULL, 0, answer); /* the API server creates no subresource */
  else
    judge_trees(arena, config, kind, &review, answer);
}
