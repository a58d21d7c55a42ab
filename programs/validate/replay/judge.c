/* SPDX-License-Identifier: Apache-2.0 */
/* Judges the objects of an event as if they were sent again. The stored object of an update is the one that the log
 * contained last. If it is unknown, the new object is judged as a create, so that transition rules are not checked and
 * ratcheting does not apply. */
#include "judge.h"
#include "check/judge.h"
#include "judge/error_rule.h"
#include "judge/mutated.h"

typedef struct replay_job {
  const replay_rules *rules;
  crd_arena *arena;
  replay_shard *shard;
  const replay_task *task;
  crd_string kind; /* "RayCluster.ray.io"; the resource if only policies judge it */
  bool was_refused;
  bool *changed; /* set if a stored value differs from the sent one */
} replay_job;

static void count_unjudged(const replay_job *job, uint64_t *reason) {
  ++*reason;
  job->shard->unjudged += !job->was_refused;
}

/* ---- recorded results ---- */

static crd_string user_of(crd_arena *arena, const replay_event *event) {
  const crd_string user = event->impersonated.size ? event->impersonated : event->user;
  const crd_string name = replay_member(user, CRD_STRING("username"));
  return name.size < 2 || name.data[0] != '"' ? (crd_string){NULL, 0}
                                              : replay_plain(arena, (crd_string){name.data + 1, name.size - 2});
}

static void count_rule(const replay_job *job, replay_effect effect, crd_string source, crd_string rule, crd_string field,
                       crd_string message) {
  const replay_event *event = &job->task->event;
  const replay_rule row = {effect, source, job->kind, rule, field};
  const crd_string name = job->task->name.size ? job->task->name : CRD_STRING("(generated name)");
  const crd_string object = event->namespace_.size
                                ? crd_arena_printf(job->arena, "%.*s/%.*s", CRD_PRINT(event->namespace_), CRD_PRINT(name))
                                : name;
  const crd_string verb = event->sub_resource.size ? crd_arena_printf(job->arena, "%.*s %.*s", CRD_PRINT(event->verb),
                                                                      CRD_PRINT(event->sub_resource))
                                                   : event->verb;
  const replay_seen seen = {.line = job->task->line,
                            .id = event->id,
                            .user = user_of(job->arena, event),
                            .verb = verb,
                            .object = object,
                            .message = message,
                            .time = event->time};
  replay_table_add(job->shard->table, &row, &seen);
}

/* A path without the content of subscripts. */
static crd_string plain_field(crd_arena *arena, crd_string field) {
  crd_text text = {.arena = arena};
  bool inside = false;
  if (field.size && field.data[0] == '<') return (crd_string){NULL, 0};
  for (size_t i = 0; i < field.size; i++) {
    if (field.data[i] == ']') inside = false;
    if (!inside) crd_text_add_char(&text, field.data[i]);
    if (field.data[i] == '[') inside = true;
  }
  return crd_text_string(&text);
}

static crd_string error_source(const finding *finding) {
  const crd_string layer = finding_layer(finding);
  return layer.size ? layer : CRD_STRING("crd");
}

/* The rules of one event, each counted once. */
typedef struct told {
  replay_rule *items;
  size_t count;
} told;

static bool tell_once(told *told, crd_string source, crd_string rule, crd_string field) {
  for (size_t i = 0; i < told->count; i++) {
    const replay_rule *row = &told->items[i];
    if (crd_string_equal(row->source, source) && crd_string_equal(row->rule, rule) && crd_string_equal(row->field, field))
      return false;
  }
  told->items[told->count++] = (replay_rule){.source = source, .rule = rule, .field = field};
  return true;
}

#define TOLD_MOST 64u /* rules of one event */

