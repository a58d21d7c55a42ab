/* SPDX-License-Identifier: Apache-2.0 */
/* Chooses the parser of a request's body: a file of its own, so that a program that reads only JSON does not link YAML. */
#include "request_parts.h"
#include <crd/yaml.h>

static crd_value *read_yaml(crd_arena *arena, crd_string body, const crd_parse_options *options, crd_parse_error *problem) {
  return crd_yaml_parse(arena, body, options, problem, NULL);
}

request_reader *crd_request_reader(crd_encoding encoding) {
  return encoding == CRD_ENCODING_YAML ? read_yaml : crd_json_parse;
}
