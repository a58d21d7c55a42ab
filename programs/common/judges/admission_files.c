/* SPDX-License-Identifier: Apache-2.0 */
/* Objects are read as trees, which the configuration keeps; CRDs are read once more for the compiler, whose trees know their
 * places. */
#include "admission_files.h"
#include "../../../runtime/admission/configuration/configuration.h"
#include "../../../runtime/base/say.h"
#include "admission/policies.h"
#include "base/memory.h"
#include "compile/libcrdc.h"
#include "object_files.h"
#include "output.h"
#include "yaml/document.h"
#include <stdlib.h>
#include <string.h>

struct admission_files {
  crd_arena *arena;
  compilation *compilation; /* NULL: there are no CRDs */
  policy_compiler *compiler;
  crd_registry registry;
  crd_admission_configuration *configuration;
  const crd_value **objects; /* by compare_objects */
  size_t object_count;
};

/* An object, with its place for what is wrong with it. */
typedef struct read_object {
  const crd_value *object;
  object_place place;
} read_object;

/* What is read. */
typedef struct gathering {
  const admission_files_source *source;
  admission_files *files;
  read_object *objects;
  size_t count, room;
  documents crds;
  diagnostics problems;
  const input *crd_input; /* of the document whose CRDs were read last */
  size_t crd_document;
  bool crds_alone;
} gathering;

static void complain_of(const admission_files_source *source, crd_string what) {
  if (source->complain)
    source->complain(source->context, what);
  else
    crd_say(stderr, "%-.*s\n", CRD_PRINT(what));
}

static void pass_complaint(void *context, crd_string what) {
  complain_of(((const gathering *)context)->source, what);
}

/* ---- reading ---- */

static bool is_crd_object(const crd_value *object) {
  return crd_string_equal(crd_value_text(crd_value_get(object, CRD_STRING("kind"))),
                          CRD_STRING("CustomResourceDefinition")) &&
         crd_string_equal(crd_value_text(crd_value_get(object, CRD_STRING("apiVersion"))),
                          CRD_STRING("apiextensions.k8s.io/v1"));
}

static bool defines_kinds(const document *document) {
  return is_crd_object(document->root);
}

/* The CRDs of a document, for the compiler, once. */
static void gather_crds(gathering *all, const object_place *place) {
  if (all->crd_input == place->input && all->crd_document == place->document) return;
  all->crd_input = place->input;
  all->crd_document = place->document;
  documents found = {.arena = all->files->arena};
  crdc_documents_read_part(&found, place->input->name, place->input->text, place->document, place->document_size,
                           &all->problems);
  crdc_documents_select(&all->crds, &found, defines_kinds);
}

static bool gather_object(void *context, const object_place *place, crd_value *object) {
  gathering *all = context;
  const bool crd = is_crd_object(object);
  if (all->crds_alone && !crd) return true;
  if (crd) gather_crds(all, place);
  CRD_ARENA_ROOM(all->files->arena, all->objects, all->count, all->room, 64);
  all->objects[all->count++] = (read_object){object, *place};
  return true;
}

static bool gather_paths(gathering *all) {
  const admission_files_source *source = all->source;
  const object_reader reader = {
      .arena = all->files->arena, .take = gather_object, .complain = pass_complaint, .context = all};
  bool good = true;
  all->crds_alone = true;
  for (size_t i = 0; i < source->crd_count; i++) good = object_files_read(&reader, source->crds[i]) && good;
  all->crds_alone = false;
  for (size_t i = 0; i < source->path_count; i++) good = object_files_read(&reader, source->paths[i]) && good;
  return good;
}

/* ---- kinds ---- */

static void tell_diagnostics(const admission_files_source *source, const diagnostics *found) {
  output text = {.text = NULL};
  output_stream stream;
  crdc_diagnostics_print(found, output_stream_begin(&stream, &text), false);
  output_stream_end(&stream);
  while (text.size && text.text[text.size - 1] == '\n') text.size--;
  if (text.size) complain_of(source, (crd_string){text.text, text.size});
  output_free(&text);
}

static bool has_kind(const crd_registry *registry, const crd_kind *kind) {
  for (size_t i = 0; i < registry->count; i++)
    if (crd_string_equal(registry->kinds[i]->group, kind->group) && crd_string_equal(registry->kinds[i]->kind, kind->kind))
      return true;
  return false;
}

