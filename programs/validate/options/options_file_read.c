/* SPDX-License-Identifier: Apache-2.0 */
/* A file's keys are looked up among the flags; values are converted to what the command line would have. All errors are
 * reported, not only the first. */
#include "../../../runtime/base/nearest_name.h"
#include "base/diagnostic.h"
#include "base/memory.h"
#include "options_file.h"

typedef struct config_reader {
  crd_arena *arena;
  const configuration_rules *rules;
  configuration *read;
  const source *source; /* outlives the diagnostics, which point to it */
  diagnostics *diagnostics;
  bool overrides; /* inside an override */
} config_reader;

static void say_at(const config_reader *reader, severity severity, uint32_t offset, crd_string what) {
  crdc_diagnostics_add(reader->diagnostics, severity, (location){reader->source, offset}, "%.*s", CRD_PRINT(what));
}

static void refuse_place(const config_reader *reader, uint32_t offset, crd_string what) {
  say_at(reader, SEVERITY_ERROR, offset, what);
}

void settings_add(crd_arena *arena, settings *settings, setting setting) {
  CRD_ARENA_PUSH(arena, settings->items, settings->count, settings->room, 16, setting);
}

/* ---- flags that files can have ---- */

static bool may_be_said(const config_reader *reader, const flag *flag, uint32_t offset) {
  const configuration *read = reader->read;
  const configuration_right *right = configuration_right_of(flag);
  const char *why = right->who == SAID_BY_LINE ? "is for the command line alone"
                    : right->who == SAID_BY_NAMED && read->tree
                        ? "is for the command line and files that --config-file names, not for one that was found"
                    : reader->overrides && !right->differs
                        ? "is for the whole run, not for some of its files: it stands outside of overrides"
                        : NULL;
  if (why) refuse_place(reader, offset, crd_arena_printf(reader->arena, "%s: %s", flag->name, why));
  const struct flag *weakened = why || !read->tree ? NULL : configuration_weakened(flag, read->line);
  if (weakened)
    say_at(reader, SEVERITY_WARNING, offset,
           crd_arena_printf(reader->arena,
                            "%s: is not taken: the command line has --%s, and a file that was found does not weaken that",
                            flag->name, weakened->name));
  return !why && !weakened;
}

/* ---- values ---- */

/* Whether the flag takes a list as one text with commas. */
static bool joins_by_commas(const flag *flag) {
  return flag->argument && (strcmp(flag->argument, "LIST") == 0 || strcmp(flag->argument, "G") == 0);
}

/* A number as it is written, because version 1.30 is not 1.3. An alias has the text of its target. */
static const char *number_text(const config_reader *reader, const crd_value *value) {
  crd_string text = reader->source->text;
  size_t start = value->offset, end = start;
  crd_text made = {.arena = reader->arena};
  if (start >= text.size || !strchr("0123456789+-.", text.data[start])) {
    crd_json_write(&made, value, CRD_JSON_COMPACT);
    return crd_arena_copy(reader->arena, crd_text_string(&made)).data;
  }
  while (end < text.size && !strchr(" \t\r\n,]}#", text.data[end])) end++;
  return crd_arena_copy(reader->arena, (crd_string){text.data + start, end - start}).data;
}

/* A scalar as on the command line; NULL after a message. */
static const char *text_of_scalar(const config_reader *reader, const flag *flag, const crd_value *value) {
  const bool number = value->kind == CRD_INT || value->kind == CRD_DOUBLE;
  crd_string text = crd_value_text(value);
  if (number) return number_text(reader, value);
  if (value->kind == CRD_STRING_VALUE && !memchr(text.data, '\0', text.size))
    return crd_arena_copy(reader->arena, text).data;
  refuse_place(reader, value->offset,
               crd_arena_printf(reader->arena, "%s: must be a text%s", flag->name,
                                flag_repeats(flag) || joins_by_commas(flag) ? " or a list of texts" : ""));
  return NULL;
}

