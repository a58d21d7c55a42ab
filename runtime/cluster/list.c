/* SPDX-License-Identifier: Apache-2.0 */
/* Lists in pages. Each item is processed while the page arrives, so memory holds one object at a time. The server decides
 * whether another page follows. It might never stop, so a list has a bound. */
#include "caller.h"
#include <stdio.h>
#include <stdlib.h>

#define TRIES 4u      /* the first included */
#define PAGES_GROW 8u /* factor for each further try */
#define TOKEN_SIZE 4096u
#define METADATA "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json"

typedef struct page {
  cluster_caller *caller;
  json_cutter cutter;
  list_taker *take;
  void *context;
  uint64_t taken, received; /* objects and bytes of the list so far */
} page;

/* Counts objects and bytes of a list, and each page as some objects; false, with the error set, when the list is over its
 * bound. The bound is low for one name, and for metadata only, where the caller keeps all objects in memory. */
static bool may_go_on(page *page, uint64_t objects, uint64_t bytes) {
  cluster_caller *caller = page->caller;
  const uint64_t most = caller->only ? 1000 : caller->metadata_only ? 100000 : 1000000;
  const uint64_t most_bytes = (uint64_t)(caller->only ? 64 : caller->metadata_only ? 512 : 16384) << 20;
  page->taken += objects;
  page->received += bytes;
  if (page->taken <= most && page->received <= most_bytes) return true;
  snprintf(caller->error, sizeof caller->error, "the list does not end: more than %llu %s",
           (unsigned long long)(page->taken > most ? most : most_bytes >> 20), page->taken > most ? "objects" : "MiB");
  return false;
}

static bool receive_page(void *context, crd_string piece) {
  page *page = context;
  crd_string object;
  cutter_outcome outcome;
  if (!may_go_on(page, 0, piece.size)) return false;
  while ((outcome = crd_json_cut(&page->cutter, &piece, &object)) == CUTTER_OBJECT) {
    const crd_value *item = crd_caller_parse(page->caller, object);
    bool good = item && may_go_on(page, 1, 0) && page->take(page->context, item);
    crd_arena_reset(page->caller->arena);
    if (!good) return false;
  }
  if (outcome != CUTTER_MORE) crd_caller_note_cut(page->caller, outcome);
  return outcome == CUTTER_MORE;
}

/* Parses the JSON around the items: the version of the list, and the token of the next page. */
static call_outcome read_page_end(page *page, char version[VERSION_SIZE], char token[TOKEN_SIZE]) {
  cluster_caller *caller = page->caller;
  const cutter_buffer *rest = &page->cutter.rest;
  const crd_value *list = crd_caller_parse(caller, (crd_string){rest->data, rest->size});
  call_outcome outcome = CALL_FAILED;
  if (list) {
    crd_string next = crd_value_text(crd_value_find(list, "metadata", "continue", NULL));
    bool last = next.size == 0;
    snprintf(caller->error, sizeof caller->error, "what the server sends is no list");
    if (last) token[0] = 0;
    if (crd_caller_version(list, version) && (last || crd_caller_copy(token, TOKEN_SIZE, next))) outcome = CALL_GOOD;
  }
  crd_arena_reset(caller->arena);
  return outcome;
}

static call_outcome get_page(page *page, unsigned size, char version[VERSION_SIZE], char token[TOKEN_SIZE]) {
  cluster_caller *caller = page->caller;
  char path[CALL_PATH_SIZE];
  link_answer answer;
  snprintf(path, sizeof path, "%s?limit=%u", caller->path, size);
  if (token[0] && !crd_caller_add_query(path, sizeof path, "continue", crd_string_of(token))) return CALL_FAILED;
  if (caller->only && !crd_caller_add_query(path, sizeof path, "fieldSelector", crd_string_of(caller->only)))
    return CALL_FAILED;
  page->cutter = (json_cutter){.mode = CUTTER_LIST, .limit = caller->shared->object_limit};
  const link_request request = {.method = "GET",
                                .path = path,
                                .accept = caller->metadata_only ? METADATA : NULL,
                                .receive = receive_page,
                                .context = page};
  crd_link_send(caller->link, &request, &answer);
  call_outcome outcome = crd_caller_judge(caller, &answer);
  if (outcome == CALL_GOOD)
    outcome = may_go_on(page, caller->shared->page_size / 2 + 1, 0) ? read_page_end(page, version, token) : CALL_FAILED;
  crd_link_answer_end(&answer);
  crd_json_cutter_end(&page->cutter);
  return outcome;
}

call_outcome crd_caller_list(cluster_caller *caller, void (*begin)(void *context), list_taker *take, void *context,
                             char version[VERSION_SIZE]) {
  page page = {.caller = caller, .take = take, .context = context};
  call_outcome outcome = CALL_GONE;
  unsigned size = caller->shared->page_size;
  for (unsigned tries = 0; tries < TRIES && outcome == CALL_GONE; tries++) {
    char token[TOKEN_SIZE] = "";
    if (tries) size = size < UINT32_MAX / 2 / PAGES_GROW ? size * PAGES_GROW : size;
    begin(context);
    page.taken = page.received = 0;
    do outcome = get_page(&page, size, version, token);
    while (outcome == CALL_GOOD && token[0]);
  }
  if (outcome == CALL_GOOD) atomic_fetch_add(&caller->lists, 1);
  return outcome;
}
