/* SPDX-License-Identifier: Apache-2.0 */
/* Mirrors apiserver pkg/endpoints/handlers/{create,update,rest}.go with the default fieldValidation, pkg/registry/rest, and
 * apiextensions-apiserver pkg/registry/customresourcedefinition/strategy.go. */
#include "crd_response.h"
#include "../../../runtime/text/group_version.h"
#include "../../../runtime/value/joined.h"
#include "compile/check_rules.h"
#include "schema/tree/read.h"

#include <crd/metadata.h>

#define GROUP "apiextensions.k8s.io"
#define KIND "CustomResourceDefinition"

typedef struct response {
  crd_arena *arena;
  crd_verdict *verdict;
  const definition_request *request;
  unsigned minor;
  size_t *read;      /* receives the number of the compiler's errors; may be NULL */
  bool lists_strict; /* list strict decoding errors; else warn of them, as for a request without fieldValidation */
} response;

static void refuse_crd(const response *response, crd_string message) {
  response->verdict->code = 400;
  response->verdict->reason = CRD_STRING("BadRequest");
  response->verdict->message = message;
}

/* ---- decoding ---- */

/* Adds missing kind and apiVersion, as the endpoint's decoder does; false if they are another kind's. */
static bool settle_type(const response *response, crd_value *root) {
  crd_string kind = crd_value_text(crd_value_find(root, "kind", NULL)),
             api_version = crd_value_text(crd_value_find(root, "apiVersion", NULL));
  if (!kind.size) crd_value_set(response->arena, root, CRD_STRING("kind"), crd_value_make_string(kind = CRD_STRING(KIND)));
  if (!api_version.size)
    crd_value_set(response->arena, root, CRD_STRING("apiVersion"),
                  crd_value_make_string(api_version = CRD_STRING(GROUP "/v1")));
  bool known = crd_string_equal(kind, CRD_STRING(KIND));
  if (known && crd_string_equal(api_version, CRD_STRING(GROUP "/v1"))) return true;
  if (known && crd_string_equal(api_version, CRD_STRING(GROUP "/v1beta1"))) {
    refuse_crd(response,
               CRD_STRING("the API version in the data (" GROUP "/v1beta1) does not match the expected API version "
                          "(" GROUP "/v1)"));
    return false;
  }
  crd_string version = crd_group_version_of(api_version).version;
  refuse_crd(response,
             crd_joined(response->arena, kind, CRD_STRING(" in version "), crd_quoted(response->arena, version),
                        CRD_STRING(" cannot be handled as a " KIND ": no kind "), crd_quoted(response->arena, kind),
                        CRD_STRING(" is registered for version "), crd_quoted(response->arena, api_version),
                        CRD_STRING(" in scheme \"pkg/runtime/scheme.go:111\"")));
  return false;
}

static void add_once(crd_texts *texts, crd_string text) {
  for (uint32_t i = 0; i < texts->count; i++)
    if (crd_string_equal(texts->items[i], text)) return;
  if (text.size) crd_texts_add(texts, text);
}

static void note_strict(const response *response, crd_strict_error error) {
  crd_strict_errors *found = &response->verdict->found;
  if (!response->lists_strict) {
    add_once(&response->verdict->warnings, crd_strict_detail(response->arena, &error, false));
    return;
  }
  for (uint32_t i = 0; i < found->count; i++)
    if (found->items[i].kind == error.kind && crd_string_equal(found->items[i].path, error.path)) return;
  crd_strict_add(found, error);
}

/* Adds strict errors: unknown fields, then duplicate ones, which the parser found. */
static void tell_strict(const response *response, const crd_decoding *decoding, const diagnostics *read) {
  for (uint32_t i = 0; i < decoding->unknown.count; i++) note_strict(response, decoding->unknown.items[i]);
  for (size_t i = 0; i < read->count; i++) {
    const diagnostic *one = &read->items[i];
    if (one->duplicate.data && crd_decode_meets(decoding, one->duplicate))
      note_strict(response,
                  (crd_strict_error){.kind = CRD_STRICT_DUPLICATE, .path = one->duplicate, .offset = one->location.offset});
  }
  crd_strict_tell(&response->verdict->found, false, &response->verdict->strict);
}

