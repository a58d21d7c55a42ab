/* SPDX-License-Identifier: Apache-2.0 */
/* What is told of a document: what is known of it while it is judged, and the accounts of it, which go to every output.
 * Findings are counted by who tells. */
#ifndef VALIDATE_CHECK_JUDGING_H
#define VALIDATE_CHECK_JUDGING_H

#include "documents/blind.h"
#include "judge.h"

/* A document at hand. */
typedef struct judged_document {
  report_place place;
  verdict_subject subject;
  const crd_value *object; /* NULL: it is none */
  uint32_t behind;         /* as accounts have it */
  const crd_duplicates *duplicates;
  const crd_strict_errors *keys; /* YAML: those that stand twice, in the words that the API server shows */
  blind blind;                   /* what of the object is not known */
  bool rewritten;                /* the object is no more what the text says */
} judged_document;

/* An account to be completed and told; `offset` is the place in the document. It points to what it is given. */
account judging_account(const judge *judge, const judged_document *at, account_outcome outcome, size_t offset);
/* Gives an account to every output. */
void judging_tell(const judge *judge, account *account);

/* A document that is bad though there is no verdict; `code` is what that is called (report/finding_rule.h). */
void judging_say_bad(const judge *judge, const judged_document *at, account_outcome outcome, size_t offset, const char *code,
                     crd_string error);
/* One that is not judged, and why. */
void judging_say_passed(const judge *judge, const judged_document *at, account_outcome outcome, crd_string why);

/* Keeps a name for the summary, a copy. Stops the work when there is no memory. */
void judging_keep_name(judge *judge, name_list *names, crd_string name);

#endif
