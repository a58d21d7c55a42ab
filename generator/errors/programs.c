/* SPDX-License-Identifier: Apache-2.0 */
/* What the programs say in words of their own: of markers and overlays, of command lines, of CRDs and catalogues of them. */
#include "errors/entry.h"

const error_entry crdc_errors_of_markers[] = {
    {.code = "marker-unknown",
     .texts = "unknown marker +\n+%v has no argument \"%v\"\n+%v has no arguments by name\n+%v has no arguments",
     .cause = "A comment that begins with + is a marker, and there is none of this name, or it has no such argument.",
     .cure = "crdc help markers lists all; what is near is told. A comment that is none begins otherwise.",
     .example = "crds/a.yaml:3:3: error: unknown marker +kubebuilder:validation:Maxmum; did you mean "
                "+kubebuilder:validation:Maximum?"},
    {.code = "marker-syntax",
     .texts =
         "expected ',' or the end of the marker\nexpected '=' and a value\nexpected the name of an argument\nexpected true "
         "or "
         "false\nexpected an integer\nexpected %v\nexpected a number\na list is written {a, b}\na value is missing\nthe "
         "text is not "
         "closed\nthe value should end here\na ',' is missing here\na ',' ends the value, and a ')' is missing before "
         "it\nthe number is out of range\nvalues are nested more than\nmore markers in markers than\nno escape of Go's "
         "strings\nis given twice\nis not in "
         "'name=value' format\ntakes %v, and this is",
     .cause = "The value of a marker's argument is not written as such a value is.",
     .cure =
         "Texts with a comma, an equals sign or a semicolon stand in quotes; lists are {a, b} or a;b. Lines that begin with "
         "two blanks behind the # continue a marker.",
     .example = "crds/a.yaml:3:40: error: expected true or false"},
    {.code = "marker-value",
     .texts = "+%v needs a value\n+%v needs a marker behind it\n+%v has no value\n+%v needs the argument\nmust be %v, not "
              "%v\ncan be given once\nthe "
              "field takes %v, and this is",
     .cause = "A marker lacks an argument that it needs, or has a value that is none of those it takes.",
     .cure = "crdc help markers says what each takes.",
     .example = "crds/a.yaml:3:3: error: +kubebuilder:default needs a value: +kubebuilder:default=..."},
    {.code = "marker-place",
     .texts =
         "+%v is for fields, and this is the kind itself\n+%v is for the kind itself: it belongs at the head of the "
         "overlay\n+%v is for "
         "%v, and this is\n+%v is for lists with +listType=map\nthis marker stands above no field\nan integer cannot have "
         "the fraction that\n+%v is about one version\nis part of OneOf constraint and cannot be marked as "
         "required\ncannot reference nested fields\nthe markers leave out every version of the CRD\n+k8s:enum takes its "
         "values from Go's constants\na title must be a string\nbehind +k8s:%v stands\n+%v is about a field, and here is "
         "none\n+k8s:%v "
         "needs a field beside it\n+k8s:unique=map needs the keys\n+k8s:%v is for maps\n+k8s:%v is for lists and maps",
     .cause = "A marker stands where it cannot: above a field of a type that it is not for, or above none.",
     .cure = "Put it directly above the field that it is about, without an empty line between them.",
     .example = "crds/a.yaml:9:3: error: +kubebuilder:validation:MaxLength is for strings, and this is an integer"},
    {.code = "overlay",
     .texts =
         "an overlay mirrors the fields of a kind\nthis overlay belongs to no CRD\nnot read: it is called nearly as an "
         "overlay\nno "
         "CRD%v is there%v for this overlay\nseveral CRDs could have this overlay\nthe schema has no field \"%v\" here\nthe "
         "schema has no list here\nthe schema has no additionalProperties here\na list is mirrored by one item\nfields are "
         "nested more than\nfields of an overlay have no values, but markers above them\nthe CRD has no version",
     .cause = "An overlay (NAME.markers.yaml) repeats the fields of its CRD's kind, with markers above them; here it does "
              "not fit "
              "the CRD, or belongs to none.",
     .cure = "Call it as the CRD's file, or give it with --overlay; take the fields from the CRD's schema, without values.",
     .example = "crds/a.markers.yaml:4:3: error: the schema has no field \"replica\" here; did you mean \"replicas\"?"},
    {.code = "carried-rules",
     .texts = "the rules that are compiled in for %v do not fit this CRD and are left out\nmore parts of %v do not fit\nof "
              "the kinds that are "
              "compiled in are left out",
     .cause = "crdc carries rules of operators for some kinds. This CRD is another release than they were written for.",
     .cure =
         "Put an overlay of your own beside the CRD, or take that of the right release. The CRD's own schema and rules are "
         "judged all the same.",
     .example = "warning: the rules that are compiled in for RayJob of ray.io (ray.io_rayjobs.markers.yaml) do not fit this "
                "CRD and "
                "are left out:"},
    {0}};