static void tell_errors(const replay_job *job, const crd_verdict *verdict) {
  const replay_effect effect = job->was_refused ? REPLAY_REPEATED : REPLAY_REFUSED;
  replay_rule room[TOLD_MOST];
  told told = {.items = room};
  const report_place place = {.kind = job->task->kind->kind};
  const account account = {.place = &place, .arena = job->arena, .verdict = verdict};
  for (uint32_t i = 0; i < verdict->errors.count && told.count < TOLD_MOST; i++) {
    const finding finding = {.error = &verdict->errors.items[i]};
    if (crd_error_is_note(finding.error)) continue;
    const crd_string source = error_source(&finding), rule = finding_rule(job->arena, &finding, &account);
    const crd_string field = plain_field(job->arena, finding_field(&finding));
    if (tell_once(&told, source, rule, field))
      count_rule(job, effect, source, rule, field, finding_text(job->arena, &finding));
  }
  if (told.count) return;
  const crd_string rule = verdict->rule.size ? verdict->rule : verdict->reason;
  const crd_string layer = verdict->layer ? crd_layer_name(verdict->layer) : CRD_STRING("crd");
  count_rule(job, effect, layer, rule, (crd_string){NULL, 0}, verdict->message);
}

static void tell_warnings(const replay_job *job, const crd_verdict *verdict) {
  replay_rule room[TOLD_MOST];
  told told = {.items = room};
  const report_place place = {.kind = job->task->kind->kind};
  const account account = {.place = &place, .arena = job->arena, .verdict = verdict};
  for (uint32_t i = 0; i < verdict->rule_warnings.count && told.count < TOLD_MOST; i++) {
    const finding finding = {.severity = FINDING_WARNING, .warning = &verdict->rule_warnings.items[i]};
    const crd_string source = error_source(&finding), rule = finding_rule(job->arena, &finding, &account);
    const crd_string field = plain_field(job->arena, finding_field(&finding));
    if (tell_once(&told, source, rule, field))
      count_rule(job, REPLAY_WARNED, source, rule, field, finding_text(job->arena, &finding));
  }
}

typedef struct field_teller {
  const replay_job *job;
  crd_string by, removed_by;
  told told;
} field_teller;

static void tell_field(void *context, crd_string field, replay_change change) {
  static const char *const names[] = {[REPLAY_SET] = "set", [REPLAY_REPLACED] = "replaced", [REPLAY_REMOVED] = "removed"};
  field_teller *teller = context;
  const crd_string rule = crd_string_of(names[change]), by = change == REPLAY_REMOVED ? teller->removed_by : teller->by;
  if (teller->told.count == TOLD_MOST || !tell_once(&teller->told, by, rule, field)) return;
  count_rule(teller->job, REPLAY_CHANGED, by, rule, field, (crd_string){NULL, 0});
}

/* Records values that are stored differently than sent; returns whether there are any. */
static bool tell_changes(const replay_job *job, crd_string by, crd_string removed_by, const crd_value *sent,
                         const crd_value *made) {
  replay_rule room[TOLD_MOST];
  field_teller teller = {job, by, removed_by, {.items = room}};
  replay_changes(job->arena, sent, made, tell_field, &teller);
  return teller.told.count > 0;
}

/* ---- the old object ---- */

/* The key of an object; for an empty name the prefix of all keys of the resource in the namespace. */
static crd_string event_key(crd_arena *arena, const replay_task *task, crd_string name) {
  const replay_event *event = &task->event;
  return crd_arena_printf(arena, "%.*s/%.*s/%.*s/%.*s", CRD_PRINT(event->group), CRD_PRINT(event->resource),
                          CRD_PRINT(event->namespace_), CRD_PRINT(name));
}

static crd_string version_of(crd_string object) {
  return replay_text(replay_member(replay_member(object, CRD_STRING("metadata")), CRD_STRING("resourceVersion")));
}

static crd_string uid_of(crd_string object) {
  return replay_text(replay_member(replay_member(object, CRD_STRING("metadata")), CRD_STRING("uid")));
}

/* Whether a stored object is the request's old object: not an older state, and not one that was deleted without an event. */
static bool is_current(const replay_event *event, crd_string object, crd_string body) {
  const crd_string meant = version_of(body), uid = uid_of(body);
  const bool put = crd_string_equal(event->verb, CRD_STRING("update"));
  if (put && meant.size && !crd_string_equal(meant, version_of(object))) return false;
  return (!uid.size || crd_string_equal(uid, uid_of(object))) &&
         crd_string_equal(replay_member(object, CRD_STRING("apiVersion")), replay_member(body, CRD_STRING("apiVersion")));
}

