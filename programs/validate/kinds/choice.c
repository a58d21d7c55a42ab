/* SPDX-License-Identifier: Apache-2.0 */
/* The messages about unknown kinds: kubectl's words, and similar names. */
#include "choice.h"
#include "../../../runtime/base/nearest_name.h"
#include "../../../runtime/text/group_version.h"
#include "options/ignoring.h"
#include "served.h"

coverage_choice coverage_choose(const kind_options *options, crd_string api_version, crd_string kind) {
  if (kind_lists_name(&options->rejected, api_version, kind)) return CHOICE_REJECTED;
  if (kind_lists_name(&options->skipped, api_version, kind)) return CHOICE_SKIPPED;
  bool asked = !options->asked.count || kind_lists_name(&options->asked, api_version, kind);
  return asked ? CHOICE_JUDGED : CHOICE_NOT_ASKED;
}

/* ---- suggestions ---- */

typedef struct question {
  crd_arena *arena;
  const crd_registry *registry;
  crd_string group, version, kind;
} question;

/* The most similar kind of the group (and version, if given), or NULL. */
static const char *nearest_kind(const question *question, const crd_string *version) {
  size_t count = 0;
  const char **names = crd_arena_alloc(question->arena, (question->registry->count + 1) * sizeof *names);
  for (size_t i = 0; i < question->registry->count; i++) {
    const crd_kind *one = question->registry->kinds[i];
    if (one->served && crd_string_equal(one->group, question->group) &&
        (!version || crd_string_equal(one->version, *version)))
      names[count++] = crd_arena_copy(question->arena, one->kind).data;
  }
  return crd_nearest_name(question->kind, names, count);
}

/* The most similar group that has the kind, or NULL. */
static const char *nearest_group(const question *question) {
  size_t count = 0;
  const char **names = crd_arena_alloc(question->arena, (question->registry->count + 1) * sizeof *names);
  for (size_t i = 0; i < question->registry->count; i++) {
    const crd_kind *one = question->registry->kinds[i];
    if (one->served && one->group.size && crd_string_equal(one->kind, question->kind))
      names[count++] = crd_arena_copy(question->arena, one->group).data;
  }
  return crd_nearest_name(question->group, names, count);
}

/* Adds the versions in which a group has a kind, as apiVersions: "a" or "b". False if there are none. */
static bool add_versions(crd_text *text, const crd_registry *registry, crd_string group, crd_string kind) {
  bool any = false;
  for (size_t i = 0; i < registry->count; i++) {
    const crd_kind *one = registry->kinds[i];
    if (!one->served || !crd_string_equal(one->group, group) || !crd_string_equal(one->kind, kind)) continue;
    crd_string separator = one->group.size ? CRD_STRING("/") : CRD_STRING("");
    crd_string api_version =
        crd_arena_printf(text->arena, "%.*s%.*s%.*s", CRD_PRINT(one->group), CRD_PRINT(separator), CRD_PRINT(one->version));
    if (any) crd_text_add(text, CRD_STRING(" or "));
    crd_text_add_quoted(text, api_version);
    any = true;
  }
  return any;
}

/* Adds suggestions from a known group. */
static void add_hint(crd_text *text, const question *question) {
  crd_text versions = {.arena = question->arena};
  const char *near = NULL;
  if (add_versions(&versions, question->registry, question->group, question->kind)) {
    crd_text_printf(text, "; did you mean version %.*s?", CRD_PRINT(versions));
  } else if ((near = nearest_kind(question, &question->version))) {
    crd_text_printf(text, "; did you mean \"%s\"?", near);
  } else if ((near = nearest_kind(question, NULL))) {
    add_versions(&versions, question->registry, question->group, crd_string_of(near));
    crd_text_printf(text, "; did you mean \"%s\" in version %.*s?", near, CRD_PRINT(versions));
  }
}

