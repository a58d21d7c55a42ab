/* SPDX-License-Identifier: Apache-2.0 */
/* A clean object costs one pass over its bytes: the new CRD accepts it, knows all of its fields, and has no default that the
 * old one lacks. Other objects are decoded as trees by both CRDs, as each would read them from storage, and the trees are
 * compared. If the new CRD has an error against the object that the old one has not, updates are tried: changes of single
 * fields that the old CRD accepts, a label, and the status. */
#include "upgrade/objects.h"
#include "../../runtime/base/nearest_name.h"

#include <crd/json.h>
#include <crd/json_cursor.h>
#include <stdlib.h>

/* The most fields for which the old CRD is asked, and for which the new one is asked. */
enum { FIELDS_ASKED = 12, FIELDS_TRIED = 3, CHANGES_TOLD = 20 };

const char *crdc_upgrade_outcome_name(object_outcome outcome) {
  static const char *const names[OBJECT_OUTCOMES] = {"other", "unreadable", "unaffected", "changed", "ratchets", "refused"};
  return names[outcome];
}

const char *crdc_upgrade_part_name(update_part part) {
  static const char *const names[UPDATE_PARTS] = {"spec", "status", "labels"};
  return names[part];
}

/* ---- how a CRD reads an object ---- */

/* The object as a CRD reads it from storage. */
static crd_value view_of(crd_arena *arena, const crd_kind *kind, const crd_value *stored) {
  crd_value view = crd_value_copy(arena, stored);
  crd_errors errors = crd_errors_init(arena);
  crd_walk walk = {.arena = arena, .errors = &errors, .mode = CRD_WALK_SHAPE, .stored = true};
  crd_walk_run(&walk, kind->type, &view, NULL);
  return view;
}

typedef struct view_difference {
  crd_arena *arena;
  object_report *report;
} view_difference;

static void tell_change(const view_difference *to, crd_string change) {
  object_report *report = to->report;
  if (report->change_count == CHANGES_TOLD) return;
  if (!report->changes) report->changes = crd_arena_alloc(to->arena, CHANGES_TOLD * sizeof *report->changes);
  report->changes[report->change_count++] = change;
}

static crd_string value_shown(crd_arena *arena, const crd_value *value) {
  enum { VALUE_SHOWN = 80 };
  crd_string text = crd_json_encode(arena, value, CRD_JSON_COMPACT);
  return text.size <= VALUE_SHOWN ? text : crd_arena_printf(arena, "%.*s...", VALUE_SHOWN - 3, text.data);
}

static void tell_difference(const view_difference *to, crd_string path, const crd_value *was, const crd_value *is);

static void tell_members(const view_difference *to, crd_string path, const crd_value *was, const crd_value *is) {
  for (uint32_t i = 0; i < was->size; i++) {
    const crd_member *member = &was->as.members[i];
    crd_string name = crd_member_name(member);
    crd_string below = crd_arena_printf(to->arena, "%.*s%s%.*s", CRD_PRINT(path), path.size ? "." : "", CRD_PRINT(name));
    const crd_value *other = crd_value_get(is, name);
    if (other) {
      tell_difference(to, below, &member->value, other);
      continue;
    }
    to->report->pruned = true;
    tell_change(to, crd_arena_printf(to->arena, "- %.*s: %.*s", CRD_PRINT(below),
                                     CRD_PRINT(value_shown(to->arena, &member->value))));
  }
  for (uint32_t i = 0; i < is->size; i++) {
    const crd_member *member = &is->as.members[i];
    crd_string name = crd_member_name(member);
    if (!crd_value_get(was, name))
      tell_change(to, crd_arena_printf(to->arena, "+ %.*s%s%.*s: %.*s", CRD_PRINT(path), path.size ? "." : "",
                                       CRD_PRINT(name), CRD_PRINT(value_shown(to->arena, &member->value))));
  }
}

static void tell_difference(const view_difference *to, crd_string path, const crd_value *was, const crd_value *is) {
  if (to->report->change_count == CHANGES_TOLD || crd_value_equal(was, is)) return;
  if (was->kind == CRD_MAP && is->kind == CRD_MAP) {
    tell_members(to, path, was, is);
  } else if (was->kind == CRD_LIST && is->kind == CRD_LIST && was->size == is->size) {
    for (uint32_t i = 0; i < was->size; i++)
      tell_difference(to, crd_arena_printf(to->arena, "%.*s[%u]", CRD_PRINT(path), i), &was->as.items[i], &is->as.items[i]);
  } else {
    tell_change(to, crd_arena_printf(to->arena, "- %.*s: %.*s", CRD_PRINT(path), CRD_PRINT(value_shown(to->arena, was))));
    tell_change(to, crd_arena_printf(to->arena, "+ %.*s: %.*s", CRD_PRINT(path), CRD_PRINT(value_shown(to->arena, is))));
  }
}

