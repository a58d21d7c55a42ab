/* SPDX-License-Identifier: Apache-2.0 */
/* Scans a message from its beginning. A mark is a quote with the backslashes before it, whose number shows how deep strings
 * are nested. A quoted text ends at the next mark with the same number. */
#include "hidden_values.h"
#include <stdio.h>

#define KEPT 256u                     /* bytes that are printed of a value that is too long */
#define NAME_MOST 128u                /* bytes: longer names are not checked */
#define DEPTH_MOST 15u                /* backslashes of a mark: four nested strings */
#define VALUE_MOST ((size_t)64 << 10) /* bytes that are searched for the end of a value */
#define VALUE_ENDS " \"'\\,;&=<>()]}"

typedef struct hiding {
  crd_string message;
  char *out;
  size_t size, room;
} hiding;

static void hide_add(hiding *hiding, const char *data, size_t size) {
  if (size > hiding->room - hiding->size) size = hiding->room - hiding->size;
  memcpy(hiding->out + hiding->size, data, size);
  hiding->size += size;
}

static void hide_add_text(hiding *hiding, crd_string text) {
  hide_add(hiding, text.data, text.size);
}

/* ---- names ---- */

bool crd_name_is_secret(crd_string name) {
  static const char *const parts[] = {"password", "passwd",     "passphrase",       "secret", "token",
                                      "pwd",      "credential", "connectionstring", "jwt",    "bearer"};
  static const char *const keys[] = {"apikey", "accesskey", "privatekey", "authkey", "signingkey", "encryptionkey"};
  static const char *const others[] = {"name",   "names", "ref",      "refs",    "file",      "path",    "seconds",
                                       "url",    "type",  "kind",     "mode",    "class",     "store",   "template",
                                       "policy", "id",    "provider", "version", "namespace", "enabled", "topologykey"};
  char letters[NAME_MOST];
  crd_string plain = {letters, 0};
  bool words = false; /* the name has dashes or underscores: "SSH_KEY" */
  for (size_t i = 0; i < name.size && plain.size < sizeof letters; i++) {
    char c = name.data[i];
    if (c >= 'A' && c <= 'Z') c = (char)(c - 'A' + 'a');
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
      letters[plain.size++] = c;
    else
      words |= c == '-' || c == '_';
  }
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (crd_string_has_suffix(plain, crd_string_of(others[i]))) return false;
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (crd_string_contains(plain, crd_string_of(parts[i]))) return true;
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
    if (crd_string_has_suffix(plain, crd_string_of(keys[i]))) return true;
  return (words && (crd_string_has_suffix(plain, CRD_STRING("key")) || crd_string_has_suffix(plain, CRD_STRING("pass")))) ||
         crd_string_equal(plain, CRD_STRING("pass"));
}

static bool is_of_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
}

static bool is_flag(crd_string text) {
  return text.size && text.data[0] == '-';
}

static bool is_secret_flag(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (!is_of_name(text.data[i])) return false;
  return is_flag(text) && crd_name_is_secret(text);
}

/* ---- quoted texts ---- */

/* The size of the mark at `at`, a quote and the backslashes before it; 0: there is none. */
static size_t mark_at(crd_string text, size_t at) {
  size_t end = at;
  while (end < text.size && end - at < DEPTH_MOST && text.data[end] == '\\') end++;
  return end < text.size && text.data[end] == '"' ? end + 1 - at : 0;
}

typedef struct quoted_text {
  crd_string text; /* between the marks */
  size_t end;      /* after the second mark */
} quoted_text;

/* Finds the text in marks of size `mark` that begins at `at`; false: there is none. */
static bool quoted_at(crd_string from, size_t at, size_t mark, quoted_text *found) {
  if (mark_at(from, at) != mark || !mark) return false;
  for (size_t end = at + mark; end < from.size;) {
    size_t size = mark_at(from, end);
    if (size == mark) {
      *found = (quoted_text){crd_string_slice(from, at + mark, end), end + mark};
      return true;
    }
    while (!size && end < from.size && from.data[end] == '\\') end++; /* backslashes without a quote */
    end += size ? size : end < from.size;
  }
  return false;
}

