/* SPDX-License-Identifier: Apache-2.0 */
/* The services of the kinds that are compiled in, with a cluster and settings that a test tells: a review at /test/state,
 * the object of which holds lists of objects by the plural of their kind, gives what rules find from then on. The test asks
 * one thing after the other. All else is as in crd-webhook.
 *
 * usage: services FOLDER SETTINGS [NAME NAMESPACE SERVICE]: the folder of tls.crt and tls.key, and a file of gates and
 * settings. With the others it only prints the webhook configurations of all its services. */
#include "judge/builtin.h"
#include "registry.h"
#include <crd/webhook.h>
#include <stdio.h>

typedef struct told_cluster {
  crd_state_source source;
  crd_arena *arena; /* of the state, from one telling to the next */
  const crd_state *state;
} told_cluster;

static const crd_state *take(const crd_state_source *self) {
  return ((const told_cluster *)self)->state;
}

static void release(const crd_state_source *self, const crd_state *state) {
  (void)self, (void)state;
}

static bool is_synced(const crd_state_source *self) {
  return ((const told_cluster *)self)->state != NULL;
}

static told_cluster cluster = {.source = {.take = take, .release = release, .is_synced = is_synced}};

static const crd_kind *find_plural(crd_string plural) {
  const crd_registry *registry = &crd_registry_generated;
  for (size_t i = 0; i < registry->count; i++)
    if (crd_string_equal(registry->kinds[i]->plural, plural)) return registry->kinds[i];
  return NULL;
}

static void tell_state(const crd_admission_service *service, const crd_admission_request *request,
                       crd_admission_response *response) {
  (void)service;
  crd_arena *arena = cluster.arena;
  crd_arena_reset(arena);
  crd_state_objects *objects = crd_state_objects_create(arena, &crd_registry_generated);
  crd_value *lists = crd_arena_alloc(arena, sizeof *lists);
  if (request->review.object) *lists = crd_value_copy(arena, request->review.object);
  if (request->review.object) crd_value_own(arena, lists);
  for (uint32_t i = 0; request->review.object && i < lists->size; i++) {
    const crd_member *list = &lists->as.members[i];
    const crd_kind *kind = find_plural(crd_member_name(list));
    for (uint32_t j = 0; kind && list->value.kind == CRD_LIST && j < list->value.size; j++)
      crd_state_objects_add(objects, kind, &list->value.as.items[j]);
  }
  cluster.state = crd_state_objects_state(objects);
  crd_admission_warn(response, CRD_STRING("told"));
}

static void print_configurations(const crd_webhook *webhook, char *const *words) {
  size_t count;
  const crd_webhook_path *paths = crd_webhook_paths(webhook, &count);
  crd_text text = {.arena = cluster.arena};
  for (size_t i = 0; i < count; i++)
    if (paths[i].service)
      crd_admission_write_configurations(&text, paths[i].service, 1, crd_string_of(words[0]), crd_string_of(words[1]),
                                         crd_string_of(words[2]));
  printf("%.*s", CRD_PRINT(crd_text_string(&text)));
}

int main(int count, char **arguments) {
  static const crd_admission_service services[] = {{.path = CRD_STRING_INIT("/test/state"), .function = tell_state}};
  if (count != 3 && count != 6) return 2;
  cluster.arena = crd_arena_create(NULL);
  const crd_webhook_options options = {.address = "127.0.0.1:0",
                                       .certificate_folder = arguments[1],
                                       .settings_file = arguments[2],
                                       .registry = &crd_registry_generated,
                                       .layers = CRD_LAYER_CRD | CRD_LAYER_WEBHOOK,
                                       .services = services,
                                       .service_count = 1,
                                       .cluster = &cluster.source,
                                       .pods = &crdc_pod_judge,
                                       .threads = 1,
                                       .log_errors = true};
  crd_webhook *webhook = cluster.arena ? crd_webhook_create(&options) : NULL;
  bool good = webhook != NULL;
  if (good && count == 6) {
    print_configurations(webhook, arguments + 3);
    crd_webhook_destroy(webhook);
    crd_arena_destroy(cluster.arena);
    return 0;
  }
  good = good && crd_webhook_start(webhook);
  if (good) printf("%u\n", crd_webhook_port(webhook));
  fflush(stdout);
  good = good && crd_webhook_serve(webhook);
  crd_webhook_destroy(webhook);
  crd_arena_destroy(cluster.arena);
  return good ? 0 : 1;
}
