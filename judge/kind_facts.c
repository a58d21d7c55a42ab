/* SPDX-License-Identifier: Apache-2.0 */
/* Kinds are found as in kubectl: those of Kubernetes come first, and of several versions the most stable one is used. */
#include "kind_facts.h"
#include "../runtime/base/nearest_name.h"
#include "../runtime/request/endpoint_parts.h"
#include "field_facts.h"
#include <crd/builtin.h>
#include <crd/core.h>
#include <strings.h>

typedef struct known_kind {
  crd_string group, version, kind, plural;
  const crd_builtin_kind *built_in; /* NULL: it is a CRD's, see `custom` */
  const crd_kind *custom;
} known_kind;

/* Short names of Kubernetes' kinds (ShortNames of pkg/registry/GROUP/KIND/storage), and their resources. */
static const crd_string short_names = CRD_STRING_INIT(
    "cm configmaps,cs componentstatuses,csr certificatesigningrequests,cj cronjobs,deploy deployments,ds daemonsets,"
    "ep endpoints,ev events,hpa horizontalpodautoscalers,ing ingresses,ip ipaddresses,limits limitranges,"
    "netpol networkpolicies,no nodes,ns namespaces,pc priorityclasses,pdb poddisruptionbudgets,po pods,pv persistentvolumes,"
    "pvc persistentvolumeclaims,quota resourcequotas,rc replicationcontrollers,rs replicasets,sa serviceaccounts,"
    "sc storageclasses,sts statefulsets,svc services,vac volumeattributesclasses");

/* ---- kinds ---- */

static bool knows_built_in(const facts_source *source, const crd_builtin_kind *row) {
  const crd_builtin_life *life = crd_builtin_life_of(row->group, row->version, row->kind);
  return life && crd_builtin_life_has(life, source->kubernetes_minor) &&
         crd_builtin_knows(row->group, row->version, row->kind);
}

/* The next kind from `*at` on, which starts at 0. */
static bool next_kind(const facts_source *source, size_t *at, known_kind *kind) {
  size_t rows;
  const crd_builtin_kind *row = crd_builtin_kinds(&rows);
  for (; *at < rows; ++*at) {
    const crd_builtin_kind *one = &row[*at];
    if (source->no_builtins || !knows_built_in(source, one)) continue;
    *kind = (known_kind){one->group, one->version, one->kind, one->resource, one, NULL};
    return ++*at;
  }
  for (; *at - rows < source->registry->count; ++*at) {
    const crd_kind *one = source->registry->kinds[*at - rows];
    if (!crd_kind_is_custom(one) || !one->served) continue;
    *kind = (known_kind){one->group, one->version, one->kind, one->plural, NULL, one};
    return ++*at;
  }
  return false;
}

static crd_string short_name_of(crd_string plural) {
  crd_string row, name, whole;
  for (size_t at = 0; crd_string_next_part(short_names, ',', &at, &row);)
    if (crd_string_cut(row, ' ', &name, &whole) && crd_string_equal(whole, plural)) return name;
  return (crd_string){NULL, 0};
}

static crd_value short_names_of(const facts_source *source, const known_kind *kind) {
  const crd_value *spec = kind->custom && source->spec_of ? source->spec_of(source->context, kind->custom) : NULL;
  const crd_value *given = spec ? crd_value_find(spec, "names", "shortNames", NULL) : NULL;
  const crd_string name = kind->built_in ? short_name_of(kind->plural) : (crd_string){NULL, 0};
  crd_value list = crd_value_make_list(source->arena, 1);
  if (given && given->kind == CRD_LIST) return crd_value_copy(source->arena, given);
  if (name.size) crd_value_append(source->arena, &list, crd_value_make_string(name));
  return list;
}

static bool is_name(crd_string name, crd_string other) {
  return name.size && name.size == other.size && strncasecmp(name.data, other.data, name.size) == 0;
}

