/* SPDX-License-Identifier: Apache-2.0 */
/* The result of a test must be the same for all CRDs and versions, because it gets one expectation. The changed text is
 * parsed again before it replaces the file. */
#include "../../../runtime/base/say.h"
#include "base/file.h"
#include "base/memory.h"
#include "command.h"
#include "suites/diff.h"
#include "yaml/edit.h"
#include <errno.h>
#include <string.h>

typedef struct update_entry {
  size_t passed, failed;
  bool differs;            /* the results differ */
  bool status;             /* the status update was refused */
  crd_string message;      /* the refusal; empty: it was accepted */
  const crd_value *stored; /* the stored object; NULL: none (a deleted object) */
  const crd_texts *warnings;
} update_entry;

struct suite_update {
  crd_arena *arena;
  const suite *suite;
  update_entry *entries; /* by test */
};

suite_update *suite_update_create(const suite *suite) {
  crd_arena *arena = memory_arena(NULL);
  suite_update *update = crd_arena_zalloc(arena, sizeof *update);
  update->arena = arena;
  update->suite = suite;
  update->entries = crd_arena_zalloc(arena, (suite->count + 1) * sizeof *update->entries);
  return update;
}

static update_entry *update_entry_of(suite_update *update, const suite_case *test) {
  return &update->entries[test - update->suite->cases];
}

void suite_update_passed(suite_update *update, const suite_case *test) {
  update_entry_of(update, test)->passed++;
}

/* ---- results ---- */

/* The text after 'KIND.GROUP "NAME" is invalid: ', because the name changes. */
static crd_string message_part(crd_string message) {
  static const char head[] = "\" is invalid: ";
  const char *at = memmem(message.data, message.size, head, sizeof head - 1);
  return at ? crd_string_slice(message, (size_t)(at - message.data) + sizeof head - 1, message.size) : message;
}

static const crd_texts *keep_texts(crd_arena *arena, const crd_texts *texts) {
  if (!texts) return NULL;
  crd_texts *kept = crd_arena_zalloc(arena, sizeof *kept);
  kept->arena = arena;
  for (uint32_t i = 0; i < texts->count; i++) crd_texts_add(kept, crd_arena_copy(arena, texts->items[i]));
  return kept;
}

static bool same_came(const update_entry *entry, crd_string message, bool status, const crd_value *stored) {
  if (!crd_string_equal(entry->message, message) || entry->status != status || !entry->stored != !stored) return false;
  return !stored || suite_objects_equal(NULL, entry->stored, stored);
}

bool suite_update_failed(suite_update *update, const suite_case *test, const suite_outcome *came) {
  update_entry *entry = update_entry_of(update, test);
  bool status = strcmp(came->step, "status update") == 0;
  bool final = !*came->step || status || strcmp(came->step, test->updates ? "update" : "create") == 0;
  bool own = update->suite->shape == SUITE_OWN;
  if (update->suite->shape == SUITE_EXAMPLES || (own ? !came->warnings : !final)) return false;
  crd_string message = own || !came->passed ? came->message : (crd_string){NULL, 0};
  const crd_value *stored = message.size ? NULL : came->stored;
  if (entry->failed++) {
    entry->differs = entry->differs || !same_came(entry, message, status, stored);
    return true;
  }
  entry->message = crd_arena_copy(update->arena, message);
  entry->status = status;
  entry->warnings = keep_texts(update->arena, came->warnings);
  if (!stored) return true;
  crd_value *copy = crd_arena_alloc(update->arena, sizeof *copy);
  *copy = crd_value_copy(update->arena, stored);
  crd_value_own(update->arena, copy);
  entry->stored = copy;
  return true;
}

/* ---- members of a test ---- */

static const crd_member *test_member(const crd_value *map, const char *name) {
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_member *member = &map->as.members[i];
    if (crd_string_equal(crd_member_name(member), crd_string_of(name)) && member->value.kind != CRD_NULL) return member;
  }
  return NULL;
}

/* Members to remove; new lines replace the first one. */
typedef struct member_exchange {
  text_edits *edits;
  const crd_value *map;
  const crd_member *gone[8];
  size_t count;
} member_exchange;

static void let_go(member_exchange *exchange, const char *name) {
  const crd_member *member = test_member(exchange->map, name);
  if (member) exchange->gone[exchange->count++] = member;
}

