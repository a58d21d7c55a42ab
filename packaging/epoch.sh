#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The time that everything in a package bears: that of the newest entry of packaging/debian/changelog.
set -eu
entry=$(sed -n 's/^ -- .*>  //p' "$(dirname "$0")/debian/changelog" | head -n 1)
date -u -d "$entry" +%s
