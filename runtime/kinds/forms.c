/* SPDX-License-Identifier: Apache-2.0 */
/* The checks of forms.h. Upstream's regular expressions are loops over bytes here. Go's expressions match runes, but all
 * sets of these expressions, or their complements, are ASCII. */
#include "forms.h"
#include "../base/ascii.h"
#include "../base/utf8.h"
#include <crd/go_text.h>

static bool is_alnum(char c) {
  return is_letter(c) || is_digit(c);
}

static bool is_one_of(char c, const char *set) {
  return c && strchr(set, c);
}

static bool has_any_of(crd_string text, const char *set) {
  for (size_t i = 0; i < text.size; i++)
    if (is_one_of(text.data[i], set)) return true;
  return false;
}

static ptrdiff_t last_index(crd_string text, char c) {
  size_t after = text.size;
  while (after && text.data[after - 1] != c) after--;
  return (ptrdiff_t)after - 1;
}

static ptrdiff_t first_index(crd_string text, char c) {
  const char *found = text.size ? memchr(text.data, c, text.size) : NULL;
  return found ? found - text.data : -1;
}

/* ---- paths ---- */

bool crd_core_path_is_absolute(crd_string path) {
  return path.size && path.data[0] == '/';
}

bool crd_core_path_has_backstep(crd_string path) {
  crd_string part;
  for (size_t at = 0; crd_string_next_part(path, '/', &at, &part);)
    if (crd_string_equal(part, CRD_STRING(".."))) return true;
  return false;
}

/* ---- addresses ---- */

bool crd_core_is_host_port(crd_string text) {
  ptrdiff_t colon = last_index(text, ':'), opened = 0, closed = 0;
  if (colon < 0) return false;
  if (text.data[0] == '[') {
    closed = first_index(text, ']');
    if (closed < 0 || closed + 1 != colon) return false;
    opened = 1, closed++;
  } else if (first_index(text, ':') != colon) {
    return false;
  }
  return first_index(crd_string_slice(text, (size_t)opened, text.size), '[') < 0 &&
         first_index(crd_string_slice(text, (size_t)closed, text.size), ']') < 0;
}

/* ---- iSCSI ---- */

bool crd_core_is_iscsi_kind(crd_string name) {
  return crd_string_has_prefix(name, CRD_STRING("iqn")) || crd_string_has_prefix(name, CRD_STRING("eui")) ||
         crd_string_has_prefix(name, CRD_STRING("naa"));
}

/* "eui" or "naa", any character but a line break, and that many letters and digits. */
static bool is_iscsi_identifier(crd_string name, size_t digits) {
  size_t length;
  if (name.size < 4 || name.data[3] == '\n') return false;
  crd_utf8_decode(name.data + 3, name.data + name.size, &length);
  if (name.size != 3 + length + digits) return false;
  for (size_t i = 3 + length; i < name.size; i++)
    if (!is_alnum(name.data[i])) return false;
  return true;
}

/* The start of the part after an iqn's colon: the longest suffix of the name without these characters. */
static size_t find_iqn_tail(crd_string name) {
  size_t from = name.size;
  while (from && !is_one_of(name.data[from - 1], ",;*&$|") && !is_space(name.data[from - 1])) from--;
  return from;
}

/* "iqn.2001-04." */
enum { IQN_HEAD = 12 };
static bool is_iqn_head(const char *at) {
  static const char form[] = "iqn.dddd-dd.";
  for (size_t i = 0; i < IQN_HEAD; i++)
    if (form[i] == 'd' ? !is_digit(at[i]) : at[i] != form[i]) return false;
  return true;
}

/* The expression may match at any position. Each run of characters of the authority is tried once: a match that begins
 * inside the run would end at the same colon. */
static bool is_iqn(crd_string name) {
  size_t tail = find_iqn_tail(name);
  for (size_t i = 0; i + IQN_HEAD < name.size; i++) {
    if (!is_iqn_head(name.data + i)) continue;
    size_t from = i + IQN_HEAD, end = from;
    while (end < name.size && (is_alnum(name.data[end]) || name.data[end] == '-' || name.data[end] == '.')) end++;
    if (end > from && end + 1 < name.size && name.data[end] == ':' && end + 1 >= tail) return true;
    if (end > from) i = end - 1;
  }
  return false;
}

