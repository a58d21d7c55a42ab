/* SPDX-License-Identifier: Apache-2.0 */
/* Values are told by their form, the object by the member `sops` and what it says of keys. */
#include "encrypted.h"
#include "blind.h"
#include <crd/time.h>

/* ---- values ---- */

/* "NAME:" and base64 at the front of a text, and the comma behind it, which are cut off. */
static bool take_base64(crd_string *text, const char *name) {
  crd_string part, rest;
  if (!crd_string_has_prefix(*text, crd_string_of(name)) || !crd_string_cut(*text, ',', &part, &rest)) return false;
  size_t from = strlen(name), at = from;
  while (at < part.size && (part.data[at] == '+' || part.data[at] == '/' || (part.data[at] >= '0' && part.data[at] <= '9') ||
                            ((part.data[at] | 0x20) >= 'a' && (part.data[at] | 0x20) <= 'z')))
    at++;
  bool any = at > from;
  while (at < part.size && part.data[at] == '=') at++;
  *text = rest;
  return any && at == part.size && (part.size - from) % 4 == 0;
}

bool encrypted_is_value(crd_string text) {
  static const char *const types[] = {"type:str]", "type:int]", "type:float]", "type:bool]", "type:bytes]", "type:comment]"};
  const crd_string start = CRD_STRING("ENC[AES256_GCM,");
  if (!crd_string_has_prefix(text, start)) return false;
  crd_string rest = crd_string_slice(text, start.size, text.size);
  bool good = take_base64(&rest, "data:") && take_base64(&rest, "iv:") && take_base64(&rest, "tag:"), typed = false;
  for (size_t i = 0; good && i < sizeof types / sizeof *types; i++)
    typed = typed || crd_string_equal(rest, crd_string_of(types[i]));
  return typed;
}

/* ---- what SOPS says of itself ---- */

/* Whether a list names a master key under which the data key is kept. */
static bool has_kept_key(const crd_value *keys) {
  for (uint32_t i = 0; keys && keys->kind == CRD_LIST && i < keys->size; i++)
    if (crd_value_text(crd_value_get(&keys->as.items[i], CRD_STRING("enc"))).size) return true;
  return false;
}

static bool has_master_key(const crd_value *how) {
  static const char *const kinds[] = {"age", "pgp", "kms", "gcp_kms", "azure_kv", "hc_vault", "hckms"};
  const crd_value *groups = crd_value_get(how, CRD_STRING("key_groups"));
  bool has = false;
  for (size_t i = 0; !has && i < sizeof kinds / sizeof *kinds; i++) {
    has = has_kept_key(crd_value_get(how, crd_string_of(kinds[i])));
    for (uint32_t k = 0; groups && groups->kind == CRD_LIST && !has && k < groups->size; k++)
      has = has_kept_key(crd_value_get(&groups->as.items[k], crd_string_of(kinds[i])));
  }
  return has;
}

static bool is_sops_metadata(const crd_value *how) {
  crd_timestamp at;
  crd_string version = crd_value_text(crd_value_get(how, CRD_STRING("version")));
  crd_string when = crd_value_text(crd_value_get(how, CRD_STRING("lastmodified")));
  return encrypted_is_value(crd_value_text(crd_value_get(how, CRD_STRING("mac")))) && version.size &&
         version.data[0] >= '0' && version.data[0] <= '9' && crd_timestamp_parse(NULL, CRD_TIME_RFC3339, when, &at, NULL) &&
         has_master_key(how);
}

bool encrypted_is(const crd_value *object) {
  const crd_value *how = crd_value_get(object, CRD_STRING("sops"));
  bool has = false;
  if (!how || how->kind != CRD_MAP || !is_sops_metadata(how)) return false;
  for (uint32_t i = 0; !has && i < object->size; i++)
    has = &object->as.members[i].value != how && blind_is_in(&object->as.members[i].value, encrypted_is_value);
  return has;
}

bool encrypted_may_be(crd_string document) {
  static const char word[] = "ENC[", name[] = "sops";
  return document.data && memmem(document.data, document.size, word, sizeof word - 1) &&
         memmem(document.data, document.size, name, sizeof name - 1);
}
