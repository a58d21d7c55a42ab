/* SPDX-License-Identifier: Apache-2.0 */
#include "options.h"
#include "../../../runtime/base/say.h"
#include "configured.h"
#include "ignoring.h"
#include "time_limit.h"
#include <stdlib.h>
#include <string.h>

static options_result refuse_options(const char *what, const char *which) {
  const char *called = validate_called();
  crd_say(stderr, "%s: %-s%s\nTry '%s --help'.\n", called, what, which, called);
  return OPTIONS_WRONG;
}

static void complain_of_option(const flag_reader *reader, flag_problem problem, const char *argument, const flag *flag,
                               const char *value) {
  (void)reader;
  if (problem == FLAG_REFUSED)
    refuse_options(flag->wanted, flag->value == FLAG_MAY_TAKE ? argument : value);
  else
    refuse_options(problem == FLAG_WITHOUT_VALUE ? "no value for " : "unknown option ", argument);
}

/* Takes FORM or FORM=FILE. Of two for the same output the later one is used. */
static options_result take_output(void *target, const flag *flag, const char *value) {
  (void)flag;
  options *options = target;
  const char *equals = strchr(value, '=');
  const form *form = form_named(value, equals ? (size_t)(equals - value) : strlen(value));
  const char *path = equals && strcmp(equals + 1, "-") != 0 ? equals + 1 : NULL;
  if (!form || (path && !*path)) return OPTIONS_WRONG;
  size_t at = 0;
  while (at < options->output.count &&
         (path && options->output.choices[at].path ? strcmp(path, options->output.choices[at].path) != 0
                                                   : path != options->output.choices[at].path))
    at++;
  if (at == OUTLETS_MOST) return OPTIONS_WRONG;
  options->output.choices[at] = (output_choice){form, path};
  options->output.count += at == options->output.count;
  return OPTIONS_RUN;
}

static options_result take_when(void *target, const flag *flag, const char *value) {
  static const char *const names[] = {[OUTPUT_AUTO] = "auto", [OUTPUT_ALWAYS] = "always", [OUTPUT_NEVER] = "never"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (strcmp(value, names[i]) != 0) continue;
    *(output_when *)(void *)((char *)target + flag->at) = (output_when)i;
    return OPTIONS_RUN;
  }
  return OPTIONS_WRONG;
}

/* Text goes to standard output, unless it goes to a file or another form goes there. */
static void settle_outputs(options *options) {
  bool needed = options->output.count < OUTLETS_MOST;
  for (size_t i = 0; i < options->output.count; i++) {
    const output_choice *choice = &options->output.choices[i];
    if (!choice->path || choice->form == &form_text) needed = false;
  }
  if (needed) options->output.choices[options->output.count++] = (output_choice){&form_text, NULL};
  for (size_t i = 0; i < options->output.count; i++) {
    options->output.wants_objects |= options->output.choices[i].form->wants_objects;
    options->output.wants_traces |= options->output.choices[i].form->wants_traces;
  }
}

static options_result take_required(void *target, const flag *flag, const char *which) {
  (void)flag;
  bool custom = which && strcmp(which, "custom") == 0;
  bool none = which && (strcmp(which, "none") == 0 || strcmp(which, "false") == 0);
  ((options *)target)->kinds.required = custom ? REQUIRED_CUSTOM : none ? REQUIRED_NONE : REQUIRED_ALL;
  return !which || custom || none || strcmp(which, "all") == 0 ? OPTIONS_RUN : OPTIONS_WRONG;
}

/* Takes names separated by commas; "invalid" always applies. */
static options_result take_fail_on(void *target, const flag *flag, const char *names) {
  (void)flag;
  unsigned *what = &((options *)target)->fail_on;
  crd_string name;
  *what = 0;
  for (size_t at = 0; crd_string_next_part(crd_string_of(names), ',', &at, &name);) {
    if (crd_string_equal(name, CRD_STRING("warning")))
      *what |= FAIL_ON_WARNING;
    else if (crd_string_equal(name, CRD_STRING("unjudged")))
      *what |= FAIL_ON_UNJUDGED;
    else if (!crd_string_equal(name, CRD_STRING("invalid")))
      return OPTIONS_WRONG;
  }
  return *names ? OPTIONS_RUN : OPTIONS_WRONG;
}

static options_result take_kinds(void *target, const flag *flag, const char *list) {
  return kind_list_is_sound(list) ? flag_take_each(target, flag, list) : OPTIONS_WRONG;
}

