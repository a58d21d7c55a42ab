/* SPDX-License-Identifier: Apache-2.0 */
/* Both sides of an upgrade. Each is read twice, because the comparison and the API server's checks change their input. */
#include "schema/markers/overlay.h"
#include "upgrade/upgrade.h"

#include <string.h>

/* Overlays are added first, because they apply to CRDs that are added later. */
static void add_side_texts(const upgrade *upgrade, compilation *compilation, const upgrade_source *from) {
  compile_file *texts = crd_arena_alloc(upgrade->arena, (from->text_count + 1) * sizeof *texts);
  size_t count = 0;
  for (size_t i = 0; i < from->text_count; i++) {
    const compile_file *one = &from->texts[i];
    if (!crdc_overlay_is_name(crd_string_of(one->name)))
      texts[count++] = *one;
    else if (!upgrade->options.settings.no_overlays)
      crdc_compilation_add_overlay_text(compilation, one->name, one->text);
  }
  if (from->one && count)
    crdc_compilation_add_text(compilation, texts[0].name, texts[0].text);
  else
    crdc_compilation_add_texts(compilation, from->path, texts, count);
}

static compilation *read_side(upgrade *upgrade, const upgrade_source *from) {
  compile_options settings = upgrade->options.settings;
  settings.stored = settings.replaces = settings.passes_over = true;
  compilation *compilation = crdc_compilation_create(&settings);
  for (size_t i = 0; i < settings.overlay_count; i++) crdc_compilation_add_overlay(compilation, settings.overlays[i]);
  if (from->texts)
    add_side_texts(upgrade, compilation, from);
  else if (from->text.data)
    crdc_compilation_add_text(compilation, from->path, from->text);
  else
    crdc_compilation_add(compilation, from->path);
  return compilation;
}

/* Copies the errors of a compilation; warnings are left to lint. */
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
  if (!upgrade->options.settings.kubernetes_minor) upgrade->options.settings.kubernetes_minor = CRD_KUBERNETES_NEWEST;
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
