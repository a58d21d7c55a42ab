/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of numbers with a lower and an upper bound. */
#include "validators.h"

#include <inttypes.h>

void crd_core_validate_range(core_check *check, int64_t number, int64_t least, int64_t most, const crd_path *path) {
  if (number < least || number > most)
    crd_core_invalid_text(check, path, crd_bad_int(number), crd_core_say_range(check, least, most));
}

crd_string crd_core_say_range(const core_check *check, int64_t least, int64_t most) {
  return crd_arena_printf(check->arena, "must be between %" PRId64 " and %" PRId64 ", inclusive", least, most);
}

/* validateUserField, IsValidUserID */
void crd_core_validate_user_id(core_check *check, const core_optional_int64 *id, const crd_path *path) {
  if (id->set) crd_core_validate_range(check, id->value, 0, INT32_MAX, path);
}

void crd_core_validate_file_mode(core_check *check, const core_optional_int32 *mode, const crd_path *path) {
  if (mode->set && (mode->value < 0 || mode->value > 0777))
    crd_core_bad_number(check, path, mode->value, "must be a number between 0 and 0777 (octal), both inclusive");
}
