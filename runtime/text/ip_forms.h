/* SPDX-License-Identifier: Apache-2.0 */
/* Addresses as others than netip.ParseAddr take them. */
#ifndef CRD_TEXT_IP_FORMS_H
#define CRD_TEXT_IP_FORMS_H

#include "../base/kin.h"
#include <crd/cidr.h>

/* netip.ParseAddr where no zone may be. */
bool crd_ip_parse_unzoned(crd_string text, crd_ip *out);
/* netutils.ParseIPSloppy and ParseCIDRSloppy (k8s.io/utils/net), which read as Go did before 1.17: numbers may have leading
 * zeros, and there is no zone. The range is not masked. */
CRD_KIN bool crd_ip_parse_sloppy(crd_string text, crd_ip *out);
CRD_KIN bool crd_cidr_parse_sloppy(crd_string text, crd_cidr *out);

#endif
