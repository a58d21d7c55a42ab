/* The string rules that only answer yes or no: what a valid object is asked. */
#ifndef CRD_VALIDATE_NAMES_H
#define CRD_VALIDATE_NAMES_H

#include <crd/metadata.h>

bool names_is_qualified(crd_string text);   /* content.IsLabelKey without messages */
bool names_is_subdomain(crd_string text);   /* of an RFC 1123 subdomain's form, of any length */
bool names_is_label_value(crd_string text); /* content.IsLabelValue without messages */

#endif