/* A path is relative to the folder of the configuration file; of FORM=FILE the part after the sign. */
static const char *place_path(const config_reader *reader, const flag *flag, const char *value) {
  static const char *const paths[] = {"FILE", "DIR", "PATH", "TEMPLATE", "INDEX"};
  const char *argument = flag->argument ? flag->argument : "";
  bool whole = false;
  for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
    whole = whole || crd_string_has_prefix(crd_string_of(argument), crd_string_of(paths[i]));
  const char *sign = !whole && strstr(argument, "=FILE") ? strchr(value, '=') : NULL;
  const char *path = whole ? value : sign ? sign + 1 : NULL;
  if (!path || !*path || *path == '/' || strcmp(path, "-") == 0) return value;
  const int before = (int)(path - value);
  const char *folder = reader->read->folder, *above;
  while (strncmp(path, "../", 3) == 0 && (above = configuration_above(reader->arena, folder))) {
    folder = above;
    path += 3 + strspn(path + 3, "/");
  }
  const char *way = configuration_way(reader->arena, reader->read->here, folder);
  return crd_arena_printf(reader->arena, "%.*s%s%s", before, value, way, *path || *way ? path : ".").data;
}

static setting make_setting(const config_reader *reader, const flag *flag, uint32_t offset) {
  crd_position at = crd_position_of(reader->source->text, offset == CRD_NO_OFFSET ? 0 : offset);
  return (setting){
      .flag = flag, .file = reader->read->path, .line = at.line, .column = at.column, .overrides = reader->overrides};
}

/* Why a found file must not have a value; NULL: it can. */
static const char *stray_value(const config_reader *reader, const flag *flag, const char *value) {
  const configuration_source who = configuration_right_of(flag)->who;
  const char *tree = reader->read->tree, *sign = value ? strchr(value, '=') : NULL;
  if (!tree || !value) return NULL;
  if (who == SAID_TO_STREAM) return sign && strcmp(sign, "=-") != 0 ? "writes a file" : NULL;
  return who == SAID_INSIDE ? configuration_strays(reader->arena, tree, value) : NULL;
}

static void take_setting(const config_reader *reader, settings *to, const flag *flag, const char *value, uint32_t offset) {
  const char *wanted = NULL;
  setting made = make_setting(reader, flag, offset);
  made.value = value ? place_path(reader, flag, value) : NULL;
  const char *stray = stray_value(reader, flag, made.value);
  if (stray)
    refuse_place(reader, offset,
                 crd_arena_printf(reader->arena, "%s: \"%s\" %s: --config-file names a file that may say it", flag->name,
                                  value, stray));
  else if (reader->rules->accepts(&made, &wanted))
    settings_add(reader->arena, to, made);
  else if (wanted) /* without dashes, which keys do not have */
    refuse_place(reader, offset, crd_arena_printf(reader->arena, "%s%s", wanted + strspn(wanted, "-"), value ? value : ""));
  else
    refuse_place(reader, offset, crd_arena_printf(reader->arena, "%s does not take %s", flag->name, value ? value : "this"));
}

static void take_list(const config_reader *reader, settings *to, const flag *flag, const crd_value *list) {
  crd_text joined = {.arena = reader->arena};
  const bool joins = joins_by_commas(flag) && !flag_repeats(flag);
  if (!joins && !flag_repeats(flag)) {
    refuse_place(reader, list->offset, crd_arena_printf(reader->arena, "%s: takes one value, not a list", flag->name));
    return;
  }
  for (uint32_t i = 0; i < list->size; i++) {
    const crd_value *item = &list->as.items[i];
    const char *value = text_of_scalar(reader, flag, item);
    if (!value) return;
    if (joins)
      crd_text_printf(&joined, "%s%s", i ? "," : "", value);
    else
      take_setting(reader, to, flag, value, item->offset);
  }
  if (joins)
    take_setting(reader, to, flag, crd_arena_printf(reader->arena, "%.*s", CRD_PRINT(crd_text_string(&joined))).data,
                 list->offset);
  if (joins || list->size) return;
  setting nothing = make_setting(reader, flag, list->offset);
  nothing.nothing = true;
  settings_add(reader->arena, to, nothing);
}

