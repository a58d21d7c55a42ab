/* SPDX-License-Identifier: Apache-2.0 */
/* Values and the names of their types as messages show them. */
#include "internal.h"
#include <crd/generated/policy.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static crd_string opaque_name(crd_cel_value value) {
  switch ((crd_cel_opaque_kind)value.opaque_kind) {
  case CRD_CEL_QUANTITY:
    return CRD_STRING("kubernetes.Quantity");
  case CRD_CEL_URL:
    return CRD_STRING("kubernetes.URL");
  case CRD_CEL_IP:
    return CRD_STRING("net.IP");
  case CRD_CEL_CIDR:
    return CRD_STRING("net.CIDR");
  case CRD_CEL_SEMVER:
    return CRD_STRING("kubernetes.Semver");
  case CRD_CEL_GENERIC_VERSION:
    return CRD_STRING("crd.GenericVersion");
  case CRD_CEL_AUTHORIZER:
    return CRD_STRING("kubernetes.authorization.Authorizer");
  case CRD_CEL_PATH_CHECK:
    return CRD_STRING("kubernetes.authorization.PathCheck");
  case CRD_CEL_GROUP_CHECK:
    return CRD_STRING("kubernetes.authorization.GroupCheck");
  case CRD_CEL_RESOURCE_CHECK:
    return CRD_STRING("kubernetes.authorization.ResourceCheck");
  case CRD_CEL_DECISION:
    return CRD_STRING("kubernetes.authorization.Decision");
  case CRD_CEL_CONSTRUCTED:
    return ((const crd_cel_constructed *)value.as.opaque)->type_name;
  case CRD_CEL_JSON_PATCH:
    return CRD_STRING("JSONPatch");
  case CRD_CEL_NAMED_FORMAT:
    break;
  }
  return CRD_STRING("kubernetes.NamedFormat");
}

crd_string crd_cel_type_name(crd_cel_value value) {
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_FAILED:
    return CRD_STRING("error");
  case CRD_CEL_NULL:
    return CRD_STRING("null_type");
  case CRD_CEL_BOOL:
    return CRD_STRING("bool");
  case CRD_CEL_INT:
    return CRD_STRING("int");
  case CRD_CEL_UINT:
    return CRD_STRING("uint");
  case CRD_CEL_DOUBLE:
    return CRD_STRING("double");
  case CRD_CEL_STRING:
    return CRD_STRING("string");
  case CRD_CEL_BYTES:
    return CRD_STRING("bytes");
  case CRD_CEL_DURATION:
    return CRD_STRING("google.protobuf.Duration");
  case CRD_CEL_TIMESTAMP:
    return CRD_STRING("google.protobuf.Timestamp");
  case CRD_CEL_TYPE:
    return CRD_STRING("type");
  case CRD_CEL_LIST:
    return CRD_STRING("list");
  case CRD_CEL_MAP: /* CEL does not know the type of lazy.MapValue */
    return value.opaque_kind == CRD_CEL_ALL_VARIABLES ? CRD_STRING("kubernetes.variables") : CRD_STRING("map");
  case CRD_CEL_OPTIONAL:
    return CRD_STRING("optional_type");
  case CRD_CEL_OPAQUE:
    return opaque_name(value);
  case CRD_CEL_STORED:
  case CRD_CEL_DOCUMENT:
    break;
  }
  return crd_cel_is_list(value) ? CRD_STRING("list") : CRD_STRING("map");
}

