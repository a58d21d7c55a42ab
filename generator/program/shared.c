/* SPDX-License-Identifier: Apache-2.0 */
/* Values that the rules of one node share: results of calls that parse or build, such as quantity(self.x). If one occurs
 * more than once in the rules of a node, or in a loop, it is computed once per object and stored in a slot (crd_cel_shared).
 * Its cost and its error are stored too, and count each time.
 *
 * Fields have no slots, because reading one is a bit test and a load. Measured for four rules over the fields of two
 * objects: 173 instructions in four functions, 131 in a single one that keeps bits and fields in variables, and the savings
 * came from fewer calls. Also, each rule has its own cost, limit, error and layer.
 *
 * Shared calls have as arguments fields of self and oldSelf, and constants. They are identified by their text in a normal
 * form. */
#include "cel/declarations.h"
#include "program/building.h"
#include <string.h>

enum { MOST_SHARED_VALUES = UINT8_MAX / 2 }; /* an instruction has only 8 bits for the slot */

typedef struct shared_call {
  crd_string key;
  unsigned uses, tests; /* of the call; of the test whether it would succeed */
  int slot;             /* -1: used once */
} shared_call;

struct shared_calls {
  crd_arena *arena;
  shared_call *items;
  size_t count, capacity, slots;
};

static bool is_worth_a_slot(const cel_node *node) {
  size_t count;
  if (node->kind != CEL_NODE_CALL) return false;
  const cel_overload *overloads = crdc_cel_overloads_find(node->name, &count);
  return count && overloads[0].flags & CEL_SHARED;
}

/* self, oldSelf, and their fields; constants. */
static bool add_argument(crd_text *key, const cel_node *node) {
  switch (node->kind) {
  case CEL_NODE_IDENT:
    if (!crd_string_equal(node->name, CRD_STRING("self")) && !crd_string_equal(node->name, CRD_STRING("oldSelf")))
      return false;
    crd_text_add(key, node->name);
    return true;
  case CEL_NODE_SELECT:
    if (node->test_only || !add_argument(key, node->target)) return false;
    crd_text_add_char(key, '.');
    crd_text_add(key, node->name);
    return true;
  case CEL_NODE_CONSTANT:
    if (node->constant.kind == CEL_STRING)
      crd_json_write_string(key, node->constant.as.text, CRD_JSON_COMPACT);
    else if (node->constant.kind == CEL_INT)
      crd_text_printf(key, "%lld", (long long)node->constant.as.integer);
    else
      return false;
    return true;
  default:
    return false;
  }
}

/* The name of the call that a test is about, as url for isURL; empty if it is no test. The run-time names are similar:
 * is_url and url. */
static crd_string tested_call(const cel_node *node) {
  size_t count;
  if (node->target || node->argument_count != 1) return (crd_string){NULL, 0};
  const cel_overload *overloads = crdc_cel_overloads_find(node->name, &count);
  return count && overloads[0].flags & CEL_TEST ? crd_string_of(overloads[0].call + strlen("is_")) : (crd_string){NULL, 0};
}

/* The normal form of the call under that name; empty if it is not shared. */
static crd_string key_of(crd_arena *arena, const cel_node *node, crd_string name) {
  crd_text key = {.arena = arena};
  if (!is_worth_a_slot(node) || !name.size) return (crd_string){NULL, 0};
  if (node->target) {
    if (!add_argument(&key, node->target)) return (crd_string){NULL, 0};
    crd_text_add_char(&key, '.');
  }
  crd_text_add(&key, name);
  crd_text_add_char(&key, '(');
  for (size_t i = 0; i < node->argument_count; i++) {
    if (i) crd_text_add(&key, CRD_STRING(", "));
    if (!add_argument(&key, node->arguments[i])) return (crd_string){NULL, 0};
  }
  crd_text_add_char(&key, ')');
  return crd_text_string(&key);
}

static shared_call *find_call(const shared_calls *calls, crd_string key) {
  for (size_t i = 0; i < calls->count; i++)
    if (crd_string_equal(calls->items[i].key, key)) return &calls->items[i];
  return NULL;
}

static void note_call(shared_calls *calls, crd_string key, unsigned uses, unsigned tests) {
  if (!key.size) return;
  shared_call *call = find_call(calls, key);
  if (!call) {
    CRD_ARENA_ROOM(calls->arena, calls->items, calls->count, calls->capacity, 8);
    call = &calls->items[calls->count++];
    *call = (shared_call){key, 0, 0, -1};
  }
  call->uses += uses;
  call->tests += tests;
  if (call->uses && call->uses + call->tests > 1 && call->slot < 0) call->slot = (int)calls->slots++;
}

/* Records the calls of an expression that is evaluated `uses` times; calls in a loop count twice. */
static void note_calls(shared_calls *calls, const cel_node *node, unsigned uses) {
  if (!node) return;
  if (node->kind == CEL_NODE_CALL) {
    note_call(calls, key_of(calls->arena, node, node->name), uses, 0);
    note_call(calls, key_of(calls->arena, node, tested_call(node)), 0, uses);
  }
  note_calls(calls, node->target, uses);
  for (size_t i = 0; i < node->argument_count; i++) {
    note_calls(calls, node->arguments[i], uses);
    if (node->keys) note_calls(calls, node->keys[i], uses);
  }
  if (node->kind != CEL_NODE_COMPREHENSION) return;
  note_calls(calls, node->fold.range, uses);
  note_calls(calls, node->fold.initial, uses);
  note_calls(calls, node->fold.step, uses * 2);
  note_calls(calls, node->fold.result, uses);
}

shared_calls *crdc_shared_calls_create(crd_arena *arena) {
  shared_calls *calls = crd_arena_zalloc(arena, sizeof *calls);
  calls->arena = arena;
  return calls;
}

void crdc_shared_calls_add(shared_calls *calls, const compiled_rule *compiled) {
  if (!compiled->optional_old_self) note_calls(calls, compiled->ast.root, 1); /* with it oldSelf has another meaning */
}

static int find_slot(building *b, const cel_node *node, crd_string name) {
  const shared_calls *calls = b->request->shared;
  /* a macro's variable can be named self */
  if (!calls || crdc_program_find_variable(b, CRD_STRING("self")) || crdc_program_find_variable(b, CRD_STRING("oldSelf")))
    return -1;
  crd_string key = key_of(b->scratch, node, name);
  const shared_call *call = key.size ? find_call(calls, key) : NULL;
  return call && call->slot < MOST_SHARED_VALUES ? call->slot : -1;
}

int crdc_program_slot_of_call(building *b, const cel_node *node) {
  return find_slot(b, node, node->name);
}

int crdc_program_slot_of_test(building *b, const cel_node *node) {
  return find_slot(b, node, tested_call(node));
}

uint16_t crdc_shared_calls_slots(const shared_calls *calls) {
  return (uint16_t)(calls->slots < MOST_SHARED_VALUES ? calls->slots : MOST_SHARED_VALUES);
}
