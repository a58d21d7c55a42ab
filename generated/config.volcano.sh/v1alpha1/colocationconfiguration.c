/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* ColocationConfiguration of config.volcano.sh/v1alpha1: the tables of the types that it alone has, with their CEL rules,
 * and its functions. */
#include "../../tables.h"

/* ColocationConfiguration.spec.memoryQos.highRatio */
static const crd_value crd_1b084350_type_e0e566fc_default[1] = {CRD_VALUE_INT_INIT(100)};
static const crd_checks crd_1b084350_type_e0e566fc_checks = {
    .minimum = 0.0, .maximum = 1e+02, .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_1b084350_type_e0e566fc = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT,
    .checks = &crd_1b084350_type_e0e566fc_checks, .default_value = crd_1b084350_type_e0e566fc_default,
};

/* ColocationConfiguration.spec.memoryQos.lowRatio and 1 more */
static const crd_value crd_1b084350_type_95828a0a_default[1] = {CRD_VALUE_INT_INIT(0)};
static const crd_checks crd_1b084350_type_95828a0a_checks = {
    .minimum = 0.0, .maximum = 1e+02, .set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM,
};
const crd_type crd_1b084350_type_95828a0a = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT,
    .checks = &crd_1b084350_type_95828a0a_checks, .default_value = crd_1b084350_type_95828a0a_default,
};

/* ColocationConfiguration.spec.memoryQos */
static const crd_field config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos_type_fields_items[3] = {
    {.name = CRD_STRING_INIT("highRatio"), .type = &crd_1b084350_type_e0e566fc,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos, highRatio)},
    {.name = CRD_STRING_INIT("lowRatio"), .type = &crd_1b084350_type_95828a0a,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos, lowRatio)},
    {.name = CRD_STRING_INIT("minRatio"), .type = &crd_1b084350_type_95828a0a,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos, minRatio)},
};
static const uint16_t config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos_type_fields_slots[3 + 1] = {
    2, 1, 0, 0xffff,
};
static const uint64_t config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos_type_fields_defaulted[] = { 0x7u };
static const uint64_t config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos_type_fields_words[3][2] = {
    { 0x6974615268676968u, 0x6f69746152686769u }, { 0x6f69746152776f6cu, 0x0u }, { 0x6f697461526e696du, 0x0u },
};
static const crd_fields config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos_type_fields = {
    .items = config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos_type_fields_items, .count = 3, .mask = 3,
    .seed = 2, .slots = config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos_type_fields_slots,
    .defaulted = config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos_type_fields_defaulted,
    .words = config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos_type_fields_words,
};
const crd_type config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos),
    .has_offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos, has),
    .fields = &config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos_type_fields,
};

/* ColocationConfiguration.spec */
static const crd_field config_volcano_sh_v1alpha1_ColocationConfiguration_Spec_type_fields_items[2] = {
    {.name = CRD_STRING_INIT("memoryQos"), .type = &config_volcano_sh_v1alpha1_ColocationConfiguration_MemoryQos_type,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_Spec, memoryQos)},
    {.name = CRD_STRING_INIT("selector"), .type = &batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_Spec, selector)},
};
static const uint16_t config_volcano_sh_v1alpha1_ColocationConfiguration_Spec_type_fields_slots[1 + 1] = {0, 1};
static const uint64_t config_volcano_sh_v1alpha1_ColocationConfiguration_Spec_type_fields_words[2][2] = {
    { 0x6f5179726f6d656du, 0x736f5179726f6d65u }, { 0x726f7463656c6573u, 0x0u },
};
static const crd_fields config_volcano_sh_v1alpha1_ColocationConfiguration_Spec_type_fields = {
    .items = config_volcano_sh_v1alpha1_ColocationConfiguration_Spec_type_fields_items, .count = 2, .mask = 1, .seed = 2,
    .slots = config_volcano_sh_v1alpha1_ColocationConfiguration_Spec_type_fields_slots,
    .words = config_volcano_sh_v1alpha1_ColocationConfiguration_Spec_type_fields_words,
};
const crd_type config_volcano_sh_v1alpha1_ColocationConfiguration_Spec_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(config_volcano_sh_v1alpha1_ColocationConfiguration_Spec),
    .has_offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_Spec, has),
    .fields = &config_volcano_sh_v1alpha1_ColocationConfiguration_Spec_type_fields,
};

