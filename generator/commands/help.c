/* Help texts, as they appear. */
#include "commands/help.h"
#include "base/memory.h"
#include "schema/marker.h"

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
    "  help        show the help of a command: crdc help generate; all markers: crdc help\n"
    "              markers; what rules have beyond Kubernetes CEL: crdc help cel\n"
    "\n"
    "A CRD is a file, a folder whose *.yaml, *.yml and *.json files are read, or - for\n"
    "standard input. A file may hold several documents, and lists. Beside NAME.yaml the\n"
    "overlay NAME.markers.yaml is read by itself; --overlay FILE adds one, --no-overlays\n"
    "leaves those beside CRDs out.\n"
    "\n"
    "  -h, --help       show this help; after a command, its own\n"
    "  -V, --version    show the version\n"
    "\n"
    "exit status: 0 all is well, 1 something is wrong with the CRDs, 2 wrong usage, or\n"
    "something could not be read or written, or there was no memory for it\n";

static const char generate_help[] =
    "usage: crdc generate --out DIR [OPTION]... CRD...\n"
    "\n"
    "Writes C for every kind and version of the CRDs, the types they share once, and\n"
    "registry.c. Files whose content stays the same are not touched.\n"
    "\n"
    "  -o, --out DIR                 where to write\n"
    "      --overlay FILE, --no-overlays  as crdc crd takes them\n"
    "      --check                   write nothing; fail when a file is not up to date, and say\n"
    "                                where it differs\n"
    "      --names FILE              names of types and fields (names.yaml beside the CRDs\n"
    "                                is read by itself)\n"
    "      --templates DIR           templates that replace the built-in ones of their name\n"
    "      --kubernetes-version 1.N  the API server to agree with (1.30 to 1.37; 1.37)\n"
    "  -v, --verbose                 say what was read and made\n"
    "  -h, --help                    show this help\n";

static const char lint_help[] =
    "usage: crdc lint [OPTION]... CRD...\n"
    "\n"
    "Checks CRDs as the API server does when they are created: names, structural rules,\n"
    "forbidden keywords, x-kubernetes-* extensions, defaults and the rules in CEL. Each\n"
    "problem is shown with its place, the line of source and what to do about it; a count\n"
    "goes to standard error, with how many rules were not looked at because of errors that\n"
    "come first. What would only follow from another error is not said.\n"
    "\n"
    "      --output text|json        json: a line for each problem, with its place and the cause\n"
    "                                in the API server's form (text)\n"
    "      --overlay FILE, --no-overlays  as crdc crd takes them\n"
    "      --kubernetes-version 1.N  the API server to agree with (1.30 to 1.37; 1.37)\n"
    "  -h, --help                    show this help\n"
    "\n"
    "exit status: 0 no errors, 1 errors, 2 wrong usage or no such file\n";

static const char rules_help[] =
    "usage: crdc rules [OPTION]... CRD...\n"
    "\n"
    "Shows each rule of x-kubernetes-validations with its cost as the API server estimates\n"
    "it when the CRD is created: the most that one evaluation may cost, times how often the\n"
    "value may occur (TIMES; * where a list or map around it has no limit, so that only the\n"
    "size of a request bounds it). OF RULE is the share of the limit of a rule (10 million),\n"
    "SCHEMA'S that of all rules of a version together (100 million). For expensive rules it\n"
    "names the lists, maps and strings without a limit that make them so, the one that\n"
    "matters most first, and a limit that would do.\n"
    "\n"
    "      --overlay FILE, --no-overlays  as crdc crd takes them\n"
    "  -o, --output text|json        a table, or all figures (text)\n"
    "      --sort place|cost         the most expensive first (place)\n"
    "      --kubernetes-version 1.N  the API server to agree with (1.30 to 1.37; 1.37)\n"
    "  -h, --help                    show this help\n"
    "\n"
    "exit status: 0 the API server takes the rules, 1 it refuses one or they cost too much\n"
    "together, 2 wrong usage or no such file\n";

static const char eval_help[] =
    "usage: crdc eval --crd CRD --object FILE [OPTION]... EXPRESSION\n"
    "\n"
    "Evaluates a CEL expression over an object as a rule of its CRD would: with the CRD's\n"
    "types, on the object with its defaults, costs counted. Shows the value, its type and\n"
    "the cost; what is wrong with the expression is shown with its place.\n"
    "\n"
    "      --crd CRD                 a file, a folder, or - for standard input\n"
    "      --object FILE             the object, YAML or JSON\n"
    "      --old-object FILE         the object before the change, for oldSelf\n"
    "      --path PATH               where self is: .spec, .spec.list[0], .spec.map[key]\n"
    "                                (the whole object)\n"
    "  -o, --output text|json        lines, or one JSON object (text)\n"
    "      --layer LAYER             crd, webhook or controller: the last two know more, see\n"
    "                                docs/cel.md (crd)\n"
    "      --feature-gates GATES     A=true,B=false: for gates.X in those layers\n"
    "      --config FILE             YAML with featureGates and config, for gates.X and config.x\n"
    "      --kubernetes-version 1.N  the API server to agree with (1.30 to 1.37; 1.37)\n"
    "  -h, --help                    show this help\n"
    "\n"
    "exit status: 0 there is a value, 1 an error, 2 wrong usage or no such file\n";

