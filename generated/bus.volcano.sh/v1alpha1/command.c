/* Made by crdc 0.1.0 from schemas with the digest
 * c2834d14c8fcc7bc3ad2027830ceec1e9517bbcd6326d41c7ab6b0235eb15d1e.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
#include "../../bus.volcano.sh/v1alpha1/command.h"
const crd_kind bus_volcano_sh_v1alpha1_Command_kind = {
    .group = CRD_STRING_INIT("bus.volcano.sh"),
    .version = CRD_STRING_INIT("v1alpha1"),
    .kind = CRD_STRING_INIT("Command"),
    .plural = CRD_STRING_INIT("commands"),
    .singular = CRD_STRING_INIT("command"),
    .list_kind = CRD_STRING_INIT("CommandList"),
    .namespaced = true,
    .served = true,
    .storage = true,
    .type = &bus_volcano_sh_v1alpha1_Command_type,
    .struct_size = sizeof(bus_volcano_sh_v1alpha1_Command),
    .struct_name = CRD_STRING_INIT("bus_volcano_sh_v1alpha1_Command"),
};

bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_create(crd_arena *arena, const crd_value *metadata) {
  return crd_kind_create(arena, &bus_volcano_sh_v1alpha1_Command_kind, metadata);
}

bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_decode(crd_arena *arena, crd_value *value,
                                                                        crd_errors *errors) {
  return crd_kind_decode(arena, &bus_volcano_sh_v1alpha1_Command_kind, value, errors);
}

bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_from_json(crd_arena *arena, crd_string text,
                                                                           crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_json(arena, &bus_volcano_sh_v1alpha1_Command_kind, text, strict, errors);
}

bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_from_yaml(crd_arena *arena, crd_string text,
                                                                           crd_texts *strict, crd_errors *errors) {
  return crd_kind_from_yaml(arena, &bus_volcano_sh_v1alpha1_Command_kind, text, strict, errors);
}

bool bus_volcano_sh_v1alpha1_Command_validate(const bus_volcano_sh_v1alpha1_Command *object,
                                              const bus_volcano_sh_v1alpha1_Command *old,
                                              const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate(&bus_volcano_sh_v1alpha1_Command_kind, object, old, options, errors);
}

bool bus_volcano_sh_v1alpha1_Command_validate_decoded(const bus_volcano_sh_v1alpha1_Command *object,
                                                      const bus_volcano_sh_v1alpha1_Command *old,
                                                      const crd_validate_options *options, crd_errors *errors) {
  return crd_kind_validate_decoded(&bus_volcano_sh_v1alpha1_Command_kind, object, old, options, errors);
}

bool bus_volcano_sh_v1alpha1_Command_default(crd_arena *arena, bus_volcano_sh_v1alpha1_Command *object) {
  return crd_kind_default(arena, &bus_volcano_sh_v1alpha1_Command_kind, object);
}

bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_copy(crd_arena *arena,
                                                                      const bus_volcano_sh_v1alpha1_Command *object) {
  return crd_kind_copy(arena, &bus_volcano_sh_v1alpha1_Command_kind, object);
}

bool bus_volcano_sh_v1alpha1_Command_equal(const bus_volcano_sh_v1alpha1_Command *a,
                                           const bus_volcano_sh_v1alpha1_Command *b) {
  return crd_storage_equal(&bus_volcano_sh_v1alpha1_Command_type, a, b);
}

crd_string bus_volcano_sh_v1alpha1_Command_to_json(crd_arena *arena, const bus_volcano_sh_v1alpha1_Command *object) {
  return crd_kind_to_json(arena, &bus_volcano_sh_v1alpha1_Command_kind, object);
}
