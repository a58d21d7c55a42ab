/* SPDX-License-Identifier: Apache-2.0 */
/* The work of kube-apiserver's handlers around the judgement of an object: content types, the size limit, options, refusals
 * of the storage, and the response. */
#include "../base/hash.h"
#include "endpoint_parts.h"
#include <crd/endpoint.h>
#include <ctype.h>

#define PATCH_TYPES "application/json-patch+json, application/merge-patch+json, application/apply-patch+yaml"

/* ---- checks of the handlers before decoding ---- */

static bool check_named(endpoint *endpoint) {
  if (endpoint->route.name.size) return true;
  crd_endpoint_bad_request(endpoint, CRD_STRING("name must be provided"));
  return false;
}

/* ---- objects ---- */

static crd_field_validation directive(const crd_value *options) {
  const crd_value *value = crd_value_get(options, CRD_STRING("fieldValidation"));
  if (value && crd_value_is_string(value, CRD_STRING("Strict"))) return CRD_FIELDS_STRICT;
  return value && crd_value_is_string(value, CRD_STRING("Ignore")) ? CRD_FIELDS_IGNORE : CRD_FIELDS_WARN;
}

static crd_request make_request(endpoint *endpoint, const crd_value *options) {
  const crd_endpoint_request *request = endpoint->request;
  const endpoint_route *route = &endpoint->route;
  const crd_value *dry_run = crd_value_get(options, CRD_STRING("dryRun"));
  endpoint->dry_run = dry_run && dry_run->size;
  return (crd_request){.operation = route->subresource.size ? CRD_UPDATE_STATUS : CRD_UPDATE,
                       .kind = route->kind,
                       .body = request->body,
                       .old_object = request->stored,
                       .namespace_ = route->namespace_,
                       .options = options,
                       .kubernetes_minor = request->kubernetes_minor,
                       .uid = request->uid,
                       .creation_timestamp = request->creation_timestamp,
                       .name_suffix = request->name_suffix,
                       .by_url = true,
                       .name = route->name,
                       .others = request->registry,
                       .field_validation = directive(options)};
}

/* Storage.Create, for a valid object. */
static void store_created(endpoint *endpoint) {
  const crd_value *object = endpoint->verdict->object;
  request_meta meta = crd_request_meta_of(object);
  crd_string name = crd_request_meta_string(meta, META_NAME);
  crd_string stored = crd_request_meta_string(crd_request_meta_of(endpoint->request->stored), META_NAME);
  crd_string version = crd_request_meta_string(meta, META_RESOURCE_VERSION);
  bool number = false; /* false for other texts, and for 0 */
  for (size_t i = 0; i < version.size; i++) number = number || version.data[i] != '0';
  for (size_t i = 0; i < version.size; i++) number = number && isdigit((unsigned char)version.data[i]);
  if (!endpoint->dry_run && number)
    crd_endpoint_refuse(endpoint, 500, "", CRD_STRING("resourceVersion should not be set on objects to be created"));
  else if (endpoint->request->stored && crd_string_equal(name, stored))
    crd_endpoint_exists(endpoint, name);
}

static void create_object(endpoint *endpoint) {
  crd_encoding encoding;
  crd_value options;
  if (endpoint->route.subresource.size) {
    crd_endpoint_not_supported(endpoint);
    return;
  }
  if (!crd_endpoint_read_content_type(endpoint, &encoding) || !crd_endpoint_check_size(endpoint) ||
      !crd_endpoint_read_options(endpoint, &options))
    return;
  crd_request request = make_request(endpoint, &options);
  request.operation = CRD_CREATE;
  request.encoding = encoding;
  request.old_object = NULL;
  crd_request_judge(endpoint->arena, &request, endpoint->verdict);
  if (endpoint->verdict->allowed) store_created(endpoint);
  if (endpoint->verdict->allowed) endpoint->verdict->code = 201;
}

static bool is_scale(const endpoint *endpoint) {
  return crd_string_equal(endpoint->route.subresource, CRD_STRING("scale"));
}

static void judge_stored_update(endpoint *endpoint, crd_request *request) {
  if (is_scale(endpoint))
    crd_endpoint_scale(endpoint, request);
  else
    crd_request_judge(endpoint->arena, request, endpoint->verdict);
}

static void update(endpoint *endpoint) {
  crd_value options;
  if (!check_named(endpoint) || !crd_endpoint_check_size(endpoint) || !crd_endpoint_read_options(endpoint, &options)) return;
  crd_request request = make_request(endpoint, &options);
  request_state state = crd_request_begin(endpoint->arena, &request, endpoint->verdict);
  if (!crd_request_options_hold(&state)) return; /* before the content type */
  if (!crd_endpoint_read_content_type(endpoint, &request.encoding)) return;
  judge_stored_update(endpoint, &request);
}