static bool is_inside(crd_string text, uint32_t offset) {
  for (uint32_t i = 0; i < offset && i < text.size; i++)
    if (text.data[i] == '{') return true;
  return false;
}

/* Decodes a document, whose parse errors are given; NULL if it is refused or cannot be judged. */
static const crd_definition *decode_document(const response *response, const document *document,
                                             const diagnostics *problems) {
  crd_arena *arena = response->arena;
  diagnostics rest = {.arena = arena};
  struct document one = *document;
  const documents documents = {.arena = arena, .items = &one, .count = 1};
  if (!settle_type(response, one.root)) return NULL;
  crd_decoding decoding;
  crd_decode(arena, &one, &decoding);
  if (decoding.error.size) {
    refuse_crd(response,
               crd_joined(arena, CRD_STRING(KIND " in version \"v1\" cannot be handled as a " KIND ": "), decoding.error));
    return NULL;
  }
  crd_set *set = crd_arena_zalloc(arena, sizeof *set);
  set->arena = arena;
  if (!crd_set_add(set, &documents, true, &rest) || set->count != 1) {
    response->verdict->error = CRD_STRING("the document cannot be read");
    for (size_t i = rest.count; i-- > 0;)
      if (rest.items[i].severity == SEVERITY_ERROR) response->verdict->error = rest.items[i].message;
    return NULL;
  }
  if (response->read) *response->read = rest.count;
  tell_strict(response, &decoding, problems);
  return &set->items[0];
}

/* Decodes the CRD that is sent; NULL if it is refused or cannot be judged. */
static const crd_definition *decode(const response *response) {
  crd_arena *arena = response->arena;
  definition_source source = response->request->crd;
  documents documents = {.arena = arena};
  diagnostics problems = {.arena = arena};
  bool good = source.file ? crdc_documents_read(&documents, source.file, &problems)
                          : crdc_documents_read_text(&documents, "crd", source.text, &problems);
  response->verdict->error = CRD_STRING("no CustomResourceDefinition");
  for (size_t i = problems.count; i-- > 0;)
    if (problems.items[i].severity == SEVERITY_ERROR) response->verdict->error = problems.items[i].message;
  if (!good || documents.count != 1 || documents.items[0].root->kind != CRD_MAP) return NULL;
  if (!source.file && is_inside(source.text, documents.items[0].offset)) return NULL; /* it is in a List, and so no CRD */
  response->verdict->error = (crd_string){NULL, 0};
  return decode_document(response, &documents.items[0], &problems);
}

/* ---- the strategy ---- */

/* PrepareForUpdate: keeps the old status, and adds the storage version to its stored versions. */
static void keep_status(crd_arena *arena, crd_definition *crd, const crd_definition *old) {
  crd_value *status = crd_arena_alloc(arena, sizeof *status);
  *status = crd_value_copy(arena, old->status);
  const crd_value *stored = crd_value_get(status, CRD_STRING("storedVersions"));
  crd_value list = stored && stored->kind == CRD_LIST ? crd_value_copy(arena, stored) : crd_value_make_list(arena, 1);
  for (size_t i = 0; i < crd->version_count; i++) {
    if (!crd->versions[i].storage) continue;
    bool known = false;
    for (uint32_t k = 0; k < list.size; k++)
      known = known || (list.as.items[k].kind == CRD_STRING_VALUE &&
                        crd_string_equal(crd_value_string(&list.as.items[k]), crd->versions[i].name));
    if (!known) crd_value_append(arena, &list, crd_value_make_string(crd->versions[i].name));
    break;
  }
  crd_value_set(arena, status, CRD_STRING("storedVersions"), list);
  crd->status = status;
}

