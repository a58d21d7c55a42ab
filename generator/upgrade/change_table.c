/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of change, a row each, and the verdicts. */
#include "upgrade/change.h"

static const change_row change_rows[CHANGE_KINDS] = {
    /* clang-format off */
    [CHANGE_API_REFUSES] = {"crd-refused", CHANGE_REFUSED, false, "the API server refuses the new CRD in the place of the old one"},
    [CHANGE_CRD_REMOVED] = {"crd-removed", CHANGE_REFUSED, false, "the CRD is gone; where it is deleted its objects are deleted with it"},
    [CHANGE_CRD_ADDED] = {"crd-added", CHANGE_WIDENED, false, "the CRD is new"},
    [CHANGE_SCOPE] = {"scope-changed", CHANGE_REFUSED, false, "the scope may not change once the CRD is served"},
    [CHANGE_KIND_NAME] = {"kind-changed", CHANGE_REFUSED, false, "the kind may not change once the CRD is served"},
    [CHANGE_LIST_KIND] = {"list-kind-changed", CHANGE_APPLIED, false, "clients see lists of another kind"},
    [CHANGE_SINGULAR] = {"singular-changed", CHANGE_APPLIED, false, "clients know the resource by another singular name"},
    [CHANGE_SHORT_NAMES] = {"short-names-changed", CHANGE_APPLIED, false, "clients know the resource by other short names"},
    [CHANGE_CATEGORIES] = {"categories-changed", CHANGE_APPLIED, false, "the resource is in other categories"},
    [CHANGE_CONVERSION] = {"conversion-strategy-changed", CHANGE_APPLIED, false, "objects are converted between versions in another way"},
    [CHANGE_CONVERSION_WEBHOOK] = {"conversion-webhook-changed", CHANGE_APPLIED, false, "another webhook, or another version of it, converts"},
    [CHANGE_PRESERVE_ALL_ON] = {"unknown-fields-kept-everywhere", CHANGE_WIDENED, false, "unknown fields are kept in all objects"},
    [CHANGE_PRESERVE_ALL_OFF] = {"unknown-fields-pruned-everywhere", CHANGE_PRUNED, false, "unknown fields, which were kept in all objects, are dropped"},
    [CHANGE_STORAGE_VERSION] = {"storage-version-changed", CHANGE_APPLIED, false, "objects are stored in another version once they are written; those stored so far stay in the old one"},
    [CHANGE_STORED_VERSION_GONE] = {"stored-version-removed", CHANGE_REFUSED, false, "objects may be stored in a version that the new CRD has not"},
    [CHANGE_LABELS] = {"metadata-changed", CHANGE_NOTED, false, "labels or annotations of the CRD itself"},

    [CHANGE_VERSION_REMOVED] = {"version-removed", CHANGE_NARROWED, true, "requests for the version are refused"},
    [CHANGE_VERSION_ADDED] = {"version-added", CHANGE_WIDENED, false, "the version is new"},
    [CHANGE_VERSION_UNSERVED] = {"version-no-longer-served", CHANGE_NARROWED, true, "requests for the version are refused"},
    [CHANGE_VERSION_SERVED] = {"version-served", CHANGE_WIDENED, false, "the version is served"},
    [CHANGE_VERSION_DEPRECATED] = {"version-deprecated", CHANGE_APPLIED, false, "clients of the version are warned, or no longer"},
    [CHANGE_DEPRECATION_WARNING] = {"deprecation-warning-changed", CHANGE_NOTED, false, "the words of the warning"},
    [CHANGE_STATUS_ADDED] = {"status-subresource-added", CHANGE_PRUNED, false, "what is written to the object no longer sets its status, which has an endpoint of its own"},
    [CHANGE_STATUS_REMOVED] = {"status-subresource-removed", CHANGE_NARROWED, false, "requests to the endpoint of the status are refused; writing the object writes its status"},
    [CHANGE_SCALE_ADDED] = {"scale-subresource-added", CHANGE_WIDENED, false, "objects can be scaled"},
    [CHANGE_SCALE_REMOVED] = {"scale-subresource-removed", CHANGE_NARROWED, false, "requests to scale objects are refused"},
    [CHANGE_SCALE] = {"scale-paths-changed", CHANGE_APPLIED, false, "the scale endpoint reads and writes other fields"},
    [CHANGE_COLUMNS] = {"printer-columns-changed", CHANGE_NOTED, false, "kubectl get prints other columns"},
    [CHANGE_SELECTABLE_ADDED] = {"selectable-field-added", CHANGE_WIDENED, false, "a field selector is taken"},
    [CHANGE_SELECTABLE_REMOVED] = {"selectable-field-removed", CHANGE_NARROWED, false, "requests with the field selector are refused"},
    [CHANGE_SCHEMA_ADDED] = {"schema-added", CHANGE_NARROWED, true, "objects of the version are checked and pruned, which they were not"},
    [CHANGE_SCHEMA_REMOVED] = {"schema-removed", CHANGE_WIDENED, false, "objects of the version are no longer checked"},

    [CHANGE_TYPE] = {"type-changed", CHANGE_INCOMPARABLE, true, "values of the old type are refused"},
    [CHANGE_TYPE_WIDER] = {"type-widened", CHANGE_WIDENED, false, "all values of the old type are of the new one"},
    [CHANGE_TYPE_NARROWER] = {"type-narrowed", CHANGE_NARROWED, true, "some values of the old type are not of the new one"},
    [CHANGE_INT_OR_STRING_ON] = {"int-or-string-set", CHANGE_WIDENED, false, "both integers and strings are taken"},
    [CHANGE_INT_OR_STRING_OFF] = {"int-or-string-dropped", CHANGE_NARROWED, true, "one of integers and strings is refused"},
    [CHANGE_NULLABLE_ON] = {"nullable-set", CHANGE_WIDENED, false, "null is taken and kept"},
    [CHANGE_NULLABLE_OFF] = {"nullable-dropped", CHANGE_NARROWED, true, "null is refused"},
    [CHANGE_NULL_DROPPED] = {"null-dropped", CHANGE_PRUNED, true, "a field that is null is dropped, and gets the default where there is one"},
    [CHANGE_FORMAT] = {"format-changed", CHANGE_INCOMPARABLE, true, "texts of the old format may be refused"},
    [CHANGE_FORMAT_ADDED] = {"format-added", CHANGE_NARROWED, true, "texts that are not of the format are refused"},
    [CHANGE_FORMAT_REMOVED] = {"format-removed", CHANGE_WIDENED, false, "texts are not held against a format any more"},
    [CHANGE_FORMAT_UNKNOWN] = {"format-unchecked", CHANGE_NOTED, false, "a format that the API server does not check"},
    [CHANGE_ENUM_ADDED] = {"enum-added", CHANGE_NARROWED, true, "values that are not listed are refused"},
    [CHANGE_ENUM_REMOVED] = {"enum-removed", CHANGE_WIDENED, false, "any value is taken"},
    [CHANGE_ENUM_WIDER] = {"enum-widened", CHANGE_WIDENED, false, "more values are taken"},
    [CHANGE_ENUM_NARROWER] = {"enum-narrowed", CHANGE_NARROWED, true, "values that were taken are refused"},
    [CHANGE_ENUM] = {"enum-changed", CHANGE_INCOMPARABLE, true, "values that were taken are refused, others are taken"},
    [CHANGE_LIMIT_ADDED] = {"limit-added", CHANGE_NARROWED, true, "values beyond the limit are refused"},
    [CHANGE_LIMIT_REMOVED] = {"limit-removed", CHANGE_WIDENED, false, "there is no limit any more"},
    [CHANGE_LIMIT_WIDER] = {"limit-widened", CHANGE_WIDENED, false, "more values are within the limit"},
    [CHANGE_LIMIT_NARROWER] = {"limit-narrowed", CHANGE_NARROWED, true, "values that were within the limit are refused"},
    [CHANGE_LIMIT] = {"limit-changed", CHANGE_INCOMPARABLE, true, "values that were taken are refused, others are taken"},
    [CHANGE_PATTERN_ADDED] = {"pattern-added", CHANGE_NARROWED, true, "texts that do not match are refused"},
    [CHANGE_PATTERN_REMOVED] = {"pattern-removed", CHANGE_WIDENED, false, "texts are not matched any more"},
    [CHANGE_PATTERN_WIDER] = {"pattern-widened", CHANGE_WIDENED, false, "all that matched matches, and more"},
    [CHANGE_PATTERN_NARROWER] = {"pattern-narrowed", CHANGE_NARROWED, true, "texts that matched are refused"},
    [CHANGE_PATTERN_SAME] = {"pattern-respelled", CHANGE_NOTED, false, "the same texts match"},
    [CHANGE_PATTERN] = {"pattern-changed", CHANGE_INCOMPARABLE, true, "texts that matched are refused, others match"},
    [CHANGE_PATTERN_UNDECIDED] = {"pattern-not-compared", CHANGE_UNDECIDED, true, "whether the same texts match is not decided"},
    [CHANGE_FIELD_REMOVED] = {"field-removed", CHANGE_PRUNED, true, "the field is dropped from objects, and refused as unknown where a client asks for that"},
    [CHANGE_FIELD_ADDED] = {"field-added", CHANGE_WIDENED, false, "the field is kept, which was unknown"},
    [CHANGE_FIELD_CONSTRAINED] = {"field-checked", CHANGE_NARROWED, true, "the field, which was kept as it came, has a schema"},
    [CHANGE_FIELD_FREED] = {"field-unchecked", CHANGE_WIDENED, false, "the field has no schema any more, and is kept as it comes"},
    [CHANGE_REQUIRED_ADDED] = {"required-added", CHANGE_NARROWED, true, "objects without the field are refused"},
    [CHANGE_REQUIRED_DEFAULTED] = {"required-with-default", CHANGE_NOTED, false, "the field is required, and has a default where it is absent"},
    [CHANGE_REQUIRED_REMOVED] = {"required-removed", CHANGE_WIDENED, false, "the field may be absent"},
    [CHANGE_ITEMS_ADDED] = {"items-checked", CHANGE_NARROWED, true, "items have a schema, which had none"},
    [CHANGE_ITEMS_REMOVED] = {"items-unchecked", CHANGE_WIDENED, false, "items have no schema any more"},
    [CHANGE_VALUES_ADDED] = {"map-values-checked", CHANGE_WIDENED, false, "fields of any name are kept and checked"},
    [CHANGE_VALUES_REMOVED] = {"map-values-removed", CHANGE_PRUNED, true, "fields that are not listed are dropped"},
    [CHANGE_PRESERVE_ON] = {"unknown-fields-kept", CHANGE_WIDENED, false, "unknown fields are kept"},
    [CHANGE_PRESERVE_OFF] = {"unknown-fields-pruned", CHANGE_PRUNED, true, "unknown fields, which were kept, are dropped"},
    [CHANGE_EMBEDDED_ON] = {"embedded-resource-set", CHANGE_NARROWED, true, "the value has to be an object with apiVersion, kind and sound metadata"},
    [CHANGE_EMBEDDED_OFF] = {"embedded-resource-dropped", CHANGE_PRUNED, true, "apiVersion, kind and metadata are fields like others, and dropped where they are not listed"},
    [CHANGE_EMBEDDED_FREED] = {"embedded-resource-freed", CHANGE_WIDENED, false, "apiVersion, kind and metadata are fields like others, and are kept"},
    [CHANGE_DEFAULT_ADDED] = {"default-added", CHANGE_DEFAULTED, false, "objects without the field get the value, stored ones when they are read"},
    [CHANGE_DEFAULT_REMOVED] = {"default-removed", CHANGE_DEFAULTED, false, "objects without the field stay without"},
    [CHANGE_DEFAULT] = {"default-changed", CHANGE_DEFAULTED, false, "objects without the field get another value"},
    [CHANGE_LIST_UNIQUE] = {"list-unique", CHANGE_NARROWED, true, "lists with an item or key twice are refused; parts of the list are merged"},
    [CHANGE_LIST_ATOMIC] = {"list-atomic", CHANGE_APPLIED, false, "server-side apply replaces the list as a whole; items and keys may stand twice"},
    [CHANGE_LIST_TYPE] = {"list-type-changed", CHANGE_INCOMPARABLE, true, "items are told apart in another way"},
    [CHANGE_LIST_KEYS] = {"list-keys-changed", CHANGE_INCOMPARABLE, true, "items are told apart by other keys"},
    [CHANGE_MAP_TYPE] = {"map-type-changed", CHANGE_APPLIED, false, "server-side apply merges the map otherwise"},
    [CHANGE_BRANCHES_ADDED] = {"value-validation-added", CHANGE_NARROWED, true, "values have to match what was not asked"},
    [CHANGE_BRANCHES_REMOVED] = {"value-validation-removed", CHANGE_WIDENED, false, "values are no longer matched"},
    [CHANGE_BRANCHES_WIDER] = {"value-validation-widened", CHANGE_WIDENED, false, "there are more ways to match, or fewer things to"},
    [CHANGE_BRANCHES_NARROWER] = {"value-validation-narrowed", CHANGE_NARROWED, true, "there are fewer ways to match, or more things to"},
    [CHANGE_BRANCHES] = {"value-validation-changed", CHANGE_UNDECIDED, true, "what has to match is another thing"},
    [CHANGE_RULE_ADDED] = {"rule-added", CHANGE_NARROWED, true, "objects for which the rule is false are refused"},
    [CHANGE_RULE_REMOVED] = {"rule-removed", CHANGE_WIDENED, false, "the rule is not asked any more"},
    [CHANGE_RULE] = {"rule-changed", CHANGE_UNDECIDED, true, "another expression decides"},
    [CHANGE_RULE_WORDS] = {"rule-message-changed", CHANGE_NOTED, false, "the rule is the same, and says something else"},
    [CHANGE_RULE_SPELLING] = {"rule-respelled", CHANGE_NOTED, false, "the expression differs in spaces alone"},
    [CHANGE_RULE_COST] = {"rule-cost-changed", CHANGE_NOTED, false, "the rule is the same, and its estimated cost is not"},
    [CHANGE_DESCRIPTION] = {"description-changed", CHANGE_NOTED, false, "the words for people"},
    [CHANGE_KEYWORD] = {"keyword-changed", CHANGE_NOTED, false, "a keyword that the API server does not check objects by, or the same written otherwise"},
    /* clang-format on */
};