/* `lines` empty: only removes. */
static void exchange(member_exchange *exchange, crd_string lines) {
  if (lines.size) crdc_edit_insert(exchange->edits, exchange->map, exchange->count ? exchange->gone[0] : NULL, lines);
  for (size_t i = lines.size != 0; i < exchange->count; i++)
    crdc_edit_remove(exchange->edits, exchange->map, exchange->gone[i]);
}

/* ---- openshift's ---- */

static crd_string literal_lines(crd_arena *arena, const char *name, crd_string content) {
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "%s: |\n", name);
  while (content.size) {
    const char *end = memchr(content.data, '\n', content.size);
    size_t size = end ? (size_t)(end - content.data) : content.size;
    crd_text_printf(&text, "%s%.*s\n", size ? "  " : "", (int)size, content.data);
    content = crd_string_slice(content, size + (end != NULL), content.size);
  }
  return crd_text_string(&text);
}

/* The text of an object with the stored one instead of the expected one; empty if that is not possible. */
static crd_string edited_object(crd_arena *arena, crd_string text, const crd_value *stored) {
  crd_value *expected = memory_read(arena, text, false);
  if (!expected || expected->kind != CRD_MAP) return (crd_string){NULL, 0};
  const crd_value wanted = suite_object_to_expect(arena, expected, stored);
  text_edits edits = {.arena = arena, .text = text};
  crdc_edit_value(&edits, expected, &wanted, 0, false);
  crd_string edited = crdc_edit_apply(&edits);
  const crd_value *again = edited.size ? memory_read(arena, edited, false) : NULL;
  return again && suite_objects_equal(NULL, again, stored) ? edited : (crd_string){NULL, 0};
}

static void expect_stored(text_edits *edits, const suite_case *test, const update_entry *entry) {
  member_exchange members = {.edits = edits, .map = test->map};
  const crd_member *expected = test_member(test->map, "expected");
  let_go(&members, "expectedError");
  let_go(&members, "expectedStatusError");
  if (!expected) {
    const crd_value object = suite_object_to_expect(edits->arena, NULL, entry->stored);
    crd_text text = {.arena = edits->arena};
    crd_yaml_write(&text, &object);
    exchange(&members, literal_lines(edits->arena, "expected", crd_text_string(&text)));
    return;
  }
  exchange(&members, (crd_string){NULL, 0});
  crd_string edited = edited_object(edits->arena, test->expected, entry->stored);
  if (edited.size)
    crdc_edit_literal(edits, expected, edited);
  else
    edits->failed = true;
}

static void expect_error(text_edits *edits, const suite_case *test, const update_entry *entry) {
  const char *name = entry->status ? "expectedStatusError" : "expectedError";
  member_exchange members = {.edits = edits, .map = test->map};
  const crd_member *there = test_member(test->map, name);
  crd_string text = message_part(entry->message);
  let_go(&members, "expected");
  let_go(&members, entry->status ? "expectedError" : "expectedStatusError");
  exchange(&members, there ? (crd_string){NULL, 0} : crdc_edit_text_lines(edits->arena, crd_string_of(name), text));
  if (there) crdc_edit_text(edits, there, text);
}

/* ---- the project's own ---- */

static void expect_warnings(text_edits *edits, const suite_case *test, const update_entry *entry) {
  const crd_member *member = test_member(test->map, "warnings");
  if (!member) return;
  const crd_texts *texts = entry->warnings;
  crd_value list = crd_value_make_list(edits->arena, texts->count);
  for (uint32_t i = 0; i < texts->count; i++) crd_value_append(edits->arena, &list, crd_value_make_string(texts->items[i]));
  if (!crd_value_equal(&list, &member->value))
    crdc_edit_insert(edits, test->map, member,
                     list.size ? crdc_edit_member_lines(edits->arena, CRD_STRING("warnings"), &list)
                               : CRD_STRING("warnings: []\n"));
}

static bool parts_are_in(const crd_value *parts, crd_string message) {
  size_t count = parts->kind == CRD_LIST ? parts->size : parts->kind == CRD_STRING_VALUE;
  for (size_t i = 0; i < count; i++) {
    crd_string part = crd_value_text(parts->kind == CRD_LIST ? &parts->as.items[i] : parts);
    if (part.size && !memmem(message.data, message.size, part.data, part.size)) return false;
  }
  return true;
}

