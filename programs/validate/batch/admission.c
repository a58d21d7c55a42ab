/* SPDX-License-Identifier: Apache-2.0 */
#include "admission.h"
#include "../../../runtime/value/joined.h"
#include "admission/policies.h"
#include "base/memory.h"
#include "input.h"
#include "judges/kinds.h"
#include <crd/patch.h>
#include <errno.h>
#include <stdlib.h>

/* Checks the types of a configuration's policies, for a line of a batch. */

static const crd_value *warnings_value(crd_arena *arena, const type_warnings *found) {
  crd_value *list = crd_arena_zalloc(arena, sizeof *list);
  *list = crd_value_make_list(arena, (uint32_t)found->count);
  for (size_t i = 0; i < found->count; i++) {
    crd_value one = crd_value_make_map(arena, 2);
    crd_value_set(arena, &one, CRD_STRING("fieldRef"), crd_value_make_string(found->items[i].field));
    crd_value_set(arena, &one, CRD_STRING("warning"), crd_value_make_string(found->items[i].warning));
    crd_value_append(arena, list, one);
  }
  return list;
}

/* {policy: [{fieldRef, warning}]} for the ValidatingAdmissionPolicies with warnings, in the arena; NULL if there are none.
 * `crds` is the text of the CRDs whose kinds they can name. */
static const crd_value *batch_type_check(crd_arena *arena, unsigned kubernetes_minor, crd_string crds,
                                         const crd_value **objects, size_t count) {
  diagnostics unread = {.arena = arena};
  documents documents = {.arena = arena};
  crd_set set = {.arena = arena};
  bool known =
      crdc_documents_read_text(&documents, "configuration", crds, &unread) && crd_set_add(&set, &documents, true, &unread);
  crd_value *all = NULL;
  for (size_t i = 0; i < count; i++) {
    const crd_value *metadata = crd_value_get(objects[i], CRD_STRING("metadata"));
    crd_string kind = crd_value_text(crd_value_get(objects[i], CRD_STRING("kind")));
    if (!metadata || !crd_string_equal(kind, CRD_STRING("ValidatingAdmissionPolicy"))) continue;
    type_warnings found = crdc_policy_check_types(arena, known ? &set : NULL, kubernetes_minor, objects[i]);
    if (!found.count) continue;
    if (!all) {
      all = crd_arena_zalloc(arena, sizeof *all);
      *all = crd_value_make_map(arena, 1);
    }
    crd_value_set(arena, all, crd_value_text(crd_value_get(metadata, CRD_STRING("name"))), *warnings_value(arena, &found));
  }
  return all;
}

/* The most sets of CRDs in the cache. */
enum { SETS_LIMIT = 50 };

/* The objects of a file. */
typedef struct read_file {
  const char *name;
  const crd_value **objects;
  size_t count;
  struct read_file *next;
} read_file;

/* CRDs, compiled. */
typedef struct compiled_set {
  char *text;
  kinds *kinds;
} compiled_set;

struct batch_admission {
  unsigned minor;
  crd_arena *arena; /* owns the files */
  read_file *files;
  policy_compiler *compiler;
  compiled_set sets[SETS_LIMIT];
  size_t set_count;
};

/* The current line. */
typedef struct admission_line {
  batch_admission *self;
  crd_arena *arena;
  const crd_value *root;
  crd_string text; /* the text of the line */
  crd_string error;
} admission_line;

batch_admission *batch_admission_create(unsigned kubernetes_minor) {
  batch_admission *self = calloc(1, sizeof *self);
  crd_arena *arena = crd_arena_create(NULL);
  if (!self || !arena) {
    free(self);
    crd_arena_destroy(arena);
    return NULL;
  }
  self->minor = kubernetes_minor;
  self->arena = arena;
  self->compiler =
      crdc_policy_compiler_create(&(policy_compiler_options){.kubernetes_minor = kubernetes_minor, .most_kept = 3000});
  return self;
}

