/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of crd/names.h that add field errors, except those for addresses. */
#include "../base/utf8.h"
#include "invalid.h"
#include <crd/names.h>

static void plain(crd_errors *errors, crd_string path, crd_error_type type, crd_string detail) {
  report to = report_at(errors, path, NULL);
  crd_report_text(&to, type, CRD_NO_OFFSET, crd_bad_none(), detail);
}

static crd_string units(crd_arena *arena, const char *head, int64_t count, const char *unit) {
  if (count < 0) return CRD_STRING("value is too long");
  return crd_arena_printf(arena, "%s %" PRId64 " %s%s", head, count, unit, count == 1 ? "" : "s");
}

/* ---- lengths: no text is as short as a negative limit ---- */

static int64_t code_points(crd_string text) {
  int64_t count = 0;
  for (size_t i = 0; i < text.size; count++) utf8_next(text, &i);
  return count;
}

void crd_validate_max_length(crd_errors *errors, crd_string path, crd_string text, int64_t most) {
  if ((int64_t)text.size <= most || code_points(text) <= most) return;
  plain(errors, path, CRD_ERROR_TOO_LONG, units(errors->arena, "may not be more than", most, "character"));
}

void crd_validate_min_length(crd_errors *errors, crd_string path, crd_string text, int64_t least) {
  if (code_points(text) >= least) return;
  report to = report_at(errors, path, NULL);
  crd_report_text(&to, CRD_ERROR_TOO_SHORT, CRD_NO_OFFSET, crd_bad_string(text),
                  units(errors->arena, "must be at least", least, "character"));
}

void crd_validate_max_bytes(crd_errors *errors, crd_string path, crd_string text, int64_t most) {
  if ((int64_t)text.size <= most) return;
  plain(errors, path, CRD_ERROR_TOO_LONG, units(errors->arena, "may not be more than", most, "byte"));
}

/* ---- domains ---- */

/* Moves the part before the first `separator` from `rest` to `part`; false when there is no separator. */
static bool cut_part(crd_string *rest, char separator, crd_string *part) {
  const char *at = rest->size ? memchr(rest->data, separator, rest->size) : NULL;
  *part = *rest;
  if (!at) return false;
  part->size = (size_t)(at - rest->data);
  *rest = (crd_string){at + 1, rest->size - part->size - 1};
  return true;
}

static size_t count_of(crd_string text, char c) {
  size_t count = 0;
  for (size_t i = 0; i < text.size; i++) count += text.data[i] == c;
  return count;
}

/* strings.Join(messages, ","). */
static crd_string joined(const crd_texts *messages) {
  crd_text text = {.arena = messages->arena};
  for (uint32_t i = 0; i < messages->count; i++) {
    if (i) crd_text_add_char(&text, ',');
    crd_text_add(&text, messages->items[i]);
  }
  return crd_text_string(&text);
}

/* Checks a domain with at least `labels` labels; false when an error was added. */
static bool check_domain(crd_errors *errors, crd_string path, crd_string name, size_t labels, const char *detail) {
  crd_texts messages = {.arena = errors->arena};
  crd_check_dns1123_subdomain(&messages, name);
  if (messages.count)
    invalid(errors, path, name, joined(&messages));
  else if (count_of(name, '.') + 1 < labels)
    invalid(errors, path, name, crd_string_of(detail));
  else
    return true;
  return false;
}

void crd_validate_fully_qualified_name(crd_errors *errors, crd_string path, crd_string name) {
  if (name.size == 0)
    plain(errors, path, CRD_ERROR_REQUIRED, (crd_string){NULL, 0});
  else
    check_domain(errors, path, name, 3, "should be a domain with at least three segments separated by dots");
}

void crd_validate_fully_qualified_domain_name(crd_errors *errors, crd_string path, crd_string name) {
  if (name.size == 0) {
    plain(errors, path, CRD_ERROR_REQUIRED, (crd_string){NULL, 0});
    return;
  }
  if (name.data[name.size - 1] == '.') name.size--;
  if (!check_domain(errors, path, name, 2, "should be a domain with at least two segments separated by dots")) return;
  crd_string label;
  for (bool more = true; more;) {
    more = cut_part(&name, '.', &label);
    crd_texts messages = {.arena = errors->arena};
    crd_check_dns1123_label(&messages, label);
    if (messages.count == 0) continue;
    invalid(errors, path, label, joined(&messages));
    return;
  }
}