/* ---- requests ---- */

/* The object as it is sent in a review: with its status and the fields that the server has set. */
static crd_request request_of(const object_judge *judge, const crd_kind *kind, crd_operation operation) {
  return (crd_request){.operation = operation,
                       .kind = kind,
                       .admission = true,
                       .layers = CRD_LAYER_CRD,
                       .kubernetes_minor = judge->kubernetes_minor};
}

static bool send(crd_arena *arena, crd_request *request, const crd_value *object, crd_verdict *verdict) {
  request->object = crd_arena_alloc(arena, sizeof *request->object);
  *request->object = crd_value_copy(arena, object);
  request->decoder = CRD_DECODER_TREE;
  *verdict = crd_verdict_init(arena);
  crd_request_judge(arena, request, verdict);
  return verdict->allowed && !verdict->error.size;
}

static crd_string message_of(const crd_verdict *verdict) {
  return verdict->error.size ? verdict->error : verdict->message;
}

typedef struct object_case {
  crd_arena *arena;
  const object_judge *judge;
  const crd_kind *old, *new_;
  const crd_value *stored;
  object_report *report;
} object_case;

static bool takes_update(const object_case *of, const crd_kind *kind, crd_operation operation, const crd_value *object,
                         crd_string *message) {
  crd_request request = request_of(of->judge, kind, operation);
  crd_verdict verdict;
  request.old_object = of->stored;
  bool taken = send(of->arena, &request, object, &verdict);
  if (!taken && message) *message = message_of(&verdict);
  return taken;
}

/* ---- updates on trial ---- */

/* A place in the object that is changed, and its path. */
typedef struct trial {
  crd_value *place;
  crd_string field;
} trial;

typedef struct trials {
  crd_arena *arena;
  trial items[FIELDS_ASKED];
  size_t count;
} trials;

static void collect_trials(trials *to, crd_value *value, crd_string path) {
  if (to->count == FIELDS_ASKED) return;
  if (value->kind == CRD_MAP) {
    for (uint32_t i = 0; i < value->size; i++) {
      crd_string name = crd_member_name(&value->as.members[i]);
      collect_trials(to, &value->as.members[i].value,
                     crd_arena_printf(to->arena, "%.*s%s%.*s", CRD_PRINT(path), path.size ? "." : "", CRD_PRINT(name)));
    }
  } else if (value->kind == CRD_LIST) {
    for (uint32_t i = 0; i < value->size && i < 2; i++)
      collect_trials(to, &value->as.items[i], crd_arena_printf(to->arena, "%.*s[%u]", CRD_PRINT(path), i));
  } else if (value->kind != CRD_NULL) {
    to->items[to->count++] = (trial){value, path};
  }
}

static crd_value changed_scalar(crd_arena *arena, const crd_value *value) {
  switch (value->kind) {
  case CRD_BOOL:
    return crd_value_make_bool(!value->as.boolean);
  case CRD_INT:
    return crd_value_make_int(value->as.integer == INT64_MAX ? 0 : value->as.integer + 1);
  case CRD_DOUBLE:
    return crd_value_make_double(value->as.number + 1);
  default:
    return crd_value_make_string(crd_arena_printf(arena, "%.*sx", CRD_PRINT(crd_value_string(value))));
  }
}

static bool is_of_part(crd_string name, update_part part) {
  bool status = crd_string_equal(name, CRD_STRING("status"));
  bool meta = crd_is_among(name, "metadata apiVersion kind");
  return part == UPDATE_STATUS ? status : !status && !meta;
}

/* Changes one field after the other, in ways that the old CRD accepts, until the new one refuses. */
static void try_fields(const object_case *of, update_part part, crd_operation operation) {
  object_update *update = &of->report->updates[part];
  crd_value object = crd_value_copy(of->arena, of->stored);
  trials trials = {.arena = of->arena};
  for (uint32_t i = 0; i < object.size; i++) {
    crd_string name = crd_member_name(&object.as.members[i]);
    if (is_of_part(name, part)) collect_trials(&trials, &object.as.members[i].value, name);
  }
  for (size_t i = 0, tried = 0; i < trials.count && tried < FIELDS_TRIED; i++) {
    crd_value was = *trials.items[i].place;
    *trials.items[i].place = changed_scalar(of->arena, &was);
    if (takes_update(of, of->old, operation, &object, NULL)) {
      tried++;
      update->field = trials.items[i].field;
      update->outcome = takes_update(of, of->new_, operation, &object, &update->message) ? UPDATE_TAKEN : UPDATE_REFUSED;
      if (update->outcome == UPDATE_REFUSED) return;
    }
    *trials.items[i].place = was;
  }
}

