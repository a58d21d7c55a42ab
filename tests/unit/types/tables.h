/* SPDX-License-Identifier: Apache-2.0 */
/* Tables as the generator writes them, made by hand for the engine's tests:
 *
 *   Widget: {name: string (required, maxLength 5), size: integer int32 1..10 default 3, color: enum red|green,
 *            amount: int-or-string with anyOf, tags: set of string, ports: keyed list of Port, labels: map of string,
 *            note: nullable string, extra: preserved, parts: list of Widget-like Part}
 *   Port:   {name: string, port: integer (required), protocol: string default TCP} */
#ifndef TEST_TABLES_H
#define TEST_TABLES_H

#include <crd/walk.h>

struct Port_bits {
  char name[1], port[2], protocol[3];
};
typedef struct Port {
  crd_object object;
  uint32_t has[1];
  crd_string name;
  int64_t port;
  crd_string protocol;
  CRD_BITS(Port);
} Port;

typedef struct Port_list {
  Port *items;
  size_t count;
} Port_list;

struct Widget_bits {
  char name[1], size[2], color[3], amount[4], tags[5], ports[6], labels[7], note[8], extra[9], main[10];
};
typedef struct Widget {
  crd_object object;
  uint32_t has[1];
  crd_string name;
  int64_t size;
  crd_string color;
  crd_int_or_string amount;
  crd_string_list tags;
  Port_list ports;
  crd_string_map labels;
  crd_string note;
  const crd_value *extra;
  const Port *main;
  CRD_BITS(Widget);
} Widget;

/* Fills the slots of a table's perfect hash; tests make it at start as the generator does ahead of time. */
void tables_prepare(void);
extern const crd_type widget_type;

#endif
