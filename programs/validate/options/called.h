/* SPDX-License-Identifier: Apache-2.0 */
/* What its user calls the program: crd-validate, or as a plugin of kubectl (a file kubectl-crd_validate on the path) kubectl
 * crd-validate. Usage and help say it so; errors about files begin with the program's own name. */
#ifndef VALIDATE_OPTIONS_CALLED_H
#define VALIDATE_OPTIONS_CALLED_H

/* By the path of the program, its first argument; NULL where there is none. */
void validate_set_called(const char *path);
const char *validate_called(void);

#endif