static options_result take_ignored(void *target, const flag *flag, const char *pattern) {
  return ignoring_can_take(pattern) ? flag_take_each(target, flag, pattern) : OPTIONS_WRONG;
}

static options_result take_objects(void *target, const flag *flag, const char *value) {
  (void)value;
  ((options *)target)->input.objects = flag->name[0] == 'n' ? OBJECTS_NOT_REQUIRED : OBJECTS_REQUIRED;
  return OPTIONS_RUN;
}

static options_result take_operation(void *target, const flag *flag, const char *value) {
  static const char *const operations[] = {"CREATE", "UPDATE", "DELETE", "CONNECT"};
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++)
    if (strcmp(value, operations[i]) == 0) return flag_take_text(target, flag, operations[i]);
  return OPTIONS_WRONG;
}

#define RATCHET_UNSAID (1u << 31) /* no flag names the layers that ratchet */
#define AT(member) offsetof(options, member)

static const flag flags[] = {
    RULES_CRDS(FLAG_COMPILED
               "CustomResourceDefinitions to check against; may be repeated. They are compiled when the\n"
               "program starts, with the overlays beside them (NAME.markers.yaml for NAME.yaml); what crdc\n"
               "lint says against them ends it. In a folder only CRDs are taken, and other files are counted.\n"
               "The kinds that were compiled in serve as well, but for those of a CRD with the same group and\n"
               "plural or kind. Of two different CRDs of a name the later one is taken, and that is said.",
               NULL),
    RULES_OVERLAYS(FLAG_COMPILED "An overlay for CRDs of --crd, beside those that they have; may be repeated.", NULL),
    FLAG_VALUE("catalog", 0, flag_take_each, AT(catalogs.paths), "PATH",
               FLAG_COMPILED
               "A catalog to look kinds up in: a folder or an archive (.tar, .tar.gz, .tar.xz) of CRDs, or of JSON\n"
               "schemas as GROUP/KIND_VERSION.json, or an index that crdc catalog wrote; may be repeated. Only kinds\n"
               "that the manifests have are read. --crd and CRDs among the manifests go first, then the cluster of\n"
               "--crds-from-cluster, then catalogs in their order, then --schema-location. A schema without rules\n"
               "is said to be one.",
               NULL),
    FLAG_VALUE("schema-location", 0, flag_take_each, AT(catalogs.locations), "TEMPLATE",
               FLAG_COMPILED
               "The path of a kind's JSON schema or CRD, as kubeconform's flag has it: with {{.Group}},\n"
               "{{.ResourceKind}}, {{.ResourceAPIVersion}}, {{.KindSuffix}}, {{.NormalizedKubernetesVersion}} and\n"
               "{{.StrictSuffix}}; a folder is laid out as kubernetes-json-schema is. Nothing is fetched. May be\n"
               "repeated.",
               NULL),
    FLAG_ON("crds-from-cluster", 0, AT(catalogs.from_cluster),
            FLAG_COMPILED "Ask a cluster for the CRDs of the manifests' kinds. It takes the right to list\n"
                          "customresourcedefinitions; what did not change since an earlier run is taken from the cache."),
    FLAG_ON("no-builtins", 0, AT(rules.no_builtins),
            FLAG_COMPILED
            "Only what --crd and --overlay name: neither the kinds that were compiled in, nor their rules, nor\n"
            "the API server's own."),
    FLAG_VALUE("output", 'o', take_output, 0, "FORM[=FILE]",
               "How to say what was found; may be repeated, each to a file of its own, and one to standard output\n"
               "(- or no FILE), where text goes as long as nothing else does.\n"
               "text: a line for each finding: file:line:column, kind and name, the field, what is wrong; on a\n"
               "terminal grouped by object, with the line of source (--excerpts).\n"
               "json: one object a line and document, with file, document, item (of a List), kind, name,\n"
               "namespace, status (valid, invalid, skipped, unjudged: there is nothing to judge it by, error: it could\n"
               "not be judged), allowed (of what was judged), code, reason, message, layer, rule, causes (each with\n"
               "line and column), strict (unknown and duplicate fields; strictPlaces: where they are), warnings,\n"
               "ruleWarnings (those of rules above the CRD: layer, rule, field), event, operatorStatus: what the\n"
               "operator would send and write where its reconciler refuses, and further: what else it has against the\n"
               "object. error, with line and column: why there is no verdict; skipped: why the document was left out.\n"
               "With --mutate also object, as it would be stored.\n"
               "yaml: the objects as a cluster would store them, defaults and --mutate included, as documents; what\n"
               "is wrong stands in comments.\n"
               "junit, tap: a test for each document. sarif: SARIF 2.1.0, with the places of rules in CRDs.\n"
               "github: annotations of a workflow. gitlab: a Code Quality report. markdown: a summary of a job.",
               "--output takes text, json, yaml, junit, tap, sarif, github, gitlab or markdown, with =FILE or\n"
               "without, ten of them at most, not "),
    FLAG_VALUE("color", 0, take_when, AT(output.color), "WHEN",
               "auto (the default): text has colours on a terminal, unless NO_COLOR is set, and where CLICOLOR_FORCE\n"
               "is; always; never.",
               "--color takes auto, always or never, not "),
    FLAG_VALUE("excerpts", 0, take_when, AT(output.excerpts), "WHEN",
               "Whether text names each object once above what is found of it, and shows the lines of source with a\n"
               "caret: auto (the default): on a terminal, the lines of objects with eight findings at most; always;\n"
               "never.",
               "--excerpts takes auto, always or never, not "),
    FLAG_ON("mutate", 0, AT(mutate),
            "Make what the operator's mutating webhook would make of the objects first, where the kinds carry\n"
            "mutations, as a cluster does: defaults, mutations, defaults, then what is judged."),
    FLAG_ON("check-idempotent", 0, AT(mutate_again),
            "With --mutate, which it implies: make them once more, of what came of it, and say where something\n"
            "changes again: the document is invalid. API servers may call a webhook twice."),
    FLAG_VALUE("state", 0, flag_take_each, AT(state.paths), "FILE|DIR|-",
               "Objects of the cluster, for rules and mutations that ask for others than the one that they judge\n"
               "(queues, namespaces ...), as kubectl get -o yaml writes them; may be repeated. They are the whole\n"
               "cluster: what is not among them is not there, and the manifests that are checked are no part of\n"
               "it. Without, such rules are not asked, and how many documents that is about is said.",
               NULL),
    FLAG_ON("state-from-cluster", 0, AT(state.from_cluster),
            "Ask a cluster for them: what rules of the kinds at hand look at is listed once, before anything is\n"
            "judged; where that fails nothing is (exit 2). It takes the rights to list those kinds. With --state\n"
            "too, its objects go before the cluster's of the same kind and name."),
    FLAG_TEXT("kubeconfig", 0, AT(cluster.kubeconfig), "FILE",
              "Of the cluster that is asked; otherwise the file of $KUBECONFIG, ~/.kube/config, or the service account\n"
              "of the pod. Certificates, keys and tokens count; programs and plugins that give some are refused."),
    FLAG_TEXT("context", 0, AT(cluster.context), "NAME", "The context of the kubeconfig; otherwise its current-context."),
    FLAG_VALUE("policies", 0, flag_take_each, AT(admission.policies), "FILE|DIR",
               FLAG_COMPILED
               "Ask ValidatingAdmissionPolicies and MutatingAdmissionPolicies as well: files and folders with them,\n"
               "their bindings, parameters, Namespaces, roles and their bindings, CRDs; may be repeated. Mutating ones\n"
               "are asked first, then the schema, then validating ones. Objects of every kind are judged by them.",
               NULL),
    FLAG_ON("policy-differences", 0, AT(admission.differences),
            FLAG_COMPILED
            "With --policies and --layers: tell only where the two differ: an object that policies refuse and the\n"
            "layers let in, or the other way round. What the schema refuses is refused as ever."),
    FLAG_TEXT("chain", 0, AT(admission.chain), "FILE|DIR",
              FLAG_COMPILED "As crd-validate chain FILE|DIR: show the way of each object through an admission chain."),
    FLAG_TEXT("explain", 0, AT(explain.what), "KIND",
              "As crd-validate explain KIND[.FIELD]: show what is known of a kind or a field."),
    FLAG_TEXT("api-version", 0, AT(explain.api_version), "G/V",
              "For --explain: the kind is of that group and version (apps/v1)."),
    FLAG_ON("recursive", 0, AT(explain.recursive), "For --explain: with the fields of the fields, and so on."),
    FLAG_VALUE("old", 0, flag_take_each, AT(admission.olds), "FILE|DIR",
               FLAG_COMPILED "For --policies and --chain: objects as they are stored; those of the same kind and name are\n"
                             "updated. May be repeated.",
               NULL),
    FLAG_VALUE("operation", 0, take_operation, AT(admission.operation), "OPERATION",
               FLAG_COMPILED "For --policies and --chain: CREATE, UPDATE, DELETE or CONNECT. Otherwise what --old has is\n"
                             "updated, and the rest created.",
               "--operation takes CREATE, UPDATE, DELETE or CONNECT, not "),
    FLAG_TEXT("as", 0, AT(admission.user), "USER",
              FLAG_COMPILED "For --policies and --chain: who asks; otherwise kubernetes-admin of system:masters."),
    FLAG_VALUE("as-group", 0, flag_take_each, AT(admission.groups), "GROUP",
               FLAG_COMPILED "With --as: a group of the user; may be repeated. system:authenticated is one by itself.",
               NULL),
    FLAG_ON("strict", 0, AT(strict), "Unknown and duplicate fields are errors, as for kubectl. The default."),
    {.name = "no-strict",
     .take = flag_take_off,
     .at = AT(strict),
     .help = "They are warnings: the API server drops such fields."},
    {.name = "require-schema",
     .value = FLAG_MAY_TAKE,
     .take = take_required,
     .wanted = "--require-schema takes custom or all, or none, in ",
     .argument = "custom|all",
     .help = "\n"
             "Documents whose kind has no schema are errors: all (the default), or custom: but those of the\n"
             "groups that kube-apiserver serves by itself (core, apps, batch ...). Otherwise, and with none, they are\n"
             "counted."},
    FLAG_VALUE("fail-on", 0, take_fail_on, 0, "WHAT",
               "What is no success, joined by commas: invalid (always), warning (a document of which something is said\n"
               "that is no error: exit 1), unjudged (something is there to be judged and was not, for want of a schema,\n"
               "or encrypted, or a template, or nothing was judged at all: exit 2).",
               "--fail-on takes invalid, warning and unjudged, joined by commas, not "),
    FLAG_ON("complete-groups", 0, AT(kinds.complete),
            "The CRDs at hand are all of their groups: another kind of such a group is an error. Otherwise it is warned\n"
            "of and has no schema, but where it is one of theirs with a slip, or in a version that is not served."),
    FLAG_VALUE("kind", 0, take_kinds, AT(kinds.asked), "KINDS",
               "Judge documents of these kinds alone: Kind, Kind.group or group/version/Kind, joined by commas; may\n"
               "be repeated. The others are skipped; CRDs among them are used all the same.",
               "--kind takes Kind, Kind.group or group/version/Kind, joined by commas, not "),
    FLAG_VALUE("skip", 0, take_kinds, AT(kinds.skipped), "KINDS",
               "Leave out documents of these kinds: Kind, Kind.group or group/version/Kind, joined by commas;\n"
               "may be repeated.",
               "--skip takes Kind, Kind.group or group/version/Kind, joined by commas, not "),
    FLAG_VALUE("reject", 0, take_kinds, AT(kinds.rejected), "KINDS",
               "Documents of these kinds are errors, whatever is in them; named as for --skip, may be repeated.",
               "--reject takes Kind, Kind.group or group/version/Kind, joined by commas, not "),
    FLAG_VALUE("ignore", 0, take_ignored, AT(input.ignores), "PATTERN",
               "Leave out files and folders of this pattern of .gitignore ('*.tmp.yaml', 'testdata/', '/ci',\n"
               "'!keep.yaml'), from the working directory on; may be repeated, the later one counts. The lines of\n"
               "files .crdvalidateignore are such patterns, too: in the folders that are walked, and above them up\n"
               "to the working directory. Dot-folders and node_modules are left out where they are come across.",
               "--ignore takes a pattern of .gitignore, not "),
    FLAG_ON("no-default-ignore", 0, AT(input.no_default_ignore), "Walk dot-folders and node_modules as well."),
    {.name = "require-objects",
     .take = take_objects,
     .help = "Files that hold no Kubernetes objects (values, Chart.yaml, workflows, package.json ...), and Go\n"
             "templates, are errors wherever they are found. Otherwise they are where they are named, and passed\n"
             "over and counted in folders and by patterns."},
    {.name = "no-require-objects",
     .take = take_objects,
     .help = "They are passed over and counted where they are named as well, as by pre-commit."},
    FLAG_ON("build", 0, AT(input.build),
            "Of folders that are named and have a kustomization or a Chart.yaml, judge what kustomize build (or kubectl\n"
            "kustomize) or helm template makes of them, in the place of their files. The programs are those in PATH;\n"
            "one that fails, or takes more than two minutes, is an error."),
    FLAG_VALUE("substitute", 0, flag_take_each, AT(substitution.files), "FILE",
               "Put values into ${NAME}, ${NAME:=default} and ${NAME:-default} of the objects first, as Flux does when\n"
               "it applies them: lines NAME=VALUE, a map of YAML, or a ConfigMap or Secret of Flux's; may be repeated.",
               NULL),
    FLAG_ON("allow-substitutions", 0, AT(substitution.allow_missing),
            "Of objects with a ${NAME} that has no value, judge what does not hang on it, and count them as templates."),
    FLAG_ON("allow-no-files", 0, AT(input.allow_none),
            "No files at all, a pattern that no file has, files, folders and standard input without any object, and --kind\n"
            "that no document is of, are a note, and success. Otherwise they are an error (exit 2)."),
    RULES_LAYERS("layers", flag_take_layers, 1,
                 "Which rules are run: crd (the CRD's own, the default), webhook and controller (what the\n"
                 "operator checks beyond it, where the kinds carry such rules), pods (whether the API server\n"
                 "would take the pods that are made of the object's templates), or all; joined by commas. The\n"
                 "crd layer is always run: the others are asked, in this order, of what those before let in." FLAG_COMPILED
                 " A CRD of --crd\n"
                 "that has no such rules of its own, in its file or in an overlay, has those that are compiled\n"
                 "in for it (KubeRay's), where its schema has what they speak of; else it is said why not, and that\n"
                 "is no success (exit 2)." FLAG_COMPILED "\n"
                 "A layer that no document has rules of, or templates, is an error (exit 2); of all, one is\n"
                 "enough. Kinds without are named behind the summary. Requests of --batch that bring their\n"
                 "CRD are not counted.",
                 "--layers takes crd, webhook, controller, pods and all, joined by commas, not "),
    RULES_LAYERS("warn-layers", flag_take_warn_layers, 1,
                 "Run the rules of these layers too, and only warn of what they find.",
                 "--warn-layers takes crd, webhook, controller, pods and all, joined by commas, not "),
    FLAG_ON("allow-missing-layers", 0, AT(rules.allow_missing_layers), "A layer without rules is no error."),
    RULES_LAYERS("ratchet-layers", flag_take_ratchet_layers, 1,
                 "For --batch and --replay: layers (webhook, controller, pods) that refuse no update for what the\n"
                 "stored object says too, and with any of them no release of an object that is being deleted\n"
                 "(none; with --replay controller,pods, as crd-webhook has it).",
                 "--ratchet-layers takes none, or webhook, controller and pods, joined by commas, not "),
    RULES_GATES("The operator's feature gates: A=true,B=false; AllAlpha and AllBeta stand for all of a stage.\n"
                "They and the settings are what the rules of webhook and controller ask for."),
    RULES_LIST_GATES("Print the gates that the kinds declare, with --feature-gates and --config applied, and end."),
    RULES_CONFIG("YAML with featureGates: {A: true} and config: {setting: value}, or the manifest of a ConfigMap\n"
                 "that holds such a file. --feature-gates goes first."),
    FLAG_NUMBER(
        "jobs", AT(jobs), 1, 64, "N",
        "Judge with N threads; otherwise with as many as there are processors, and half a megabyte or less with one. "
        "The output is the same."),
    FLAG_COUNT("document-timeout", AT(document_timeout), 1, 86400, "seconds, 1 to 86400", "SECONDS",
               "The most seconds of the processor that judging a document may take, or an item of a List\n"
               "(30, as crd-webhook's --request-timeout): what takes longer is not judged, an error."),
    FLAG_ON("no-cache", 0, AT(catalogs.no_cache),
            FLAG_COMPILED
            "Ask for all CRDs of --crds-from-cluster. Otherwise those of a cluster that has not changed are taken\n"
            "from $XDG_CACHE_HOME/crdc, else ~/.cache/crdc."),
    RULES_KUBERNETES("The API server to agree with (1.30 to 1.37; 1.37).", "--kubernetes-version takes 1.30 to 1.37, not "),
    FLAG_ON("next", 0, AT(next),
            "Versions of the API server's own kinds that a later minor than the chosen one does not serve are errors."),
    RULES_DECODER("How JSON is read: straight from its bytes, where nothing is out of the ordinary, or by way of a value\n"
                  "tree always. What is found is the same (fast).",
                  "--decoder takes fast or tree, not "),
    FLAG_ON("batch", 0, AT(batch),
            "As crd-validate batch: answer requests, a line of JSON each, with verdicts, a line of JSON each."),
    FLAG_TEXT("replay", 0, AT(replay.log), "FILE|-",
              "As crd-validate replay FILE: go through an audit log of kube-apiserver."),
    FLAG_NUMBER("replay-memory", AT(replay.memory), 1, 65536, "MIB",
                "The room for objects that --replay remembers to compare updates with (64)."),
    FLAG_NUMBER("replay-examples", AT(replay.examples), 1, 1000000, "N",
                "Examples of each rule that --replay shows, and how many more there are (3)."),
    FLAG_NUMBER("replay-top", AT(replay.top), 1, 8192, "N", "Rules that --replay shows of each effect (20)."),
    FLAG_TEXT(
        "config-file", 0, AT(config_file), "FILE",
        "Flags from FILE, and not from the files .crd-validate.yaml that are found upwards from what is checked, to the\n"
        "root of the repository: their keys are the long names of flags. What the command line says goes first,\n"
        "and only a file that is named may write, ask a cluster, or read outside of its own tree\n"
        "(docs/configuration.md; crd-validate config shows what is in force, and why)."),
    FLAG_ON("no-config-file", 0, AT(no_config_file), "Flags from the command line alone."),
    FLAG_ON("summary", 0, AT(output.summary),
            "Count what was found at the end in any case: text does by itself, json in a last line {\"summary\": ...},\n"
            "the others on standard error."),
    FLAG_ON("quiet", 'q', AT(output.quiet),
            "No summary, and no progress on the terminal. What was not judged is said in a line all the same."),
    {.name = "help", .letter = 'h', .take = flag_take_last, .at = AT(help), .help = "This text."},
    {.name = "version", .take = flag_take_last, .at = AT(version), .help = "The version."},
};

