/* SPDX-License-Identifier: Apache-2.0 */
/* Only files with the word CustomResourceDefinition are looked at, and in them the documents with it. The judge changes what
 * it reads, so that what is to be known of a document is taken down before. */
#include "manifest_crds.h"
#include "../../../runtime/base/scan.h"
#include "base/memory.h"
#include "catalog/schema.h"
#include "crd_response.h"
#include "schema/markers/marks.h"
#include <errno.h>
#include <stdlib.h>

/* A verdict that outlives what it was found in. */

/* What is not there stays so: an empty text may mean another thing than none. */
static crd_string keep_text(crd_arena *arena, crd_string text) {
  return text.data ? crd_arena_copy(arena, text) : text;
}

static crd_texts own_texts(crd_arena *arena, const crd_texts *texts) {
  crd_texts kept = {.arena = arena};
  for (uint32_t i = 0; i < texts->count; i++) crd_texts_add(&kept, keep_text(arena, texts->items[i]));
  return kept;
}

/* A copy in `arena` that nothing else has to last for, of what is told of a CustomResourceDefinition: texts, errors, strict
 * errors and warnings. */
static crd_verdict verdict_keep(crd_arena *arena, const crd_verdict *verdict) {
  crd_verdict kept = crd_verdict_init(arena);
  kept.allowed = verdict->allowed;
  kept.code = verdict->code;
  kept.offset = verdict->offset;
  kept.reason = keep_text(arena, verdict->reason);
  kept.message = keep_text(arena, verdict->message);
  kept.name = keep_text(arena, verdict->name);
  kept.error = keep_text(arena, verdict->error);
  kept.strict = own_texts(arena, &verdict->strict);
  kept.warnings = own_texts(arena, &verdict->warnings);
  for (uint32_t i = 0; i < verdict->found.count; i++) {
    crd_strict_error found = verdict->found.items[i];
    found.path = keep_text(arena, found.path);
    crd_strict_add(&kept.found, found);
  }
  kept.errors = verdict->errors;
  kept.errors.arena = arena;
  kept.errors.capacity = verdict->errors.count;
  kept.errors.items = crd_arena_alloc(arena, (kept.errors.count + (size_t)1) * sizeof *kept.errors.items);
  for (uint32_t i = 0; i < kept.errors.count; i++) {
    kept.errors.items[i] = verdict->errors.items[i];
    crd_error_own(arena, &kept.errors.items[i]);
  }
  return kept;
}

/* A document that was judged: others with the same text are not. */
typedef struct judged_text {
  uint64_t hash;
  size_t size;
  inventory_item *item; /* where it stands first, */
  size_t from;
  bool json_alone;     /* and it is JSON or nothing, by the name of its file */
  size_t first, count; /* its CRDs among all */
} judged_text;

/* What was read once more, to be kept. */
typedef struct kept_part {
  const inventory_item *item;
  size_t document, from; /* where it begins in its file; in its text */
  documents found;
} kept_part;

typedef struct crd_place {
  const char *file;
  size_t offset, index;
} crd_place;

struct manifest_crds {
  crd_arena *arena;
  crd_arena *scratch;   /* of the document at hand */
  documents taken;      /* what is used for all */
  yaml_repeats repeats; /* of what is kept */
  manifest_crd *items;  /* in the order of their files and places */
  size_t count, room;
  crd_place *places; /* of them, by file and offset */
  size_t refused;
  unsigned minor;
  judged_text **texts; /* open addressing, by hash */
  size_t text_count, text_room;
  uint64_t *kinds; /* open addressing: hashes of the kinds that were met, as a measure may be taken in vain */
  size_t kind_count, kind_room;
  inventory_item *held_item; /* which is not loaded, but was for the text of another one */
  input held;
  kept_part **kept_parts; /* of each of them, at the first of its document */
  const kept_part *kept_last;
};

/* A document of a file, and what is at hand of it. */
typedef struct part {
  inventory_item *item;
  const char *file;
  crd_string whole, text; /* of the file, of the document */
  size_t from;
  bool json;
  size_t counted; /* lines of the file are counted up to here: */
  uint32_t line;
} part;