static void patch(endpoint *endpoint) {
  crd_string type = endpoint->request->content_type;
  const char *end = type.size ? memchr(type.data, ';', type.size) : NULL;
  if (end && end > type.data) type.size = (size_t)(end - type.data);
  crd_patch_type form = crd_string_equal(type, CRD_STRING("application/json-patch+json"))    ? CRD_PATCH_JSON
                        : crd_string_equal(type, CRD_STRING("application/merge-patch+json")) ? CRD_PATCH_MERGE
                                                                                             : CRD_PATCH_NONE;
  bool apply = crd_string_equal(type, CRD_STRING("application/apply-patch+yaml"));
  if (!form && !apply) {
    crd_endpoint_unsupported_media(endpoint, PATCH_TYPES);
    return;
  }
  crd_value options;
  if (!check_named(endpoint) || !crd_endpoint_check_size(endpoint) || !crd_endpoint_read_options(endpoint, &options)) return;
  crd_request request = make_request(endpoint, &options);
  request.patch = apply ? CRD_PATCH_APPLY : form;
  if (apply) {
    request_state state = crd_request_begin(endpoint->arena, &request, endpoint->verdict);
    if (crd_request_options_hold(&state)) endpoint->verdict->error = CRD_STRING("server-side apply is not judged");
    return;
  }
  judge_stored_update(endpoint, &request);
}

/* ---- the response ---- */

/* recorder.AddWarning of apiserver pkg/endpoints/filters/warning.go: drops duplicates; if all together are longer than 4096
 * code points, each is cut to 256. */
static void send_warnings(crd_texts *headers, const crd_texts *warnings) {
  enum { MAX_ALL = 4096, MAX_ONE = 256 };
  crd_texts once = {.arena = headers->arena};
  name_table known = {.arena = headers->arena};
  size_t all = 0, sent = 0;
  for (uint32_t i = 0; i < warnings->count; i++) {
    if (!warnings->items[i].size || crd_name_table_find(&known, warnings->items[i])) continue;
    crd_name_table_put(&known, warnings->items[i], &once);
    crd_texts_add(&once, warnings->items[i]);
    for (size_t at = 0; at < warnings->items[i].size; at++) all += (warnings->items[i].data[at] & 0xC0) != 0x80;
  }
  for (uint32_t i = 0; i < once.count && (all <= MAX_ALL || sent < MAX_ALL); i++) {
    crd_string text = once.items[i];
    size_t size = 0, runes = 0;
    for (; size < text.size; size++) {
      if ((text.data[size] & 0xC0) == 0x80) continue;
      if (all > MAX_ALL && runes == MAX_ONE) break;
      runes++;
    }
    sent += runes;
    crd_texts_add(headers, (crd_string){text.data, size});
  }
}

/* A version such as v2beta3: its stability, 3 for none of the kind, major and minor; false for any other name. */
static bool read_endpoint_version(crd_string name, unsigned long numbers[3]) {
  static const char *const stages[] = {"alpha", "beta"};
  size_t at = 1;
  if (name.size < 2 || name.data[0] != 'v') return false;
  for (size_t n = 1; n < 3; n++) {
    size_t from = at;
    for (numbers[n] = 0; at < name.size && at - from < 9 && isdigit((unsigned char)name.data[at]); at++)
      numbers[n] = numbers[n] * 10 + (unsigned long)(name.data[at] - '0');
    if (at == from) return false;
    if (at == name.size) break;
    numbers[0] = 0;
    for (size_t i = 0; n == 1 && i < 2; i++)
      if (crd_string_has_prefix(crd_string_slice(name, at, name.size), crd_string_of(stages[i]))) {
        numbers[0] = i + 1;
        at += strlen(stages[i]);
      }
    if (n != 1 || !numbers[0]) return false;
  }
  return at == name.size;
}

int crd_endpoint_compare_versions(crd_string a, crd_string b) {
  unsigned long x[3] = {3, 0, 0}, y[3] = {3, 0, 0};
  bool good_a = read_endpoint_version(a, x), good_b = read_endpoint_version(b, y);
  if (!good_a || !good_b) return good_a ? 1 : good_b ? -1 : crd_string_compare(b, a);
  for (size_t i = 0; i < 3; i++)
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  return 0;
}

