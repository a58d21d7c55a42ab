/* SPDX-License-Identifier: Apache-2.0 */
/* The named formats of Kubernetes' format library: "dns1123Label", "uri", "date" and their like (apiserver
 * pkg/cel/library/format.go, ConstantFormats). Usable without CEL. The formats of schemas are crd/format.h's. */
#ifndef CRD_NAMED_FORMAT_H
#define CRD_NAMED_FORMAT_H

#include <crd/metadata.h>
#include <crd/string.h>

CRD_BEGIN_DECLS

typedef struct crd_named_format crd_named_format;

/* The format with that name, static; NULL: there is none. */
const crd_named_format *crd_named_format_find(crd_string name);
/* Adds upstream's messages about a text that is not of the format. */
void crd_named_format_check(const crd_named_format *format, crd_string text, crd_texts *messages);
/* The length of the pattern that the cost tracker assumes for the format. */
uint32_t crd_named_format_regex_size(const crd_named_format *format);

CRD_END_DECLS

#endif
