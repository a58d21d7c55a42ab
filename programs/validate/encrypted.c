/* SPDX-License-Identifier: Apache-2.0 */
#include "encrypted.h"

bool encrypted_is_value(crd_string text) {
  return crd_string_has_prefix(text, CRD_STRING("ENC[")) && crd_string_has_suffix(text, CRD_STRING("]"));
}

/* As deep as the reader lets a text be. */
static bool has_encrypted_value(const crd_value *value) {
  bool has = value->kind == CRD_STRING_VALUE && encrypted_is_value(crd_value_string(value));
  for (uint32_t i = 0; value->kind == CRD_LIST && !has && i < value->size; i++)
    has = has_encrypted_value(&value->as.items[i]);
  for (uint32_t i = 0; value->kind == CRD_MAP && !has && i < value->size; i++)
    has = has_encrypted_value(&value->as.members[i].value);
  return has;
}

bool encrypted_is(const crd_value *object) {
  const crd_value *how = crd_value_get(object, CRD_STRING("sops"));
  if (!how || how->kind != CRD_MAP) return false;
  bool says_how = crd_value_get(how, CRD_STRING("mac")) || crd_value_get(how, CRD_STRING("version")) ||
                  crd_value_get(how, CRD_STRING("lastmodified"));
  bool has = false;
  for (uint32_t i = 0; says_how && !has && i < object->size; i++)
    has = &object->as.members[i].value != how && has_encrypted_value(&object->as.members[i].value);
  return has;
}

bool encrypted_may_be(crd_string document) {
  static const char word[] = "ENC[", name[] = "sops";
  return document.data && memmem(document.data, document.size, word, sizeof word - 1) &&
         memmem(document.data, document.size, name, sizeof name - 1);
}
