/* SPDX-License-Identifier: Apache-2.0 */
/* The members of a review are read in their order. What a taker wants of the objects it reads itself, where it meets them;
 * the rest of the request, a few short members, becomes a tree. A text about which there is anything to say is read once
 * more as one tree, by the parser that can say it. */
#include "review.h"
#include "../request/review_root.h"
#include <crd/json.h>

/* ---- what is asked of the members ---- */

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

/* False: the object is the taker's no longer. */
static bool offer(const review_taker *taker, crd_json_cursor *cursor, crd_arena *arena, crd_value *request, bool old) {
  review so_far = {.request = NULL};
  if (read_request(arena, request, &so_far).size) return false;
  crd_string text = {cursor->at, (size_t)(cursor->end - cursor->at)};
  const char *end = taker->take(taker->context, &so_far, old, text);
  if (end) cursor->at = end;
  return end != NULL;
}

/* The members of the request but those that the taker has read. False: it has to be read as a tree. */
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

crd_string crd_review_read(crd_arena *arena, crd_string body, const review_taker *taker, review *review, bool *taken) {
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
