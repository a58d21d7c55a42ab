/* SPDX-License-Identifier: Apache-2.0 */
#include "served.h"
#include "../../../runtime/base/nearest_name.h"
#include "../../../runtime/text/group_version.h"
#include "judge/expression_judge.h"
#include <stdlib.h>

bool served_owns_group(crd_string group) {
  size_t count;
  const crd_builtin_life *lives = crd_builtin_lives(&count);
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(lives[i].group, group)) return true;
  return false;
}

typedef struct wanted_kind {
  crd_string group, version, kind;
} wanted_kind;

static wanted_kind wanted_kind_of(crd_string api_version, crd_string kind) {
  crd_group_version parts = crd_group_version_of(api_version);
  return (wanted_kind){parts.group, parts.version, kind};
}

static void add_api_version(crd_text *text, const crd_builtin_life *life) {
  crd_text_printf(text, "%.*s%s%.*s", CRD_PRINT(life->group), life->group.size ? "/" : "", CRD_PRINT(life->version));
}

/* The versions in which the server has a kind of the group (NULL: any group): "a" or "b", the newest last; empty: none. */
static crd_string other_versions(crd_arena *arena, unsigned minor, const crd_string *group, crd_string kind) {
  size_t count;
  const crd_builtin_life *lives = crd_builtin_lives(&count);
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < count; i++) {
    if (!crd_builtin_life_has(&lives[i], minor) || !crd_string_equal(lives[i].kind, kind)) continue;
    if (group && !crd_string_equal(lives[i].group, *group)) continue;
    if (text.size) crd_text_add(&text, CRD_STRING(" or "));
    crd_text_add_char(&text, '"');
    add_api_version(&text, &lives[i]);
    crd_text_add_char(&text, '"');
  }
  return crd_text_string(&text);
}

/* The kind of the group with the most similar name. */
static crd_string near_kind(crd_arena *arena, unsigned minor, const wanted_kind *wanted) {
  size_t count, found = 0;
  const crd_builtin_life *lives = crd_builtin_lives(&count);
  const char **names = crd_arena_alloc(arena, count * sizeof *names);
  for (size_t i = 0; i < count; i++)
    if (crd_builtin_life_has(&lives[i], minor) && crd_string_equal(lives[i].group, wanted->group))
      names[found++] = lives[i].kind.data;
  return crd_string_of(crd_nearest_name(wanted->kind, names, found));
}

/* Says when the server had the version, or will have it. */
static crd_string say_life(crd_arena *arena, const crd_builtin_life *life, unsigned minor) {
  crd_text text = {.arena = arena};
  if (life->introduced > (minor ? minor : CRD_KUBERNETES_NEWEST)) {
    crd_text_printf(&text, "; it is there from v1.%u on", life->introduced);
    crd_string others = other_versions(arena, minor, &life->group, life->kind);
    if (others.size) crd_text_printf(&text, ", before in version %.*s", CRD_PRINT(others));
    return crd_text_string(&text);
  }
  crd_text_printf(&text, "; it is gone since v1.%u", life->removed);
  crd_string others = other_versions(arena, minor, &life->group, life->kind);
  if (others.size)
    crd_text_printf(&text, ": use version %.*s", CRD_PRINT(others));
  else if (life->replacement.size)
    crd_text_printf(&text, ": use %.*s", CRD_PRINT(life->replacement));
  return crd_text_string(&text);
}

/* Whether the kind is only used in responses or is a list, so that no object of it is created. */
static bool is_of_machinery(const wanted_kind *wanted) {
  if (crd_is_among(wanted->kind, "List Status APIGroup APIGroupList APIResourceList APIVersions Table")) return true;
  return crd_string_has_suffix(wanted->kind, CRD_STRING("List"));
}

/* Whether it is a version such as "v1": other programs' files have an apiVersion such as "0.1.0", without a group. */
static bool is_version(crd_string version) {
  return version.size > 1 && version.data[0] == 'v' && version.data[1] >= '1' && version.data[1] <= '9';
}

bool served_lacks(crd_arena *arena, unsigned minor, crd_string api_version, crd_string kind, crd_string *hint) {
  const wanted_kind wanted = wanted_kind_of(api_version, kind);
  crd_text text = {.arena = arena};
  *hint = (crd_string){NULL, 0};
  if (!served_owns_group(wanted.group) || is_of_machinery(&wanted)) return false;
  if (!wanted.group.size && !is_version(wanted.version)) return false;
  const crd_builtin_life *life = crd_builtin_life_of(wanted.group, wanted.version, kind);
  if (life && crd_builtin_life_has(life, minor)) return false;
  if (life) {
    *hint = say_life(arena, life, minor);
    return true;
  }
  crd_string others = other_versions(arena, minor, &wanted.group, kind), near = {NULL, 0};
  if (!others.size) near = near_kind(arena, minor, &wanted);
  if (near.size) {
    others = other_versions(arena, minor, &wanted.group, near);
    crd_text_printf(&text, "; did you mean \"%.*s\" in version %.*s?", CRD_PRINT(near), CRD_PRINT(others));
  } else {
    if (!others.size) others = other_versions(arena, minor, NULL, kind);
    if (others.size) crd_text_printf(&text, "; did you mean version %.*s?", CRD_PRINT(others));
  }
  *hint = crd_text_string(&text);
  return true;
}

