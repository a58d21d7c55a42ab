/* SPDX-License-Identifier: Apache-2.0 */
/* The string rules: some functions return only whether a text is valid, the others return what is wrong with it. */
#pragma once

#include "../base/kin.h"
#include "../value/words.h"
#include <crd/metadata.h>

CRD_KIN bool crd_names_is_qualified(crd_string text);   /* content.IsLabelKey without messages */
CRD_KIN bool crd_names_is_label_value(crd_string text); /* content.IsLabelValue without messages */

/* A limit of Kubernetes: keys and values together, in bytes. */
enum { ANNOTATIONS_LIMIT = 256 << 10 };

/* What is wrong with a name: rows of the table of messages, without arguments. */
typedef struct names_found {
  const crd_words *items[4];
  uint32_t count;
} names_found;

/* The rules of crd/metadata.h: crd_check_dns1123_label and so on. */
void crd_names_check_dns1123_label(names_found *found, crd_string text);
void crd_names_check_dns1123_subdomain(names_found *found, crd_string text);
void crd_names_check_dns1035_label(names_found *found, crd_string text);
void crd_names_check_qualified_name(names_found *found, crd_string text);
void crd_names_check_label_value(names_found *found, crd_string text);
void crd_names_check_path_segment(names_found *found, crd_string text, bool prefix);
