/* SPDX-License-Identifier: Apache-2.0 */
/* The run time reports each step when it runs. The texts of the expressions are in the markers, which are found by the set
 * and the index of the step. */
#include "mutations.h"
#include "../../../runtime/base/say.h"
#include "given_state.h"
#include "judge/json_members.h"
#include "schema/markers/rule_set.h"
#include "schema/tree/vet.h"
#include <crd/mutate.h>
#include <crd/shown.h>
#include <crd/yaml.h>
#include <stdio.h>

static const location no_place = {NULL, CRD_NO_OFFSET};

typedef struct step_writer {
  crd_arena *arena;
  rule_book book;
  bool json;
  bool begun;                 /* a stage is being printed */
  crd_string stage;           /* its name */
  crd_string before, current; /* the object before that stage and now, as JSON */
} step_writer;

static const char *const fates[] = {
    [CRD_STEP_MADE] = "made",         [CRD_STEP_PASSED] = "passed",  [CRD_STEP_REFUSED] = "refused",
    [CRD_STEP_LEFT_OUT] = "left out", [CRD_STEP_EMPTY] = "empty",    [CRD_STEP_FAILED] = "failed",
    [CRD_STEP_UNASKED] = "unasked",   [CRD_STEP_DROPPED] = "dropped"};

/* ---- markers ---- */

/* The step of a set with that index, not counting lets; NULL if the set has another one there. */
static const marker *marker_at(const rule_set *set, const crd_mutate_step *step) {
  size_t at = 0;
  for (size_t i = 0; i < set->step_count; i++) {
    const rule_set_step *found = &set->steps[i];
    if (found->kind == RULE_SET_LET) continue;
    if (at++ == step->index) return crd_string_equal(found->name, step->name) ? found->marker : NULL;
  }
  return NULL;
}

static const marker *marker_of(const step_writer *writer, const crd_mutate_step *step) {
  const marker *found = NULL;
  for (size_t i = 0; !found && i < writer->book.set_count; i++)
    if (crd_string_equal(writer->book.sets[i]->name, step->set)) found = marker_at(writer->book.sets[i], step);
  return found;
}

static crd_string expression_of(const marker *marker, const char *argument) {
  return marker ? crdc_marker_text(marker, argument) : (crd_string){NULL, 0};
}

/* ---- lines of JSON ---- */

static void write_step_json(const step_writer *writer, const crd_mutate_step *step, const marker *marker) {
  crd_text text = {.arena = writer->arena};
  crd_text_add_char(&text, '{');
  crdc_put_string(&text, "stage", step->stage);
  crdc_put_string(&text, "set", step->is_include ? step->included : step->set);
  crdc_put_known(&text, "name", step->name);
  crdc_put_string(&text, "outcome", crd_string_of(fates[step->fate]));
  crdc_put_known(&text, "when", expression_of(marker, "when"));
  crdc_put_known(&text, "rule", expression_of(marker, "rule"));
  crdc_put_known(&text, "expression", expression_of(marker, "value"));
  crdc_put_known(&text, "path", step->path);
  if (step->value) {
    crd_text_add(&text, CRD_STRING(",\"value\":"));
    crd_json_write(&text, step->value, CRD_JSON_COMPACT);
  }
  crdc_put_known(&text, "error", step->error);
  crd_text_printf(&text, ",\"operations\":[%.*s],\"object\":%.*s}\n", CRD_PRINT(step->operations),
                  CRD_PRINT(writer->current));
  fwrite(text.data, 1, text.size, stdout);
}

static void write_end_json(const step_writer *writer, const crd_mutated *mutated) {
  crd_text text = {.arena = writer->arena};
  crd_text_printf(&text, "{\"allowed\":%s", mutated->allowed ? "true" : "false");
  crdc_put_known(&text, "skipped", mutated->skipped);
  if (mutated->errors.count) crdc_put_string(&text, "message", crd_error_detail(writer->arena, &mutated->errors.items[0]));
  crdc_put_known(&text, "error", mutated->error);
  crd_text_printf(&text, ",\"patch\":%.*s", CRD_PRINT(mutated->has_patch ? mutated->patch : CRD_STRING("null")));
  if (mutated->object) {
    crd_text_add(&text, CRD_STRING(",\"object\":"));
    crd_json_write(&text, mutated->object, CRD_JSON_COMPACT);
  }
  crd_text_add(&text, CRD_STRING("}\n"));
  fwrite(text.data, 1, text.size, stdout);
}

