/* SPDX-License-Identifier: Apache-2.0 */
#include "finding_rule.h"
#include "judge/error_rule.h"
#include <string.h>

crd_string finding_keyword(const finding *finding) {
  const crd_error *error = finding->error;
  return error ? crdc_error_keyword(error) : (crd_string){NULL, 0};
}

crd_string finding_rule(crd_arena *arena, const finding *finding, const account *account) {
  const crd_error *error = finding->error;
  if (finding->strict)
    return finding->strict->kind == CRD_STRICT_UNKNOWN ? CRD_STRING("unknownField") : CRD_STRING("duplicateField");
  if (finding->warning) return finding->warning->rule.size ? finding->warning->rule : finding_layer(finding);
  if (finding->rule.size) return finding->rule;
  if (!error) return finding->code ? crd_string_of(finding->code) : CRD_STRING("document");
  return crdc_error_rule(arena, error, account->place->kind);
}

/* What rules that are no keywords are about. */
static const struct {
  const char *rule, *about;
} others[] = {
    {"format", "A value is not of the format that the schema asks for."},
    {"required", "A field is missing that the schema asks for."},
    {"x-kubernetes-list-type", "The items of a list are not told apart as the schema asks for."},
    {"x-kubernetes-embedded-resource", "An object within the object lacks what every object has."},
    {"unknownField", "A field is there that the schema does not have."},
    {"duplicateField", "A field stands twice in its object."},
    {"metadata", "The metadata of the object is not what the API server takes."},
    {"typeMeta", "apiVersion and kind are not what the API server takes."},
    {"scale", "The replicas of the object are not what the API server takes."},
    {"pods", "The API server refuses the pods that are made of the object."},
    {"webhook", "The operator's webhook refuses the object."},
    {"controller", "The operator's controller refuses the object."},
    {"mutation", "The operator's webhook cannot make what it makes of the object."},
    {"uncheckedRules", "Rules were not checked because of the errors beside them."},
    {"syntax", "The text is no YAML or JSON."},
    {"decoding", "The API server cannot read the object."},
    {"noSchema", "There is no schema for the kind."},
    {"notAnObject", "The document does not say what it is."},
    {"passedOver", "A schema is asked for, and the document could not be judged in all of it."},
    {"rejectedKind", "Documents of this kind are not to be here."},
    {"unrendered", "A template is no manifest before it is rendered."},
    {"invalidCrd", "The CustomResourceDefinition of the object is invalid."},
    {"unreadable", "A file could not be read, or a document not be judged."},
    {"policy", "Admission policies could not be asked, or refuse the object."},
    {"warning", "The API server warns."},
    {"document", "Something is wrong with the document."},
};

crd_string finding_rule_about(crd_arena *arena, const finding *finding, crd_string rule) {
  if (finding && finding->error && finding->error->stage == CRD_STAGE_CEL && finding->severity != FINDING_NOTE)
    return CRD_STRING("A CEL rule of the CustomResourceDefinition refuses the object.");
  if (crd_string_has_prefix(rule, CRD_STRING("policy/")))
    return CRD_STRING("An admission policy refuses the object, or warns of it.");
  if (!finding || !finding->error || !finding->error->rule.size) {
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
      if (crd_string_equal(rule, crd_string_of(others[i].rule))) return crd_string_of(others[i].about);
    const char *about = crdc_keyword_about(rule);
    if (about) return crd_string_of(about);
  }
  crd_string layer = finding ? finding_layer(finding) : (crd_string){NULL, 0};
  if (!layer.size || crd_string_equal(layer, CRD_STRING("crd")))
    return CRD_STRING("The API server does not take the object as it stands.");
  return crd_arena_printf(arena, "A rule of the layer %.*s.", CRD_PRINT(layer));
}