/* The kinds of both, those of the CRDs first. */
static void join_kinds(admission_files *files, const crd_registry *own, const crd_registry *others) {
  const size_t most = (own ? own->count : 0) + (others ? others->count : 0);
  const crd_kind **kinds = crd_arena_alloc(files->arena, (most + 1) * sizeof *kinds);
  size_t count = 0;
  for (size_t i = 0; own && i < own->count; i++) kinds[count++] = own->kinds[i];
  for (size_t i = 0; others && i < others->count; i++)
    if (!own || !has_kind(own, others->kinds[i])) kinds[count++] = others->kinds[i];
  files->registry = (crd_registry){kinds, count};
}

static bool compile_gathered(gathering *all) {
  const admission_files_source *source = all->source;
  admission_files *files = all->files;
  if (all->problems.errors) {
    tell_diagnostics(source, &all->problems);
    return false;
  }
  const crd_registry *own = NULL;
  if (all->crds.count) {
    const compile_options options = {.stored = true,
                                     .replaces = true,
                                     .no_overlays = true,
                                     .manifests = &all->crds,
                                     .kubernetes_minor = source->kubernetes_minor};
    files->compilation = memory_checked(crdc_compilation_create(&options), 0);
    own = crdc_compilation_load_files(files->compilation, NULL, 0);
    if (!own) {
      tell_diagnostics(source, crdc_compilation_diagnostics(files->compilation));
      return false;
    }
  }
  join_kinds(files, own, source->registry);
  return true;
}

/* ---- the configuration ---- */

static crd_string named(crd_arena *arena, const crd_value *object, crd_string error) {
  return crd_arena_printf(arena, "%.*s %.*s: %.*s", CRD_PRINT(crd_value_text(crd_value_get(object, CRD_STRING("kind")))),
                          CRD_PRINT(crd_value_text(crd_value_find(object, "metadata", "name", NULL))), CRD_PRINT(error));
}

/* An error that names its object ("ConfigMap limits: ..."), with the object's place. */
static crd_string placed(const gathering *all, crd_string error) {
  crd_arena *arena = all->files->arena;
  for (size_t i = all->count; i-- > 0;) {
    const read_object *one = &all->objects[i];
    if (crd_string_has_prefix(error, named(arena, one->object, (crd_string){"", 0})))
      return object_place_text(arena, &one->place, error);
  }
  return error;
}

static bool configure(gathering *all) {
  const admission_files_source *source = all->source;
  admission_files *files = all->files;
  files->compiler = memory_checked(
      crdc_policy_compiler_create(&(policy_compiler_options){.kubernetes_minor = source->kubernetes_minor}), 0);
  const crd_admission_setup setup = {.registry = &files->registry,
                                     .compiler = crdc_policy_compiler_of(files->compiler),
                                     .kubernetes_minor = source->kubernetes_minor,
                                     .fill_in = source->fill_in};
  files->configuration = crd_admission_configuration_create(files->arena, &setup);
  bool good = true;
  crd_string error = {NULL, 0};
  for (size_t i = 0; i < all->count; i++) {
    const read_object *one = &all->objects[i];
    if (crd_admission_configuration_add(files->configuration, one->object, &error)) continue;
    complain_of(source, object_place_text(files->arena, &one->place, named(files->arena, one->object, error)));
    good = false;
  }
  if (!good) return false;
  if (!crd_admission_configuration_finish(files->configuration, &error)) {
    complain_of(source, placed(all, error));
    return false;
  }
  return true;
}

/* ---- notes ---- */

/* A policy, or a binding, and where it stands. */
typedef struct noted {
  gathering *all;
  const char *kind;
  crd_string name;
  const read_object *read; /* NULL: nowhere */
} noted;

static const read_object *find_read(const gathering *all, const char *kind, crd_string name) {
  for (size_t i = all->count; i-- > 0;) { /* of two the later counts */
    const crd_value *object = all->objects[i].object;
    if (crd_string_equal(crd_value_text(crd_value_get(object, CRD_STRING("kind"))), crd_string_of(kind)) &&
        crd_string_equal(crd_value_text(crd_value_find(object, "metadata", "name", NULL)), name))
      return &all->objects[i];
  }
  return NULL;
}

