/* SPDX-License-Identifier: Apache-2.0 */
/* The forms of texts in pods, on both sides of each of their borders. What is expected is what the expressions of
 * pkg/apis/core/validation match. */
#include "../../../runtime/kinds/forms.h"

#include <criterion/criterion.h>

typedef bool text_form(crd_string text);

static void expect(text_form *form, bool wanted, const char *const *texts) {
  for (; *texts; texts++) cr_expect_eq(form(crd_string_of(*texts)), wanted, "\"%s\" should be %d", *texts, wanted);
}
#define TAKES(form, ...) expect(form, true, (const char *const[]){__VA_ARGS__, NULL})
#define REFUSES(form, ...) expect(form, false, (const char *const[]){__VA_ARGS__, NULL})

/* So many letters, then an end. */
static const char *letters(size_t count, const char *end) {
  static char texts[8][600];
  static unsigned next;
  char *text = texts[next++ % 8];
  memset(text, 'a', count);
  strcpy(text + count, end);
  return text;
}

Test(core_forms, paths_have_backsteps_as_whole_elements) {
  TAKES(crd_core_path_has_backstep, "..", "../a", "a/..", "a/../b", "/..", "a//..");
  REFUSES(crd_core_path_has_backstep, "", ".", "...", "..a", "a..", "a/..b", "./a", "/");
}

Test(core_forms, hosts_and_ports_stand_around_one_colon) {
  TAKES(crd_core_is_host_port, "a:1", ":", "a:", ":1", "[::1]:1", "[a]:b", "[]:");
  REFUSES(crd_core_is_host_port, "", "a", "::1", "a:b:c", "[::1]", "[::1]1:1", "[a:1", "a]:1", "[[a]:1", "[a]]:1", "a[:1");
}

Test(core_forms, names_of_iscsi_have_three_kinds) {
  TAKES(crd_core_is_iscsi_name, "iqn.2001-04.com.example:a", "iqn.2001-04.com.example:a:b", "iqniqn.2001-04.a:b",
        "iqn.1.iqn.2001-04.a-b:c", "eui.0123456789abcdeF",
        "eui\xC3\xA9"
        "0123456789abcdef",
        "naa.0123456789abcdef0123456789abcdef", "iqn.2001-04.a:\xC3\xA9", "iqn.1999-01.x;iqn.2001-04.a:b");
  REFUSES(crd_core_is_iscsi_name, "iqn", "iqn.2001-04.:a", "iqn.2001-04.a:", "iqn.2001-4.a:b", "iqn.2001-04.a:b c",
          "iqn.2001-04.a:b,c", "iqn.2001-04.a\xC3\xA9:b", "iqn.2001-04.iqn.2001-04.a b:c", "eui.0123456789abcde",
          "eui.0123456789abcdef0", "eui\n0123456789abcdef", "eui.0123456789abcde-", "naa.0123456789abcdef", "naa");
  TAKES(crd_core_is_iscsi_kind, "iqn", "euix", "naa");
  REFUSES(crd_core_is_iscsi_kind, "", "iq", "xiqn", "IQN");
}

Test(core_forms, sysctls_are_segments_between_dots_or_slashes) {
  TAKES(crd_core_is_sysctl_name, "a", "1", "kernel.shm_rmid_forced", "net/ipv4/a.b", "a-b_c.d", letters(253, ""));
  REFUSES(crd_core_is_sysctl_name, "", ".", "a.", ".a", "a..b", "A", "a_", "-a", "a._b", "a.b-", "a b", "\xC3\xA9",
          letters(254, ""));
}

Test(core_forms, sysctls_have_namespaces) {
  TAKES(crd_core_sysctl_is_of_network, "net.a", "net/a.b", "net.", "net.*");
  REFUSES(crd_core_sysctl_is_of_network, "net", "", "netx.a", "a.net.b", "net*.a", "kernel.sem");
  TAKES(crd_core_sysctl_is_of_ipc, "kernel.sem", "kernel/sem", "kernel.shm_rmid_forced", "kernel.msg*", "fs.mqueue.a",
        "fs/mqueue/a");
  REFUSES(crd_core_sysctl_is_of_ipc, "kernel.sems", "kernel.se", "kernel.domainname", "fs.mqueue", "fs.mqueue/a", "net.a",
          "");
}

Test(core_forms, windows_users_have_domains) {
  TAKES(crd_core_is_netbios_domain, "D", "a.b", "a b", letters(15, ""),
        "\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9");
  REFUSES(crd_core_is_netbios_domain, "", ".a", "a/b", "a:b", "a*", "a?", "a|", "\"a", "<", ">", letters(16, ""));
  TAKES(crd_core_is_windows_dns_domain, "a", "A.b-c.1", letters(63, ""), letters(63, ".a"));
  REFUSES(crd_core_is_windows_dns_domain, "", "a.", ".a", "a..b", "-a", "a-", "a_b", letters(64, ""), letters(64, ".a"));
  TAKES(crd_core_is_dots_and_spaces, ".", " ", ". .");
  REFUSES(crd_core_is_dots_and_spaces, "", "a", ". a");
  TAKES(crd_core_has_control_character, "\x01", "a\x1F", "\x7F", "\n");
  REFUSES(crd_core_has_control_character, "", "a b", "\xC2\x80");
  TAKES(crd_core_has_bad_user_character, "\"", "/", "\\", "a:", ";", "|", "=", ",", "+", "*", "?", "<", ">", "@", "[", "]");
  REFUSES(crd_core_has_bad_user_character, "", "a.b c-d_e'f");
}

Test(core_forms, costs_of_deletion_are_short_numbers) {
  TAKES(crd_core_is_deletion_cost, "0", "1", "-1", "-0", "-01", "2147483647", "-2147483648");
  REFUSES(crd_core_is_deletion_cost, "", "+1", "01", "00", "-", "1x", "1_0", " 1", "2147483648", "-2147483649");
}

Test(core_forms, texts_are_cut_into_parts) {
  crd_string part;
  size_t at = 0, count = 0;
  static const char *const parts[] = {"", "a", "", "b", ""};
  for (; crd_string_next_part(CRD_STRING(",a,,b,"), ',', &at, &part); count++) {
    cr_assert_lt(count, 5);
    cr_expect(crd_string_equal(part, crd_string_of(parts[count])));
  }
  cr_expect_eq(count, 5);
  at = 0;
  cr_expect(crd_string_next_part((crd_string){NULL, 0}, ',', &at, &part) && part.size == 0, "nothing is one empty part");
  cr_expect_not(crd_string_next_part((crd_string){NULL, 0}, ',', &at, &part));
}
