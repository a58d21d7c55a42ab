/* SPDX-License-Identifier: Apache-2.0 */
/* Makes an account of a document, which the caller completes and sends to every output. */
#include "judge.h"

account judging_account(const judge *judge, const judged_document *at, account_outcome outcome, size_t offset) {
  return (account){.place = &at->place,
                   .subject = &at->subject,
                   .arena = judge->arena,
                   .outcome = outcome,
                   .object = at->object,
                   .behind = at->subject.item > 0 ? 0 : at->behind,
                   .strict = judge->options->strict,
                   .with_object = judge->options->mutate,
                   .offset = (uint32_t)offset};
}

void judging_tell(const judge *judge, account *account) {
  for (size_t i = 0; i < judge->outlets->count; i++) judge->outlets->items[i].form->tell(&judge->reports[i], account);
}

void judging_say_bad(const judge *judge, const judged_document *at, account_outcome outcome, size_t offset, const char *code,
                     crd_string error) {
  account account = judging_account(judge, at, outcome, offset);
  account.why = error;
  account.code = code;
  judging_tell(judge, &account);
}

void judging_say_passed(const judge *judge, const judged_document *at, account_outcome outcome, crd_string why) {
  account account = judging_account(judge, at, outcome, 0);
  account.why = why;
  judging_tell(judge, &account);
}

/* The most characters of a name: groups, versions and kinds have at most 253, 63 and 63. */
#define NAME_LIMIT 400u

void judging_keep_name(judge *judge, name_list *names, crd_string name) {
  char kept[NAME_LIMIT + 1];
  size_t size = name.size < NAME_LIMIT ? name.size : NAME_LIMIT;
  for (size_t i = 0; i < size; i++) kept[i] = (char)((unsigned char)name.data[i] < 0x20 ? '?' : name.data[i]);
  kept[size] = '\0';
  output_add(names, kept, size + 1);
  if (names->cut) crd_stop_now(judge->arena, CRD_STOP_MEMORY, names->room + size);
}
