/* SPDX-License-Identifier: Apache-2.0 */
/* Patterns in Go's syntax: verdicts by RE2 and by prepared automata, error texts, bytes that are no UTF-8. */
#include "../../../generator/regex/dfa.h"
#include <crd/regex.h>
#include <criterion/criterion.h>
#include <pthread.h>
#include <stdio.h>

static crd_arena *arena;
static void setup(void) {
  arena = crd_arena_create(NULL);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(regex, .init = setup, .fini = teardown);

static const char *const patterns[] = {
    "",
    "a|b",
    "^a",
    "a$",
    "^$",
    "$^",
    "^(a|bc)*$",
    "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$",
    "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?"
    "$",
    "(?i)ks",
    "[^\xc3\xa9]\\z",
    "\\A.{2,3}$",
    "x*",
    "[^a]",
    "(?s)^.$",
    "^(?:\\d{1,3}\\.){3}\\d{1,3}$",
    "b.d|\\Qa.b\\E",
};
static const char *const texts[] = {"",
                                    "a",
                                    "b",
                                    "bc",
                                    "ab",
                                    "abc",
                                    "a.b",
                                    "axb",
                                    "bxd",
                                    "1Gi",
                                    "-1.5e3",
                                    "100m",
                                    "1.2.3.4",
                                    "my-name",
                                    "my-name.",
                                    "KS",
                                    "k\xc5\xbf",
                                    "\xe2\x84\xaas",
                                    "\xc3\xa9",
                                    "\xc3",
                                    "a\xff",
                                    "\n",
                                    "\xf0\x9f\x98\x80",
                                    "\xed\xa0\x80"};

Test(regex, automata_agree_with_re2) {
  for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
    crd_pattern searched = {crd_string_of(patterns[i]), NULL, crd_pattern_search}, prepared = searched;
    regex_dfa built;
    cr_assert(crdc_regex_dfa_build(arena, searched.source, &built), "%s", patterns[i]);
    crd_dfa dfa = {built.class_of, built.next, built.accept, built.classes, built.start, built.range_count, {{0, 0}}};
    memcpy(dfa.ranges, built.ranges, sizeof dfa.ranges);
    prepared.dfa = &dfa;
    for (size_t j = 0; j < sizeof texts / sizeof *texts; j++) {
      crd_string text = crd_string_of(texts[j]);
      cr_assert_eq(crd_pattern_match(&searched, text), crd_pattern_match(&prepared, text), "%s on %s", patterns[i],
                   texts[j]);
    }
  }
}

Test(regex, automata_are_small_and_keep_the_two_fixed_states) {
  regex_dfa built;
  cr_assert(crdc_regex_dfa_build(arena, CRD_STRING("^[a-z]{1,63}$"), &built));
  cr_assert_eq(built.states, 66);
  cr_assert_eq(built.classes, 2);
  for (uint16_t class = 0; class < built.classes; class ++) {
    cr_assert_eq(built.next[class], 0);
    cr_assert_eq(built.next[built.classes + class], 1);
  }
  cr_assert_not(built.accept[0]);
  cr_assert(built.accept[1]);
}

/* Texts of all sizes with another byte at each place. */
static void expect_same_at_all_places(const char *source, const char *inner) {
  crd_pattern searched = {crd_string_of(source), NULL, crd_pattern_search}, prepared = searched;
  regex_dfa built;
  cr_assert(crdc_regex_dfa_build(arena, searched.source, &built), "%s", source);
  cr_assert(built.range_count, "%s", source);
  crd_dfa dfa = {built.class_of, built.next, built.accept, built.classes, built.start, built.range_count, {{0, 0}}};
  memcpy(dfa.ranges, built.ranges, sizeof dfa.ranges);
  prepared.dfa = &dfa;
  static const char others[] = "-_.:/09azAZ@[`{ \x7f\x80\xc3\xff";
  char text[40];
  for (size_t size = 0; size <= sizeof text; size++)
    for (size_t at = 0; at < size; at++)
      for (size_t other = 0; other < sizeof others; other++) {
        for (size_t i = 0; i < size; i++) text[i] = inner[i % strlen(inner)];
        text[at] = others[other];
        crd_string string = {text, size};
        cr_assert_eq(crd_pattern_match(&searched, string), crd_pattern_match(&prepared, string), "%s on %.*s", source,
                     (int)size, text);
      }
}

