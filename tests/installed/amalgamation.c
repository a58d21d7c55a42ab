/* SPDX-License-Identifier: Apache-2.0 */
/* A program over crdrt.c: YAML becomes JSON, and patterns are searched by what stands there for RE2. */
#include "crdrt.h"
#include <stdio.h>

static const struct {
  const char *pattern, *text;
  bool matches;
} searches[] = {
    {"^a(b|c)*d$", "abccbd", true}, {"^a(b|c)*d$", "abccbe", false}, {"x{2,3}$", "axx", true},
    {"^x{2,3}$", "xxxx", false},    {"\\bword\\b", "a word.", true}, {"\\bword\\b", "awordy", false},
    {"(?m)^b$", "a\nb\nc", true},   {"^b$", "a\nb\nc", false},       {"^[^\\x00-\\x7f]+$", "\xc3\xa4\xe2\x82\xac", true},
    {"^(a*)*$", "aaab", false},     {"^(?i)ab+c?$", "ABB", true},    {"", "", true}};

int main(void) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_string error;
  crd_text text = {.arena = arena};
  int wrong = 0;
  for (size_t i = 0; i < sizeof searches / sizeof *searches; i++)
    if (crd_regex_match(arena, crd_string_of(searches[i].pattern), crd_string_of(searches[i].text), &error) !=
            searches[i].matches ||
        error.size)
      fprintf(stderr, "%s of %s\n", searches[i].pattern, searches[i].text), wrong = 1;
  crd_parse_error problem;
  const crd_value *value = crd_yaml_parse(arena, CRD_STRING("b: [1, 2.5, x]\na: {c: yes}\n"), NULL, &problem, NULL);
  if (!value) return 2;
  crd_yaml_write(&text, value);
  crd_string json = crd_text_string(&text);
  printf("%.*s", CRD_PRINT(json));
  if (crd_regex_check(arena, CRD_STRING("[a"), &error)) return 2;
  printf("%.*s\n", CRD_PRINT(error));
  crd_arena_destroy(arena);
  return wrong;
}
