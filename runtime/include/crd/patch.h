/* SPDX-License-Identifier: Apache-2.0 */
/* Patches of JSON documents: RFC 6902 (JSON patch) and RFC 7396 (JSON merge patch) as kube-apiserver applies them.
 *
 * Mirrors gopkg.in/evanphx/json-patch.v4 (Patch.Apply, MergePatch) and jsonPatcher.applyJSPatch of apiserver
 * pkg/endpoints/handlers/patch.go. The result is what that library writes: objects that the patch entered have their members
 * sorted, all else keeps the bytes it had in the patch. */
#ifndef CRD_PATCH_H
#define CRD_PATCH_H

#include <crd/errors.h>
#include <crd/value.h>

CRD_BEGIN_DECLS

/* The most operations of a JSON patch, and the most bytes that its copies may add. */
#define CRD_PATCH_MAX_OPERATIONS 10000u
#define CRD_PATCH_MAX_COPIED ((size_t)3 << 20)

typedef enum crd_patch_outcome {
  CRD_PATCH_DONE,
  CRD_PATCH_MALFORMED, /* not a patch: 400 with the error */
  CRD_PATCH_TOO_LARGE, /* too many operations: 413 with the error */
  CRD_PATCH_FAILED,    /* it does not apply to this document: 422 */
  CRD_PATCH_STOPPED    /* stopped before its end (crd/guard.h): the error says why */
} crd_patch_outcome;

/* Applies `patch` to `document`, which stays as it is; the JSON text that comes out is in `result`. `strict` takes what
 * strict field validation finds in the patch itself (duplicate fields, unknown members of operations); NULL: it is read
 * leniently, as fieldValidation=Ignore asks. `error` says why there is no result. All three live in `arena`; those in
 * `strict` in its own, which should be the same. */
crd_patch_outcome crd_json_patch(crd_arena *arena, const crd_value *document, crd_string patch, crd_texts *strict,
                                 crd_string *result, crd_string *error);
crd_patch_outcome crd_merge_patch(crd_arena *arena, const crd_value *document, crd_string patch, crd_texts *strict,
                                  crd_string *result, crd_string *error);

/* The same of a document that was read from `source`, whose bytes stay as they are where the patch does not enter. */
crd_patch_outcome crd_json_patch_of_text(crd_arena *arena, const crd_value *document, crd_string source, crd_string patch,
                                         crd_texts *strict, crd_string *result, crd_string *error);
crd_patch_outcome crd_merge_patch_of_text(crd_arena *arena, const crd_value *document, crd_string source, crd_string patch,
                                          crd_texts *strict, crd_string *result, crd_string *error);

/* crd_json_patch, read leniently, whose error is what json-patch itself says: what a webhook's patch is refused with. */
crd_patch_outcome crd_json_patch_telling(crd_arena *arena, const crd_value *document, crd_string patch, crd_string *result,
                                         crd_string *error);

/* An operation of JSON patch that puts a value somewhere. */
typedef struct crd_patch_change {
  const char *op;  /* "add" or "replace" */
  crd_string path; /* where objects are missing around the value, that of the outermost */
  crd_value value; /* with what is missing around it */
  bool blind;      /* something stands in the way that is no object or list: the operation does not apply */
} crd_patch_change;

/* Puts a value at a JSON pointer of a document, which is changed, and gives the operation that does the same. False where it
 * stands there already: nothing is to be done, so that who patches by this leaves its own work alone. A null on the way
 * counts as nothing; "-" is the end of a list. */
bool crd_patch_set(crd_arena *arena, crd_value *document, crd_string pointer, const crd_value *value,
                   crd_patch_change *change);

CRD_END_DECLS

#endif
