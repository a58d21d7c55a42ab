/* SPDX-License-Identifier: Apache-2.0 */
#ifndef CRD_PORT_FNMATCH_H
#define CRD_PORT_FNMATCH_H

enum { FNM_NOMATCH = 1, FNM_PERIOD = 4 };

int fnmatch(const char *pattern, const char *text, int flags);

#endif
