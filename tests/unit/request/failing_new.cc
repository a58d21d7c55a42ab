/* SPDX-License-Identifier: Apache-2.0 */
// The program's operator new: RE2 takes its memory with it.
#include "failing.h"
#include <cstdlib>
#include <new>

namespace {

constexpr std::size_t kReserve = 8 << 20; // what a handler that returns is taken to have freed

// The bytes that handlers made room for since failing_begin, where all fail.
thread_local std::size_t room;
thread_local unsigned beginning;

bool fails(std::size_t size) {
  if (!failing_next()) return false;
  if (beginning != failing_number()) room = 0;
  beginning = failing_number();
  if (size > room) return true;
  room -= size;
  return false;
}

} // namespace

extern "C" void *__real_malloc(std::size_t size);

void *operator new(std::size_t size) {
  while (fails(size)) {
    std::new_handler handler = std::get_new_handler();
    if (!handler) throw std::bad_alloc();
    handler();
    room += kReserve;
  }
  void *memory = __real_malloc(size ? size : 1); // not counted twice
  if (!memory) throw std::bad_alloc();
  return memory;
}

void operator delete(void *memory) noexcept {
  std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept {
  std::free(memory);
}