static void forget_sets(batch_admission *self) {
  for (size_t i = 0; i < self->set_count; i++) {
    kinds_destroy(self->sets[i].kinds);
    free(self->sets[i].text);
  }
  self->set_count = 0;
}

void batch_admission_destroy(batch_admission *self) {
  if (!self) return;
  forget_sets(self);
  crdc_policy_compiler_destroy(self->compiler);
  crd_arena_destroy(self->arena);
  free(self);
}

static bool refuse_line(admission_line *line, crd_string about, crd_string what) {
  line->error = crd_joined(line->arena, about, CRD_STRING(": "), what);
  return false;
}

/* ---- files ---- */

static bool read_documents(admission_line *line, read_file *file, const input *input) {
  crd_arena *arena = line->self->arena;
  document_cursor cursor = {.text = input->text, .json = input->json};
  crd_string document;
  size_t offset;
  while (document_next(&cursor, &document, &offset)) {
    crd_parse_error error;
    crd_string own = crd_arena_copy(arena, document);
    const crd_value *object =
        input->json ? crd_json_parse(arena, own, NULL, &error) : crd_yaml_parse(arena, own, NULL, &error, NULL);
    if (!object) return refuse_line(line, crd_string_of(file->name), error.message);
    if (object->kind != CRD_MAP) continue;
    CRD_ARENA_PUSH_FEW(arena, file->objects, file->count, object);
  }
  return true;
}

/* The objects of a file, which is read once; NULL with the error. */
static const read_file *find_file(admission_line *line, crd_string name) {
  batch_admission *self = line->self;
  for (const read_file *file = self->files; file; file = file->next)
    if (crd_string_equal(crd_string_of(file->name), name)) return file;
  read_file *file = crd_arena_zalloc(self->arena, sizeof *file);
  file->name = crd_arena_copy(self->arena, name).data;
  input input;
  if (!input_load(file->name, &input)) {
    refuse_line(line, name, crd_string_of(input_error(errno)));
    return NULL;
  }
  bool good = read_documents(line, file, &input);
  input_release(&input);
  if (!good) return NULL;
  file->next = self->files;
  self->files = file;
  return file;
}

static crd_string text_at(const crd_value *object, const char *outer, const char *name) {
  const crd_value *map = outer ? crd_value_get(object, crd_string_of(outer)) : object;
  return map ? crd_value_text(crd_value_get(map, crd_string_of(name))) : (crd_string){NULL, 0};
}

/* ---- the configuration ---- */

/* The objects of a line's configuration. */
typedef struct gathered {
  const crd_value **objects;
  size_t count;
} gathered;

static void gather_one(admission_line *line, gathered *all, const crd_value *object) {
  CRD_ARENA_PUSH_FEW(line->arena, all->objects, all->count, object);
}

/* Adds "FILE" or "FILE#Kind/name". */
static bool gather_file(admission_line *line, gathered *all, crd_string text) {
  crd_string name, selector, kind, object;
  crd_string_cut(text, '#', &name, &selector);
  bool selects = crd_string_cut(selector, '/', &kind, &object);
  const read_file *file = find_file(line, name);
  if (!file) return false;
  size_t before = all->count;
  for (size_t i = 0; i < file->count; i++)
    if (!selects || (crd_string_equal(text_at(file->objects[i], NULL, "kind"), kind) &&
                     crd_string_equal(text_at(file->objects[i], "metadata", "name"), object)))
      gather_one(line, all, file->objects[i]);
  return all->count > before || !selects || refuse_line(line, text, CRD_STRING("not found"));
}

/* Adds {file, patch}: the one object of a file with a merge patch. */
static bool gather_patched(admission_line *line, gathered *all, const crd_value *item) {
  gathered file = {NULL, 0};
  crd_string name = text_at(item, NULL, "file");
  if (!gather_file(line, &file, name)) return false;
  if (file.count != 1) return refuse_line(line, name, CRD_STRING("there is not one document to patch"));
  crd_string patch = crd_json_encode(line->arena, crd_value_get(item, CRD_STRING("patch")), CRD_JSON_COMPACT);
  crd_string text, error = {NULL, 0};
  if (crd_merge_patch(line->arena, file.objects[0], patch, NULL, &text, &error) != CRD_PATCH_DONE)
    return refuse_line(line, name, error);
  crd_value *object = crd_json_parse(line->arena, text, NULL, NULL);
  if (!object) return refuse_line(line, name, CRD_STRING("the patch does not leave an object"));
  gather_one(line, all, object);
  return true;
}

