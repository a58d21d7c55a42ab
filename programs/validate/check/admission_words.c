/* SPDX-License-Identifier: Apache-2.0 */
/* The user and groups of a request, its operation, and the stored objects of --old. */
#include "../../../runtime/base/say.h"
#include "judge.h"
#include "object_files.h"
#include <crd/builtin.h>
#include <string.h>

/* ---- the user ---- */

crd_user admission_user(crd_arena *arena, const admission_options *options) {
  return impersonated_user(arena, options->user, options->groups.items, options->groups.count);
}

/* ---- stored objects ---- */

typedef struct stored_reading {
  crd_arena *arena;
  stored_objects *stored;
} stored_reading;

static bool take_stored(void *context, const object_place *place, crd_value *object) {
  const stored_reading *reading = context;
  stored_objects *stored = reading->stored;
  (void)place;
  CRD_ARENA_PUSH(reading->arena, stored->items, stored->count, stored->room, 16, object);
  return true;
}

static void say_unreadable(void *context, crd_string what) {
  (void)context;
  crd_say(stderr, "crd-validate: %-.*s\n", CRD_PRINT(what));
}

bool stored_objects_read(crd_arena *arena, const admission_options *options, stored_objects *stored) {
  stored_reading reading = {arena, stored};
  const object_reader reader = {.arena = arena, .take = take_stored, .complain = say_unreadable, .context = &reading};
  bool good = true;
  for (size_t i = 0; i < options->olds.count; i++) good = object_files_read(&reader, options->olds.items[i]) && good;
  return good;
}

static crd_string group_of(const crd_value *object) {
  crd_string api = crd_value_text(crd_value_get(object, CRD_STRING("apiVersion"))), group, version;
  return crd_string_cut(api, '/', &group, &version) ? group : (crd_string){"", 0};
}

static bool is_same_text(const crd_value *a, const crd_value *b, const char *name) {
  return crd_string_equal(crd_value_text(crd_value_find(a, "metadata", name, NULL)),
                          crd_value_text(crd_value_find(b, "metadata", name, NULL)));
}

const crd_value *stored_objects_find(const stored_objects *stored, const crd_value *object) {
  const crd_string kind = CRD_STRING("kind");
  for (size_t i = stored->count; i-- > 0;) {
    const crd_value *one = stored->items[i];
    if (crd_string_equal(group_of(one), group_of(object)) &&
        crd_string_equal(crd_value_text(crd_value_get(one, kind)), crd_value_text(crd_value_get(object, kind))) &&
        is_same_text(one, object, "name") && is_same_text(one, object, "namespace"))
      return one;
  }
  return NULL;
}

/* ---- the request ---- */

/* Connections are requests to subresources, whose objects are these options. */
static const struct {
  const char *kind, *resource, *sub_resource;
} connections[] = {{"PodExecOptions", "pods", "exec"},
                   {"PodAttachOptions", "pods", "attach"},
                   {"PodPortForwardOptions", "pods", "portforward"},
                   {"PodProxyOptions", "pods", "proxy"},
                   {"ServiceProxyOptions", "services", "proxy"},
                   {"NodeProxyOptions", "nodes", "proxy"}};

static void connect(crd_admission_attributes *attributes, const crd_value *object) {
  const crd_string kind = crd_value_text(crd_value_get(object, CRD_STRING("kind")));
  for (size_t i = 0; i < sizeof connections / sizeof *connections; i++) {
    if (!crd_string_equal(kind, crd_string_of(connections[i].kind))) continue;
    attributes->resource = (crd_gvr){CRD_STRING(""), CRD_STRING("v1"), crd_string_of(connections[i].resource)};
    attributes->sub_resource = crd_string_of(connections[i].sub_resource);
  }
  attributes->name = crd_value_text(crd_value_find(object, "metadata", "name", NULL));
  attributes->namespace_ = crd_value_text(crd_value_find(object, "metadata", "namespace", NULL));
}

crd_admission_attributes admission_attributes(const admission_options *options, const crd_user *user,
                                              const stored_objects *stored, const crd_value *object) {
  const crd_value *old = stored_objects_find(stored, object);
  const char *operation = options->operation ? options->operation : old ? "UPDATE" : "CREATE";
  crd_admission_attributes attributes = {.operation = crd_string_of(operation), .object = object, .user = *user};
  if (strcmp(operation, "UPDATE") == 0) attributes.old_object = old ? old : object;
  if (strcmp(operation, "DELETE") == 0) {
    attributes.old_object = old ? old : object;
    attributes.object = NULL;
  }
  if (strcmp(operation, "CONNECT") == 0) connect(&attributes, object);
  return attributes;
}

/* ---- messages ---- */

static bool misses_key(crd_string message) {
  const crd_string words = CRD_STRING("no such key: ");
  return message.size && memmem(message.data, message.size, words.data, words.size);
}

void admission_note_defaults(crd_arena *arena, const crd_admission_attributes *attributes, crd_admission_verdict *found) {
  const crd_gvk *kind = &attributes->kind;
  bool misses = !found->allowed && misses_key(found->message);
  for (uint32_t i = 0; i < found->warnings.count; i++) misses |= misses_key(found->warnings.items[i]);
  if (!misses || !crd_builtin_find(kind->group, kind->version, kind->kind)) return;
  const crd_string endpoint = crd_arena_printf(arena, "%.*s%s%.*s/%.*s", CRD_PRINT(kind->group), kind->group.size ? "/" : "",
                                               CRD_PRINT(kind->version), CRD_PRINT(kind->kind));
  if (crd_builtin_is_known(endpoint)) return;
  crd_texts_add(&found->warnings,
                crd_arena_printf(arena,
                                 "the defaults of %.*s are not filled in here: a key that the manifest leaves out may be "
                                 "there in the API server, and the policy may let the object in",
                                 CRD_PRINT(endpoint)));
}