/* Tells of a value of the object; NULL: of all of it. */
static void tell_note(const noted *about, const crd_value *at, crd_string what) {
  const admission_files_source *source = about->all->source;
  crd_arena *arena = about->all->files->arena;
  crd_string text = crd_arena_printf(arena, "%s %.*s: %.*s", about->kind, CRD_PRINT(about->name), CRD_PRINT(what));
  if (about->read) {
    object_place place = about->read->place;
    if (at && at->offset != CRD_NO_OFFSET) place.offset = place.document + at->offset;
    text = object_place_text(arena, &place, text);
  }
  source->note(source->context, text);
}

/* Where expressions of a policy stand: in a member of the items of a list of its spec. */
typedef struct expression_list {
  const char *list, *member;
  const crd_policy_expressions *expressions;
} expression_list;

static const crd_value *list_item_of(const crd_value *spec, const char *list, size_t at) {
  const crd_value *items = spec ? crd_value_get(spec, crd_string_of(list)) : NULL;
  return items && items->kind == CRD_LIST && at < items->size ? &items->as.items[at] : NULL;
}

/* The member of a mutation that holds its expression. */
static const char *patch_member(const crd_value *mutation) {
  return mutation && crd_value_get(mutation, CRD_STRING("jsonPatch")) ? "jsonPatch" : "applyConfiguration";
}

static void note_expression(const noted *about, const expression_list *list, size_t at) {
  const crd_value *spec = about->read ? crd_value_get(about->read->object, CRD_STRING("spec")) : NULL;
  const crd_value *item = list_item_of(spec, list->list, at);
  const char *member = list->member ? list->member : patch_member(item);
  const crd_value *value = item ? crd_value_get(item, crd_string_of(member)) : NULL;
  if (!list->member && value) value = crd_value_get(value, CRD_STRING("expression"));
  tell_note(about, value,
            crd_arena_printf(about->all->files->arena, "spec.%s[%zu].%s%s: %.*s", list->list, at, member,
                             list->member ? "" : ".expression", CRD_PRINT(list->expressions->items[at].error)));
}

static void note_policy(gathering *all, const admission_policy *policy) {
  const crd_policy_program *program = &policy->program;
  const expression_list lists[] = {{"variables", "expression", &program->variables},
                                   {"matchConditions", "expression", &program->conditions},
                                   {"validations", "expression", &program->validations},
                                   {"validations", "messageExpression", &program->messages},
                                   {"auditAnnotations", "valueExpression", &program->annotations},
                                   {"mutations", NULL, &program->mutations}};
  noted about = {all, policy->mutating ? "MutatingAdmissionPolicy" : "ValidatingAdmissionPolicy", policy->name, NULL};
  const char *idle = !policy->binding_count ? "no binding names it: it is not in force"
                     : policy->inactive     ? "its paramKind is none: it is not in force"
                                            : NULL;
  if (idle || policy->configuration_error.size) {
    about.read = find_read(all, about.kind, about.name);
    tell_note(&about, NULL, idle ? crd_string_of(idle) : policy->configuration_error);
  }
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    for (size_t k = 0; k < lists[i].expressions->count; k++) {
      if (!lists[i].expressions->items[k].error.size) continue;
      if (!about.read) about.read = find_read(all, about.kind, about.name);
      note_expression(&about, &lists[i], k);
    }
}

/* Policies are in the order of their names. */
static bool has_policy(admission_policy *const *policies, size_t count, crd_string name) {
  size_t from = 0;
  for (size_t to = count; from < to;) {
    const size_t middle = from + (to - from) / 2;
    if (crd_string_compare(policies[middle]->name, name) < 0)
      from = middle + 1;
    else
      to = middle;
  }
  return from < count && crd_string_equal(policies[from]->name, name);
}

