/* SPDX-License-Identifier: Apache-2.0 */
/* Parses the format itself, because vfprintf can escape neither a text before its precision cuts it nor its whole output:
 * line breaks in the format must stay. */
#include "say.h"
#include <crd/shown.h>
#include <stdarg.h>
#include <stdint.h>

/* The destination: exactly one member is set. */
typedef struct sink {
  FILE *stream;
  crd_text *text;
} sink;

/* A conversion of the format. */
typedef struct conversion {
  bool left, zeros;
  int width, precision; /* precision -1: none */
  unsigned longs;       /* of h, l, ll: how many l */
  char size, letter;    /* size: 0, 'h', 'l', 'z' or 'j' */
} conversion;

static void put(const sink *to, crd_string text) {
  if (to->text)
    crd_text_add(to->text, text);
  else if (text.size)
    fwrite(text.data, 1, text.size, to->stream);
}

static void put_shown(const sink *to, crd_string text, crd_shown how) {
  if (to->text)
    crd_text_add_shown(to->text, text, how);
  else
    crd_print_shown(to->stream, text, how);
}

static void pad(const sink *to, int width, size_t used, bool zeros) {
  for (size_t i = used; width > 0 && i < (size_t)width; i++) put(to, zeros ? CRD_STRING("0") : CRD_STRING(" "));
}

/* A width or precision: digits of the format, or an argument for `*`. */
static int take_width(const char **at, va_list *arguments) {
  int count = 0;
  if (**at == '*') {
    ++*at;
    return va_arg(*arguments, int);
  }
  for (; **at >= '0' && **at <= '9'; ++*at) count = count * 10 + (**at - '0');
  return count;
}

/* Parses the conversion after a '%'; returns the position after it. */
static const char *read_conversion(conversion *read, const char *at, va_list *arguments) {
  *read = (conversion){.precision = -1};
  for (; *at == '-' || *at == '0'; at++) *(*at == '-' ? &read->left : &read->zeros) = true;
  read->width = take_width(&at, arguments);
  if (*at == '.') {
    at++;
    read->precision = take_width(&at, arguments);
  }
  for (; *at == 'h' || *at == 'l' || *at == 'z' || *at == 'j'; at++) {
    read->size = *at;
    read->longs += *at == 'l';
  }
  read->letter = *at;
  return *at ? at + 1 : at;
}

static void say_string(const sink *to, const conversion *how, const char *data) {
  if (!data && how->precision != 0) data = "(null)";
  const size_t size = !data ? 0 : how->precision < 0 ? strlen(data) : strnlen(data, (size_t)how->precision);
  if (!how->left) pad(to, how->width, size, false);
  if (size) put_shown(to, (crd_string){data, size}, how->left && !how->width ? CRD_SHOWN_LINES : CRD_SHOWN_LINE);
  if (how->left) pad(to, how->width, size, false);
}

static void say_number(const sink *to, const conversion *how, const char *digits) {
  const size_t size = strlen(digits);
  if (!how->left) pad(to, how->width, size, how->zeros);
  put(to, (crd_string){digits, size});
  if (how->left) pad(to, how->width, size, false);
}

static long long take_signed(const conversion *how, va_list *arguments) {
  if (how->size == 'z') return (long long)va_arg(*arguments, size_t);
  if (how->size == 'j') return va_arg(*arguments, intmax_t);
  if (how->longs > 1) return va_arg(*arguments, long long);
  return how->longs ? va_arg(*arguments, long) : va_arg(*arguments, int);
}

static unsigned long long take_unsigned(const conversion *how, va_list *arguments) {
  if (how->size == 'z') return va_arg(*arguments, size_t);
  if (how->size == 'j') return va_arg(*arguments, uintmax_t);
  if (how->longs > 1) return va_arg(*arguments, unsigned long long);
  return how->longs ? va_arg(*arguments, unsigned long) : va_arg(*arguments, unsigned);
}

static void say_conversion(const sink *to, const conversion *how, va_list *arguments) {
  char digits[400]; /* room for the largest double */
  const int precision = how->precision < 0 ? 6 : how->precision;
  switch (how->letter) {
  case 's':
    say_string(to, how, va_arg(*arguments, const char *));
    return;
  case 'c':
    say_string(to, how, (char[]){(char)va_arg(*arguments, int), '\0'});
    return;
  case 'd':
  case 'i':
    snprintf(digits, sizeof digits, "%lld", take_signed(how, arguments));
    break;
  case 'u':
    snprintf(digits, sizeof digits, "%llu", take_unsigned(how, arguments));
    break;
  case 'x':
    snprintf(digits, sizeof digits, "%llx", take_unsigned(how, arguments));
    break;
  case 'f':
    snprintf(digits, sizeof digits, "%.*f", precision, va_arg(*arguments, double));
    break;
  case 'g':
    snprintf(digits, sizeof digits, "%.*g", precision, va_arg(*arguments, double));
    break;
  default: /* "%%" */
    put(to, CRD_STRING("%"));
    return;
  }
  say_number(to, how, digits);
}

static void say_all(const sink *to, const char *format, va_list *arguments) {
  for (const char *at = format; *at;) {
    const char *end = strchr(at, '%');
    if (!end) end = at + strlen(at);
    put(to, (crd_string){at, (size_t)(end - at)});
    if (!*end) return;
    conversion how;
    at = read_conversion(&how, end + 1, arguments);
    say_conversion(to, &how, arguments);
  }
}

void crd_say(FILE *stream, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  say_all(&(sink){.stream = stream}, format, &arguments);
  va_end(arguments);
}

void crd_say_text(crd_text *text, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  say_all(&(sink){.text = text}, format, &arguments);
  va_end(arguments);
}