static void expect_refusal(text_edits *edits, const suite_case *test, const update_entry *entry) {
  const crd_member *refused = test_member(test->map, "refused"), *message = test_member(test->map, "message");
  member_exchange members = {.edits = edits, .map = test->map};
  crd_string part = message_part(entry->message);
  let_go(&members, "accepted");
  let_go(&members, "stored");
  let_go(&members, "storedExactly");
  exchange(&members,
           refused || message ? (crd_string){NULL, 0} : crdc_edit_text_lines(edits->arena, CRD_STRING("refused"), part));
  if (message && !crd_value_is_string(&message->value, entry->message)) crdc_edit_text(edits, message, entry->message);
  if (!refused || parts_are_in(&refused->value, entry->message)) return;
  if (refused->value.kind == CRD_LIST)
    crdc_edit_insert(edits, test->map, refused, crdc_edit_text_lines(edits->arena, CRD_STRING("refused"), part));
  else
    crdc_edit_text(edits, refused, part);
}

static void expect_acceptance(text_edits *edits, const suite_case *test, const update_entry *entry) {
  const crd_member *parts = test_member(test->map, "stored"), *whole = test_member(test->map, "storedExactly");
  member_exchange members = {.edits = edits, .map = test->map};
  let_go(&members, "refused");
  let_go(&members, "message");
  bool says = parts || whole || (test_member(test->map, "accepted") && suite_value(test->map, "accepted")->as.boolean);
  if (!says) let_go(&members, "accepted");
  exchange(&members, says || !members.count ? (crd_string){NULL, 0} : CRD_STRING("accepted: true\n"));
  size_t column = 0;
  if (parts && entry->stored) crdc_edit_value(edits, &parts->value, entry->stored, column, true);
  if (!whole || !entry->stored) return;
  const crd_value wanted = suite_object_to_expect(edits->arena, &whole->value, entry->stored);
  crdc_edit_value(edits, &whole->value, &wanted, column, false);
}

/* ---- the file ---- */

static bool edit_test(text_edits *edits, const suite *suite, const suite_case *test, const update_entry *entry) {
  size_t before = edits->count;
  if (suite->shape == SUITE_OWN) {
    expect_warnings(edits, test, entry);
    (entry->message.size ? expect_refusal : expect_acceptance)(edits, test, entry);
  } else {
    (entry->message.size ? expect_error : expect_stored)(edits, test, entry);
  }
  return crdc_edit_keep(edits, before);
}

static void say_of_test(FILE *stream, const suite *suite, const suite_case *test, const char *what) {
  crd_position at = crd_position_of(suite->text, test->offset);
  crd_say(stream, "%s:%u:%u: %.*s: %s\n", suite->file, at.line, at.column, CRD_PRINT(test->name), what);
}

static bool reads_again(suite_update *update, crd_string text) {
  suite again;
  bool is_suite;
  crd_string error = {NULL, 0};
  return text.size &&
         suite_read(update->arena, update->suite->shape, update->suite->file, text, &again, &is_suite, &error) &&
         again.count == update->suite->count;
}

/* Returns how many failures were updated. */
static size_t edit_tests(suite_update *update, text_edits *edits, FILE *stream) {
  const suite *suite = update->suite;
  size_t mended = 0;
  for (size_t i = 0; i < suite->count; i++) {
    const update_entry *entry = &update->entries[i];
    if (!entry->failed) continue;
    const char *what = entry->passed || entry->differs ? "is not rewritten: CRDs or versions differ in what comes of it"
                       : edit_test(edits, suite, &suite->cases[i], entry)
                           ? NULL
                           : "is not rewritten: what it expects cannot be changed in place";
    if (!what) mended += entry->failed;
    say_of_test(stream, suite, &suite->cases[i], what ? what : "is rewritten");
  }
  return mended;
}

void suite_update_finish(suite_update *update, FILE *stream, suite_counts *counts) {
  text_edits edits = {.arena = update->arena, .text = update->suite->text};
  size_t mended = edit_tests(update, &edits, stream);
  if (edits.count) {
    crd_string text = crdc_edit_apply(&edits);
    if (!reads_again(update, text))
      crd_say(stream, "%s: is not rewritten: the changes do not fit together\n", update->suite->file);
    else if (!crdc_file_rewrite(update->arena, update->suite->file, text))
      crd_say(stream, "%s: is not rewritten: %s\n", update->suite->file, strerror(errno));
    else
      counts->updated += mended;
  }
  crd_arena_destroy(update->arena);
}
