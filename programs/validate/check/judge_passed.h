/* SPDX-License-Identifier: Apache-2.0 */
/* What is not judged, or not in all of it: unknown values, templates, patches, pieces of CRDs, and what is no object of an
 * API server. Each function counts and tells what it passes over. */
#ifndef VALIDATE_CHECK_JUDGE_PASSED_H
#define VALIDATE_CHECK_JUDGE_PASSED_H

#include "judging.h"

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

#endif