/* defaultDeprecationWarning. */
static crd_string deprecation(const endpoint *endpoint) {
  const crd_kind *kind = endpoint->route.kind, *newest = NULL;
  const crd_registry *registry = endpoint->request->registry;
  if (kind->deprecation_warning.size) return kind->deprecation_warning;
  for (size_t i = 0; i < registry->count; i++) {
    const crd_kind *other = registry->kinds[i];
    if (!other->served || other->deprecated || !crd_string_equal(other->group, kind->group) ||
        !crd_string_equal(other->kind, kind->kind) || crd_endpoint_compare_versions(kind->version, other->version) >= 0)
      continue;
    if (!newest || crd_endpoint_compare_versions(newest->version, other->version) < 0) newest = other;
  }
  crd_text text = {.arena = endpoint->arena};
  const crd_kind *named[] = {kind, newest};
  for (size_t i = 0; i < 2 && named[i]; i++) {
    crd_text_add(&text, i ? CRD_STRING("; use ") : CRD_STRING(""));
    crd_text_add(&text, named[i]->group);
    crd_text_add_char(&text, '/');
    crd_text_add(&text, named[i]->version);
    crd_text_add_char(&text, ' ');
    crd_text_add(&text, named[i]->kind);
    if (!i) crd_text_add(&text, CRD_STRING(" is deprecated"));
  }
  return crd_text_string(&text);
}

static void serve(endpoint *endpoint) {
  const endpoint_route *route = &endpoint->route;
  const crd_value *stored = endpoint->request->stored;
  bool status = crd_string_equal(route->subresource, CRD_STRING("status"));
  bool scale = is_scale(endpoint) && route->kind->scale;
  if (route->subresource.size && !(status && route->kind->has_status) && !scale)
    crd_endpoint_not_found(endpoint);
  else if (!*route->verb || (route->subresource.size && route->verb[0] == 'd'))
    crd_endpoint_not_supported(endpoint);
  else if (strcmp(route->verb, "get") == 0)
    endpoint->verdict->error = CRD_STRING("reading is not judged");
  else if (stored && stored->kind != CRD_MAP)
    endpoint->verdict->error = CRD_STRING("oldObject: it is no object");
  else if (strcmp(route->verb, "create") == 0)
    create_object(endpoint);
  else if (strcmp(route->verb, "update") == 0)
    update(endpoint);
  else if (strcmp(route->verb, "patch") == 0)
    patch(endpoint);
  else if (strcmp(route->verb, "delete") == 0)
    crd_endpoint_delete(endpoint);
  else
    endpoint->verdict->error = CRD_STRING("the deletion of collections is not judged");
}

typedef struct answering {
  crd_arena *arena;
  const crd_endpoint_request *request;
  crd_endpoint_response *response;
} answering;

static void answer(void *context) {
  const answering *answering = context;
  crd_arena *arena = answering->arena;
  const crd_endpoint_request *request = answering->request;
  crd_endpoint_response *response = answering->response;
  const char *mark = request->url.size ? memchr(request->url.data, '?', request->url.size) : NULL;
  size_t size = mark ? (size_t)(mark - request->url.data) : request->url.size;
  crd_verdict *verdict = &response->verdict;
  *response = (crd_endpoint_response){.code = 404, .warnings = {.arena = arena}};
  *verdict = crd_verdict_init(arena);
  endpoint endpoint = {
      .arena = arena,
      .request = request,
      .route = crd_endpoint_find(arena, request->registry, request->method, (crd_string){request->url.data, size}),
      .query = crd_endpoint_read_query(arena, crd_string_slice(request->url, mark ? size + 1 : size, request->url.size)),
      .verdict = verdict};
  if (!endpoint.route.kind) {
    response->body = crd_value_make_string(CRD_STRING("404 page not found\n"));
    return;
  }
  serve(&endpoint);
  response->error = verdict->error;
  if (endpoint.route.kind->deprecated) {
    crd_texts warnings = {.arena = arena};
    crd_texts_add(&warnings, deprecation(&endpoint));
    for (uint32_t i = 0; i < verdict->warnings.count; i++) crd_texts_add(&warnings, verdict->warnings.items[i]);
    verdict->warnings = warnings;
  }
  send_warnings(&response->warnings, &verdict->warnings);
  response->code = verdict->code ? verdict->code : 200;
  if (verdict->allowed && verdict->object && !verdict->details.given)
    response->body = crd_value_copy(arena, verdict->object);
  else
    response->body = crd_verdict_status(arena, verdict, endpoint.route.kind);
}

void crd_endpoint_answer(crd_arena *arena, const crd_endpoint_request *request, crd_endpoint_response *response) {
  answering answering = {arena, request, response};
  crd_stop stop = crd_guard_once(arena, answer, &answering);
  if (!stop) return;
  *response = (crd_endpoint_response){
      .code = 500, .warnings = {.arena = arena}, .error = crd_stop_text(stop), .verdict = crd_verdict_stopped(arena, stop)};
  response->body = crd_value_make_string(response->error);
}
