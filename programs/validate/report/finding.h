/* SPDX-License-Identifier: Apache-2.0 */
/* What was found of a document, as data: an account with a list of findings. Who judges gives an account to the forms
 * (form.h), and each form takes of it what it says. Texts are made when they are asked for. */
#pragma once

#include "documents/place.h"
#include "verdict_json.h"
#include <crd/json.h>
#include <crd/request.h>

typedef enum finding_severity { FINDING_ERROR, FINDING_WARNING, FINDING_NOTE } finding_severity;

/* What is wrong; of error, strict and warning one at most is given. */
typedef struct finding {
  finding_severity severity;
  bool placed;                     /* there is a place; else it is about the document */
  size_t at, end;                  /* in the input; equal where it is between two characters, or not placed */
  const crd_error *error;          /* of a field */
  const crd_strict_error *strict;  /* a field that is unknown, or stands twice */
  const crd_rule_warning *warning; /* of a rule above the CRD */
  crd_string text;                 /* where it is none of them, or the warning's */
  const char *code;                /* what a finding that is of no field is called */
  crd_string rule;                 /* of a policy; empty: it is of none */
  crd_string help;                 /* what may be done; empty: nothing is known */
} finding;

/* What admission policies say of an object. */
typedef struct policy_finding {
  finding_severity severity;
  crd_string rule; /* "policy/NAME" */
  crd_string text;
} policy_finding;

typedef struct policy_account {
  policy_finding *items;
  size_t count;
  uint32_t own_warnings; /* of the verdict's warnings those that are not of policies, which come first */
  bool refused;          /* the verdict is their refusal */
  crd_string json;       /* all of it (crd_admission_write_verdict), where a form wants traces */
} policy_account;

typedef enum account_outcome {
  ACCOUNT_VALID,
  ACCOUNT_INVALID,
  ACCOUNT_UNJUDGED, /* there is a reason */
  ACCOUNT_UNKNOWN,  /* no schema, which is fine */
  ACCOUNT_PASSED,   /* is there to be judged, and cannot be as it stands: encrypted, a template */
  ACCOUNT_SKIPPED,  /* was not to be judged */
  ACCOUNT_EMPTY     /* holds nothing */
} account_outcome;

/* What became of a document, or of an item of a List. Lives as long as its arena's contents. */
typedef struct account {
  const report_place *place;
  const verdict_subject *subject;
  crd_arena *arena;
  account_outcome outcome;
  bool strict;                       /* unknown and duplicate fields are errors */
  bool with_object;                  /* the object as it would be stored is wanted, where the form has a place for it */
  bool hint;                         /* of what has no schema: `why` says what may be done about it */
  const crd_value *object;           /* as it was read; NULL: it is none, or not read into a tree */
  bool warns;                        /* and that is a warning */
  const crd_verdict *verdict;        /* NULL: there is none */
  const policy_account *policies;    /* NULL: none were asked */
  const crd_parse_error *unreadable; /* the text is no YAML or JSON; NULL: it is */
  crd_string why;                    /* without a verdict: the reason */
  const char *code;                  /* what that reason is called: "noSchema" */
  uint32_t offset;                   /* of the object in the document */
  uint32_t behind;                   /* where text begins that stands behind the document's end; 0: none does */
  /* Made by account_findings. */
  finding *findings;
  uint32_t count;
  bool listed;
} account;

/* "valid", "invalid", "unjudged" (there is nothing to judge it by), "skipped" or "error" (it could not be judged). */
const char *account_status(const account *account);
/* Whether it was passed over, which `why` gives the reason of: no success, and no failure. */
bool account_is_passed_over(const account *account);

/* What is said of text behind the end of a document: "...", or where a reader of YAML sees another one and kubectl does not.
 */
#define FINDING_BEHIND "what follows the end of the document, \"...\", is not read"
#define FINDING_BEHIND_FIRST "what follows the first document is not read: kubectl parts documents by lines \"---\" alone"
crd_string finding_behind(const account *account);

/* Makes the list of findings, once: errors in their order, then unknown and duplicate fields, then warnings. */
void account_findings(account *account);

/* "Kind namespace/name", as far as they are known, behind the file that the document says that it comes from; names are cut
 * where they are long. */
crd_string account_object(crd_arena *arena, const account *account);

/* "error", "warning" or "note". */
const char *finding_severity_name(finding_severity severity);
/* The field that it is about: "spec.replicas"; empty: none. */
crd_string finding_field(const finding *finding);
/* All that is said of it on one line, the field in front; the layer and the rule behind, where they are above the CRD.
 * Values that look secret are not in it, and of long ones the beginning. */
crd_string finding_text(crd_arena *arena, const finding *finding);
/* The same without the field. */
crd_string finding_body(crd_arena *arena, const finding *finding);
/* Any text for people without values that look secret, and with the beginning of long ones. */
crd_string finding_hidden(crd_arena *arena, crd_string said);
/* Its layer: "crd", "webhook", "controller", "pods", "mutation"; empty: none. */
crd_string finding_layer(const finding *finding);

/* Which rule a finding is of: the schema's keyword, the CEL rules of a node, the name of a rule above the CRD. Machines
 * group by it, so it says nothing of the object at hand. */

/* "maximum", "required", "unknownField", "cel/RayCluster/spec.workerGroupSpecs[]", "KR-070"; never empty. In the arena, or
 * it stays. */
crd_string finding_rule(crd_arena *arena, const finding *finding, const account *account);
/* A keyword of the schema, "x-kubernetes-validations" for CEL; empty: it is of none. */
crd_string finding_keyword(const finding *finding);
/* What such a rule is about, a sentence. */
crd_string finding_rule_about(crd_arena *arena, const finding *finding, crd_string rule);
