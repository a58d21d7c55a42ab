/* SPDX-License-Identifier: Apache-2.0 */
/* Texts on one line, SHA-256 of what identifies a finding, and records of a size and a text. */
#include "form_kit.h"
#include <crd/shown.h>
#include <stdlib.h>

void form_put(FILE *stream, crd_string text) {
  if (text.size) fwrite(text.data, 1, text.size, stream);
}

size_t form_count(crd_string text, const char *part) {
  const size_t size = strlen(part);
  size_t count = 0;
  while (text.size >= size) {
    const char *at = memmem(text.data, text.size, part, size);
    if (!at) break;
    count++;
    text = crd_string_slice(text, (size_t)(at - text.data) + size, text.size);
  }
  return count;
}

crd_string form_line(crd_arena *arena, crd_string text) {
  crd_text shown = {.arena = arena};
  crd_text_add_shown(&shown, text, CRD_SHOWN_LINE);
  return crd_text_string(&shown);
}

crd_string form_path(crd_arena *arena, crd_string file) {
  while (crd_string_has_prefix(file, CRD_STRING("./"))) {
    size_t start = 2;
    while (start < file.size && file.data[start] == '/') start++;
    file = crd_string_slice(file, start, file.size);
  }
  return form_line(arena, file);
}

crd_string form_object(crd_arena *arena, const account *account) {
  crd_string object = account_object(arena, account);
  if (object.size) return object;
  return crd_arena_printf(arena, "document %u", account->subject->document);
}

/* ---- documents that were not judged ---- */

/* The most kinds that are named. */
enum { MOST_KINDS = 10 };

static void add_reason(crd_text *text, size_t count, const char *one, const char *several) {
  if (!count) return;
  crd_text_add(text, text->size ? CRD_STRING(", ") : CRD_STRING(": "));
  crd_text_printf(text, "%zu %s", count, count == 1 ? one : several);
}

static void add_unknown_kinds(crd_text *text, const form_totals *totals) {
  const tally *kinds = totals->unknown_kinds;
  if (kinds->count) crd_text_add(text, text->size ? CRD_STRING(", no schema for ") : CRD_STRING(": no schema for "));
  for (size_t i = 0; i < kinds->count && i < MOST_KINDS; i++) {
    if (i) crd_text_add(text, CRD_STRING(", "));
    crd_text_add_shown(text, crd_string_of(kinds->items[i].name), CRD_SHOWN_LINE);
    crd_text_printf(text, " (%zu)", kinds->items[i].uses);
  }
  if (kinds->count > MOST_KINDS) crd_text_printf(text, " and %zu more kinds", kinds->count - MOST_KINDS);
}

crd_string form_unjudged(crd_arena *arena, const form_totals *totals, bool *nothing) {
  const form_counts *counts = &totals->counts;
  const size_t gap = counts->unknown + counts->encrypted + counts->templates, failed = counts->unjudged + totals->broken;
  const size_t judged = counts->valid + counts->invalid, all = judged + gap + counts->unjudged;
  crd_text reasons = {.arena = arena};
  *nothing = !judged;
  if ((!gap && judged) || (!gap && failed)) return (crd_string){NULL, 0};
  add_reason(&reasons, counts->encrypted, "is encrypted", "are encrypted");
  add_reason(&reasons, counts->templates, "is a template", "are templates");
  if (!judged) {
    add_reason(&reasons, counts->skipped, "was skipped", "were skipped");
    add_reason(&reasons, counts->others, "file holds no objects", "files hold no objects");
    add_reason(&reasons, totals->ignored_files, "file is ignored", "files are ignored");
  }
  add_unknown_kinds(&reasons, totals);
  const crd_string why = crd_text_string(&reasons);
  if (!judged) return crd_arena_printf(arena, "nothing was judged%.*s", CRD_PRINT(why));
  return crd_arena_printf(arena, "%zu of %zu documents %s not judged%.*s", gap, all, gap == 1 ? "was" : "were",
                          CRD_PRINT(why));
}