static size_t count_standard(const char *const *names, size_t count) {
  size_t found = 0;
  for (size_t i = 0; i < count; i++) found += strcmp(names[i], "-") == 0;
  return found;
}

/* Whether standard input would be read twice, as the state and as something else. */
static bool reads_state_twice(const options *options) {
  size_t states = count_standard(options->state.paths.items, options->state.paths.count);
  return states && states + options->batch + count_standard(options->input.paths, options->input.count) > 1;
}

void options_settle_rules(options *options) {
  if (options->rules.ratchet_layers == RATCHET_UNSAID)
    options->rules.ratchet_layers = options->replay.log ? CRD_LAYER_CONTROLLER | CRD_LAYER_PODS : 0; /* as in crd-webhook */
  rule_options_settle(&options->rules);
  options->mutate = options->mutate || options->mutate_again;
}

/* A replay excludes other modes, and prints text or JSON. */
static bool settle_replay(const options *options) {
  if (!options->replay.log) return true;
  if (options->batch || options->input.count) {
    refuse_options("--replay reads its log and nothing else, not ", options->batch ? "--batch" : options->input.paths[0]);
    return false;
  }
  const form *form = options->output.choices[0].form;
  if (options->output.count == 1 && (form == &form_text || form == &form_json)) return true;
  refuse_options("--replay is told as text or as json, to one output", "");
  return false;
}