/* rest.BeforeUpdate: takes absent uid, resourceVersion and creationTimestamp from the old object, and always its generation;
 * then validates the metadata separately from the strategy. */
static void check_common(const response *response, crd_definition *crd, const crd_definition *old) {
  static const char *const kept[] = {"uid", "resourceVersion", "creationTimestamp", "deletionTimestamp"};
  crd_arena *arena = response->arena;
  crd_value *metadata = crd_arena_alloc(arena, sizeof *metadata);
  *metadata = crd->metadata ? crd_value_copy(arena, crd->metadata) : crd_value_make_map(arena, 4);
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
    crd_string name = crd_string_of(kept[i]);
    const crd_value *was = old->metadata ? crd_value_get(old->metadata, name) : NULL;
    if (was && !crd_value_get(metadata, name)) crd_value_set(arena, metadata, name, *was);
  }
  const crd_value *generation = old->metadata ? crd_value_get(old->metadata, CRD_STRING("generation")) : NULL;
  if (generation) crd_value_set(arena, metadata, CRD_STRING("generation"), *generation);
  if (!crd_value_get(metadata, CRD_STRING("resourceVersion")))
    crd_value_set(arena, metadata, CRD_STRING("resourceVersion"), crd_value_make_string(CRD_STRING("1")));
  crd->metadata = metadata;
  crd_metadata_options options = {.name_rule = CRD_NAME_PATH_SEGMENT,
                                  .path = CRD_STRING("metadata"),
                                  .stage = CRD_STAGE_GENERIC_META,
                                  .keep_repeated = response->minor < CRD_KUBERNETES_NEWEST};
  crd_metadata_validate(&response->verdict->errors, metadata, &options);
  crd_metadata_validate_update(&response->verdict->errors, metadata, old->metadata, &options);
}

/* Removes the namespace and generates a name, with the same suffix as for custom resources. */
static void settle_name(crd_arena *arena, crd_definition *crd, bool updates) {
  if (!crd->metadata) return;
  crd_value *metadata = crd_arena_alloc(arena, sizeof *metadata);
  crd_string head = crd_value_text(crd_value_find(crd->metadata, "generateName", NULL));
  *metadata = crd_value_make_map(arena, crd->metadata->size);
  for (uint32_t i = 0; i < crd->metadata->size; i++) {
    const crd_member *member = &crd->metadata->as.members[i];
    bool set = crd_string_equal(crd_member_name(member), CRD_STRING("generation")); /* 1, or the old one's */
    if (!set && !crd_string_equal(crd_member_name(member), CRD_STRING("namespace")))
      crd_value_set(arena, metadata, crd_member_name(member), member->value);
  }
  if (head.size && !crd->name.size && !updates) {
    enum { MOST = 58 }; /* SimpleNameGenerator's maxGeneratedNameLength */
    crd->name = crd_arena_printf(arena, "%.*sxxxxx", (int)(head.size < MOST ? head.size : MOST), head.data);
    crd_value_set(arena, metadata, CRD_STRING("name"), crd_value_make_string(crd->name));
  }
  crd->metadata = metadata;
}

/* WarningsOnCreate and WarningsOnUpdate: warnings that the old CRD does not have. */
static void warn_schemas(const response *response, const crd_definition *crd, const crd_definition *old) {
  diagnostics is = {.arena = response->arena}, was = {.arena = response->arena};
  crd_warn(crd, response->minor, &is);
  if (old) crd_warn(old, response->minor, &was);
  for (size_t i = 0; i < is.count; i++) {
    crd_string text = is.items[i].message;
    bool known = false;
    for (size_t k = 0; k < was.count && !known; k++) known = crd_string_equal(was.items[k].message, text);
    if (!known) add_once(&response->verdict->warnings, text);
  }
}

static void conclude(const response *response) {
  crd_verdict *verdict = response->verdict;
  verdict->allowed = verdict->errors.count == 0;
  if (verdict->allowed) return;
  verdict->code = 422;
  verdict->reason = CRD_STRING("Invalid");
  verdict->message =
      crd_invalid_message(response->arena, CRD_STRING(GROUP), CRD_STRING(KIND), verdict->name, &verdict->errors);
}