/* ---- text ---- */

static void print_yaml(const step_writer *writer, const crd_value *object) {
  crd_text text = {.arena = writer->arena};
  crd_yaml_write(&text, object);
  for (size_t from = 0; from < text.size;) {
    const char *line = text.data + from, *end = memchr(line, '\n', text.size - from);
    size_t size = end ? (size_t)(end - line) : text.size - from;
    crd_say(stdout, "    %.*s\n", (int)size, line);
    from += size + 1;
  }
}

/* Prints the object after the last stage, if it has changed. */
static void end_stage(const step_writer *writer, crd_string behind) {
  if (!writer->begun || crd_string_equal(writer->before, behind)) return;
  const crd_value *object = crd_json_parse(writer->arena, behind, NULL, NULL);
  puts("  the object behind it:");
  if (object) print_yaml(writer, object);
}

static void begin_stage(step_writer *writer, const crd_mutate_step *step, crd_string before) {
  if (writer->begun && crd_string_equal(writer->stage, step->stage)) return;
  end_stage(writer, before);
  writer->begun = true;
  writer->stage = step->stage;
  writer->before = before;
  crd_say(stdout, "stage %.*s\n", CRD_PRINT(step->stage.size ? step->stage : CRD_STRING("without a name")));
}

static void print_line(const char *what, crd_string text) {
  if (text.size) crd_say(stdout, "    %-10s %.*s\n", what, CRD_PRINT(text));
}

static void print_step(const step_writer *writer, const crd_mutate_step *step, const marker *marker) {
  const char *end = step->fate == CRD_STEP_MADE && !step->operations.size ? "made: the object has it" : fates[step->fate];
  if (step->is_include)
    crd_say(stdout, "  set %.*s: %s\n", CRD_PRINT(step->included), end);
  else
    crd_say(stdout, "  %.*s%s%.*s: %s\n", CRD_PRINT(step->name.size ? step->name : step->set), step->path.size ? " " : "",
            CRD_PRINT(step->path), end);
  print_line("when", expression_of(marker, "when"));
  print_line("rule", expression_of(marker, "rule"));
  print_line("expression", expression_of(marker, "value"));
  if (step->value) print_line("value", crd_json_encode(writer->arena, step->value, CRD_JSON_COMPACT));
  print_line("error", step->error);
  print_line("operation", step->operations);
}

static void print_end(const step_writer *writer, const crd_mutated *mutated) {
  end_stage(writer, writer->current);
  if (mutated->skipped.size) crd_say(stdout, "skipped: %.*s\n", CRD_PRINT(mutated->skipped));
  for (uint32_t i = 0; i < mutated->errors.count; i++)
    crd_say(stdout, "refused: %.*s\n", CRD_PRINT(crd_error_detail(writer->arena, &mutated->errors.items[i])));
  if (mutated->error.size) crd_say(stdout, "error: %.*s\n", CRD_PRINT(mutated->error));
  if (mutated->allowed)
    crd_say(stdout, "patch: %.*s\n", CRD_PRINT(mutated->has_patch ? mutated->patch : CRD_STRING("none")));
}

/* ---- the walk ---- */

static void show(void *context, const crd_mutate_step *step) {
  step_writer *writer = context;
  const marker *marker = marker_of(writer, step);
  crd_string before = writer->current;
  writer->current = crd_json_encode(writer->arena, step->object, CRD_JSON_COMPACT);
  if (writer->json) {
    write_step_json(writer, step, marker);
    return;
  }
  begin_stage(writer, step, before);
  print_step(writer, step, marker);
}

