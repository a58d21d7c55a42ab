/* SPDX-License-Identifier: Apache-2.0 */
/* Text: a line for each mutant that no test noticed; JSON: an object for each mutant. */
#include "form.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "judge/json_members.h"
#include "output.h"
#include "report/tap.h"
#include "report/xml.h"
#include "test/form.h"
#include <crd/json.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_MESSAGE = 300, MOST_OBJECT = 2000 };

static const char *fate_name(mutant_fate fate) {
  static const char *const names[] = {
      [MUTANT_UNTRIED] = "untried", [MUTANT_KILLED] = "killed", [MUTANT_SURVIVED] = "survived", [MUTANT_BROKEN] = "broken"};
  return names[fate];
}

static crd_position mutant_position(const mutant_target *target, const mutant *mutant) {
  uint32_t offset = mutant->offset == CRD_NO_OFFSET || mutant->offset > target->text.size ? 0 : mutant->offset;
  return crd_position_of(target->text, offset);
}

/* ---- for people ---- */

static void say_saying(FILE *stream, const char *who, const mutant_saying *saying) {
  crd_string text = saying->allowed ? saying->stored : saying->message;
  bool cut = text.size > MOST_MESSAGE;
  crd_say(stream, "    %s %s%s%.*s%s\n", who, saying->allowed ? "stores" : "refuses", text.size ? ": " : "",
          (int)(cut ? MOST_MESSAGE : text.size), text.size ? text.data : "", cut ? "..." : "");
}

static void say_object(FILE *stream, const char *what, crd_string object) {
  bool cut = object.size > MOST_OBJECT;
  crd_say(stream, "%s %.*s%s\n", what, (int)(cut ? MOST_OBJECT : object.size), object.data,
          cut ? "... (--output json has all of it)" : "");
}

static void say_witness(FILE *stream, const mutant_witness *witness) {
  if (!witness->found) {
    fprintf(stream, "  no difference found in %u objects\n", witness->searched);
    return;
  }
  crd_say(stream, "  for one, %s of", witness->operation);
  say_object(stream, "", witness->object);
  if (witness->old_object.size) say_object(stream, "    from", witness->old_object);
  bool apart = witness->original.allowed != witness->changed.allowed;
  if (apart && witness->original.allowed) {
    fputs("    the CRD takes it\n", stream);
    say_saying(stream, "the mutant", &witness->changed);
  } else if (apart) {
    say_saying(stream, "the CRD", &witness->original);
    fputs("    the mutant takes it\n", stream);
  } else {
    say_saying(stream, "the CRD", &witness->original);
    say_saying(stream, "the mutant", &witness->changed);
  }
}

static void mutants_text_result(FILE *stream, const mutant_target *target, const mutant *mutant,
                                const mutant_result *result) {
  if (result->fate != MUTANT_SURVIVED) return;
  crd_position at = mutant_position(target, mutant);
  crd_say(stream, "%s:%u:%u: %s survives: %.*s: %.*s\n", target->crd.file, at.line, at.column, mutant->operator->name,
          CRD_PRINT(mutant->path), CRD_PRINT(mutant->what));
  say_witness(stream, &result->witness);
}

static void mutants_no_begin(FILE *stream, const mutant_counts *counts) {
  (void)stream, (void)counts;
}

static void mutants_text_end(FILE *stream, const mutant_counts *counts) {
  size_t tried = counts->killed + counts->survived;
  fprintf(stream, "%zu mutants: %zu killed, %zu survived (of %zu of them no difference was found)", counts->made,
          counts->killed, counts->survived, counts->survived - counts->witnessed);
  if (counts->broken) fprintf(stream, ", %zu do not compile", counts->broken);
  if (counts->untried) fprintf(stream, ", %zu not tried for want of time", counts->untried);
  fprintf(stream, "; %zu tests", counts->tests);
  if (counts->failing) fprintf(stream, " (%zu fail anyway, and are left out)", counts->failing);
  fprintf(stream, "; %.1f s, %.0f a second\n", counts->seconds,
          counts->seconds > 0 ? (double)(tried + counts->broken) / counts->seconds : 0);
}

/* ---- for programs ---- */

static void add_saying(crd_text *text, const char *name, const mutant_saying *saying) {
  crd_text_printf(text, ",\"%s\":{\"allowed\":%s", name, saying->allowed ? "true" : "false");
  if (!saying->allowed) crdc_put_string(text, "message", saying->message);
  if (saying->stored.size) crd_text_printf(text, ",\"stored\":%.*s", CRD_PRINT(saying->stored));
  crd_text_add_char(text, '}');
}

static void add_witness(crd_text *text, const mutant_witness *witness) {
  crd_text_printf(text, ",\"searched\":%u", witness->searched);
  if (!witness->found) return;
  crd_text_printf(text, ",\"witness\":{\"op\":\"%s\",\"object\":%.*s", witness->operation, CRD_PRINT(witness->object));
  if (witness->old_object.size) crd_text_printf(text, ",\"oldObject\":%.*s", CRD_PRINT(witness->old_object));
  add_saying(text, "original", &witness->original);
  add_saying(text, "mutant", &witness->changed);
  crd_text_add_char(text, '}');
}

