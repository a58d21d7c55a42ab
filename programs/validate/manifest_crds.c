/* SPDX-License-Identifier: Apache-2.0 */
/* Only files with the word CustomResourceDefinition are looked at, and in them the documents with it; each is read twice:
 * the judge changes what it reads. */
#include "manifest_crds.h"
#include "base/memory.h"
#include "crd_response.h"
#include <errno.h>
#include <stdlib.h>

struct manifest_crds {
  crd_arena *arena;
  documents accepted;  /* until others are taken in their place */
  manifest_crd *items; /* in the order of their files and places */
  size_t *places;      /* in `items`, of each document that was accepted */
  size_t place_room;
  size_t count, room;
  size_t refused;
  unsigned minor;
};

/* A document of a file, and what is at hand of it. */
typedef struct part {
  const char *file;
  crd_string text; /* of the file; in the arena */
  size_t from, size;
  size_t counted; /* its lines are counted up to here: */
  uint32_t line;
} part;

static bool is_crd(const document *document) {
  const crd_value *kind = crd_value_get(document->root, CRD_STRING("kind")),
                  *version = crd_value_get(document->root, CRD_STRING("apiVersion"));
  return kind && kind->kind == CRD_STRING_VALUE && version && version->kind == CRD_STRING_VALUE &&
         crd_string_equal(crd_value_string(kind), CRD_STRING("CustomResourceDefinition")) &&
         crd_string_equal(crd_value_string(version), CRD_STRING("apiextensions.k8s.io/v1"));
}

static documents read_part(const manifest_crds *crds, const part *part, diagnostics *problems) {
  documents all = {.arena = crds->arena}, found = {.arena = crds->arena};
  crdc_documents_read_part(&all, part->file, part->text, part->from, part->size, problems);
  crdc_documents_select(&found, &all, is_crd);
  return found;
}

static crd_string manifest_text_at(const crd_value *root, const char *first, const char *second) {
  const crd_value *value = crd_value_find(root, first, second, NULL);
  return crd_value_text(value);
}

static crd_string kind_of(const crd_value *root) {
  const crd_value *kind = crd_value_find(root, "spec", "names", "kind", NULL);
  return crd_value_text(kind);
}

static manifest_crd *append_crd(manifest_crds *crds) {
  if (crds->count == crds->room) {
    size_t room = crds->room ? crds->room * 2 : 8;
    crds->items = crd_arena_grow(crds->arena, crds->items, crds->room * sizeof *crds->items, room * sizeof *crds->items);
    crds->room = room;
  }
  return &crds->items[crds->count++];
}

static bool is_of(const diagnostic *problem, const document *self, const struct document *next) {
  return problem->location.offset >= self->root->offset && (!next || problem->location.offset < next->root->offset);
}

/* The problems that reading the text of one of several objects has found. */
static diagnostics problems_of(const diagnostics *problems, const documents *found, size_t index) {
  diagnostics own = {.arena = problems->arena};
  const document *next = index + 1 < found->count ? &found->items[index + 1] : NULL;
  for (size_t i = 0; i < problems->count; i++) {
    const diagnostic *one = &problems->items[i];
    if (!is_of(one, &found->items[index], next)) continue;
    crdc_diagnostics_add(&own, one->severity, one->location, "%.*s", CRD_PRINT(one->message));
    own.items[own.count - 1].duplicate = one->duplicate;
  }
  return own;
}

static uint32_t line_of_crd(part *part, size_t offset) {
  for (; part->counted < offset; part->counted++) part->line += part->text.data[part->counted] == '\n';
  return part->line;
}

/* Makes an offset in the file one in the document. */
static void place_in_part(const part *part, uint32_t *offset) {
  *offset = *offset == CRD_NO_OFFSET || *offset < part->from ? CRD_NO_OFFSET : *offset - (uint32_t)part->from;
}