static options_result settle_options(options *options) {
  const rule_options *rules = &options->rules;
  options_settle_rules(options);
  settle_outputs(options);
  if (options->document_timeout) time_limit_set(options->document_timeout);
  if (options->batch && options->input.count)
    return refuse_options("--batch reads standard input, not ", options->input.paths[0]);
  if (reads_state_twice(options))
    return refuse_options("standard input is read once: not as --state - and as something else", "");
  bool from_catalogs = options->catalogs.paths.count || options->catalogs.locations.count || options->catalogs.from_cluster;
  if (options->batch && from_catalogs)
    return refuse_options("--batch does not know its kinds beforehand: --crd gives them, not ",
                          options->catalogs.paths.count       ? "--catalog"
                          : options->catalogs.locations.count ? "--schema-location"
                                                              : "--crds-from-cluster");
  if (!options->state.from_cluster && !options->catalogs.from_cluster &&
      (options->cluster.kubeconfig || options->cluster.context))
    return refuse_options("--state-from-cluster asks a cluster: without it there is no ",
                          options->cluster.kubeconfig ? "--kubeconfig" : "--context");
  const bool admission = options->admission.policies.count || options->admission.chain;
  if (!admission && (options->admission.olds.count || options->admission.operation || options->admission.user))
    return refuse_options("without --policies or --chain there is no ", options->admission.olds.count  ? "--old"
                                                                        : options->admission.operation ? "--operation"
                                                                                                       : "--as");
  if (options->admission.differences && !options->admission.policies.count)
    return refuse_options("--policy-differences is beside --policies", "");
  if (options->admission.groups.count && !options->admission.user) return refuse_options("--as-group is beside --as", "");
  if (options->admission.policies.count && options->admission.chain)
    return refuse_options("--chain has policies of its own: not with ", "--policies");
  if (admission && (options->batch || options->mutate))
    return refuse_options(options->admission.chain ? "--chain is not with " : "--policies is not with ",
                          options->batch ? "--batch" : "--mutate");
  if (options->admission.chain && options->output.choices[0].form != &form_text &&
      options->output.choices[0].form != &form_json)
    return refuse_options("--chain is shown as text or json, not ", options->output.choices[0].form->name);
  if (!options->explain.what && (options->explain.api_version || options->explain.recursive))
    return refuse_options("without --explain there is no ", options->explain.recursive ? "--recursive" : "--api-version");
  if (options->explain.what && options->output.choices[0].form != &form_text &&
      options->output.choices[0].form != &form_json)
    return refuse_options("--explain is shown as text or json, not ", options->output.choices[0].form->name);
  if (options->batch && options->mutate)
    return refuse_options("--batch answers each request as it stands: not with ", "--mutate");
  if (!settle_replay(options)) return OPTIONS_WRONG;
  if (!options->batch && !options->replay.log && !options->explain.what && !rules->list_gates && !options->input.count &&
      !options->input.allow_none)
    return refuse_options("no files given", "");
  if (rules->overlays.count && !rules->crds.count)
    return refuse_options("--overlay adds to a CRD that --crd gives: there is none for ", rules->overlays.items[0]);
  if (rules->no_builtins && !rules->crds.count && !from_catalogs)
    return refuse_options("--no-builtins leaves nothing without --crd", "");
  return OPTIONS_RUN;
}