static void note_binding(gathering *all, const read_object *one) {
  const crd_admission_configuration *configuration = all->files->configuration;
  const crd_string kind = crd_value_text(crd_value_get(one->object, CRD_STRING("kind")));
  const bool mutating = crd_string_equal(kind, CRD_STRING("MutatingAdmissionPolicyBinding"));
  if (!mutating && !crd_string_equal(kind, CRD_STRING("ValidatingAdmissionPolicyBinding"))) return;
  const crd_value *policy = crd_value_find(one->object, "spec", "policyName", NULL);
  const crd_string name = crd_value_text(policy);
  if (mutating ? has_policy(configuration->mutating, configuration->mutating_count, name)
               : has_policy(configuration->validating, configuration->validating_count, name))
    return;
  const noted about = {all, mutating ? "MutatingAdmissionPolicyBinding" : "ValidatingAdmissionPolicyBinding",
                       crd_value_text(crd_value_find(one->object, "metadata", "name", NULL)), one};
  tell_note(&about, policy,
            crd_arena_printf(all->files->arena, "spec.policyName: there is no %s \"%.*s\" in these files",
                             mutating ? "MutatingAdmissionPolicy" : "ValidatingAdmissionPolicy", CRD_PRINT(name)));
}

static void note_all(gathering *all) {
  const crd_admission_configuration *configuration = all->files->configuration;
  if (!all->source->note) return;
  for (size_t i = 0; i < configuration->validating_count; i++) note_policy(all, configuration->validating[i]);
  for (size_t i = 0; i < configuration->mutating_count; i++) note_policy(all, configuration->mutating[i]);
  for (size_t i = 0; i < all->count; i++) note_binding(all, &all->objects[i]);
}

/* ---- what there is, by name ---- */

static crd_string object_word(const crd_value *object, const char *name) {
  return crd_value_text(crd_value_find(object, "metadata", name, NULL));
}

static int compare_objects(const void *a, const void *b) {
  const crd_value *one = *(const crd_value *const *)a, *other = *(const crd_value *const *)b;
  int order = crd_string_compare(crd_value_text(crd_value_get(one, CRD_STRING("kind"))),
                                 crd_value_text(crd_value_get(other, CRD_STRING("kind"))));
  if (!order) order = crd_string_compare(object_word(one, "namespace"), object_word(other, "namespace"));
  return order ? order : crd_string_compare(object_word(one, "name"), object_word(other, "name"));
}

static void keep_objects(gathering *all) {
  admission_files *files = all->files;
  files->objects = crd_arena_alloc(files->arena, (all->count + 1) * sizeof *files->objects);
  files->object_count = all->count;
  for (size_t i = 0; i < all->count; i++) files->objects[i] = all->objects[i].object;
  if (all->count) qsort(files->objects, all->count, sizeof *files->objects, compare_objects);
}

size_t admission_files_lost(const admission_files *before, const admission_files *after,
                            void (*tell)(void *context, crd_string what), void *context) {
  size_t lost = 0;
  for (size_t i = 0; i < before->object_count; i++) {
    const crd_value *object = before->objects[i];
    if (i && compare_objects(&before->objects[i - 1], &object) == 0) continue;
    if (after->object_count &&
        bsearch(&object, after->objects, after->object_count, sizeof *after->objects, compare_objects))
      continue;
    lost++;
    if (!tell) continue;
    char what[1024];
    const crd_string space = object_word(object, "namespace");
    const int size =
        snprintf(what, sizeof what, "%.*s %.*s%s%.*s", CRD_PRINT(crd_value_text(crd_value_get(object, CRD_STRING("kind")))),
                 CRD_PRINT(space), space.size ? "/" : "", CRD_PRINT(object_word(object, "name")));
    tell(context, (crd_string){what, size < (int)sizeof what ? (size_t)size : sizeof what - 1});
  }
  return lost;
}

/* ---- all of it ---- */

admission_files *admission_files_load(const admission_files_source *source) {
  admission_files *files = memory_checked(calloc(1, sizeof *files), sizeof *files);
  files->arena = memory_arena(NULL);
  gathering all = {.source = source, .files = files, .crds = {.arena = files->arena}, .problems = {.arena = files->arena}};
  if (!gather_paths(&all) || !compile_gathered(&all) || !configure(&all)) {
    admission_files_destroy(files);
    return NULL;
  }
  note_all(&all);
  keep_objects(&all);
  return files;
}

void admission_files_destroy(admission_files *files) {
  if (!files) return;
  crdc_policy_compiler_destroy(files->compiler);
  crdc_compilation_destroy(files->compilation);
  crd_arena_destroy(files->arena);
  free(files);
}

const crd_admission_configuration *admission_files_configuration(const admission_files *files) {
  return files->configuration;
}

const crd_registry *admission_files_registry(const admission_files *files) {
  return &files->registry;
}
