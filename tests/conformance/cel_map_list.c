/* SPDX-License-Identifier: Apache-2.0 */
#include "cel_map_list.h"
#include "../../runtime/engine/engine.h"

static bool is_same(const crd_value *a, const crd_value *b) {
  bool absent = !b || b->kind == CRD_NULL;
  return a && !absent ? crd_value_equal(a, b) : !a && absent;
}

void run_map_list(suite *suite, const crd_value *row) {
  const crd_value *schema = row_value(row, "schema"), *keys = row_value(schema, "x-kubernetes-list-map-keys"),
                  *items = row_value(row, "items"), *before = row_value(row, "warm_up_queries"), *found = NULL;
  static const crd_value nothing = {.kind = CRD_LIST};
  crd_string *names = crd_arena_zalloc(suite->arena, (row_count(keys) + 1) * sizeof *names);
  for (uint32_t i = 0; i < row_count(keys); i++) names[i] = crd_value_string(&keys->as.items[i]);
  bool keyed = crd_string_equal(row_text(schema, "x-kubernetes-list-type"), CRD_STRING("map"));
  crd_type type = {.accepts = CRD_ACCEPT_ARRAY,
                   .list_kind = keyed ? CRD_LIST_KEYED : CRD_LIST_UNSET,
                   .map_keys = names,
                   .map_key_count = (uint16_t)row_count(keys)};
  if (!items || items->kind != CRD_LIST) items = &nothing;
  for (uint32_t i = 0; i < row_count(before); i++)
    (void)crd_ratchet_keyed_item(NULL, NULL, &type, items, &before->as.items[i], NULL);
  found = crd_ratchet_keyed_item(NULL, NULL, &type, items, row_value(row, "query"), NULL);
  const crd_value *expect = row_value(row, "expect");
  suite_case(suite, row_text(row, "id"), (crd_string){"", 0}, is_same(found, row_value(expect, "found")),
             row_print(suite->arena, expect), row_print(suite->arena, found));
}
