/* SPDX-License-Identifier: Apache-2.0 */
/* Judges documents. Findings are written to a stream and counted; documents that could not be judged are recorded. */
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

/* A list of names, each ending with a NUL. */
typedef output name_list;

typedef struct findings {
  size_t valid, invalid, unknown, skipped, empty, files;
  size_t warned;     /* with findings that are no errors */
  size_t unjudged;   /* because no usable CRD exists */
  size_t encrypted;  /* objects with encrypted values, which are not judged */
  size_t strangers;  /* files without objects (documents/stranger.h) */
  size_t unrendered; /* Go templates */
  name_list kinds;   /* "apiVersion kind" of the documents without a schema */
  name_list passed;  /* the types of those files and templates */
} findings;

/* What could not be judged because there was no memory. */
typedef struct losses {
  const char *why; /* static */
  uint32_t document;
  int item; /* index in the document's list; -1: the whole document */
  size_t count;
} losses;

/* The judge of one thread. The arenas are empty between documents. */
typedef struct judge {
  const options *options;
  const crd_registry *common, *registry; /* of the run; of the current file */
  const crd_settings *settings;
  const manifest_crds *manifests;          /* the CRDs among the inputs */
  const struct catalog_kinds *catalogs;    /* the result of the catalogs for their kinds; NULL: no catalogs */
  const crd_state *state;                  /* of the cluster (--state); NULL: nothing is known of it */
  const struct policies *policies;         /* of admission (--policies); NULL: none */
  layer_use *layers;                       /* shared by all threads; NULL: no layer above the CRD is asked for */
  crd_arena *arena, *item_arena;           /* of the document; of an item of its list */
  const outlets *outlets;                  /* findings go to each of them */
  const struct substitution *substitution; /* values for variables in objects; NULL: none */
  output_stream printed[OUTLETS_MOST];
  report reports[OUTLETS_MOST]; /* the stream of each is that of `printed`, or the outlet's own */
  struct rule_places *places;   /* shared by all threads; NULL: not needed */
  findings *findings;
  losses losses; /* the first loss, and the number of losses */
} judge;

/* Completes a judge whose options, registry, settings and outlets are set. It must not be moved afterwards. False without
 * memory; call judge_close all the same. */
bool judge_open(judge *judge);
void judge_close(judge *judge);

/* A document of an input: its place, its number, and whether it has marks (common/input.h). */
typedef struct input_document {
  crd_string text;
  size_t offset;
  uint32_t number;
  bool marked;
} input_document;

/* The next document of a text; false at the end. */
bool judge_next(document_cursor *cursor, input_document *document);

/* Judges a document, or every item of a List. What could not be judged for lack of memory is not counted or printed, but
 * recorded in the losses. */
void judge_document(judge *judge, const input *input, report_index *index, const input_document *document);

void judge_input(judge *judge, const input *input);
/* Skips a file that has no complete objects. If the user named a Go template, it reports that it is no manifest. */
void judge_part(judge *judge, const input *input, item_part part);

/* The report of a document: what is known while it is judged, and its accounts, which go to every output. The callers count
 * the findings. */

/* The document being judged. */
typedef struct judged_document {
  report_place place;
  verdict_subject subject;
  const crd_value *object; /* NULL: it is no object */
  bool marked;             /* the document has marks */
  uint32_t behind;         /* as in an account */
  const crd_duplicates *duplicates;
  const crd_strict_errors *keys; /* YAML: duplicate keys, in the API server's words */
  blind blind;                   /* the unknown values of the object */
  bool rewritten;                /* the object differs from its text */
} judged_document;

/* Begins an account, which the caller completes and sends; `offset` is in the document. It points to its arguments. */
account judging_account(const judge *judge, const judged_document *at, account_outcome outcome, size_t offset);
/* Sends an account to every output. */
void judging_tell(const judge *judge, account *account);

/* Reports an invalid document that has no verdict; `code` names the error (report/finding.h). */
void judging_say_bad(const judge *judge, const judged_document *at, account_outcome outcome, size_t offset, const char *code,
                     crd_string error);
/* Reports a document that is not judged, and why. */
void judging_say_passed(const judge *judge, const judged_document *at, account_outcome outcome, crd_string why);

/* Copies a name for the summary. Stops the work without memory. */
void judging_keep_name(judge *judge, name_list *names, crd_string name);

/* Judges an object of a known kind: as the request that creates or updates it, with the operator's mutations, and with
 * admission policies. */

/* The request for an object of that kind, without the object. */
crd_request judge_request_of(const judge *judge, const crd_kind *kind);

/* Judge an object, and put the result of the policies into the account; false if there are no policies, and then `account`
 * is not set. */
bool judge_by_request(const judge *judge, crd_request *request, crd_verdict *verdict, policy_account *account);
bool judge_by_builtin(const judge *judge, const builtin_document *document, crd_value *object, crd_verdict *verdict,
                      policy_account *account);

/* Documents that are not judged, or only in part: unknown values, templates, patches, pieces of CRDs, and objects that no
 * API server has. Each function counts and reports what it skips. */

/* An object with unknown values, in which no error was found that does not depend on them. */
void judge_pass_blind(judge *judge, judged_document *at, crd_string kind);

/* An object of a built-in kind that this program cannot judge, and why. */
void judge_pass_unjudged(judge *judge, judged_document *at, crd_string kind, crd_string why);

/* Whether a document that is no object, or not YAML, is in a file that is skipped; the file is reported once. `root` is that
 * of the document; NULL: it has none. */
bool judge_pass_stranger(judge *judge, judged_document *at, const crd_value *root);
/* Whether a document is not YAML because it is a template, and is skipped. */
bool judge_pass_unrendered(judge *judge, judged_document *at);
/* A document without a kind or apiVersion: it is skipped if its file is, or else invalid. */
void judge_pass_kindless(judge *judge, judged_document *at, const crd_value *object, crd_string kind);
/* Whether a refused CRD is only a piece of one, and is skipped. */
bool judge_pass_piece_of_crd(judge *judge, const judged_document *at, const crd_value *object);
/* Whether an object has a kind that no API server has, and is skipped. */
bool judge_pass_foreign(judge *judge, judged_document *at, crd_string api_version, crd_string kind);

/* A file that is a Go template: it is invalid if the user named it, because it is no manifest. */
void judge_pass_template(judge *judge, const judged_document *at);
/* A file that is a patch of a kustomization. */
void judge_pass_patch(judge *judge, const judged_document *at);

/* Shared by --policies and --chain: the user, the request, and the stored objects. */

/* The user of --as and --as-group, with the groups that the API server adds on impersonation. No user if the option is
 * absent. */
crd_user admission_user(crd_arena *arena, const admission_options *options);

/* The objects of --old. */
typedef struct stored_objects {
  crd_value **items;
  size_t count, room;
} stored_objects;

/* False if something cannot be read, which was reported on standard error. */
bool stored_objects_read(crd_arena *arena, const admission_options *options, stored_objects *stored);
/* The stored version of an object, by group, kind, namespace and name, or NULL. */
const crd_value *stored_objects_find(const stored_objects *stored, const crd_value *object);

/* The request for an object by those options, not complete yet. The objects are borrowed. */
crd_admission_attributes admission_attributes(const admission_options *options, const crd_user *user,
                                              const stored_objects *stored, const crd_value *object);

/* Adds a warning if a policy misses a key in an object of a built-in kind whose defaults are not set: in the API server the
 * key may be present. */
void admission_note_defaults(crd_arena *arena, const crd_admission_attributes *attributes, crd_admission_verdict *found);