/* The stored object of an update, if it is known. */
static const crd_value *find_old(const replay_job *job) {
  const replay_event *event = &job->task->event;
  const crd_string object = replay_known_get(job->shard->known, event_key(job->arena, job->task, job->task->name));
  const crd_string body = crd_string_equal(event->verb, CRD_STRING("patch")) ? event->response : event->request;
  const bool current = object.size && is_current(event, object, body);
  const crd_value *old = current ? crd_json_parse(job->arena, object, NULL, NULL) : NULL;
  job->shard->updates++;
  if (old) return old;
  const unsigned layers = job->rules->options->rules.layers;
  job->shard->without_old++;
  job->shard->uncompared +=
      !job->was_refused && (job->task->compares || (job->task->kind && replay_kind_compares(job->task->kind, layers)));
  return NULL;
}

/* Stores the new state of the object. */
static void remember_object(const replay_job *job) {
  const replay_event *event = &job->task->event;
  if (event->code >= 400 || job->task->dry || !job->task->name.size) return;
  const crd_string key = event_key(job->arena, job->task, job->task->name);
  const crd_string gone =
      replay_member(replay_member(event->response, CRD_STRING("metadata")), CRD_STRING("deletionTimestamp"));
  const bool deleted = crd_string_equal(event->verb, CRD_STRING("delete")) && !gone.size; /* otherwise finalizers keep it */
  const crd_string object = deleted                      ? (crd_string){NULL, 0}
                            : replay_shows_object(event) ? event->response
                                                         : replay_scaled(job->arena, job->rules->registry, event,
                                                                         replay_known_get(job->shard->known, key));
  if (object.size)
    replay_known_put(job->shard->known, key, object);
  else
    replay_known_drop(job->shard->known, key);
}

/* ---- judging ---- */

static crd_request event_request(const replay_job *job, const crd_value *old) {
  const replay_event *event = &job->task->event;
  const rule_options *rules = &job->rules->options->rules;
  const bool patch = crd_string_equal(event->verb, CRD_STRING("patch"));
  const bool status = event->sub_resource.size > 0;
  const bool stored = patch || (status && !old && event->response.size);
  return (crd_request){.operation = !old     ? CRD_CREATE
                                    : status ? CRD_UPDATE_STATUS
                                             : CRD_UPDATE,
                       .kind = job->task->kind,
                       .body = stored ? event->response : event->request,
                       .encoding = CRD_ENCODING_JSON,
                       .old_object = old,
                       .namespace_ = event->namespace_,
                       .layers = rules->layers,
                       .warn_layers = rules->warn_layers,
                       .ratchet_layers = rules->ratchet_layers,
                       .settings = job->rules->settings,
                       .pods = &crdc_pod_judge,
                       .state = job->rules->state,
                       .kubernetes_minor = rules->kubernetes_minor,
                       .without_object = true,
                       .decoder = rules->decoder};
}

/* Judges a copy of a tree in the arena, which becomes the verdict's object. */
static void judge_copy(const replay_job *job, crd_request request, const crd_value *sent, crd_verdict *verdict) {
  crd_value *object = crd_arena_alloc(job->arena, sizeof *object);
  *object = crd_value_copy(job->arena, sent);
  request.object = object;
  request.body = (crd_string){NULL, 0};
  request.without_object = false;
  if (job->rules->options->mutate)
    crdc_judge_mutated(job->arena, &request, false, verdict);
  else
    crd_request_judge(job->arena, &request, verdict);
  if (verdict->stopped) crd_stop_now(job->arena, verdict->stopped, 0);
}

/* Judges a tree; if it is allowed, mutations count as changes. */
static void judge_tree(const replay_job *job, crd_request request, const crd_value *sent, crd_verdict *verdict) {
  const bool mutate = job->rules->options->mutate;
  judge_copy(job, request, sent, verdict);
  if (!verdict->allowed || !verdict->object || job->task->event.sub_resource.size) return;
  const crd_string by = mutate ? CRD_STRING("mutations and defaults") : CRD_STRING("defaults");
  *job->changed |= tell_changes(job, by, mutate ? by : CRD_STRING("pruning"), sent, verdict->object);
}

