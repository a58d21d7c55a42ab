/* SPDX-License-Identifier: Apache-2.0 */
/* Text as people are shown it. */
#include <crd/shown.h>
#include <criterion/criterion.h>
#include <stdlib.h>

#define OVERRIDE "\342\200\256"
#define ISOLATE "\342\201\246"

static const struct {
  const char *text, *name, *line, *lines, *source;
} cases[] = {
    {"", "", "", "", ""},
    {"plain \303\251 \360\237\230\200", "plain \303\251 \360\237\230\200", "plain \303\251 \360\237\230\200",
     "plain \303\251 \360\237\230\200", "plain \303\251 \360\237\230\200"},
    {"a\nb\tc\r", "a\\nb\\tc\\r", "a b c ", "a\nb\tc\\r", "a?b\tc?"},
    {"\033[31m", "\\x1b[31m", "\\x1b[31m", "\\x1b[31m", "?[31m"},
    {"\177\302\233\233", "\\x7f\\x9b\\x9b", "\\x7f\\x9b\\x9b", "\\x7f\\x9b\\x9b", "???"},
    {"x" OVERRIDE "y" ISOLATE, "x\\u202ey\\u2066", "x\\u202ey\\u2066", "x\\u202ey\\u2066", "x?y?"},
    {"\342\200\250\330\234\342\200\217", "\\u2028\\u061c\\u200f", "\\u2028\\u061c\\u200f", "\\u2028\\u061c\\u200f", "???"},
    {"\357\277\276\360\237\277\277", "\\ufffe\\U0001ffff", "\\ufffe\\U0001ffff", "\\ufffe\\U0001ffff", "??"},
    {"::error::x", "\\x3a:error::x", "\\x3a:error::x", "\\x3a:error::x", "?:error::x"},
    {"a\n \302\240::x", "a\\n \302\240\\x3a:x", "a  \302\240\\x3a:x", "a\n \302\240\\x3a:x", "a? \302\240?:x"},
    {"a ::b ::1 fe80::1 ::", "a ::b ::1 fe80::1 ::", "a ::b ::1 fe80::1 ::", "a ::b ::1 fe80::1 ::", "a ::b ::1 fe80::1 ::"},
    {"## a #[ ##[x ##vso[y", "## a #[ \\x23#[x \\x23#vso[y", "## a #[ \\x23#[x \\x23#vso[y", "## a #[ \\x23#[x \\x23#vso[y",
     "## a #[ ?#[x ?#vso[y"},
};

Test(shown, replaces_what_is_more_than_a_character) {
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const char *const wanted[] = {[CRD_SHOWN_NAME] = cases[i].name,
                                  [CRD_SHOWN_LINE] = cases[i].line,
                                  [CRD_SHOWN_LINES] = cases[i].lines,
                                  [CRD_SHOWN_SOURCE] = cases[i].source};
    for (size_t how = 0; how < sizeof wanted / sizeof *wanted; how++) {
      crd_text text = {.arena = arena};
      crd_text_add_shown(&text, crd_string_of(cases[i].text), (crd_shown)how);
      cr_expect(crd_string_equal(crd_text_string(&text), crd_string_of(wanted[how])), "%zu %zu: %.*s", i, how,
                (int)text.size, text.data);
      char *printed = NULL;
      size_t size = 0;
      FILE *stream = open_memstream(&printed, &size);
      crd_print_shown(stream, crd_string_of(cases[i].text), (crd_shown)how);
      fclose(stream);
      cr_expect(crd_string_equal((crd_string){printed, size}, crd_string_of(wanted[how])), "%s", printed);
      free(printed);
    }
  }
  crd_arena_destroy(arena);
}
