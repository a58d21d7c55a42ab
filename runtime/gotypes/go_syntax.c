/* SPDX-License-Identifier: Apache-2.0 */
/* Structs, lists and maps in Go's syntax (fmt's %#v), with the names of upstream's internal types: a walk along
 * the type tables. */
#include "go_syntax.h"

#include "field_life.h"
#include "types_admission.h"
#include "types_authorization.h"
#include "types_core.h"
#include "types_flowcontrol.h"
#include "types_job.h"
#include "types_networking.h"
#include "types_rbac.h"
#include "types_storage.h"

#include <assert.h>
#include <crd/json.h>
#include <crd/quantity.h>
#include <inttypes.h>

typedef struct go_speller {
  crd_text *text;
  crd_string package; /* "core.": the package of the type and of the types in it */
  unsigned minor;
} go_speller;

static void spell_value(go_speller to, const core_field *field, core_kind kind, const void *from);

/* The package of a type; `around` unless it differs from that of the type around it. */
static crd_string go_package_of(const core_type *type, crd_string around) {
  static const struct {
    const core_type *type;
    const char *package;
  } packages[] = {
      {&crd_core_label_selector_type, "v1."},
      {&crd_core_label_selector_requirement_type, "v1."},
      {&crd_core_object_meta_type, "v1."},
      {&crd_core_owner_reference_type, "v1."},
      {&crd_core_managed_fields_entry_type, "v1."},
      {&crd_core_condition_type, "v1."},
      {&crd_core_persistent_volume_spec_type, "core."},
      {&crd_core_stateful_set_update_strategy_type, "apps."},
      {&crd_core_rolling_update_stateful_set_strategy_type, "apps."},
      {&crd_core_daemon_set_update_strategy_type, "apps."},
      {&crd_core_deployment_strategy_type, "apps."},
      {&crd_core_pod_failure_policy_type, "batch."},
      {&crd_core_success_policy_type, "batch."},
      {&crd_core_uncounted_terminated_pods_type, "batch."},
      {&crd_core_rbac_role_ref_type, "rbac."},
      {&crd_core_networking_ingress_rule_type, "networking."},
      {&crd_core_networking_parent_reference_type, "networking."},
      {&crd_core_networking_service_cidr_spec_type, "networking."},
      {&crd_core_storage_csi_node_driver_type, "storage."},
      {&crd_core_storage_volume_attachment_spec_type, "storage."},
      {&crd_core_flowcontrol_flow_distinguisher_method_type, "flowcontrol."},
      {&crd_core_flowcontrol_flow_schema_spec_type, "flowcontrol."},
      {&crd_core_flowcontrol_priority_level_configuration_spec_type, "flowcontrol."},
      {&crd_core_authorization_non_resource_attributes_type, "authorization."},
      {&crd_core_admission_audit_annotation_type, "admissionregistration."},
  };
  for (size_t i = 0; i < sizeof packages / sizeof *packages; i++)
    if (packages[i].type == type) return crd_string_of(packages[i].package);
  return around;
}

/* The type name of a field's value, or of a list's items: "core.ServicePort", "core.Protocol", "string". */
static void spell_type_name(go_speller to, const core_field *field) {
  const crd_string version = CRD_STRING("v1.");
  crd_string name = crd_string_of(field->type ? field->type->go : field->go ? field->go : "string");
  bool versioned = crd_string_has_prefix(name, version);
  if (field->type || versioned) crd_text_add(to.text, field->type ? go_package_of(field->type, to.package) : to.package);
  if (versioned) name = crd_string_slice(name, version.size, name.size);
  crd_text_add(to.text, name);
}

static void spell_number(crd_text *text, int64_t number) {
  crd_text_add(text, crd_arena_printf(text->arena, "%" PRId64, number));
}

void crd_core_write_go_amount(crd_text *text, const core_int_or_string *amount) {
  crd_text_add(text, crd_arena_printf(text->arena, "intstr.IntOrString{Type:%d, IntVal:%" PRId32 ", StrVal:",
                                      amount->is_string, amount->number));
  crd_text_add_quoted(text, amount->text);
  crd_text_add_char(text, '}');
}

void crd_core_write_go_quantity(crd_text *text, const crd_quantity *quantity) {
  static const char *const forms[] = {"DecimalSI", "BinarySI", "DecimalExponent"};
  crd_text_add(text, crd_arena_printf(text->arena,
                                      "resource.Quantity{i:resource.int64Amount{value:%" PRId64 ", scale:%" PRId32
                                      "}, d:resource.infDecAmount{Dec:(*inf.Dec)(%s)}, s:",
                                      quantity->small ? quantity->value : 0, quantity->small ? quantity->scale : 0,
                                      quantity->small ? "nil" : "0x0"));
  crd_text_add_quoted(text, crd_quantity_text(text->arena, quantity));
  crd_text_add(text, crd_arena_printf(text->arena, ", Format:\"%s\"}", forms[quantity->form]));
}

void crd_core_write_go_bytes(crd_text *text, crd_string bytes, bool within) {
  static const char digits[] = "0123456789abcdef";
  crd_text_add(text, within ? CRD_STRING("[]uint8") : CRD_STRING("[]byte"));
  if (!bytes.data) {
    crd_text_add(text, CRD_STRING("(nil)"));
    return;
  }
  crd_text_add_char(text, '{');
  for (size_t i = 0; i < bytes.size; i++) {
    unsigned char byte = (unsigned char)bytes.data[i];
    crd_text_add(text, i ? CRD_STRING(", 0x") : CRD_STRING("0x"));
    if (byte > 15) crd_text_add_char(text, digits[byte >> 4]);
    crd_text_add_char(text, digits[byte & 15]);
  }
  crd_text_add_char(text, '}');
}

