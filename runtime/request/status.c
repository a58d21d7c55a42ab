/* SPDX-License-Identifier: Apache-2.0 */
/* metav1.Status of a refusal. Mirrors apimachinery pkg/api/errors NewInvalid and NewBadRequest, and the aggregate's text of
 * pkg/util/errors: "a" or "[a, b]", without duplicates. */
#include "../base/hash.h"
#include "../value/words.h"
#include <crd/json.h>
#include <crd/request.h>

/* A text that is cut to `room` at the boundary of a code point, with the length of the whole. */
static crd_string shortened(crd_arena *arena, crd_string text, size_t room) {
  if (text.size <= room) return text;
  while (room && (text.data[room] & 0xC0) == 0x80) room--;
  crd_text start = {.arena = arena}; /* it may hold NUL */
  crd_text_add(&start, (crd_string){text.data, room});
  crd_text_printf(&start, "... (%zu bytes)", text.size);
  return crd_text_string(&start);
}

/* Adds the number of errors that a cut list omits. */
static void add_rest(crd_text *text, const crd_errors *errors, uint32_t told) {
  uint32_t rest = errors->count - told + errors->dropped;
  crd_text_printf(text, ", and %s%u more error%s", errors->dropped ? "about " : "", rest, rest == 1 ? "" : "s");
}

static void add_aggregate(crd_text *text, const crd_errors *errors) {
  crd_arena *arena = text->arena;
  size_t most = errors->most_text ? errors->most_text : SIZE_MAX, bytes = 0;
  crd_string *texts = crd_arena_alloc(arena, errors->count * sizeof *texts);
  name_table known = {.arena = arena};
  uint32_t count = 0, told = 0;
  for (; told < errors->count && bytes < most; told++) {
    crd_error *error = &errors->items[told];
    crd_string message = arena == errors->arena ? crd_words_tell(arena, error) : crd_error_message(arena, error);
    if (crd_name_table_find(&known, message)) continue;
    if (count && message.size > most - bytes) break;
    bytes += message.size;
    crd_name_table_put(&known, message, texts);
    texts[count++] = shortened(arena, message, most);
  }
  bool cut = told < errors->count || (errors->most_text && errors->dropped);
  if (count > 1 || cut) crd_text_add_char(text, '[');
  for (uint32_t i = 0; i < count; i++) {
    if (i) crd_text_add(text, CRD_STRING(", "));
    crd_text_add(text, texts[i]);
  }
  if (cut) add_rest(text, errors, told);
  if (count > 1 || cut) crd_text_add_char(text, ']');
}

crd_string crd_invalid_message(crd_arena *arena, crd_string group, crd_string kind, crd_string name,
                               const crd_errors *errors) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, kind);
  if (group.size) {
    crd_text_add_char(&text, '.');
    crd_text_add(&text, group);
  }
  crd_text_add_char(&text, ' ');
  crd_text_add_quoted(&text, name);
  crd_text_add(&text, CRD_STRING(" is invalid"));
  if (errors->count) {
    crd_text_add(&text, CRD_STRING(": "));
    add_aggregate(&text, errors);
  }
  return crd_text_string(&text);
}

static void set_status_string(crd_arena *arena, crd_value *map, crd_string name, crd_string text) {
  crd_value_set(arena, map, name, crd_value_make_string(text));
}

/* Adds at most as many causes as a cut message has errors; `bytes` is the size of the causes so far. */
static void add_causes(crd_arena *arena, crd_value *causes, const crd_errors *errors, size_t most, size_t *bytes) {
  for (uint32_t i = 0; i < errors->count && *bytes < most; i++) {
    const crd_error *error = &errors->items[i];
    crd_value cause = crd_value_make_map(arena, 3);
    crd_string body = crd_error_body(arena, error);
    *bytes += body.size + error->field.size;
    if (causes->size && *bytes > most) break;
    set_status_string(arena, &cause, CRD_STRING("reason"), crd_error_type_reason((crd_error_type)error->type));
    set_status_string(arena, &cause, CRD_STRING("message"), shortened(arena, body, most));
    if (error->field.size) set_status_string(arena, &cause, CRD_STRING("field"), shortened(arena, error->field, most));
    crd_value_append(arena, causes, cause);
  }
}

static crd_value causes_of(crd_arena *arena, const crd_verdict *verdict) {
  size_t most = verdict->errors.most_text ? verdict->errors.most_text : SIZE_MAX, bytes = 0;
  crd_value causes = crd_value_make_list(arena, verdict->errors.count + verdict->further.count);
  add_causes(arena, &causes, &verdict->errors, most, &bytes);
  add_causes(arena, &causes, &verdict->further, most, &bytes);
  return causes;
}

/* StatusDetails; a kind-less Invalid has them as well. */
static crd_value details_of(crd_arena *arena, const crd_verdict *verdict, const crd_kind *kind) {
  crd_status_details about = verdict->details;
  crd_value details = crd_value_make_map(arena, 5);
  if (!about.given) about = (crd_status_details){.name = verdict->name, .group = kind->group, .kind = kind->kind};
  const struct {
    crd_string name, text;
  } members[] = {{CRD_STRING("name"), about.name},
                 {CRD_STRING("group"), about.group},
                 {CRD_STRING("kind"), about.kind},
                 {CRD_STRING("uid"), about.uid}};
  for (size_t i = 0; i < sizeof members / sizeof *members; i++)
    if (members[i].text.size) set_status_string(arena, &details, members[i].name, members[i].text);
  if (about.cause.size) {
    crd_value causes = crd_value_make_list(arena, 1), cause = crd_value_make_map(arena, 1);
    set_status_string(arena, &cause, CRD_STRING("message"), about.cause);
    crd_value_append(arena, &causes, cause);
    crd_value_set(arena, &details, CRD_STRING("causes"), causes);
  } else if (verdict->errors.count) {
    crd_value_set(arena, &details, CRD_STRING("causes"), causes_of(arena, verdict));
  }
  return details;
}

crd_value crd_verdict_status(crd_arena *arena, const crd_verdict *verdict, const crd_kind *kind) {
  crd_value status = crd_value_make_map(arena, 8);
  set_status_string(arena, &status, CRD_STRING("kind"), CRD_STRING("Status"));
  set_status_string(arena, &status, CRD_STRING("apiVersion"), CRD_STRING("v1"));
  crd_value_set(arena, &status, CRD_STRING("metadata"), crd_value_make_map(arena, 0));
  set_status_string(arena, &status, CRD_STRING("status"), verdict->allowed ? CRD_STRING("Success") : CRD_STRING("Failure"));
  if (verdict->message.size) set_status_string(arena, &status, CRD_STRING("message"), verdict->message);
  if (verdict->reason.size) set_status_string(arena, &status, CRD_STRING("reason"), verdict->reason);
  if (verdict->details.given || verdict->code == 422)
    crd_value_set(arena, &status, CRD_STRING("details"), details_of(arena, verdict, kind));
  if (verdict->code) crd_value_set(arena, &status, CRD_STRING("code"), crd_value_make_int(verdict->code));
  return status;
}

crd_verdict crd_verdict_stopped(crd_arena *arena, crd_stop stop) {
  crd_verdict verdict = crd_verdict_init(arena);
  verdict.stopped = stop;
  verdict.code = 500;
  verdict.reason = CRD_STRING("InternalError");
  verdict.message = verdict.error = crd_stop_text(stop);
  return verdict;
}
