/* SPDX-License-Identifier: Apache-2.0 */
/* Label keys whose values come from the pod: matchLabelKeys and mismatchLabelKeys, which the selector beside them must not
 * contain. */
#include "validators.h"

#include <crd/metadata.h>

/* validateLabelKeys. */
static void validate_label_keys(core_check *check, const core_string_list *keys, const core_label_selector *selector,
                                const crd_path *path) {
  if (keys->count && !selector) {
    crd_core_forbidden(check, path, "must not be specified when labelSelector is not set");
    return;
  }
  for (uint32_t i = 0; i < keys->count; i++)
    crd_core_string_passes(check, CORE_ITEM(path, i), keys->items[i], crd_check_qualified_name);
}

static const char in_both[] = "exists in both matchLabelKeys and labelSelector";

/* The keys in a list or a selector. The value of a list's key is its last item. */
static name_table keys_of_list(core_check *check, const core_string_list *keys) {
  name_table found = {.arena = check->arena};
  for (uint32_t i = 0; i < keys->count; i++) crd_name_table_put(&found, keys->items[i], &keys->items[i]);
  return found;
}

/* Adds an error for each key of expressions that is in `keys` and that the selector has already used. */
static void find_keys_twice(core_check *check, const core_string_list *keys, const core_label_selector *selector,
                            const crd_path *path) {
  if (keys->count == 0 || !selector || selector->match_expressions.count == 0) return;
  name_table wanted = keys_of_list(check, keys), seen = {.arena = check->arena};
  for (uint32_t i = 0; i < selector->match_labels.count; i++)
    crd_name_table_put(&seen, selector->match_labels.items[i].key, &seen);
  for (uint32_t i = 0; i < selector->match_expressions.count; i++) {
    crd_string key = selector->match_expressions.items[i].key;
    const crd_string *item = crd_name_table_find(&wanted, key);
    if (item && crd_name_table_find(&seen, key))
      crd_core_invalid(check, CORE_ITEM(path, (uint32_t)(item - keys->items)), crd_bad_string(key), in_both);
    crd_name_table_put(&seen, key, &seen);
  }
}

/* ValidateMatchLabelKeysAndMismatchLabelKeys */
void crd_core_validate_match_label_keys(core_check *check, const core_string_list *match, const core_string_list *mismatch,
                                        const core_label_selector *selector, const crd_path *path) {
  const crd_path *matching = CORE_AT(path, "matchLabelKeys");
  validate_label_keys(check, match, selector, matching);
  validate_label_keys(check, mismatch, selector, CORE_AT(path, "mismatchLabelKeys"));
  find_keys_twice(check, match, selector, path);
  if (match->count == 0 || mismatch->count == 0) return;
  name_table others = keys_of_list(check, mismatch);
  for (uint32_t i = 0; i < match->count; i++)
    if (crd_name_table_find(&others, match->items[i]))
      crd_core_bad_text(check, CORE_ITEM(matching, i), match->items[i],
                        "exists in both matchLabelKeys and mismatchLabelKeys");
}

/* ValidateMatchLabelKeysInTopologySpread */
void crd_core_validate_match_label_keys_alone(core_check *check, const core_string_list *keys,
                                              const core_label_selector *selector, const crd_path *path) {
  if (keys->count == 0) return;
  name_table seen = {.arena = check->arena};
  if (!selector) crd_core_forbidden(check, path, "must not be specified when labelSelector is not set");
  for (uint32_t i = 0; selector && i < selector->match_labels.count; i++)
    crd_name_table_put(&seen, selector->match_labels.items[i].key, &seen);
  for (uint32_t i = 0; selector && i < selector->match_expressions.count; i++)
    crd_name_table_put(&seen, selector->match_expressions.items[i].key, &seen);
  for (uint32_t i = 0; i < keys->count; i++) {
    crd_core_string_passes(check, CORE_ITEM(path, i), keys->items[i], crd_check_qualified_name);
    if (crd_name_table_find(&seen, keys->items[i]))
      crd_core_invalid(check, CORE_ITEM(path, i), crd_bad_string(keys->items[i]), in_both);
  }
}
