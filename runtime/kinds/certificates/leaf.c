/* SPDX-License-Identifier: Apache-2.0 */
/* Validity and alternative names of a certificate (parseValidity, parseSANExtension of crypto/x509). */
#include "../check.h"
#include "asn1.h"
#include "certificates.h"

#include <crd/time.h>

enum { NAME_TAG = 0x80, NAME_URI = 6, NAME_ADDRESS = 7 };

/* ---- times ---- */

/* A UTCTime of two digits for the year and, maybe, without seconds; a GeneralizedTime of four: in UTC. */
static bool take_validity_time(crd_arena *arena, crd_string *bytes, int64_t *seconds) {
  core_asn1_element element;
  crd_timestamp time;
  if (!crd_core_next_asn1(arena, bytes, &element) || (element.tag != DER_UTC_TIME && element.tag != DER_TIME)) return false;
  crd_string text = element.content;
  size_t year = element.tag == DER_TIME ? 4 : 2, digits = text.size ? text.size - 1 : 0;
  if (!text.size || text.data[digits] != 'Z' || (digits != year + 10 && (digits != year + 8 || year == 4))) return false;
  const char *rest = text.data + year;
  const char *century = year == 4 ? "" : text.data[0] < '5' ? "20" : "19";
  crd_string told = crd_arena_printf(arena, "%s%.*s-%.2s-%.2sT%.2s:%.2s:%.2sZ", century, (int)year, text.data, rest,
                                     rest + 2, rest + 4, rest + 6, digits == year + 10 ? rest + 8 : "00");
  if (!crd_timestamp_parse(arena, CRD_TIME_RFC3339, told, &time, NULL)) return false;
  *seconds = time.seconds;
  return true;
}

/* ---- names ---- */

static bool is_ascii(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (text.data[i] & 0x80) return false;
  return true;
}

unsigned crd_core_next_alternative_name(crd_arena *arena, core_leaf *leaf, crd_string *name) {
  core_asn1_element element;
  if (!crd_core_next_asn1(arena, &leaf->names, &element)) return 0;
  *name = element.content;
  return element.tag ^ NAME_TAG;
}

static bool read_names(crd_arena *arena, crd_string value, core_leaf *leaf) {
  core_asn1_element list;
  crd_string name;
  if (!crd_core_next_asn1(arena, &value, &list) || list.tag != DER_SEQUENCE) return false;
  leaf->names = list.content;
  for (core_leaf rest = *leaf; rest.names.size;) {
    unsigned kind = crd_core_next_alternative_name(arena, &rest, &name);
    if (!kind) return false;
    if ((kind == CORE_NAME_MAIL || kind == CORE_NAME_DNS || kind == NAME_URI) && !is_ascii(name)) return false;
    if (kind == NAME_ADDRESS && name.size != 4 && name.size != 16) return false;
  }
  return true;
}

/* ---- the certificate ---- */

static bool read_extensions(crd_arena *arena, crd_string bytes, core_leaf *leaf) {
  const crd_string alternative_names = CRD_STRING("\x55\x1d\x11");
  core_asn1_element list;
  crd_string oid, value;
  if (!crd_core_next_asn1(arena, &bytes, &list)) return false;
  while (list.content.size)
    if (!crd_core_next_extension(arena, &list.content, &oid, &value) ||
        (crd_string_equal(oid, alternative_names) && !read_names(arena, value, leaf)))
      return false;
  return true;
}

bool crd_core_read_leaf(crd_arena *arena, crd_string der, core_leaf *leaf) {
  enum { VALIDITY = 3 };
  core_asn1_element outer, body, part;
  *leaf = (core_leaf){.not_before = 0};
  if (!crd_core_next_asn1(arena, &der, &outer) || !crd_core_next_asn1(arena, &outer.content, &body)) return false;
  for (int at = 0; body.content.size;) {
    if (!crd_core_next_asn1(arena, &body.content, &part)) return false;
    if (part.tag == DER_VERSION) continue;
    if (part.tag == DER_EXTENSIONS && !read_extensions(arena, part.content, leaf)) return false;
    if (at++ == VALIDITY && (!take_validity_time(arena, &part.content, &leaf->not_before) ||
                             !take_validity_time(arena, &part.content, &leaf->not_after)))
      return false;
  }
  return true;
}