const error_entry crdc_errors_of_rule_sets[] = {
    {.code = "rule-set",
     .texts =
         "there is no set \nno stage leads to the set\na second rule of the name\na second set of the name\na second "
         "service of the "
         "path\nstands outside a set\nthe set includes itself\nthe set has no such param\nwith lacks a param of the "
         "set\nthe "
         "param is declared otherwise\nthe set %v is for %v, and this is\nonly stages of layer=mutation change objects\nthe "
         "set changes objects, \nthere is a function %v already\nno +kubebuilder:webhook here has the path\neach needs a "
         "list or a map\nwithout each there are no items\nwithout mode=all there is one message\nwithout join or form there "
         "is "
         "nothing to trim\nmessages are joined by a text or in a form\na mutation has no\nis for stages of "
         "layer=mutation\nnothinga mutation\nunknown type %v: there are\nthe type is one of\nduplicated admission service "
         "for",
     .cause = "The markers of a layer above the CRD do not fit together: sets, their params, and the stages that run them.",
     .cure = "docs/rule-sets.md has what stands where. A set's steps follow it in the same comment.",
     .example = "crds/a.markers.yaml:12:3: error: there is no set buckets-webhok; is it buckets-webhook?"},
    {.code = "mutation-path",
     .texts = "a mutation has either a path or a pathExpression\na mutation needs a value, unless it removes\na mutation "
              "that removes takes "
              "no value\nneeds a JSON pointer, which begins with a /\nis followed by a ~ that is neither ~0\nis a list, and "
              "this is no index\nis a list, and nothing stands below its end\nthe patch must be an object\nhas no mutations",
     .cause =
         "A mutation says where it changes the object by a JSON pointer, and what it writes there by CEL; one of the two is "
         "missing or leads nowhere.",
     .cure = "path=\"/spec/queue\",value=\"'default'\". The names are those of the schema.",
     .example = "crds/a.markers.yaml:7:3: error: a mutation needs a value, unless it removes (op=remove)"},
    {.code = "rule-field-path",
     .texts = "fieldPath must be a valid path: \nfieldPath: self\npath: self\nis followed by a '.' without a name\nis "
              "followed by a '[' without "
              "']'\nhas no fields: it is of type\nhas no field ",
     .cause = "fieldPath, or path, of a rule names no field below the place where the rule stands.",
     .cure = "Write .a.b[0]['key'], from self on.",
     .example = "crds/a.markers.yaml:7:30: error: fieldPath: self.spec has no field siz"},
    {0}};