static bool is_crd(const document *document) {
  const crd_value *kind = crd_value_get(document->root, CRD_STRING("kind")),
                  *version = crd_value_get(document->root, CRD_STRING("apiVersion"));
  return kind && kind->kind == CRD_STRING_VALUE && version && version->kind == CRD_STRING_VALUE &&
         crd_string_equal(crd_value_string(kind), CRD_STRING("CustomResourceDefinition")) &&
         crd_string_equal(crd_value_string(version), CRD_STRING("apiextensions.k8s.io/v1"));
}

static crd_string manifest_text_at(crd_arena *arena, const crd_value *root, const char *first, const char *second,
                                   const char *third) {
  return crd_arena_copy(arena, crd_value_text(crd_value_find(root, first, second, third, NULL)));
}

static manifest_crd *append_crd(manifest_crds *crds) {
  CRD_ARENA_ROOM(crds->arena, crds->items, crds->count, crds->room, 8);
  return &crds->items[crds->count++];
}

static uint32_t line_of_crd(part *part, size_t offset) {
  const char *at = part->whole.data + part->counted, *end = part->whole.data + offset;
  for (; at < end && (at = memchr(at, '\n', (size_t)(end - at))); at++) part->line++;
  part->counted = offset;
  return part->line;
}

/* ---- the same text ---- */

static uint64_t hash_part(const manifest_crds *crds, crd_string text) {
  return hash_name(crd_arena_seed(crds->arena), text);
}

/* The text of an item; of one that is not loaded until another one is asked for. False with errno. */
static bool item_text(manifest_crds *crds, inventory_item *item, crd_string *text) {
  if (item->loaded) {
    *text = item->input.text;
    return true;
  }
  if (crds->held_item != item) {
    if (crds->held_item) input_release(&crds->held);
    crds->held_item = NULL;
    if (!input_load(item->path, &crds->held)) return false;
    crds->held_item = item;
  }
  *text = crds->held.text;
  return true;
}

static bool is_text_of_part(manifest_crds *crds, const judged_text *known, const part *part) {
  crd_string whole;
  return known->size == part->text.size && item_text(crds, known->item, &whole) && known->from <= whole.size &&
         whole.size - known->from >= known->size && memcmp(whole.data + known->from, part->text.data, known->size) == 0;
}

/* Where the text is in the table, or belongs. */
static judged_text **text_place(manifest_crds *crds, uint64_t hash, const part *part) {
  const bool json_alone = crd_string_has_suffix(crd_string_of(part->file), CRD_STRING(".json"));
  size_t at = hash & (crds->text_room - 1);
  for (; crds->texts[at]; at = (at + 1) & (crds->text_room - 1)) {
    const judged_text *known = crds->texts[at];
    if (known->hash == hash && known->json_alone == json_alone && is_text_of_part(crds, known, part)) break;
  }
  return &crds->texts[at];
}

static void grow_texts(manifest_crds *crds) {
  judged_text **old = crds->texts;
  const size_t old_room = crds->text_room;
  if (crds->text_count * 2 < old_room) return;
  crds->text_room = old_room ? old_room * 2 : 64;
  crds->texts = crd_arena_zalloc(crds->arena, crds->text_room * sizeof *crds->texts);
  for (size_t i = 0; i < old_room; i++) {
    if (!old[i]) continue;
    size_t at = old[i]->hash & (crds->text_room - 1);
    while (crds->texts[at]) at = (at + 1) & (crds->text_room - 1);
    crds->texts[at] = old[i];
  }
}

/* The CRDs of a text that was judged stand here, too. */
static void repeat_crds(manifest_crds *crds, part *part, const judged_text *known) {
  for (size_t i = 0; i < known->count; i++) {
    manifest_crd *crd = append_crd(crds);
    *crd = crds->items[known->first + i];
    crd->offset = crd->offset - crd->document + part->from;
    crd->item = part->item;
    crd->file = part->file;
    crd->document = part->from;
    crd->line = line_of_crd(part, crd->offset);
    crds->refused += !crd->verdict.allowed;
  }
}

/* ---- judging ---- */

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