static size_t behind_blanks(crd_string text, size_t at) {
  while (at < text.size && text.data[at] == ' ') at++;
  return at;
}

/* Finds the value after a quoted key: a `:` and a text in the same quotes. */
static bool value_behind(crd_string text, size_t at, size_t mark, quoted_text *value) {
  at = behind_blanks(text, at);
  return at < text.size && text.data[at] == ':' && quoted_at(text, behind_blanks(text, at + 1), mark, value);
}

/* In `"name":"REDIS_PASSWORD","value":"..."` finds the value. */
static bool value_of_entry(crd_string text, const quoted_text *name, size_t mark, quoted_text *value) {
  quoted_text key;
  size_t at = behind_blanks(text, name->end);
  return at < text.size && text.data[at] == ',' && quoted_at(text, behind_blanks(text, at + 1), mark, &key) &&
         crd_string_equal(key.text, CRD_STRING("value")) && value_behind(text, key.end, mark, value) &&
         crd_name_is_secret(name->text);
}

/* In `"--password","..."` finds the value. */
static bool value_of_flag(crd_string text, const quoted_text *flag, size_t mark, quoted_text *value) {
  size_t at = behind_blanks(text, flag->end);
  return is_secret_flag(flag->text) && at < text.size && text.data[at] == ',' &&
         quoted_at(text, behind_blanks(text, at + 1), mark, value) && !is_flag(value->text);
}

/* Whether the text at `at` is a secret's name; sets `secret` to the value that must be hidden. */
static bool secret_at(crd_string text, size_t at, size_t mark, quoted_text *secret) {
  quoted_text key, value;
  if (!quoted_at(text, at, mark, &key)) return false;
  if (value_of_flag(text, &key, mark, secret)) return true;
  if (!value_behind(text, key.end, mark, &value)) return false;
  *secret = value;
  return crd_name_is_secret(key.text) ||
         (crd_string_equal(key.text, CRD_STRING("name")) && value_of_entry(text, &value, mark, secret));
}

/* ---- the value in a field error ---- */

/* The end of a value that has no end nearby: the last ": " of the message, or the end of the message. */
static size_t last_part(crd_string text, size_t at) {
  size_t end = text.size;
  while (end > at && !(end + 1 < text.size && text.data[end] == ':' && text.data[end + 1] == ' ')) end--;
  return end > at ? end : text.size;
}

/* The end of the value at `at`, a quoted text or brackets; `at` itself when it is neither. */
static size_t value_end(crd_string text, size_t at) {
  quoted_text whole;
  size_t mark = mark_at(text, at), depth = 0;
  if (mark) return quoted_at(text, at, mark, &whole) ? whole.end : last_part(text, at);
  for (size_t i = at; i < text.size && i - at < VALUE_MOST; i++) {
    char c = text.data[i];
    if (!depth && (c == ' ' || c == ':')) return at;
    if (c == '"' && quoted_at(text, i, 1, &whole)) {
      i = whole.end - 1;
      continue;
    }
    depth += c == '{' || c == '[';
    if ((c == '}' || c == ']') && depth && !--depth) return i + 1;
  }
  return depth ? last_part(text, at) : at;
}

/* Whether the field before ": Invalid value: " has a name that is secret; `at` is where the value begins. */
static bool is_secret_field(crd_string text, size_t at, size_t head) {
  size_t end = at - head, from;
  while (end > 0 && (text.data[end - 1] == ']' || text.data[end - 1] == '"')) end--;
  for (from = end; from > 0 && !strchr(" .[\"", text.data[from - 1]);) from--;
  return crd_name_is_secret(crd_string_slice(text, from, end));
}

/* The length of ": Invalid value: " or a similar text before `at`; 0: there is none. */
static size_t head_before(crd_string text, size_t at) {
  static const char *const heads[] = {": Invalid value: ", ": Unsupported value: ", ": Duplicate value: "};
  for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
    if (crd_string_has_suffix(crd_string_slice(text, 0, at), crd_string_of(heads[i]))) return strlen(heads[i]);
  return 0;
}

static void hide_within(hiding *hiding, size_t from, size_t to);

