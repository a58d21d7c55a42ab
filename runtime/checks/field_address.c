/* SPDX-License-Identifier: Apache-2.0 */
/* IP addresses and CIDR ranges of older fields (apimachinery pkg/util/validation/ip.go): the forms that Go once accepted,
 * with leading zeros and IPv4 inside IPv6, and the forms that it accepts now. */
#include "../text/ip_forms.h"
#include "../value/joined.h"
#include "invalid.h"
#include <crd/names.h>

static crd_string canonical_form(crd_arena *arena, crd_string form) {
  return crd_arena_printf(arena, "must be in canonical form (\"%.*s\")", (int)form.size, form.data);
}

/* net.IP.String: an IPv4-mapped address as the IPv4 address inside. */
static crd_string ip_text(crd_arena *arena, crd_ip ip) {
  if (crd_ip_is_4in6(&ip)) {
    memmove(ip.bytes, ip.bytes + 12, 4);
    memset(ip.bytes + 4, 0, 12);
    ip.size = 4;
  }
  return crd_ip_format(arena, &ip);
}

/* net.IPNet.String of the range; an IPv4 range embedded in IPv6 is printed as IPv4. */
static crd_string range_text(crd_arena *arena, const crd_cidr *range) {
  crd_cidr masked = crd_cidr_masked(range);
  unsigned bits = masked.bits;
  if (crd_ip_is_4in6(&masked.ip)) bits = bits > 96 ? bits - 96 : 0;
  crd_string address = ip_text(arena, masked.ip);
  return crd_arena_printf(arena, "%.*s/%u", (int)address.size, address.data, bits);
}

/* ---- rules ---- */

void crd_check_legacy_ip(crd_texts *messages, crd_string text, bool strict) {
  crd_ip sloppy, ip;
  if (!crd_ip_parse_sloppy(text, &sloppy)) {
    crd_texts_add(messages, CRD_STRING("must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)"));
    return;
  }
  if (!strict) return;
  if (!crd_ip_parse(NULL, text, &ip, NULL))
    crd_texts_add(messages, CRD_STRING("must not have leading 0s"));
  else if (crd_ip_is_4in6(&ip))
    crd_texts_add(messages, CRD_STRING("must not be an IPv4-mapped IPv6 address"));
}

static bool check_ip(crd_errors *errors, crd_string path, crd_string text, bool strict) {
  crd_texts messages = {.arena = errors->arena};
  crd_check_legacy_ip(&messages, text, strict);
  for (uint32_t i = 0; i < messages.count; i++) invalid(errors, path, text, messages.items[i]);
  return messages.count == 0;
}

void crd_validate_legacy_ip(crd_errors *errors, crd_string path, crd_string text, bool strict) {
  check_ip(errors, path, text, strict);
}

void crd_validate_ip(crd_errors *errors, crd_string path, crd_string text) {
  crd_ip ip;
  if (!check_ip(errors, path, text, true) || !crd_ip_parse_sloppy(text, &ip)) return;
  crd_string form = ip_text(errors->arena, ip);
  if (!crd_string_equal(form, text)) invalid(errors, path, text, canonical_form(errors->arena, form));
}

static bool check_cidr(crd_errors *errors, crd_string path, crd_string text, bool strict, crd_cidr *sloppy) {
  if (!crd_cidr_parse_sloppy(text, sloppy)) {
    invalid(errors, path, text, CRD_STRING("must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)"));
    return false;
  }
  if (!strict) return true;
  crd_cidr range;
  const char *wrong = NULL;
  if (!crd_cidr_parse(NULL, text, &range, NULL)) {
    wrong = "must not have leading 0s in IP or prefix length";
  } else {
    crd_cidr masked = crd_cidr_masked(&range);
    if (crd_ip_is_4in6(&range.ip))
      wrong = "must not have an IPv4-mapped IPv6 address";
    else if (!crd_ip_equal(&range.ip, &masked.ip))
      wrong = "must not have bits set beyond the prefix length";
  }
  if (wrong) invalid(errors, path, text, crd_string_of(wrong));
  return !wrong;
}

