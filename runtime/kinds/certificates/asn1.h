/* SPDX-License-Identifier: Apache-2.0 */
/* DER as Go's encoding/asn1 reads it into its structs, with its errors: a type is described by rows. */
#ifndef CORE_ASN1_H
#define CORE_ASN1_H

#include <crd/arena.h>
#include <crd/string.h>

typedef enum core_asn1_kind {
  CORE_ASN1_STRUCT,
  CORE_ASN1_LIST,
  CORE_ASN1_SET,    /* a list, too */
  CORE_ASN1_TAGGED, /* a list behind the context's tag 0 */
  CORE_ASN1_INT,
  CORE_ASN1_OID,
  CORE_ASN1_BITS,
  CORE_ASN1_BOOL,
  CORE_ASN1_OCTETS,
  CORE_ASN1_RAW, /* any element, contents not checked: asn1.RawValue */
  CORE_ASN1_ANY  /* any element, contents checked if its type is known */
} core_asn1_kind;

typedef struct core_asn1_type core_asn1_type;
struct core_asn1_type {
  core_asn1_kind kind;
  bool optional;
  const char *name;                   /* in Go, which errors tell; of lists without a type of their own "" */
  const core_asn1_type *const *parts; /* the fields of a struct, which NULL ends; of lists what their items are */
};

/* asn1.Unmarshal: removes a value of that type from the front of `bytes`. False with Go's error. */
bool crd_core_read_asn1(crd_arena *arena, crd_string *bytes, const core_asn1_type *type, crd_string *error);

/* First bytes of elements. */
enum {
  DER_BOOL = 0x01,
  DER_INTEGER = 0x02,
  DER_BIT_STRING = 0x03,
  DER_OCTETS = 0x04,
  DER_OID = 0x06,
  DER_UTC_TIME = 0x17,
  DER_TIME = 0x18,
  DER_SEQUENCE = 0x30,
  DER_SET = 0x31,
  DER_VERSION = 0xa0,
  DER_EXTENSIONS = 0xa3
};

/* An element: its first byte, its content, and all of it. */
typedef struct core_asn1_element {
  unsigned tag;
  crd_string content, whole;
} core_asn1_element;
/* Removes an element from the front of `bytes`; false: there is none. */
bool crd_core_next_asn1(crd_arena *arena, crd_string *bytes, core_asn1_element *element);

/* How crypto/x509 reads certificates (cryptobyte): PeekASN1Tag; ReadAnyASN1; ReadASN1, which looks into elements of simple
 * types; SkipOptionalASN1. */
bool crd_core_peek_der(crd_string bytes, unsigned tag);
bool crd_core_take_any_der(crd_arena *arena, crd_string *bytes, core_asn1_element *element);
bool crd_core_take_der(crd_arena *arena, crd_string *bytes, unsigned tag, crd_string *content);
bool crd_core_skip_der(crd_arena *arena, crd_string *bytes, unsigned tag);
/* ReadASN1 of an element of any type, whose contents are not checked. */
bool crd_core_take_plain_der(crd_arena *arena, crd_string *bytes, unsigned tag, crd_string *content);
/* RightAlign of a BIT STRING with that content. */
crd_string crd_core_right_align(crd_arena *arena, crd_string content);
/* Whether a text has the characters of its type: a PrintableString, a NumericString, an IA5String, a UTF8String. */
bool crd_core_is_asn1_text(unsigned tag, crd_string bytes);
/* Algorithm and parameters of an algorithm identifier with that content. */
void crd_core_take_algorithm(crd_arena *arena, crd_string identifier, crd_string *oid, crd_string *parameters);
/* cryptobyte's ReadASN1Integer: 1 for a positive number, 0 for another number, -1 for other elements. */
int crd_core_take_positive(crd_arena *arena, crd_string *bytes, size_t most);

#endif