const change_row *crdc_change_row(change_kind kind) {
  return &change_rows[kind];
}

static const struct {
  const char *name, *heading;
} verdicts[CHANGE_VERDICTS] = {
    [CHANGE_REFUSED] = {"refused", "refused: the API server does not take the new CRD in the place of the old one"},
    [CHANGE_NARROWED] = {"narrowed", "narrowed: what was taken may be refused"},
    [CHANGE_INCOMPARABLE] = {"incomparable", "incomparable: what was taken may be refused, what was refused may be taken"},
    [CHANGE_PRUNED] = {"pruned", "pruned: parts of objects are dropped"},
    [CHANGE_DEFAULTED] = {"defaulted", "defaulted: objects get other values than they got"},
    [CHANGE_APPLIED] = {"served", "served: objects are merged, stored or served otherwise"},
    [CHANGE_UNDECIDED] = {"undecided", "not decided: whether it is wider or narrower is not known"},
    [CHANGE_WIDENED] = {"widened", "widened: what was refused or dropped is taken"},
    [CHANGE_NOTED] = {"noted", "noted: no object is judged otherwise"},
};

const char *crdc_change_verdict_name(change_verdict verdict) {
  return verdicts[verdict].name;
}
const char *crdc_change_verdict_heading(change_verdict verdict) {
  return verdicts[verdict].heading;
}

bool crdc_change_verdict_read(crd_string name, change_verdict *verdict) {
  for (int i = 0; i < CHANGE_VERDICTS; i++)
    if (crd_string_equal(name, crd_string_of(verdicts[i].name))) {
      *verdict = (change_verdict)i;
      return true;
    }
  return false;
}

crd_string crdc_upgrade_path_text(crd_arena *arena, const upgrade_step *place) {
  crd_text text = {.arena = arena};
  const upgrade_step *steps[256];
  size_t count = 0;
  for (; place && count < sizeof steps / sizeof *steps; place = place->outer) steps[count++] = place;
  while (count--) {
    switch (steps[count]->kind) {
    case STEP_ROOT:
      break;
    case STEP_FIELD:
      crd_text_printf(&text, ".%.*s", CRD_PRINT(steps[count]->name));
      break;
    case STEP_ITEM:
      crd_text_printf(&text, "[]");
      break;
    case STEP_ENTRY:
      crd_text_printf(&text, "[*]");
      break;
    case STEP_BRANCH:
      crd_text_printf(&text, "(%.*s)", CRD_PRINT(steps[count]->name));
      break;
    }
  }
  return crd_text_string(&text);
}