/* Whether the last CRD is of a kind that one was met of before; it is met now. */
static bool meet_kind(manifest_crds *crds) {
  const manifest_crd *last = &crds->items[crds->count - 1];
  if (crds->kind_count * 2 >= crds->kind_room) {
    const size_t room = crds->kind_room ? crds->kind_room * 2 : 64;
    uint64_t *old = crds->kinds, *kinds = crd_arena_zalloc(crds->arena, room * sizeof *kinds);
    for (size_t i = 0; i < crds->kind_room; i++) {
      size_t at = old[i] & (room - 1);
      while (old[i] && kinds[at]) at = (at + 1) & (room - 1);
      if (old[i]) kinds[at] = old[i];
    }
    crds->kinds = kinds;
    crds->kind_room = room;
  }
  const uint64_t seed = crd_arena_seed(crds->arena);
  const uint64_t hash = (hash_name(seed, last->kind) ^ hash_name(~seed, last->group)) | UINT64_C(1) << 63;
  size_t at = hash & (crds->kind_room - 1);
  while (crds->kinds[at] && crds->kinds[at] != hash) at = (at + 1) & (crds->kind_room - 1);
  if (crds->kinds[at]) return true;
  crds->kinds[at] = hash;
  crds->kind_count++;
  return false;
}

/* Whether a text of YAML has nothing before or behind one document: no mark but the one that it begins with. */
static bool is_one_document(crd_string text) {
  static const char *const marks[] = {"---", "..."};
  const char *end = text.data + text.size, *start = text.data;
  if (crd_string_has_prefix(text, CRD_STRING("---\n"))) start += 4;
  while (start < end && strchr(" \t\r\n", *start) && *start) start++;
  if (start == end || strchr("{[%", *start)) return false;
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
    for (const char *at = start; (at = scan_text(at, end, marks[i], 3)); at += 3)
      if (at == start || at[-1] == '\n' || at[-1] == '\r' || (unsigned char)at[-1] >= 0x80) return false;
  return true;
}

/* What is told of the object where nothing is to be said of it. */
static const crd_value *keep_head(crd_arena *arena, const crd_value *root) {
  static const char *const members[] = {"apiVersion", "kind", "metadata"};
  crd_value *head = crd_arena_alloc(arena, sizeof *head);
  *head = crd_value_make_map(arena, 3);
  for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
    const crd_value *value = crd_value_get(root, crd_string_of(members[i]));
    if (value) crd_value_add(arena, head, crd_string_of(members[i]), crd_value_copy(arena, value));
  }
  crd_value_own(arena, head);
  head->offset = root->offset;
  return head;
}

static void judge_crd_at(manifest_crds *crds, part *part, const documents *found, size_t index, const diagnostics *problems,
                         bool alone) {
  const document *document = &found->items[index];
  const crd_value *root = document->root;
  const size_t offset = root->offset;
  crd_saying saying;
  crd_verdict verdict;
  manifest_crd *crd = append_crd(crds);
  *crd = (manifest_crd){.item = part->item,
                        .file = part->file,
                        .document = part->from,
                        .offset = part->from + offset,
                        .line = line_of_crd(part, part->from + offset),
                        .group = manifest_text_at(crds->arena, root, "spec", "group", NULL),
                        .kind = manifest_text_at(crds->arena, root, "spec", "names", "kind")};
  crd_saying_read(crds->arena, &saying, root);
  if (meet_kind(crds)) crd_saying_measure(&saying, crds->arena, crds->scratch, root);
  const crd_value *head = alone && !crd_value_get(root, CRD_STRING("sops")) ? keep_head(crds->arena, root) : NULL;
  diagnostics own = problems_of(problems, found, index);
  const bool quiet = crd_response_judge_document(&verdict, crds->scratch, document, &own, crds->minor);
  crd->verdict = verdict_keep(crds->arena, &verdict);
  crds->refused += !verdict.allowed;
  if (!verdict.allowed) return;
  crd->saying = crd_arena_alloc(crds->arena, sizeof *crd->saying);
  *crd->saying = saying;
  if (quiet) crd->head = head;
}