/* ---- sources of options ---- */

/* Flags that can be repeated. */
static const size_t lists[] = {AT(rules.crds),         AT(rules.overlays),     AT(kinds.skipped),  AT(kinds.asked),
                               AT(kinds.rejected),     AT(input.ignores),      AT(state.paths),    AT(catalogs.paths),
                               AT(catalogs.locations), AT(admission.policies), AT(admission.olds), AT(admission.groups),
                               AT(substitution.files)};
enum { LISTS = sizeof lists / sizeof *lists };

static flag_texts *list_at(options *options, size_t at) {
  return (flag_texts *)(void *)((char *)options + lists[at]);
}

bool options_start(options *options, size_t room) {
  *options = (struct options){.strict = true, .rules = {.layers = CRD_LAYER_CRD, .ratchet_layers = RATCHET_UNSAID}};
  for (size_t i = 0; i < LISTS; i++) {
    flag_texts *list = list_at(options, i);
    *list = (flag_texts){.items = calloc(room + 1, sizeof *list->items), .room = room};
    if (list->items) continue;
    fputs("crd-validate: out of memory\n", stderr);
    return false;
  }
  return true;
}

void options_describe(const flag_help *help) {
  flags_print_page(help, &page_crd_validate, flags, sizeof flags / sizeof *flags);
}