static bool gather_all(admission_line *line, gathered *all) {
  const crd_value *list = crd_value_get(line->root, CRD_STRING("configuration"));
  for (uint32_t i = 0; list && list->kind == CRD_LIST && i < list->size; i++) {
    const crd_value *item = &list->as.items[i];
    bool is_file = item->kind == CRD_STRING_VALUE;
    bool patches = !is_file && text_at(item, NULL, "file").size && !text_at(item, NULL, "kind").size;
    if (is_file ? !gather_file(line, all, crd_value_string(item)) : patches && !gather_patched(line, all, item))
      return false;
    if (!is_file && !patches) gather_one(line, all, item);
  }
  return true;
}

/* The CRDs among the objects as one text, each name once. */
static crd_string crds_text(admission_line *line, const gathered *all) {
  crd_text text = {.arena = line->arena};
  for (size_t i = 0; i < all->count; i++) {
    const crd_value *object = all->objects[i];
    if (!crd_string_equal(text_at(object, NULL, "kind"), CRD_STRING("CustomResourceDefinition"))) continue;
    bool again = false;
    for (size_t k = i + 1; k < all->count && !again; k++)
      again = crd_string_equal(text_at(all->objects[k], NULL, "kind"), CRD_STRING("CustomResourceDefinition")) &&
              crd_string_equal(text_at(all->objects[k], "metadata", "name"), text_at(object, "metadata", "name"));
    if (again) continue;
    crd_text_add(&text, CRD_STRING("---\n"));
    crd_json_write(&text, object, CRD_JSON_COMPACT);
    crd_text_add_char(&text, '\n');
  }
  return crd_text_string(&text);
}

/* The kinds of those CRDs, from the cache or compiled; false with the error. */
static bool compile_crds(admission_line *line, crd_string text, const crd_registry **registry) {
  batch_admission *self = line->self;
  *registry = NULL;
  if (!text.size) return true;
  for (size_t i = 0; i < self->set_count; i++)
    if (crd_string_equal(crd_string_of(self->sets[i].text), text)) {
      *registry = kinds_registry(self->sets[i].kinds);
      return true;
    }
  char *error = NULL;
  char *copy = memory_checked(strndup(text.data, text.size), text.size);
  kinds *kinds = kinds_load_set(
      &(kinds_set){.name = "<configuration>", .text = {copy, text.size}, .kubernetes_minor = self->minor}, &error);
  if (!kinds) {
    refuse_line(line, CRD_STRING("configuration"),
                crd_arena_copy(line->arena, crd_string_of(error ? error : "out of memory")));
    free(error);
    free(copy);
    return false;
  }
  if (self->set_count == SETS_LIMIT) forget_sets(self);
  self->sets[self->set_count++] = (compiled_set){copy, kinds};
  *registry = kinds_registry(kinds);
  return true;
}

static crd_admission_configuration *make_configuration(admission_line *line, const gathered *all, crd_string crds) {
  const crd_registry *registry;
  if (!compile_crds(line, crds, &registry)) return NULL;
  const crd_admission_setup setup = {.registry = registry,
                                     .compiler = crdc_policy_compiler_of(line->self->compiler),
                                     .kubernetes_minor = line->self->minor};
  crd_admission_configuration *configuration = crd_admission_configuration_create(line->arena, &setup);
  for (size_t i = 0; i < all->count; i++)
    if (!crd_admission_configuration_add(configuration, all->objects[i], &line->error)) return NULL;
  return crd_admission_configuration_finish(configuration, &line->error) ? configuration : NULL;
}

