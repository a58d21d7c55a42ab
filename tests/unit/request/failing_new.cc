// The program's operator new: RE2 takes its memory with it.
#include "failing.h"
#include <cstdlib>
#include <new>

void *operator new(std::size_t size) {
  void *memory = failing_next() ? nullptr : std::malloc(size ? size : 1);
  if (!memory) throw std::bad_alloc();
  return memory;
}

void operator delete(void *memory) noexcept {
  std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept {
  std::free(memory);
}