/* The values of gates and settings, or NULL with a diagnostic. */
static crd_settings *settings_of(const crd_registry *registry, const mutation_walk *walk, diagnostics *problems) {
  crd_settings *settings = crd_registry_settings(registry);
  crd_string error = CRD_STRING("out of memory");
  bool good = settings && (!walk->config || crd_settings_read_file(settings, walk->config, &error));
  if (good && walk->feature_gates) good = crd_settings_set_gates(settings, crd_string_of(walk->feature_gates), &error);
  if (good) return settings;
  crdc_diagnostics_add(problems, SEVERITY_ERROR, no_place, "%.*s", CRD_PRINT(error));
  crd_settings_release(settings);
  return NULL;
}

/* The object as it is sent to a webhook: pruned, with defaults. */
static const crd_value *sent(crd_arena *arena, const crd_kind *kind, const crd_value *object) {
  if (!object) return NULL;
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = crd_value_copy(arena, object);
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  crd_walk_run(&walk, kind->type, copy, NULL);
  return copy;
}

static void diagnose_state(void *context, const state_problem *problem) {
  diagnostics *problems = context;
  const input *input = problem->input;
  const crd_parse_error *unreadable = problem->unreadable;
  if (!input->text.data) {
    crdc_diagnostics_add_undone(problems, no_place, "%s: %s", input->name, problem->what);
    return;
  }
  size_t offset = unreadable ? unreadable->offset : problem->offset != CRD_NO_OFFSET ? problem->offset : 0;
  crd_string what = unreadable ? crdc_yaml_message(problem->arena, unreadable->message) : crd_string_of(problem->what);
  crd_position at = crd_position_of(input->text, problem->document_offset + offset);
  crdc_diagnostics_add(problems, SEVERITY_ERROR, no_place, "%s:%u:%u: %.*s", input->name, at.line, at.column,
                       CRD_PRINT(what));
}

/* Reads the state if a path is given; otherwise it returns true without a state. */
static bool read_state(const crd_registry *registry, const char *path, diagnostics *problems, given_state **state) {
  *state = NULL;
  if (!path) return true;
  *state = given_state_create(registry, diagnose_state, problems);
  if (*state) return given_state_read(*state, path);
  crdc_diagnostics_add_undone(problems, no_place, "out of memory");
  return false;
}

/* The kind of the object if it has mutations, or NULL with a diagnostic. */
static const crd_kind *mutated_kind(const crd_registry *registry, const crd_value *object, diagnostics *problems) {
  crd_string api_version = crdc_member_string(object, "apiVersion"), name = crdc_member_string(object, "kind");
  const crd_kind *kind = crd_registry_find_object(registry, api_version, name);
  if (kind && crd_mutates(kind)) return kind;
  crdc_diagnostics_add(problems, SEVERITY_ERROR, no_place,
                       kind ? "%.*s %.*s has no mutations" : "no CRD has apiVersion \"%.*s\" and kind \"%.*s\"",
                       CRD_PRINT(api_version), CRD_PRINT(name));
  return NULL;
}

static bool step_through(step_writer *writer, const crd_kind *kind, const mutation_walk *walk, const crd_settings *settings,
                         const crd_state *state) {
  crd_arena *arena = writer->arena;
  const crd_value *object = sent(arena, kind, walk->object);
  writer->current = crd_json_encode(arena, object, CRD_JSON_COMPACT);
  const crd_mutate_options options = {.old_object = sent(arena, kind, walk->old_object),
                                      .settings = settings,
                                      .state = state,
                                      .look = show,
                                      .look_context = writer};
  crd_mutated mutated;
  crd_mutate(arena, kind, object, &options, &mutated);
  if (walk->json)
    write_end_json(writer, &mutated);
  else
    print_end(writer, &mutated);
  return mutated.allowed && mutated.object;
}

bool eval_mutations(crd_arena *arena, compilation *compilation, const mutation_walk *walk, diagnostics *problems) {
  step_writer writer = {.arena = arena, .book = {.arena = arena}, .json = walk->json};
  const crd_registry *registry = crdc_compilation_load(compilation);
  if (!registry || !crdc_rule_book_read(&writer.book, crdc_compilation_crds(compilation), problems)) return false;
  const crd_kind *kind = mutated_kind(registry, walk->object, problems);
  crd_settings *settings = kind ? settings_of(registry, walk, problems) : NULL;
  given_state *state = NULL;
  bool good = settings && read_state(registry, walk->state, problems, &state) &&
              step_through(&writer, kind, walk, settings, state ? given_state_of(state) : NULL);
  given_state_destroy(state);
  crd_settings_release(settings);
  return good;
}

