/* SPDX-License-Identifier: Apache-2.0 */
/* CRDs with their overlays, compiled into memory as a program does that meets them, and objects judged by what comes out.
 * What passes the checks compiles; an object gets the same verdict in every way of judging it (agree.h).
 *
 * Parts: the CRDs first, then any number of "overlay", "object" and "old" (what the objects take the place of); "stored":
 * the CRDs count as stored at once, not only when they are refused; "version": the minor of Kubernetes. Objects are also
 * grown from the schemas. */
#include "agree.h"
#include "compile/libcrdc.h"
#include "grow_object.h"
#include "parts.h"
#include <crd/json.h>
#include <crd/yaml.h>
#include <stdio.h>
#include <stdlib.h>

#define INPUT_LIMIT (64u << 10)
#define GROWN 3 /* objects per version of a CRD */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "crd";

static uint64_t hash_of(const uint8_t *data, size_t size) {
  uint64_t hash = 14695981039346656037u;
  for (size_t i = 0; i < size; i++) hash = (hash ^ data[i]) * 1099511628211u;
  return hash;
}

static compilation *read_input(const parts *parts, bool stored) {
  compile_options options = {.stored = stored};
  for (size_t i = 0; i < parts->count; i++) {
    crd_string text = parts->items[i].text;
    if (part_is(&parts->items[i], "version") && text.size)
      options.kubernetes_minor = 30 + (unsigned char)text.data[text.size - 1] % 8;
  }
  compilation *compilation = crdc_compilation_create(&options);
  for (size_t i = 0; i < parts->count; i++)
    if (part_is(&parts->items[i], "overlay"))
      crdc_compilation_add_overlay_text(compilation, "input.markers.yaml", parts->items[i].text);
  for (size_t i = 0; i < parts->count; i++)
    if (!parts->items[i].header.size || part_is(&parts->items[i], "crd"))
      crdc_compilation_add_text(compilation, "input", parts->items[i].text);
  return compilation;
}

/* There is no registry, so there is an error, and it is not the C that is wrong. */
static void check_refusal(const compilation *compilation) {
  const diagnostics *found = crdc_compilation_diagnostics(compilation);
  static const char words[] = "cannot compile the generated code";
  bool own = found->errors == 0;
  for (size_t i = 0; i < found->count; i++)
    own |= memmem(found->items[i].message.data, found->items[i].message.size, words, sizeof words - 1) != NULL;
  if (!own) return;
  crdc_diagnostics_print(found, stderr, false);
  abort();
}

static void judge_parts(crd_arena *arena, const parts *parts, const crd_registry *registry, const crd_settings *settings) {
  crd_string old_text = parts_find(parts, "old");
  for (size_t i = 0; i < parts->count; i++) {
    if (!part_is(&parts->items[i], "object")) continue;
    crd_value *object = crd_yaml_parse(arena, parts->items[i].text, NULL, NULL, NULL);
    const crd_kind *kind = agree_kind(registry, object, i);
    const crd_value *old = old_text.data ? crd_yaml_parse(arena, old_text, NULL, NULL, NULL) : NULL;
    agree_on_body(arena, kind, object ? crd_json_encode(arena, object, CRD_JSON_COMPACT) : parts->items[i].text, old,
                  settings);
  }
}

static void judge_grown(mutation *mutation, const compilation *compilation, const crd_registry *registry,
                        const crd_settings *settings) {
  const crd_set *set = crdc_compilation_crds(compilation);
  for (size_t i = 0; i < set->count; i++)
    for (size_t k = 0; k < set->items[i].version_count && k < 3; k++) {
      const crd_value *old = NULL;
      for (size_t times = 0; times < GROWN; times++) {
        crd_value *object = crd_arena_alloc(mutation->arena, sizeof *object);
        *object = grow_object(mutation, &set->items[i], &set->items[i].versions[k]);
        crd_string body = crd_json_encode(mutation->arena, object, CRD_JSON_COMPACT);
        const crd_kind *kind = agree_kind(registry, object, 0);
        if (kind) agree_on_body(mutation->arena, kind, body, old, settings);
        old = crd_json_parse(mutation->arena, body, NULL, NULL);
      }
    }
}

/* False when there is nothing to judge by. */
static bool compile_and_judge(const parts *parts, bool stored, uint64_t seed) {
  compilation *compilation = read_input(parts, stored);
  const crd_registry *registry = crdc_compilation_load(compilation);
  if (!registry) {
    check_refusal(compilation);
  } else {
    mutation mutation = {.state = seed, .arena = crd_arena_create(NULL), .room = INPUT_LIMIT};
    crd_settings *settings = crd_registry_settings(registry);
    if (registry->count) judge_parts(mutation.arena, parts, registry, settings);
    judge_grown(&mutation, compilation, registry, settings);
    crd_settings_release(settings);
    crd_arena_destroy(mutation.arena);
  }
  crdc_compilation_destroy(compilation);
  return registry != NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > INPUT_LIMIT) return 0;
  char *exact = part_exact((crd_string){(const char *)data, size});
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  bool stored = parts_find(&parts, "stored").data != NULL;
  if (!compile_and_judge(&parts, stored, hash_of(data, size)) && !stored)
    compile_and_judge(&parts, true, hash_of(data, size)); /* where rules may be too dear, and all else wrong */
  free(exact);
  return 0;
}
