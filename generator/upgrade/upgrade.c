#include "upgrade/upgrade.h"
#include "upgrade/compare.h"

#include <stdlib.h>
#include <string.h>

/* ---- sides ---- */

static compilation *read_side(upgrade *upgrade, const upgrade_source *from) {
  compile_options settings = upgrade->options.settings;
  settings.stored = settings.replaces = settings.passes_over = true;
  compilation *compilation = crdc_compilation_create(&settings);
  for (size_t i = 0; i < settings.overlay_count; i++) crdc_compilation_add_overlay(compilation, settings.overlays[i]);
  if (from->text.data)
    crdc_compilation_add_text(compilation, from->path, from->text);
  else
    crdc_compilation_add(compilation, from->path);
  return compilation;
}

/* Takes the errors of a compilation over; warnings are lint's. */
static bool take_errors(upgrade *upgrade, const compilation *compilation) {
  const diagnostics *found = crdc_compilation_diagnostics(compilation);
  for (size_t i = 0; i < found->count; i++) {
    const diagnostic *one = &found->items[i];
    if (one->severity == SEVERITY_ERROR)
      crdc_diagnostics_add(&upgrade->diagnostics, SEVERITY_ERROR, one->location, "%.*s", CRD_PRINT(one->message));
  }
  upgrade->diagnostics.undone |= found->undone;
  return found->errors == 0;
}

bool crdc_upgrade_begin(upgrade *upgrade, crd_arena *arena, const upgrade_options *options) {
  memset(upgrade, 0, sizeof *upgrade);
  upgrade->arena = upgrade->findings.arena = upgrade->diagnostics.arena = arena;
  upgrade->options = *options;
  upgrade->old.from = options->old;
  upgrade->new_.from = options->new_;
  bool good = true;
  upgrade_side *const sides[] = {&upgrade->old, &upgrade->new_};
  for (size_t i = 0; i < 2; i++) {
    sides[i]->compilation = read_side(upgrade, &sides[i]->from);
    good &= take_errors(upgrade, sides[i]->compilation);
    sides[i]->checked = read_side(upgrade, &sides[i]->from);
  }
  return good;
}

void crdc_upgrade_end(upgrade *upgrade) {
  crdc_compilation_destroy(upgrade->old.compilation);
  crdc_compilation_destroy(upgrade->old.checked);
  crdc_compilation_destroy(upgrade->new_.compilation);
  crdc_compilation_destroy(upgrade->new_.checked);
}

bool crdc_upgrade_load(upgrade *upgrade, upgrade_side *side) {
  if (!side->registry) side->registry = crdc_compilation_load(side->compilation);
  return side->registry || take_errors(upgrade, side->compilation);
}

const crd_definition *crdc_upgrade_find(const crd_set *set, crd_string name) {
  for (size_t i = set->count; i > 0; i--)
    if (crd_string_equal(set->items[i - 1].name, name)) return &set->items[i - 1];
  return NULL;
}

/* ---- all of it ---- */

static bool is_same(const crd_definition *old, const crd_definition *new_) {
  return crd_value_equal(old->spec, new_->spec) &&
         (!old->metadata || !new_->metadata || crd_value_equal(old->metadata, new_->metadata));
}

static void compare_sets(upgrade *upgrade) {
  const crd_set *old = crdc_compilation_crds(upgrade->old.compilation),
                *new_ = crdc_compilation_crds(upgrade->new_.compilation);
  unsigned minor = upgrade->options.settings.kubernetes_minor;
  for (size_t i = 0; i < old->count; i++) {
    const crd_definition *was = &old->items[i], *is = crdc_upgrade_find(new_, was->name);
    if (crdc_upgrade_find(old, was->name) != was) continue;
    upgrade->counts.crds++;
    upgrade->counts.versions += was->version_count;
    if (is && is_same(was, is))
      upgrade->counts.same++;
    else
      crdc_upgrade_compare(&upgrade->findings, was, is, minor);
  }
  for (size_t i = 0; i < new_->count; i++) {
    const crd_definition *is = &new_->items[i];
    if (crdc_upgrade_find(new_, is->name) != is) continue;
    for (size_t k = 0; k < is->version_count; k++) upgrade->counts.rules += crdc_schema_rule_count(is->versions[k].schema);
    if (crdc_upgrade_find(old, is->name)) continue;
    upgrade->counts.crds++;
    crdc_upgrade_compare(&upgrade->findings, NULL, is, minor);
  }
}

/* By verdict, then as they were found: by CRD, version and place. */
static int compare_findings(const void *left, const void *right) {
  const finding *a = left, *b = right;
  if (a->verdict != b->verdict) return a->verdict < b->verdict ? -1 : 1;
  return a->order < b->order ? -1 : a->order > b->order;
}

bool crdc_upgrade_compare_all(upgrade *upgrade) {
  compare_sets(upgrade);
  crdc_upgrade_ask_server(upgrade);
  findings *all = &upgrade->findings;
  for (size_t i = 0; i < all->count; i++) all->items[i].order = i;
  if (!upgrade->options.no_witnesses) crdc_upgrade_find_witnesses(upgrade);
  if (all->count) qsort(all->items, all->count, sizeof *all->items, compare_findings);
  for (size_t i = 0; i < all->count; i++) {
    all->of_verdict[all->items[i].verdict]++;
    upgrade->counts.witnesses += all->items[i].witness.state == WITNESS_FOUND;
    upgrade->counts.undecided += all->items[i].witness.state == WITNESS_UNDECIDED;
  }
  return upgrade->diagnostics.errors == 0;
}