static bool is_called(const facts_source *source, const known_kind *kind, crd_string name) {
  if (is_name(name, kind->kind) || is_name(name, kind->plural) || (kind->custom && is_name(name, kind->custom->singular)))
    return true;
  const crd_value list = short_names_of(source, kind);
  for (uint32_t i = 0; i < list.size; i++)
    if (is_name(name, crd_value_text(&list.as.items[i]))) return true;
  return false;
}

/* How much of the text after a kind is its group, or its version and group. */
static size_t group_size(const facts_source *source, const known_kind *kind, crd_string behind) {
  const crd_string fronts[] = {
      crd_arena_printf(source->arena, "%.*s.%.*s", CRD_PRINT(kind->version), CRD_PRINT(kind->group)), kind->group};
  for (size_t i = 0; i < 2 && kind->group.size; i++)
    if (crd_string_has_prefix(behind, fronts[i]) && (behind.size == fronts[i].size || behind.data[fronts[i].size] == '.'))
      return fronts[i].size;
  return 0;
}

static crd_string api_version_of(const facts_source *source, const known_kind *kind) {
  return kind->group.size ? crd_arena_printf(source->arena, "%.*s/%.*s", CRD_PRINT(kind->group), CRD_PRINT(kind->version))
                          : kind->version;
}

/* Finds a kind by name; of several the one that matches the longest group. `rest` becomes the text after the name, which is
 * the path. */
static bool find_kind(const facts_source *source, crd_string api_version, crd_string name, crd_string *rest,
                      known_kind *found) {
  known_kind kind;
  size_t named = 0;
  bool any = false;
  for (size_t at = 0; next_kind(source, &at, &kind);) {
    if (api_version.size && !crd_string_equal(api_version, api_version_of(source, &kind))) continue;
    if (!is_called(source, &kind, name)) continue;
    const size_t size = group_size(source, &kind, *rest);
    const bool same = any && crd_string_equal(kind.group, found->group) && crd_string_equal(kind.kind, found->kind);
    const bool stabler = same && size == named && crd_endpoint_compare_versions(found->version, kind.version) < 0;
    if (any && size <= named && !stabler) continue;
    *found = kind;
    named = size;
    any = true;
  }
  if (named) *rest = crd_string_slice(*rest, rest->size > named ? named + 1 : named, rest->size);
  return any;
}

/* ---- errors ---- */

static const char *name_of(crd_arena *arena, crd_string text) {
  return crd_arena_copy(arena, text).data;
}

static crd_string no_fields(crd_arena *arena, crd_string kind) {
  return crd_arena_printf(arena, "the fields of %.*s are not known here", CRD_PRINT(kind));
}

static crd_string no_kind(const facts_source *source, crd_string api_version, crd_string name) {
  size_t count = 0, room = 0;
  const char **names = NULL;
  known_kind kind;
  for (size_t at = 0; next_kind(source, &at, &kind);) {
    CRD_ARENA_PUSH(source->arena, names, count, room, 64, name_of(source->arena, kind.kind));
    CRD_ARENA_PUSH(source->arena, names, count, room, 64, name_of(source->arena, kind.plural));
  }
  size_t rows;
  const crd_builtin_kind *row = crd_builtin_kinds(&rows);
  for (size_t i = 0; i < rows; i++)
    if (row[i].served && !row[i].type && (is_name(name, row[i].kind) || is_name(name, row[i].resource)))
      return no_fields(source->arena, row[i].kind);
  const char *near = crd_nearest_name(name, names, count);
  crd_text text = {.arena = source->arena};
  crd_text_printf(&text, "there is no kind \"%.*s\"", CRD_PRINT(name));
  if (api_version.size) crd_text_printf(&text, " of %.*s", CRD_PRINT(api_version));
  if (near && !is_name(name, crd_string_of(near))) crd_text_printf(&text, ": did you mean \"%s\"?", near);
  return crd_text_string(&text);
}

