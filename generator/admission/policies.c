/* SPDX-License-Identifier: Apache-2.0 */
/* What was compiled is kept by the text of its source, for who asks for the same policy again. */
#include "admission/policies.h"
#include "admission/expressions.h"
#include "base/memory.h"
#include <crd/json.h>
#include <stdlib.h>

/* A source that was compiled. */
typedef struct kept_policy {
  uint64_t hash;
  crd_policy_form form;
  crd_string text;
  crd_policy_program program;
} kept_policy;

struct policy_compiler {
  crd_policy_compiler self; /* first */
  policy_compiler_options options;
  crd_arena *arena;    /* of what is kept */
  kept_policy **slots; /* a hash table; its size a power of two */
  size_t slot_count, kept_count;
};

static void forget_all(policy_compiler *compiler) {
  compiler->slots = NULL;
  compiler->slot_count = compiler->kept_count = 0;
  crd_arena_reset(compiler->arena);
}

/* ---- what is kept ---- */

static uint64_t hash_of(crd_policy_form form, crd_string text) {
  uint64_t hash = 0xcbf29ce484222325u ^ (uint64_t)form;
  for (size_t i = 0; i < text.size; i++) hash = (hash ^ (unsigned char)text.data[i]) * 0x100000001b3u;
  return hash ^ hash >> 29;
}

/* The slot of a source, or the free one where it belongs. */
static kept_policy **slot_of(policy_compiler *compiler, uint64_t hash, crd_policy_form form, crd_string text) {
  size_t mask = compiler->slot_count - 1;
  for (size_t at = (size_t)hash & mask;; at = (at + 1) & mask) {
    kept_policy *kept = compiler->slots[at];
    if (!kept || (kept->hash == hash && kept->form == form && crd_string_equal(kept->text, text)))
      return &compiler->slots[at];
  }
}

static void make_slots(policy_compiler *compiler, size_t more) {
  size_t wanted = 64;
  while (wanted < 2 * (compiler->kept_count + more + 1)) wanted *= 2;
  if (wanted <= compiler->slot_count) return;
  kept_policy **old = compiler->slots;
  size_t old_count = compiler->slot_count;
  compiler->slots = crd_arena_zalloc(compiler->arena, wanted * sizeof(kept_policy *));
  compiler->slot_count = wanted;
  for (size_t i = 0; i < old_count; i++)
    if (old[i]) *slot_of(compiler, old[i]->hash, old[i]->form, old[i]->text) = old[i];
}

/* ---- a call ---- */

/* What of a source its expressions depend on, as text. */
static crd_string key_text(crd_arena *arena, const crd_policy_source *source) {
  const crd_value *spec = source->form == CRD_POLICY_WEBHOOK ? crd_value_get(source->object, CRD_STRING("matchConditions"))
                                                             : crd_value_get(source->object, CRD_STRING("spec"));
  return spec ? crd_json_encode(arena, spec, CRD_JSON_COMPACT) : CRD_STRING("null");
}

/* The source, compiled now or before. */
static const kept_policy *find_or_compile(policy_compiler *compiler, expression_writer *writer,
                                          const crd_policy_source *source) {
  crd_parse_error unreadable;
  crd_string text = key_text(writer->scratch, source);
  uint64_t hash = hash_of(source->form, text);
  kept_policy **slot = slot_of(compiler, hash, source->form, text);
  const kept_policy *known = *slot;
  if (known) return known;
  kept_policy *kept = crd_arena_zalloc(compiler->arena, sizeof *kept);
  *kept = (kept_policy){.hash = hash, .form = source->form, .text = crd_arena_copy(compiler->arena, text)};
  const crd_value *spec = crd_json_parse(compiler->arena, kept->text, NULL, &unreadable);
  if (!spec) memory_check_reader(&unreadable);
  kept->program = crdc_policy_write(writer, kept->form, spec);
  compiler->kept_count++;
  return *slot = kept;
}

static void compile_sources(const crd_policy_compiler *self, crd_policy_source *sources, size_t count) {
  policy_compiler *compiler = (policy_compiler *)(void *)(uintptr_t)self;
  if (compiler->options.most_kept && compiler->kept_count > compiler->options.most_kept) forget_all(compiler);
  make_slots(compiler, count);
  const unsigned minor = compiler->options.kubernetes_minor;
  expression_writer writer = {.scratch = memory_arena(NULL),
                              .working = memory_arena(NULL),
                              .kept = compiler->arena,
                              .minor = minor ? minor : CRD_KUBERNETES_NEWEST};
  for (size_t i = 0; i < count; i++) sources[i].program = find_or_compile(compiler, &writer, &sources[i])->program;
  crd_arena_destroy(writer.working);
  crd_arena_destroy(writer.scratch);
}

/* ---- the compiler ---- */

policy_compiler *crdc_policy_compiler_create(const policy_compiler_options *options) {
  policy_compiler *compiler = memory_checked(calloc(1, sizeof *compiler), sizeof *compiler);
  compiler->self.compile = compile_sources;
  compiler->options = *options;
  compiler->arena = memory_arena(NULL);
  return compiler;
}

const crd_policy_compiler *crdc_policy_compiler_of(policy_compiler *compiler) {
  return &compiler->self;
}

void crdc_policy_compiler_destroy(policy_compiler *compiler) {
  if (!compiler) return;
  forget_all(compiler);
  crd_arena_destroy(compiler->arena);
  free(compiler);
}
