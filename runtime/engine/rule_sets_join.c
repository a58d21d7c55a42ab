/* SPDX-License-Identifier: Apache-2.0 */
/* Joins the failures of a rule set to one message: with a text, or in the form of Go's libraries (hashicorp/go-multierror's
 * ListFormatFunc, apimachinery pkg/util/errors' aggregate). */
#include "../value/words.h"
#include "rule_sets.h"

#include <crd/go_text.h>

/* The messages of a list that is being joined. */
typedef struct joining {
  crd_text text;
  const crd_join *join;
  crd_texts seen; /* AGGREGATE: the messages so far */
  uint32_t count;
} joining;

static bool is_joined(joining *joining, crd_string message) {
  for (uint32_t i = 0; i < joining->seen.count; i++)
    if (crd_string_equal(joining->seen.items[i], message)) return true;
  crd_texts_add(&joining->seen, message);
  return false;
}

static void join_message(joining *joining, const crd_error *error) {
  crd_text own = {.arena = joining->text.arena};
  crd_words_add(&own, error);
  crd_string message = crd_text_string(&own);
  const crd_join *join = joining->join;
  if (join->form == CRD_JOIN_AGGREGATE && is_joined(joining, message)) return;
  if (join->form == CRD_JOIN_MULTIERROR)
    crd_text_add(&joining->text, CRD_STRING("\t* "));
  else if (joining->count)
    crd_text_add(&joining->text, join->form == CRD_JOIN_AGGREGATE ? CRD_STRING(", ") : join->text);
  crd_text_add(&joining->text, message);
  if (join->form == CRD_JOIN_MULTIERROR) crd_text_add_char(&joining->text, '\n');
  joining->count++;
}

static crd_string joined_message(joining *joining) {
  crd_string all = crd_text_string(&joining->text);
  crd_arena *arena = joining->text.arena;
  if (joining->join->form == CRD_JOIN_AGGREGATE && joining->count > 1)
    all = crd_arena_printf(arena, "[%.*s]", (int)all.size, all.data);
  if (joining->join->form == CRD_JOIN_MULTIERROR)
    all = crd_arena_printf(arena, "%u error%s occurred:\n%.*s\n", joining->count, joining->count == 1 ? "" : "s",
                           (int)all.size, all.data);
  return joining->join->trim ? crd_go_trim(all) : all;
}

void crd_rule_sets_join(set_run *run, uint32_t before, const crd_join *join) {
  if (join->form == CRD_JOIN_NONE) return;
  crd_error *errors = run->errors->items;
  uint32_t kept = before, first = UINT32_MAX;
  joining joining = {.text = {.arena = run->cel.arena}, .join = join, .seen = {.arena = run->cel.arena}};
  for (uint32_t i = before; i < run->errors->count; i++) {
    bool warns = errors[i].warning || errors[i].forgiven;
    if (!warns) join_message(&joining, &errors[i]);
    if (!warns && first != UINT32_MAX) {
      run->failures--;
      continue;
    }
    if (!warns) first = kept;
    errors[kept++] = errors[i];
  }
  if (first != UINT32_MAX) words_replace(&errors[first], joined_message(&joining));
  crd_errors_truncate(run->errors, kept);
}
