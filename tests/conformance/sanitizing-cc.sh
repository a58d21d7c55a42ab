#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A compiler for rules that go through the system's cc: with the sanitizers in the rules themselves, and nothing optimised.
exec cc "$@" -O0 -fsanitize=address,undefined -fno-sanitize-recover=undefined
