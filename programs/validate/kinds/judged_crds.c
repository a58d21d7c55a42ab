/* SPDX-License-Identifier: Apache-2.0 */
/* The judge changes its input, so the needed data of a document is recorded first. Each thread takes the next free text, and
 * keeps its results in its own arena. */
#include "judged_crds.h"
#include "../../../runtime/base/hash.h"
#include "../../../runtime/base/scan.h"
#include "../../../runtime/base/threads.h"
#include "base/memory.h"
#include "crd_response.h"
#include "regex/dfa.h"
#include "schema/markers/marks.h"
#include <stdatomic.h>

#define MOST_JUDGES 64
#define JUDGE_STACK ((size_t)8 << 20)
/* The least work for a thread. */
#define BYTES_PER_JUDGE ((size_t)1 << 20)
/* Slots for kinds, a power of two. */
#define MET_KINDS 1024

struct judged_crds {
  crd_arena *arena;
  const inventory *inventory;
  unsigned minor;
  judged_text **of_parts; /* by part, in the order of files and places */
  size_t part_count;
  judged_text **texts; /* each text once, in the order of first places */
  size_t text_count;
  judged_text **table; /* a hash table of the same: open addressing */
  size_t table_room;
  atomic_size_t next; /* the index of the next text */
  atomic_bool met[MET_KINDS];
  crd_arena *kept[MOST_JUDGES];
  size_t judges;
};

typedef struct crd_judge {
  judged_crds *all;
  crd_arena *kept, *scratch;
  item_reader reader;
} crd_judge;

/* Copies a verdict so that it outlives its input. */

/* NULL stays NULL, because an empty text can have another meaning. */
static crd_string keep_text(crd_arena *arena, crd_string text) {
  return text.data ? crd_arena_copy(arena, text) : text;
}

static crd_texts own_texts(crd_arena *arena, const crd_texts *texts) {
  crd_texts kept = {.arena = arena};
  for (uint32_t i = 0; i < texts->count; i++) crd_texts_add(&kept, keep_text(arena, texts->items[i]));
  return kept;
}

/* A deep copy in `arena` of a CustomResourceDefinition's verdict: texts, errors, strict errors and warnings. */
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

/* ---- judging ---- */

