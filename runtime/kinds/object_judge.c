/* SPDX-License-Identifier: Apache-2.0 */
/* Judges an object of a built-in kind, from its bytes to the verdict: the work of the handlers and of rest.BeforeCreate or
 * rest.BeforeUpdate (apiserver pkg/registry/rest/{create,update}.go) around the steps of its kind (kinds.h). */
#include "object_decode.h"

#include "../gotypes/encode.h"
#include "../gotypes/equal.h"
#include "../metadata/metadata_parts.h"
#include "declared/declared.h"

#include <crd/json.h>

/* From that minor on equal errors are reported once, except declarative ones. */
enum { TELL_ONCE = 37 };

static bool refuse_bad(const object_judgement *all, crd_string message) {
  crd_core_refuse(all->verdict, 400, CRD_STRING("BadRequest"), message);
  return false;
}

/* EnsureObjectNamespaceMatchesRequestNamespace */
static bool settle_namespace(const object_judgement *all) {
  crd_string *own = &core_metadata_of(all->kind, all->object)->namespace, wanted = all->request->namespace_;
  if (all->kind->cluster_scoped) {
    *own = (crd_string){NULL, 0};
    return true;
  }
  if (!wanted.size && all->old) wanted = core_metadata_of(all->kind, all->old)->namespace;
  if (!wanted.size) wanted = own->size ? *own : CRD_STRING("default");
  if (!own->size) *own = wanted;
  return crd_string_equal(*own, wanted) ||
         refuse_bad(all,
                    CRD_STRING("the namespace of the provided object does not match the namespace sent on the request"));
}

/* dedupOwnerReferencesAndAddWarning */
static void drop_repeated_owners(core_warnings *warnings, core_object_meta *metadata) {
  core_owner_reference_list *owners = &metadata->owner_references;
  crd_text repeated = {.arena = warnings->check->arena};
  uint32_t kept = 0;
  bool any = false;
  for (uint32_t i = 0, k; i < owners->count; i++) {
    for (k = 0; k < kept; k++)
      if (crd_core_equal(&crd_core_owner_reference_type, &owners->items[i], &owners->items[k])) break;
    if (k == kept) {
      owners->items[kept++] = owners->items[i];
      continue;
    }
    if (any) crd_text_add(&repeated, CRD_STRING(", "));
    any = true;
    crd_text_add(&repeated, owners->items[i].uid);
  }
  owners->count = kept;
  if (any)
    crd_texts_add(&warnings->texts,
                  crd_arena_printf(warnings->check->arena,
                                   ".metadata.ownerReferences contains duplicate entries; API server dedups owner "
                                   "references in 1.20+, and may reject such requests as early as 1.24; please fix your "
                                   "requests; duplicate UID(s) observed: %.*s",
                                   CRD_PRINT(crd_text_string(&repeated))));
}

/* WipeObjectMetaSystemFields, FillObjectMetaSystemFields; makes a name from generateName. */
static void settle_new_metadata(object_judgement *all) {
  enum { LONGEST_BASE = 58 };
  core_object_meta *metadata = core_metadata_of(all->kind, all->object);
  const crd_builtin_request *request = all->request;
  if (all->kind->keeps_system_metadata) return;
  metadata->uid = all->kind->answered ? CRD_STRING("") : request->uid;
  metadata->creation_timestamp = (core_time){all->kind->answered ? CRD_STRING("") : request->creation_timestamp};
  metadata->deletion_timestamp = (core_time){{NULL, 0}};
  metadata->deletion_grace_period_seconds = (core_optional_int64){.set = false};
  metadata->self_link = (crd_string){NULL, 0};
  crd_string base = metadata->generate_name;
  if (metadata->name.size || !base.size || all->kind->answered) return;
  if (base.size > LONGEST_BASE) base.size = LONGEST_BASE;
  crd_string suffix = request->generated_suffix.size ? request->generated_suffix : CRD_STRING("xxxxx");
  metadata->name = crd_arena_printf(all->judging.check.arena, "%.*s%.*s", CRD_PRINT(base), CRD_PRINT(suffix));
}

/* checkName: a PUT must have the name of the stored object in its URL. */
static bool check_name(const object_judgement *all) {
  crd_string name = core_metadata_of(all->kind, all->object)->name, url = core_metadata_of(all->kind, all->old)->name;
  crd_arena *arena = all->judging.check.arena;
  if (!name.size)
    return refuse_bad(
        all, crd_arena_printf(arena, "the name of the object (%.*s based on URL) was undeterminable: name must be provided",
                              CRD_PRINT(url)));
  return crd_string_equal(name, url) ||
         refuse_bad(all, crd_arena_printf(arena, "the name of the object (%.*s) does not match the name on the URL (%.*s)",
                                          CRD_PRINT(name), CRD_PRINT(url)));
}

