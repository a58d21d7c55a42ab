/* SPDX-License-Identifier: Apache-2.0 */
/* String formats of OpenAPI v3 schemas as kube-apiserver knows them (apiextensions-apiserver formats.go, kube-openapi
 * strfmt). */
#ifndef CRD_FORMAT_H
#define CRD_FORMAT_H

#include <crd/string.h>

CRD_BEGIN_DECLS

/* Whether a text is of a format. */
typedef bool crd_format_test(crd_string text);

/* The formats of strings, a row each: the symbol, the name without dashes, and the function that checks a text (NULL: every
 * text passes). */
#define CRD_STRING_FORMATS(FORMAT)                                                                                          \
  FORMAT(BSONOBJECTID, "bsonobjectid", crd_format_is_bson_object_id)                                                        \
  FORMAT(URI, "uri", crd_format_is_uri)                                                                                     \
  FORMAT(EMAIL, "email", crd_format_is_email)                                                                               \
  FORMAT(HOSTNAME, "hostname", crd_format_is_hostname)                                                                      \
  FORMAT(IPV4, "ipv4", crd_format_is_ipv4)                                                                                  \
  FORMAT(IPV6, "ipv6", crd_format_is_ipv6)                                                                                  \
  FORMAT(CIDR, "cidr", crd_format_is_cidr)                                                                                  \
  FORMAT(MAC, "mac", crd_format_is_mac)                                                                                     \
  FORMAT(UUID, "uuid", crd_format_is_any_uuid)                                                                              \
  FORMAT(UUID3, "uuid3", crd_format_is_uuid3)                                                                               \
  FORMAT(UUID4, "uuid4", crd_format_is_uuid4)                                                                               \
  FORMAT(UUID5, "uuid5", crd_format_is_uuid5)                                                                               \
  FORMAT(ISBN, "isbn", crd_format_is_isbn)                                                                                  \
  FORMAT(ISBN10, "isbn10", crd_format_is_isbn10)                                                                            \
  FORMAT(ISBN13, "isbn13", crd_format_is_isbn13)                                                                            \
  FORMAT(CREDITCARD, "creditcard", crd_format_is_credit_card)                                                               \
  FORMAT(SSN, "ssn", crd_format_is_ssn)                                                                                     \
  FORMAT(HEXCOLOR, "hexcolor", crd_format_is_hex_color)                                                                     \
  FORMAT(RGBCOLOR, "rgbcolor", crd_format_is_rgb_color)                                                                     \
  FORMAT(BYTE, "byte", crd_format_is_base64)                                                                                \
  FORMAT(PASSWORD, "password", NULL)                                                                                        \
  FORMAT(DATE, "date", crd_format_is_date)                                                                                  \
  FORMAT(DATETIME, "datetime", crd_format_is_date_time)                                                                     \
  FORMAT(DURATION, "duration", crd_format_is_duration)                                                                      \
  FORMAT(K8S_SHORT_NAME, "k8sshortname", crd_format_is_short_name)                                                          \
  FORMAT(K8S_LONG_NAME, "k8slongname", crd_format_is_long_name)

/* The formats of numbers: symbol and name. */
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
/* The function that checks a text of that format; NULL where every text passes, as for formats of numbers and NONE. Calling
 * it links the code of all formats; generated tables name only the functions that they need. */
crd_format_test *crd_format_tester(crd_format format);
/* Whether `text` is of that format. */
bool crd_format_check(crd_format format, crd_string text);

bool crd_format_is_bson_object_id(crd_string text);
bool crd_format_is_uri(crd_string text);   /* url.ParseRequestURI */
bool crd_format_is_email(crd_string text); /* strfmt IsEmail: mail.ParseAddress */
bool crd_format_is_hostname(crd_string text);
bool crd_format_is_ipv4(crd_string text); /* strfmt isIPv4 */
bool crd_format_is_ipv6(crd_string text); /* govalidator.IsIPv6 */
bool crd_format_is_cidr(crd_string text); /* strfmt isCIDR */
bool crd_format_is_mac(crd_string text);  /* net.ParseMAC */
bool crd_format_is_any_uuid(crd_string text);
bool crd_format_is_uuid3(crd_string text);
bool crd_format_is_uuid4(crd_string text);
bool crd_format_is_uuid5(crd_string text);
bool crd_format_is_isbn(crd_string text);
bool crd_format_is_isbn10(crd_string text);
bool crd_format_is_isbn13(crd_string text);
bool crd_format_is_credit_card(crd_string text);
bool crd_format_is_ssn(crd_string text);
bool crd_format_is_hex_color(crd_string text);
bool crd_format_is_rgb_color(crd_string text);
bool crd_format_is_base64(crd_string text);
bool crd_format_is_date(crd_string text);      /* strfmt IsDate */
bool crd_format_is_date_time(crd_string text); /* strfmt IsDateTime */
bool crd_format_is_duration(crd_string text);  /* strfmt IsDuration */
bool crd_format_is_short_name(crd_string text);
bool crd_format_is_long_name(crd_string text);

CRD_END_DECLS

#endif
