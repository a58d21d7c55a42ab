/* SPDX-License-Identifier: Apache-2.0 */
/* Makes C identifiers from arbitrary names. */
#include "../../runtime/base/ascii.h"
#include "../../runtime/base/nearest_name.h"
#include "types/symbols.h"

/* Keywords of C and C++; macros of standard headers and of GNU dialects; the members that every struct has.
 */
static const char reserved[] =
    "EOF NULL _Alignas _Alignof _Atomic _Bool _Complex _Generic _Imaginary _Noreturn _Static_assert _Thread_local "
    "alignas alignof and and_eq asm assert auto bit_of bitand bitor bool break case catch char char16_t char32_t "
    "char8_t class co_await co_return co_yield compl complex concept const const_cast consteval constexpr constinit "
    "continue decltype default delete do double dynamic_cast else enum errno explicit export extern false float for "
    "friend goto has i386 if imaginary inline int linux long mutable namespace new noexcept noreturn not not_eq "
    "nullptr object offsetof operator or or_eq private protected public register reinterpret_cast requires restrict "
    "return short signed sizeof static static_assert static_cast stderr stdin stdout struct switch template this "
    "thread_local throw true try typedef typeid typename typeof typeof_unqual union unix unsigned using va_arg "
    "va_copy va_end va_start virtual void volatile wchar_t while xor xor_eq";

static bool is_word_char(char c) {
  return is_digit(c) || is_upper(c) || is_lower(c) || c == '_';
}

crd_string crdc_identifier_plain(crd_arena *arena, crd_string name) {
  char *text = crd_arena_alloc(arena, name.size + 1);
  for (size_t i = 0; i < name.size; i++) text[i] = is_word_char(name.data[i]) ? name.data[i] : '_';
  text[name.size] = 0;
  return (crd_string){text, name.size};
}

crd_string crdc_identifier_member(crd_arena *arena, crd_string name) {
  crd_string plain = crdc_identifier_plain(arena, name);
  if (plain.size == 0) return CRD_STRING("_");
  /* Identifiers that start with two underscores or one and a capital belong to the implementation. */
  bool implementation = plain.size > 1 && plain.data[0] == '_' && (plain.data[1] == '_' || is_upper(plain.data[1]));
  if (is_digit(plain.data[0])) return crd_arena_printf(arena, "_%s", plain.data);
  if (implementation) return crd_arena_printf(arena, "x%s", plain.data);
  return crd_is_among(plain, reserved) ? crd_arena_printf(arena, "%s_", plain.data) : plain;
}

crd_string crdc_identifier_pascal(crd_arena *arena, crd_string name) {
  char *text = crd_arena_alloc(arena, name.size + 1);
  size_t size = 0;
  bool capital = true;
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    if (!is_word_char(c) || c == '_') {
      capital = true;
      continue;
    }
    text[size++] = capital && is_lower(c) ? (char)(c - 'a' + 'A') : c;
    capital = false;
  }
  text[size] = 0;
  return (crd_string){text, size};
}

static bool is_vowel(char c) {
  return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}

crd_string crdc_identifier_singular(crd_arena *arena, crd_string name) {
  static const char *const invariant[] = {"ss", "us", "is", "Status", "dns", "DNS", "tls", "TLS", "series", "as", "os"};
  static const char *const sibilant[] = {"sses", "uses", "liases", "shes", "ches", "xes", "zes"};
  for (size_t i = 0; i < sizeof sibilant / sizeof *sibilant; i++)
    if (crd_string_has_suffix(name, crd_string_of(sibilant[i]))) return (crd_string){name.data, name.size - 2};
  if (crd_string_has_suffix(name, CRD_STRING("ies")) && name.size > 4 && !is_vowel(name.data[name.size - 4]))
    return crd_arena_printf(arena, "%.*sy", (int)(name.size - 3), name.data);
  for (size_t i = 0; i < sizeof invariant / sizeof *invariant; i++)
    if (crd_string_has_suffix(name, crd_string_of(invariant[i]))) return name;
  if (crd_string_has_suffix(name, CRD_STRING("s")) && name.size > 2) return (crd_string){name.data, name.size - 1};
  return name;
}

bool crdc_identifier_is_valid(crd_string name) {
  if (name.size == 0 || is_digit(name.data[0]) || name.data[0] == '_' || crd_is_among(name, reserved)) return false;
  for (size_t i = 0; i < name.size; i++)
    if (!is_word_char(name.data[i])) return false;
  return true;
}
