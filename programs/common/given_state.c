/* SPDX-License-Identifier: Apache-2.0 */
/* Files are read as a whole, one after the other: the trees of their objects point into the arena. */
#include "given_state.h"
#include "../../runtime/base/say.h"
#include "../../runtime/text/group_version.h"
#include "object_files.h"
#include <crd/generated/rule_set.h>
#include <crd/guard.h>
#include <crd/walk.h>
#include <crd/yaml.h>
#include <errno.h>
#include <stdlib.h>

struct given_state {
  const crd_registry *registry;
  crd_arena *arena;
  state_complain *complain;
  void *context; /* for `complain` */
  crd_state_objects *objects;
  bool whole; /* everything of the current input was read */
  size_t passed_over;
  size_t counts[]; /* by the kinds of the registry */
};

/* A document of a file. */
typedef struct state_document {
  given_state *state;
  state_problem place; /* the place of its problems */
} state_document;

static void complain_of(given_state *state, state_problem problem) {
  problem.arena = state->arena;
  state->whole = false;
  state->complain(state->context, &problem);
}

static void refuse_object(const state_document *document, size_t offset, const char *what) {
  state_problem problem = document->place;
  problem.offset = offset;
  problem.what = what;
  complain_of(document->state, problem);
}

static void complain_of_file(void *context, const char *path, const char *what) {
  const input unread = {.name = path};
  complain_of(context, (state_problem){.input = &unread, .offset = CRD_NO_OFFSET, .what = what});
}

/* ---- objects ---- */

static bool is_watch_of(const crd_watch *watch, const crd_kind *kind) {
  return crd_string_equal(watch->kind, kind->kind) && crd_string_equal(watch->group, kind->group) &&
         crd_string_equal(watch->version, kind->version);
}

/* Whether any kind's rules ask for objects of this kind. */
static bool is_asked_for(const crd_registry *registry, const crd_kind *kind) {
  for (size_t i = 0; i < registry->count; i++) {
    const crd_layers *layers = registry->kinds[i]->layers;
    for (uint16_t j = 0; layers && j < layers->watch_count; j++)
      if (is_watch_of(&layers->watches[j], kind)) return true;
  }
  return false;
}

/* Counts an object and returns its kind; NULL if no rules ask for it. */
static const crd_kind *count_kind(given_state *state, crd_string api_version, crd_string kind) {
  const crd_registry *registry = state->registry;
  crd_group_version parts = crd_group_version_of(api_version);
  const crd_kind *known = crd_registry_known(registry, parts.group, parts.version, kind);
  if (known && !is_asked_for(registry, known)) known = NULL;
  for (size_t i = 0; known && i < registry->count; i++) state->counts[i] += registry->kinds[i] == known;
  state->passed_over += !known;
  return known;
}

static void take_object(state_document *document, crd_value *object) {
  given_state *state = document->state;
  crd_string api_version = crd_value_text(crd_value_get(object, CRD_STRING("apiVersion")));
  crd_string name = crd_value_text(crd_value_get(object, CRD_STRING("kind")));
  if (object->kind != CRD_MAP || !api_version.size || !name.size) {
    refuse_object(document, object->offset,
                  object->kind != CRD_MAP ? "not an object"
                  : name.size             ? "apiVersion: Required value"
                                          : "kind: Required value");
    return;
  }
  const crd_kind *kind = count_kind(state, api_version, name);
  if (!kind) return;
  document->place.kind = name;
  if (!crd_value_text(crd_value_find(object, "metadata", "name", NULL)).size) {
    refuse_object(document, object->offset, "metadata.name: Required value");
    return;
  }
  crd_walk walk = {.arena = state->arena, .mode = CRD_WALK_SHAPE, .stored = true};
  if (kind->served) crd_walk_run(&walk, kind->type, object, NULL);
  crd_state_objects_add(state->objects, kind, object);
}

/* Adds the object of a document, or the items of its list. */
static void take_root(state_document *document, crd_value *root, unsigned depth) {
  crd_value *items = depth < OBJECT_LIST_DEPTH ? object_list_items(root) : NULL;
  if (!items) {
    take_object(document, root);
    return;
  }
  for (uint32_t i = 0; i < items->size; i++) {
    object_list_complete(document->state->arena, root, &items->as.items[i]);
    take_root(document, &items->as.items[i], depth + 1);
    document->place.kind = (crd_string){NULL, 0};
  }
}

