/* SPDX-License-Identifier: Apache-2.0 */
/* Judging documents: what is found is written to a stream and counted; what could not be judged is noted. */
#pragma once

#include "check.h"
#include "documents/blind.h"
#include "inputs/inventory.h"
#include "judges/kinds.h"
#include "kinds/choice.h"
#include "kinds/manifest_crds.h"
#include "kinds/served.h"
#include "options/options.h"
#include "output.h"
#include <crd/admission.h>
#include <crd/guard.h>
#include <crd/state.h>

/* Names, one after another, each with its NUL. */
typedef output name_list;

typedef struct findings {
  size_t valid, invalid, unknown, skipped, empty, files;
  size_t warned;     /* something is said that is no error */
  size_t unjudged;   /* for want of a CRD that can be used */
  size_t encrypted;  /* values are, and the object is not judged */
  size_t strangers;  /* files that hold no objects (documents/stranger.h) */
  size_t unrendered; /* Go templates */
  name_list kinds;   /* "apiVersion kind" of the documents without schema */
  name_list passed;  /* what the strangers and templates are */
} findings;

/* What could not be judged for want of memory. */
typedef struct losses {
  const char *why; /* stays */
  uint32_t document;
  int item; /* of the document's list; -1: all of it */
  size_t count;
} losses;

/* One thread's. The arenas hold nothing between documents. */
typedef struct judge {
  const options *options;
  const crd_registry *common, *registry; /* of the run; of the file at hand */
  const crd_settings *settings;
  const manifest_crds *manifests;          /* the CRDs among the inputs */
  const struct catalog_kinds *catalogs;    /* what catalogs have of their kinds; NULL: none is asked */
  const crd_state *state;                  /* of the cluster (--state); NULL: nothing is known of it */
  const struct policies *policies;         /* of admission (--policies); NULL: none */
  layer_use *layers;                       /* of all threads; NULL: none is asked for above the CRD */
  crd_arena *arena, *item_arena;           /* of the document; of an item in its list */
  const outlets *outlets;                  /* what is told goes to each of them: */
  const struct substitution *substitution; /* what is put into objects; NULL: nothing */
  output_stream printed[OUTLETS_MOST];
  report reports[OUTLETS_MOST]; /* the stream of each is that of `printed`, or the outlet's own */
  struct rule_places *places;   /* of all threads; NULL: nobody asks for them */
  findings *findings;
  losses losses; /* the first, and how many */
} judge;

/* Gets what a judge works with, whose options, registry, settings and outlets are given. The judge stays where it is. False
 * when there is no memory; judge_close is called all the same. */
bool judge_open(judge *judge);
void judge_close(judge *judge);

/* A document of an input: where it stands there, its number, and whether it has marks (common/input.h). */
typedef struct input_document {
  crd_string text;
  size_t offset;
  uint32_t number;
  bool marked;
} input_document;

/* The next of a text; false at the end. */
bool judge_next(document_cursor *cursor, input_document *document);

/* Judges a document; every item of a List. What there was no memory for is neither counted nor printed, but noted in the
 * losses. */
void judge_document(judge *judge, const input *input, report_index *index, const input_document *document);

/* Judges all documents of a file. */
void judge_input(judge *judge, const input *input);
/* Passes over a file that holds no whole objects; of a Go template that was named it says that it is no manifest. */
void judge_part(judge *judge, const input *input, item_part part);

/* What is told of a document: what is known of it while it is judged, and the accounts of it, which go to every output.
 * Findings are counted by who tells. */

/* A document at hand. */
typedef struct judged_document {
  report_place place;
  verdict_subject subject;
  const crd_value *object; /* NULL: it is none */
  bool marked;             /* the document has marks */
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

/* A document that is bad though there is no verdict; `code` is what that is called (report/finding.h). */
void judging_say_bad(const judge *judge, const judged_document *at, account_outcome outcome, size_t offset, const char *code,
                     crd_string error);
/* One that is not judged, and why. */
void judging_say_passed(const judge *judge, const judged_document *at, account_outcome outcome, crd_string why);

/* Keeps a name for the summary, a copy. Stops the work when there is no memory. */
void judging_keep_name(judge *judge, name_list *names, crd_string name);

/* Who judges an object whose kind is known: the request that creates or updates it, the operator's mutations, admission
 * policies around both. */

/* The request of an object of that kind, without the object. */
crd_request judge_request_of(const judge *judge, const crd_kind *kind);

/* Have an object judged, and what policies say be put into the account; false where there are none, and none is. */
bool judge_by_request(const judge *judge, crd_request *request, crd_verdict *verdict, policy_account *account);
bool judge_by_builtin(const judge *judge, const builtin_document *document, crd_value *object, crd_verdict *verdict,
                      policy_account *account);

/* What is not judged, or not in all of it: unknown values, templates, patches, pieces of CRDs, and what is no object of an
 * API server. Each function counts and tells what it passes over. */

/* An object with values that are not known, of which nothing was found wrong that does not hang on them. */
void judge_pass_blind(judge *judge, judged_document *at, crd_string kind);

/* An object of the API server's own that this program cannot judge, and why. */
void judge_pass_unjudged(judge *judge, judged_document *at, crd_string kind, crd_string why);

/* Whether a document that is no object, or no YAML, is of a file that is passed over; of the file it is told once.
 * `root`: of the document; NULL: it is none. */
bool judge_pass_stranger(judge *judge, judged_document *at, const crd_value *root);
/* Whether a document that is no YAML is so as a template, and is passed over. */
bool judge_pass_unrendered(judge *judge, judged_document *at);
/* A document that does not say what it is: it is passed over as its file is, or invalid. */
void judge_pass_kindless(judge *judge, judged_document *at, const crd_value *object, crd_string kind);
/* Whether a CRD that is refused is but a piece of one, and is passed over. */
bool judge_pass_piece_of_crd(judge *judge, const judged_document *at, const crd_value *object);
/* Whether an object is none of an API server's, though it says what it is, and is passed over. */
bool judge_pass_foreign(judge *judge, judged_document *at, crd_string api_version, crd_string kind);

/* A file that is a Go template: where it was named it is invalid, for it is no manifest. */
void judge_pass_template(judge *judge, const judged_document *at);
/* A file that is a patch of a kustomization. */
void judge_pass_patch(judge *judge, const judged_document *at);

/* What --policies and --chain have in common: who asks, for what, and what is stored. */

/* The user of --as and --as-group, with the groups that the API server adds to who impersonates one. Nobody where there is
 * none. */
crd_user admission_user(crd_arena *arena, const admission_options *options);

/* Objects of --old. */
typedef struct stored_objects {
  crd_value **items;
  size_t count, room;
} stored_objects;

/* False when something cannot be read, which was said on standard error. */
bool stored_objects_read(crd_arena *arena, const admission_options *options, stored_objects *stored);
/* The stored one of an object, by group, kind, namespace and name; NULL: there is none. */
const crd_value *stored_objects_find(const stored_objects *stored, const crd_value *object);

/* The request of an object by those options, incomplete as yet. The objects are borrowed. */
crd_admission_attributes admission_attributes(const admission_options *options, const crd_user *user,
                                              const stored_objects *stored, const crd_value *object);

/* Adds a warning where a policy misses a key of an object of a built-in kind whose defaults are not filled in: in the API
 * server the key may be there. */
void admission_note_defaults(crd_arena *arena, const crd_admission_attributes *attributes, crd_admission_verdict *found);
