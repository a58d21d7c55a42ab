/* String formats of OpenAPI v3 schemas as kube-apiserver knows them (apiextensions-apiserver formats.go, kube-openapi
 * strfmt). */
#ifndef CRD_FORMAT_H
#define CRD_FORMAT_H

#include <crd/string.h>

CRD_BEGIN_DECLS

typedef enum crd_format {
  CRD_FORMAT_NONE,
  CRD_FORMAT_BSONOBJECTID,
  CRD_FORMAT_URI,
  CRD_FORMAT_EMAIL,
  CRD_FORMAT_HOSTNAME,
  CRD_FORMAT_IPV4,
  CRD_FORMAT_IPV6,
  CRD_FORMAT_CIDR,
  CRD_FORMAT_MAC,
  CRD_FORMAT_UUID,
  CRD_FORMAT_UUID3,
  CRD_FORMAT_UUID4,
  CRD_FORMAT_UUID5,
  CRD_FORMAT_ISBN,
  CRD_FORMAT_ISBN10,
  CRD_FORMAT_ISBN13,
  CRD_FORMAT_CREDITCARD,
  CRD_FORMAT_SSN,
  CRD_FORMAT_HEXCOLOR,
  CRD_FORMAT_RGBCOLOR,
  CRD_FORMAT_BYTE,
  CRD_FORMAT_PASSWORD,
  CRD_FORMAT_DATE,
  CRD_FORMAT_DATETIME,
  CRD_FORMAT_DURATION,
  CRD_FORMAT_K8S_SHORT_NAME,
  CRD_FORMAT_K8S_LONG_NAME,
  CRD_FORMAT_INT32, /* of numbers, not strings, from here on */
  CRD_FORMAT_INT64,
  CRD_FORMAT_FLOAT,
  CRD_FORMAT_DOUBLE
} crd_format;

/* The format with that name (dashes removed on both sides, case matters), or CRD_FORMAT_NONE. */
crd_format crd_format_lookup(crd_string name);
/* Whether `text` is of that format. Formats of numbers and NONE accept everything. */
bool crd_format_check(crd_format format, crd_string text);

CRD_END_DECLS

#endif