static void mutants_json_result(FILE *stream, const mutant_target *target, const mutant *mutant,
                                const mutant_result *result) {
  crd_text text = {.arena = memory_arena(NULL)};
  crd_position at = mutant_position(target, mutant);
  crd_text_printf(&text, "{\"mutant\":%zu,\"fate\":\"%s\",\"operator\":\"%s\",\"line\":%u,\"column\":%u", result->number,
                  fate_name(result->fate), mutant->operator->name, at.line, at.column);
  crdc_put_string(&text, "crd", crd_string_of(target->crd.file));
  crdc_put_string(&text, "path", mutant->path);
  crdc_put_string(&text, "what", mutant->what);
  crdc_put_known(&text, "killer", result->killer);
  if (result->fate == MUTANT_SURVIVED) add_witness(&text, &result->witness);
  crd_text_add(&text, CRD_STRING("}\n"));
  fwrite(text.data, 1, text.size, stream);
  crd_arena_destroy(text.arena);
}

static void mutants_no_end(FILE *stream, const mutant_counts *counts) {
  (void)stream, (void)counts;
}

static void mutants_junit_begin(FILE *stream, const mutant_counts *counts) {
  xml_declare(stream);
  xml_open(stream, 0, "testsuites");
  xml_begin(stream);
  xml_line(stream);
  xml_open(stream, 0, "testsuite");
  xml_attribute(stream, "name", CRD_STRING("mutants"));
  xml_number(stream, "tests", counts->made);
  xml_begin(stream);
  xml_line(stream);
}

static void junit_survivor(FILE *stream, const mutant_witness *witness) {
  output said = {.text = NULL};
  output_stream memory;
  say_witness(output_stream_begin(&memory, &said), witness);
  output_stream_end(&memory);
  xml_open(stream, 0, "failure");
  xml_attribute(stream, "message", CRD_STRING("survives"));
  xml_begin(stream);
  xml_text(stream, (crd_string){said.text, said.size});
  xml_close(stream, 0, "failure");
  output_free(&said);
}

static void mutants_junit_result(FILE *stream, const mutant_target *target, const mutant *mutant,
                                 const mutant_result *result) {
  crd_position at = mutant_position(target, mutant);
  xml_open(stream, 0, "testcase");
  xml_attribute(stream, "classname", crd_string_of(target->crd.file));
  xml_number(stream, "line", at.line);
  xml_open_attribute(stream, "name");
  fprintf(stream, "%s: ", mutant->operator->name);
  xml_text(stream, mutant->path);
  fputs(": ", stream);
  xml_text(stream, mutant->what);
  xml_close_attribute(stream);
  xml_begin(stream);
  if (result->fate == MUTANT_SURVIVED) {
    junit_survivor(stream, &result->witness);
  } else if (result->fate != MUTANT_KILLED) {
    xml_open(stream, 0, "skipped");
    xml_attribute(stream, "message", crd_string_of(fate_name(result->fate)));
    xml_end(stream);
  }
  xml_close(stream, 0, "testcase");
  xml_line(stream);
}

static void mutants_junit_end(FILE *stream, const mutant_counts *counts) {
  (void)counts;
  xml_close(stream, 0, "testsuite");
  xml_line(stream);
  xml_close(stream, 0, "testsuites");
  xml_line(stream);
}

static void mutants_tap_begin(FILE *stream, const mutant_counts *counts) {
  tap_begin(stream, 13);
  tap_plan(stream, counts->made, NULL);
}

static void mutants_tap_result(FILE *stream, const mutant_target *target, const mutant *mutant,
                               const mutant_result *result) {
  crd_position at = mutant_position(target, mutant);
  bool skipped = result->fate == MUTANT_BROKEN || result->fate == MUTANT_UNTRIED;
  tap_open_test(stream, result->fate != MUTANT_SURVIVED);
  tap_text(stream, crd_string_of(target->crd.file));
  fprintf(stream, ":%u:%u: %s: ", at.line, at.column, mutant->operator->name);
  tap_text(stream, mutant->path);
  fputs(": ", stream);
  tap_text(stream, mutant->what);
  if (skipped) tap_skip(stream, crd_string_of(fate_name(result->fate)));
  tap_end_test(stream);
}

const mutant_form *mutant_form_named(const char *name) {
  static const mutant_form forms[] = {{"text", true, mutants_no_begin, mutants_text_result, mutants_text_end},
                                      {"json", false, mutants_no_begin, mutants_json_result, mutants_no_end},
                                      {"junit", false, mutants_junit_begin, mutants_junit_result, mutants_junit_end},
                                      {"tap", false, mutants_tap_begin, mutants_tap_result, mutants_no_end}};
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (strcmp(forms[i].name, name) == 0) return &forms[i];
  return NULL;
}