static crd_string no_field(const fact_kind *kind, const known_kind *known, const fact_step *outer, const fact_step *fields,
                           size_t count, crd_string name) {
  const char **names = crd_arena_alloc(kind->arena, (count + 1) * sizeof *names);
  for (size_t i = 0; i < count; i++) names[i] = name_of(kind->arena, fields[i].name);
  const char *near = crd_nearest_name(name, names, count);
  crd_text text = {.arena = kind->arena};
  crd_text_printf(&text, "%.*s", CRD_PRINT(outer ? outer->name : known->kind));
  if (outer) crd_text_printf(&text, " of %.*s", CRD_PRINT(known->kind));
  crd_text_printf(&text, " has no field \"%.*s\"", CRD_PRINT(name));
  if (near) crd_text_printf(&text, ": did you mean \"%s\"?", near);
  return crd_text_string(&text);
}

/* ---- the facts ---- */

enum { FACTS_MOST_DEPTH = 60 };

static void add_fields(const fact_kind *kind, const fact_step *outer, bool recursive, unsigned depth, crd_value *facts) {
  fact_step *fields;
  const fact_node holder = outer ? crdc_fact_struct(outer->node) : kind->root;
  const size_t count = depth < FACTS_MOST_DEPTH ? crdc_fact_fields(kind, holder, outer, &fields) : 0;
  const crd_value *defaults = count ? crdc_fact_defaults(kind, outer) : NULL;
  if (!count) return;
  crd_value list = crd_value_make_list(kind->arena, count);
  for (size_t i = 0; i < count; i++) {
    crd_value *one = crd_value_append(kind->arena, &list, crd_value_make_map(kind->arena, 6));
    crdc_fact_add(kind, &fields[i], defaults, one);
    if (recursive) add_fields(kind, &fields[i], true, depth + 1, one);
  }
  crd_value_set(kind->arena, facts, CRD_STRING("fields"), list);
}

static void add_minor(crd_arena *arena, crd_value *facts, const char *name, unsigned minor) {
  if (minor) crd_value_set_text(arena, facts, name, crd_arena_printf(arena, "1.%u", minor));
}

static void add_kind(const facts_source *source, const known_kind *kind, crd_value *facts) {
  crd_arena *arena = source->arena;
  const crd_builtin_life *life = kind->built_in ? crd_builtin_life_of(kind->group, kind->version, kind->kind) : NULL;
  crd_value_set_text(arena, facts, "group", kind->group);
  crd_value_set_text(arena, facts, "version", kind->version);
  crd_value_set_text(arena, facts, "kind", kind->kind);
  crd_value_set_text(arena, facts, "resource", kind->plural);
  crd_value_set(arena, facts, CRD_STRING("namespaced"),
                crd_value_make_bool(kind->custom ? kind->custom->namespaced : !kind->built_in->cluster_scoped));
  if (!life) return;
  add_minor(arena, facts, "introduced", life->introduced);
  add_minor(arena, facts, "deprecated", life->deprecated);
  add_minor(arena, facts, "removed", life->removed);
}

const crd_value *crdc_facts_schema(const crd_value *spec, crd_string version) {
  const crd_value *versions = spec ? crd_value_get(spec, CRD_STRING("versions")) : NULL;
  for (uint32_t i = 0; versions && versions->kind == CRD_LIST && i < versions->size; i++)
    if (crd_string_equal(crd_value_text_in(&versions->as.items[i], "name"), version))
      return crd_value_find(&versions->as.items[i], "schema", "openAPIV3Schema", NULL);
  return NULL;
}

static fact_node root_of(const facts_source *source, const known_kind *kind) {
  if (kind->built_in) return (fact_node){.view = {.type = kind->built_in->type, .unmerged = !kind->built_in->merges}};
  const crd_value *spec = source->spec_of ? source->spec_of(source->context, kind->custom) : NULL;
  return (fact_node){.type = kind->custom->type, .schema = crdc_facts_schema(spec, kind->version)};
}

