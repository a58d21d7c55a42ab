/* SPDX-License-Identifier: Apache-2.0 */
/* Instructions of which anything may be made: a program of every operation's tables, whose code is the input. What is
 * verified comes to its end over a value tree, and over a view of admission, and gives the same value again. */
#include <crd/generated/policy.h>
#include <crd/generated/program.h>
#include <crd/json.h>
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { REGISTERS = 8, LOOPS = 2, MOST_INSTRUCTIONS = 24, BYTES = 8 };

static bool search(crd_string pattern, crd_string text) {
  return crd_string_equal(pattern, text);
}

/* An instruction of eight bytes: numbers are made small, so that most are of something. */
static crd_instruction instruction_of(const uint8_t *at, size_t count) {
  crd_instruction made = {.operation = at[0] % CRD_OP_COUNT, .n = at[1] & 1, .cost = 1, .result = at[2] % REGISTERS};
  if (at[1] & 0x80) made.n = at[1] & 0x7f;
  made.a = (uint16_t)(at[3] & 0x80 ? CRD_CONSTANT_BIT | (at[3] & 7u) : at[3] % REGISTERS);
  made.b = (uint16_t)(at[4] & 0x80 ? CRD_CONSTANT_BIT | (at[4] & 7u) : at[4] % REGISTERS);
  made.x = (uint16_t)(at[5] == 0xff ? CRD_NO_FLAGS : at[5] % 3);
  made.to = (uint32_t)(at[6] % (count + 1));
  if (made.operation == CRD_OP_SHARED_TEST) made.x %= 2, made.b = at[4] % 2; /* functions of one argument */
  return made;
}

static crd_cel_value run(crd_arena *arena, const crd_program *program, const crd_value *tree, bool policy) {
  static const crd_type open = {.storage = CRD_STORE_VALUE};
  crd_cel cel = {.arena = arena, .limit = 1000};
  const crd_cel_value object = crd_cel_of_tree(&cel, tree);
  crd_policy_view view = {.object = object, .old_object = object, .params = object, .request = object};
  view.namespace_object = object;
  if (policy) cel.policy = &view;
  return crd_program_run(program, &cel, &(crd_program_input){.type = &open, .self = tree});
}

/* What is only there in one of the two ways to run. */
static bool asks_for(const crd_program *program, crd_op from, crd_op to) {
  for (uint32_t i = 0; i < program->length; i++)
    if (program->code[i].operation >= from && program->code[i].operation <= to) return true;
  return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static crd_cel_function *const functions[] = {crd_cel_fn_size, crd_cel_fn_string, crd_cel_fn_map_insert};
  static const crd_pattern pattern = {CRD_STRING_INIT("a"), NULL, search};
  static const crd_pattern *const patterns[] = {&pattern};
  static const uint32_t pattern_sizes[] = {1};
  static const uint16_t fields[] = {0, CRD_NO_FIELD, 1};
  static const crd_string names[] = {CRD_STRING_INIT("a"), CRD_STRING_INIT("b"), CRD_STRING_INIT("c")};
  static const bool flags[] = {true, false, true};
  static const crd_gate gates[] = {{.name = CRD_STRING_INIT("A")}};
  static const crd_setting settings[] = {{.name = CRD_STRING_INIT("s")}};
  static const crd_state_query queries[] = {{.kind = CRD_STRING_INIT("A")}};
  crd_arena *arena = crd_arena_create(NULL);
  crd_parse_error error;
  const crd_value *tree = crd_json_parse(arena, CRD_STRING("{\"a\":{\"b\":[1,\"x\",true]},\"b\":\"a\"}"), NULL, &error);
  crd_cel cel = {.arena = arena, .limit = UINT64_MAX};
  const crd_cel_value items[] = {crd_cel_of_int(1), crd_cel_of_string(CRD_STRING("a"))};
  const crd_cel_value constants[] = {crd_cel_of_null(),           crd_cel_of_bool(true),
                                     crd_cel_of_int(-1),          crd_cel_of_string(CRD_STRING("a")),
                                     crd_cel_of_tree(&cel, tree), crd_cel_make_list(&cel, items, NULL, 2)};
  crd_instruction code[MOST_INSTRUCTIONS + 1];
  size_t count = size / BYTES < MOST_INSTRUCTIONS ? size / BYTES : MOST_INSTRUCTIONS;
  for (size_t i = 0; i < count; i++) code[i] = instruction_of(data + i * BYTES, count);
  code[count] = (crd_instruction){.operation = CRD_OP_RETURN};
  const crd_program program = {.code = code,
                               .length = (uint32_t)count + 1,
                               .constants = constants,
                               .constant_count = sizeof constants / sizeof *constants,
                               .names = names,
                               .fields = fields,
                               .name_count = 3,
                               .functions = functions,
                               .function_count = 3,
                               .patterns = patterns,
                               .pattern_sizes = pattern_sizes,
                               .pattern_count = 1,
                               .flags = flags,
                               .flag_count = 3,
                               .gates = gates,
                               .gate_count = 1,
                               .settings = settings,
                               .setting_count = 1,
                               .queries = queries,
                               .query_count = 1,
                               .registers = REGISTERS,
                               .loops = LOOPS,
                               .slots = 2};
  if (!crd_program_verify(arena, &program)) {
    const bool policy = asks_for(&program, CRD_OP_POLICY_VALUE, CRD_OP_POLICY_VARIABLE);
    if (!policy || !asks_for(&program, CRD_OP_BEYOND, CRD_OP_QUERY)) {
      crd_cel_value once = run(arena, &program, tree, policy), again = run(arena, &program, tree, policy);
      if (once.kind != again.kind) abort();
    }
  }
  crd_arena_destroy(arena);
  return 0;
}
