/* SPDX-License-Identifier: Apache-2.0 */
/* An API server as it is called: its address, and what is shown to it. */
#ifndef CRD_CLUSTER_ADDRESS_H
#define CRD_CLUSTER_ADDRESS_H

#include <crd/arena.h>

/* Certificates or a key, PEM: a file, which is read whenever a connection begins, or its bytes. Both empty: there is none.
 */
typedef struct cluster_pem {
  const char *file;
  crd_string data;
  const char *in_memory; /* the path of a file in memory that holds the data (pem_file.h); NULL: there is none */
} cluster_pem;

static inline bool cluster_pem_given(const cluster_pem *pem) {
  return pem->file || pem->data.size;
}

typedef struct cluster_access {
  const char *server;      /* scheme, host, port and a path before all others, without a slash at its end */
  const char *server_name; /* that its certificate must have; NULL: the host */
  const char *proxy;       /* URL; NULL: the environment's */
  cluster_pem authority, certificate, key;
  const char *token, *token_file; /* the file is read for each request, and goes first */
  bool insecure;                  /* its certificate is not looked at */
} cluster_access;

#define CLUSTER_TOKEN_LIMIT ((size_t)64 << 10)
#define CLUSTER_FILE_LIMIT ((size_t)4 << 20)

/* Whether the address is one; gives it as `server` of an access has it: with a scheme, which is https where `tls`. */
CRD_MUST_CHECK bool crd_server_normalize(crd_arena *arena, crd_string address, bool tls, const char **server,
                                         crd_string *error);

/* The parts of an address that crd_server_normalize made, which it borrows. */
typedef struct address_parts {
  crd_string scheme, host, port, authority, path; /* the port of the scheme where there is none */
} address_parts;
address_parts crd_address_split(const char *server);
/* As net/http: what is on this machine is not asked through the environment's proxy. */
bool crd_address_is_local(crd_string host);

/* A bearer token as a header may have it: without white space around it. False where it is empty or has bytes that no header
 * has. */
CRD_MUST_CHECK bool crd_token_trim(crd_string *token);

#endif