/* "containers[0]" becomes containers. */
static crd_string without_index(crd_string part) {
  const char *bracket = memchr(part.data, '[', part.size);
  return bracket ? crd_string_slice(part, 0, (size_t)(bracket - part.data)) : part;
}

/* Follows the path to a field; false with the error. `*step` is NULL if the path is empty. */
static bool follow_path(const fact_kind *kind, const known_kind *known, crd_string path, const fact_step **step,
                        crd_string *error) {
  crd_string part;
  *step = NULL;
  for (size_t at = 0; at < path.size && crd_string_next_part(path, '.', &at, &part);) {
    fact_step *fields, *found = NULL;
    const size_t count = crdc_fact_fields(kind, *step ? crdc_fact_struct((*step)->node) : kind->root, *step, &fields);
    part = without_index(part);
    for (size_t i = 0; i < count && !found; i++)
      if (crd_string_equal(fields[i].name, part)) found = &fields[i];
    if (!found) *error = no_field(kind, known, *step, fields, count, part);
    if (!found) return false;
    *step = found;
  }
  return true;
}

/* "apps/v1/Deployment.spec": its apiVersion, and the rest. */
static void split_question(const facts_question *question, crd_string *api_version, crd_string *name, crd_string *rest) {
  size_t slash = question->text.size;
  *api_version = question->api_version;
  while (slash && question->text.data[slash - 1] != '/') slash--;
  if (slash) *api_version = crd_string_slice(question->text, 0, slash - 1);
  crd_string_cut(crd_string_slice(question->text, slash, question->text.size), '.', name, rest);
}

crd_value *crdc_facts_of(const facts_source *source, const facts_question *question, crd_string *error) {
  crd_arena *arena = source->arena;
  crd_string api_version, name, path;
  known_kind known;
  split_question(question, &api_version, &name, &path);
  if (!find_kind(source, api_version, name, &path, &known)) {
    *error = no_kind(source, api_version, name);
    return NULL;
  }
  if (known.built_in && !known.built_in->type) {
    *error = no_fields(arena, known.kind);
    return NULL;
  }
  const fact_kind kind = {
      .arena = arena,
      .minor = source->kubernetes_minor,
      .endpoint = crd_arena_printf(arena, "%.*s/%.*s", CRD_PRINT(api_version_of(source, &known)), CRD_PRINT(known.kind)),
      .root = root_of(source, &known)};
  const fact_step *step;
  if (!follow_path(&kind, &known, path, &step, error)) return NULL;
  crd_value *facts = crd_arena_alloc(arena, sizeof *facts);
  *facts = crd_value_make_map(arena, 16);
  add_kind(source, &known, facts);
  const crd_value names = short_names_of(source, &known);
  if (names.size) crd_value_set(arena, facts, CRD_STRING("shortNames"), names);
  if (step)
    crdc_fact_add(&kind, step, crdc_fact_defaults(&kind, step->outer), facts);
  else
    crdc_fact_add_node(&kind, kind.root, facts);
  add_fields(&kind, step, question->recursive, 0, facts);
  return facts;
}

crd_value crdc_facts_kinds(const facts_source *source) {
  crd_value all = crd_value_make_list(source->arena, 64);
  known_kind kind;
  for (size_t at = 0; next_kind(source, &at, &kind);) {
    crd_value *one = crd_value_append(source->arena, &all, crd_value_make_map(source->arena, 8));
    add_kind(source, &kind, one);
    crd_value_set(source->arena, one, CRD_STRING("builtIn"), crd_value_make_bool(kind.built_in != NULL));
    crd_value_set(source->arena, one, CRD_STRING("schema"), crd_value_make_bool(!kind.built_in || kind.built_in->type));
  }
  return all;
}