/* Restores the metadata that a PUT cannot change. */
static void keep_system_metadata(const object_judgement *all) {
  core_object_meta *metadata = core_metadata_of(all->kind, all->object);
  const core_object_meta *old = core_metadata_of(all->kind, all->old);
  metadata->uid = old->uid;
  metadata->resource_version = old->resource_version;
  metadata->creation_timestamp = old->creation_timestamp;
  metadata->generation = old->generation;
}

/* rest.BeforeUpdate, after PrepareForUpdate. */
static void keep_deletion(const object_judgement *all) {
  core_object_meta *metadata = core_metadata_of(all->kind, all->object);
  const core_object_meta *old = core_metadata_of(all->kind, all->old);
  if (old->deletion_timestamp.text.size) metadata->deletion_timestamp = old->deletion_timestamp;
  if (old->deletion_grace_period_seconds.set && !metadata->deletion_grace_period_seconds.set)
    metadata->deletion_grace_period_seconds = old->deletion_grace_period_seconds;
}

/* ---- the verdict ---- */

static void refuse_invalid(const object_judgement *all) {
  const core_object_kind *kind = all->kind;
  crd_verdict *verdict = all->verdict;
  crd_string nothing = CRD_STRING(""), group = kind->told_as_core ? nothing : kind->group;
  crd_string name = kind->untold_name ? nothing : core_metadata_of(kind, all->object)->name;
  crd_string told = kind->untold_kind ? nothing : kind->name;
  verdict->details = (crd_status_details){.given = true, .name = name, .group = group, .kind = told};
  crd_core_refuse(verdict, 422, CRD_STRING("Invalid"),
                  crd_invalid_message(all->judging.check.arena, group, told, name, &verdict->errors));
}

/* Writes the failure to the verdict in the handlers' words. */
static void tell_failure(const object_judgement *all) {
  crd_verdict *verdict = all->verdict;
  crd_string text = all->judging.failure_text;
  crd_arena *arena = all->judging.check.arena;
  if (all->judging.failure == CORE_PANIC) {
    verdict->error = crd_arena_printf(arena, "the API server panics: %.*s", CRD_PRINT(text));
  } else if (all->judging.failure == CORE_BAD_REQUEST) {
    refuse_bad(all, text);
  } else if (all->judging.failure == CORE_INTERNAL_ERROR) {
    verdict->details = (crd_status_details){.given = true, .cause = text};
    crd_core_refuse(verdict, 500, CRD_STRING("InternalError"),
                    crd_arena_printf(arena, "Internal error occurred: %.*s", CRD_PRINT(text)));
  } else {
    verdict->details.given = true;
    crd_core_refuse(verdict, 500, CORE_NO_DETAIL, text);
  }
}

/* BeginCreate and BeginUpdate of the store: false when they end the judgement. */
static bool begin_storing(object_judgement *all, const core_operation *operation) {
  core_judging *judging = &all->judging;
  if (!operation->begin) return true;
  operation->begin(judging, all->object, all->old);
  if (judging->failure != CORE_NO_FAILURE)
    tell_failure(all);
  else if (core_count_errors(&judging->check))
    refuse_invalid(all);
  else
    return true;
  return false;
}

static void write_stored(const object_judgement *all) {
  const core_object_kind *kind = all->kind;
  crd_arena *arena = all->judging.check.arena;
  crd_text text = {.arena = arena};
  core_type_meta *type_meta = (core_type_meta *)(void *)((char *)all->object + kind->type_meta);
  type_meta->kind = kind->name;
  type_meta->api_version = kind->group.size
                               ? crd_arena_printf(arena, "%.*s/%.*s", CRD_PRINT(kind->group), CRD_PRINT(kind->version))
                               : kind->version;
  crd_core_write_object(&text, kind, all->object, all->judging.options.minor);
  all->verdict->object = crd_json_parse(arena, crd_text_string(&text), NULL, NULL);
  if (all->request->stored) crd_text_add(all->request->stored, crd_text_string(&text));
}

