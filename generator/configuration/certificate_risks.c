/* SPDX-License-Identifier: Apache-2.0 */
/* Certificates of a caBundle that are not valid at the time. One valid certificate of several is enough, as while
 * authorities are replaced, because a chain of trust can end in it. */
#include "../../runtime/text/certificate.h"
#include "configuration/risks.h"

#include <crd/time.h>

#define DAY 86400
#define SOON (30 * DAY)

/* The validity of a bundle. */
typedef struct bundle_time {
  size_t count;
  bool good;    /* a certificate is valid */
  int64_t to;   /* the latest end of a valid one; else the end of the last one */
  bool early;   /* none is valid yet */
  int64_t from; /* but one will be from this time on */
} bundle_time;

static bundle_time time_of_bundle(crd_arena *arena, crd_string bundle, int64_t now) {
  bundle_time found = {.to = INT64_MIN, .from = INT64_MAX};
  crd_string der, pem = crd_bundle_decode(arena, bundle);
  certificate_validity one;
  for (size_t at = 0; crd_bundle_next(arena, pem, &at, &der);) {
    if (!crd_certificate_validity(der, &one)) continue;
    found.count++;
    bool good = one.from <= now && now <= one.to;
    if (now < one.from && one.from < found.from) found.from = one.from;
    if ((good && !found.good) || (good == found.good && now >= one.from && one.to > found.to)) found.to = one.to;
    found.good |= good;
  }
  found.early = !found.good && found.from != INT64_MAX;
  return found;
}

void crdc_risks_of_certificates(const risk_view *view, const document *document, const crd_value *webhook) {
  if (!risk_is_wanted(view, ADVICE_CA_BUNDLE) || crdc_bundle_is_injected(document)) return;
  crd_arena *arena = view->list->arena;
  const crd_value *client = crdc_read_member(webhook, "clientConfig");
  const bundle_time found = time_of_bundle(arena, crdc_member_string(client, "caBundle"), view->now);
  if (!found.count || (found.good && found.to - view->now > SOON)) return;
  const crd_timestamp when = {.seconds = found.early ? found.from : found.to};
  crd_string time = crd_timestamp_format(arena, &when);
  crd_string said =
      found.early
          ? crd_arena_printf(
                arena, "no call of the webhook can succeed before %.*s: no certificate of its caBundle is in force yet",
                CRD_PRINT(time))
      : found.good
          ? crd_arena_printf(arena,
                             "no call of the webhook can succeed after %.*s: the certificates of its caBundle end then",
                             CRD_PRINT(time))
          : crd_arena_printf(arena, "no call of the webhook can succeed: the certificates of its caBundle ended %.*s",
                             CRD_PRINT(time));
  crdc_risk_say(
      view, ADVICE_CA_BUNDLE, document, crdc_member_place(client, "caBundle"), said,
      "put the certificate that follows beside it, and give the webhook one of that authority, or have both injected "
      "(cert-manager.io/inject-ca-from)");
}