static const char cel_help[] =
    "Rule sets of the layers webhook and controller have, beside Kubernetes CEL (docs/cel.md):\n"
    "\n"
    "  gates.X, config.x             a declared feature gate; a declared setting\n"
    "  operation                     'CREATE', 'UPDATE', 'DELETE'\n"
    "  object, oldObject             the whole objects, with all of metadata\n"
    "  genericVersion(s)             2.52.0rc1: lessThan, atLeast, compareTo, major, minor, patch\n"
    "  goDuration(s)                 Go's time.ParseDuration\n"
    "  isGenericVersion, isGoDuration, isGoInt, isCron, isTimeZone, isYamlMap(s)\n"
    "                                whether Go's libraries take the text\n"
    "  genericVersionError, goDurationError, cronError, timeZoneError, yamlMapError(s)\n"
    "                                their error as an optional string: none when all is well\n"
    "  goQuote, goLower, goUpper, goTrim(s)\n"
    "                                %q, strings.ToLower, ToUpper, TrimSpace\n"
    "\n"
    "In rules of schemas these are undeclared, as they are to the API server.\n";

static const char crd_help[] =
    "usage: crdc crd [OPTION]... CRD...\n"
    "\n"
    "Writes the CRDs as YAML with their markers merged in, those in their own comments and\n"
    "those of overlays: what controller-gen would have written. Names are in order; rules of\n"
    "other layers than the CRD's (layer=webhook, layer=controller) are left out. The result\n"
    "is checked as crdc lint does.\n"
    "\n"
    "      --overlay FILE            an overlay beside those of the CRDs; any number of times\n"
    "      --no-overlays             without NAME.markers.yaml beside NAME.yaml\n"
    "      --no-check                write what the API server would refuse too\n"
    "      --kubernetes-version 1.N  the API server to agree with (1.30 to 1.37; 1.37)\n"
    "  -h, --help                    show this help\n"
    "\n"
    "exit status: 0 all is well, 1 something is wrong with the CRDs or markers, 2 wrong\n"
    "usage or no such file\n";

static const char manifests_help[] =
    "usage: crdc manifests [OPTION]... CRD...\n"
    "\n"
    "Writes the MutatingWebhookConfiguration and the ValidatingWebhookConfiguration that the\n"
    "+kubebuilder:webhook markers at the heads of overlays describe (crdc help markers lists\n"
    "their arguments), checked as the API server checks them.\n"
    "\n"
    "      --service NS/NAME[:PORT][/PATH]  the service of all webhooks; PATH goes before the\n"
    "                                path of each marker\n"
    "      --url URL                 a URL in the service's place; the path is appended\n"
    "      --ca-bundle FILE          certificates (PEM) that the webhooks' are signed with\n"
    "      --cert-manager NS/NAME    a Certificate whose authority cert-manager shall put in\n"
    "      --overlay FILE            an overlay beside those of the CRDs; any number of times\n"
    "      --no-overlays             without NAME.markers.yaml beside NAME.yaml\n"
    "      --no-check                write what the API server would refuse too\n"
    "  -h, --help                    show this help\n"
    "\n"
    "exit status: 0 all is well, 1 something is wrong with the markers or there are none, 2\n"
    "wrong usage or no such file\n";

static const char *const kinds[] = {
    [MARKER_FLAG] = "flag",        [MARKER_STRING] = "string",        [MARKER_INTEGER] = "integer",
    [MARKER_NUMBER] = "number",    [MARKER_ANY] = "any value",        [MARKER_STRINGS] = "list of strings",
    [MARKER_ANYS] = "list",        [MARKER_TEXTS] = "map of strings", [MARKER_JSON] = "JSON",
    [MARKER_TYPED] = "of its type"};

/* What a value is, or the words that it may be. */
static const char *kind_of(crd_arena *arena, const marker_parameter *parameter) {
  if (!parameter->words) return kinds[parameter->kind];
  crd_string words = marker_words_text(arena, parameter->words);
  return crd_arena_printf(arena, "%s%.*s", parameter->kind == MARKER_STRINGS ? "list of " : "", (int)words.size, words.data)
      .data;
}

/* A table of Markdown, as docs/markers.md has it. */
static void print_markers(FILE *stream) {
  crd_arena *arena = memory_arena(NULL);
  fputs("| marker | argument | what it says |\n|---|---|---|\n", stream);
  for (const marker_definition *marker = marker_definitions; marker->name; marker++) {
    const marker_parameter *first = marker->parameters;
    bool value = first && first->name && !first->name[0];
    fprintf(stream, "| `+%s%s` | %s | %s%s |\n", marker->name, value ? "=" : "", value ? kind_of(arena, first) : "",
            marker->help, marker->items ? "; `items:` too" : "");
    if (value) continue;
    for (const marker_parameter *p = first; p && p->name; p++)
      fprintf(stream, "| | `%s` %s%s | %s |\n", p->name, kind_of(arena, p), p->required ? ", needed" : "", p->help);
  }
  crd_arena_destroy(arena);
}

_Bool help_print(FILE *stream, const char *command) {
  if (command && strcmp(command, "markers") == 0) {
    print_markers(stream);
    return true;
  }
  const char *text = !command                            ? program_help
                     : strcmp(command, "generate") == 0  ? generate_help
                     : strcmp(command, "lint") == 0      ? lint_help
                     : strcmp(command, "crd") == 0       ? crd_help
                     : strcmp(command, "manifests") == 0 ? manifests_help
                     : strcmp(command, "rules") == 0     ? rules_help
                     : strcmp(command, "eval") == 0      ? eval_help
                     : strcmp(command, "cel") == 0       ? cel_help
                                                         : NULL;
  if (text) fputs(text, stream);
  return text != NULL;
}
