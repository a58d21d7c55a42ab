/* SPDX-License-Identifier: Apache-2.0 */
/* An AdmissionReview as it is sent: the members of its request, sorted out. */
#ifndef CRD_WEBHOOK_REVIEW_H
#define CRD_WEBHOOK_REVIEW_H

#include <crd/arena.h>
#include <crd/json_cursor.h>
#include <crd/value.h>

/* request.{...}; a member that is absent or null is NULL or empty. */
typedef struct review {
  crd_string api_version;
  crd_string uid, operation, sub_resource, name, namespace_;
  crd_string group, version, kind;
  crd_value *object, *old_object; /* NULL too of what its taker has read */
  const crd_value *request;       /* without what its taker has read */
} review;

/* Who may read request.object and request.oldObject where they stand. */
typedef struct review_taker {
  /* Called at one of them with what came before it in the review; `text` begins there. Gives the byte after it; NULL: it is
   * not read here, but becomes a tree. */
  const char *(*take)(void *context, const review *review, bool old, crd_string text);
  void *context;
} review_taker;

/* Reads a review from its bytes, which must live as long. Gives the text of what is wrong with it, or an empty one. A taker
 * is only given what can be the review's: when the text turns out to be no review, or one whose members stand twice, all of
 * it is read as a tree, and what the taker has read is void (`taken` false). Without a taker (NULL) all of it is read as
 * one.
 */
crd_string crd_review_read(crd_arena *arena, crd_string body, const review_taker *taker, review *review, bool *taken);

#endif
