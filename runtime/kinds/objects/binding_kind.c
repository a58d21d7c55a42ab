/* SPDX-License-Identifier: Apache-2.0 */
/* v1 Binding, which is created at pods/binding (pkg/registry/core/pod/storage/storage.go, ValidatePodBinding). */
#include "object_kinds.h"

#include <crd/metadata.h>
#include <stddef.h>

/* ErrorList.ToAggregate, whose text is no Status: the errors become it. */
static void join_errors(core_judging *judging) {
  crd_errors *errors = judging->check.errors;
  crd_text text = {.arena = judging->check.arena};
  for (uint32_t i = 0; i < errors->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, crd_error_message(text.arena, &errors->items[i]));
  }
  crd_string all = crd_text_string(&text);
  judging->failure = CORE_BARE_ERROR;
  judging->failure_text = errors->count == 1 ? all : crd_arena_printf(text.arena, "[%.*s]", CRD_PRINT(all));
  crd_errors_truncate(errors, 0);
}

static void validate_binding(core_judging *judging, const void *object, const void *before) {
  const core_binding *binding = object;
  const core_object_reference *target = &binding->target;
  const crd_path *path = CORE_AT(NULL, "target"), *at_name = CORE_AT(path, "name");
  core_check *check = &judging->check;
  bool of_node = !target->kind.size || core_is(target->kind, "Node");
  if (!binding->metadata.name.size) { /* the name in the URL is never empty */
    judging->failure = CORE_BAD_REQUEST;
    judging->failure_text = CRD_STRING("name in URL does not match name in Binding object");
    return;
  }
  if (!of_node) crd_core_unsupported(check, CORE_AT(path, "kind"), crd_bad_string(target->kind), "Node <empty>");
  if (!target->name.size)
    crd_core_required(check, at_name, CORE_NO_DETAIL);
  else if (of_node)
    crd_core_string_passes(check, at_name, target->name, crd_check_dns1123_subdomain);
  if (core_count_errors(check)) join_errors(judging);
}

const core_object_kind crd_core_binding_kind = {
    CORE_KIND("", "v1", "Binding", binding),
    .answered = true,
    .keeps_system_metadata = true,
    .create = {.validate = validate_binding},
};
