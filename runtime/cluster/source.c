/* SPDX-License-Identifier: Apache-2.0 */
/* The client as a source of changing cluster state: snapshots for requests, and metrics for Prometheus. */
#include <crd/cluster.h>
#include <stdlib.h>

static const crd_cluster *cluster_of(const crd_state_source *source) {
  return ((const crd_cluster_source *)(const void *)source)->cluster;
}

static const crd_state *take_state(const crd_state_source *source) {
  const crd_cluster_source *own = (const crd_cluster_source *)(const void *)source;
  crd_cluster_state *state = own->cluster ? malloc(sizeof *state) : NULL;
  if (!state) return NULL;
  crd_cluster_state_init(state, crd_cluster_view_take(own->cluster), own->registry);
  return &state->state;
}

static void release_state(const crd_state_source *source, const crd_state *state) {
  (void)source;
  if (!state) return;
  crd_cluster_state *own = (crd_cluster_state *)(uintptr_t)state;
  crd_cluster_view_release(own->view);
  free(own);
}

static bool is_cluster_synced(const crd_state_source *source) {
  return !cluster_of(source) || crd_cluster_synced(cluster_of(source));
}

/* ---- metrics ---- */

typedef enum figure {
  FIGURE_SYNCED,
  FIGURE_OBJECTS,
  FIGURE_AGE,
  FIGURE_LISTS,
  FIGURE_WATCHES,
  FIGURE_EVENTS,
  FIGURE_FAILURES
} figure;

static const struct {
  figure figure;
  const char *name, *type, *help;
} figures[] = {
    {FIGURE_SYNCED, "crd_webhook_cluster_synced", "gauge", "Whether all objects of the kind have been read once."},
    {FIGURE_OBJECTS, "crd_webhook_cluster_objects", "gauge", "Objects of the kind that are known."},
    {FIGURE_AGE, "crd_webhook_cluster_age_seconds", "gauge",
     "Since the API server was last heard of about the kind: how old what is known may be."},
    {FIGURE_LISTS, "crd_webhook_cluster_lists_total", "counter", "Lists of the kind that were read to their end."},
    {FIGURE_WATCHES, "crd_webhook_cluster_watches_total", "counter", "Watches of the kind that were begun."},
    {FIGURE_EVENTS, "crd_webhook_cluster_events_total", "counter", "Events of the kind that were taken, bookmarks too."},
    {FIGURE_FAILURES, "crd_webhook_cluster_failures_total", "counter", "Requests and watches of the kind that failed."},
};

static void write_figure(crd_text *text, figure figure, const crd_cluster_kind_state *state) {
  const unsigned long long counts[] = {
      [FIGURE_SYNCED] = state->synced,   [FIGURE_OBJECTS] = state->objects, [FIGURE_LISTS] = state->lists,
      [FIGURE_WATCHES] = state->watches, [FIGURE_EVENTS] = state->events,   [FIGURE_FAILURES] = state->failures};
  if (figure != FIGURE_AGE)
    crd_text_printf(text, " %llu\n", counts[figure]);
  else if (state->age < 0)
    crd_text_add(text, CRD_STRING(" +Inf\n"));
  else
    crd_text_printf(text, " %.3f\n", (double)state->age / 1000);
}

static void write_registrations(const crd_cluster *cluster, crd_text *text) {
  static const char name[] = "crd_webhook_registrations";
  crd_cluster_registration state = crd_cluster_registration_look(cluster, NULL, 0);
  if (!state.wanted) return;
  crd_text_printf(
      text,
      "# HELP %s Webhook configurations that are to have the certificates, that have them, that could not be found "
      "or set when that was last tried, and from which somebody else takes them again and again.\n# TYPE %s gauge\n"
      "%s{state=\"wanted\"} %zu\n%s{state=\"set\"} %zu\n%s{state=\"failed\"} %zu\n%s{state=\"contested\"} %zu\n",
      name, name, name, state.wanted, name, state.set, name, state.failed, name, state.contested);
  crd_text_printf(text,
                  "# HELP crd_webhook_registration_updates_total Times that a webhook configuration was given the "
                  "certificates.\n# TYPE crd_webhook_registration_updates_total counter\n"
                  "crd_webhook_registration_updates_total %llu\n",
                  (unsigned long long)state.updates);
}

static void tell_cluster(const crd_state_source *source, const crd_object_event *event) {
  if (cluster_of(source)) crd_cluster_tell(cluster_of(source), event);
}

static void write_recorded(const crd_cluster *cluster, crd_text *text) {
  static const char name[] = "crd_webhook_recorded_events_total";
  crd_cluster_recorded state = crd_cluster_recorded_look(cluster);
  if (!state.wanted) return;
  crd_text_printf(text,
                  "# HELP %s Events that were to be recorded in the cluster: that the API server has taken, that it has "
                  "not, and that found no room.\n# TYPE %s counter\n%s{outcome=\"recorded\"} %llu\n"
                  "%s{outcome=\"failed\"} %llu\n%s{outcome=\"dropped\"} %llu\n",
                  name, name, name, (unsigned long long)state.recorded, name, (unsigned long long)state.failed, name,
                  (unsigned long long)state.dropped);
}

static void measure_cluster(const crd_state_source *source, crd_text *text) {
  const crd_cluster *cluster = cluster_of(source);
  if (!cluster) return;
  size_t count = crd_cluster_kind_count(cluster);
  for (size_t f = 0; count && f < sizeof figures / sizeof *figures; f++) {
    crd_text_printf(text, "# HELP %s %s\n# TYPE %s %s\n", figures[f].name, figures[f].help, figures[f].name,
                    figures[f].type);
    for (size_t i = 0; i < count; i++) {
      crd_cluster_kind_state state = crd_cluster_kind_look(cluster, i);
      crd_text_printf(text, "%s{resource=\"%s\"}", figures[f].name, crd_cluster_kind_name(cluster, i));
      write_figure(text, figures[f].figure, &state);
    }
  }
  write_registrations(cluster, text);
  write_recorded(cluster, text);
}

void crd_cluster_source_init(crd_cluster_source *source, const crd_cluster *cluster, const crd_registry *registry) {
  *source = (crd_cluster_source){.source = {.take = take_state,
                                            .release = release_state,
                                            .is_synced = is_cluster_synced,
                                            .tell = tell_cluster,
                                            .measure = measure_cluster},
                                 .cluster = cluster,
                                 .registry = registry};
}
