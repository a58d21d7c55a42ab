/* SPDX-License-Identifier: Apache-2.0 */
/* Patches of JSON documents: RFC 6902 (JSON patch) and RFC 7396 (JSON merge patch) as kube-apiserver applies them.
 *
 * Mirrors gopkg.in/evanphx/json-patch.v4 (Patch.Apply, MergePatch) and jsonPatcher.applyJSPatch of apiserver
 * pkg/endpoints/handlers/patch.go. The result has that library's form: members of objects that the patch enters are sorted,
 * all else keeps the bytes of the patch. */
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

/* Applies `patch` to `document`, which is not changed; `result` is the resulting JSON text. `strict` receives the errors of
 * strict field validation in the patch itself (duplicate fields, unknown members of operations); NULL: the patch is parsed
 * leniently, as with fieldValidation=Ignore. `error` says why there is no result. `result` and `error` live in `arena`, the
 * texts of `strict` in its own arena, which should be the same. */
crd_patch_outcome crd_json_patch(crd_arena *arena, const crd_value *document, crd_string patch, crd_texts *strict,
                                 crd_string *result, crd_string *error);
crd_patch_outcome crd_merge_patch(crd_arena *arena, const crd_value *document, crd_string patch, crd_texts *strict,
                                  crd_string *result, crd_string *error);

/* The same for a document that was parsed from `source`: parts that the patch does not enter keep their bytes. */
crd_patch_outcome crd_json_patch_of_text(crd_arena *arena, const crd_value *document, crd_string source, crd_string patch,
                                         crd_texts *strict, crd_string *result, crd_string *error);
crd_patch_outcome crd_merge_patch_of_text(crd_arena *arena, const crd_value *document, crd_string source, crd_string patch,
                                          crd_texts *strict, crd_string *result, crd_string *error);

/* crd_json_patch, parsed leniently, with json-patch's own error: the error for a webhook's patch. */
crd_patch_outcome crd_json_patch_telling(crd_arena *arena, const crd_value *document, crd_string patch, crd_string *result,
                                         crd_string *error);

/* An operation of JSON patch that sets a value. */
typedef struct crd_patch_change {
  const char *op;  /* "add" or "replace" */
  crd_string path; /* of the value; if parents are missing, of the outermost missing parent */
  crd_value value; /* with its missing parents */
  bool blind;      /* a parent is no object or list: the operation does not apply */
} crd_patch_change;

/* Sets the value at a JSON pointer of a document in place, and returns the equivalent operation in `change`. False if the
 * document has that value already: no operation is needed, so that such patches are idempotent. A null parent counts as
 * missing; "-" is the end of a list. */
bool crd_patch_set(crd_arena *arena, crd_value *document, crd_string pointer, const crd_value *value,
                   crd_patch_change *change);

CRD_END_DECLS

#endif
