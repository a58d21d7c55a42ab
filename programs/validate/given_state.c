/* Files are read whole and one after the other: what the trees of their objects hold points into the arena. */
#include "given_state.h"
#include "object_list.h"
#include "report.h"
#include <crd/generated/rule_set.h>
#include <crd/guard.h>
#include <crd/walk.h>
#include <crd/yaml.h>
#include <errno.h>
#include <stdlib.h>

struct given_state {
  const crd_registry *registry;
  crd_arena *arena;
  crd_state_objects *objects;
  const crd_state *state;
  bool whole; /* everything was read */
  size_t passed_over;
  size_t counts[]; /* by the registry's kinds */
};

/* A document of a file that is read. */
typedef struct state_document {
  given_state *state;
  report_place place;
} state_document;

static void refuse_state(const state_document *document, size_t offset, const char *what) {
  const report report = {.stream = stderr};
  document->state->whole = false;
  report_line(&report, &document->place, offset, "error", crd_string_of(what));
}

/* ---- objects ---- */

static bool is_watch_of(const crd_watch *watch, const crd_kind *kind) {
  return crd_string_equal(watch->kind, kind->kind) && crd_string_equal(watch->group, kind->group) &&
         crd_string_equal(watch->version, kind->version);
}

/* Whether rules of any kind ask for objects of this one. */
static bool is_asked_for(const crd_registry *registry, const crd_kind *kind) {
  for (size_t i = 0; i < registry->count; i++) {
    const crd_layers *layers = registry->kinds[i]->layers;
    for (uint16_t j = 0; layers && j < layers->watch_count; j++)
      if (is_watch_of(&layers->watches[j], kind)) return true;
  }
  return false;
}

/* The kind where rules ask for it, counted; NULL: they do not. */
static const crd_kind *count_kind(given_state *state, crd_string api_version, crd_string kind) {
  const crd_registry *registry = state->registry;
  const char *slash = memchr(api_version.data, '/', api_version.size);
  crd_string group = crd_string_slice(api_version, 0, slash ? (size_t)(slash - api_version.data) : 0);
  crd_string version = crd_string_slice(api_version, slash ? group.size + 1 : 0, api_version.size);
  const crd_kind *known = crd_registry_known(registry, group, version, kind);
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
    refuse_state(document, object->offset,
                 object->kind != CRD_MAP ? "not an object"
                 : name.size             ? "apiVersion: Required value"
                                         : "kind: Required value");
    return;
  }
  const crd_kind *kind = count_kind(state, api_version, name);
  if (!kind) return;
  document->place.kind = name;
  if (!crd_value_text(crd_value_find(object, "metadata", "name", NULL)).size) {
    refuse_state(document, object->offset, "metadata.name: Required value");
    return;
  }
  crd_walk walk = {.arena = state->arena, .mode = CRD_WALK_SHAPE, .stored = true};
  if (kind->served) crd_walk_run(&walk, kind->type, object, NULL);
  crd_state_objects_add(state->objects, kind, object);
}

/* A document, or the items of its list. */
static void take_root(state_document *document, crd_value *root) {
  crd_value *items = object_list_items(root);
  if (!items) {
    take_object(document, root);
    return;
  }
  for (uint32_t i = 0; i < items->size; i++) {
    object_list_complete(document->state->arena, root, &items->as.items[i]);
    take_object(document, &items->as.items[i]);
    document->place.kind = (crd_string){NULL, 0};
  }
}

/* ---- files ---- */

static void take_document(given_state *state, const input *input, report_index *index, crd_string text, size_t offset) {
  crd_parse_error error = {.offset = 0};
  state_document document = {
      state, {.input = input, .index = index, .document = offset, .text = text, .json = input->json, .prefix = ""}};
  crd_value *root = input->json ? crd_json_parse(state->arena, text, NULL, &error)
                                : crd_yaml_parse(state->arena, text, NULL, &error, NULL);
  if (root && root->kind == CRD_NULL && !input->json) return; /* nothing but comments */
  if (root) {
    take_root(&document, root);
    return;
  }
  const report report = {.stream = stderr};
  state->whole = false;
  report_unreadable(&report, &document.place, state->arena, &error);
}

static void complain_of_state(void *context, const char *path, const char *what) {
  given_state *state = context;
  state->whole = false;
  fprintf(stderr, "crd-validate: %s: %s\n", path, what);
}

static void take_file(void *context, const char *path, uint64_t size) {
  given_state *state = context;
  input input;
  (void)size;
  if (!input_load(path, &input)) {
    complain_of_state(state, path, input_error(errno));
    return;
  }
  crd_string text = input.text, part;
  struct input kept = {.name = input.name, .json = input.json, .text = crd_arena_copy(state->arena, text)};
  input_release(&input);
  report_index index;
  report_index_init(&index, kept.text);
  document_cursor cursor = {.text = kept.text, .json = kept.json};
  for (size_t offset; document_next(&cursor, &part, &offset);) take_document(state, &kept, &index, part, offset);
  report_index_free(&index);
}

typedef struct state_job {
  const options *options;
  given_state *state;
} state_job;

static void read_files(void *context) {
  const state_job *job = context;
  given_state *state = job->state;
  const input_visitor visitor = {.found = take_file, .problem = complain_of_state, .context = state};
  state->objects = crd_state_objects_create(state->arena, state->registry);
  for (size_t i = 0; i < job->options->states.count; i++) input_walk(job->options->states.items[i], &visitor);
  state->state = crd_state_objects_state(state->objects);
}

bool given_state_read(const options *options, const kinds *kinds, given_state **state) {
  const crd_registry *registry = kinds_registry(kinds);
  *state = NULL;
  if (!options->states.count) return true;
  given_state *made = calloc(1, sizeof *made + registry->count * sizeof made->counts[0]);
  crd_stop stop = CRD_STOP_MEMORY;
  if (made) {
    made->registry = registry;
    made->whole = true;
    made->arena = crd_arena_create(NULL);
  }
  if (made && made->arena) stop = crd_guard(made->arena, read_files, &(state_job){options, made});
  if (stop) fprintf(stderr, "crd-validate: --state: %s\n", crd_stop_text(stop).data);
  *state = made;
  return !stop && made->whole;
}

void given_state_destroy(given_state *state) {
  if (!state) return;
  crd_arena_destroy(state->arena);
  free(state);
}

const crd_state *given_state_of(const given_state *state) {
  return state ? state->state : NULL;
}

void given_state_print(const given_state *state, FILE *stream) {
  const char *between = " ";
  if (!state) return;
  fputs("cluster state:", stream);
  for (size_t i = 0; i < state->registry->count; i++) {
    const crd_kind *kind = state->registry->kinds[i];
    if (!state->counts[i]) continue;
    fprintf(stream, "%s%.*s: %zu", between, CRD_PRINT(kind->kind), state->counts[i]);
    between = ", ";
  }
  if (state->passed_over || between[0] == ' ')
    fprintf(stream, "%sof kinds that no rule asks for: %zu", between, state->passed_over);
  putc('\n', stream);
}
