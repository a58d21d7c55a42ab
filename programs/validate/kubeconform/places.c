/* SPDX-License-Identifier: Apache-2.0 */
#include "places.h"
#include "../../../runtime/base/nearest_name.h"

/* The layout of kubernetes-json-schema, for a place that is no schema path. */
static const char folder_layout[] =
    "/{{ .NormalizedKubernetesVersion }}-standalone{{ .StrictSuffix }}/{{ .ResourceKind }}{{ .KindSuffix }}.json";

/* Parses the name in braces at `at`; false if it is no placeholder. */
static bool read_action(crd_string text, size_t at, crd_string *name, size_t *end) {
  for (at += 2; at < text.size && text.data[at] == ' ';) at++;
  if (at == text.size || text.data[at] != '.') return false;
  size_t start = ++at;
  while (at < text.size && text.data[at] != ' ' && text.data[at] != '}') at++;
  *name = crd_string_slice(text, start, at);
  while (at < text.size && text.data[at] == ' ') at++;
  *end = at + 2;
  return at + 2 <= text.size && text.data[at] == '}' && text.data[at + 1] == '}';
}

/* A name that depends on the kind, and so stays in the template. */
static bool is_of_a_kind(crd_string name) {
  return crd_is_among(name, "ResourceKind ResourceAPIVersion Group KindSuffix");
}

static bool put_in(crd_text *made, const kubeconform_place_rules *rules, crd_string name) {
  const char *version = rules->kubernetes ? rules->kubernetes : "master";
  if (is_of_a_kind(name))
    crd_text_printf(made, "{{ .%.*s }}", CRD_PRINT(name));
  else if (crd_string_equal(name, CRD_STRING("NormalizedKubernetesVersion")))
    crd_text_printf(made, "%s%s", strcmp(version, "master") == 0 ? "" : "v", version);
  else if (!crd_string_equal(name, CRD_STRING("StrictSuffix")))
    return false;
  else if (rules->strict)
    crd_text_add(made, CRD_STRING("-strict"));
  return true;
}

bool kubeconform_place_read(crd_arena *arena, const kubeconform_place_rules *rules, const char *place, const char **template,
                            const char **wrong) {
  crd_text made = {.arena = arena};
  crd_string text = crd_string_of(place);
  if (crd_string_has_prefix(text, CRD_STRING("http"))) {
    *wrong = "nothing is fetched: keep a copy of the schemas and give its path, or give the CRDs with --crd or --catalog: ";
    return false;
  }
  if (!crd_string_has_suffix(text, CRD_STRING("json"))) text = crd_arena_printf(arena, "%s%s", place, folder_layout);
  *wrong =
      "not a template of .Group, .ResourceKind, .ResourceAPIVersion, .KindSuffix, .NormalizedKubernetesVersion and "
      ".StrictSuffix: ";
  for (size_t at = 0; at < text.size;) {
    crd_string name;
    size_t end = at + 1;
    const bool action = text.data[at] == '{' && at + 1 < text.size && text.data[at + 1] == '{';
    if (action && (!read_action(text, at, &name, &end) || !put_in(&made, rules, name))) return false;
    if (!action) crd_text_add_char(&made, text.data[at]);
    at = end;
  }
  *template = crd_arena_copy(arena, crd_text_string(&made)).data;
  return true;
}