const flag *options_flags(size_t *count) {
  *count = sizeof flags / sizeof *flags;
  return flags;
}

void options_take(options *options, const settings *settings) {
  for (size_t i = 0; i < settings->count; i++) {
    const setting *setting = &settings->items[i];
    if (!setting->nothing) (void)flag_take(options, setting->flag, setting->value);
  }
}

static bool option_accepts(const setting *setting, const char **wanted) {
  options tried;
  bool good = options_start(&tried, 1) && flag_take(&tried, setting->flag, setting->value) == OPTIONS_RUN;
  options_free(&tried);
  *wanted = setting->flag->wanted;
  return good;
}

const configuration_rules *options_file_rules(void) {
  static configuration_rules rules = {flags, sizeof flags / sizeof *flags, option_accepts, NULL};
  rules.messages = stderr;
  return &rules;
}

static void note_option(const flag_reader *reader, const flag *flag, const char *value) {
  options_source *source = ((options *)reader->target)->source;
  settings_add(source->arena, &source->line, (setting){.flag = flag, .value = value});
}

options_result options_read_line(options *options, int count, char **arguments) {
  if (!options_start(options, (size_t)count)) return OPTIONS_WRONG;
  crd_arena *arena = crd_arena_create(NULL);
  if (!arena) {
    fputs("crd-validate: out of memory\n", stderr);
    return OPTIONS_WRONG;
  }
  options->source = crd_arena_zalloc(arena, sizeof *options->source);
  options->source->arena = arena;
  const flag_reader reader = {.flags = flags,
                              .count = sizeof flags / sizeof *flags,
                              .target = options,
                              .joins_letters = true,
                              .truths = true,
                              .given = note_option,
                              .complain = complain_of_option};
  options->input.paths = (const char **)arguments;
  return flags_read(&reader, count, arguments, &options->input.count);
}

