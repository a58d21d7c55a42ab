/* SPDX-License-Identifier: Apache-2.0 */
/* Names of images, parsed like github.com/distribution/reference. */
#ifndef CORE_IMAGE_NAME_H
#define CORE_IMAGE_NAME_H

#include <crd/string.h>
#include <stdbool.h>

/* Whether pkg/util/parsers' ParseImageName returns the tag "latest": the name is well-formed, and has that tag or neither
 * tag nor digest. */
bool crd_core_image_is_latest(crd_string image);

#endif
