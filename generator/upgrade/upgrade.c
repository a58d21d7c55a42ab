/* SPDX-License-Identifier: Apache-2.0 */
/* The steps of an upgrade, and the order of its findings. */
#include "upgrade/upgrade.h"
#include "upgrade/compare.h"

#include <stdlib.h>

static bool is_same_crd(const crd_definition *old, const crd_definition *new_) {
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
    if (is && is_same_crd(was, is))
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

/* By verdict, then in order of discovery: by CRD, version and place. */
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