bool judged_crds_is(const document *document) {
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

static bool is_of(const diagnostic *problem, const document *self, const struct document *next) {
  return problem->location.offset >= self->root->offset && (!next || problem->location.offset < next->root->offset);
}

/* The parse errors of one object of several in a text. */
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

/* Whether the kind (or another one in its slot) was met before, so that its CRDs should be measured; marks it as met. */
static bool meet_kind(judged_crds *all, const manifest_crd *crd) {
  const uint64_t seed = all->inventory->seed, hash = hash_name(seed, crd->kind) ^ hash_name(~seed, crd->group);
  return atomic_exchange(&all->met[hash % MET_KINDS], true);
}

/* Whether a YAML text is exactly one document: it has no mark except at the start. */
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

/* The head of an object without findings. */
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

static void judge_crd_at(const crd_judge *judge, judged_text *judged, crd_string text, const documents *found, size_t index,
                         const diagnostics *problems, bool alone) {
  const document *document = &found->items[index];
  const crd_value *root = document->root;
  crd_saying saying;
  crd_verdict verdict;
  CRD_ARENA_ROOM(judge->kept, judged->crds, judged->count, judged->room, 1);
  manifest_crd *crd = &judged->crds[judged->count++];
  *crd = (manifest_crd){.offset = root->offset,
                        .line = scan_line_ends(text.data, text.data + root->offset),
                        .group = manifest_text_at(judge->kept, root, "spec", "group", NULL),
                        .kind = manifest_text_at(judge->kept, root, "spec", "names", "kind")};
  crd_saying_read(judge->kept, &saying, root);
  if (meet_kind(judge->all, crd)) crd_saying_measure(&saying, judge->all->inventory->seed, judge->scratch, root);
  const crd_value *head = alone && !crd_value_get(root, CRD_STRING("sops")) ? keep_head(judge->kept, root) : NULL;
  diagnostics own = problems_of(problems, found, index);
  const bool quiet = crd_response_judge_document(&verdict, judge->scratch, document, &own, judge->all->minor);
  crd->verdict = verdict_keep(judge->kept, &verdict);
  if (!verdict.allowed) return;
  crd->saying = crd_arena_alloc(judge->kept, sizeof *crd->saying);
  *crd->saying = saying;
  if (quiet) crd->head = head;
}

/* Parses and judges the CRDs of a text. */
static void judge_crd_text(crd_judge *judge, judged_text *judged) {
  crd_string whole, text;
  judged->problem = inventory_read_part(judge->all->inventory, &judge->reader, judged->item, judged->part, &whole, &text);
  if (judged->problem) return;
  diagnostics problems = {.arena = judge->scratch};
  yaml_repeats repeats = crd_yaml_repeats_begin(judge->scratch);
  documents all = {.arena = judge->scratch, .repeats = &repeats}, found = {.arena = judge->scratch};
  crdc_documents_read_text(&all, judged->item->input.name, text, &problems);
  crdc_documents_select(&found, &all, judged_crds_is);
  const bool alone = found.count && all.count == 1 && !all.items[0].listed && !problems.count && !judged->item->input.json &&
                     is_one_document(text) && !crdc_marks_has_lines(text);
  for (size_t i = 0; i < found.count; i++) judge_crd_at(judge, judged, text, &found, i, &problems, alone);
  crd_arena_reset(judge->scratch);
}

static void *judge_texts(void *context) {
  crd_judge judge = *(const crd_judge *)context;
  judge.scratch = memory_arena(NULL);
  for (size_t i; (i = atomic_fetch_add(&judge.all->next, 1)) < judge.all->text_count;)
    judge_crd_text(&judge, judge.all->texts[i]);
  inventory_reader_end(&judge.reader);
  crd_arena_destroy(judge.scratch);
  return NULL;
}

/* This thread judges too, alone if there are no others. */
static void judge_crd_texts(judged_crds *all, unsigned jobs) {
  pthread_t threads[MOST_JUDGES];
  crd_judge judges[MOST_JUDGES];
  size_t bytes = 0, most = jobs ? jobs : processor_count(), started = 0;
  for (size_t i = 0; i < all->text_count; i++) bytes += all->texts[i]->part->size;
  if (most > bytes / BYTES_PER_JUDGE + 1) most = bytes / BYTES_PER_JUDGE + 1;
  if (most > MOST_JUDGES) most = MOST_JUDGES;
  do judges[all->judges] = (crd_judge){.all = all, .kept = all->kept[all->judges] = memory_arena(NULL)};
  while (++all->judges < most);
  while (started + 1 < most && thread_start(&threads[started], JUDGE_STACK, judge_texts, &judges[started + 1])) started++;
  judge_texts(&judges[0]);
  while (started) pthread_join(threads[--started], NULL);
}

/* ---- the same text ---- */

/* The slot of a text in the table. */
static judged_text **text_place(const judged_crds *all, const crd_part *part, bool json_alone) {
  size_t at = part->hashes[0] & (all->table_room - 1);
  for (; all->table[at]; at = (at + 1) & (all->table_room - 1))
    if (all->table[at]->json_alone == json_alone && crd_parts_are_same(all->table[at]->part, part)) break;
  return &all->table[at];
}

static void add_part(judged_crds *all, inventory_item *item, const crd_part *part) {
  const bool json_alone = crd_string_has_suffix(crd_string_of(item->path), CRD_STRING(".json"));
  judged_text **place = text_place(all, part, json_alone);
  if (!*place) {
    *place = crd_arena_alloc(all->arena, sizeof **place);
    **place = (judged_text){.part = part, .item = item, .json_alone = json_alone};
    all->texts[all->text_count++] = *place;
  }
  all->of_parts[all->part_count++] = *place;
}

judged_crds *judged_crds_create(inventory *inventory, unsigned kubernetes_minor, unsigned jobs) {
  crd_arena *arena = memory_arena(NULL);
  judged_crds *all = crd_arena_zalloc(arena, sizeof *all);
  size_t parts = 0;
  for (size_t i = 0; i < inventory->count; i++) parts += inventory->items[i].crd_parts.count;
  all->arena = arena;
  all->inventory = inventory;
  all->minor = kubernetes_minor;
  for (all->table_room = 16; all->table_room < 2 * parts;) all->table_room *= 2;
  all->table = crd_arena_zalloc(arena, all->table_room * sizeof *all->table);
  all->of_parts = crd_arena_alloc(arena, (parts + 1) * sizeof *all->of_parts);
  all->texts = crd_arena_alloc(arena, (parts + 1) * sizeof *all->texts);
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    for (size_t k = 0; k < item->crd_parts.count; k++) add_part(all, item, &item->crd_parts.items[k]);
  }
  if (all->text_count > 1) crdc_regex_keep_automata(); /* releases share patterns */
  judge_crd_texts(all, jobs);
  return all;
}

void judged_crds_destroy(judged_crds *all) {
  for (size_t i = 0; i < all->judges; i++) crd_arena_destroy(all->kept[i]);
  crd_arena_destroy(all->arena);
}

const judged_text *judged_crds_text(const judged_crds *all, size_t part) {
  return all->of_parts[part];
}
