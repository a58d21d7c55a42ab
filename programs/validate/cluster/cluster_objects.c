/* SPDX-License-Identifier: Apache-2.0 */
/* libcrdcluster lists the kinds. Of their objects it keeps the parts that rules read, with the defaults that the API server
 * has stored. */
#include "cluster_objects.h"
#include "../../../runtime/base/say.h"
#include "../../../runtime/cluster/link.h"
#include <crd/file.h>
#include <stdlib.h>
#include <string.h>

#define ERROR_SIZE 4608

static bool complain_of_cluster(const char *error) {
  crd_say(stderr, "crd-validate: the cluster cannot be asked: %s\n", error);
  return false;
}

/* ---- the kinds to read ---- */

/* Whether the inputs can contain an object of the kind: its name occurs in them. */
static bool may_hold(const inventory *inventory, crd_string name) {
  for (size_t i = 0; i < inventory->count; i++) {
    const inventory_item *item = &inventory->items[i];
    if (item->problem) continue;
    if (!item->loaded || memmem(item->input.text.data, item->input.text.size, name.data, name.size)) return true;
  }
  return false;
}

static bool find_watched(watched_kinds *watched, const options *options, const crd_registry *registry,
                         const inventory *inventory) {
  unsigned layers = options->rules.layers | (options->mutate ? CRD_LAYER_MUTATION : 0u);
  if (options->batch) layers = CRD_LAYER_ALL | CRD_LAYER_MUTATION; /* each request can have its own options */
  for (size_t i = 0; i < registry->count; i++) {
    const crd_kind *kind = registry->kinds[i];
    if (!kind->layers || !kind->layers->watch_count || (!options->batch && !may_hold(inventory, kind->kind))) continue;
    if (!watched_kinds_add(watched, kind, layers)) return complain_of_cluster("out of memory");
  }
  return true;
}

/* ---- the objects ---- */

static bool add_view(given_state *state, const crd_registry *registry, const watched_kinds *watched,
                     const crd_cluster_view *view) {
  for (size_t i = 0; i < watched->count; i++) {
    const crd_watch *asked = &watched->items[i];
    const crd_kind *kind = crd_registry_known(registry, asked->group, asked->version, asked->kind);
    if (!kind) continue;
    size_t count = crd_cluster_view_all(view, i, NULL, 0);
    const crd_value **objects = malloc((count + 1) * sizeof *objects);
    bool good = objects && given_state_add_objects(state, kind, objects, crd_cluster_view_all(view, i, objects, count));
    free(objects);
    if (!good) return complain_of_cluster("out of memory");
  }
  return true;
}

/* False after a message if the authority cannot be read. */
static bool name_server(const crd_cluster *cluster, crd_text *server) {
  const cluster_access *access = crd_cluster_access(cluster);
  crd_string authority = access->authority.data, error;
  if (access->insecure || strncmp(access->server, "https:", 6) != 0) return true;
  if (access->authority.file && !crd_file_read(server->arena, access->authority.file, &authority, &error))
    return complain_of_cluster(crd_arena_copy(server->arena, error).data);
  crd_text_printf(server, "%s\n%s\n%s\n", access->server, access->server_name ? access->server_name : "",
                  access->proxy ? access->proxy : "");
  crd_text_add(server, authority);
  return true;
}

const crd_cluster_view *cluster_view_read(const cluster_options *options, const crd_watch *kinds, size_t count,
                                          crd_text *server) {
  char path[KUBECONFIG_PATH_SIZE], error[ERROR_SIZE];
  crd_cluster_options wanted = {.context = options->context, .user_agent = "crd-validate/" CRD_VERSION};
  if (!kubeconfig_path_find(options->kubeconfig, path, &wanted.kubeconfig)) {
    complain_of_cluster(KUBECONFIG_PATH_SEVERAL);
    return NULL;
  }
  if (wanted.context && !wanted.kubeconfig) {
    complain_of_cluster("there is no kubeconfig to have the context");
    return NULL;
  }
  crd_cluster *cluster = crd_cluster_create(&wanted, kinds, count, error, sizeof error);
  const crd_cluster_view *view = NULL;
  if (!cluster || !crd_cluster_read(cluster, error, sizeof error))
    complain_of_cluster(error);
  else if (!server || name_server(cluster, server))
    view = crd_cluster_view_take(cluster);
  crd_cluster_destroy(cluster);
  return view;
}

bool cluster_objects_add(given_state *state, const options *options, const crd_registry *registry,
                         const inventory *inventory, const crd_cluster_view **view) {
  watched_kinds watched = {.items = NULL};
  bool good = find_watched(&watched, options, registry, inventory);
  *view = good ? cluster_view_read(&options->cluster, watched.items, watched.count, NULL) : NULL;
  good = *view && add_view(state, registry, &watched, *view);
  watched_kinds_free(&watched);
  if (good) return true;
  crd_cluster_view_release(*view);
  *view = NULL;
  return false;
}

struct known_state {
  given_state *given;
  const crd_cluster_view *view; /* owns the objects of the cluster; NULL: none was read */
  report_index index;           /* of the file with the last problem */
};

/* Reports a problem in the form of problems of manifests. */
static void report_problem(void *context, const state_problem *problem) {
  known_state *state = context;
  const input *input = problem->input;
  const report report = {.stream = stderr};
  if (!input->text.data) {
    crd_say(stderr, "crd-validate: %s: %s\n", input->name, problem->what);
    return;
  }
  if (state->index.text.data != input->text.data) {
    report_index_free(&state->index);
    report_index_init(&state->index, input->text);
  }
  const report_place place = {.input = input,
                              .index = &state->index,
                              .document = problem->document_offset,
                              .text = problem->document,
                              .json = input->json,
                              .kind = problem->kind,
                              .prefix = ""};
  if (problem->unreadable)
    report_unreadable(&report, &place, problem->arena, problem->unreadable);
  else
    report_line(&report, &place, problem->offset, "error", crd_string_of(problem->what));
}

static known_state *make_state(const crd_registry *registry) {
  known_state *state = calloc(1, sizeof *state);
  if (state) report_index_init(&state->index, (crd_string){NULL, 0});
  if (state) state->given = given_state_create(registry, report_problem, state);
  if (state && state->given) return state;
  known_state_destroy(state);
  fputs("crd-validate: out of memory\n", stderr);
  return NULL;
}

bool known_state_read(const options *options, const crd_registry *registry, const inventory *inventory,
                      known_state **state) {
  *state = NULL;
  if (!options->state.paths.count && !options->state.from_cluster) return true;
  *state = make_state(registry);
  bool good = *state != NULL;
  if (good && options->state.from_cluster)
    good = cluster_objects_add((*state)->given, options, registry, inventory, &(*state)->view);
  for (size_t i = 0; *state && i < options->state.paths.count; i++)
    good = given_state_read((*state)->given, options->state.paths.items[i]) && good;
  return good;
}

void known_state_destroy(known_state *state) {
  if (!state) return;
  given_state_destroy(state->given);
  crd_cluster_view_release(state->view);
  report_index_free(&state->index);
  free(state);
}

const crd_state *known_state_of(const known_state *state) {
  return state ? given_state_of(state->given) : NULL;
}

void known_state_print(const known_state *state, FILE *stream) {
  if (state) given_state_print(state->given, stream);
}