/* A pointer within a value: %#v prints its type and its address, which differs from run to run. */
static void spell_pointer(go_speller to, const core_field *field, bool set) {
  crd_text_add(to.text, CRD_STRING("(*"));
  spell_type_name(to, field);
  crd_text_add(to.text, set ? CRD_STRING(")(0x0)") : CRD_STRING(")(nil)"));
}

static void spell_items(go_speller to, const core_field *field, core_kind inner, size_t size, core_any_list list) {
  crd_text_add(to.text, CRD_STRING("[]"));
  spell_type_name(to, field);
  crd_text_add(to.text, list.items ? CRD_STRING("{") : CRD_STRING("(nil)"));
  for (uint32_t i = 0; i < list.count; i++) {
    if (i) crd_text_add(to.text, CRD_STRING(", "));
    spell_value(to, field, inner, list.items + i * size);
  }
  if (list.items) crd_text_add_char(to.text, '}');
}

static void spell_pairs(go_speller to, const core_field *field, core_kind inner, core_any_list map) {
  size_t size = inner == CORE_QUANTITY ? sizeof(core_quantity_pair) : sizeof(core_string_pair);
  if (field->go)
    spell_type_name(to, field);
  else
    crd_text_add(to.text, CRD_STRING("map[string]string"));
  crd_text_add(to.text, map.items ? CRD_STRING("{") : CRD_STRING("(nil)"));
  for (uint32_t i = 0; i < map.count; i++) {
    assert(map.items);
    const char *pair = map.items + i * size;
    if (i) crd_text_add(to.text, CRD_STRING(", "));
    crd_text_add_quoted(to.text, *(const crd_string *)(const void *)pair);
    crd_text_add_char(to.text, ':');
    spell_value(to, field, inner, pair + CORE_PAIR_VALUE);
  }
  if (map.items) crd_text_add_char(to.text, '}');
}

static void spell_struct(go_speller to, const core_type *type, const void *from) {
  bool first = true;
  to.package = go_package_of(type, to.package);
  crd_text_add(to.text, to.package);
  crd_text_add(to.text, crd_string_of(type->go));
  crd_text_add_char(to.text, '{');
  for (const core_field *field = type->fields, *end = field + type->field_count; field < end; field++) {
    if (!field->name.size || !crd_core_has_field(to.minor, type, field)) continue;
    if (!first) crd_text_add(to.text, CRD_STRING(", "));
    first = false;
    crd_text_add(to.text, field->kind == CORE_INLINE ? field->name : crd_string_of(field->go_name));
    crd_text_add_char(to.text, ':');
    const void *value = (const char *)from + field->offset;
    if (type == &crd_core_rolling_update_stateful_set_strategy_type && field->kind == CORE_INT32_POINTER)
      spell_number(to.text, ((const core_optional_int32 *)value)->value); /* not a pointer in the internal type */
    else
      spell_value(to, field, field->kind, value);
  }
  crd_text_add_char(to.text, '}');
}

static void spell_value(go_speller to, const core_field *field, core_kind kind, const void *from) {
  assert(from);
  switch (kind) {
  case CORE_STRING:
    crd_text_add_quoted(to.text, *(const crd_string *)from);
    return;
  case CORE_BOOL:
    crd_text_add(to.text, *(const bool *)from ? CRD_STRING("true") : CRD_STRING("false"));
    return;
  case CORE_INT32:
    spell_number(to.text, *(const int32_t *)from);
    return;
  case CORE_INT64:
    spell_number(to.text, *(const int64_t *)from);
    return;
  case CORE_INT_OR_STRING:
    crd_core_write_go_amount(to.text, from);
    return;
  case CORE_QUANTITY:
    crd_core_write_go_quantity(to.text, from);
    return;
  case CORE_BYTES:
    crd_core_write_go_bytes(to.text, *(const crd_string *)from, true);
    return;
  case CORE_STRUCT:
  case CORE_INLINE:
    spell_struct(to, field->type, from);
    return;
  case CORE_LIST:
    spell_items(to, field, CORE_STRUCT, field->type->size, core_list_at(from));
    return;
  case CORE_STRING_LIST:
    spell_items(to, field, CORE_STRING, sizeof(crd_string), core_list_at(from));
    return;
  case CORE_INT32_LIST:
    spell_items(to, field, CORE_INT32, sizeof(int32_t), core_list_at(from));
    return;
  case CORE_STRING_MAP:
    spell_pairs(to, field, CORE_STRING, core_list_at(from));
    return;
  case CORE_QUANTITY_MAP:
    spell_pairs(to, field, CORE_QUANTITY, core_list_at(from));
    return;
  case CORE_TIME_POINTER:
  case CORE_MICRO_TIME_POINTER:
    crd_text_add(to.text, CRD_STRING("<nil>"));
    return;
  case CORE_BOOL_POINTER:
    spell_pointer(to, field, ((const core_optional_bool *)from)->set);
    return;
  case CORE_INT32_POINTER:
    spell_pointer(to, field, ((const core_optional_int32 *)from)->set);
    return;
  case CORE_INT64_POINTER:
    spell_pointer(to, field, ((const core_optional_int64 *)from)->set);
    return;
  case CORE_STRING_POINTER:
    spell_pointer(to, field, ((const core_optional_string *)from)->set);
    return;
  default: /* CORE_STRUCT_POINTER and similar kinds; printed structs have no others */
    spell_pointer(to, field, core_pointer_at(from) != NULL);
  }
}

void crd_core_write_go(crd_text *text, const core_field *field, const void *from, unsigned minor) {
  spell_value((go_speller){.text = text, .package = CRD_STRING("core."), .minor = minor}, field, field->kind, from);
}