crd_string served_meant(crd_arena *arena, unsigned minor, crd_string api_version, crd_string kind) {
  const wanted_kind wanted = wanted_kind_of(api_version, kind);
  size_t count;
  const crd_builtin_life *lives = crd_builtin_lives(&count);
  for (size_t i = 0; i < count && !served_owns_group(wanted.group); i++)
    if (crd_builtin_life_has(&lives[i], minor) && crd_string_equal(lives[i].kind, kind) &&
        crd_string_equal(lives[i].version, wanted.version) && crd_name_is_slip(wanted.group, lives[i].group)) {
      crd_text text = {.arena = arena};
      add_api_version(&text, &lives[i]);
      return crd_text_string(&text);
    }
  return (crd_string){NULL, 0};
}

/* Whether a beta version of the kind is older than the rule that new ones are off (KEP-3136). */
static bool is_old_beta(const crd_builtin_life *life) {
  enum { FIRST_OFF = 24 };
  size_t count;
  const crd_builtin_life *lives = crd_builtin_lives(&count);
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(lives[i].group, life->group) && crd_string_equal(lives[i].kind, life->kind) &&
        memmem(lives[i].version.data, lives[i].version.size, "beta", 4) && lives[i].introduced < FIRST_OFF)
      return true;
  return false;
}

crd_string served_word(crd_arena *arena, crd_string api_version, crd_string kind) {
  const wanted_kind wanted = wanted_kind_of(api_version, kind);
  if (!wanted.version.data) return (crd_string){NULL, 0};
  if (!wanted.group.size && crd_string_equal(kind, CRD_STRING("ComponentStatus")))
    return CRD_STRING("no API server creates one, it is an answer");
  const bool alpha = memmem(wanted.version.data, wanted.version.size, "alpha", 5);
  const bool beta = memmem(wanted.version.data, wanted.version.size, "beta", 4);
  const crd_builtin_life *life = alpha || beta ? crd_builtin_life_of(wanted.group, wanted.version, kind) : NULL;
  if (!life || (!alpha && is_old_beta(life))) return (crd_string){NULL, 0};
  return crd_arena_printf(arena, "%.*s is not served by default (kube-apiserver --runtime-config=%.*s=true)",
                          CRD_PRINT(api_version), CRD_PRINT(api_version));
}

crd_string served_end(crd_arena *arena, crd_string api_version, crd_string kind) {
  const wanted_kind wanted = wanted_kind_of(api_version, kind);
  const crd_builtin_life *life = crd_builtin_life_of(wanted.group, wanted.version, kind);
  if (!life || !life->removed) return (crd_string){NULL, 0};
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "%.*s %.*s is unavailable in v1.%u+ (--next)", CRD_PRINT(api_version), CRD_PRINT(kind),
                  life->removed);
  crd_string instead = other_versions(arena, life->removed, &life->group, life->kind);
  if (instead.size)
    crd_text_printf(&text, "; use version %.*s", CRD_PRINT(instead));
  else if (life->replacement.size)
    crd_text_printf(&text, "; use %.*s", CRD_PRINT(life->replacement));
  return crd_text_string(&text);
}

/* Judges documents of built-in kinds by the options of a run, with notes about versions that few servers have. */

bool builtin_is_asked(const rule_options *options, crd_string api_version, crd_string kind) {
  return !options->no_builtins && crdc_builtin_is_served(options->kubernetes_minor, api_version, kind);
}

static void refuse_end(crd_arena *arena, const builtin_document *document, crd_verdict *verdict) {
  crd_string end = served_end(arena, document->api_version, document->kind);
  if (!end.size) return;
  verdict->allowed = false;
  verdict->code = 400;
  verdict->reason = CRD_STRING("BadRequest");
  verdict->message = end;
}

void builtin_judge(crd_arena *arena, const options *options, const builtin_document *document, crd_verdict *verdict) {
  const crd_builtin_request how = {.uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                                   .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                                   .expressions = crdc_expression_judge,
                                   .kubernetes_minor = options->rules.kubernetes_minor,
                                   .want_strict = true,
                                   .any_network = true,
                                   .without_object = !options->mutate && !options->output.wants_objects};
  crdc_builtin_judge(arena, document, &how, verdict);
  crd_string word = served_word(arena, document->api_version, document->kind);
  if (word.size) crd_texts_add(&verdict->warnings, word);
  if (options->next && verdict->allowed) refuse_end(arena, document, verdict);
}
