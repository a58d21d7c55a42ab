/* SPDX-License-Identifier: Apache-2.0 */
/* The +k8s: tags for validation, a row each, for Kubernetes' own types (declared.h) and for a CRD's markers
 * (schema/markers/apply_tags.c).
 *
 * A row has its name in tables, the name of its functions, the tag, and its meaning. crd_core_ask_NAME checks the tag for a
 * built-in kind, TAG_NAME applies it to a schema; a row without both does not compile. Mirrors
 * k8s.io/code-generator cmd/validation-gen/validators. */
#ifndef DECLARED_TAGS_H
#define DECLARED_TAGS_H

#define CRD_TAGS(ROW)                                                                                                       \
  ROW(REQUIRED, required, "required", "the field must be there and not be empty")                                           \
  ROW(FORBIDDEN, forbidden, "forbidden", "the field must not be there")                                                     \
  ROW(OPTIONAL, optional, "optional", "the field may be absent")                                                            \
  ROW(IMMUTABLE, immutable, "immutable", "once set, the value stays")                                                       \
  ROW(UPDATE, update, "update", "a change that no update may make; once for each")                                          \
  ROW(MAX_ITEMS, max_items, "maxItems", "as MaxItems")                                                                      \
  ROW(MAX_LENGTH, max_length, "maxLength", "as MaxLength")                                                                  \
  ROW(MAX_BYTES, max_bytes, "maxBytes", "the most bytes of a string")                                                       \
  ROW(MINIMUM, minimum, "minimum", "as Minimum")                                                                            \
  ROW(MAXIMUM, maximum, "maximum", "as Maximum")                                                                            \
  ROW(ENUM, enum, "enum", "of Go types only: an overlay has no constants; Enum names the values")                           \
  ROW(MONOTONIC, monotonic, "monotonic", "the number never gets less")                                                      \
  ROW(UNIQUE, unique, "unique", "no two items are equal; map: none have equal keys (listMapKey)")                           \
  ROW(UNION, union, "unionMember", "of the fields with this marker exactly one is there")                                   \
  ROW(ZERO_OR_ONE, zero_or_one, "zeroOrOneOfMember", "of the fields with this marker at most one is there; items likewise") \
  ROW(DISCRIMINATED, discriminated, "ifMode", "the marker behind it is asked where the discriminator has that value")       \
  ROW(EACH_VALUE, each_value, "eachVal", "the marker behind it is about each item, or each value of a map")                 \
  ROW(EACH_KEY, each_key, "eachKey", "the marker behind it is about each key of a map")                                     \
  ROW(SUBFIELD, subfield, "subfield", "the marker behind it is about a field of this one")

/* The values of +k8s:format, with a CEL condition for a valid value, @, the message for an invalid one, and the greatest
 * length (0: any). Formats that CRDs have themselves have no condition. */
#define CRD_TAG_FORMATS(ROW)                                                                                                \
  ROW(SHORT_NAME, short_name, "k8s-short-name", "!format.dns1123Label().validate(@).hasValue()", "", 63)                    \
  ROW(LONG_NAME, long_name, "k8s-long-name", "!format.dns1123Subdomain().validate(@).hasValue()", "", 253)                  \
  ROW(LONG_NAME_CASELESS, long_name_caseless, "k8s-long-name-caseless",                                                     \
      "!format.dns1123Subdomain().validate(@.lowerAscii()).hasValue()",                                                     \
      "must be an RFC 1123 subdomain, in upper or lower case", 253)                                                         \
  ROW(LABEL_KEY, label_key, "k8s-label-key", "!format.qualifiedName().validate(@).hasValue()", "must be a label key", 317)  \
  ROW(PREFIXED_LABEL_KEY, prefixed_label_key, "k8s-prefixed-label-key",                                                     \
      "@.contains('/') && !format.qualifiedName().validate(@).hasValue()",                                                  \
      "must be a label key with a prefix (e.g. 'example.com/key')", 317)                                                    \
  ROW(UUID, uuid, "k8s-uuid", "@.matches('^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')",                                   \
      "must be a lowercase UUID in 8-4-4-4-12 format", 36)                                                                  \
  ROW(RESOURCE_POOL_NAME, resource_pool_name, "k8s-resource-pool-name",                                                     \
      "size(@) <= 253 && @.split('/').all(s, !format.dns1123Subdomain().validate(s).hasValue())",                           \
      "must be DNS subdomains with '/' between them, no more than 253 bytes", 253)                                          \
  ROW(EXTENDED_RESOURCE_NAME, extended_resource_name, "k8s-extended-resource-name",                                         \
      "@.contains('/') && !@.contains('kubernetes.io/') && !@.startsWith('requests.') && "                                  \
      "!format.qualifiedName().validate('requests.' + @).hasValue()",                                                       \
      "must be the name of an extended resource (e.g. 'example.com/gpu')", 317)                                             \
  ROW(RESOURCE_FULLY_QUALIFIED_NAME, resource_fully_qualified_name, "k8s-resource-fully-qualified-name",                    \
      "@.contains('/') && (@.split('/').size() > 2 || size(@.split('/')[0]) <= 63 && "                                      \
      "!format.dns1123Subdomain().validate(@.split('/')[0]).hasValue() && "                                                 \
      "@.split('/')[1].matches('^[A-Za-z_][A-Za-z0-9_]{0,31}$'))",                                                          \
      "must be a domain and a C identifier, separated by a slash", 0)                                                       \
  ROW(PATH_SEGMENT_NAME, path_segment_name, "k8s-path-segment-name",                                                        \
      "!(@ in ['.', '..']) && !@.contains('/') && !@.contains('%')", "may not be '.' or '..', nor contain '/' or '%'", 0)

#endif
