/* String formats of OpenAPI v3 schemas as kube-apiserver knows them (apiextensions-apiserver formats.go, kube-openapi
 * strfmt). */
#ifndef CRD_FORMAT_H
#define CRD_FORMAT_H

#include <crd/string.h>

CRD_BEGIN_DECLS

/* The formats of strings, a row each: the symbol, the name without dashes, and in the runtime the function that holds a text
 * against it (NULL: every text passes). */
#define CRD_STRING_FORMATS(FORMAT)                                                                                          \
  FORMAT(BSONOBJECTID, "bsonobjectid", is_bson_object_id)                                                                   \
  FORMAT(URI, "uri", crd_format_is_uri)                                                                                     \
  FORMAT(EMAIL, "email", crd_format_is_email)                                                                               \
  FORMAT(HOSTNAME, "hostname", is_hostname)                                                                                 \
  FORMAT(IPV4, "ipv4", crd_format_is_ipv4)                                                                                  \
  FORMAT(IPV6, "ipv6", crd_format_is_ipv6)                                                                                  \
  FORMAT(CIDR, "cidr", crd_format_is_cidr)                                                                                  \
  FORMAT(MAC, "mac", crd_format_is_mac)                                                                                     \
  FORMAT(UUID, "uuid", is_any_uuid)                                                                                         \
  FORMAT(UUID3, "uuid3", is_uuid3)                                                                                          \
  FORMAT(UUID4, "uuid4", is_uuid4)                                                                                          \
  FORMAT(UUID5, "uuid5", is_uuid5)                                                                                          \
  FORMAT(ISBN, "isbn", is_isbn)                                                                                             \
  FORMAT(ISBN10, "isbn10", is_isbn10)                                                                                       \
  FORMAT(ISBN13, "isbn13", is_isbn13)                                                                                       \
  FORMAT(CREDITCARD, "creditcard", is_credit_card)                                                                          \
  FORMAT(SSN, "ssn", is_ssn)                                                                                                \
  FORMAT(HEXCOLOR, "hexcolor", is_hex_color)                                                                                \
  FORMAT(RGBCOLOR, "rgbcolor", is_rgb_color)                                                                                \
  FORMAT(BYTE, "byte", is_base64)                                                                                           \
  FORMAT(PASSWORD, "password", NULL)                                                                                        \
  FORMAT(DATE, "date", crd_format_is_date)                                                                                  \
  FORMAT(DATETIME, "datetime", crd_format_is_date_time)                                                                     \
  FORMAT(DURATION, "duration", crd_format_is_duration)                                                                      \
  FORMAT(K8S_SHORT_NAME, "k8sshortname", is_short_name)                                                                     \
  FORMAT(K8S_LONG_NAME, "k8slongname", is_long_name)

/* Those of numbers: the symbol and the name as it is written. */
#define CRD_NUMBER_FORMATS(FORMAT)                                                                                          \
  FORMAT(INT32, "int32")                                                                                                    \
  FORMAT(INT64, "int64")                                                                                                    \
  FORMAT(FLOAT, "float")                                                                                                    \
  FORMAT(DOUBLE, "double")

#define CRD_STRING_FORMAT_SYMBOL(symbol, name, check) CRD_FORMAT_##symbol,
#define CRD_NUMBER_FORMAT_SYMBOL(symbol, name) CRD_FORMAT_##symbol,
typedef enum crd_format {
  CRD_FORMAT_NONE,
  CRD_STRING_FORMATS(CRD_STRING_FORMAT_SYMBOL) /* of strings up to here */
  CRD_NUMBER_FORMATS(CRD_NUMBER_FORMAT_SYMBOL) CRD_FORMAT_COUNT
} crd_format;

/* The format with that name (dashes removed on both sides, case matters), or CRD_FORMAT_NONE. */
crd_format crd_format_lookup(crd_string name);
/* Whether `text` is of that format. Formats of numbers and NONE accept everything. */
bool crd_format_check(crd_format format, crd_string text);

CRD_END_DECLS

#endif
