/* SPDX-License-Identifier: Apache-2.0 */
/* The findings of a document as data: an account with a list of findings. The judge passes an account to the forms (form.h),
 * and each form prints what it needs. Texts are made on demand. */
#pragma once

#include "documents/place.h"
#include "verdict_json.h"
#include <crd/json.h>
#include <crd/request.h>

typedef enum finding_severity { FINDING_ERROR, FINDING_WARNING, FINDING_NOTE } finding_severity;

/* One finding. At most one of error, strict and warning is set. */
typedef struct finding {
  finding_severity severity;
  bool placed;                     /* it has a place; else it is about the whole document */
  size_t at, end;                  /* in the input; equal if it is between two characters, or not placed */
  const crd_error *error;          /* of a field */
  const crd_strict_error *strict;  /* an unknown or duplicate field */
  const crd_rule_warning *warning; /* of a rule above the CRD */
  crd_string text;                 /* if none of these is set, or the text of the warning */
  const char *code;                /* the name of a finding that is not about a field */
  crd_string rule;                 /* the policy's rule; empty: not of a policy */
  crd_string help;                 /* what can be done; empty: unknown */
} finding;

/* What admission policies report about an object. */
typedef struct policy_finding {
  finding_severity severity;
  crd_string rule; /* "policy/NAME" */
  crd_string text;
} policy_finding;

typedef struct policy_account {
  policy_finding *items;
  size_t count;
  uint32_t own_warnings; /* how many warnings of the verdict are not of policies; these come first */
  bool refused;          /* the verdict is their refusal */
  crd_string json;       /* the whole result (crd_admission_write_verdict), if a form needs traces */
} policy_account;

typedef enum account_outcome {
  ACCOUNT_VALID,
  ACCOUNT_INVALID,
  ACCOUNT_UNJUDGED, /* see `why` */
  ACCOUNT_UNKNOWN,  /* no schema, which is allowed */
  ACCOUNT_PASSED,   /* should be judged, but cannot be as it is: encrypted, a template */
  ACCOUNT_SKIPPED,  /* was not selected */
  ACCOUNT_EMPTY     /* has no content */
} account_outcome;

/* The result for a document, or for an item of a List. Lives as long as its arena's contents. */
typedef struct account {
  const report_place *place;
  const verdict_subject *subject;
  crd_arena *arena;
  account_outcome outcome;
  bool strict;                       /* unknown and duplicate fields are errors */
  bool with_object;                  /* the object that would be stored is wanted, if the form prints it */
  bool hint;                         /* of a document without a schema: `why` says what can be done */
  const crd_value *object;           /* as it was read; NULL: it is no object, or was not parsed */
  bool warns;                        /* and it is a warning */
  const crd_verdict *verdict;        /* NULL: none */
  const policy_account *policies;    /* NULL: none were asked */
  const crd_parse_error *unreadable; /* the text is not YAML or JSON; NULL: it is */
  crd_string why;                    /* without a verdict: the reason */
  const char *code;                  /* the name of that reason: "noSchema" */
  uint32_t offset;                   /* of the object in the document */
  uint32_t behind;                   /* the offset of text after the document's end; 0: none */
  /* Set by account_findings. */
  finding *findings;
  uint32_t count;
  bool listed;
} account;

/* "valid", "invalid", "unjudged" (there is no schema for it), "skipped" or "error" (judging failed). */
const char *account_status(const account *account);
/* Whether it was skipped for the reason in `why`: neither success nor failure. */
bool account_is_passed_over(const account *account);

/* The warning about text after the end of a document: after "...", or where a YAML reader sees another document and kubectl
 * does not. */
#define FINDING_BEHIND "what follows the end of the document, \"...\", is not read"
#define FINDING_BEHIND_FIRST "what follows the first document is not read: kubectl parts documents by lines \"---\" alone"
crd_string finding_behind(const account *account);

/* Makes the list of findings, once: errors in order, then unknown and duplicate fields, then warnings. */
void account_findings(account *account);

/* "Kind namespace/name" as far as known, after the source file that the document names; long names are cut. */
crd_string account_object(crd_arena *arena, const account *account);

/* "error", "warning" or "note". */
const char *finding_severity_name(finding_severity severity);
/* The path of its field: "spec.replicas"; empty: none. */
crd_string finding_field(const finding *finding);
/* The whole finding on one line, with the field before it; of rules above the CRD the layer and the rule follow. Values that
 * look secret are hidden, and long ones are cut. */
crd_string finding_text(crd_arena *arena, const finding *finding);
crd_string finding_body(crd_arena *arena, const finding *finding);
/* A text for people: values that look secret are hidden, and long ones are cut. */
crd_string finding_hidden(crd_arena *arena, crd_string said);
/* Its layer: "crd", "webhook", "controller", "pods", "mutation"; empty: none. */
crd_string finding_layer(const finding *finding);

/* The rule of a finding: the schema's keyword, the CEL rules of a node, or the rule above the CRD. Programs group findings
 * by it, so it does not depend on the object. */

/* "maximum", "required", "unknownField", "cel/RayCluster/spec.workerGroupSpecs[]", "KR-070"; never empty. In the arena or
 * static. */
crd_string finding_rule(crd_arena *arena, const finding *finding, const account *account);
/* A keyword of the schema, "x-kubernetes-validations" for CEL; empty: no keyword. */
crd_string finding_keyword(const finding *finding);
/* A sentence about such a rule. */
crd_string finding_rule_about(crd_arena *arena, const finding *finding, crd_string rule);