/* Judges by the schema and the layers. `sent` is the object as a tree; NULL: it is parsed if needed. */
static void judge_kind(const replay_job *job, const crd_value *old, const crd_value *sent, crd_verdict *verdict) {
  const options *options = job->rules->options;
  const crd_request request = event_request(job, old);
  const bool whole = !job->task->event.sub_resource.size;
  bool judged = false;
  if (!sent && !options->mutate) {
    crd_request_judge(job->arena, &request, verdict);
    judged = true;
  }
  if (!sent && (!judged || (verdict->allowed && whole))) sent = crd_json_parse(job->arena, request.body, NULL, NULL);
  if (sent && sent->kind == CRD_MAP && (!judged || (verdict->allowed && whole)))
    judge_tree(job, request, sent, verdict);
  else if (!judged)
    crd_request_judge(job->arena, &request, verdict);
  if (verdict->stopped) crd_stop_now(job->arena, verdict->stopped, 0);
  if (job->rules->layers) layer_use_note(job->rules->layers, request.kind, options->rules.layers, verdict->unasked_layers);
}

/* Judges the object again as admission had changed it then, if that is known: validation saw that object. */
static void judge_admitted(const replay_job *job, const crd_value *old, crd_verdict *verdict) {
  const crd_request request = event_request(job, old);
  const crd_value *sent = crd_json_parse(job->arena, request.body, NULL, NULL);
  const crd_value *admitted = sent && sent->kind == CRD_MAP ? replay_admitted(job->arena, &job->task->event, sent) : NULL;
  if (admitted) judge_copy(job, request, admitted, verdict);
}

static void conclude_event(const replay_job *job, bool allowed) {
  job->shard->judged++;
  job->shard->let_in += allowed && job->was_refused;
  job->shard->refused += !allowed && !job->was_refused;
  job->shard->repeated += !allowed && job->was_refused;
  job->shard->changed += allowed && *job->changed;
}

static void tell_said(const replay_job *job, const crd_verdict *verdict) {
  tell_warnings(job, verdict);
  if (!verdict->allowed) tell_errors(job, verdict);
}

/* Records the verdict of the schema and the layers. False: nothing was judged. */
static bool tell_kind(const replay_job *job, const crd_verdict *verdict) {
  if (verdict->error.size && !verdict->code) {
    count_unjudged(job, &job->shard->unreadable);
    return false;
  }
  tell_said(job, verdict);
  return true;
}

/* ---- policies ---- */

static void tell_policy(const replay_job *job, replay_effect effect, crd_string message) {
  const crd_string rule = crdc_admission_rule(job->arena, message), prefix = CRD_STRING("policy/");
  const crd_string name = crd_string_has_prefix(rule, prefix)
                              ? (crd_string){rule.data + prefix.size, rule.size - prefix.size}
                              : (crd_string){NULL, 0};
  count_rule(job, effect, CRD_STRING("policy"), name, (crd_string){NULL, 0}, finding_hidden(job->arena, message));
}

static void tell_policy_findings(const replay_job *job, const crd_admission_verdict *found) {
  if (!found->allowed) tell_policy(job, job->was_refused ? REPLAY_REPEATED : REPLAY_REFUSED, found->message);
  for (uint32_t i = 0; i < found->warnings.count; i++) tell_policy(job, REPLAY_WARNED, found->warnings.items[i]);
  for (uint32_t i = 0; i + 1 < found->annotations.count; i += 2)
    count_rule(job, REPLAY_AUDITED, CRD_STRING("policy"), found->annotations.items[i], (crd_string){NULL, 0},
               finding_hidden(job->arena, found->annotations.items[i + 1]));
}

static void tell_policy_change(void *context, const crd_admission_change *change) {
  const replay_job *job = context;
  if (!change->before || !change->after) return;
  const crd_string by = crd_arena_printf(job->arena, "policy %.*s", CRD_PRINT(change->policy));
  *job->changed |= tell_changes(job, by, by, change->before, change->after);
}

static const crd_value *event_tree(const replay_job *job, crd_string text) {
  const crd_value *value = text.size ? crd_json_parse(job->arena, text, NULL, NULL) : NULL;
  return value && value->kind == CRD_MAP ? value : NULL;
}

/* The old object for policies. If that of an update is unknown it is the new object: policies then see no change, and none
 * of them fails for a missing old object. */
static const crd_value *old_for_policies(const crd_value *object, const crd_value *old, bool create) {
  return create ? NULL : old ? old : object;
}

