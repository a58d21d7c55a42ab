/* Checking files: every document, every item of a List. */
#ifndef VALIDATE_CHECK_H
#define VALIDATE_CHECK_H

#include "inventory.h"
#include "kinds.h"
#include "manifest_crds.h"
#include "options.h"

/* Checks all of the inventory and reports as the options ask. Gives the exit code. */
int check_inputs(const options *options, inventory *inventory, const manifest_crds *manifests, const kinds *kinds,
                 const crd_settings *settings);

/* batch.c: answers the requests on standard input, a line each, until its end. Gives the exit code. */
int batch_run(const options *options, const kinds *kinds, const crd_settings *settings);

#endif
