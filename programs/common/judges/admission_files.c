/* SPDX-License-Identifier: Apache-2.0 */
/* Objects are parsed as trees, which the configuration keeps. CRDs are parsed again for the compiler, whose trees know their
 * places. judge/policy_set.h compiles them. */
#include "admission_files.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "judge/policy_set.h"
#include "object_files.h"
#include "output.h"
#include "regex/dfa.h"
#include "yaml/document.h"
#include <stdlib.h>
#include <string.h>

struct admission_files {
  crd_arena *arena;
  policy_set *set;
  const crd_value **objects; /* sorted with compare_objects */
  size_t object_count;
};

/* The result of reading. */
typedef struct gathering {
  const admission_files_source *source;
  admission_files *files;
  policy_object *objects;
  size_t count, room;
  documents crds;
  diagnostics problems;
  const input *crd_input; /* of the document whose CRDs were added last */
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

static bool defines_kinds(const document *document) {
  return crdc_policy_object_is_crd(document->root);
}

/* Adds the CRDs of a document for the compiler, once. */
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
  const bool crd = crdc_policy_object_is_crd(object);
  if (all->crds_alone && !crd) return true;
  if (crd) gather_crds(all, place);
  CRD_ARENA_PUSH(all->files->arena, all->objects, all->count, all->room, 64,
                 (policy_object){.object = object,
                                 .file = place->input->name,
                                 .text = place->input->text,
                                 .document = place->document,
                                 .offset = place->offset});
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

/* ---- the configuration ---- */

static void tell_diagnostics(void *context, const diagnostics *found) {
  output text = {.text = NULL};
  output_stream stream;
  crdc_diagnostics_print(found, output_stream_begin(&stream, &text), false);
  output_stream_end(&stream);
  while (text.size && text.text[text.size - 1] == '\n') text.size--;
  if (text.size) pass_complaint(context, (crd_string){text.text, text.size});
  output_free(&text);
}

/* The text with its object's place before it. */
static crd_string placed_text(const gathering *all, const policy_object *place, crd_string what) {
  if (!place) return what;
  const input file = {.name = place->file, .text = place->text};
  return object_place_text(all->files->arena, &(object_place){.input = &file, .offset = place->offset}, what);
}

static void pass_placed(void *context, const policy_object *place, crd_string what) {
  pass_complaint(context, placed_text(context, place, what));
}

static void pass_note(void *context, const policy_object *place, crd_string what) {
  const admission_files_source *source = ((const gathering *)context)->source;
  source->note(source->context, placed_text(context, place, what));
}

static bool configure(gathering *all) {
  const admission_files_source *source = all->source;
  if (all->problems.errors) {
    tell_diagnostics(all, &all->problems);
    return false;
  }
  all->files->set = crdc_policy_set_create(&(policy_set_source){.arena = all->files->arena,
                                                                .objects = all->objects,
                                                                .object_count = all->count,
                                                                .crds = &all->crds,
                                                                .registry = source->registry,
                                                                .kubernetes_minor = source->kubernetes_minor,
                                                                .fill_in = source->fill_in,
                                                                .complain = pass_placed,
                                                                .diagnose = tell_diagnostics,
                                                                .note = source->note ? pass_note : NULL,
                                                                .context = all});
  return all->files->set != NULL;
}

/* ---- objects by name ---- */

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

/* ---- the whole configuration ---- */

admission_files *admission_files_load(const admission_files_source *source) {
  admission_files *files = memory_checked(calloc(1, sizeof *files), sizeof *files);
  files->arena = memory_arena(NULL);
  crdc_regex_keep_automata(); /* policies often share patterns */
  gathering all = {.source = source, .files = files, .crds = {.arena = files->arena}, .problems = {.arena = files->arena}};
  if (!gather_paths(&all) || !configure(&all)) {
    admission_files_destroy(files);
    return NULL;
  }
  keep_objects(&all);
  return files;
}

void admission_files_destroy(admission_files *files) {
  if (!files) return;
  crdc_policy_set_destroy(files->set);
  crd_arena_destroy(files->arena);
  free(files);
}

const crd_admission_configuration *admission_files_configuration(const admission_files *files) {
  return crdc_policy_set_configuration(files->set);
}

const crd_registry *admission_files_registry(const admission_files *files) {
  return crdc_policy_set_registry(files->set);
}
