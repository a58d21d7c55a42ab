/* SPDX-License-Identifier: Apache-2.0 */
/* Files with the same settings share their options, which equal the run's except for the members that may differ. */
#include "inventory.h"
#include "options/configured.h"

typedef struct document_options {
  const configuration *nearest;
  const configuration_override **overrides;
  size_t override_count;
  options *options;
  struct options from; /* owns the borrowed lists */
  struct document_options *next;
} document_options;

/* The members for flags that can differ (configuration_differs). */
static const struct differing_member {
  size_t at, size;
} members[] = {
#define MEMBER(name)                                                                                                        \
  { offsetof(options, name), sizeof((options *)0)->name }
    MEMBER(strict),
    MEMBER(kinds.required),
    MEMBER(kinds.skipped),
    MEMBER(kinds.asked),
    MEMBER(kinds.rejected),
    MEMBER(mutate),
    MEMBER(mutate_again),
    MEMBER(rules.layers),
    MEMBER(rules.warn_layers),
    MEMBER(rules.named_layers),
    MEMBER(rules.all_layers),
    MEMBER(rules.kubernetes_minor),
    MEMBER(rules.decoder)};

static document_options *make_own(const options *run, const configured_path *found) {
  options_source *source = run->source;
  settings settings = {.count = 0};
  document_options *made = crd_arena_zalloc(source->arena, sizeof *made);
  made->options = crd_arena_alloc(source->arena, sizeof *made->options);
  *made->options = *run;
  made->nearest = found->nearest;
  made->overrides = found->overrides;
  made->override_count = found->override_count;
  configured_settle(source->configured, found, &settings);
  if (!options_start(&made->from, settings.count)) return NULL;
  options_take(&made->from, &settings);
  options_settle_rules(&made->from);
  for (size_t i = 0; i < sizeof members / sizeof *members; i++)
    memcpy((char *)made->options + members[i].at, (char *)&made->from + members[i].at, members[i].size);
  made->next = source->own;
  return source->own = made;
}

static bool is_for_path(const document_options *own, const configured_path *found) {
  return own->nearest == found->nearest && own->override_count == found->override_count &&
         (!found->override_count || memcmp((const void *)own->overrides, (const void *)found->overrides,
                                           found->override_count * sizeof *found->overrides) == 0);
}

/* NULL after messages. */
static const options *options_of_file(const options *run, const char *path) {
  options_source *source = run->source;
  configured_path found;
  if (!configured_find(source->configured, path, &found) ||
      !configured_agree(source->configured, &source->run, "the others", &found, path))
    return NULL;
  if (found.nearest == source->run.nearest && !found.override_count) return run;
  document_options *own = source->own;
  while (own && !is_for_path(own, &found)) own = own->next;
  if (!own) own = make_own(run, &found);
  return own ? own->options : NULL;
}

bool document_options_find(const options *options, inventory *inventory) {
  const bool differs = options->source && options->source->configured;
  bool good = true;
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    item->options = differs ? options_of_file(options, item->path) : options;
    good = good && item->options;
    if (!good) return false;
  }
  return good;
}

const options *document_options_whole(const options *run) {
  options_source *source = run->source;
  if (!source || !source->own) return run;
  options *whole = &source->whole;
  *whole = *run;
  for (const document_options *own = source->own; own; own = own->next) {
    const rule_options *rules = &own->options->rules;
    whole->rules.layers |= rules->layers;
    whole->rules.named_layers |= rules->named_layers;
    whole->rules.all_layers = whole->rules.all_layers || rules->all_layers;
    whole->mutate = whole->mutate || own->options->mutate;
  }
  return whole;
}

void document_options_free(const options *options) {
  for (document_options *own = options->source ? options->source->own : NULL; own; own = own->next) options_free(&own->from);
}
