/* SPDX-License-Identifier: Apache-2.0 */
#include "manifest_crds.h"
#include "base/memory.h"
#include <stdlib.h>

/* A text that was read again, and is kept. */
typedef struct kept_part {
  const crd_part *part;
  size_t from; /* the offset of its beginning in the text */
  documents found;
} kept_part;

typedef struct crd_place {
  const char *file;
  size_t offset, index;
} crd_place;

struct manifest_crds {
  crd_arena *arena;
  crd_arena *scratch; /* for the current document */
  judged_crds *judged;
  const inventory *inventory;
  documents taken;      /* used for all manifests */
  yaml_repeats repeats; /* of the kept texts */
  manifest_crd *items;  /* sorted by file and place */
  size_t count, room;
  crd_place *places; /* the same by file and offset */
  size_t refused;
  item_reader reader;
  kept_part **kept_parts; /* by CRD, set at the first one of its document */
  const kept_part *kept_last;
};

static int compare_crd_places(const crd_place *place, const char *file, size_t offset) {
  int order = place->file == file ? 0 : strcmp(place->file, file);
  return order ? order : (place->offset > offset) - (place->offset < offset);
}

static int by_crd_place(const void *a, const void *b) {
  const crd_place *one = a, *other = b;
  int order = compare_crd_places(one, other->file, other->offset);
  return order ? order : (one->index > other->index) - (one->index < other->index);
}

static void sort_places(manifest_crds *crds) {
  crds->places = crd_arena_alloc(crds->arena, (crds->count + 1) * sizeof *crds->places);
  for (size_t i = 0; i < crds->count; i++) crds->places[i] = (crd_place){crds->items[i].file, crds->items[i].offset, i};
  if (crds->count) qsort(crds->places, crds->count, sizeof *crds->places, by_crd_place);
}

/* Adds the CRDs of a text with the places in this file. */
static void add_crds_of_part(manifest_crds *crds, inventory_item *item, const crd_part *part, const judged_text *text) {
  if (text->problem) { /* it was readable before, so its CRDs would be missing; it is reported later */
    item->problem = text->problem;
    return;
  }
  for (size_t i = 0; i < text->count; i++) {
    CRD_ARENA_ROOM(crds->arena, crds->items, crds->count, crds->room, 8);
    manifest_crd *crd = &crds->items[crds->count++];
    *crd = text->crds[i];
    crd->item = item;
    crd->file = item->input.name;
    crd->part = part;
    crd->offset += part->from;
    crd->line += part->line;
    crds->refused += !crd->verdict.allowed;
  }
}

manifest_crds *manifest_crds_find(inventory *inventory, unsigned kubernetes_minor, unsigned jobs) {
  crd_arena *arena = memory_arena(NULL);
  manifest_crds *crds = crd_arena_zalloc(arena, sizeof *crds);
  *crds = (manifest_crds){.arena = arena,
                          .scratch = memory_arena(NULL),
                          .judged = judged_crds_create(inventory, kubernetes_minor, jobs),
                          .inventory = inventory,
                          .taken = {.arena = arena},
                          .repeats = crd_yaml_repeats_begin(arena)};
  for (size_t i = 0, part = 0; i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    for (size_t k = 0; k < item->crd_parts.count; k++)
      add_crds_of_part(crds, item, &item->crd_parts.items[k], judged_crds_text(crds->judged, part++));
  }
  sort_places(crds);
  return crds;
}

void manifest_crds_destroy(manifest_crds *crds) {
  if (!crds) return;
  inventory_reader_end(&crds->reader);
  judged_crds_destroy(crds->judged);
  crd_arena_destroy(crds->scratch);
  crd_arena_destroy(crds->arena);
}

/* ---- reading once more ---- */

/* The text of a CRD's document. False if its file has a problem. */
static bool text_of_part(manifest_crds *crds, const manifest_crd *crd, crd_string *whole, crd_string *text) {
  const char *problem = inventory_read_part(crds->inventory, &crds->reader, crd->item, crd->part, whole, text);
  if (problem) crd->item->problem = problem;
  return !problem;
}

/* The CRD at an offset; documents are in order. */
static const document *document_of(const documents *found, size_t offset) {
  size_t low = 0, high = found->count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (found->items[middle].root->offset < offset)
      low = middle + 1;
    else
      high = middle;
  }
  const document *one = low < found->count ? &found->items[low] : NULL;
  return one && one->root->offset == offset && judged_crds_is(one) ? one : NULL;
}