static void take_value(const config_reader *reader, settings *to, const flag *flag, const crd_value *value) {
  const bool truth = value->kind == CRD_BOOL;
  const char *text = NULL;
  if (flag->value == FLAG_ALONE && !truth) {
    refuse_place(reader, value->offset, crd_arena_printf(reader->arena, "%s: must be true or false", flag->name));
    return;
  }
  if (flag->value != FLAG_TAKES && truth) {
    /* A flag with an optional value has none if the key is true. */
    bool plain = flag->value == FLAG_MAY_TAKE && value->as.boolean;
    take_setting(reader, to, flag, plain ? NULL : value->as.boolean ? "true" : "false", value->offset);
  } else if (value->kind == CRD_LIST) {
    take_list(reader, to, flag, value);
  } else if ((text = text_of_scalar(reader, flag, value))) {
    take_setting(reader, to, flag, text, value->offset);
  }
}

/* ---- keys ---- */

static const flag *flag_of_key(const config_reader *reader, crd_string key) {
  for (size_t i = 0; i < reader->rules->count; i++) {
    const flag *row = &reader->rules->flags[i];
    if (row->name && crd_string_equal(crd_string_of(row->name), key)) return row;
  }
  return NULL;
}

/* Reports an unknown key, with a suggestion if there is one. */
static void refuse_key(const config_reader *reader, const crd_member *member, const char *const *own, size_t own_count) {
  const char *names[128];
  size_t count = 0;
  crd_string key = crd_member_name(member);
  for (size_t i = 0; i < own_count; i++) names[count++] = own[i];
  for (size_t i = 0; i < reader->rules->count && count < sizeof names / sizeof *names; i++)
    if (reader->rules->flags[i].name) names[count++] = reader->rules->flags[i].name;
  crd_string dashed = crd_string_has_prefix(key, CRD_STRING("--")) ? crd_string_slice(key, 2, key.size) : key;
  const char *near = crd_nearest_name(dashed, names, count);
  crd_text what = {.arena = reader->arena};
  crd_text_printf(&what, "unknown key \"%.*s\"", CRD_PRINT(key));
  if (near) crd_text_printf(&what, "; did you mean \"%s\"?", near);
  refuse_place(reader, member->name_offset, crd_text_string(&what));
}

static const char *const override_keys[] = {"paths"}, *const file_keys[] = {"overrides", "root"};

static void take_override_path(const config_reader *reader, configuration_override *to, const crd_value *value) {
  crd_string text = crd_value_text(value);
  if (!text.size || text.size >= CONFIGURATION_PATH_LIMIT || text.data[0] == '/' ||
      crd_string_contains(text, CRD_STRING("..")) || memchr(text.data, '\0', text.size))
    refuse_place(reader, value->offset, CRD_STRING("paths: must be patterns of paths below the folder of this file"));
  else
    to->paths[to->path_count++] = crd_arena_copy(reader->arena, text).data;
}

static void read_paths(const config_reader *reader, configuration_override *to, const crd_value *value) {
  const bool list = value->kind == CRD_LIST;
  size_t count = list ? value->size : 1;
  to->paths = crd_arena_alloc(reader->arena, (count + 1) * sizeof *to->paths);
  if (list && !value->size) refuse_place(reader, value->offset, CRD_STRING("paths: the list is empty"));
  for (size_t i = 0; i < count; i++) take_override_path(reader, to, list ? &value->as.items[i] : value);
}