/* Writes a replacement for a secret or too long value; returns where to continue: its end, or `at` without replacement. */
static size_t hide_value(hiding *hiding, size_t at, size_t head) {
  crd_string text = hiding->message;
  size_t end = value_end(text, at), mark = mark_at(text, at);
  if (end > at && mark && is_secret_field(text, at, head)) {
    hide_add_text(hiding, CRD_STRING("\"***\""));
    return end;
  }
  if (end - at <= HIDDEN_VALUE_LIMIT) return at;
  size_t kept = at + KEPT;
  while (kept > at && ((unsigned char)text.data[kept] & 0xC0) == 0x80) kept--;
  hide_within(hiding, at, kept);
  char more[48];
  int size = snprintf(more, sizeof more, "... (%zu bytes)", end - at);
  hide_add(hiding, more, (size_t)size);
  return end;
}

/* ---- NAME=value, --name value, scheme://user:value@host, Bearer value ---- */

/* The name that ends at `end`. */
static crd_string name_before(crd_string text, size_t end) {
  size_t from = end;
  while (from > 0 && is_of_name(text.data[from - 1])) from--;
  return crd_string_slice(text, from, end);
}

/* Whether `at` follows the second colon of scheme://user:value@host. */
static bool is_behind_user(crd_string text, size_t at) {
  size_t from = at - 1;
  while (from > 0 && text.data[from - 1] != '/' && !strchr(VALUE_ENDS "@:", text.data[from - 1])) from--;
  return crd_string_has_suffix(crd_string_slice(text, 0, from), CRD_STRING("://"));
}

typedef enum given_secret { GIVEN_NOTHING, GIVEN_VALUE, GIVEN_OF_USER } given_secret;

/* Decides from the text before `at` whether a secret begins there. */
static given_secret given_at(crd_string text, size_t at) {
  const char before = at ? text.data[at - 1] : 0;
  if (before == ':') return is_behind_user(text, at) ? GIVEN_OF_USER : GIVEN_NOTHING;
  if (before != '=' && before != ' ') return GIVEN_NOTHING;
  const crd_string name = name_before(text, at - 1);
  const bool secret = before == '='
                          ? crd_name_is_secret(name)
                          : crd_string_equal(name, CRD_STRING("Bearer")) || (is_secret_flag(name) && text.data[at] != '-');
  return secret ? GIVEN_VALUE : GIVEN_NOTHING;
}

/* The end of the secret at `at`; `at` itself when there is none. */
static size_t given_end(crd_string text, size_t at, size_t to) {
  const given_secret given = given_at(text, at);
  size_t end = at;
  if (!given) return at;
  while (end < text.size && !strchr(given == GIVEN_OF_USER ? VALUE_ENDS "/@" : VALUE_ENDS, text.data[end])) end++;
  if (given == GIVEN_OF_USER && (end == text.size || text.data[end] != '@')) return at;
  return end < to ? end : to;
}

static void hide_within(hiding *hiding, size_t from, size_t to) {
  crd_string text = hiding->message;
  for (size_t at = from; at < to;) {
    quoted_text secret;
    size_t mark = mark_at(text, at), end = mark ? at : given_end(text, at, to);
    if (mark && secret_at(text, at, mark, &secret)) {
      size_t value = (size_t)(secret.text.data - text.data);
      hide_add(hiding, text.data + at, (value < to ? value : to) - at);
      if (value < to && secret.text.size) hide_add_text(hiding, CRD_STRING("***"));
      at = secret.end - mark;
      if (at < to) hide_add(hiding, text.data + at, mark);
      at += mark;
    } else if (mark) {
      hide_add(hiding, text.data + at, mark < to - at ? mark : to - at);
      at += mark;
    } else if (end > at) {
      hide_add_text(hiding, CRD_STRING("***"));
      at = end;
    } else {
      hide_add(hiding, text.data + at++, 1);
    }
  }
}

size_t crd_hide_values(crd_string message, char *out, size_t room) {
  hiding hiding = {.message = message, .out = out, .room = room};
  for (size_t at = 0, from = 0; at <= message.size; at++) {
    size_t head = at < message.size ? head_before(message, at) : 0;
    if (!head && at < message.size) continue;
    hide_within(&hiding, from, at);
    from = head ? hide_value(&hiding, at, head) : at;
    at = from > at ? from - 1 : at;
  }
  return hiding.size;
}