bool options_find_files(options *options) {
  static const char *const here[] = {"."};
  options_source *source = options->source;
  const bool given = options->input.count && !options->batch;
  const char *const *inputs = given ? options->input.paths : here;
  source->configured = configured_create(options_file_rules(), &source->line, options->config_file, false);
  if (!source->configured) return false;
  for (size_t i = 0; i < (given ? options->input.count : 1); i++) {
    configured_path found;
    if (!configured_find(source->configured, inputs[i], &found)) return false;
    found.override_count = 0; /* they are for single files */
    if (i == 0) source->run = found;
    if (!configured_agree(source->configured, &source->run, inputs[0], &found, inputs[i])) return false;
  }
  return true;
}

static void free_lists(options *options) {
  for (size_t i = 0; i < LISTS; i++) free((void *)list_at(options, i)->items);
}

/* Reads the options again, with configuration files before the command line. */
static options_result configure_options(options *options) {
  settings settings = {.count = 0};
  struct options made;
  if (!options_find_files(options)) return OPTIONS_WRONG;
  if (!options->source->run.nearest) return OPTIONS_RUN;
  configured_settle(options->source->configured, &options->source->run, &settings);
  if (!options_start(&made, settings.count)) {
    free_lists(&made);
    return OPTIONS_WRONG;
  }
  options_take(&made, &settings);
  made.source = options->source;
  made.input.paths = options->input.paths;
  made.input.count = options->input.count;
  free_lists(options);
  *options = made;
  return OPTIONS_RUN;
}