static void try_labels(const object_case *of) {
  object_update *update = &of->report->updates[UPDATE_LABELS];
  crd_value object = crd_value_copy(of->arena, of->stored);
  crd_value *metadata = crd_value_get(&object, CRD_STRING("metadata"));
  if (!metadata || metadata->kind != CRD_MAP) return;
  crd_value *labels = crd_value_get(metadata, CRD_STRING("labels"));
  if (!labels || labels->kind != CRD_MAP)
    labels = crd_value_set(of->arena, metadata, CRD_STRING("labels"), crd_value_make_map(of->arena, 1));
  crd_value_set(of->arena, labels, CRD_STRING("updated"), crd_value_make_string(CRD_STRING("true")));
  update->field = CRD_STRING("metadata.labels");
  update->outcome = takes_update(of, of->new_, CRD_UPDATE, &object, &update->message) ? UPDATE_TAKEN : UPDATE_REFUSED;
}

static void try_updates(const object_case *of) {
  try_fields(of, UPDATE_SPEC, CRD_UPDATE);
  bool status = of->old->has_status && of->new_->has_status;
  try_fields(of, UPDATE_STATUS, status ? CRD_UPDATE_STATUS : CRD_UPDATE);
  object_update *update = &of->report->updates[UPDATE_STATUS];
  /* The object has no status, or none that can be changed: it is sent unchanged. */
  if (update->outcome == UPDATE_UNTRIED && status)
    update->outcome =
        takes_update(of, of->new_, CRD_UPDATE_STATUS, of->stored, &update->message) ? UPDATE_TAKEN : UPDATE_REFUSED;
  try_labels(of);
}

/* ---- an object ---- */

static void judge_validity(const object_case *of) {
  crd_request now = request_of(of->judge, of->new_, CRD_CREATE), before = request_of(of->judge, of->old, CRD_CREATE);
  crd_verdict verdict, old;
  object_report *report = of->report;
  if (send(of->arena, &now, of->stored, &verdict)) return;
  if (!send(of->arena, &before, of->stored, &old) && crd_string_equal(message_of(&old), message_of(&verdict)))
    return; /* the old CRD had the same error */
  report->message = message_of(&verdict);
  report->outcome = OBJECT_RATCHETS;
  try_updates(of);
  for (int part = 0; part < UPDATE_PARTS; part++)
    if (report->updates[part].outcome == UPDATE_REFUSED) report->outcome = OBJECT_REFUSED;
}

static void name_object(object_report *report, const crd_value *object) {
  report->name = crd_value_text(crd_value_find(object, "metadata", "name", NULL));
  report->name_space = crd_value_text(crd_value_find(object, "metadata", "namespace", NULL));
}

static void refuse_gone(crd_arena *arena, const object_kind *of, object_report *report) {
  const crd_kind *kind = report->kind;
  report->outcome = OBJECT_REFUSED;
  report->message =
      crd_arena_printf(arena, of->crd_gone ? "the CRD of %.*s %.*s.%.*s is gone" : "the version %.*s of %.*s.%.*s is gone",
                       CRD_PRINT(kind->version), CRD_PRINT(kind->kind), CRD_PRINT(kind->group));
}

/* Whether an apiVersion and a kind match a kind. */
static bool is_kind(const crd_kind *kind, crd_string api_version, crd_string name) {
  return kind && crd_string_equal(kind->kind, name) && api_version.size == kind->group.size + kind->version.size + 1 &&
         crd_string_has_prefix(api_version, kind->group) && crd_string_has_suffix(api_version, kind->version);
}

static const object_kind *find_object_kind(const object_judge *judge, crd_string api_version, crd_string name) {
  for (size_t i = 0; i < judge->count; i++)
    if (is_kind(judge->kinds[i].old ? judge->kinds[i].old : judge->kinds[i].new_, api_version, name))
      return &judge->kinds[i];
  return NULL;
}

void crdc_upgrade_judge_object(crd_arena *arena, const object_judge *judge, const crd_value *object, object_report *report) {
  *report = (object_report){.outcome = OBJECT_OTHER};
  const object_kind *of =
      find_object_kind(judge, crd_value_text_in(object, "apiVersion"), crd_value_text_in(object, "kind"));
  if (!of) return; /* a value that is no map is unreadable too */
  report->kind = of->old ? of->old : of->new_;
  name_object(report, object);
  report->outcome = OBJECT_UNAFFECTED;
  if (!of->new_) {
    refuse_gone(arena, of, report);
    return;
  }
  if (!of->old) return;
  crd_value was = view_of(arena, of->old, object), is = view_of(arena, of->new_, object);
  tell_difference(&(view_difference){arena, report}, (crd_string){NULL, 0}, &was, &is);
  if (report->change_count) report->outcome = OBJECT_CHANGED;
  judge_validity(&(object_case){arena, judge, of->old, of->new_, object, report});
}

