/* SPDX-License-Identifier: Apache-2.0 */
/* Makes the findings of the comparison: messages, places, and the values before and after. */
#include "schema/tree/vet.h"
#include "upgrade/compare.h"

#include <stdarg.h>

/* The most characters of a value in a message. */
enum { SHOWN_SIZE = 72 };

static finding *append_finding(findings *findings) {
  CRD_ARENA_ROOM(findings->arena, findings->items, findings->count, findings->capacity, 64);
  finding *added = &findings->items[findings->count++];
  *added = (finding){.old = {.offset = CRD_NO_OFFSET}, .new_ = {.offset = CRD_NO_OFFSET}};
  return added;
}

static crd_string format_message(crd_arena *arena, const char *format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, again);
  va_end(again);
  char *data = crd_arena_alloc(arena, (size_t)size + 1);
  vsnprintf(data, (size_t)size + 1, format, arguments);
  return (crd_string){data, (size_t)size};
}

static finding *new_finding(const upgrade_comparison *at, change_kind kind) {
  finding *added = append_finding(at->findings);
  added->kind = kind;
  added->verdict = crdc_change_row(kind)->verdict;
  added->crd = at->old_crd ? at->old_crd->name : at->new_crd->name;
  added->version = at->version;
  return added;
}

static location keyword_location(const schema *node, const char *keyword) {
  if (!node) return (location){NULL, CRD_NO_OFFSET};
  location place = node->location;
  if (keyword) place.offset = crdc_keyword_name_place(node, keyword);
  return place;
}

static bool is_of_status(const upgrade_step *place) {
  while (place && place->outer && place->outer->outer) place = place->outer;
  return place && place->kind == STEP_FIELD && crd_string_equal(place->name, CRD_STRING("status"));
}

static crd_string json_of(crd_arena *arena, const crd_value *value) {
  return value ? crd_json_encode(arena, value, CRD_JSON_GO) : (crd_string){NULL, 0};
}

finding *crdc_upgrade_add(const node_pair *pair, change_kind kind, const char *keyword, const char *format, ...) {
  crd_arena *arena = pair->at->findings->arena;
  finding *added = new_finding(pair->at, kind);
  va_list arguments;
  va_start(arguments, format);
  added->message = format_message(arena, format, arguments);
  va_end(arguments);
  added->place = pair->place;
  added->path = crdc_upgrade_path_text(arena, pair->place);
  added->keyword = keyword;
  added->old = keyword_location(pair->old, keyword);
  added->new_ = keyword_location(pair->new_, keyword);
  added->old_node = pair->old;
  added->new_node = pair->new_;
  added->of_status = is_of_status(pair->place);
  if (keyword && pair->old) added->was = json_of(arena, crdc_keyword_value(pair->old, keyword));
  if (keyword && pair->new_) added->is = json_of(arena, crdc_keyword_value(pair->new_, keyword));
  return added;
}

static location crd_location(const crd_definition *crd, const crd_value *value) {
  if (!crd) return (location){NULL, CRD_NO_OFFSET};
  if (!value || value->offset == CRD_NO_OFFSET) return crd->location;
  return (location){crd->document.source, value->offset};
}

finding *crdc_upgrade_add_of_crd(const upgrade_comparison *at, change_kind kind, const crd_value *old, const crd_value *new_,
                                 const char *format, ...) {
  finding *added = new_finding(at, kind);
  va_list arguments;
  va_start(arguments, format);
  added->message = format_message(at->findings->arena, format, arguments);
  va_end(arguments);
  added->old = crd_location(at->old_crd, old);
  added->new_ = crd_location(at->new_crd, new_);
  added->was = json_of(at->findings->arena, old);
  added->is = json_of(at->findings->arena, new_);
  return added;
}

crd_string crdc_upgrade_shown(const node_pair *pair, const crd_value *value) {
  if (!value) return CRD_STRING("none");
  crd_text text = {.arena = pair->at->findings->arena};
  crd_json_write(&text, value, CRD_JSON_COMPACT);
  crd_string shown = crd_text_string(&text);
  if (shown.size <= SHOWN_SIZE) return shown;
  size_t size = SHOWN_SIZE - 3;
  while (size && ((unsigned char)shown.data[size] & 0xC0) == 0x80) size--;
  return crd_arena_printf(text.arena, "%.*s...", (int)size, shown.data);
}
