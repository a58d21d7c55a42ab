/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate batch, which --batch asks for as well. */
#include "batch.h"

static const char batch_about[] =
    "NAME\n"
    "  crd-validate batch - answer requests, a line of JSON each, with verdicts\n"
    "\n"
    "SYNOPSIS\n"
    "  crd-validate batch " FLAG_COMPILED "[--crd FILE|DIR]... " FLAG_COMPILED
    "[OPTION]... < requests.jsonl\n"
    "\n"
    "DESCRIPTION\n"
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
    "\n"
    "OPTIONS\n"
    "  Those of crd-validate that say by what is judged, and this one, which is for requests and audit logs:\n";

static const char batch_endings[] =
    "\n"
    "EXIT STATUS\n"
    "  0  all requests were answered\n"
    "  2  one was not, or a layer has no rules; wrong usage\n";

static void describe_batch(const flag_help *help) {
  static const char *const own_flags[] = {"ratchet-layers"};
  static flag rows[sizeof own_flags / sizeof *own_flags];
  flags_print_words(help, batch_about);
  options_describe_some(help, own_flags, sizeof own_flags / sizeof *own_flags, rows);
  flags_print_words(help, batch_endings);
}

const check_mode batch_mode = {.asked = {.flag = "batch", .describe = describe_batch}, .run = batch_run};