/* ColocationConfiguration.status */
static const crd_field config_volcano_sh_v1alpha1_ColocationConfiguration_Status_type_fields_items[1] = {
    {.name = CRD_STRING_INIT("conditions"), .type = &crd_1b084350_type_e26c6d2b,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_Status, conditions)},
};
static const uint16_t config_volcano_sh_v1alpha1_ColocationConfiguration_Status_type_fields_slots[0 + 1] = {0};
static const uint64_t config_volcano_sh_v1alpha1_ColocationConfiguration_Status_type_fields_words[1][2] = {
    { 0x6f697469646e6f63u, 0x736e6f697469646eu },
};
static const crd_fields config_volcano_sh_v1alpha1_ColocationConfiguration_Status_type_fields = {
    .items = config_volcano_sh_v1alpha1_ColocationConfiguration_Status_type_fields_items, .count = 1, .mask = 0, .seed = 1,
    .slots = config_volcano_sh_v1alpha1_ColocationConfiguration_Status_type_fields_slots,
    .words = config_volcano_sh_v1alpha1_ColocationConfiguration_Status_type_fields_words,
};
const crd_type config_volcano_sh_v1alpha1_ColocationConfiguration_Status_type = {
    .cel_type_name = "object", .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(config_volcano_sh_v1alpha1_ColocationConfiguration_Status),
    .has_offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration_Status, has),
    .fields = &config_volcano_sh_v1alpha1_ColocationConfiguration_Status_type_fields,
};

/* ColocationConfiguration */
static const crd_string config_volcano_sh_v1alpha1_ColocationConfiguration_type_required[1] = {CRD_STRING_INIT("spec")};
static const crd_field config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_items[5] = {
    {.name = CRD_STRING_INIT("apiVersion"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration, apiVersion)},
    {.name = CRD_STRING_INIT("kind"), .type = &crd_1b084350_type_f03ee3e5,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration, kind)},
    {.name = CRD_STRING_INIT("metadata"), .type = &crd_1b084350_type_5bd763da,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration, metadata)},
    {.name = CRD_STRING_INIT("spec"), .type = &config_volcano_sh_v1alpha1_ColocationConfiguration_Spec_type,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration, spec)},
    {.name = CRD_STRING_INIT("status"), .type = &config_volcano_sh_v1alpha1_ColocationConfiguration_Status_type,
     .offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration, status)},
};
static const uint16_t config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_slots[7 + 1] = {
    0xffff, 0xffff, 2, 1, 3, 0, 0xffff, 4,
};
static const uint64_t config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_required[] = { 0x8u };
static const uint64_t config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_words[5][2] = {
    { 0x6973726556697061u, 0x6e6f697372655669u }, { 0x646e696bu, 0x0u }, { 0x617461646174656du, 0x0u },
    { 0x63657073u, 0x0u }, { 0x737574617473u, 0x0u },
};
static const crd_fields config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields = {
    .items = config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_items, .count = 5, .mask = 7, .seed = 1,
    .slots = config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_slots,
    .required = config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_required,
    .words = config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields_words,
};
static const crd_checks config_volcano_sh_v1alpha1_ColocationConfiguration_type_checks = {
    .required = config_volcano_sh_v1alpha1_ColocationConfiguration_type_required, .required_count = 1,
};
const crd_type config_volcano_sh_v1alpha1_ColocationConfiguration_type = {
    .cel_type_name = "object", .flags = CRD_TYPE_EMBEDDED, .accepts = CRD_ACCEPT_OBJECT, .storage = CRD_STORE_OBJECT,
    .struct_size = sizeof(config_volcano_sh_v1alpha1_ColocationConfiguration),
    .has_offset = offsetof(config_volcano_sh_v1alpha1_ColocationConfiguration, has),
    .fields = &config_volcano_sh_v1alpha1_ColocationConfiguration_type_fields,
    .checks = &config_volcano_sh_v1alpha1_ColocationConfiguration_type_checks,
};