void crd_validate_legacy_cidr(crd_errors *errors, crd_string path, crd_string text, bool strict) {
  crd_cidr range;
  check_cidr(errors, path, text, strict, &range);
}

void crd_validate_cidr(crd_errors *errors, crd_string path, crd_string text) {
  crd_cidr range;
  if (!check_cidr(errors, path, text, true, &range)) return;
  crd_string form = range_text(errors->arena, &range);
  if (!crd_string_equal(form, text)) invalid(errors, path, text, canonical_form(errors->arena, form));
}

void crd_validate_interface_address(crd_errors *errors, crd_string path, crd_string text) {
  crd_cidr range;
  if (!crd_cidr_parse_sloppy(text, &range)) {
    invalid(errors, path, text, CRD_STRING("must be a valid address in CIDR form, (e.g. 10.9.8.7/24 or 2001:db8::1/64)"));
    return;
  }
  int bits = range.bits;
  if (bits > 32 && crd_ip_is_4in6(&range.ip)) bits -= 96; /* may be negative, as upstream's is */
  crd_string address = ip_text(errors->arena, range.ip);
  crd_string form = crd_arena_printf(errors->arena, "%.*s/%d", (int)address.size, address.data, bits);
  if (!crd_string_equal(form, text)) invalid(errors, path, text, canonical_form(errors->arena, form));
}

/* ---- warnings ---- */

/* PATH: WHAT "VALUE" REST */
static void warn_of_address(crd_texts *warnings, crd_string path, const char *what, crd_string value, crd_string rest) {
  crd_texts_add(warnings, crd_joined(warnings->arena, path, crd_arena_printf(warnings->arena, ": %s ", what),
                                     crd_quoted(warnings->arena, value), CRD_STRING(" "), rest));
}

static crd_string quoting(crd_arena *arena, const char *format, crd_string form) {
  return crd_arena_printf(arena, format, (int)form.size, form.data);
}

void crd_warn_ip(crd_texts *warnings, crd_string path, crd_string text) {
  crd_arena *arena = warnings->arena;
  crd_ip sloppy, ip;
  if (!crd_ip_parse_sloppy(text, &sloppy)) return;
  if (!crd_ip_parse(NULL, text, &ip, NULL) || crd_ip_is_4in6(&ip)) {
    warn_of_address(warnings, path, "non-standard IP address", text,
                    quoting(arena, "is invalid: use \"%.*s\"", ip_text(arena, sloppy)));
    return;
  }
  crd_string form = crd_ip_format(arena, &ip);
  if (ip.size == 16 && !crd_string_equal(form, text))
    warn_of_address(warnings, path, "IPv6 address", text,
                    quoting(arena, "should be in RFC 5952 canonical format (\"%.*s\")", form));
}

void crd_warn_cidr(crd_texts *warnings, crd_string path, crd_string text) {
  crd_arena *arena = warnings->arena;
  crd_cidr sloppy, range;
  if (!crd_cidr_parse_sloppy(text, &sloppy)) return;
  uint32_t before = warnings->count;
  crd_cidr masked = crd_cidr_masked(&sloppy);
  if (!crd_ip_equal(&sloppy.ip, &masked.ip)) {
    crd_string whole = range_text(arena, &sloppy), address = ip_text(arena, sloppy.ip);
    warn_of_address(warnings, path, "CIDR value", text,
                    crd_arena_printf(arena, "is ambiguous in this context (should be \"%.*s\" or \"%.*s/%u\"?)",
                                     (int)whole.size, whole.data, (int)address.size, address.data, 8u * sloppy.ip.size));
  }
  bool parsed = crd_cidr_parse(NULL, text, &range, NULL);
  if (!parsed || crd_ip_is_4in6(&range.ip))
    warn_of_address(warnings, path, "non-standard CIDR value", text,
                    quoting(arena, "is invalid: use \"%.*s\"", range_text(arena, &sloppy)));
  if (warnings->count > before || range.ip.size != 16) return;
  crd_string form = crd_cidr_format(arena, &range);
  if (!crd_string_equal(form, text))
    warn_of_address(warnings, path, "IPv6 CIDR value", text,
                    quoting(arena, "should be in RFC 5952 canonical format (\"%.*s\")", form));
}
