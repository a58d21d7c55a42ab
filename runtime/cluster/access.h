/* Where the API server is and what is shown to it. */
#ifndef CRD_CLUSTER_ACCESS_H
#define CRD_CLUSTER_ACCESS_H

#include <crd/arena.h>
#include <crd/cluster.h>

/* Certificates or a key, PEM: a file, which is read whenever a connection begins, or its bytes. Both empty: there is none.
 */
typedef struct cluster_pem {
  const char *file;
  crd_string data;
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

/* What the options say: kubeconfig, address, service account. All texts are in the arena. False with the reason. */
CRD_MUST_CHECK bool crd_access_find(crd_arena *arena, const crd_cluster_options *options, cluster_access *access,
                                    crd_string *error);

/* The text of a kubeconfig (client-go: clientcmd). `path` is told in errors, and files are looked for beside it; `context`
 * NULL: its current-context. `master` NULL, or what takes the place of the server's address. */
CRD_MUST_CHECK bool crd_kubeconfig_read(crd_arena *arena, crd_string text, const char *path, const char *context,
                                        const char *master, cluster_access *access, crd_string *error);

/* Whether the address is one; gives it as `server` of an access has it: with a scheme, which is https where `tls`. */
CRD_MUST_CHECK bool crd_server_normalize(crd_arena *arena, crd_string address, bool tls, const char **server,
                                         crd_string *error);

/* A bearer token as a header may have it: without white space around it. False where it is empty or has bytes that no header
 * has. */
CRD_MUST_CHECK bool crd_token_trim(crd_string *token);

#endif
