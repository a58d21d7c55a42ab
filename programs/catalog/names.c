/* SPDX-License-Identifier: Apache-2.0 */
/* kubeconform's templates are Go's, with six fields; other features of Go's templates are refused. For the core group its
 * group field is the version ("v1"), because it splits an apiVersion at the slash. */
#include "names.h"
#include "../../runtime/value/joined.h"
#include <crd/go_text.h>
#include <ctype.h>
#include <strings.h>

/* Letters, digits and '-', which is not at an end. */
static bool is_label(crd_string text) {
  bool good = text.size && text.data[0] != '-' && text.data[text.size - 1] != '-';
  for (size_t i = 0; good && i < text.size; i++) good = isalnum((unsigned char)text.data[i]) || text.data[i] == '-';
  return good;
}

static bool is_group(crd_string text) {
  crd_string label;
  for (size_t at = 0; crd_string_next_part(text, '.', &at, &label);)
    if (!is_label(label)) return false;
  return true;
}

bool kind_name_of(crd_string api_version, crd_string kind, kind_name *name) {
  const char *slash = api_version.size ? memchr(api_version.data, '/', api_version.size) : NULL;
  size_t group = slash ? (size_t)(slash - api_version.data) : 0;
  *name = (kind_name){.group = {api_version.data, group},
                      .version = slash ? crd_string_slice(api_version, group + 1, api_version.size) : api_version,
                      .kind = kind};
  return is_label(name->version) && is_label(kind) && (slash ? is_group(name->group) : true);
}

int kind_names_compare(crd_string a, crd_string b) {
  size_t size = a.size < b.size ? a.size : b.size;
  int order = size ? strncasecmp(a.data, b.data, size) : 0;
  return order ? order : (a.size > b.size) - (a.size < b.size);
}

crd_string kind_name_text(crd_arena *arena, const kind_name *name) {
  return crd_arena_printf(arena, "%.*s of %.*s%s%.*s", CRD_PRINT(name->kind), CRD_PRINT(name->group),
                          name->group.size ? "/" : "", CRD_PRINT(name->version));
}

/* ---- folders ---- */

/* v1, v1alpha1, v1api20230501preview */
static bool is_version_name(crd_string text) {
  size_t at = 0;
  while (at < text.size && isalnum((unsigned char)text.data[at])) at++;
  return at == text.size && text.size > 1 && text.data[0] == 'v' && isdigit((unsigned char)text.data[1]);
}

static size_t find_last(crd_string text, char c) {
  size_t at = text.size;
  while (at && text.data[at - 1] != c) at--;
  return at;
}

bool schema_name_split(crd_string path, kind_name *name) {
  const crd_string end = CRD_STRING(".json");
  if (!crd_string_has_suffix(path, end)) return false;
  path.size -= end.size;
  size_t file = find_last(path, '/');
  if (file < 2) return false;
  crd_string folder = crd_string_slice(path, 0, file - 1), base = crd_string_slice(path, file, path.size);
  size_t under = find_last(base, '_');
  if (under < 2) return false;
  *name = (kind_name){.group = crd_string_slice(folder, find_last(folder, '/'), folder.size),
                      .kind = crd_string_slice(base, 0, under - 1),
                      .version = crd_string_slice(base, under, base.size)};
  return name->group.size && is_version_name(name->version);
}

static bool is_same_name(crd_string a, crd_string b) {
  return kind_names_compare(a, b) == 0;
}

bool schema_name_is_of(crd_string path, const kind_name *name) {
  kind_name found;
  if (!schema_name_split(path, &found)) return false;
  crd_string group = name->group.size ? name->group : CRD_STRING("core");
  return is_same_name(found.kind, name->kind) && is_same_name(found.version, name->version) &&
         is_same_name(found.group, group);
}

/* ---- templates ---- */

typedef struct template_fields {
  crd_string version, strict, kind, api_version, group, suffix;
} template_fields;

