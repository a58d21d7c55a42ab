/* SPDX-License-Identifier: Apache-2.0 */
/* The catalogue of errors is complete: every row of the tables of words, every type and every advice has an entry, entries
 * say all there is to say, and each example leads back to its entry. */
#include "errors/catalogue.h"
#include "rules/advice.h"

#include <criterion/criterion.h>

static size_t count_entries_with(const crd_words *row) {
  size_t count = 0;
  for (const error_section *section = crdc_error_sections; section->title; section++)
    for (const error_entry *entry = section->entries; entry->code; entry++)
      for (size_t i = 0; i < ERROR_MOST_ROWS && entry->rows[i]; i++) count += entry->rows[i] == row;
  return count;
}

/* What says nothing itself, but the words of somebody else. */
static bool carries(const crd_words *row) {
  return strcmp(row->format, "%v") == 0;
}

Test(catalogue, every_word_of_the_runtime_has_an_entry) {
  for (size_t i = 0; i < WORDS_COUNT; i++)
    cr_expect_eq(count_entries_with(&crd_words_table[i]), 1, "row %zu: %s", i, crd_words_table[i].format);
}

Test(catalogue, every_word_about_crds_has_an_entry) {
  for (size_t i = 0; i < VET_COUNT; i++)
    if (!carries(&crdc_vet_words[i]))
      cr_expect_eq(count_entries_with(&crdc_vet_words[i]), 1, "row %zu: %s", i, crdc_vet_words[i].format);
}

Test(catalogue, every_type_has_an_entry) {
  for (crd_error_type type = CRD_ERROR_INVALID; type <= CRD_ERROR_INTERNAL; type++)
    cr_expect_eq(crdc_errors_of_code(crd_error_type_reason(type)).count, 1, "type %d", (int)type);
}

static bool stands_in(const error_entry *entry, const char *name) {
  for (const error_section *section = crdc_error_sections; section->title; section++)
    for (const error_entry *other = section->entries; other->code; other++)
      if (other == entry) return strcmp(section->name, name) == 0;
  return false;
}

#define ADVICE_NAME(kind, name, what, on, mends) name,
Test(catalogue, every_advice_has_an_entry) {
  static const char *const names[] = {ADVICE_ROWS(ADVICE_NAME)};
  for (size_t i = 0; i < ADVICE_COUNT; i++) {
    error_found found = crdc_errors_of_code(crd_string_of(names[i]));
    bool advice = false;
    for (size_t k = 0; k < found.count; k++)
      advice |= stands_in(found.items[k], "advice") || stands_in(found.items[k], "admission");
    cr_expect(advice, "%s", names[i]);
  }
}

static bool has(const error_found *found, const error_entry *entry) {
  for (size_t i = 0; i < found->count; i++)
    if (found->items[i] == entry) return true;
  return false;
}

Test(catalogue, entries_are_whole) {
  for (const error_section *section = crdc_error_sections; section->title; section++)
    for (const error_entry *entry = section->entries; entry->code; entry++) {
      cr_expect(entry->cause && *entry->cause, "%s has no cause", entry->code);
      cr_expect(*crdc_error_cure(entry), "%s has no cure", entry->code);
      cr_expect(entry->example && *entry->example, "%s has no example", entry->code);
      cr_expect(entry->texts || entry->rows[0], "%s says nothing", entry->code);
      error_found by_code = crdc_errors_of_code(crd_string_of(entry->code));
      cr_expect(has(&by_code, entry), "%s is not found", entry->code);
      size_t codes = 0;
      for (size_t i = 0; i < by_code.count; i++) codes += strcmp(by_code.items[i]->code, entry->code) == 0;
      cr_expect_eq(codes, 1, "%s stands twice", entry->code);
    }
}

Test(catalogue, examples_lead_back) {
  for (const error_section *section = crdc_error_sections; section->title; section++)
    for (const error_entry *entry = section->entries; entry->code; entry++) {
      error_found found = crdc_errors_of_message(crd_string_of(entry->example));
      cr_expect(has(&found, entry), "%s: its example leads to %s", entry->code,
                found.count ? found.items[0]->code : "nothing");
    }
}

Test(catalogue, codes_are_found_however_they_are_written) {
  static const char *const ways[] = {"max-length", "maxLength", "MAX_LENGTH", "max length"};
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
    error_found found = crdc_errors_of_code(crd_string_of(ways[i]));
    cr_assert(found.count > 0, "%s", ways[i]);
    cr_expect_str_eq(found.items[0]->code, "max-length");
  }
  cr_expect_eq(crdc_errors_of_code(CRD_STRING("max-lengt")).count, 0);
  cr_expect_eq(crdc_errors_of_code(CRD_STRING("")).count, 0);
  cr_expect_str_eq(crdc_errors_nearest_code(CRD_STRING("max-lengt")), "max-length");
}

Test(catalogue, a_message_is_found_by_most_of_its_words) {
  error_found found = crdc_errors_of_message(CRD_STRING("spec.a: Invalid value: \"x\": a rule of somebody"));
  cr_assert(found.count > 0);
  cr_expect_str_eq(found.items[0]->code, "FieldValueInvalid");
  found = crdc_errors_of_message(CRD_STRING("spec: Invalid value: no such key: a evaluating rule: self.a"));
  cr_assert_eq(found.count, 1);
  cr_expect_str_eq(found.items[0]->code, "no-such-key");
  cr_expect_eq(crdc_errors_of_message(CRD_STRING("all is well")).count, 0);
  cr_expect_eq(crdc_errors_of_message((crd_string){NULL, 0}).count, 0);
}

Test(catalogue, the_rule_of_a_message_is_its_last_word_in_brackets) {
  cr_expect(crd_string_equal(crdc_message_rule(CRD_STRING("a is wrong [controller, KR-150]\n")), CRD_STRING("KR-150")));
  cr_expect_eq(crdc_message_rule(CRD_STRING("a is wrong [pods]")).size, 0);
  cr_expect_eq(crdc_message_rule(CRD_STRING("a is [1, 2] wrong")).size, 0);
  cr_expect_eq(crdc_message_rule(CRD_STRING("]")).size, 0);
  cr_expect_eq(crdc_message_rule(CRD_STRING("")).size, 0);
}