/* apiVersion and kind of an object, if they come before its large parts. */
static bool read_object_type(crd_arena *arena, crd_string text, crd_string *api_version, crd_string *kind) {
  crd_json_cursor cursor = crd_json_cursor_at(arena, text);
  crd_string name;
  bool good = true;
  *api_version = *kind = (crd_string){NULL, 0};
  if (!crd_json_enter(&cursor)) return false;
  while (crd_json_next(&cursor, &name, &good)) {
    crd_string *wanted = crd_string_equal(name, CRD_STRING("apiVersion")) ? api_version
                         : crd_string_equal(name, CRD_STRING("kind"))     ? kind
                                                                          : NULL;
    const char *at = cursor.at;
    if (!crd_json_skip(&cursor)) return false;
    if (wanted && cursor.at - at > 2 && *at == '"') *wanted = (crd_string){at + 1, (size_t)(cursor.at - at) - 2};
    if (api_version->data && kind->data) return true;
  }
  return false;
}

/* Whether a kind accepts the object and knows all of its fields, in one pass over its bytes. */
static bool is_clean_for(crd_arena *arena, const object_judge *judge, const crd_kind *kind, crd_string text) {
  crd_request request = request_of(judge, kind, CRD_CREATE);
  request.body = text;
  request.without_object = request.want_strict = true;
  crd_verdict verdict = crd_verdict_init(arena);
  crd_request_judge(arena, &request, &verdict);
  return verdict.fast && verdict.allowed && !verdict.error.size && !verdict.found.count && !verdict.strict.count;
}

bool crdc_upgrade_judge_clean(crd_arena *arena, const object_judge *judge, crd_string text, object_report *report) {
  crd_string api_version, name;
  if (!read_object_type(arena, text, &api_version, &name)) return false;
  const object_kind *of = find_object_kind(judge, api_version, name);
  if (!of) {
    bool list = crd_string_has_suffix(name, CRD_STRING("List"));
    *report = (object_report){.outcome = OBJECT_OTHER};
    return !list;
  }
  if (!of->old || !of->new_ || !of->same_defaults || !is_clean_for(arena, judge, of->new_, text)) return false;
  if (!of->same_fields && !is_clean_for(arena, judge, of->old, text)) return false;
  *report = (object_report){.outcome = OBJECT_UNAFFECTED, .kind = of->old};
  return true;
}

/* ---- containers of objects ---- */

static bool is_list(const crd_value *value, const crd_value **items) {
  crd_string kind = crd_value_text_in(value, "kind");
  *items = crd_value_get(value, CRD_STRING("items"));
  return crd_string_has_suffix(kind, CRD_STRING("List")) && *items && (*items)->kind == CRD_LIST;
}

/* The object of an event or of a store's entry; else the value itself. */
static const crd_value *inner_value(const crd_value *value) {
  if (value->kind != CRD_MAP || crd_value_get(value, CRD_STRING("kind"))) return value;
  const crd_value *inner = crd_value_get(value, CRD_STRING("object"));
  if (!inner) inner = crd_value_get(value, CRD_STRING("value"));
  return inner ? inner : value;
}

/* Items of a WidgetList can leave out their kind. */
static crd_value typed_item(crd_arena *arena, const crd_value *list, const crd_value *item) {
  crd_string kind = crd_value_text_in(list, "kind"), version = crd_value_text_in(list, "apiVersion");
  if (item->kind != CRD_MAP || crd_value_get(item, CRD_STRING("kind")) || kind.size <= 4) return *item;
  crd_value whole = crd_value_copy(arena, item);
  crd_value_set(arena, &whole, CRD_STRING("apiVersion"), crd_value_make_string(version));
  crd_value_set(arena, &whole, CRD_STRING("kind"), crd_value_make_string((crd_string){kind.data, kind.size - 4}));
  return whole;
}

void crdc_upgrade_unpack(crd_arena *arena, const crd_value *value, void (*take)(void *context, const crd_value *object),
                         void *context) {
  const crd_value *items;
  if (value->kind != CRD_MAP || !is_list(value, &items)) {
    take(context, inner_value(value));
    return;
  }
  for (uint32_t i = 0; i < items->size; i++) {
    crd_value item = typed_item(arena, value, &items->as.items[i]);
    take(context, &item);
  }
}