/* Reads and judges the CRDs of a document. */
static void judge_crd_part(manifest_crds *crds, part *part) {
  diagnostics problems = {.arena = crds->scratch};
  yaml_repeats repeats = crd_yaml_repeats_begin(crds->scratch);
  documents all = {.arena = crds->scratch, .repeats = &repeats}, found = {.arena = crds->scratch};
  crdc_documents_read_text(&all, part->file, part->text, &problems);
  crdc_documents_select(&found, &all, is_crd);
  const bool alone = found.count && all.count == 1 && !all.items[0].listed && !problems.count && !part->json &&
                     is_one_document(part->text) && !crdc_marks_has_lines(part->text);
  for (size_t i = 0; i < found.count; i++) judge_crd_at(crds, part, &found, i, &problems, alone);
  crd_arena_reset(crds->scratch);
}

static void add_part(manifest_crds *crds, part *part) {
  const uint64_t hash = hash_part(crds, part->text);
  grow_texts(crds);
  judged_text **place = text_place(crds, hash, part);
  if (*place) {
    repeat_crds(crds, part, *place);
    return;
  }
  judged_text *text = *place = crd_arena_alloc(crds->arena, sizeof *text);
  *text = (judged_text){.hash = hash,
                        .size = part->text.size,
                        .item = part->item,
                        .from = part->from,
                        .json_alone = crd_string_has_suffix(crd_string_of(part->file), CRD_STRING(".json")),
                        .first = crds->count};
  crds->text_count++;
  judge_crd_part(crds, part);
  text->count = crds->count - text->first;
  for (size_t i = text->first; i < crds->count; i++) crds->items[i].text = text;
}

static void add_input(manifest_crds *crds, inventory_item *item) {
  static const char word[] = "CustomResourceDefinition";
  const input *input = &item->input;
  part part = {.item = item, .file = input->name, .whole = input->text, .json = input->json, .line = 1};
  document_cursor cursor = {.text = part.whole, .json = input->json};
  while (document_next(&cursor, &part.text, &part.from))
    if (scan_text(part.text.data, part.text.data + part.text.size, word, sizeof word - 1)) add_part(crds, &part);
}

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

manifest_crds *manifest_crds_find(inventory *inventory, unsigned kubernetes_minor) {
  crd_arena *arena = memory_arena(NULL);
  manifest_crds *crds = crd_arena_zalloc(arena, sizeof *crds);
  *crds = (manifest_crds){.arena = arena,
                          .scratch = memory_arena(NULL),
                          .taken = {.arena = arena},
                          .repeats = crd_yaml_repeats_begin(arena),
                          .minor = kubernetes_minor};
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    if (!item->names_crds) continue;
    bool kept = item->loaded;
    if (!kept && !inventory_load(item)) {
      item->problem = input_error(errno); /* said in its turn: then it could be read, and what its CRDs say were missing */
      continue;
    }
    add_input(crds, item);
    if (!kept) inventory_release(item);
  }
  crd_arena_reset_to(crds->scratch, 0);
  sort_places(crds);
  return crds;
}

void manifest_crds_destroy(manifest_crds *crds) {
  if (!crds) return;
  if (crds->held_item) input_release(&crds->held);
  crd_arena_destroy(crds->scratch);
  crd_arena_destroy(crds->arena);
}

/* ---- reading once more ---- */

/* The document of a CRD. False where its file has a problem: it cannot be read, or has another text by now. */
static bool text_of_part(manifest_crds *crds, const manifest_crd *crd, crd_string *whole, crd_string *text) {
  inventory_item *item = crd->item;
  if (!item_text(crds, item, whole)) {
    item->problem = input_error(errno);
    return false;
  }
  *text = crd_string_slice(*whole, crd->document < whole->size ? crd->document : whole->size, whole->size);
  if (text->size > crd->text->size) text->size = crd->text->size;
  if (item->loaded || hash_part(crds, *text) == crd->text->hash) return true;
  item->problem = input_error(ESTALE);
  return false;
}

/* The CRD at a place; documents stand in their order. */
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
  return one && one->root->offset == offset && is_crd(one) ? one : NULL;
}

