/* SPDX-License-Identifier: Apache-2.0 */
/* Of each question on standard input what crdc explain tells of it, in one process. A question ends with a byte 0, and so
 * does an answer, which is empty where nothing is known. */
#include "errors/catalogue.h"

#include <stdio.h>

static void tell_entry(void *context, const error_entry *entry) {
  crdc_error_print_text(context, entry);
}

static void tell_rule(void *context, const named_rule *rule) {
  crdc_named_rule_print_text(context, rule);
}

int main(void) {
  crd_arena *arena = crd_arena_create(NULL);
  named_rules rules = {.arena = arena};
  crdc_named_rules_add_carried(&rules);
  crd_text question = {.arena = arena}, answer = {.arena = arena};
  for (int c; (c = getchar()) != EOF;) {
    if (c) {
      crd_text_add_char(&question, (char)c);
      continue;
    }
    answer.size = 0;
    bool known = crdc_errors_tell(crd_text_string(&question), &rules, &(error_teller){tell_entry, tell_rule, &answer});
    if (known != (answer.size > 0)) return fprintf(stderr, "%s: what is told is not what is known\n", question.data), 1;
    fwrite(answer.data, 1, answer.size, stdout);
    putchar(0);
    question.size = 0;
  }
  crd_arena_destroy(arena);
  return 0;
}