typedef enum replay_answer { REPLAY_NO_ANSWER, REPLAY_YES, REPLAY_NO } replay_answer;

/* Replaces the result of policies on the sent object by their result together with the admission of that time. False with
 * the error. */
static bool take_admitted(const replay_job *job, replay_policed *policed, const crd_value *sent,
                          const crd_value *completed) {
  const crd_value *admitted = sent ? replay_admitted(job->arena, &job->task->event, sent) : NULL;
  if (!admitted) return true;
  if (policed->found.object) {
    crd_value *both = crd_arena_alloc(job->arena, sizeof *both);
    *both = replay_rebased(job->arena, completed, policed->found.object, admitted);
    admitted = both;
  }
  policed->attributes.object = admitted;
  if (!crd_admission_complete(job->arena, job->rules->admission, &policed->attributes, &policed->found.error)) return false;
  policed->found.object = policed->attributes.object;
  return true;
}

/* The other judge comes between mutating and validating policies. */
static replay_answer ask_policies(const replay_job *job, const crd_value *object, const crd_value *old, bool create) {
  const crd_admission_configuration *admission = job->rules->admission;
  replay_policed policed;
  if (!replay_policed_begin(job->arena, admission, job->task, object, old_for_policies(object, old, create), &policed)) {
    return REPLAY_NO_ANSWER;
  }
  const crd_value *completed = policed.attributes.object;
  if (job->task->kind && object && !job->task->event.sub_resource.size)
    *job->changed |= tell_changes(job, CRD_STRING("defaults"), CRD_STRING("pruning"), object, completed);
  policed.options.changed = tell_policy_change;
  policed.options.changed_context = (void *)job;
  crd_verdict verdict = crd_verdict_init(job->arena);
  verdict.allowed = crd_admission_mutate(job->arena, admission, &policed.attributes, &policed.options, &policed.found);
  if (verdict.allowed && !take_admitted(job, &policed, object, completed)) return REPLAY_NO_ANSWER;
  const bool by_kind = verdict.allowed && job->task->kind && object;
  if (by_kind) {
    judge_kind(job, old, policed.found.object ? policed.found.object : completed, &verdict);
    if (verdict.error.size && !verdict.code) return REPLAY_NO_ANSWER;
    tell_said(job, &verdict);
  }
  if (verdict.allowed) {
    crd_admission_prepare(job->arena, admission, &policed.attributes);
    crd_admission_validate(job->arena, admission, &policed.attributes, &policed.options, &policed.found);
  }
  if (policed.found.error.size) return REPLAY_NO_ANSWER;
  tell_policy_findings(job, &policed.found);
  return verdict.allowed && policed.found.allowed ? REPLAY_YES : REPLAY_NO;
}

static void judge_policed(const replay_job *job, const crd_value *object, const crd_value *old, bool create) {
  const replay_answer answer = ask_policies(job, object, old, create);
  if (answer == REPLAY_NO_ANSWER)
    count_unjudged(job, &job->shard->unreadable);
  else
    conclude_event(job, answer == REPLAY_YES);
}

/* An item of a list of a built-in kind has no apiVersion and kind; the list has them, with "List" appended. */
static crd_value *listed_object(const replay_job *job, crd_string item) {
  crd_value *object = crd_json_parse(job->arena, item, NULL, NULL);
  if (!object || object->kind != CRD_MAP) return NULL;
  const crd_string response = job->task->event.response, word = CRD_STRING("List");
  const crd_string list = replay_text(replay_member(response, CRD_STRING("kind")));
  const bool ends = list.size > word.size && !memcmp(list.data + list.size - word.size, word.data, word.size);
  const crd_string kind = {list.data, ends ? list.size - word.size : list.size};
  const crd_string version = replay_text(replay_member(response, CRD_STRING("apiVersion")));
  if (!crd_value_get(object, CRD_STRING("kind")))
    crd_value_set(job->arena, object, CRD_STRING("kind"), crd_value_make_string(kind));
  if (!crd_value_get(object, CRD_STRING("apiVersion")))
    crd_value_set(job->arena, object, CRD_STRING("apiVersion"), crd_value_make_string(version));
  return object;
}

