# SPDX-License-Identifier: Apache-2.0
# A certificate as it is mounted into the container, and a folder of CRDs.
mkdir -p certs
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -keyout certs/tls.key -out certs/tls.crt -subj /CN=localhost \
  -addext subjectAltName=DNS:localhost 2>/dev/null
cp -r "$ROOT/examples/buckets/crds" crds