/* ---- files ---- */

static void take_document(given_state *state, const input *input, crd_string text, size_t offset) {
  crd_parse_error error = {.offset = 0};
  state_document document = {
      state, {.input = input, .document = text, .document_offset = offset, .offset = CRD_NO_OFFSET, .what = ""}};
  crd_value *root = input->json ? crd_json_parse(state->arena, text, NULL, &error)
                    : document_has_bad_separator(state->arena, text, &error)
                        ? NULL
                        : crd_yaml_parse(state->arena, text, NULL, &error, NULL);
  if (root && root->kind == CRD_NULL && !input->json) return; /* only comments */
  if (root) {
    take_root(&document, root, 0);
    return;
  }
  document.place.unreadable = &error;
  complain_of(state, document.place);
}

typedef struct state_text {
  given_state *state;
  const input *input;
} state_text;

static void take_text(void *context) {
  const state_text *job = context;
  given_state *state = job->state;
  struct input kept = *job->input;
  kept.text = crd_arena_copy(state->arena, kept.text);
  crd_string document;
  document_cursor cursor = {.text = kept.text, .json = kept.json};
  for (size_t offset; document_next(&cursor, &document, &offset);) take_document(state, &kept, document, offset);
}

static void take_input(given_state *state, const input *input) {
  crd_stop stop = crd_guard(state->arena, take_text, &(state_text){state, input});
  if (stop) complain_of_file(state, input->name, crd_stop_text(stop).data);
}

static void take_file(void *context, const char *path, uint64_t size) {
  given_state *state = context;
  input input;
  (void)size;
  if (!input_load(path, &input)) {
    complain_of_file(state, path, input_error(errno));
    return;
  }
  take_input(state, &input);
  input_release(&input);
}

bool given_state_add(given_state *state, const input *input) {
  state->whole = true;
  take_input(state, input);
  return state->whole;
}

bool given_state_read(given_state *state, const char *path) {
  const input_visitor visitor = {.found = take_file, .problem = complain_of_file, .context = state};
  state->whole = true;
  input_walk(path, &visitor);
  return state->whole;
}

/* ---- a state ---- */

typedef struct state_objects {
  given_state *state;
  const crd_kind *kind;
  const crd_value *const *items;
  size_t count;
} state_objects;

static void take_objects(void *context) {
  const state_objects *objects = context;
  given_state *state = objects->state;
  for (size_t i = 0; i < objects->count; i++) crd_state_objects_add(state->objects, objects->kind, objects->items[i]);
  for (size_t i = 0; i < state->registry->count; i++)
    if (state->registry->kinds[i] == objects->kind) state->counts[i] += objects->count;
}

bool given_state_add_objects(given_state *state, const crd_kind *kind, const crd_value *const *objects, size_t count) {
  return crd_guard(state->arena, take_objects, &(state_objects){state, kind, objects, count}) == CRD_STOP_NONE;
}

static void make_objects(void *context) {
  given_state *state = context;
  state->objects = crd_state_objects_create(state->arena, state->registry);
}

given_state *given_state_create(const crd_registry *registry, state_complain *complain, void *context) {
  given_state *made = calloc(1, sizeof *made + registry->count * sizeof made->counts[0]);
  if (!made) return NULL;
  *made = (given_state){.registry = registry, .complain = complain, .context = context, .arena = crd_arena_create(NULL)};
  if (made->arena && !crd_guard(made->arena, make_objects, made)) return made;
  given_state_destroy(made);
  return NULL;
}

void given_state_destroy(given_state *state) {
  if (!state) return;
  crd_arena_destroy(state->arena);
  free(state);
}

const crd_state *given_state_of(const given_state *state) {
  return state ? crd_state_objects_state(state->objects) : NULL;
}

void given_state_print(const given_state *state, FILE *stream) {
  const char *between = " ";
  fputs("cluster state:", stream);
  for (size_t i = 0; i < state->registry->count; i++) {
    const crd_kind *kind = state->registry->kinds[i];
    if (!state->counts[i]) continue;
    crd_say(stream, "%s%.*s: %zu", between, CRD_PRINT(kind->kind), state->counts[i]);
    between = ", ";
  }
  if (!state->passed_over && between[0] == ' ') fputs(" no objects", stream);
  if (state->passed_over) crd_say(stream, "%sof kinds that no rule asks for: %zu", between, state->passed_over);
  putc('\n', stream);
}