/* Decodes the replaced CRD; NULL with the error. */
static crd_definition *read_old(const response *response) {
  crd_arena *arena = response->arena;
  documents documents = {.arena = arena};
  diagnostics problems = {.arena = arena};
  crd_set *set = crd_arena_zalloc(arena, sizeof *set);
  set->arena = arena;
  if (crdc_documents_read_text(&documents, "oldCrd", response->request->old_text, &problems) &&
      crd_set_add(set, &documents, true, &problems) && set->count == 1)
    return &set->items[0];
  crd_string why = problems.count ? problems.items[0].message : CRD_STRING("no CustomResourceDefinition");
  response->verdict->error = crd_arena_printf(arena, "oldCrd: %.*s", (int)why.size, why.data);
  return NULL;
}

/* Judges a decoded CRD; `old` is the replaced one, or NULL. */
static void judge_definition(const response *response, const crd_definition *sent, crd_definition *old) {
  crd_verdict *verdict = response->verdict;
  crd_definition crd = *sent;
  settle_name(response->arena, &crd, old != NULL);
  verdict->name = crd.name;
  if (old && !crd_string_equal(crd.name, old->name)) {
    refuse_crd(response,
               crd_arena_printf(response->arena, "the name of the object (%.*s) does not match the name on the URL (%.*s)",
                                (int)crd.name.size, crd.name.data, (int)old->name.size, old->name.data));
    return;
  }
  bool has_status = old && old->status;
  if (has_status) keep_status(response->arena, &crd, old);
  if (old) check_common(response, &crd, old);
  crd_check_errors_with(&crd,
                        &(crd_check_options){.old = old, .own_status = has_status, .kubernetes_minor = response->minor},
                        &verdict->errors);
  crdc_check_rules_errors(crdc_cel_types_create(response->arena), &crd, old, response->minor, &verdict->errors);
  conclude(response);
  if (verdict->allowed) warn_schemas(response, &crd, old);
}

static response response_start(crd_verdict *verdict, crd_arena *arena, const definition_request *request, unsigned minor) {
  *verdict = (crd_verdict){.errors = crd_errors_init(arena), .warnings = {.arena = arena}, .offset = CRD_NO_OFFSET};
  verdict->strict.arena = verdict->found.arena = arena;
  return (response){arena, verdict, request, minor ? minor : CRD_KUBERNETES_NEWEST, NULL, false};
}

void crd_response_judge(crd_verdict *verdict, crd_arena *arena, const definition_request *request) {
  response response = response_start(verdict, arena, request, request->kubernetes_minor);
  crd_definition *old = request->updates ? read_old(&response) : NULL;
  if (verdict->error.size) return;
  const crd_definition *sent = decode(&response);
  if (sent) judge_definition(&response, sent, old);
}

/* Returns whether there is nothing to report. */
static bool judge_once(crd_verdict *verdict, crd_arena *arena, const document *document, const diagnostics *problems,
                       unsigned minor) {
  response response = response_start(verdict, arena, NULL, minor);
  size_t read = 1;
  response.lists_strict = true;
  response.read = &read;
  const crd_definition *sent = decode_document(&response, document, problems);
  if (sent) judge_definition(&response, sent, NULL);
  return read == 0 && verdict->allowed && !verdict->found.count && !verdict->warnings.count && !verdict->error.size;
}

bool crd_response_judge_document(crd_verdict *verdict, crd_arena *arena, const document *document,
                                 const diagnostics *problems, unsigned minor) {
  struct document alone = *document;
  if (judge_once(verdict, arena, document, problems, minor)) return true;
  if (!document->repeats) return false;
  crdc_document_read_alone(&alone); /* gives each value its own place */
  return judge_once(verdict, arena, &alone, problems, minor);
}