static void read_override(const config_reader *outer, configuration_override *to, const crd_value *map) {
  config_reader reader = *outer;
  reader.overrides = true;
  *to = (configuration_override){.path_count = 0};
  if (map->kind != CRD_MAP) {
    refuse_place(&reader, map->offset, CRD_STRING("overrides: each must be a map, with paths and keys"));
    return;
  }
  const crd_value *paths = crd_value_get(map, CRD_STRING("paths"));
  if (!paths)
    refuse_place(&reader, map->offset, CRD_STRING("overrides: paths is missing: patterns of the files it is about"));
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_member *member = &map->as.members[i];
    const flag *flag = flag_of_key(&reader, crd_member_name(member));
    if (&member->value == paths)
      read_paths(&reader, to, paths);
    else if (!flag)
      refuse_key(&reader, member, override_keys, 1);
    else if (may_be_said(&reader, flag, member->name_offset))
      take_value(&reader, &to->settings, flag, &member->value);
  }
}

static void read_overrides(const config_reader *reader, const crd_value *list) {
  if (list->kind != CRD_LIST) {
    refuse_place(reader, list->offset, CRD_STRING("overrides: must be a list of maps"));
    return;
  }
  configuration *read = reader->read;
  read->overrides = crd_arena_alloc(reader->arena, (list->size + 1) * sizeof *read->overrides);
  for (uint32_t i = 0; i < list->size; i++)
    read_override(reader, &read->overrides[read->override_count++], &list->as.items[i]);
}

static void read_root(const config_reader *reader, const crd_value *root) {
  if (root->kind != CRD_MAP) {
    refuse_place(reader, root->offset, CRD_STRING("must be a map of flags by their long names"));
    return;
  }
  for (uint32_t i = 0; i < root->size; i++) {
    const crd_member *member = &root->as.members[i];
    crd_string key = crd_member_name(member);
    const flag *flag = flag_of_key(reader, key);
    if (crd_string_equal(key, CRD_STRING("overrides")))
      read_overrides(reader, &member->value);
    else if (crd_string_equal(key, CRD_STRING("root")) && member->value.kind == CRD_BOOL)
      reader->read->root = member->value.as.boolean;
    else if (crd_string_equal(key, CRD_STRING("root")))
      refuse_place(reader, member->value.offset, CRD_STRING("root: must be true or false"));
    else if (!flag)
      refuse_key(reader, member, file_keys, 2);
    else if (may_be_said(reader, flag, member->name_offset))
      take_value(reader, &reader->read->settings, flag, &member->value);
  }
}

static void read_file_text(const config_reader *reader, crd_string text) {
  crd_duplicates twice = {.count = 0};
  crd_parse_options options = {.duplicates = &twice};
  crd_parse_error error = {.offset = 0};
  crd_yaml_document *documents;
  size_t count, found = 0;
  const crd_value *root = NULL;
  if (!crd_yaml_parse_stream(reader->arena, text, &options, &documents, &count, &error)) {
    memory_check_reader(&error);
    refuse_place(reader, (uint32_t)error.offset, crdc_yaml_message(reader->arena, error.message));
    return;
  }
  for (size_t i = 0; i < count; i++) {
    if (!documents[i].value) continue;
    if (found++) refuse_place(reader, documents[i].value->offset, CRD_STRING("must be one document"));
    root = found == 1 ? documents[i].value : root;
  }
  for (uint32_t i = 0; i < twice.count; i++)
    refuse_place(reader, twice.items[i].offset,
                 crd_arena_printf(reader->arena, "%.*s: stands twice", CRD_PRINT(twice.items[i].path)));
  if (root && root->kind != CRD_NULL) read_root(reader, root);
}

bool configuration_read(crd_arena *arena, const configuration_rules *rules, crd_string text, configuration *read) {
  diagnostics diagnostics = {.arena = arena};
  const source source = {.name = read->path, .text = text};
  const config_reader reader = {
      .arena = arena, .rules = rules, .read = read, .source = &source, .diagnostics = &diagnostics};
  read_file_text(&reader, text);
  crdc_diagnostics_print(&diagnostics, rules->messages, false);
  return diagnostics.errors == 0;
}
