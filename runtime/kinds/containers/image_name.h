/* SPDX-License-Identifier: Apache-2.0 */
/* Names of images, as github.com/distribution/reference reads them. */
#ifndef CORE_IMAGE_NAME_H
#define CORE_IMAGE_NAME_H

#include <crd/string.h>
#include <stdbool.h>

/* Whether pkg/util/parsers' ParseImageName gives the tag "latest": the name is well-formed and says so, or says neither tag
 * nor digest. */
bool crd_core_image_is_latest(crd_string image);

#endif
