/* SPDX-License-Identifier: Apache-2.0 */
/* String formats at their edges. Each line was asked of kube-openapi's strfmt. */
#include <crd/format.h>
#include <criterion/criterion.h>

static void check(const char *format, crd_string text, bool valid) {
  crd_format kind = crd_format_lookup(crd_string_of(format));
  cr_assert_neq(kind, CRD_FORMAT_NONE, "%s is no format", format);
  cr_assert_eq(crd_format_check(kind, text), valid, "%s of \"%.*s\"", format, (int)text.size, text.data);
}
#define GOOD(format, literal) check(format, CRD_STRING(literal), true)
#define BAD(format, literal) check(format, CRD_STRING(literal), false)

Test(formats, names_ignore_dashes_but_not_case) {
  cr_assert_eq(crd_format_lookup(CRD_STRING("date-time")), CRD_FORMAT_DATETIME);
  cr_assert_eq(crd_format_lookup(CRD_STRING("d-ate-time-")), CRD_FORMAT_DATETIME);
  cr_assert_eq(crd_format_lookup(CRD_STRING("DateTime")), CRD_FORMAT_NONE);
  cr_assert_eq(crd_format_lookup(CRD_STRING("int-32")), CRD_FORMAT_NONE);
  cr_assert_eq(crd_format_lookup(CRD_STRING("int32")), CRD_FORMAT_INT32);
  cr_assert_eq(crd_format_lookup(CRD_STRING("")), CRD_FORMAT_NONE);
}

Test(formats, times) {
  GOOD("date", "2020-02-29");
  BAD("date", "2019-02-29");
  BAD("date", "2020-1-01");
  GOOD("date-time", "2014-12-15t19:30:20z");
  GOOD("date-time", "2014-12-15T19:30:20+99:99");
  GOOD("date-time", "2014-12-15T00:00:00x5Z");
  GOOD("date-time",
       "2014-12-15T00:00:00\xc3\xa9"
       "5Z");
  GOOD("date-time", "2014-12-15T00:00:00ZT");
  BAD("date-time", "2014-12-15T00:00:00");
  BAD("date-time", "2014-12-15T00:00:60Z");
  BAD("date-time", "2014-12-15T00:00:00Z\0");
}

Test(formats, durations) {
  GOOD("duration", "1.5h");
  GOOD("duration", "3 weeks");
  GOOD("duration", "0");
  GOOD("duration", "1\xce\xbcs");
  GOOD("duration", "-9223372036854775808ns");
  GOOD("duration", "1.99999999999999999999999h");
  BAD("duration", "99999999999999999999h");
  BAD("duration", "10 parsecs");
  BAD("duration", "1");
  BAD("duration", "");
}

Test(formats, addresses) {
  GOOD("ipv4", "01.02.3.4");
  GOOD("ipv4", "::ffff:1.2.3.4");
  BAD("ipv4", "::1");
  GOOD("ipv6", "1:2:3:4:5:6:7::");
  BAD("ipv6", "fe80::1%eth0");
  BAD("ipv6", "00001::");
  GOOD("cidr", "010.0.0.1/8");
  BAD("cidr", "::/129");
  GOOD("mac", "0123.4567.89ab");
  BAD("mac", "01:23-45:67:89:ab");
}

Test(formats, uris) {
  GOOD("uri", "http://a.b:80/c?d#e");
  GOOD("uri", "/a b");
  GOOD("uri", "a:b");
  GOOD("uri", "http://[fe80::1%25en0]/");
  GOOD("uri", "postgres://a:1,b:2/");
  BAD("uri", "http://a:b:c/");
  BAD("uri", "http://a/%zz");
  BAD("uri", "http://[1.2.3.4]/");
  BAD("uri", "x");
  BAD("uri", "/\x7f");
  BAD("uri", "/a\0b");
}

Test(formats, emails) {
  GOOD("email", "Bob <a@b.c>");
  GOOD("email", "\"a b\"@c");
  GOOD("email", "a@[::1]");
  GOOD("email", "a@b (c)");
  GOOD("email", "g: a@b;");
  BAD("email", "g: a@b, c@d;");
  BAD("email", "a..b@c");
  BAD("email", "=?foo?q?x?= <a@b>");
  BAD("email", "a@b (=?foo?q?x?=)");
}

Test(formats, numbers_and_codes) {
  GOOD("isbn", "0-306-40615-2");
  GOOD("isbn10", "080442957X");
  BAD("isbn13", "080442957X");
  GOOD("creditcard", "4111-1111-1111-1111");
  BAD("creditcard", "4111-1111-1111-1112");
  BAD("ssn", "123456789");
  GOOD("rgbcolor", "rgb( 255 , 0,12 )");
  BAD("rgbcolor", "rgb(01,0,0)");
  GOOD("byte", "YWI=");
  BAD("byte", "");
  GOOD("uuid4", "12345678-1234-4234-B234-123456789abc");
  BAD("uuid5", "12345678-1234-4234-8234-123456789abc");
  GOOD("hostname", "foo.bar-baz.com");
  BAD("hostname", "1.2.3.4");
}

Test(formats, kubernetes_names) {
  GOOD("k8s-short-name", "a-b");
  BAD("k8s-short-name", "a.b");
  GOOD("k8s-long-name", "a.b-c.d");
  BAD("k8s-long-name", "a.-b");
  BAD("k8s-long-name", "a-.b");
  BAD("k8s-long-name", "a.");
}