/* A deletecollection is a DELETE of each object (rest.AdmissionToValidateObjectDeleteFunc), and one request. */
static void judge_collection(const replay_job *job) {
  const crd_string items = replay_member(job->task->event.response, CRD_STRING("items"));
  replay_answer all = REPLAY_YES;
  crd_string item;
  size_t at = 0;
  bool good = true;
  while (all != REPLAY_NO_ANSWER && replay_element(items, &at, &item, &good)) {
    const crd_value *old = listed_object(job, item);
    replay_task task = *job->task;
    task.name = old ? crd_value_text(crd_value_find(old, "metadata", "name", NULL)) : task.name;
    replay_job one = *job;
    one.task = &task;
    const replay_answer answer = old ? ask_policies(&one, NULL, old, false) : REPLAY_NO_ANSWER;
    if (answer != REPLAY_YES) all = answer;
  }
  if (all == REPLAY_NO_ANSWER || !good)
    count_unjudged(job, &job->shard->unreadable);
  else
    conclude_event(job, all == REPLAY_YES);
}

static void judge_connection(const replay_job *job) {
  const crd_value *options = replay_connection(job->arena, &job->task->event);
  if (options)
    judge_policed(job, options, NULL, true);
  else
    count_unjudged(job, &job->shard->unreadable);
}

static void judge_deletion(const replay_job *job) {
  const crd_string known = replay_known_get(job->shard->known, event_key(job->arena, job->task, job->task->name));
  const crd_string kind = replay_text(replay_member(job->task->event.response, CRD_STRING("kind")));
  const bool told = kind.size && !crd_string_equal(kind, CRD_STRING("Status"));
  const crd_value *old = event_tree(job, told ? job->task->event.response : known);
  if (old)
    judge_policed(job, NULL, old, false);
  else
    count_unjudged(job, &job->shard->unknown_deletions);
}

static void judge_event(const replay_job *job) {
  const replay_event *event = &job->task->event;
  const bool create = crd_string_equal(event->verb, CRD_STRING("create")) || event->code == 201;
  if (job->task->connects) {
    judge_connection(job);
    return;
  }
  if (job->task->several) {
    judge_collection(job);
    return;
  }
  if (crd_string_equal(event->verb, CRD_STRING("delete"))) {
    judge_deletion(job);
    return;
  }
  const crd_value *old = create ? NULL : find_old(job);
  if (job->task->policed) {
    const crd_value *object = event_tree(job, event_request(job, old).body);
    if (object)
      judge_policed(job, object, old, create);
    else
      count_unjudged(job, &job->shard->unreadable);
    return;
  }
  crd_verdict verdict;
  judge_kind(job, old, NULL, &verdict);
  judge_admitted(job, old, &verdict);
  if (tell_kind(job, &verdict)) conclude_event(job, verdict.allowed);
}

static void do_plain_task(const replay_job *job) {
  const replay_task *task = job->task;
  switch (task->use) {
  case REPLAY_JUDGE:
    judge_event(job);
    if (!task->several && !task->connects) remember_object(job);
    break;
  case REPLAY_REMEMBER:
    remember_object(job);
    break;
  case REPLAY_FORGET:
    replay_known_drop(job->shard->known, event_key(job->arena, task, task->name));
    break;
  case REPLAY_FORGET_ALL:
    replay_known_drop_all(job->shard->known, event_key(job->arena, task, CRD_STRING("")));
    break;
  }
}

static void name_kind(const replay_task *task, char *name, size_t size) {
  const replay_event *event = &task->event;
  const crd_string own = task->kind ? task->kind->kind : event->resource;
  const crd_string group = task->kind ? task->kind->group : event->group;
  const bool apart = !task->kind && event->sub_resource.size;
  snprintf(name, size, "%.*s%s%.*s%s%.*s", CRD_PRINT(own), group.size ? "." : "", (int)group.size,
           group.size ? group.data : "", apart ? "/" : "", apart ? (int)event->sub_resource.size : 0,
           apart ? event->sub_resource.data : "");
}

/* A task with decoded texts. */
static replay_task plain_task(crd_arena *arena, const replay_task *task) {
  replay_task plain = *task;
  replay_event *event = &plain.event;
  crd_string *const texts[] = {&event->id,       &event->verb,         &event->group,      &event->version, &event->name,
                               &event->resource, &event->sub_resource, &event->namespace_, &event->time};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) *texts[i] = replay_plain(arena, *texts[i]);
  plain.name = replay_plain(arena, task->name);
  return plain;
}

