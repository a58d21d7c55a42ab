/* SPDX-License-Identifier: Apache-2.0 */
/* Fields of pods on Windows. */
#include "../forms.h"
#include "../validators.h"
#include "container_walk.h"

#include <crd/metadata.h>

/* ---- users of processes ---- */

/* Limits: a domain must be shorter, a user at most as long. */
enum { USER_DOMAIN_LIMIT = 256, USER_LIMIT = 104, CREDENTIAL_LIMIT = 64 * 1024 };

static void validate_domain(core_check *check, crd_string domain, crd_bad_value shown, const crd_path *path) {
  if (domain.size >= USER_DOMAIN_LIMIT)
    crd_core_invalid(check, path, shown, "runAsUserName's Domain length must be under 256 characters");
  if (!crd_core_is_netbios_domain(domain) && !crd_core_is_windows_dns_domain(domain))
    crd_core_invalid(check, path, shown, "runAsUserName's Domain doesn't match the NetBios nor the DNS format");
}

static void validate_windows_user(core_check *check, crd_string user, crd_bad_value shown, const crd_path *path) {
  if (user.size == 0)
    crd_core_invalid(check, path, shown, "runAsUserName's User cannot be empty");
  else if (user.size > USER_LIMIT)
    crd_core_invalid(check, path, shown, "runAsUserName's User length must not be longer than 104 characters");
  if (crd_core_is_dots_and_spaces(user))
    crd_core_invalid(check, path, shown, "runAsUserName's User cannot contain only periods or spaces");
  if (crd_core_has_bad_user_character(user))
    crd_core_invalid(check, path, shown, "runAsUserName's User cannot contain the following characters: \"/\\:;|=,+*?<>@[]");
}

/* "user" or "domain\user". */
static void validate_user_name(core_check *check, crd_string name, const crd_path *path) {
  crd_string domain, user;
  bool has_domain = crd_string_cut(name, '\\', &domain, &user);
  bool more = has_domain && user.size && memchr(user.data, '\\', user.size);
  if (name.size && !crd_core_has_control_character(name) && !more) {
    crd_bad_value shown = crd_bad_json(name);
    if (has_domain) validate_domain(check, domain, shown, path);
    validate_windows_user(check, has_domain ? user : name, shown, path);
    return;
  }
  crd_core_invalid(check, path, crd_bad_json(name),
                   name.size == 0                                  ? "runAsUserName cannot be an empty string"
                   : more && !crd_core_has_control_character(name) ? "runAsUserName cannot contain more than one backslash"
                                                                   : "runAsUserName cannot contain control characters");
}

/* Upstream prints pointers to the values, and so JSON. */
static void validate_credential_name(core_check *check, crd_string name, const crd_path *path) {
  crd_texts messages = {.arena = check->arena};
  crd_check_dns1123_subdomain(&messages, name);
  for (uint32_t i = 0; i < messages.count; i++) crd_core_invalid_text(check, path, crd_bad_json(name), messages.items[i]);
}

/* validateWindowsSecurityContextOptions */
void crd_core_validate_windows_options(core_check *check, const core_windows_security_context_options *options,
                                       const crd_path *path) {
  if (!options) return;
  const core_optional_string *credential = &options->gmsa_credential_spec;
  const crd_path *at = CORE_AT(path, "gmsaCredentialSpec");
  if (options->gmsa_credential_spec_name.set)
    validate_credential_name(check, options->gmsa_credential_spec_name.value, CORE_AT(path, "gmsaCredentialSpecName"));
  if (credential->set && credential->value.size == 0)
    crd_core_bad_text(check, at, CRD_STRING(""), "gmsaCredentialSpec cannot be an empty string");
  if (credential->set && credential->value.size > CREDENTIAL_LIMIT)
    crd_core_bad_word(check, at, credential->value, "gmsaCredentialSpec size must be under 64 KiB");
  if (options->run_as_user_name.set)
    validate_user_name(check, options->run_as_user_name.value, CORE_AT(path, "runAsUserName"));
}

/* ---- host processes ---- */

static core_optional_bool host_process_of(const core_windows_security_context_options *options) {
  return options ? options->host_process : (core_optional_bool){false, false};
}

void crd_core_validate_windows_host_process_pod(core_check *check, const core_pod_spec *spec, const crd_path *path) {
  const core_container *container;
  core_container_walk walk = {.spec = spec, .spec_path = path};
  core_optional_bool of_pod = host_process_of(spec->security_context ? spec->security_context->windows_options : NULL);
  uint32_t containers = 0, on_host = 0;
  for (; (container = crd_core_container_walk_next(&walk)); containers++) {
    core_optional_bool own =
        host_process_of(container->security_context ? container->security_context->windows_options : NULL);
    const crd_path *context = CORE_AT(&walk.path, "securityContext"), *windows = CORE_AT(context, "windowsOptions");
    if (of_pod.set && own.set && of_pod.value != own.value)
      crd_core_invalid(check, CORE_AT(windows, "hostProcess"), crd_bad_bool(own.value),
                       of_pod.value ? "pod hostProcess value must be identical if both are specified, was true"
                                    : "pod hostProcess value must be identical if both are specified, was false");
    on_host += own.set ? own.value : of_pod.set && of_pod.value;
  }
  if (on_host == 0) return;
  if (on_host != containers)
    crd_core_bad_text(check, path, CRD_STRING(""),
                      "If pod contains any hostProcess containers then all containers must be HostProcess containers");
  if (!spec->host_network)
    crd_core_bad_bool(check, CORE_AT(path, "hostNetwork"), false,
                      "hostNetwork must be true if pod contains any hostProcess containers");
  if (!check->options->privileged)
    crd_core_forbidden(check, path, "hostProcess containers are disallowed by cluster policy");
}
