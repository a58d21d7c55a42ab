/* SPDX-License-Identifier: Apache-2.0 */
/* Calls that make an abstract value of constants, as quantity('1Gi') or cidr('10.0.0.0/8'): the value is a static table.
 * Unlike the constants of plan.c cel-go makes it whenever the rule is evaluated, so that it costs what the call costs; a
 * call that fails stays one, for its error is met at its place only. */
#include "cel/lowering.h"
#include <crd/cidr.h>
#include <crd/generated/cel_functions.h>
#include <crd/quantity.h>
#include <crd/semver.h>

enum { MAX_ARGUMENTS = 2 };

/* ---- initialisers ---- */

static crd_string ip_initializer(lowering *l, const crd_ip *ip) {
  crd_text bytes = {.arena = l->arena};
  for (size_t i = 0; i < ip->size; i++) crd_text_printf(&bytes, "%s%u", i ? ", " : "", ip->bytes[i]);
  return crdc_lower_text_of(l, "{.bytes = {%.*s}, .size = %u}", TEXT(crd_text_string(&bytes)), ip->size);
}

static crd_string cidr_initializer(lowering *l, const crd_cidr *cidr) {
  crd_string ip = ip_initializer(l, &cidr->ip);
  return crdc_lower_text_of(l, "{.ip = %.*s, .bits = %u}", TEXT(ip), cidr->bits);
}

static crd_string quantity_initializer(lowering *l, const crd_quantity *q) {
  crd_text out = {.arena = l->arena};
  crd_text_printf(&out, "{.limbs = {%s", q->used ? "" : "0");
  for (size_t i = 0; i < q->used; i++) crd_text_printf(&out, "%s%u", i ? ", " : "", q->limbs[i]);
  crd_text_printf(&out, "}, .used = %u, .form = %u, .negative = %s, .small = %s, .scale = ", q->used, q->form,
                  q->negative ? "true" : "false", q->small ? "true" : "false");
  crd_text_add(&out, crdc_operand_int_literal(l, q->scale));
  crd_text_add(&out, CRD_STRING(", .value = "));
  crd_text_add(&out, crdc_operand_int_literal(l, q->value));
  crd_text_add_char(&out, '}');
  return crd_text_string(&out);
}

static crd_string text_initializer(lowering *l, crd_string text) {
  crd_string literal = crdc_lower_string_literal(l->arena, text);
  return crdc_lower_text_of(l, "{%.*s, %zu}", TEXT(literal), text.size);
}

static crd_string semver_initializer(lowering *l, const crd_semver *version) {
  crd_string prerelease = text_initializer(l, version->prerelease), build = text_initializer(l, version->build);
  return crdc_lower_text_of(
      l, "{.numbers = {UINT64_C(%llu), UINT64_C(%llu), UINT64_C(%llu)}, .prerelease = %.*s, .build = %.*s}",
      (unsigned long long)version->numbers[0], (unsigned long long)version->numbers[1],
      (unsigned long long)version->numbers[2], TEXT(prerelease), TEXT(build));
}

/* The value in a static table: an operand that names it. False for what has none. */
static bool write_table(lowering *l, crd_cel_value value, operand *out) {
  const char *type, *kind;
  crd_string initial;
  switch ((crd_cel_opaque_kind)value.opaque_kind) {
  case CRD_CEL_QUANTITY:
    type = "crd_quantity", kind = "CRD_CEL_QUANTITY", initial = quantity_initializer(l, value.as.opaque);
    break;
  case CRD_CEL_IP:
    type = "crd_ip", kind = "CRD_CEL_IP", initial = ip_initializer(l, value.as.opaque);
    break;
  case CRD_CEL_CIDR:
    type = "crd_cidr", kind = "CRD_CEL_CIDR", initial = cidr_initializer(l, value.as.opaque);
    break;
  case CRD_CEL_SEMVER:
    type = "crd_semver", kind = "CRD_CEL_SEMVER", initial = semver_initializer(l, value.as.opaque);
    break;
  default:
    return false;
  }
  unsigned number = ++l->table_count;
  crd_text_printf(&l->tables, "static const %s %.*s_value_%u = %.*s;\n", type, TEXT(l->name), number, TEXT(initial));
  crd_text_printf(
      &l->tables,
      "static const crd_cel_value %.*s_constant_%u = {.kind = CRD_CEL_OPAQUE, .opaque_kind = %s, .as = {.opaque = "
      "&%.*s_value_%u}};\n",
      TEXT(l->name), number, kind, TEXT(l->name), number);
  *out = make_operand(FORM_VALUE, crdc_lower_text_of(l, "%.*s_constant_%u", TEXT(l->name), number));
  return true;
}

/* ---- calls ---- */

static crd_cel_function *maker_of(const cel_node *node) {
  static const struct {
    const char *name;
    crd_cel_function *function;
  } makers[] = {
      {"quantity", crd_cel_fn_quantity}, {"ip", crd_cel_fn_ip}, {"cidr", crd_cel_fn_cidr}, {"semver", crd_cel_fn_semver}};
  if (node->target) return NULL;
  for (size_t i = 0; i < sizeof makers / sizeof *makers; i++)
    if (is_call(node, makers[i].name)) return makers[i].function;
  return NULL;
}

/* What the function gives for constants; false when it fails. */
static bool make_constant(lowering *l, crd_cel_function *function, cel_node *const *arguments, size_t count, operand *out) {
  crd_cel_value values[MAX_ARGUMENTS];
  crd_cel cel = {.arena = l->arena, .limit = UINT64_MAX};
  if (count == 0 || count > MAX_ARGUMENTS) return false;
  for (size_t i = 0; i < count; i++) {
    if (arguments[i]->kind != CEL_NODE_CONSTANT) return false;
    values[i] = constant_of(arguments[i]);
  }
  crd_cel_value value = function(&cel, values, count);
  if (value.kind != CRD_CEL_OPAQUE || !write_table(l, value, out)) return false;
  l->cost += cel.cost;
  return true;
}

bool crdc_lower_constant_call(lowering *l, const cel_node *node, operand *out) {
  crd_cel_function *maker = maker_of(node);
  return maker && make_constant(l, maker, node->arguments, node->argument_count, out);
}

/* range.containsIP('10.1.2.3') reads its text as ip('10.1.2.3') does, for the same cost; so does containsCIDR. Of a target
 * that may be something else the call fails before that. */
void crdc_lower_constant_address(lowering *l, const cel_node *node, operand *argument) {
  static const crd_string range = CRD_STRING_INIT("net.CIDR");
  bool ip = is_call(node, "containsIP"), cidr = is_call(node, "containsCIDR");
  if ((!ip && !cidr) || !node->target || node->argument_count != 1) return;
  const cel_type *type = node->target->type;
  if (!type || type->kind != CEL_OPAQUE || !crd_string_equal(type->name, range)) return;
  make_constant(l, ip ? crd_cel_fn_ip : crd_cel_fn_cidr, node->arguments, 1, argument);
}