/* Runs the declarative rules on the version that was sent. */
static void validate_declared(object_judgement *all) {
  const core_object_kind *kind = all->kind;
  core_check *check = &all->judging.check;
  const void *object = all->object, *old = all->old;
  if (kind->wire) {
    void *wire = crd_arena_zalloc(check->arena, kind->wire->size), *old_wire = NULL;
    kind->from_internal(check->arena, check->options->minor, object, wire);
    if (old) {
      old_wire = crd_arena_zalloc(check->arena, kind->wire->size);
      kind->from_internal(check->arena, check->options->minor, old, old_wire);
    }
    object = wire;
    old = old_wire;
  }
  crd_core_validate_declared(check, kind->wire ? kind->wire : kind->type, object, old);
}

/* Runs the checks of metadata from the row, and the kind's own checks. */
static void validate_hand_written(object_judgement *all, const core_operation *operation, const void *old) {
  const core_metadata_rule *rule = &all->kind->metadata_rule;
  const core_object_meta *metadata = core_metadata_of(all->kind, all->object);
  const core_object_meta *old_metadata = old ? core_metadata_of(all->kind, all->old) : NULL;
  core_judging *judging = &all->judging;
  const unsigned asks = rule->unasked || all->kind->answered ? CORE_ASK_NOTHING
                        : operation->asks                    ? operation->asks
                        : old                                ? CORE_ASK_CHANGED
                                                             : CORE_ASK_NEW;
  if (old && asks & CORE_ASK_CHANGED) crd_core_validate_metadata_by(&judging->check, rule, metadata, old_metadata);
  if (asks & CORE_ASK_NEW) crd_core_validate_metadata_by(&judging->check, rule, metadata, NULL);
  if (operation->validate) operation->validate(judging, &judging->check, all->object, old);
  if (old && asks & CORE_ASK_CHANGED_LAST) crd_core_validate_metadata_by(&judging->check, rule, metadata, old_metadata);
}

/* Runs the kind's steps and the checks between them. On a new object the common checks of metadata (path segments) do not
 * run: those of its kind are stricter. */
static void take_steps(object_judgement *all, const core_operation *operation) {
  core_judging *judging = &all->judging;
  core_check *check = &judging->check;
  crd_verdict *verdict = all->verdict;
  if (!begin_storing(all, operation)) return;
  crd_core_drop_gated(&judging->options, all->kind->gated, all->kind->type, all->object, all->old);
  if (operation->prepare) operation->prepare(judging, all->object, all->old);
  if (all->old && !all->kind->answered) {
    const core_object_meta *metadata = core_metadata_of(all->kind, all->object);
    keep_deletion(all);
    crd_core_validate_common_update(check, metadata, core_metadata_of(all->kind, all->old));
  }
  if (all->old && judging->options.minor <= operation->whole_until) validate_hand_written(all, &all->kind->create, NULL);
  validate_hand_written(all, operation, all->old);
  if (check->unjudged.size) {
    verdict->errors.count = 0;
    verdict->error = crd_arena_printf(check->arena, "%.*s is not judged: %.*s", CRD_PRINT(all->request->endpoint),
                                      CRD_PRINT(check->unjudged));
    return;
  }
  if (judging->failure != CORE_NO_FAILURE) {
    tell_failure(all);
    return;
  }
  if (!all->kind->undeclared) {
    if (judging->options.minor >= TELL_ONCE) crd_meta_drop_repeated(&verdict->errors, 0);
    validate_declared(all);
  }
  verdict->allowed = verdict->errors.count == 0;
  if (!verdict->allowed) {
    refuse_invalid(all);
    return;
  }
  if (operation->warn) operation->warn(judging, all->object, all->old);
  if (all->kind->canonicalize) all->kind->canonicalize(judging, all->object);
}

/* The handlers' work before the steps: false when the object is refused. */
static bool settle_request(object_judgement *all) {
  core_judging *judging = &all->judging;
  core_object_meta *metadata = core_metadata_of(all->kind, all->object);
  metadata->managed_fields = (core_managed_fields_entry_list){.count = 0};
  if (!settle_namespace(all)) return false;
  if (!all->old) {
    drop_repeated_owners(&judging->warnings, metadata);
    settle_new_metadata(all);
    return true;
  }
  if (!check_name(all)) return false;
  drop_repeated_owners(&judging->warnings, metadata);
  keep_system_metadata(all);
  return true;
}

