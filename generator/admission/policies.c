/* SPDX-License-Identifier: Apache-2.0 */
/* All sources of a call become one translation unit: a function for each expression, and a table of them. What was compiled
 * is kept by the text of its source, for who asks for the same policy again. */
#include "admission/policies.h"
#include "admission/expressions.h"
#include "base/build_id.h"
#include "base/memory.h"
#include "jit/jit.h"
#include <crd/json.h>
#include <stdio.h>
#include <stdlib.h>

/* A source that was compiled. */
typedef struct kept_policy {
  uint64_t hash;
  crd_policy_form form;
  crd_string text;
  crd_policy_program program;
} kept_policy;

/* Code that was loaded. */
typedef struct kept_code {
  jit *code;
  struct kept_code *next;
} kept_code;

struct policy_compiler {
  crd_policy_compiler self; /* first */
  policy_compiler_options options;
  crd_arena *arena;    /* of what is kept */
  kept_policy **slots; /* a hash table; its size a power of two */
  size_t slot_count, kept_count;
  kept_code *codes;
};

static void forget_all(policy_compiler *compiler) {
  for (kept_code *at = compiler->codes; at; at = at->next) crdc_jit_unload(at->code);
  compiler->codes = NULL;
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
  for (size_t at = hash & mask;; at = (at + 1) & mask) {
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

/* What is not kept yet: each source once. */
typedef struct pending {
  policy_compiler *compiler;
  crd_arena *scratch, *working;
  expression_writer writer;
  kept_policy **added;
  size_t added_count;
} pending;

/* What of a source its expressions depend on, as text. */
static crd_string key_text(crd_arena *arena, const crd_policy_source *source) {
  const crd_value *spec = source->form == CRD_POLICY_WEBHOOK ? crd_value_get(source->object, CRD_STRING("matchConditions"))
                                                             : crd_value_get(source->object, CRD_STRING("spec"));
  return spec ? crd_json_encode(arena, spec, CRD_JSON_COMPACT) : CRD_STRING("null");
}

/* The place of a source: one that is kept already, or a new one that has no program yet. */
static kept_policy *find_or_add(pending *all, const crd_policy_source *source) {
  policy_compiler *compiler = all->compiler;
  crd_string text = key_text(all->scratch, source);
  uint64_t hash = hash_of(source->form, text);
  kept_policy **slot = slot_of(compiler, hash, source->form, text);
  kept_policy *known = *slot;
  if (known) return known;
  kept_policy *kept = crd_arena_zalloc(compiler->arena, sizeof *kept);
  *kept = (kept_policy){.hash = hash, .form = source->form, .text = crd_arena_copy(compiler->arena, text)};
  all->added[all->added_count++] = kept;
  compiler->kept_count++;
  return *slot = kept;
}

/* Compiles all that is new, or reads what came of it; the programs are complete once the code is loaded. */
static void write_added(pending *all) {
  for (size_t i = 0; i < all->added_count; i++) {
    kept_policy *kept = all->added[i];
    crd_parse_error unreadable;
    const crd_value *spec = crd_json_parse(all->compiler->arena, kept->text, NULL, &unreadable);
    kept->program = crdc_policy_write(&all->writer, kept->form, spec);
  }
}

static void start_writer(pending *all) {
  unsigned minor = all->compiler->options.kubernetes_minor;
  crdc_policy_writer_init(&all->writer, all->scratch, all->working, all->compiler->arena,
                          minor ? minor : CRD_KUBERNETES_NEWEST);
}

/* What the new sources are kept by: this program and their texts. NULL: nothing is kept. */
static const char *key_of_added(pending *all) {
  digest digest = crdc_digest_start();
  char *key = crd_arena_alloc(all->scratch, 65);
  char head[64];
  if (!all->compiler->options.cached || !crdc_build_id_add(&digest)) return NULL;
  snprintf(head, sizeof head, "admission policies %u", all->compiler->options.kubernetes_minor);
  crdc_digest_add(&digest, crd_string_of(head));
  for (size_t i = 0; i < all->added_count; i++) {
    const kept_policy *kept = all->added[i];
    snprintf(head, sizeof head, ";%d,%zu;", (int)kept->form, kept->text.size);
    crdc_digest_add(&digest, crd_string_of(head));
    crdc_digest_add(&digest, kept->text);
  }
  crdc_digest_finish(&digest, key);
  return key;
}

/* Takes loaded code over, and gives the programs their functions. */
static bool link_code(pending *all, jit *code) {
  policy_compiler *compiler = all->compiler;
  kept_code *kept = crd_arena_alloc(compiler->arena, sizeof *kept);
  *kept = (kept_code){code, compiler->codes};
  compiler->codes = kept;
  crd_policy_function *const *functions = code->find(code->handle, "crd_policy_functions");
  if (functions) crdc_policy_link(&all->writer, functions);
  return functions != NULL;
}

/* What an earlier run made of the same sources. */
static bool find_kept(pending *all, const char *key) {
  crd_string record;
  jit *code = NULL;
  if (!crdc_jit_find(all->compiler->arena, key, &code, &record) || !code) return false;
  crdc_policy_writer_read(&all->writer, record);
  write_added(all);
  if (crdc_policy_record_fits(&all->writer)) return link_code(all, code);
  crdc_jit_unload(code);
  start_writer(all);
  return false;
}

/* The programs of all that is new; false with the reason. */
static bool make_programs(pending *all, crd_arena *arena, crd_string *error) {
  const char *key = key_of_added(all);
  diagnostics found = {.arena = arena};
  start_writer(all);
  if (key && find_kept(all, key)) return true;
  write_added(all);
  if (!crdc_policy_written(&all->writer)) return true;
  crd_string text = crdc_policy_unit(&all->writer);
  jit *code = key ? crdc_jit_load_and_keep(all->compiler->arena, text, crd_text_string(&all->writer.record), key, &found)
                  : crdc_jit_load(all->compiler->arena, text, &found);
  if (code && link_code(all, code)) return true;
  *error = found.count ? found.items[0].message : CRD_STRING("the code of the policies cannot be loaded");
  return false;
}

static bool compile_sources(const crd_policy_compiler *self, crd_arena *arena, crd_policy_source *sources, size_t count,
                            crd_string *error) {
  policy_compiler *compiler = (policy_compiler *)(void *)(uintptr_t)self;
  if (compiler->options.most_kept && compiler->kept_count > compiler->options.most_kept) forget_all(compiler);
  make_slots(compiler, count);
  crd_arena *scratch = memory_arena(NULL), *working = memory_arena(NULL);
  pending all = {.compiler = compiler, .scratch = scratch, .working = working};
  kept_policy **kept = crd_arena_alloc(scratch, (count + 1) * sizeof(kept_policy *));
  all.added = crd_arena_alloc(scratch, (count + 1) * sizeof(kept_policy *));
  for (size_t i = 0; i < count; i++) kept[i] = find_or_add(&all, &sources[i]);
  bool good = !all.added_count || make_programs(&all, arena, error);
  for (size_t i = 0; good && i < count; i++) {
    sources[i].program = kept[i]->program;
    sources[i].program.code = compiler->codes;
  }
  crd_arena_destroy(working);
  crd_arena_destroy(scratch);
  if (!good) forget_all(compiler); /* what was written has no code */
  return good;
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