/* ---- the request ---- */

static bool says_true(const crd_value *map, const char *name) {
  const crd_value *value = crd_value_get(map, crd_string_of(name));
  return value && value->kind == CRD_BOOL && value->as.boolean;
}

static crd_admission_attributes attributes_of(crd_arena *arena, const crd_value *request) {
  return (crd_admission_attributes){
      .operation = text_at(request, NULL, "operation"),
      .kind = {text_at(request, "kind", "group"), text_at(request, "kind", "version"), text_at(request, "kind", "kind")},
      .resource = {text_at(request, "resource", "group"), text_at(request, "resource", "version"),
                   text_at(request, "resource", "resource")},
      .sub_resource = text_at(request, NULL, "subResource"),
      .name = text_at(request, NULL, "name"),
      .namespace_ = text_at(request, NULL, "namespace"),
      .object = crd_value_get(request, CRD_STRING("object")),
      .old_object = crd_value_get(request, CRD_STRING("oldObject")),
      .options = crd_value_get(request, CRD_STRING("options")),
      .dry_run = says_true(request, "dryRun"),
      .user = user_of_info(arena, crd_value_get(request, CRD_STRING("userInfo")))};
}

/* Answers for a webhook as the line says. */
static bool answer_hook(void *context, crd_arena *arena, const crd_hook_call *call, crd_hook_answer *answer) {
  (void)arena;
  const admission_line *line = context;
  const crd_value *answers = crd_value_get(line->root, CRD_STRING("answers"));
  const crd_value *own = answers ? crd_value_get(answers, call->webhook) : NULL;
  if (!own) return false;
  *answer = (crd_hook_answer){.denied = says_true(own, "denied"),
                              .unreachable = says_true(own, "unreachable"),
                              .status = crd_value_get(own, CRD_STRING("status")),
                              .patch = crd_value_get(own, CRD_STRING("patch")),
                              .warnings = crd_value_get(own, CRD_STRING("warnings")),
                              .annotations = crd_value_get(own, CRD_STRING("annotations")),
                              .text = line->text};
  return true;
}

static void judge_line(admission_line *line, crd_admission_verdict *verdict) {
  const crd_value *request = crd_value_get(line->root, CRD_STRING("request"));
  crd_string set = text_at(line->root, NULL, "set");
  gathered all = {NULL, 0};
  crd_string crds = gather_all(line, &all) ? crds_text(line, &all) : CRD_STRING("");
  crd_admission_configuration *configuration = line->error.size ? NULL : make_configuration(line, &all, crds);
  verdict->error = line->error;
  if (!configuration) return;
  crd_admission_attributes attributes = attributes_of(line->arena, request);
  crd_admission_options options = {.without_policies = crd_string_equal(set, CRD_STRING("webhooks")),
                                   .without_webhooks = crd_string_equal(set, CRD_STRING("policies")),
                                   .no_namespaces = says_true(line->root, "noNamespaces"),
                                   .want_reviews = says_true(line->root, "reviews"),
                                   .answer = answer_hook,
                                   .answer_context = line};
  if (crd_admission_complete(line->arena, configuration, &attributes, &verdict->error))
    crd_admission_judge(line->arena, configuration, &attributes, &options, verdict);
  if (says_true(line->root, "typeCheck"))
    verdict->type_check = batch_type_check(line->arena, line->self->minor, crds, all.objects, all.count);
}

void batch_judge_admission(batch_admission *self, crd_arena *arena, crd_string text, crd_text *out) {
  crd_parse_error unreadable;
  admission_line line = {.self = self, .arena = arena, .root = crd_json_parse(arena, text, NULL, &unreadable), .text = text};
  crd_admission_verdict verdict;
  crd_admission_verdict_init(arena, &verdict);
  if (line.root)
    judge_line(&line, &verdict);
  else
    verdict.error = unreadable.message;
  crd_admission_write_verdict(out, line.root ? text_at(line.root, NULL, "id") : (crd_string){NULL, 0}, &verdict);
}