static const core_operation *find_operation(const core_object_kind *kind, bool update, crd_string subresource) {
  if (!kind) return NULL;
  if (!update) return subresource.size || kind->only_changed ? NULL : &kind->create;
  for (uint16_t i = 0; i < kind->update_count; i++)
    if (core_is(subresource, kind->updates[i].subresource ? kind->updates[i].subresource : "")) return &kind->updates[i];
  if (kind->status.subresource && core_is(subresource, "status")) return &kind->status;
  return kind->changed_alike && !subresource.size ? &kind->create : NULL;
}

bool crd_builtin_is_known(crd_string endpoint) {
  return crd_core_find_judged(endpoint) != NULL;
}

bool crd_builtin_is_updated(crd_string endpoint, crd_string subresource) {
  return find_operation(crd_core_find_judged(endpoint), true, subresource) != NULL;
}

static void begin(object_judgement *all) {
  const crd_builtin_request *request = all->request;
  core_judging *judging = &all->judging;
  core_check *check = &judging->check;
  judging->options = (core_options){.minor = request->kubernetes_minor ? request->kubernetes_minor : CRD_KUBERNETES_NEWEST,
                                    .privileged = !request->without_privileged,
                                    .any_network = request->any_network,
                                    .any_node_port = request->any_node_port};
  crd_core_settle_gates(&judging->options.gates, judging->options.minor, request->settings);
  check->options = &judging->options;
  check->errors = &all->verdict->errors;
  check->expressions = request->expressions;
  judging->warnings = (core_warnings){.check = check, .texts = {.arena = check->arena}};
  judging->kind = all->kind;
  const crd_builtin_life *life = crd_builtin_life_of(all->kind->group, all->kind->version, all->kind->name);
  if (life && life->deprecated && judging->options.minor >= life->deprecated)
    crd_texts_add(&judging->warnings.texts, crd_builtin_deprecation(check->arena, life));
  judging->now = request->creation_timestamp;
  judging->username = request->username;
  judging->subresource = request->subresource;
  for (uint32_t i = 0; i < request->group_count; i++) {
    if (!i) judging->groups.items = crd_arena_alloc(check->arena, request->group_count * sizeof *judging->groups.items);
    judging->groups.items[judging->groups.count++] = request->groups[i];
  }
  check->cluster_scoped = all->kind->cluster_scoped;
}

static object_judgement *new_judgement(crd_arena *arena, const core_object_kind *kind, const crd_builtin_request *request,
                                       crd_verdict *verdict) {
  object_judgement *all = crd_arena_zalloc(arena, sizeof *all);
  *verdict = crd_verdict_init(arena);
  verdict->errors.kubernetes_minor = request->kubernetes_minor;
  all->judging.check.arena = arena;
  all->request = request;
  all->verdict = verdict;
  all->kind = kind;
  return all;
}

void crd_core_find_errors(crd_arena *arena, const core_object_kind *kind, const crd_builtin_request *request,
                          crd_verdict *verdict) {
  object_judgement *all = new_judgement(arena, kind, request, verdict);
  core_decoding decoding = {.arena = arena};
  begin(all);
  all->object = crd_core_read_object(&decoding, &(core_body){.json = request->body}, kind, &all->judging.options);
  if (!all->object) {
    crd_core_refuse(verdict, 400, CRD_STRING("BadRequest"), decoding.error);
  } else if (settle_request(all)) {
    if (kind->create.prepare) kind->create.prepare(&all->judging, all->object, NULL);
    validate_hand_written(all, &kind->create, NULL);
  }
}

void crd_builtin_judge(crd_arena *arena, const crd_builtin_request *request, crd_verdict *verdict) {
  object_judgement *all = new_judgement(arena, crd_core_find_kind(arena, request->endpoint), request, verdict);
  const core_operation *operation = find_operation(all->kind, request->update, request->subresource);
  if (!operation || (request->kubernetes_minor && request->kubernetes_minor < operation->since)) {
    const bool created = all->kind && all->kind->only_changed && !request->update;
    verdict->error = crd_arena_printf(arena, "%.*s is not judged%s", CRD_PRINT(request->endpoint),
                                      created ? ": no API server creates one, it is what a subresource is changed by" : "");
    return;
  }
  begin(all);
  if (request->update && !crd_core_decode_stored(all)) return;
  if (!crd_core_decode_sent(all)) {
    crd_core_tell_warnings(&all->judging.warnings, verdict); /* about the version, about fields */
    return;
  }
  verdict->name = core_metadata_of(all->kind, all->object)->name;
  if (settle_request(all)) take_steps(all, operation);
  crd_core_tell_warnings(&all->judging.warnings, verdict);
  if (verdict->allowed && !request->without_object) write_stored(all);
}
