/* SPDX-License-Identifier: Apache-2.0 */
/* A hash table whose rows are never removed, so that counting needs no lock. */
#include "decisions.h"
#include <stdlib.h>

struct decision_counter {
  decision decision;
  atomic_ulong count;
  decision_counter *next; /* made before; never changed */
};

static const crd_string operations[] = {[DECISION_CREATE] = CRD_STRING_INIT("CREATE"),
                                        [DECISION_UPDATE] = CRD_STRING_INIT("UPDATE"),
                                        [DECISION_DELETE] = CRD_STRING_INIT("DELETE"),
                                        [DECISION_CONNECT] = CRD_STRING_INIT("CONNECT"),
                                        [DECISION_OTHER] = CRD_STRING_INIT("")};

decision_operation crd_decision_operation_of(crd_string name) {
  decision_operation operation = DECISION_CREATE;
  while (operation < DECISION_OTHER && !crd_string_equal(operations[operation], name)) operation++;
  return operation;
}

/* ---- counting ---- */

static size_t hash(const decision *decision) {
  size_t hash = (uintptr_t)decision->kind / sizeof(void *) + decision->route->index * 31;
  hash = hash * 31 + decision->family * 64 + decision->operation * 8 + decision->outcome * 2 + decision->layer * 128;
  for (size_t i = 0; i < decision->rule.size; i++) hash = hash * 31 + (unsigned char)decision->rule.data[i];
  return (hash ^ hash >> 16) % DECISIONS_BUCKETS;
}

static bool is_same_decision(const decision *a, const decision *b) {
  return a->kind == b->kind && a->route == b->route && a->family == b->family && a->operation == b->operation &&
         a->outcome == b->outcome && a->layer == b->layer && crd_string_equal(a->rule, b->rule);
}

void crd_decisions_count(decisions *decisions, const decision *decision, unsigned long count) {
  _Atomic(decision_counter *) *bucket = &decisions->buckets[hash(decision)];
  decision_counter *first = atomic_load_explicit(bucket, memory_order_acquire), *made = NULL;
  for (;;) {
    for (decision_counter *each = first; each; each = each->next)
      if (is_same_decision(&each->decision, decision)) {
        atomic_fetch_add_explicit(&each->count, count, memory_order_relaxed);
        free(made); /* another thread made the same one */
        return;
      }
    if (!made && !(made = malloc(sizeof *made))) return;
    made->decision = *decision;
    made->next = first;
    atomic_init(&made->count, count);
    if (atomic_compare_exchange_strong_explicit(bucket, &first, made, memory_order_acq_rel, memory_order_acquire)) return;
  }
}

void crd_decisions_free(decisions *decisions) {
  for (size_t i = 0; i < DECISIONS_BUCKETS; i++)
    for (decision_counter *each = atomic_load(&decisions->buckets[i]), *next; each; each = next) {
      next = each->next;
      free(each);
    }
}

/* ---- writing ---- */

static int by_labels(const void *a, const void *b) {
  const decision *first = &(*(decision_counter *const *)a)->decision, *second = &(*(decision_counter *const *)b)->decision;
  if (first->family != second->family) return first->family < second->family ? -1 : 1;
  if (first->route != second->route) return crd_string_compare(first->route->path, second->route->path);
  if (first->kind != second->kind) {
    if (!first->kind || !second->kind) return first->kind ? 1 : -1;
    int order = crd_string_compare(first->kind->group, second->kind->group);
    if (!order) order = crd_string_compare(first->kind->kind, second->kind->kind);
    return order ? order : crd_string_compare(first->kind->version, second->kind->version);
  }
  if (first->operation != second->operation) return first->operation < second->operation ? -1 : 1;
  if (first->outcome != second->outcome) return first->outcome < second->outcome ? -1 : 1;
  if (first->layer != second->layer) return first->layer < second->layer ? -1 : 1;
  return crd_string_compare(first->rule, second->rule);
}

static decision_counter **gather(const decisions *decisions, crd_arena *arena, size_t *count) {
  decision_counter *heads[DECISIONS_BUCKETS];
  *count = 0;
  for (size_t i = 0; i < DECISIONS_BUCKETS; i++) {
    heads[i] = atomic_load_explicit(&decisions->buckets[i], memory_order_acquire); /* further ones are not looked at */
    for (const decision_counter *each = heads[i]; each; each = each->next) *count += 1;
  }
  decision_counter **all = crd_arena_alloc(arena, (*count + 1) * sizeof(decision_counter *));
  size_t at = 0;
  for (size_t i = 0; i < DECISIONS_BUCKETS; i++)
    for (decision_counter *each = heads[i]; each; each = each->next) all[at++] = each;
  qsort(all, *count, sizeof *all, by_labels);
  return all;
}

static void add_label(crd_text *text, const char *name, crd_string value) {
  crd_text_printf(text, ",%s=\"", name);
  for (size_t i = 0; i < value.size; i++) {
    if (value.data[i] == '"' || value.data[i] == '\\') crd_text_add_char(text, '\\');
    if (value.data[i] == '\n')
      crd_text_add(text, CRD_STRING("\\n"));
    else
      crd_text_add_char(text, value.data[i]);
  }
  crd_text_add_char(text, '"');
}

static void write_counter(crd_text *text, const decision_counter *counter) {
  static const crd_string outcomes[] = {[DECISION_ALLOWED] = CRD_STRING_INIT("allowed"),
                                        [DECISION_WARNED] = CRD_STRING_INIT("warned"),
                                        [DECISION_FORGIVEN] = CRD_STRING_INIT("forgiven"),
                                        [DECISION_REFUSED] = CRD_STRING_INIT("refused")};
  const decision *decision = &counter->decision;
  const crd_string none = {"", 0};
  crd_text_printf(text, "crd_webhook_%s_total{webhook=\"%.*s\"",
                  decision->family == DECISION_REQUEST ? "decisions" : "findings", CRD_PRINT(decision->route->path));
  add_label(text, "group", decision->kind ? decision->kind->group : none);
  add_label(text, "version", decision->kind ? decision->kind->version : none);
  add_label(text, "kind", decision->kind ? decision->kind->kind : none);
  add_label(text, "operation", operations[decision->operation]);
  add_label(text, "outcome", outcomes[decision->outcome]);
  add_label(text, "layer", crd_layer_name(decision->layer));
  add_label(text, "rule", decision->rule);
  crd_text_printf(text, "} %lu\n", atomic_load_explicit(&counter->count, memory_order_relaxed));
}

void crd_decisions_write(const decisions *decisions, crd_text *text) {
  size_t count, at = 0;
  decision_counter **all = gather(decisions, text->arena, &count);
  crd_text_add(text,
               CRD_STRING("# HELP crd_webhook_decisions_total Admission requests judged, by outcome and by the layer and "
                          "rule that spoke first.\n# TYPE crd_webhook_decisions_total counter\n"));
  for (; at < count && all[at]->decision.family == DECISION_REQUEST; at++) write_counter(text, all[at]);
  crd_text_add(text,
               CRD_STRING("# HELP crd_webhook_findings_total Errors and warnings of admission requests, by layer and rule."
                          "\n# TYPE crd_webhook_findings_total counter\n"));
  for (; at < count; at++) write_counter(text, all[at]);
}