/* How well a group is known. */
typedef enum group_known { GROUP_UNKNOWN, GROUP_IN_PART, GROUP_WHOLE } group_known;

/* Projects share groups, so the given CRDs may be only some of a group; compiled-in groups are complete. */
static group_known known_of_group(const crd_registry *registry, const kind_options *options, crd_string group) {
  group_known known = GROUP_UNKNOWN;
  if (served_owns_group(group)) return known;
  for (size_t i = 0; i < registry->count; i++) {
    if (!crd_string_equal(registry->kinds[i]->group, group)) continue;
    if (!options->complete && !kinds_is_built_in(registry->kinds[i])) return GROUP_IN_PART;
    known = GROUP_WHOLE;
  }
  return known;
}

/* Whether the group has the kind in another version, or a very similar kind. */
static bool is_mistaken(const question *question) {
  for (size_t i = 0; i < question->registry->count; i++) {
    const crd_kind *one = question->registry->kinds[i];
    if (crd_string_equal(one->group, question->group) && crd_name_is_slip(question->kind, one->kind)) return true;
  }
  return false;
}

bool coverage_is_required(const kind_options *options, crd_string group) {
  return options->required == REQUIRED_ALL || (options->required == REQUIRED_CUSTOM && !served_owns_group(group));
}

crd_string coverage_explain(crd_arena *arena, const crd_registry *registry, const kind_options *options, unsigned minor,
                            crd_string api_version, crd_string kind, crd_string near_hint, coverage_gap *gap, size_t *hint) {
  crd_text text = {.arena = arena};
  crd_string group = crd_group_version_of(api_version).group;
  size_t from = group.size ? group.size + 1 : 0;
  question question = {arena, registry, group, {api_version.data + from, api_version.size - from}, kind};
  crd_string lack = {NULL, 0}, meant = served_meant(arena, minor, api_version, kind);
  bool lacked = meant.size || served_lacks(arena, minor, api_version, kind, &lack);
  if (meant.size) lack = crd_arena_printf(arena, "; did you mean version \"%.*s\"?", CRD_PRINT(meant));
  const group_known known = known_of_group(registry, options, group);
  if (lacked || near_hint.size || known == GROUP_WHOLE || (known == GROUP_IN_PART && is_mistaken(&question))) {
    *gap = GAP_NO_MATCH;
    crd_text_add(&text, CRD_STRING("no matches for kind "));
    crd_text_add_quoted(&text, kind);
    crd_text_add(&text, CRD_STRING(" in version "));
    crd_text_add_quoted(&text, api_version);
    *hint = text.size;
    if (lacked)
      crd_text_add(&text, lack);
    else if (near_hint.size)
      crd_text_add(&text, near_hint);
    else
      add_hint(&text, &question);
    return crd_text_string(&text);
  }
  *gap = coverage_is_required(options, group) ? GAP_REQUIRED : known == GROUP_IN_PART ? GAP_IN_GROUP : GAP_COUNTED;
  crd_text_add(&text, CRD_STRING("no schema for "));
  crd_text_add(&text, api_version);
  crd_text_add_char(&text, ' ');
  crd_text_add(&text, kind);
  *hint = text.size;
  if (known == GROUP_IN_PART) {
    crd_text_add(&text, CRD_STRING(": of its group other CRDs are at hand, not this one: give it as well, with --crd "
                                   "(--complete-groups makes this an error)"));
    return crd_text_string(&text);
  }
  crd_string word = served_word(arena, api_version, kind);
  if (word.size) crd_text_printf(&text, "; %.*s", CRD_PRINT(word));
  const char *near = served_owns_group(group) ? NULL : nearest_group(&question);
  if (near) {
    crd_text versions = {.arena = arena};
    add_versions(&versions, registry, crd_string_of(near), kind);
    crd_text_printf(&text, "; did you mean version %.*s?", CRD_PRINT(versions));
  }
  return crd_text_string(&text);
}
