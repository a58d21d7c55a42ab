/* SPDX-License-Identifier: Apache-2.0 */
/* Builds that make no code while they run (-Djit=none): what needs some is refused with a word. */
#include "jit/cache.h"

jit *crdc_jit_load(crd_arena *arena, crd_string text, diagnostics *diagnostics) {
  (void)arena, (void)text;
  crdc_diagnostics_add_undone(diagnostics, (location){NULL, CRD_NO_OFFSET},
                              "this build judges by rules that are compiled in alone: it cannot make code while it runs");
  return NULL;
}

bool crdc_jit_find(crd_arena *arena, const char *key, jit **code, crd_string *data) {
  (void)arena, (void)key, (void)code, (void)data;
  return false;
}

jit *crdc_jit_load_and_keep(crd_arena *arena, crd_string text, crd_string data, const char *key, diagnostics *diagnostics) {
  (void)data, (void)key;
  return crdc_jit_load(arena, text, diagnostics);
}

void crdc_jit_keep_data(crd_arena *arena, crd_string data, const char *key) {
  (void)arena, (void)data, (void)key;
}

void crdc_jit_unload(jit *jit) {
  (void)jit;
}

/* ---- nothing is kept ---- */

int crdc_cache_folder(crd_arena *arena) {
  (void)arena;
  return -1;
}

bool crdc_cache_open(crd_arena *arena, int folder, const char *key, jit **code, crd_string *data) {
  (void)arena, (void)folder, (void)key, (void)code, (void)data;
  return false;
}

bool crdc_cache_keep(int folder, const char *key, int object, crd_string data) {
  (void)folder, (void)key, (void)object, (void)data;
  return false;
}
