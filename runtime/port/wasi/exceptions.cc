/* SPDX-License-Identifier: Apache-2.0 */
/* C++ without exceptions: of the two that regex_re2.cc throws both are for want of memory, which ends the program here. */
#include <cstdio>
#include <cstdlib>

extern "C" {

void *__cxa_allocate_exception(std::size_t) noexcept {
  std::fputs("crd: out of memory\n", stderr);
  std::abort();
}

void __cxa_throw(void *, void *, void (*)(void *)) {
  std::abort();
}

void __cxa_rethrow() {
  std::abort();
}

void *__cxa_begin_catch(void *) noexcept {
  std::abort();
}

void __cxa_end_catch() {
  std::abort();
}
}