static template_fields make_fields(crd_arena *arena, const kind_name *name, const location_options *options) {
  template_fields fields = {.strict = options->strict ? CRD_STRING("-strict") : (crd_string){"", 0},
                            .kind = crd_go_lower(arena, name->kind),
                            .api_version = name->version,
                            .group = name->group.size ? name->group : name->version};
  const char *dot = memchr(fields.group.data, '.', fields.group.size);
  crd_string first = {fields.group.data, dot ? (size_t)(dot - fields.group.data) : fields.group.size};
  crd_string behind = name->group.size ? crd_arena_printf(arena, "-%.*s", CRD_PRINT(name->version)) : (crd_string){"", 0};
  fields.suffix = crd_go_lower(arena, crd_arena_printf(arena, "-%.*s%.*s", CRD_PRINT(first), CRD_PRINT(behind)));
  fields.version =
      options->kubernetes_minor ? crd_arena_printf(arena, "v1.%u.0", options->kubernetes_minor) : CRD_STRING("master");
  return fields;
}

static const crd_string *find_template_field(const template_fields *fields, crd_string name) {
  const struct {
    crd_string name;
    const crd_string *value;
  } rows[] = {{CRD_STRING_INIT(".NormalizedKubernetesVersion"), &fields->version},
              {CRD_STRING_INIT(".StrictSuffix"), &fields->strict},
              {CRD_STRING_INIT(".ResourceKind"), &fields->kind},
              {CRD_STRING_INIT(".ResourceAPIVersion"), &fields->api_version},
              {CRD_STRING_INIT(".Group"), &fields->group},
              {CRD_STRING_INIT(".KindSuffix"), &fields->suffix}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (crd_string_equal(rows[i].name, name)) return rows[i].value;
  return NULL;
}

static crd_string trim_spaces(crd_string text) {
  while (text.size && isspace((unsigned char)text.data[0])) text = crd_string_slice(text, 1, text.size);
  while (text.size && isspace((unsigned char)text.data[text.size - 1])) text.size--;
  return text;
}

static bool expand_template(crd_text *text, crd_string rest, const template_fields *fields, crd_string *error) {
  for (const char *open; (open = memmem(rest.data, rest.size, "{{", 2));) {
    crd_text_add(text, (crd_string){rest.data, (size_t)(open - rest.data)});
    rest = crd_string_slice(rest, (size_t)(open - rest.data) + 2, rest.size);
    const char *close = memmem(rest.data, rest.size, "}}", 2);
    crd_string name = trim_spaces((crd_string){rest.data, close ? (size_t)(close - rest.data) : rest.size});
    const crd_string *value = close ? find_template_field(fields, name) : NULL;
    if (!value)
      return crd_refused(
          error, crd_arena_printf(text->arena,
                                  close ? "{{%.*s}} is none of .Group, .ResourceKind, .ResourceAPIVersion, .KindSuffix, "
                                          ".NormalizedKubernetesVersion and .StrictSuffix"
                                        : "{{%.*s has no }}",
                                  CRD_PRINT(name)));
    crd_text_add(text, *value);
    rest = crd_string_slice(rest, (size_t)(close - rest.data) + 2, rest.size);
  }
  crd_text_add(text, rest);
  return true;
}

bool location_path(crd_arena *arena, const char *location, const kind_name *name, const location_options *options,
                   crd_string *path, crd_string *error) {
  static const char usual[] =
      "/{{.NormalizedKubernetesVersion}}-standalone{{.StrictSuffix}}/{{.ResourceKind}}{{.KindSuffix}}"
      ".json";
  crd_string given = crd_string_of(location);
  bool remote = crd_string_has_prefix(given, CRD_STRING("http://")) || crd_string_has_prefix(given, CRD_STRING("https://"));
  if (remote || crd_string_equal(given, CRD_STRING("default")))
    return crd_refused(error,
                       CRD_STRING("nothing is fetched: it takes a path on this machine, as of a copy of those schemas"));
  const template_fields fields = make_fields(arena, name, options);
  crd_text text = {.arena = arena};
  bool good = expand_template(&text, given, &fields, error);
  if (good && !crd_string_has_suffix(given, CRD_STRING("json")))
    good = expand_template(&text, crd_string_of(usual), &fields, error);
  *path = crd_text_string(&text);
  return good;
}