/* Prints value, type and cost, and the sub-expressions as an indented tree. */

enum { SHOWN = 120 }; /* the most bytes of a value in the tree */

/* Adds a value; a long one is cut between characters. */
static void add_shown(crd_text *out, crd_string value) {
  size_t size = value.size > SHOWN ? SHOWN : value.size;
  while (size < value.size && size && ((unsigned char)value.data[size] & 0xC0) == 0x80) size--;
  crd_text_add_shown(out, crd_string_slice(value, 0, size), CRD_SHOWN_LINE);
  if (size < value.size) crd_text_add(out, CRD_STRING("..."));
}

/* Prints a part. Parts inside one that was not evaluated are not printed. */
static void add_text_part(crd_text *out, const explained_part *part) {
  if (part->outer && !part->outer->evaluated && part->outer->type.size) return;
  crd_say_text(out, "%*s%.*s", (int)(2 * part->depth), "", CRD_PRINT(part->text));
  if (part->error.size)
    crd_say_text(out, "  error: %.*s", CRD_PRINT(part->error));
  else if (!part->evaluated)
    crd_text_add(out, part->type.size ? CRD_STRING("  not evaluated") : CRD_STRING("  not shown"));
  if (part->evaluated && !part->error.size) {
    crd_text_add(out, part->each ? CRD_STRING("  each: ") : CRD_STRING("  = "));
    add_shown(out, part->value);
    crd_say_text(out, "  (%.*s)", CRD_PRINT(part->type));
  }
  crd_text_add_char(out, '\n');
}

static void add_json_part(crd_text *out, const explained_part *part) {
  crd_text_add(out, CRD_STRING("{\"expression\":"));
  crd_json_write_string(out, part->text, CRD_JSON_COMPACT);
  crd_text_printf(out, ",\"depth\":%u", part->depth);
  if (part->error.size) {
    crdc_put_string(out, "error", part->error);
  } else if (part->evaluated) {
    crd_text_printf(out, ",\"%s\":", part->each ? "each" : "value");
    crd_text_add(out, part->value);
  } else {
    crd_text_add(out, CRD_STRING(",\"evaluated\":false"));
  }
  if (part->type.size) crdc_put_string(out, "type", part->type);
  crd_text_add_char(out, '}');
}

static void add_json_result(crd_text *out, const evaluation *result) {
  crd_text_add(out, crd_string_of(result->error.size ? "{\"error\":" : "{\"value\":"));
  if (result->error.size)
    crd_json_write_string(out, result->error, CRD_JSON_COMPACT);
  else
    crd_text_add(out, result->value);
  crdc_put_string(out, "type", result->type);
  crd_text_printf(out, ",\"cost\":%llu", (unsigned long long)result->cost);
  for (size_t i = 0; i < result->parts.count; i++) {
    crd_text_add(out, i ? CRD_STRING(",") : CRD_STRING(",\"parts\":["));
    add_json_part(out, result->parts.items[i]);
  }
  crd_text_add(out, result->parts.count ? CRD_STRING("]}\n") : CRD_STRING("}\n"));
}

static void add_text(crd_text *out, const evaluation *result) {
  crd_string answer = result->error.size ? result->error : result->value;
  crd_say_text(out, "%s%-.*s", result->error.size ? "error: " : "value: ", CRD_PRINT(answer));
  crd_say_text(out, "\ntype:  %.*s\ncost:  %llu\n", CRD_PRINT(result->type), (unsigned long long)result->cost);
  if (result->parts.count) crd_text_add_char(out, '\n');
  for (size_t i = 0; i < result->parts.count; i++) add_text_part(out, result->parts.items[i]);
  if (result->parts.dropped) crd_text_printf(out, "and %zu more\n", result->parts.dropped);
}

void eval_print(crd_arena *arena, const evaluation *result, bool json) {
  crd_text text = {.arena = arena};
  if (json)
    add_json_result(&text, result);
  else
    add_text(&text, result);
  fwrite(text.data, 1, text.size, stdout);
}