static void do_task(void *context) {
  replay_job *job = context;
  char kind[700];
  const replay_task task = plain_task(job->arena, job->task);
  name_kind(&task, kind, sizeof kind);
  job->task = &task;
  job->kind = crd_string_of(kind);
  do_plain_task(job);
}

void replay_judge(const replay_rules *rules, crd_arena *arena, replay_shard *shard, const replay_task *task) {
  bool changed = false;
  replay_job job = {.rules = rules,
                    .arena = arena,
                    .shard = shard,
                    .task = task,
                    .was_refused = task->event.code >= 400,
                    .changed = &changed};
  const crd_stop stop = crd_guard(arena, do_task, &job);
  if (stop) crd_stop_now(NULL, stop, 0); /* an event that is not judged must not be lost: the program ends */
  crd_arena_reset(arena);
}

/* Admission comes before storing. Of the changes made by storing (registry/rest, BeforeCreate and BeforeUpdate, and etcd)
 * validating admission lacks only the resourceVersion. */

static void note_difference(void *context, crd_string field, replay_change change) {
  (void)field, (void)change;
  *(bool *)context = true;
}

static bool says_the_same(const crd_value *a, const crd_value *b, const char *name) {
  return crd_string_equal(crd_value_text(crd_value_get(a, crd_string_of(name))),
                          crd_value_text(crd_value_get(b, crd_string_of(name))));
}

static bool same_metadata(const crd_value *a, const crd_value *b, const char *name) {
  const crd_value *one = crd_value_find(a, "metadata", name, NULL), *other = crd_value_find(b, "metadata", name, NULL);
  return one && other ? crd_value_equal(one, other) : one == other;
}

crd_value *replay_admitted(crd_arena *arena, const replay_event *event, const crd_value *sent) {
  const bool update = crd_string_equal(event->verb, CRD_STRING("update"));
  const bool whole = (update || crd_string_equal(event->verb, CRD_STRING("create"))) && !event->sub_resource.size;
  if (!whole || event->code >= 400 || !event->response.size || event->response.data[0] != '{') return NULL;
  crd_value *stored = crd_json_parse(arena, event->response, NULL, NULL);
  if (!stored || !says_the_same(stored, sent, "kind") || !says_the_same(stored, sent, "apiVersion")) return NULL;
  bool differs = !same_metadata(sent, stored, "finalizers") || !same_metadata(sent, stored, "ownerReferences");
  replay_changes(arena, sent, stored, note_difference, &differs);
  if (!differs) return NULL;
  crd_value *metadata = crd_value_get(stored, CRD_STRING("metadata"));
  const crd_value *meant = crd_value_find(sent, "metadata", "resourceVersion", NULL);
  if (!metadata || metadata->kind != CRD_MAP) return NULL;
  if (update && meant)
    crd_value_set(arena, metadata, CRD_STRING("resourceVersion"), *meant);
  else
    crd_value_remove(metadata, CRD_STRING("resourceVersion"));
  return stored;
}

crd_value replay_rebased(crd_arena *arena, const crd_value *sent, const crd_value *changed, const crd_value *admitted) {
  crd_arena_poll(arena);
  if (crd_value_equal(sent, changed)) return crd_value_copy(arena, admitted);
  if (sent->kind != CRD_MAP || changed->kind != CRD_MAP || admitted->kind != CRD_MAP) return crd_value_copy(arena, changed);
  crd_value made = crd_value_copy(arena, admitted);
  for (uint32_t i = 0; i < sent->size; i++) {
    const crd_string name = crd_member_name(&sent->as.members[i]);
    if (!crd_value_get(changed, name)) crd_value_remove(&made, name);
  }
  for (uint32_t i = 0; i < changed->size; i++) {
    const crd_string name = crd_member_name(&changed->as.members[i]);
    const crd_value *to = &changed->as.members[i].value, *from = crd_value_get(sent, name),
                    *then = crd_value_get(admitted, name);
    if (from && crd_value_equal(from, to)) continue; /* whatever admission had changed then */
    crd_value_set(arena, &made, name, from && then ? replay_rebased(arena, from, to, then) : crd_value_copy(arena, to));
  }
  return made;
}
