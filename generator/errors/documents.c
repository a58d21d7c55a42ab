/* SPDX-License-Identifier: Apache-2.0 */
/* What the readers of YAML and JSON say. */
#include "errors/entry.h"

const error_entry crdc_errors_of_documents[] = {
    {.code = "yaml-tab",
     .alias = "syntax",
     .texts =
         "found a tab character that violates indentation\nfound a tab character where an indentation space is expected\na "
         "tab indents this line",
     .cause = "A line of YAML is indented with a tab.",
     .cure = "Indent with spaces alone.",
     .example = "yaml: line 3: found a tab character that violates indentation"},
    {.code = "yaml-start",
     .alias = "syntax",
     .texts = "found character that cannot start any token",
     .cause =
         "A text begins with a character that means something in YAML: @, `, % or a tab. A template of Helm, too, is no "
         "YAML before it is rendered: {{ }} is read as maps.",
     .cure = "Put the text into quotes; pipe helm template in place of the chart's templates.",
     .example = "yaml: line 5: found character that cannot start any token"},
    {.code = "yaml-colon",
     .alias = "syntax",
     .texts =
         "mapping values are not allowed in this context\nmapping values are not allowed\nmapping keys are not allowed in "
         "this "
         "context\nblock sequence entries are not allowed in this context\ncould not find expected ':'\na text with \": \" "
         "in it wants quotes",
     .cause = "A colon with a blank behind it, or a dash, stands where YAML wants no map or list: in a text without quotes, "
              "or in "
              "a line whose indentation does not fit the one above.",
     .cure = "Put texts with a colon into quotes, and line the names up.",
     .example = "yaml: line 4: mapping values are not allowed in this context"},
    {.code = "yaml-indentation",
     .alias = "syntax",
     .texts =
         "did not find expected key\ndid not find expected '-' indicator\ndid not find expected '-'\ndid not find expected "
         "node content\nthe indentation of this line is that of none above it\na line above has neither",
     .cause =
         "A line is indented otherwise than the lines that it belongs to, or a quote or bracket above it is not closed.",
     .cure =
         "Line the names of a map, and the dashes of a list, up. crd-validate says under the message what it takes for the "
         "cause.",
     .example = "yaml: line 7: did not find expected key"},
    {.code = "yaml-unclosed",
     .alias = "syntax",
     .texts =
         "did not find expected ',' or ']'\ndid not find expected ',' or '}'\nfound unexpected end of stream\na [ or { that "
         "opens "
         "above is not closed\nthe quote that opens in line %v is not closed\nbehind the closing quote only a comment may "
         "follow\nfound unexpected document indicator",
     .cause = "A bracket, a brace or a quote is opened and not closed.",
     .cure = "Close it. In a text between single quotes a quote is written twice.",
     .example = "yaml: line 9: did not find expected ',' or ']'"},
    {.code = "yaml-document",
     .texts =
         "did not find expected <document start>\nfound unknown directive name\nfound duplicate %YAML directive\nfound "
         "duplicate %TAG directive\nfound incompatible YAML document\nfound extremely long version number\ncould not find "
         "expected directive name\ndid not find expected version number\ndid not find expected digit or '.' "
         "character\ndid not find expected comment or line break\ndid not find expected whitespace or line break\ndid not "
         "find expected whitespace\ndid not find expected alphabetic or numeric character",
     .cause = "Behind a document stands what is neither another one nor a comment, or a directive (%YAML, %TAG) is none.",
     .cure = "Begin every document with a line of three dashes.",
     .example = "yaml: line 2: did not find expected <document start>"},
    {.code = "yaml-escape",
     .texts =
         "found unknown escape character\nfound invalid Unicode character escape code\ndid not find expected hexdecimal "
         "number\nfound an indentation indicator equal to 0",
     .cause = "A backslash between double quotes is followed by what is no escape of YAML.",
     .cure = "Write \\\\ for a backslash, or use single quotes, between which it means nothing.",
     .example = "yaml: line 3: found unknown escape character"},
    {.code = "yaml-tag",
     .texts =
         "found undefined tag handle\ndid not find expected tag URI\ndid not find the expected '>'\ndid not find expected "
         "'!'\ndid not find URI escaped octet\nfound an incorrect leading UTF-8 octet\nfound an incorrect trailing UTF-8 "
         "octet\n!!binary value contains invalid base64 data\ncannot decode %v as a !!\nfound unexpected non-alphabetical "
         "character",
     .cause = "A text without quotes begins with an exclamation mark, so that it is taken for a tag, or a tag says what the "
              "value "
              "is not.",
     .cure = "Put the text into quotes, or take the tag out.",
     .example = "yaml: line 3: found undefined tag handle"},
    {.code = "yaml-alias",
     .texts = "anchor '%v' value contains itself\nunknown anchor '%v' referenced\ndocument contains excessive aliasing\nmap "
              "merge "
              "requires map or sequence of maps as the value\ndid not find expected alphabetic or numeric character",
     .cause = "An alias (*name) leads to no anchor (&name), into itself, or to so much that the document would grow beyond "
              "measure. A text that begins with * or & is taken for one.",
     .cure = "Define the anchor before its alias, or put the text into quotes.",
     .example = "yaml: unknown anchor 'b' referenced"},
    {.code = "yaml-utf8",
     .texts =
         "control characters are not allowed\ninvalid leading UTF-8 octet\ninvalid trailing UTF-8 octet\nincomplete UTF-8 "
         "octet "
         "sequence\ninvalid length of a UTF-8 sequence\ninvalid Unicode character\nincomplete UTF-16 character\nincomplete "
         "UTF-16 surrogate pair\nexpected low surrogate area\nunexpected low surrogate area",
     .cause = "The file is no text in UTF-8, or holds control characters.",
     .cure = "Save it as UTF-8 without control characters. A file that was packed or encrypted is no manifest.",
     .example = "yaml: invalid leading UTF-8 octet"},
    {.code = "yaml-depth",
     .texts =
         "exceeded max depth of 10000\nexceeded max depth\nmaps and lists are nested too deep\nare nested more than %v deep",
     .cause = "Maps and lists are nested deeper than any reader goes.",
     .cure = "Nothing that deep is a manifest: look for what has written it.",
     .example = "yaml: exceeded max depth of 10000"},
    {.code = "yaml-to-json",
     .alias = "document, notAnObject",
     .texts = "error converting YAML to JSON\nerror unmarshaling JSON\nunsupported value",
     .cause = "The document is YAML that JSON cannot say, or no object: a lone text or list, a number like .inf, a name "
              "that is a "
              "map.",
     .cure = "Make the document a map with apiVersion, kind and metadata, whose names are texts.",
     .example = "error converting YAML to JSON: json: unsupported value: +Inf",
     .rank = ERROR_AROUND},
    {.code = "yaml-own",
     .texts = "aliases are not taken here\nanchors are not taken here\nmerge keys are not taken here\ntags are not taken "
              "here\n\"%v\" stands twice\na name must be a text\nJSON has no such number",
     .cause = "Files of crdc itself (settings, names of types, suites) are read more strictly than manifests: no anchors, "
              "no tags, "
              "no name twice.",
     .cure = "Write out what the alias stands for.",
     .example = "names.yaml:2:4: error: aliases are not taken here"},
    {.code = "json-syntax",
     .alias = "syntax",
     .texts =
         "invalid character\nlooking for beginning of value\nafter array element\nafter object key:value pair\nafter object "
         "key\nafter top-level value\nin literal true (expecting\nin literal false (expecting\nin literal null "
         "(expecting\nunexpected end of JSON input",
     .cause = "The text is no JSON at the place that is named: a comma too many or too few, a quote missing, a comment.",
     .cure = "Correct it there, or a little before.",
     .example = "invalid character '}' looking for beginning of object key string"},
    {.code = "go-type",
     .alias = "decoding",
     .texts = "cannot unmarshal %v into Go struct field %v\ncannot unmarshal number %v into Go value of type\ncannot "
              "unmarshal %v into Go "
              "value\ncannot decode %v into field\nvalue cannot be set because\naccessor error\nObject 'Kind' is missing "
              "in\nObject 'apiVersion' is missing in",
     .cause =
         "A part of the object that the API server reads itself (apiVersion, kind, metadata, a Scale) has another type than "
         "that part has in Go, or is missing.",
     .cure = "Correct the field that is named: labels and annotations are maps of texts, so that numbers and booleans want "
             "quotes.",
     .example = "json: cannot unmarshal number into Go struct field ObjectMeta.metadata.labels of type string"},
    {.code = "go-value",
     .alias = "decoding",
     .texts = "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'\nunable to parse "
              "quantity's suffix\nparsing time %v as %v: cannot parse %v as \nparsing time %v: month out of range\nparsing "
              "time %v: day out of range",
     .cause = "A text is read as an amount (500m, 2Gi) or a moment (2026-01-02T15:04:05Z), and is none.",
     .cure =
         "Write amounts as a number with m, k, M, G, T, P, E or Ki, Mi, Gi, Ti, Pi, Ei behind it and no blank between, and "
         "moments as RFC 3339 has them.",
     .example = "unable to parse quantity's suffix"},
    {.code = "unreadable",
     .texts = "cannot be read\ncannot read\nit changed while it was read\nmore than 256 MiB\nNo such file or directory\nno "
              "such file or "
              "folder\nno such file\nIs a directory\nPermission denied\nfolders are nested too deep\nwhat is a patch of a "
              "kustomization is not known",
     .cause = "A file or folder is not there, may not be read, or is larger than is read.",
     .cure = "Correct the path. In a shell a pattern that matches nothing stays as it is.",
     .example = "crd-validate: manifest.yaml: No such file or directory"},
    {.code = "no-files",
     .texts = "no file has a name of this pattern\nno files given\nin this folder\nno file is in what is checked\nno object "
              "is in what is checked\nstandard input "
              "holds no object\nno document is of a kind that --kind names",
     .cause = "What was given leads to no file, or to nothing that is to be judged: a kind is misspelled, or what came "
              "before in a "
              "pipe failed.",
     .cure = "Correct the pattern, the folder or the kind; in a shell set -o pipefail has a pipe fail with what is in it. "
             "--allow-no-files takes what may be empty.",
     .example = "crd-validate: deploy/**/*.yml: no file has a name of this pattern"},
    {.code = "no-object",
     .texts = "passes over such files\nnot an object",
     .cause = "A document has no apiVersion or no kind: an object whose type was forgotten, or a file that is none, as the "
              "values of a chart.",
     .cure = "Add them. Files that are no objects are passed over in folders and by patterns; named ones are with "
             "--no-require-objects, or are left out by .crdvalidateignore.",
     .example = "values.yaml:1:1: kind: Required value (of Helm values; --no-require-objects passes over such files)"},
    {.code = "passed-over",
     .alias = "passedOver",
     .texts = "could not be judged, and --require-schema is given",
     .cause =
         "A patch of a kustomization, or an object with encrypted values, is no whole object, and --require-schema asks "
         "for a judgement of each.",
     .cure =
         "--build judges what a kustomization makes of the patch, sops decrypt FILE | crd-validate - the decrypted object; "
         "--ignore leaves the file out.",
     .example = "deploy/patch.yaml:1:1: could not be judged, and --require-schema is given: a patch of deploy"},
    {.code = "unrendered",
     .texts = "not judged before it is rendered\na template is no YAML before it is rendered",
     .cause = "A Go template of a chart is no manifest before values are put into it.",
     .cure = "helm template CHART | crd-validate -",
     .example = "charts/app/templates/job.yaml:1:1: a Go template of charts/app: not judged before it is rendered"},
    {.code = "rejected-kind",
     .texts = "is rejected (--reject)",
     .cause = "The command line names the kind as one that is not to be among the manifests.",
     .cure = "Take the document out, or the kind out of --reject.",
     .example = "secret.yaml:1:1: Secret s: v1 Secret is rejected (--reject)"},
    {.code = "ignore-pattern",
     .texts = "no ']' for this '['\nnothing behind this '\\'\nno such class of characters\na pattern of more than 4096 "
              "bytes\n--ignore takes a pattern",
     .cause =
         "A line of .crdvalidateignore, or a value of --ignore, is no pattern as .gitignore has them: it would never fit.",
     .cure = "Close the set; put a \\ before a [ that is meant as it is.",
     .example = "crd-validate: .crdvalidateignore:2:3: no ']' for this '['"},
    {0}};