const error_entry crdc_errors_of_programs[] = {
    {.code = "usage",
     .texts = "unknown option\nunrecognized option\ninvalid option --\nneeds a value: --\ntakes no value: --\ngiven twice: "
              "--\nis "
              "ambiguous; possibilities\nan argument\nunknown command\nunexpected argument\n--%v does not take \"\nno "
              "arguments are "
              "wanted, only options\nis not one of 1.30 to 1.37\nno CRDs given\n--output is \n--output takes\n--color "
              "takes\n--excerpts takes",
     .cause = "The command line is none that the program takes.",
     .cure = "--help lists all flags; what is near is told.",
     .example = "crdc lint: unknown option: --advise; did you mean --advice? (see --help)"},
    {.code = "no-crd",
     .texts =
         "no CustomResourceDefinition in what --crd names\nexpected a CustomResourceDefinition of v1, "
         "found\nCustomResourceDefinitions of "
         "%v are not served by Kubernetes since 1.22\nwithout a CustomResourceDefinition\nno CRD has apiVersion\nhas no "
         "object\npassed over\nthe document",
     .cause = "What was given as a CRD is none, or one of an API that is gone (apiextensions.k8s.io/v1beta1).",
     .cure =
         "Give files or folders with CustomResourceDefinitions of apiextensions.k8s.io/v1. A chart's templates are rendered "
         "first: helm template | crdc lint -.",
     .example = "a.yaml:1:1: error: expected a CustomResourceDefinition of v1, found kind \"Deployment\" of apiVersion "
                "\"apps/v1\""},
    {.code = "broken-crd",
     .alias = "invalidCrd",
     .texts = "could not be judged: its CustomResourceDefinition is invalid\ncould not be judged: it does not compile\nis "
              "defined a second time, differently\nis defined differently, \na "
              "second CRD for the kind "
              "%v of %v\nthe name \"%v\" is that of an earlier version\nhas a slash\nmust be a list, not\nmust be an "
              "object, not\nmust "
              "be a string, not\nmust be %v, not a ",
     .cause = "Documents of the kind cannot be judged, for their CRD is one that the API server refuses.",
     .cure = "crdc lint CRD says what is wrong with it.",
     .example = "queue.yaml: could not be judged: its CustomResourceDefinition is invalid (queues.yaml:4)"},
    {.code = "admission",
     .alias = "policy",
     .texts =
         "admission policies cannot be asked\nadmission policies need a compiler, which this build has not\nthere is no "
         "such object\nwith binding '%v' denied request",
     .cause =
         "--policies, --chain: an admission policy refuses the object or warns of it, or cannot be asked about it; or what "
         "the configuration names is not there.",
     .cure = "--chain shows every step of the request, with what each policy says of it.",
     .example = "web.yaml:1:1: Deployment default/web: deployments.apps \"web\" is forbidden: ValidatingAdmissionPolicy "
                "'limit.example.com' with binding 'limit' denied request: at most 5"},
    {.code = "crd-field",
     .texts = "has unknown fields\nunrecognized format\nx-kubernetes-list-type: set for items of type \"%v\" is not "
              "supported by server-side "
              "apply",
     .cause = "A CRD says something that the API server takes and warns of: it has no effect, or not the one that is meant.",
     .cure =
         "Take it out, or write what was meant. Formats that are known: int32, int64, float, double, byte, date, date-time, "
         "duration, email, ipv4, ipv6, uri, uuid and the like.",
     .example = "a.yaml:30:17: warning: unrecognized format \"hostnam\""},
    {.code = "no-layer-rules",
     .texts =
         "no document has rules of the %v, which was asked for\nno document is of a kind with templates of pods\nno rules "
         "of the layer %v "
         "for\nno templates of pods in\nkinds without rules of a layer that was asked for\nno kind has rules of a layer",
     .cause = "--layers names a layer of which no kind has rules.",
     .cure = "Rules stand in an overlay: NAME.markers.yaml beside the CRD NAME.yaml, or --overlay FILE. "
             "--allow-missing-layers does "
             "without them.",
     .example =
         "crd-validate: no document has rules of the layer controller, which was asked for: they stand in an overlay, "
         "NAME.markers.yaml"},
    {.code = "no-state",
     .texts =
         "rules about other objects of a cluster were not asked\nrules about other objects of the cluster are not "
         "asked\nrules about pods, "
         "or about other objects of the cluster, are not asked\nthere is no kubeconfig to have the context\ncannot ask the "
         "API server",
     .cause = "Some rules ask for other objects, a Job's for its queue, and nothing is known of a cluster.",
     .cure =
         "--state FILE gives them, --state-from-cluster asks a cluster; without, those rules are left out, which is said.",
     .example = "rules about other objects of a cluster were not asked, for nothing is known of one: 3 documents (--state "
                "gives one)"},
    {.code = "generated-differs",
     .texts = "differs from what would be generated\nonly in the digest of what is generated from\nwould be generated, and "
              "is not there",
     .cause = "crdc generate --check: the files in the folder are not what the CRDs make now.",
     .cure = "Run crdc generate without --check, and commit what has changed.",
     .example = "generated/a.c: error: would be generated, and is not there"},
    {.code = "naming",
     .texts = "no type has this place or name\nthis name is taken by another type\nnot a C identifier\na naming file is a "
              "map of paths or "
              "generated names to names\nthe name must be a string",
     .cause = "names.yaml gives a type a name that cannot be, or names a type that there is not.",
     .cure = "The left side is a path (ray.io/v1/RayCluster:.spec) or a generated name, the right one an identifier of C.",
     .example = "names.yaml:2:1: error: no type has this place or name"},
    {.code = "template",
     .texts = "a tag without its end\nan empty tag\nan end without its block\na block without its end\nan else without its "
              "block\nno such "
              "block\nno such name\nno such partial\nnot a name\npartials are nested too deep\nblocks are nested too "
              "deep\na list or "
              "an object, not a text",
     .cause = "A template of --templates is none, or names what the model does not have.",
     .cure = "templates/ of the sources has those that are used without it.",
     .example = "mine/kind.c.tmpl:4:2: error: an end without its block: 'if'"},
    {.code = "compile-failed",
     .texts = "this build has no compiler\n--crd needs a compiler, which this build has not",
     .cause = "Of CRDs that are given at run time tables are made, and this program was built without what makes them.",
     .cure = "Take a build with -Dcompiler=enabled; one without it judges by the kinds that are compiled in.",
     .example = "crd-webhook: --crd needs a compiler, which this build has not"},
    {.code = "wide-object",
     .texts = "properties are more than",
     .cause = "An object of the CRD has more than 1,000 properties.",
     .cure = "Make part of it a map: additionalProperties.",
     .example = "an object with 1001 properties: 1001 properties are more than 1000"},
    {.code = "webhook-field",
     .texts = "a webhook has no field \"%v\"",
     .cause = "What is merged into an entry of a webhook configuration is no field of one.",
     .cure = "namespaceSelector, objectSelector, matchConditions, timeoutSeconds and the like: see the API's reference.",
     .example = "a webhook has no field \"timeout\"; did you mean \"timeoutSeconds\"?"},
    {.code = "out-of-memory",
     .texts = "out of memory",
     .cause = "There was no memory for the work.",
     .cure = "Raise the limit of the container or of the shell (ulimit -v), or give less at once. --jobs 1 takes the least.",
     .example = "crd-validate: out of memory"},
    {.code = "not-written",
     .texts = "not all could be written\ncannot be written\nan earlier write failed\na standard stream is closed",
     .cause = "Standard output or a file took not all that there was to say: a full disk, a closed pipe.",
     .cure = "Make room, and run it again: the exit status is 2, and the verdict is not complete.",
     .example = "crd-validate: standard output: not all could be written: No space left on device"},
    {.code = "feature-gate",
     .texts = "a feature gate is off, so this is not told",
     .cause = "A rule found something, and asks for a feature gate of the operator that is off.",
     .cure = "--feature-gates NAME=true, where the operator runs with it.",
     .example = "a feature gate is off, so this is not told of objects of the kind (mentioned once)"},
    {0}};
