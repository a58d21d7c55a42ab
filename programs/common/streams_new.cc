/* SPDX-License-Identifier: Apache-2.0 */
#include <new>

extern "C" {
#include "streams_new.h"
}

extern "C" void streams_on_new(void (*end)(void)) {
  std::set_new_handler(end);
}
