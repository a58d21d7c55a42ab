/* SPDX-License-Identifier: Apache-2.0 */
/* Value, type and cost, and the sub-expressions as a tree by indentation. */
#include "print.h"
#include "../../../runtime/base/say.h"
#include "judge/json_members.h"

#include <crd/json.h>
#include <crd/shown.h>
#include <stdio.h>

enum { SHOWN = 120 }; /* bytes of a value in the tree */

/* A value that is long is cut between characters. */
static void add_shown(crd_text *out, crd_string value) {
  size_t size = value.size > SHOWN ? SHOWN : value.size;
  while (size < value.size && size && ((unsigned char)value.data[size] & 0xC0) == 0x80) size--;
  crd_text_add_shown(out, crd_string_slice(value, 0, size), CRD_SHOWN_LINE);
  if (size < value.size) crd_text_add(out, CRD_STRING("..."));
}

/* What stands in a part that was left out goes without saying. */
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
