/* SPDX-License-Identifier: Apache-2.0 */
/* Help texts, as they appear. */
#include "help.h"
#include "base/memory.h"
#include "schema/markers/marker.h"

#include <string.h>

static const char program_help[] =
    "usage: crdc COMMAND [OPTION]... CRD...\n"
    "\n"
    "Compiles Kubernetes CustomResourceDefinitions into C.\n"
    "\n"
    "commands:\n"
    "  generate    write typed structs, decoders, defaulters and validators\n"
    "  lint        say what is wrong with CRDs\n"
    "  crd         write CRDs with their markers merged in\n"
    "  manifests   write webhook configurations from markers\n"
    "  rules       show what the rules of CRDs cost\n"
    "  eval        evaluate a CEL expression over an object\n"
    "  example     write a minimal and a full object of each kind, with comments\n"
    "  grow        write valid and invalid objects for each keyword and rule\n"
    "  upgrade     say what other CRDs change for the objects of these\n"
    "  explain     say what an error means, why it is said and what to do\n"
    "  catalog     write an index of catalogs of CRDs and schemas, for crd-validate --catalog\n"
    "  admission   say which webhooks and policies are asked about an object, and why\n"
    "  help        show the help of a command: crdc help generate; all markers: crdc help\n"
    "              markers; what rules have beyond Kubernetes CEL: crdc help cel\n"
    "\n"
    "A CRD is a file, a folder whose *.yaml, *.yml and *.json files are read, or - for\n"
    "standard input. A file may hold several documents, and lists. Beside NAME.yaml the\n"
    "overlay NAME.markers.yaml is read by itself; --overlay FILE adds one, --no-overlays\n"
    "leaves those beside CRDs out.\n"
    "\n";

static const char status_help[] =
    "\n"
    "exit status: 0 all is well, 1 something is wrong with the CRDs, 2 wrong usage, or\n"
    "something could not be read or written, or there was no memory for it\n";

static const char cel_help[] =
    "Rule sets of the layers webhook and controller, and mutations, have, beside Kubernetes CEL (docs/cel.md):\n"
    "\n"
    "  gates.X, config.x             a declared feature gate; a declared setting\n"
    "  operation                     'CREATE', 'UPDATE', 'DELETE'\n"
    "  request                       operation, name, namespace, resource, userInfo ...\n"
    "  object, oldObject             the whole objects, with all of metadata\n"
    "  genericVersion(s)             2.52.0rc1: lessThan, atLeast, compareTo, major, minor, patch\n"
    "  goDuration(s)                 Go's time.ParseDuration\n"
    "  isGenericVersion, isGoDuration, isGoInt, isCron, isTimeZone, isYamlMap(s)\n"
    "                                whether Go's libraries take the text\n"
    "  genericVersionError, goDurationError, cronError, timeZoneError, yamlMapError(s)\n"
    "                                their error as an optional string: none when all is well\n"
    "  goQuote, goLower, goUpper, goTrim(s)\n"
    "                                %q, strings.ToLower, ToUpper, TrimSpace\n"
    "  goJSON(object, type), goFromYAML, goFromJSON(s, type)\n"
    "                                written and read as a Go type\n"
    "  mergePatch(object, patch), jsonpatch.escapeKey(s)\n"
    "                                the object with other fields; a step of a JSON pointer\n"
    "  goInt, goFloat(s), goIntError, goFloatError, goInt32, goFlags(args, kinds)\n"
    "                                strconv.ParseInt, ParseFloat; the flag package\n"
    "  goDecodeError(object, names[, fields])\n"
    "                                what Go's types refuse of an object\n"
    "  semanticEqual(a, b, type)     apimachinery's Semantic.DeepEqual\n"
    "  regexError(s), isDAG(map), repeats(list)\n"
    "                                Go's regexp; a graph without cycles; which texts stand\n"
    "                                earlier in the list as well\n"
    "  milliValue, quantityText(s), resourceAmounts, resourceSums, resourceExceeds,\n"
    "  resourceOverrun, resourceNames, resourceText, resourceAmountText\n"
    "                                quantities, and resources as Volcano counts them\n"
    "  podTemplateErrors(template, path, gates)\n"
    "                                the API server's errors of a pod's template\n"
    "  functions of +crdc:watch      objects of the cluster\n"
    "\n"
    "In rules of schemas these are undeclared, as they are to the API server.\n";

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

void help_describe(const flag_help *help, const flag *flags, size_t count) {
  flags_print_words(help, program_help);
  flags_print_help(help, flags, count);
  flags_print_words(help, status_help);
}

bool help_print_topic(FILE *stream, const char *topic) {
  bool markers = strcmp(topic, "markers") == 0, cel = strcmp(topic, "cel") == 0;
  if (markers) print_markers(stream);
  if (cel) fputs(cel_help, stream);
  return markers || cel;
}
