/* SPDX-License-Identifier: Apache-2.0 */
/* IP addresses against net/netip. */
#include "table.h"
#include <crd/ip.h>

static const table_row rows[] = {
#include "tables/ip.inc"
};

static char flag(bool set, char c) {
  return set ? c : '-';
}

static crd_string answer(crd_arena *arena, const table_row *row) {
  crd_ip ip;
  crd_string error = {NULL, 0};
  cr_assert_eq(crd_ip_parse(NULL, row->arguments[0], &ip, NULL), crd_ip_parse(arena, row->arguments[0], &ip, &error));
  if (error.size) return table_error(arena, error);
  crd_string text = crd_ip_format(arena, &ip);
  crd_ip again;
  cr_assert(crd_ip_parse(NULL, text, &again, NULL) && crd_ip_equal(&ip, &again), "what is printed reads as the same");
  return crd_arena_printf(arena, "%.*s %c%c%c%c%c%c%c%c", (int)text.size, text.data, flag(ip.size == 4, '4'),
                          flag(crd_ip_is_4in6(&ip), 'm'), flag(crd_ip_is_unspecified(&ip), 'u'),
                          flag(crd_ip_is_loopback(&ip), 'l'), flag(crd_ip_is_multicast(&ip), 'M'),
                          flag(crd_ip_is_link_local_multicast(&ip), 'L'), flag(crd_ip_is_link_local_unicast(&ip), 'k'),
                          flag(crd_ip_is_global_unicast(&ip), 'g'));
}

TABLE(ip, answer)