Test(regex, automata_that_run_on_words) {
  expect_same_at_all_places("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "ab-9");
  expect_same_at_all_places("^[A-Za-z_][A-Za-z0-9_]*$", "aB_9");
  expect_same_at_all_places("^/[a-z.]+$", "abc.");
  expect_same_at_all_places("^[0-9]*$", "0123");
  regex_dfa built;
  cr_assert(crdc_regex_dfa_build(arena, CRD_STRING("^[a-z]+(\\.[a-z]+)*$"), &built));
  cr_assert_eq(built.range_count, 0);
  cr_assert(crdc_regex_dfa_build(arena, CRD_STRING("^[a-z]{1,63}$"), &built));
  cr_assert_eq(built.range_count, 0);
  cr_assert(crdc_regex_dfa_build(arena, CRD_STRING("^[^x]*$"), &built));
  cr_assert_eq(built.range_count, 0);
}

Test(regex, what_is_no_automaton_is_left_to_re2) {
  static const char *const others[] = {"\\bfoo", "(?m)^a", "\\p{Greek}", "(?i)\xc3\xa9", "[", "(a|b)*a(a|b){14}c"};
  regex_dfa built;
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    cr_assert_not(crdc_regex_dfa_build(arena, crd_string_of(others[i]), &built), "%s", others[i]);
}

Test(regex, errors_are_gos) {
  static const char *const cases[][2] = {
      {"[a", "missing closing ]: `[a`"},
      {"a)(", "unexpected ): `a)(`"},
      {"(a", "missing closing ): `(a`"},
      {"a**", "invalid nested repetition operator: `**`"},
      {"|*", "missing argument to repetition operator: `*`"},
      {"a{1001}", "invalid repeat count: `{1001}`"},
      {"(a{100}){100}", "invalid repeat count: `{100}`"},
      {"[z-a]", "invalid character class range: `z-a`"},
      {"\\8", "invalid escape sequence: `\\8`"},
      {"\\C", "invalid escape sequence: `\\C`"},
      {"a\\", "trailing backslash at end of expression: ``"},
      {"(?x)", "invalid or unsupported Perl syntax: `(?x`"},
      {"(?P<n-x>a)", "invalid named capture: `(?P<n-x>`"},
      {"\\p{Foo}", "invalid character class range: `\\p{Foo}`"},
      {"[z-a]\\p{Foo}", "invalid character class range: `z-a`"},
      {"\\p{Foo}[z-a]", "invalid character class range: `\\p{Foo}`"},
      {"\\p{Foo}(", "invalid character class range: `\\p{Foo}`"},
      {"\\p{Old_Italic}", "invalid character class range: `\\p{Old_Italic}`"},
      {"\\pX", "invalid character class range: `\\pX`"},
      {"[[:foo:]]", "invalid character class range: `[:foo:]`"},
      {"a\xff", "invalid UTF-8: `\xff`"},
      {"((a{100}){10}){4000}", "invalid repeat count: `{4000}`"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    crd_string error, want = crd_arena_printf(arena, "error parsing regexp: %s", cases[i][1]);
    cr_assert_not(crd_regex_check(arena, crd_string_of(cases[i][0]), &error), "%s", cases[i][0]);
    cr_assert(crd_string_equal(error, want), "got %.*s, want %.*s", (int)error.size, error.data, (int)want.size, want.data);
    cr_assert_not(crd_regex_match(arena, crd_string_of(cases[i][0]), CRD_STRING("a"), &error));
    cr_assert(crd_string_equal(error, want));
  }
}

Test(regex, unicode_classes_go_by_any_name_of_theirs) {
  static const struct {
    const char *pattern, *text;
    bool matches;
  } cases[] = {
      {"^\\p{Letter}$", "\xc3\xa9", true},
      {"^\\p{uppercase_letter}$", "A", true},
      {"^\\p{lu}\\p{LC}$", "Aa", true},
      {"^\\p{greek}$", "\xce\xb1", true},
      {"^\\p{^Greek}$", "\xce\xb1", false},
      {"^\\P{^greek}$", "\xce\xb1", true},
      {"^\\pl$", "a", true},
      {"^[\\pN_]+$", "1_", true},
      {"^[^\\p{Letter}]$", "a", false},
      {"(?i)^\\p{lu}$", "a", true},
      {"(?i)^[\\P{lu}]$", "a", false},
      {"^\\p{lu}$", "a", false},
      {"^\\p{Assigned}$", "\xcd\xb8", false},
      {"^\\p{Cn}$", "\xcd\xb8", true},
      {"^\\pC$", "\xcd\xb8", true},
      {"^\\p{ascii}$", "z", true},
      {"^\\p{Kawi}$", "\xf0\x91\xbc\x84", true},
      {"^[\\P{Any}]$", "a", false},
      {"^[^\\P{Any}]$", "a", true},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    crd_string error;
    cr_assert_eq(crd_regex_match(arena, crd_string_of(cases[i].pattern), crd_string_of(cases[i].text), &error),
                 cases[i].matches, "%s", cases[i].pattern);
    cr_assert_eq(error.size, 0, "%.*s", (int)error.size, error.data);
  }
}

/* A text in ASCII is held against classes cut down to that: one pattern has two programs, which take turns. */
Test(regex, unicode_classes_tell_ascii_from_the_rest) {
  static const struct {
    const char *pattern, *text;
    bool matches;
  } cases[] = {
      {"^[a-z\\p{L}]{1,62}$", "host", true},
      {"^[a-z\\p{L}]{1,62}$", "h\xc3\xb6st", true},
      {"^[a-z\\p{L}]{1,62}$", "host1", false},
      {"^[a-z\\p{L}]{1,62}$", "h\xe2\x82\xac", false},
      {"^\\P{L}+$", "1-2", true},
      {"^\\P{L}+$", "1\xe2\x82\xac", true},
      {"^\\P{L}+$", "1a", false},
      {"^\\P{L}+$", "1\xc3\xb6", false},
      {"^[^\\p{Greek}]$", "a", true},
      {"^[^\\p{Greek}]$", "\xce\xb1", false},
      {"^\\p{Greek}$", "a", false},
      {"^\\p{Greek}$", "\xce\xb1", true},
      {"(?i)^\\p{Lu}+$", "aB", true},
      {"(?i)^\\p{Lu}+$", "\xc3\xb6", true},
      {"^\\Q\\pL\\E$", "\\pL", true},
      {"^\\Q\\pL\\E\xc3\xb6$", "\\pL\xc3\xb6", true},
  };
  for (int round = 0; round < 3; round++)
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
      cr_assert_eq(crd_pattern_search(crd_string_of(cases[i].pattern), crd_string_of(cases[i].text)), cases[i].matches,
                   "%s on %s", cases[i].pattern, cases[i].text);
}

Test(regex, names_of_groups_may_repeat_and_come_in_either_spelling) {
  crd_string error;
  cr_assert(crd_regex_match(arena, CRD_STRING("^(?<n>a)(?P<n>b)[)(?<n>]$"), CRD_STRING("ab?"), &error));
  cr_assert_eq(error.size, 0);
}

Test(regex, finds_bounds_also_behind_stray_bytes) {
  size_t begin = 0, end = 0;
  crd_string error, text = CRD_STRING(
                        "a\xff"
                        "b\xff"
                        "b");
  cr_assert(crd_regex_find(arena, CRD_STRING("b."), text, 0, &begin, &end, &error));
  cr_assert_eq(begin, 2);
  cr_assert_eq(end, 4);
  cr_assert(crd_regex_find(arena, CRD_STRING("b"), text, 3, &begin, &end, &error));
  cr_assert_eq(begin, 4);
  cr_assert_not(crd_regex_find(arena, CRD_STRING("^b"), text, 2, &begin, &end, &error));
  cr_assert_not(crd_regex_find(arena, CRD_STRING("b"), text, 9, &begin, &end, &error));
}

/* More patterns than the cache keeps, from several threads. */
static void *match_many(void *unused) {
  bool right = true;
  for (int i = 0; i < 2000; i++) {
    char source[32], text[32];
    snprintf(source, sizeof source, "^x%d$", i % 700);
    snprintf(text, sizeof text, "x%d", i % 700);
    crd_pattern pattern = {crd_string_of(source), NULL, crd_pattern_search};
    right = right && crd_pattern_match(&pattern, crd_string_of(text)) && !crd_pattern_match(&pattern, CRD_STRING("y"));
  }
  return right ? unused : NULL;
}

Test(regex, the_cache_is_bounded_and_shared) {
  pthread_t threads[4];
  int token = 0;
  for (int i = 0; i < 4; i++) cr_assert_eq(pthread_create(&threads[i], NULL, match_many, &token), 0);
  for (int i = 0; i < 4; i++) {
    void *result = NULL;
    pthread_join(threads[i], &result);
    cr_assert_eq(result, &token);
  }
}
