/* SPDX-License-Identifier: Apache-2.0 */
/* A list of the connections and a hash table of their addresses, both under one lock that is held for an insertion, for a
 * removal, and by the door while it searches the list. To choose, every connection gets a rank and a time; a heap keeps the
 * first `most`, so that choosing k of n connections costs n log k. */
#include "http_table.h"
#include <stdlib.h>
#include <string.h>

struct address_count {
  address_count *next;
  connection_address address;
  unsigned count, held, cut; /* as in the table */
};

typedef struct victim {
  connection *connection;
  unsigned rank; /* the lowest is cut first */
  uint64_t time; /* and within a rank the earliest */
} victim;

bool crd_connection_table_init(connection_table *table, size_t expected) {
  *table = (connection_table){.slots = 64};
  while (table->slots < expected) table->slots *= 2;
  table->addresses = calloc(table->slots, sizeof *table->addresses);
  if (table->addresses) pthread_mutex_init(&table->lock, NULL);
  return table->addresses != NULL;
}

void crd_connection_table_free(connection_table *table) {
  if (!table->addresses) return;
  pthread_mutex_destroy(&table->lock);
  free(table->addresses);
  free(table->victims);
}

/* FNV-1a. Peers cannot freely choose their addresses, and there are at most as many as connections. */
static size_t address_slot(const connection_table *table, const connection_address *address) {
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < sizeof address->bytes; i++) hash = (hash ^ address->bytes[i]) * 16777619u;
  return hash & (table->slots - 1);
}

static address_count *count_address(connection_table *table, const connection_address *address) {
  address_count **slot = &table->addresses[address_slot(table, address)];
  for (address_count *each = *slot; each; each = each->next)
    if (memcmp(&each->address, address, sizeof *address) == 0) {
      each->count++;
      return each;
    }
  address_count *fresh = calloc(1, sizeof *fresh);
  if (!fresh) return NULL;
  *fresh = (address_count){.next = *slot, .address = *address, .count = 1};
  *slot = fresh;
  return fresh;
}

static void discount_address(connection_table *table, address_count *address) {
  if (--address->count) return;
  address_count **link = &table->addresses[address_slot(table, &address->address)];
  while (*link != address) link = &(*link)->next;
  *link = address->next;
  free(address);
}

connection *crd_connection_table_add(connection_table *table, int socket, const connection_address *address, uint64_t now) {
  connection *added = calloc(1, sizeof *added);
  if (!added) return NULL;
  added->socket = socket;
  crd_connection_enter(added, PHASE_HELLO, now);
  pthread_mutex_lock(&table->lock);
  added->address = count_address(table, address);
  if (added->address) {
    added->next = table->first;
    if (added->next) added->next->previous = added;
    table->first = added;
    atomic_fetch_add(&table->count, 1);
  }
  pthread_mutex_unlock(&table->lock);
  if (added->address) return added;
  free(added);
  return NULL;
}

void crd_connection_table_remove(connection_table *table, connection *connection) {
  pthread_mutex_lock(&table->lock);
  if (connection->previous)
    connection->previous->next = connection->next;
  else
    table->first = connection->next;
  if (connection->next) connection->next->previous = connection->previous;
  if (connection->held) {
    connection->address->held--;
    atomic_fetch_sub(&table->held, 1);
  }
  if (connection->held && connection->cut) {
    connection->address->cut--;
    atomic_fetch_sub(&table->cut, 1);
  }
  discount_address(table, connection->address);
  connection->address = NULL;
  atomic_fetch_sub(&table->count, 1);
  pthread_mutex_unlock(&table->lock);
}

void crd_connection_table_hold(connection_table *table, connection *connection, bool greeted, uint64_t now) {
  atomic_store(&connection->greeted, greeted);
  atomic_store(&connection->paid, now); /* what it has waited so far was our doing */
  pthread_mutex_lock(&table->lock);
  connection->held = true;
  connection->address->held++;
  atomic_fetch_add(&table->held, 1);
  pthread_mutex_unlock(&table->lock);
  atomic_store(&connection->phase, PHASE_FIRST);
}

unsigned crd_connection_table_held(const connection_table *table) {
  unsigned held = atomic_load(&table->held), cut = atomic_load(&table->cut);
  return held > cut ? held - cut : 0;
}

unsigned crd_connection_table_held_from(connection_table *table, const connection *connection) {
  pthread_mutex_lock(&table->lock);
  unsigned count = connection->address->held - connection->address->cut;
  pthread_mutex_unlock(&table->lock);
  return count;
}

void crd_connection_cut(connection_table *table, connection *connection) {
  if (connection->cut) return;
  connection->cut = true;
  if (!connection->held) return;
  connection->address->cut++;
  atomic_fetch_add(&table->cut, 1);
}