const char *crd_cel_go_name(crd_cel_value value) {
  static const char *const names[] = {
      [CRD_CEL_NULL] = "types.Null",         [CRD_CEL_BOOL] = "types.Bool",         [CRD_CEL_INT] = "types.Int",
      [CRD_CEL_UINT] = "types.Uint",         [CRD_CEL_DOUBLE] = "types.Double",     [CRD_CEL_STRING] = "types.String",
      [CRD_CEL_BYTES] = "types.Bytes",       [CRD_CEL_DURATION] = "types.Duration", [CRD_CEL_TIMESTAMP] = "types.Timestamp",
      [CRD_CEL_TYPE] = "*types.Type",        [CRD_CEL_LIST] = "*types.baseList",    [CRD_CEL_MAP] = "*types.baseMap",
      [CRD_CEL_OPTIONAL] = "*types.Optional"};
  static const char *const opaque[] = {[CRD_CEL_QUANTITY] = "cel.Quantity",
                                       [CRD_CEL_URL] = "cel.URL",
                                       [CRD_CEL_IP] = "cel.IP",
                                       [CRD_CEL_CIDR] = "cel.CIDR",
                                       [CRD_CEL_SEMVER] = "cel.Semver",
                                       [CRD_CEL_NAMED_FORMAT] = "cel.Format",
                                       [CRD_CEL_GENERIC_VERSION] = "cel.GenericVersion",
                                       [CRD_CEL_AUTHORIZER] = "library.authorizerVal",
                                       [CRD_CEL_PATH_CHECK] = "library.pathCheckVal",
                                       [CRD_CEL_GROUP_CHECK] = "library.groupCheckVal",
                                       [CRD_CEL_RESOURCE_CHECK] = "library.resourceCheckVal",
                                       [CRD_CEL_DECISION] = "library.decisionVal",
                                       [CRD_CEL_CONSTRUCTED] = "*dynamic.ObjectVal",
                                       [CRD_CEL_JSON_PATCH] = "*mutation.JSONPatchVal"};
  if (value.kind == CRD_CEL_OPAQUE) return opaque[value.opaque_kind];
  if (value.kind == CRD_CEL_STORED || value.kind == CRD_CEL_DOCUMENT)
    return crd_cel_is_list(value) ? "*common.unstructuredList" : "*common.unstructuredMap";
  return value.kind < sizeof names / sizeof *names ? names[value.kind] : NULL;
}

crd_string crd_cel_format_double(crd_cel *cel, double number) {
  if (number != number) return CRD_STRING("NaN");
  if (isinf(number)) return number > 0 ? CRD_STRING("+Inf") : CRD_STRING("-Inf");
  char digits[40];
  int precision = 0;
  do snprintf(digits, sizeof digits, "%.*e", precision, number);
  while (strtod(digits, NULL) != number && precision++ < 17);
  char *mark = strchr(digits, 'e');
  int exponent = atoi(mark + 1);
  if (exponent >= -4 && exponent < 6) { /* strconv.FormatFloat with 'g' and the shortest digits */
    int decimals = precision - exponent;
    return crd_arena_printf(cel->arena, "%.*f", decimals > 0 ? decimals : 0, number);
  }
  return crd_arena_printf(cel->arena, "%.*e", precision, number);
}

/* strconv.FormatFloat(seconds, 'f', -1, 64): the shortest digits that read back as the same double, without exponent. */
crd_string crd_cel_format_duration(crd_cel *cel, crd_cel_value value) {
  double seconds = (double)value.as.integer + (double)value.nanos / 1e9;
  char digits[40];
  int precision = 0;
  do snprintf(digits, sizeof digits, "%.*e", precision, seconds);
  while (strtod(digits, NULL) != seconds && precision++ < 17);
  int decimals = precision - atoi(strchr(digits, 'e') + 1);
  return crd_arena_printf(cel->arena, "%.*fs", decimals > 0 ? decimals : 0, seconds);
}

crd_string crd_cel_format_timestamp(crd_cel *cel, crd_cel_value value) {
  return crd_timestamp_format(cel->arena, &(crd_timestamp){value.as.integer, value.nanos, value.zone * 60});
}

crd_string crd_cel_value_text(crd_cel *cel, crd_cel_value value) {
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES:
  case CRD_CEL_TYPE:
    return value.as.text;
  case CRD_CEL_BOOL:
    return value.as.boolean ? CRD_STRING("true") : CRD_STRING("false");
  case CRD_CEL_INT:
    return crd_arena_printf(cel->arena, "%lld", (long long)value.as.integer);
  case CRD_CEL_UINT:
    return crd_arena_printf(cel->arena, "%llu", (unsigned long long)value.as.unsigned_integer);
  case CRD_CEL_DOUBLE:
    return crd_cel_format_double(cel, value.as.number);
  case CRD_CEL_DURATION:
    return crd_cel_format_duration(cel, value);
  case CRD_CEL_TIMESTAMP:
    return crd_cel_format_timestamp(cel, value);
  case CRD_CEL_NULL:
    return CRD_STRING("null");
  default:
    return crd_cel_type_name(value);
  }
}