/* ---- fingerprints ---- */

/* FNV-1a: the result is the same on every machine and in every release. */
static uint64_t mix_text(uint64_t hash, crd_string text) {
  for (size_t i = 0; i <= text.size; i++) { /* includes an end mark that no text contains */
    hash ^= i < text.size ? (unsigned char)text.data[i] : 0x100u;
    hash *= UINT64_C(0x100000001b3);
  }
  return hash;
}

#define FINGERPRINT_START UINT64_C(0xcbf29ce484222325)

uint64_t form_fingerprint(const account *account, const finding *finding, crd_string rule, crd_string message) {
  const report_place *place = account->place;
  uint64_t hash = mix_text(FINGERPRINT_START, form_path(account->arena, report_place_file(place)));
  hash = mix_text(hash, place->kind);
  hash = mix_text(hash, place->name_space);
  hash = mix_text(hash, place->name);
  hash = mix_text(hash, finding_field(finding));
  hash = mix_text(hash, rule);
  return mix_text(hash, message);
}

uint64_t form_fingerprint_of(const char *const *texts, size_t count) {
  uint64_t hash = FINGERPRINT_START;
  for (size_t i = 0; i < count; i++) hash = mix_text(hash, crd_string_of(texts[i]));
  return hash;
}

/* ---- fingerprints ---- */

typedef struct form_sight {
  uint64_t fingerprint;
  uint32_t count; /* 0: free */
} form_sight;

/* The slot of a fingerprint. */
static form_sight *find_sight(const form_seen *seen, uint64_t fingerprint) {
  size_t at = (size_t)(fingerprint ^ fingerprint >> 32) & (seen->room - 1);
  while (seen->items[at].count && seen->items[at].fingerprint != fingerprint) at = (at + 1) & (seen->room - 1);
  return &seen->items[at];
}

static bool grow_seen(form_seen *seen) {
  form_seen larger = {.room = seen->room ? seen->room * 2 : 64, .count = seen->count};
  larger.items = calloc(larger.room, sizeof *larger.items);
  if (!larger.items) return false;
  for (size_t i = 0; i < seen->room; i++)
    if (seen->items[i].count) *find_sight(&larger, seen->items[i].fingerprint) = seen->items[i];
  free(seen->items);
  *seen = larger;
  return true;
}

bool form_seen_add(form_seen *seen, uint64_t fingerprint, uint32_t *before) {
  *before = 0;
  if (seen->count * 2 >= seen->room && !grow_seen(seen)) return false;
  form_sight *sight = find_sight(seen, fingerprint);
  seen->count += !sight->count;
  sight->fingerprint = fingerprint;
  *before = sight->count++;
  return true;
}

void form_seen_free(form_seen *seen) {
  free(seen->items);
  *seen = (form_seen){.items = NULL};
}

/* ---- records ---- */

typedef struct record_head {
  uint64_t fingerprint, rule, about, rest; /* the last three are sizes of the following texts */
} record_head;

void form_record_write(FILE *stream, const form_record *record) {
  const record_head head = {record->fingerprint, record->rule.size, record->about.size, record->rest.size};
  fwrite(&head, sizeof head, 1, stream);
  form_put(stream, record->rule);
  form_put(stream, record->about);
  form_put(stream, record->rest);
}

static crd_string cut_text(crd_string *text, uint64_t size) {
  crd_string taken = crd_string_slice(*text, 0, (size_t)size);
  *text = crd_string_slice(*text, (size_t)size, text->size);
  return taken;
}

bool form_record_next(crd_string *text, form_record *record) {
  record_head head;
  if (text->size < sizeof head) return false;
  memcpy(&head, text->data, sizeof head);
  *text = crd_string_slice(*text, sizeof head, text->size);
  record->fingerprint = head.fingerprint;
  record->rule = cut_text(text, head.rule);
  record->about = cut_text(text, head.about);
  record->rest = cut_text(text, head.rest);
  return true;
}
