/* SPDX-License-Identifier: Apache-2.0 */
#include "admission_rule.h"
#include <string.h>

/* "...Policy 'NAME'", "policy "NAME"": names hold no quotes. */
crd_string crdc_admission_rule(crd_arena *arena, crd_string message) {
  static const char word[] = "olicy ";
  const size_t size = sizeof word - 1;
  for (size_t i = 0; i + size < message.size; i++) {
    const char quote = message.data[i + size];
    if (memcmp(message.data + i, word, size) != 0 || (quote != '\'' && quote != '"')) continue;
    const char *name = message.data + i + size + 1, *end = memchr(name, quote, message.size - i - size - 1);
    if (end) return crd_arena_printf(arena, "policy/%.*s", (int)(end - name), name);
  }
  return CRD_STRING("policy");
}
