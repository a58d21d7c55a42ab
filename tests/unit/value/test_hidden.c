/* SPDX-License-Identifier: Apache-2.0 */
/* Messages as logs and terminals get them: what looks secret is not in them, and what does not is. */
#define _GNU_SOURCE
#include "../../../runtime/text/hidden_values.h"
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>

static void is_shown_as(const char *message, const char *wanted) {
  const crd_string text = crd_string_of(message);
  char *room = malloc(HIDDEN_ROOM(text.size));
  const size_t size = crd_hide_values(text, room, HIDDEN_ROOM(text.size));
  cr_expect(crd_string_equal((crd_string){room, size}, crd_string_of(wanted)), "got %.*s\nwanted %s", (int)size, room,
            wanted);
  free(room);
}

static void stays(const char *message) {
  is_shown_as(message, message);
}

Test(hidden, members_and_entries) {
  is_shown_as("{\"redis-password\":\"x y\",\"a\":\"b\"}", "{\"redis-password\":\"***\",\"a\":\"b\"}");
  is_shown_as("[{\"name\":\"DB_PASS\",\"value\":\"x\"}]", "[{\"name\":\"DB_PASS\",\"value\":\"***\"}]");
  is_shown_as("[{\"name\":\"SSH_KEY\",\"value\":\"x\\\"y\"}]", "[{\"name\":\"SSH_KEY\",\"value\":\"***\"}]");
  is_shown_as("{\"jwt\":\"x\",\"dbPwd\":\"y\"}", "{\"jwt\":\"***\",\"dbPwd\":\"***\"}");
  stays("[{\"name\":\"MODE\",\"value\":\"x\"},{\"name\":\"BYPASS\",\"value\":\"y\"}]");
  stays("{\"secretName\":\"x\",\"password-file\":\"/y\",\"tokenTTLSeconds\":\"1\"}");
}

Test(hidden, commands) {
  is_shown_as("[\"--redis-password\",\"x\",\"--port\",\"1\"]", "[\"--redis-password\",\"***\",\"--port\",\"1\"]");
  is_shown_as("[\"ray start --redis-password x --port 1\"]", "[\"ray start --redis-password *** --port 1\"]");
  is_shown_as("[\"--auth-token=x\",\"MY_SECRET=y z\"]", "[\"--auth-token=***\",\"MY_SECRET=*** z\"]");
  stays("[\"--token\",\"--port\",\"1\"]");
  stays("[\"--token --port 1\"]");
  stays("the token x is not known, and a=b");
}

Test(hidden, addresses_and_headers) {
  is_shown_as("redis://user:x@host:6379/0", "redis://user:***@host:6379/0");
  is_shown_as("{\"value\":\"postgres://:x@h\"}", "{\"value\":\"postgres://:***@h\"}");
  is_shown_as("Authorization: Bearer x.y.z, a", "Authorization: Bearer ***, a");
  stays("https://host:8443/a@b: not found");
  stays("http://[::1]:80 and a://b:c");
}

Test(hidden, fields) {
  is_shown_as("spec.token: Invalid value: \"x: y\": too short", "spec.token: Invalid value: \"***\": too short");
  stays("spec.mode: Invalid value: \"x: y\": too short");
}

/* What follows a cut is no secret's rest. */
Test(hidden, long_values) {
  char message[1200] = "spec.args: Invalid value: [\"";
  size_t size = strlen(message);
  memset(message + size, 'a', 225);
  size += 225;
  size += (size_t)sprintf(message + size, " --password ");
  memset(message + size, 's', 600);
  size += 600;
  sprintf(message + size, "\"]: wrong");
  char room[HIDDEN_ROOM(sizeof message)];
  const crd_string shown = {room, crd_hide_values(crd_string_of(message), room, sizeof room)};
  cr_expect(!memmem(shown.data, shown.size, "ssss", 4), "%.*s", (int)shown.size, room);
  cr_expect(memmem(shown.data, shown.size, "bytes): wrong", 13), "%.*s", (int)shown.size, room);
}

/* However it is made up, it takes a time that grows with its size. */
Test(hidden, work, .timeout = 20) {
  static const char *const parts[] = {":",       "://a:",        "=",    " ", "a=", "--token ", "\"", "\\\"",
                                      "Bearer ", "\"--token\",", "a://b"};
  const size_t most = (size_t)1 << 20;
  char *message = malloc(most), *room = malloc(HIDDEN_ROOM(most));
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    for (size_t at = 0; at < most; at++) message[at] = parts[i][at % strlen(parts[i])];
    cr_expect(crd_hide_values((crd_string){message, most}, room, HIDDEN_ROOM(most)) <= HIDDEN_ROOM(most));
  }
  free(message);
  free(room);
}
