/* SPDX-License-Identifier: Apache-2.0 */
#include "known_state.h"
#include "../../../runtime/base/say.h"
#include "cluster_objects.h"
#include "report/report.h"
#include <stdlib.h>

struct known_state {
  given_state *given;
  const crd_cluster_view *view; /* has the objects of the cluster; NULL: none was asked */
  report_index index;           /* of the file that had the last problem */
};

/* As problems of manifests are told. */
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