void crd_connection_enter(connection *connection, connection_phase phase, uint64_t now) {
  atomic_store_explicit(&connection->since, now, memory_order_relaxed);
  atomic_store_explicit(&connection->paid, now, memory_order_relaxed);
  atomic_store_explicit(&connection->phase, phase, memory_order_relaxed);
}

void crd_connection_pay(connection *connection, size_t bytes, uint64_t now) {
  uint64_t paid = atomic_load_explicit(&connection->paid, memory_order_relaxed);
  paid += (uint64_t)bytes * (1000000000u / LEAST_RATE);
  if (paid > now + PAID_AHEAD_NS) paid = now + PAID_AHEAD_NS;
  atomic_store_explicit(&connection->paid, paid, memory_order_relaxed);
}

enum { RANK_LATE, RANK_LATE_IDLE, RANK_OTHER };

/* False: the connection may not be cut. */
static bool rank_connection(connection *connection, table_want want, uint64_t now, victim *victim) {
  connection_phase phase = atomic_load_explicit(&connection->phase, memory_order_relaxed);
  uint64_t paid = atomic_load_explicit(&connection->paid, memory_order_relaxed);
  if (connection->cut || phase == PHASE_JUDGED || (phase == PHASE_HELLO) != (want == TABLE_HELLO)) return false;
  bool idle = phase == PHASE_IDLE, late = now > paid + (idle ? IDLE_GRACE_NS : SLOW_GRACE_NS);
  if (!late && want != TABLE_HELLO && want != TABLE_ANY) return false;
  if (!late && phase == PHASE_FIRST && !atomic_load_explicit(&connection->greeted, memory_order_relaxed)) return false;
  if (want == TABLE_HOLDER && !atomic_load_explicit(&connection->holds, memory_order_relaxed)) return false;
  unsigned rank = want == TABLE_HELLO || !late ? RANK_OTHER : idle ? RANK_LATE_IDLE : RANK_LATE;
  *victim = (struct victim){.connection = connection, .rank = rank, .time = paid};
  return true;
}

static bool goes_before(const victim *a, const victim *b) {
  return a->rank != b->rank ? a->rank < b->rank : a->time < b->time;
}

/* The heap has the connection to be cut last at its top. */
static void sift_down(victim *heap, size_t count, size_t at) {
  for (size_t child; (child = 2 * at + 1) < count; at = child) {
    if (child + 1 < count && goes_before(&heap[child], &heap[child + 1])) child++;
    if (!goes_before(&heap[at], &heap[child])) return;
    victim swapped = heap[at];
    heap[at] = heap[child];
    heap[child] = swapped;
  }
}

static void sift_up(victim *heap, size_t at) {
  for (size_t parent; at > 0 && goes_before(&heap[parent = (at - 1) / 2], &heap[at]); at = parent) {
    victim swapped = heap[at];
    heap[at] = heap[parent];
    heap[parent] = swapped;
  }
}

static int by_order(const void *a, const void *b) {
  return goes_before(a, b) ? -1 : goes_before(b, a) ? 1 : 0;
}

static size_t collect_connections(connection_table *table, table_want want, const connection *address,
                                  const connection *except, size_t most, uint64_t now) {
  size_t count = 0;
  for (connection *each = table->first; each; each = each->next) {
    victim fresh;
    if (each == except || (address && each->address != address->address) || !rank_connection(each, want, now, &fresh))
      continue;
    if (count < most) {
      table->victims[count] = fresh;
      sift_up(table->victims, count++);
    } else if (goes_before(&fresh, &table->victims[0])) {
      table->victims[0] = fresh;
      sift_down(table->victims, count, 0);
    }
  }
  return count;
}

size_t crd_connection_table_choose(connection_table *table, table_want want, const connection *address,
                                   const connection *except, size_t most, uint64_t now, table_visitor *visit,
                                   void *context) {
  if (most > table->victim_room) {
    victim *room = realloc(table->victims, most * sizeof *room);
    if (room) {
      table->victims = room;
      table->victim_room = most;
    }
    if (most > table->victim_room) most = table->victim_room;
  }
  if (most == 0) return 0;
  pthread_mutex_lock(&table->lock);
  size_t count = collect_connections(table, want, address, except, most, now);
  qsort(table->victims, count, sizeof *table->victims, by_order);
  for (size_t i = 0; i < count; i++) visit(context, table->victims[i].connection);
  pthread_mutex_unlock(&table->lock);
  return count;
}

connection *crd_connection_table_any(connection_table *table) {
  pthread_mutex_lock(&table->lock);
  connection *any = table->first;
  pthread_mutex_unlock(&table->lock);
  return any;
}

void crd_connection_table_each(connection_table *table, table_visitor *visit, void *context) {
  pthread_mutex_lock(&table->lock);
  for (connection *each = table->first, *next; each; each = next) {
    next = each->next;
    visit(context, each);
  }
  pthread_mutex_unlock(&table->lock);
}