bool manifest_crds_measure(manifest_crds *crds, const manifest_crd *crd) {
  crd_string whole, text;
  if (crd->saying->measured) return true;
  if (!text_of_part(crds, crd, &whole, &text)) return false;
  diagnostics unheard = {.arena = crds->scratch};
  documents all = {.arena = crds->scratch};
  crdc_documents_read_text(&all, crd->file, text, &unheard);
  const document *found = document_of(&all, crd->offset - crd->part->from);
  if (found) crd_saying_measure(crd->saying, crds->inventory->seed, crds->scratch, found->root);
  crd_arena_reset(crds->scratch);
  return found != NULL;
}

/* The text of a document with as many empty lines before it as in its file, so that places have the right lines; the whole
 * file if the document begins within a line. `from` becomes its offset. */
static crd_string keep_lines(manifest_crds *crds, const manifest_crd *crd, crd_string whole, crd_string text, size_t *from) {
  *from = crd->part->from;
  if (*from && whole.data[*from - 1] != '\n') return crd_arena_copy(crds->arena, whole);
  size_t lines = crd->line - 1;
  for (size_t i = 0; i < crd->offset - crd->part->from; i++) lines -= text.data[i] == '\n';
  char *kept = crd_arena_alloc(crds->arena, lines + text.size + 1);
  memset(kept, '\n', lines);
  memcpy(kept + lines, text.data, text.size);
  kept[lines + text.size] = 0;
  *from = lines;
  return (crd_string){kept, lines + text.size};
}

static const kept_part *keep_part(manifest_crds *crds, const manifest_crd *crd) {
  crd_string whole, text;
  const kept_part *last = crds->kept_last;
  if (last && last->part == crd->part) return last;
  size_t first = (size_t)(crd - crds->items);
  while (first && crds->items[first - 1].part == crd->part) first--;
  if (!crds->kept_parts) crds->kept_parts = crd_arena_zalloc(crds->arena, (crds->count + 1) * sizeof *crds->kept_parts);
  if (crds->kept_parts[first]) return crds->kept_last = crds->kept_parts[first];
  if (!text_of_part(crds, crd, &whole, &text)) return NULL;
  kept_part *kept = crd_arena_alloc(crds->arena, sizeof *kept);
  *kept = (kept_part){.part = crd->part, .found = {.arena = crds->arena, .repeats = &crds->repeats}};
  crds->kept_last = crds->kept_parts[first] = kept;
  const size_t size = text.size;
  text = keep_lines(crds, crd, whole, text, &kept->from);
  diagnostics unheard = {.arena = crds->arena};
  crdc_documents_read_part(&kept->found, crd->file, text, kept->from, size, &unheard);
  return kept;
}

bool manifest_crds_read(manifest_crds *crds, const manifest_crd *crd, documents *documents) {
  const kept_part *part = keep_part(crds, crd);
  const document *found = part ? document_of(&part->found, crd->offset - crd->part->from + part->from) : NULL;
  if (found) crdc_documents_append(documents, found);
  return found != NULL;
}

void manifest_crds_take(manifest_crds *crds, const documents *taken) {
  crds->taken = *taken;
}

const documents *manifest_crds_taken(const manifest_crds *crds) {
  return &crds->taken;
}

/* ---- questions ---- */

const manifest_crd *manifest_crds_all(const manifest_crds *crds, size_t *count) {
  *count = crds->count;
  return crds->items;
}

/* The first CRD in its file at or after an offset, or NULL. */
static const manifest_crd *first_from(const manifest_crds *crds, const char *file, size_t offset) {
  size_t low = 0, high = crds->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (compare_crd_places(&crds->places[middle], file, offset) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  const manifest_crd *crd = low < crds->count ? &crds->items[crds->places[low].index] : NULL;
  return crd && strcmp(crd->file, file) == 0 ? crd : NULL;
}

const manifest_crd *manifest_crds_at(const manifest_crds *crds, const char *file, size_t offset) {
  const manifest_crd *crd = first_from(crds, file, offset);
  return crd && crd->offset == offset ? crd : NULL;
}

const manifest_crd *manifest_crds_document(const manifest_crds *crds, const char *file, size_t document) {
  const manifest_crd *crd = crds ? first_from(crds, file, document) : NULL;
  return crd && crd->head && crd->part->from == document ? crd : NULL;
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
