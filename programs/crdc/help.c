/* SPDX-License-Identifier: Apache-2.0 */
/* Topics of crdc help. */
#include "help.h"
#include "base/memory.h"
#include "cli/pages.h"
#include "schema/markers/marker.h"

#include <string.h>

static const char *const kinds[] = {[MARKER_FLAG] = "flag",       [MARKER_STRING] = "string",
                                    [MARKER_INTEGER] = "integer", [MARKER_NUMBER] = "number",
                                    [MARKER_ANY] = "any value",   [MARKER_STRINGS] = "list of strings",
                                    [MARKER_ANYS] = "list",       [MARKER_TEXTS] = "map of strings",
                                    [MARKER_JSON] = "JSON",       [MARKER_TYPED] = "of its type",
                                    [MARKER_TAG] = "marker"};

/* What a value is, or the words that it may be. */
static const char *kind_of(crd_arena *arena, const marker_parameter *parameter) {
  if (!parameter->words) return kinds[parameter->kind];
  crd_string words = crdc_marker_words_text(arena, parameter->words);
  return crd_arena_printf(arena, "%s%.*s", parameter->kind == MARKER_STRINGS ? "list of " : "", CRD_PRINT(words)).data;
}

/* A table of Markdown, as docs/markers.md has it. */
static void print_markers(FILE *stream) {
  crd_arena *arena = memory_arena(NULL);
  fputs("| marker | argument | what it says |\n|---|---|---|\n", stream);
  const marker_definition *marker;
  for (size_t i = 0; (marker = crdc_marker_definition(i)); i++) {
    const marker_parameter *first = marker->parameters;
    bool value = first && first->name && !first->name[0];
    bool brackets = value && first[1].name;
    fprintf(stream, "| `+%s%s%s` | %s | %s%s |\n", marker->name, brackets ? "(...)" : "", value ? "=" : "",
            value ? kind_of(arena, first) : "", marker->help, marker->items ? "; `items:` too" : "");
    for (const marker_parameter *p = first + value; p && p->name; p++)
      fprintf(stream, "| | `%s` %s%s | %s |\n", p->name, kind_of(arena, p), p->required ? ", needed" : "", p->help);
  }
  crd_arena_destroy(arena);
}

bool help_print_topic(FILE *stream, const char *topic) {
  bool markers = strcmp(topic, "markers") == 0, cel = strcmp(topic, "cel") == 0;
  if (markers) print_markers(stream);
  if (cel) fputs(page_crdc_help_cel.before, stream);
  return markers || cel;
}
