/* SPDX-License-Identifier: Apache-2.0 */
/* Named formats against the API server's, with their texts. */
#include "table.h"
#include <crd/named_format.h>

static const table_row rows[] = {
#include "tables/named_format.inc"
};

static crd_string answer(crd_arena *arena, const table_row *row) {
  const crd_named_format *format = crd_named_format_find(row->arguments[0]);
  cr_assert_not_null(format);
  crd_texts messages = {.arena = arena};
  crd_named_format_check(format, row->arguments[1], &messages);
  crd_text out = {.arena = arena};
  for (size_t i = 0; i < messages.count; i++) {
    if (i) crd_text_add_char(&out, '\n');
    crd_text_add(&out, messages.items[i]);
  }
  return crd_text_string(&out);
}

TABLE(named_format, answer)

Test(named_format, names_are_exact) {
  cr_assert_null(crd_named_format_find(CRD_STRING("")));
  cr_assert_null(crd_named_format_find(CRD_STRING("UUID")));
  cr_assert_null(crd_named_format_find(CRD_STRING("uuid ")));
}