static const flag *flag_named(const char *name) {
  size_t i = 0;
  while (!flags[i].name || strcmp(flags[i].name, name) != 0) i++;
  return &flags[i];
}

void options_describe_some(const flag_help *help, const page_text *page, const char *const *names, size_t count,
                           flag *rows) {
  for (size_t i = 0; i < count; i++) rows[i] = *flag_named(names[i]);
  flags_print_page(help, page, rows, count);
}

/* Sets the command's flag, with the first operand if it takes one. */
static options_result take_mode(options *options, const options_mode *mode) {
  const flag *flag = flag_named(mode->flag);
  const char *value = NULL;
  for (size_t i = 0; i < options->source->line.count; i++)
    if (options->source->line.items[i].flag == flag) return refuse_options("the command is enough, without --", mode->flag);
  if (mode->missing) {
    if (!options->input.count) return refuse_options(mode->missing, "");
    value = *options->input.paths++;
    options->input.count--;
  }
  settings_add(options->source->arena, &options->source->line, (setting){.flag = flag, .value = value});
  return flag_take(options, flag, value);
}

options_result options_read(options *options, const options_mode *mode, int count, char **arguments, bool compiled) {
  options_result result = options_read_line(options, count, arguments);
  if (result == OPTIONS_RUN && mode) result = take_mode(options, mode);
  if (options->help)
    (mode ? mode->describe : options_describe)(&(flag_help){
        .stream = stdout, .column = 22, .compiled = compiled, .program = "crd-validate", .called = validate_called()});
  if (options->version) crd_say(stdout, "%s %s\n", validate_called(), CRD_VERSION);
  if (result == OPTIONS_RUN && options->no_config_file && options->config_file)
    return refuse_options("--no-config-file takes flags from the command line alone: not with ", "--config-file");
  if (result == OPTIONS_RUN && !options->no_config_file) result = configure_options(options);
  return result == OPTIONS_RUN ? settle_options(options) : result;
}

void options_free(options *options) {
  free_lists(options);
  if (!options->source) return;
  configured_destroy(options->source->configured);
  crd_arena_destroy(options->source->arena);
}

static const char *called = "crd-validate";

void validate_set_called(const char *path) {
  const char *slash = path ? strrchr(path, '/') : NULL, *name = slash ? slash + 1 : path;
  if (name && (strcmp(name, "kubectl-crd_validate") == 0 || strcmp(name, "kubectl-crd-validate") == 0))
    called = "kubectl crd-validate";
}

const char *validate_called(void) {
  return called;
}
