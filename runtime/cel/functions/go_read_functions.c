/* SPDX-License-Identifier: Apache-2.0 */
/* Functions that decode texts as Go types, for texts that operators keep in files and in fields. */
#include "../internal.h"

#include <crd/go_json.h>

/* goFromJSON and goFromYAML: decodes a text as a Go type, or uses the settings' cache; an empty optional on error. */
static crd_cel_value read_as(crd_cel *cel, const crd_cel_value *arguments, size_t count, crd_setting_reader *read) {
  if (!crd_cel_all_are(arguments, count, CRD_CEL_STRING)) return crd_cel_wrong_call(cel, arguments, count);
  crd_string text = arguments[0].as.text;
  cel->cost += (uint64_t)crd_cel_length(text) + 1;
  if (cel->cost > cel->limit) return crd_cel_optional_none();
  const crd_value *kept = crd_settings_kept(cel->settings, text, read, arguments[1].as.text);
  if (kept) return crd_cel_optional_of(cel, crd_cel_of_tree(cel, kept));
  crd_value *value = crd_arena_alloc(cel->arena, sizeof *value);
  if (!read(cel->arena, text, arguments[1].as.text, value)) return crd_cel_optional_none();
  return crd_cel_optional_of(cel, crd_cel_of_tree(cel, value));
}

crd_cel_value crd_cel_fn_go_from_yaml(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return read_as(cel, arguments, count, crd_go_read_yaml);
}

crd_cel_value crd_cel_fn_go_from_json(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return read_as(cel, arguments, count, crd_go_read_json);
}
