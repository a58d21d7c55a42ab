/* SPDX-License-Identifier: Apache-2.0 */
/* A CRD and any number of overlays, as parts: merged, checked, generated, listed, said as manifests. What the checks take
 * without overlays when it is written out with the markers merged in, and places lie in their files. */
#include "compile/libcrdc.h"
#include "judge/configuration.h"
#include "mutate.h"
#include "parts.h"
#include "webhooks/manifests.h"
#include <crd/json.h>
#include <crd/yaml.h>
#include <stdio.h>
#include <stdlib.h>

#define INPUT_LIMIT (64u << 10)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "yaml";

static void check_places(const diagnostics *found) {
  for (size_t i = 0; i < found->count; i++) {
    location place = crdc_location_resolve(found->items[i].location);
    if (place.source && place.offset != CRD_NO_OFFSET && place.offset > place.source->text.size) abort();
  }
}

/* A CRD with its markers merged in needs no overlay, and is as good as with it. */
static void check_merged(crd_arena *arena, const crd_definition *definition) {
  crd_text text = {.arena = arena};
  crd_yaml_write(&text, definition->document.root);
  compilation *again = crdc_compilation_create(&(compile_options){.no_overlays = true});
  bool read = crdc_compilation_add_text(again, "merged", crd_text_string(&text));
  if (!read || crdc_compilation_crds(again)->count != 1 || !crdc_compilation_check(again)) {
    crdc_diagnostics_print(crdc_compilation_diagnostics(again), stderr, false);
    fprintf(stderr, "%.*s\n", (int)text.size, text.data);
    abort();
  }
  crdc_compilation_destroy(again);
}

static void build_manifests(crd_arena *arena, const crd_set *set) {
  diagnostics problems = {.arena = arena};
  const manifest_options options = {.service_namespace = CRD_STRING("a"), .service_name = CRD_STRING("b")};
  manifest_sources sources;
  crd_value list = crdc_manifests_build(arena, set, &options, &sources, &problems);
  for (uint32_t i = 0; i < list.size; i++) {
    crd_errors errors = crd_errors_init(arena);
    crdc_configuration_judge(&errors, &list.as.items[i], false);
    for (uint32_t k = 0; k < errors.count; k++)
      crdc_diagnostics_add(&problems, SEVERITY_ERROR, crdc_manifests_place(&sources, i, errors.items[k].field), "refused");
  }
  check_places(&problems);
  if (!crd_json_parse(arena, crd_json_encode(arena, &list, CRD_JSON_GO), NULL, NULL)) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > INPUT_LIMIT) return 0;
  char *exact = part_exact((crd_string){(const char *)data, size});
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  crd_arena *arena = crd_arena_create(NULL);
  compilation *compilation = crdc_compilation_create(NULL);
  for (size_t i = 0; i < parts.count; i++)
    if (part_is(&parts.items[i], "overlay"))
      crdc_compilation_add_overlay_text(compilation, "x.markers.yaml", parts.items[i].text);
  for (size_t i = 0; i < parts.count; i++)
    if (!part_is(&parts.items[i], "overlay")) crdc_compilation_add_text(compilation, "x.yaml", parts.items[i].text);
  bool checked = crdc_compilation_check(compilation);
  const crd_set *set = crdc_compilation_crds(compilation);
  if (checked && crdc_compilation_diagnostics(compilation)->errors == 0)
    for (size_t i = 0; i < set->count; i++) check_merged(arena, &set->items[i]);
  if (checked) build_manifests(arena, set);
  if (crdc_compilation_check_sets(compilation)) crdc_compilation_generate(compilation, "no-such-folder", true);
  check_places(crdc_compilation_diagnostics(compilation));
  size_t written = 0; /* no more rules are passed over than the texts could have */
  for (size_t i = 0; i < parts.count; i++) written += parts.items[i].text.size;
  if (crdc_compilation_gaps(compilation).rules > written * (1 + set->count)) abort();
  crdc_compilation_destroy(compilation);
  crd_arena_destroy(arena);
  free(exact);
  return 0;
}