const crd_kind config_volcano_sh_v1alpha1_ColocationConfiguration_kind = {
    .group = CRD_STRING_INIT("config.volcano.sh"), .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("ColocationConfiguration"), .plural = CRD_STRING_INIT("colocationconfigurations"),
    .singular = CRD_STRING_INIT("colocationconfiguration"), .list_kind = CRD_STRING_INIT("ColocationConfigurationList"),
    .namespaced = true, .served = true, .storage = true, .has_status = true,
    .type = &config_volcano_sh_v1alpha1_ColocationConfiguration_type,
    .struct_size = sizeof(config_volcano_sh_v1alpha1_ColocationConfiguration),
    .struct_name = CRD_STRING_INIT("config_volcano_sh_v1alpha1_ColocationConfiguration"),
};

config_volcano_sh_v1alpha1_ColocationConfiguration *config_volcano_sh_v1alpha1_ColocationConfiguration_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, metadata);
}

config_volcano_sh_v1alpha1_ColocationConfiguration *config_volcano_sh_v1alpha1_ColocationConfiguration_decode(crd_arena *arena, crd_value *value, crd_errors *errors) {
  return crd_kind_decode(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, value, errors);
}

config_volcano_sh_v1alpha1_ColocationConfiguration *config_volcano_sh_v1alpha1_ColocationConfiguration_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, text, strict, errors);
}

config_volcano_sh_v1alpha1_ColocationConfiguration *config_volcano_sh_v1alpha1_ColocationConfiguration_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, text, strict, errors);
}

bool config_volcano_sh_v1alpha1_ColocationConfiguration_validate(const config_volcano_sh_v1alpha1_ColocationConfiguration *object, const config_volcano_sh_v1alpha1_ColocationConfiguration *old, const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_by(NULL, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, object, old, options, errors);
}

bool config_volcano_sh_v1alpha1_ColocationConfiguration_validate_decoded(const config_volcano_sh_v1alpha1_ColocationConfiguration *object, const config_volcano_sh_v1alpha1_ColocationConfiguration *old, const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded_by(NULL, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, object, old, options,
                                      errors);
}

bool config_volcano_sh_v1alpha1_ColocationConfiguration_default(crd_arena *arena,
                                                                config_volcano_sh_v1alpha1_ColocationConfiguration *object) {
  return crd_kind_default(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, object);
}

config_volcano_sh_v1alpha1_ColocationConfiguration *config_volcano_sh_v1alpha1_ColocationConfiguration_copy(crd_arena *arena,
                                                                                                            const config_volcano_sh_v1alpha1_ColocationConfiguration *object) {
  return crd_kind_copy(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, object);
}

bool config_volcano_sh_v1alpha1_ColocationConfiguration_equal(const config_volcano_sh_v1alpha1_ColocationConfiguration *a,
                                                              const config_volcano_sh_v1alpha1_ColocationConfiguration *b) {
  return crd_storage_equal(&config_volcano_sh_v1alpha1_ColocationConfiguration_type, a, b);
}

crd_string config_volcano_sh_v1alpha1_ColocationConfiguration_to_json(crd_arena *arena,
                                                                      const config_volcano_sh_v1alpha1_ColocationConfiguration *object) {
  return crd_kind_to_json(arena, &config_volcano_sh_v1alpha1_ColocationConfiguration_kind, object);
}
