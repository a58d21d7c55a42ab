/* SPDX-License-Identifier: Apache-2.0 */
/* Listening sockets and the clock. */
#include "http.h"
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define LISTEN_BACKLOG 512

uint64_t crd_http_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* Splits "host:port" or "[v6]:port"; the host may be empty. */
static bool split_address(const char *address, char *host, size_t host_size, const char **port) {
  const char *colon = strrchr(address, ':');
  if (!colon) return false;
  size_t size = (size_t)(colon - address);
  if (size >= 2 && address[0] == '[' && address[size - 1] == ']') {
    address++;
    size -= 2;
  }
  if (size >= host_size) return false;
  memcpy(host, address, size);
  host[size] = 0;
  *port = colon + 1;
  char *end;
  unsigned long number = strtoul(*port, &end, 10);
  return end != *port && *end == 0 && number <= 65535;
}

static int listen_on(const struct addrinfo *info) {
  int one = 1, zero = 0;
  int fd = socket(info->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, info->ai_protocol);
  if (fd < 0) return -1;
  setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  if (info->ai_family == AF_INET6) setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &zero, sizeof zero);
  if (bind(fd, info->ai_addr, info->ai_addrlen) == 0 && listen(fd, LISTEN_BACKLOG) == 0) return fd;
  int saved = errno;
  close(fd);
  errno = saved;
  return -1;
}

int crd_http_listen(const char *address, char *error, size_t error_size) {
  char host[256];
  const char *port;
  if (!split_address(address, host, sizeof host, &port)) {
    snprintf(error, error_size, "%s: not an address: HOST:PORT or :PORT is wanted", address);
    return -1;
  }
  struct addrinfo wanted = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE | AI_NUMERICSERV};
  struct addrinfo *found = NULL;
  int status = getaddrinfo(host[0] ? host : NULL, port, &wanted, &found);
  if (status != 0) {
    snprintf(error, error_size, "%s: %s", address, gai_strerror(status));
    return -1;
  }
  /* Without a host the IPv6 socket serves both families: it is tried first. */
  int fd = -1, first_errno = 0;
  for (int family_v6 = 1; family_v6 >= 0 && fd < 0; family_v6--)
    for (const struct addrinfo *info = found; info && fd < 0; info = info->ai_next) {
      if ((info->ai_family == AF_INET6) != (family_v6 == 1)) continue;
      fd = listen_on(info);
      if (fd < 0 && (!first_errno || errno == EADDRINUSE)) first_errno = errno;
      if (fd < 0 && errno == EADDRINUSE && !host[0]) family_v6 = -1; /* not half of the machine's addresses */
    }
  freeaddrinfo(found);
  if (fd < 0) snprintf(error, error_size, "%s: %s", address, strerror(first_errno));
  return fd;
}

unsigned crd_http_socket_port(int socket) {
  union {
    struct sockaddr any;
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
  } address = {.v6 = {.sin6_family = AF_UNSPEC}};
  socklen_t size = sizeof address;
  if (getsockname(socket, &address.any, &size) != 0) return 0;
  return ntohs(address.any.sa_family == AF_INET6 ? address.v6.sin6_port : address.v4.sin_port);
}