bool manifest_crds_measure(manifest_crds *crds, const manifest_crd *crd) {
  crd_string whole, text;
  if (crd->saying->measured) return true;
  if (!text_of_part(crds, crd, &whole, &text)) return false;
  diagnostics unheard = {.arena = crds->scratch};
  documents all = {.arena = crds->scratch};
  crdc_documents_read_text(&all, crd->file, text, &unheard);
  const document *found = document_of(&all, crd->offset - crd->document);
  if (found) crd_saying_measure(crd->saying, crds->arena, crds->scratch, found->root);
  crd_arena_reset(crds->scratch);
  return found != NULL;
}

/* The text of a document behind as many empty lines as there are before it in its file, so that places have their lines; all
 * of the file where it begins inside of a line. `from` becomes its place. */
static crd_string keep_lines(manifest_crds *crds, const manifest_crd *crd, crd_string whole, crd_string text, size_t *from) {
  *from = crd->document;
  if (*from && whole.data[*from - 1] != '\n') return crd_arena_copy(crds->arena, whole);
  size_t lines = crd->line - 1;
  for (size_t i = 0; i < crd->offset - crd->document; i++) lines -= text.data[i] == '\n';
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
  if (last && last->item == crd->item && last->document == crd->document) return last;
  size_t first = (size_t)(crd - crds->items);
  while (first && crds->items[first - 1].item == crd->item && crds->items[first - 1].document == crd->document) first--;
  if (!crds->kept_parts) crds->kept_parts = crd_arena_zalloc(crds->arena, (crds->count + 1) * sizeof *crds->kept_parts);
  if (crds->kept_parts[first]) return crds->kept_last = crds->kept_parts[first];
  if (!text_of_part(crds, crd, &whole, &text)) return NULL;
  kept_part *kept = crd_arena_alloc(crds->arena, sizeof *kept);
  *kept =
      (kept_part){.item = crd->item, .document = crd->document, .found = {.arena = crds->arena, .repeats = &crds->repeats}};
  crds->kept_last = crds->kept_parts[first] = kept;
  const size_t size = text.size;
  text = keep_lines(crds, crd, whole, text, &kept->from);
  diagnostics unheard = {.arena = crds->arena};
  crdc_documents_read_part(&kept->found, crd->file, text, kept->from, size, &unheard);
  return kept;
}

bool manifest_crds_read(manifest_crds *crds, const manifest_crd *crd, documents *documents) {
  const kept_part *part = keep_part(crds, crd);
  const document *found = part ? document_of(&part->found, crd->offset - crd->document + part->from) : NULL;
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

/* The first in its file that stands there or behind; NULL: there is none. */
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
  return crd && crd->head && crd->document == document ? crd : NULL;
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

void crd_saying_read(crd_arena *arena, crd_saying *saying, const crd_value *crd) {
  const crd_value *versions = crd_value_find(crd, "spec", "versions", NULL);
  const uint32_t count = versions && versions->kind == CRD_LIST ? versions->size : 0;
  *saying = (crd_saying){.versions = crd_arena_alloc(arena, count * sizeof *saying->versions)};
  for (uint32_t i = 0; i < count; i++) {
    const crd_value *version = &versions->as.items[i], *served = crd_value_get(version, CRD_STRING("served"));
    if (!served || served->kind != CRD_BOOL || !served->as.boolean) continue;
    crd_string name = crd_value_text(crd_value_get(version, CRD_STRING("name")));
    saying->versions[saying->version_count++] = crd_arena_copy(arena, name);
  }
}

bool crd_sayings_are_same(const crd_saying *a, const crd_saying *b) {
  return a->size == b->size && a->hash == b->hash;
}

void crd_saying_measure(crd_saying *saying, const crd_arena *seeded, crd_arena *scratch, const crd_value *crd) {
  crd_value copy = crd_value_copy(scratch, crd);
  crd_value *spec = crd_value_get(&copy, CRD_STRING("spec"));
  if (spec) crd_value_remove(spec, CRD_STRING("conversion"));
  crd_string text = catalog_compact_crd(scratch, &copy);
  saying->hash = hash_name(crd_arena_seed(seeded), text);
  saying->size = text.size;
  saying->measured = true;
}