static bool judge_crd_at(manifest_crds *crds, part *part, const documents *found, size_t index,
                         const diagnostics *problems) {
  const document *document = &found->items[index];
  const crd_value *root = document->root;
  manifest_crd *crd = append_crd(crds);
  *crd = (manifest_crd){.file = part->file,
                        .offset = root->offset,
                        .line = line_of_crd(part, root->offset),
                        .group = manifest_text_at(root, "spec", "group"),
                        .kind = kind_of(root)};
  diagnostics own = problems_of(problems, found, index);
  crd_response_judge_document(&crd->verdict, crds->arena, document, &own, crds->minor);
  for (uint32_t i = 0; i < crd->verdict.errors.count; i++) place_in_part(part, &crd->verdict.errors.items[i].offset);
  for (uint32_t i = 0; i < crd->verdict.found.count; i++) place_in_part(part, &crd->verdict.found.items[i].offset);
  crds->refused += !crd->verdict.allowed;
  return crd->verdict.allowed;
}

static void accept_crd(manifest_crds *crds, const document *document) {
  if (crds->accepted.count == crds->place_room) {
    size_t room = crds->place_room ? crds->place_room * 2 : 8;
    crds->places =
        crd_arena_grow(crds->arena, crds->places, crds->place_room * sizeof *crds->places, room * sizeof *crds->places);
    crds->place_room = room;
  }
  crds->places[crds->accepted.count] = crds->count - 1;
  crdc_documents_append(&crds->accepted, document);
}

static void add_part(manifest_crds *crds, part *part) {
  diagnostics problems = {.arena = crds->arena}, unheard = {.arena = crds->arena};
  documents found = read_part(crds, part, &problems);
  if (!found.count) return;
  documents again = read_part(crds, part, &unheard);
  for (size_t i = 0; i < found.count; i++)
    if (judge_crd_at(crds, part, &found, i, &problems)) accept_crd(crds, &again.items[i]);
}

static void add_input(manifest_crds *crds, const input *input) {
  static const char word[] = "CustomResourceDefinition";
  part part = {.file = input->name, .text = crd_arena_copy(crds->arena, input->text), .line = 1};
  document_cursor cursor = {.text = part.text, .json = input->json};
  crd_string document;
  while (document_next(&cursor, &document, &part.from)) {
    part.size = document.size;
    if (memmem(document.data, document.size, word, sizeof word - 1)) add_part(crds, &part);
  }
}

manifest_crds *manifest_crds_find(inventory *inventory, unsigned kubernetes_minor) {
  crd_arena *arena = memory_arena(NULL);
  manifest_crds *crds = crd_arena_zalloc(arena, sizeof *crds);
  *crds = (manifest_crds){.arena = arena, .accepted = {.arena = arena}, .minor = kubernetes_minor};
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    if (!item->names_crds) continue;
    bool kept = item->loaded;
    if (!kept && !inventory_load(item)) {
      item->problem = input_error(errno); /* said in its turn: then it could be read, and what its CRDs say were missing */
      continue;
    }
    add_input(crds, &item->input);
    if (!kept) inventory_release(item);
  }
  return crds;
}

void manifest_crds_destroy(manifest_crds *crds) {
  if (crds) crd_arena_destroy(crds->arena);
}

const documents *manifest_crds_accepted(const manifest_crds *crds) {
  return &crds->accepted;
}

const manifest_crd *manifest_crds_of(const manifest_crds *crds, size_t accepted) {
  return &crds->items[crds->places[accepted]];
}

void manifest_crds_take(manifest_crds *crds, const documents *taken) {
  crds->accepted = *taken;
}

const manifest_crd *manifest_crds_at(const manifest_crds *crds, const char *file, size_t offset) {
  for (size_t i = 0; i < crds->count; i++)
    if (crds->items[i].offset == offset && strcmp(crds->items[i].file, file) == 0) return &crds->items[i];
  return NULL;
}

const manifest_crd *manifest_crds_refused(const manifest_crds *crds, crd_string group, crd_string kind) {
  const manifest_crd *refused = NULL;
  for (size_t i = 0; crds->refused && i < crds->count; i++) {
    const manifest_crd *crd = &crds->items[i];
    if (!crd_string_equal(crd->group, group) || !crd_string_equal(crd->kind, kind)) continue;
    if (crd->verdict.allowed) return NULL;
    refused = crd;
  }
  return refused;
}