bool crd_core_is_iscsi_name(crd_string name) {
  if (crd_string_has_prefix(name, CRD_STRING("iqn"))) return is_iqn(name);
  return is_iscsi_identifier(name, crd_string_has_prefix(name, CRD_STRING("eui")) ? 16 : 32);
}

/* ---- sysctls ---- */

enum { SYSCTL_LIMIT = 253 };

bool crd_core_is_sysctl_name(crd_string name) {
  if (name.size == 0 || name.size > SYSCTL_LIMIT) return false;
  bool inside = false; /* the previous byte belongs to a segment */
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    bool end = is_lower(c) || is_digit(c), separator = c == '.' || c == '/';
    if (!end && !separator && c != '-' && c != '_') return false;
    bool next_ends = i + 1 == name.size || name.data[i + 1] == '.' || name.data[i + 1] == '/';
    if (separator ? !inside : !end && (!inside || next_ends)) return false;
    inside = !separator;
  }
  return inside;
}

/* Byte `i` of a sysctl's name with dots as separators (utilsysctl.NormalizeName), up to a star. */
static char normal_byte(crd_string name, bool swapped, size_t i) {
  char c = name.data[i];
  if (!swapped) return c;
  return (char)(c == '.' ? '/' : c == '/' ? '.' : c);
}

static bool is_normal(crd_string name, const char *wanted, bool prefix) {
  size_t first = 0, size = strlen(wanted), end = 0;
  while (first < name.size && name.data[first] != '.' && name.data[first] != '/') first++;
  bool swapped = first < name.size && name.data[first] == '/';
  while (end < name.size && name.data[end] != '*') end++;
  if (prefix ? end < size : end != size) return false;
  for (size_t i = 0; i < size; i++)
    if (normal_byte(name, swapped, i) != wanted[i]) return false;
  return true;
}

bool crd_core_sysctl_is_of_network(crd_string name) {
  return is_normal(name, "net.", true);
}

bool crd_core_sysctl_is_of_ipc(crd_string name) {
  static const char *const names[] = {
      "kernel.sem",    "kernel.shmall", "kernel.shmmax", "kernel.shmmni", "kernel.shm", "kernel.shm_rmid_forced",
      "kernel.msgmax", "kernel.msgmnb", "kernel.msgmni", "kernel.msg"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (is_normal(name, names[i], false)) return true;
  return is_normal(name, "fs.mqueue.", true);
}

/* ---- Windows ---- */

bool crd_core_has_control_character(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if ((unsigned char)text.data[i] < 0x20 || text.data[i] == 0x7F) return true;
  return false;
}

bool crd_core_is_netbios_domain(crd_string domain) {
  enum { LONGEST = 15 };
  size_t characters = 0;
  for (size_t i = 0; i < domain.size; i++) characters += (domain.data[i] & 0xC0) != 0x80;
  return characters > 0 && characters <= LONGEST && domain.data[0] != '.' && !has_any_of(domain, "\\/:*?\"<>|");
}

static bool is_windows_label(crd_string label) {
  enum { LONGEST = 63 };
  if (label.size == 0 || label.size > LONGEST || label.data[0] == '-' || label.data[label.size - 1] == '-') return false;
  for (size_t i = 0; i < label.size; i++)
    if (!is_alnum(label.data[i]) && label.data[i] != '-') return false;
  return true;
}

bool crd_core_is_windows_dns_domain(crd_string domain) {
  crd_string label;
  for (size_t at = 0; crd_string_next_part(domain, '.', &at, &label);)
    if (!is_windows_label(label)) return false;
  return true;
}

bool crd_core_is_dots_and_spaces(crd_string user) {
  for (size_t i = 0; i < user.size; i++)
    if (user.data[i] != '.' && user.data[i] != ' ') return false;
  return user.size > 0;
}

bool crd_core_has_bad_user_character(crd_string user) {
  return has_any_of(user, "\"/\\:;|=,+*?<>@[]");
}

/* ---- annotations ---- */

bool crd_core_is_deletion_cost(crd_string text) {
  int64_t cost;
  if (text.size == 0 || text.data[0] == '+' || (text.data[0] == '0' && text.size > 1)) return false;
  return crd_go_int_parse(NULL, "ParseInt", text, &cost, NULL) && cost >= INT32_MIN && cost <= INT32_MAX;
}