void crd_validate_domain_prefixed_path(crd_errors *errors, crd_string path, crd_string text) {
  static const char others[] = "/-._~%!$&'()*+,;=:";
  crd_string rest = text, host;
  if (text.size == 0) {
    plain(errors, path, CRD_ERROR_REQUIRED, (crd_string){NULL, 0});
    return;
  }
  if (!cut_part(&rest, '/', &host) || host.size == 0 || rest.size == 0) {
    invalid(errors, path, text, CRD_STRING("must be a domain-prefixed path (such as \"acme.io/foo\")"));
    return;
  }
  crd_texts messages = {.arena = errors->arena};
  crd_check_dns1123_subdomain(&messages, host);
  for (uint32_t i = 0; i < messages.count; i++) invalid(errors, path, host, messages.items[i]);
  for (size_t i = 0; i < rest.size; i++) {
    char c = rest.data[i];
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c && strchr(others, c))) continue;
    invalid(errors, path, rest,
            CRD_STRING("Invalid path (regex used for validation is '[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+')"));
    return;
  }
}

void crd_validate_domain_prefixed_key(crd_errors *errors, crd_string path, crd_string key) {
  if (key.size == 0) {
    plain(errors, path, CRD_ERROR_REQUIRED, (crd_string){NULL, 0});
    return;
  }
  crd_texts messages = {.arena = errors->arena};
  crd_check_qualified_name(&messages, key);
  for (uint32_t i = 0; i < messages.count; i++) invalid(errors, path, key, messages.items[i]);
  if (messages.count == 0 && count_of(key, '/') != 1)
    invalid(errors, path, key, CRD_STRING("must be a domain-prefixed key (such as \"acme.io/foo\")"));
}

/* ---- resources ---- */

/* The messages of LongName with `head` before each. */
static void long_name(crd_errors *errors, crd_string path, crd_string text, crd_string head) {
  crd_texts messages = {.arena = errors->arena};
  crd_check_long_name(&messages, text);
  for (uint32_t i = 0; i < messages.count; i++)
    invalid(errors, path, text, crd_meta_join(errors->arena, head, messages.items[i]));
}

void crd_validate_resource_pool_name(crd_errors *errors, crd_string path, crd_string name) {
  crd_validate_max_bytes(errors, path, name, 253);
  crd_string rest = name, part;
  size_t index = 0;
  for (bool more = true; more; index++) {
    more = cut_part(&rest, '/', &part);
    if (part.size == 0)
      invalid(errors, path, name, crd_arena_printf(errors->arena, "segment %zu: must not be empty", index));
    else
      long_name(errors, path, part, crd_arena_printf(errors->arena, "segment %zu: ", index));
  }
}

void crd_validate_extended_resource_name(crd_errors *errors, crd_string path, crd_string name) {
  if (count_of(name, '/') == 0)
    invalid(errors, path, name, CRD_STRING("a name must be a domain-prefixed path, such as 'example.com/my-prop'"));
  else if (crd_string_contains(name, CRD_STRING("kubernetes.io/")))
    invalid(errors, path, name, CRD_STRING("must not have \"kubernetes.io/\" domain"));
  if (crd_string_has_prefix(name, CRD_STRING("requests.")))
    invalid(errors, path, name, CRD_STRING("must not have \"requests.\" prefix"));
  crd_texts messages = {.arena = errors->arena};
  crd_check_qualified_name(&messages, crd_meta_join(errors->arena, CRD_STRING("requests."), name));
  for (uint32_t i = 0; i < messages.count; i++) invalid(errors, path, name, messages.items[i]);
}

static void check_device_name(crd_errors *errors, crd_string path, crd_string name) {
  crd_validate_max_bytes(errors, path, name, 32);
  crd_texts messages = {.arena = errors->arena};
  crd_check_c_identifier(&messages, name);
  for (uint32_t i = 0; i < messages.count; i++) invalid(errors, path, name, messages.items[i]);
}

void crd_validate_resource_fully_qualified_name(crd_errors *errors, crd_string path, crd_string name) {
  size_t slashes = count_of(name, '/');
  crd_string rest = name, prefix;
  if (slashes == 0) {
    check_device_name(errors, path, name);
    invalid(errors, path, name, CRD_STRING("a fully qualified name must be a domain and a name separated by a slash"));
    return;
  }
  if (slashes != 1) return; /* upstream reports nothing for names with more parts */
  cut_part(&rest, '/', &prefix);
  if (prefix.size == 0) {
    invalid(errors, path, prefix, CRD_STRING("prefix must not be empty"));
  } else {
    crd_validate_max_bytes(errors, path, prefix, 63);
    long_name(errors, path, prefix, CRD_STRING("prefix: "));
  }
  if (rest.size == 0)
    invalid(errors, path, rest, CRD_STRING("name must not be empty"));
  else
    check_device_name(errors, path, rest);
}
