/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate --help. */
#include "help.h"

static const char about[] =
    "NAME\n"
    "  crd-validate - check Kubernetes manifests as the API server would, offline\n"
    "\n"
    "SYNOPSIS\n"
    "  crd-validate " FLAG_COMPILED "[--crd FILE|DIR]... " FLAG_COMPILED
    "[OPTION]... FILE|DIR|PATTERN|-...\n"
    "  crd-validate " FLAG_COMPILED "[--crd FILE|DIR]... " FLAG_COMPILED "--batch < requests.jsonl\n" FLAG_COMPILED
    "  crd-validate test [OPTION]... FILE|DIR...\n" FLAG_COMPILED
    "  crd-validate config [OPTION]... [FILE|DIR|-]...\n"
    "  crd-validate kubeconform-args [--print] [FLAG OF KUBECONFORM]... [FILE|DIR]...\n"
    "\n"
    "DESCRIPTION\n"
    "  Takes every object in the files given through what kube-apiserver does when it is created: a custom resource\n"
    "  through decoding, pruning, defaulting, the schema, list types, metadata and the CEL rules of its\n"
    "  CustomResourceDefinition, one of the API server's own kinds through the rules of its kind. The verdicts and\n"
    "  messages are the API server's.\n"
    "\n"
    "  Files are YAML or JSON and may hold several documents; folders are walked for *.yaml, *.yml and *.json; - is the\n"
    "  standard input, and a pattern in quotes ('charts/**/crds/*.yaml') is expanded here. What is found twice is checked\n"
    "  once. The items of a List are checked one by one." FLAG_COMPILED
    " CustomResourceDefinitions among them are checked as the\n"
    "  API server does when they are created, and used for the others; those of --crd go first." FLAG_COMPILED
    "\n"
    "\n"
    "OPTIONS\n";

static const char batch_help[] =
    "\n"
    "BATCH\n"
    "  A request is an object with the members\n"
    "    id            comes back in the verdict\n"
    "    op            create (the default), update, update-status, patch, patch-status" FLAG_COMPILED
    ",\n"
    "                  crd, crd-update (from oldCrd): whether the CRD itself may be stored; rules: a line for each of its\n"
    "                  rules, with its static cost; template: what is said of a PodTemplateSpec alone, which stands at\n"
    "                  `path` (spec.template), with the gates of the map featureGates" FLAG_COMPILED "\n" FLAG_COMPILED
    "    crdFile, crd  the CRD: a file, or the CRD itself; each is compiled once. Without: --crd or compiled "
    "in\n" FLAG_COMPILED
    "    endpoint      group/version/Kind that is posted to; the object's own where absent\n"
    "    object        what is sent; or its bytes as a string: objectRaw (perhaps not JSON), objectYaml\n"
    "    oldObject     of updates: what is stored\n"
    "    return        \"object\": give the object as it would be stored; \"response\": the object or the whole Status;\n"
    "                  of op crd and crd-update \"response\" gives code, reason, message, the warnings that the API\n"
    "                  server sends under its default fieldValidation (Warn), and in response the whole Status of a\n"
    "                  refusal; resourceVersion, uid and status are taken from oldCrd, which is in force as it stands\n"
    "    fieldValidation  what becomes of unknown and duplicate fields: Strict (400), Warn or Ignore. Without: they are\n"
    "                  listed in strict, whatever the verdict\n"
    "    options       CreateOptions, UpdateOptions or PatchOptions, as an object\n"
    "    namespace     of the URL\n"
    "    name          of the URL: the object's name, uid and resourceVersion are held against it and oldObject; without\n"
    "                  oldObject nothing is found\n"
    "    patch         a merge patch of oldObject, or a list: a JSON patch. A string holds a patch that may not be JSON\n"
    "    patchType     merge or json\n"
    "    method, url, contentType, body\n"
    "                  an HTTP request: POST, PUT, PATCH or DELETE, a path with its query, a header, and the bytes. The\n"
    "                  answer has the members id, code, warnings (the texts of the Warning headers) and response. Of\n"
    "                  .../status and .../scale too; the latter takes and answers an autoscaling/v1 Scale\n"
    "    asSubmitted   of updates: do not take uid, resourceVersion, creationTimestamp and namespace from the old object\n"
    "    layer         webhook, controller or controller-STAGE: what the operator alone says of the object as it stands;\n"
    "                  pods: what the API server says of its templates of pods. With the members featureGates, env and\n"
    "                  config (maps) for what it is told from outside; op delete too\n"
    "    endpoint      with a path, /jobs/validate: what the admission service there answers, as the API server would ask\n"
    "                  it, by object, oldObject, op (CREATE ...), resource, userInfo, and clusterState: {queues: [...]};\n"
    "                  without that by --state\n"
    "  A request is answered once its line is there, also while the writer waits with the next one: an editor or a\n"
    "  service can hold a conversation. Verdicts come in the order of the requests, with the members of --output json,\n"
    "  id and object; error says that nothing could be judged, also for want of memory: then the next request is\n"
    "  answered all the same. What the server would assign is fixed: a generated name ends in xxxxx, the uid in 1, and\n"
    "  objects are created at 2026-01-01T00:00:00Z.\n"
    "\n";

static const char exit_help[] =
    "EXIT STATUS\n"
    "  0  all documents are valid; for --batch: all requests were answered; for --replay: nothing that was let in would\n"
    "     be refused, and all of it was judged\n"
    "  1  a document is invalid, or of a kind or version that its group is known not to have (--complete-groups; --skip\n"
    "     leaves a kind out)\n"
    "  2  something could not be judged or said: a file that cannot be read, a document whose CRD among the manifests is\n"
    "     invalid, a document or request that there was no memory for, standard output that takes no more, a broken CRD,\n"
    "     a layer without rules, wrong usage; for --replay: requests whose objects the log does not have. Standard error\n"
    "     has what and why\n"
    "\n"
    "EXAMPLES\n"
    "  crd-validate " FLAG_COMPILED "--crd crds/ " FLAG_COMPILED
    "manifests/\n"
    "  helm template chart | crd-validate " FLAG_COMPILED "--crd crds/ " FLAG_COMPILED
    "-\n"
    "  kubectl get rayclusters -o yaml | crd-validate --no-strict -o json -\n";

void help_print(const flag_help *help, const flag *flags, size_t count) {
  flags_print_words(help, about);
  flags_print_help(help, flags, count);
  flags_print_words(help, batch_help); /* compilers need not take longer texts */
  flags_print_words(help, exit_help);
}
