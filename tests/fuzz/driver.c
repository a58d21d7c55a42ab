/* SPDX-License-Identifier: Apache-2.0 */
/* Runs a libFuzzer target without libFuzzer: deterministic, with any compiler, bounded in time.
 *
 *   fuzz_X [--runs N] [--deep-runs N] [--seed N] [--seconds N] FILE|DIR...
 *
 * Every file is given to the target as it is, then N inputs are made from them: a file chosen at random is changed a few
 * times (bytes flipped, replaced, removed, repeated, spliced with those of another file, numbers at their limits put in; by
 * the target's own mutator where it has one). Equal arguments give equal inputs. A crash, or an input that takes more than
 * 20 s of the processor, leaves the input in ./crash-TARGET-SEED-RUN, which can be given back as FILE.
 * With CRDC_DEEP in the environment --deep-runs counts, where it is given.
 */
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A target may bring its own mutators, which in turn ask for this one of bytes. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
__attribute__((weak)) size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);
__attribute__((weak)) size_t LLVMFuzzerCustomCrossOver(const uint8_t *data, size_t size, const uint8_t *other,
                                                       size_t other_size, uint8_t *out, size_t max_size, unsigned seed);

#define FILE_LIMIT 4096
#define INPUT_LIMIT (64u * 1024)
#define CPU_LIMIT_S 20 /* for one input */

typedef struct input {
  uint8_t *data;
  size_t size;
} input;

static input files[FILE_LIMIT];
static size_t file_count;

/* What a crash handler needs. */
static input current;
static char crash_name[256];

static uint64_t state;
static uint64_t next_random(void) { /* splitmix64 */
  uint64_t z = (state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}
static size_t below(size_t limit) {
  return limit ? (size_t)(next_random() % limit) : 0;
}

static void save_crash(int signal_number) {
  int file = open(crash_name, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file >= 0) {
    ssize_t written = write(file, current.data, current.size);
    (void)written;
    close(file);
  }
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

/* The sanitizers call this before they end the process. */
void __asan_on_error(void);
void __asan_on_error(void) {
  save_crash(SIGABRT);
}

static int by_name(const struct dirent **a, const struct dirent **b) {
  return strcmp((*a)->d_name, (*b)->d_name);
}

static int visible(const struct dirent *entry) {
  return entry->d_name[0] != '.';
}

static int add_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || file_count == FILE_LIMIT) {
    perror(path);
    if (file) fclose(file);
    return 2;
  }
  uint8_t *data = malloc(INPUT_LIMIT);
  if (!data) abort();
  files[file_count].size = fread(data, 1, INPUT_LIMIT, file);
  files[file_count++].data = data;
  fclose(file);
  return 0;
}

static int add_path(const char *path) {
  struct stat info;
  if (stat(path, &info) != 0 || !S_ISDIR(info.st_mode)) return add_file(path);
  struct dirent **entries;
  int count = scandir(path, &entries, visible, by_name), status = 0;
  for (int i = 0; i < count; i++) {
    char name[4096];
    snprintf(name, sizeof name, "%s/%s", path, entries[i]->d_name);
    if (status == 0) status = add_file(name);
    free(entries[i]);
  }
  if (count >= 0) free(entries);
  return count < 0 ? 2 : status;
}

static void remove_range(input *input, size_t at, size_t size) {
  memmove(input->data + at, input->data + at + size, input->size - at - size);
  input->size -= size;
}

static void insert(input *input, size_t at, const uint8_t *data, size_t size) {
  if (input->size + size > INPUT_LIMIT) return;
  memmove(input->data + at + size, input->data + at, input->size - at);
  memmove(input->data + at, data, size);
  input->size += size;
}

static void mutate_bytes(input *input) {
  static const char *const tokens[] = {
      "\"",  "{",       "}",       "[",    "]",        ",",  ":", "null", "true", "-0", "1e400", "9223372036854775808",
      "0.1", "\\u0000", "\\ud800", "\xff", "\xc3\xa9", "\n", " ", "-",    "&a",   "*a", "<<: "};
  uint8_t copy[256];
  size_t at = below(input->size + 1), left = input->size - at, size = below(left < 64 ? left + 1 : 65);
  const char *token = tokens[below(sizeof tokens / sizeof *tokens)];
  struct input *other = &files[below(file_count)];
  switch (below(7)) {
  case 0:
    if (left) input->data[at] ^= (uint8_t)(1u << below(8));
    break;
  case 1:
    if (left) input->data[at] = (uint8_t)next_random();
    break;
  case 2:
    remove_range(input, at, size);
    break;
  case 3: /* repeat */
    memcpy(copy, input->data + at, size);
    for (size_t times = 1 + below(8); times > 0; times--) insert(input, at, copy, size);
    break;
  case 4:
    insert(input, at, (const uint8_t *)token, strlen(token));
    break;
  case 5: /* replace a stretch by one of another input */
    remove_range(input, at, size);
    if (other->size) {
      size_t from = below(other->size), most = other->size - from;
      insert(input, at, other->data + from, below(most < 200 ? most + 1 : 200));
    }
    break;
  default: /* cut short */
    if (below(4) == 0) input->size = at;
  }
}

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size) {
  if (size > INPUT_LIMIT) return size;
  input changed = {.data = malloc(INPUT_LIMIT), .size = size};
  if (!changed.data) abort();
  if (size) memcpy(changed.data, data, size);
  mutate_bytes(&changed);
  if (changed.size > max_size) changed.size = max_size;
  if (changed.size) memcpy(data, changed.data, changed.size);
  free(changed.data);
  return changed.size;
}

static void mutate(input *input) {
  static uint8_t made[INPUT_LIMIT];
  const struct input *other = &files[below(file_count)];
  if (LLVMFuzzerCustomCrossOver && below(8) == 0) {
    input->size = LLVMFuzzerCustomCrossOver(input->data, input->size, other->data, other->size, made, INPUT_LIMIT,
                                            (unsigned)next_random());
    memcpy(input->data, made, input->size);
  } else if (LLVMFuzzerCustomMutator && below(8) != 0) {
    input->size = LLVMFuzzerCustomMutator(input->data, input->size, INPUT_LIMIT, (unsigned)next_random());
  } else {
    mutate_bytes(input);
  }
}

/* The target reads from a block of exactly its size, so that a sanitizer sees a byte too far. */
static void run(const uint8_t *data, size_t size) {
  uint8_t *exact = malloc(size ? size : 1);
  if (!exact) abort();
  memcpy(exact, data, size);
  current = (input){exact, size};
  setitimer(ITIMER_PROF, &(struct itimerval){.it_value = {.tv_sec = CPU_LIMIT_S}}, NULL);
  LLVMFuzzerTestOneInput(exact, size);
  free(exact);
}

static uint64_t number(const char *text) {
  return text ? strtoull(text, NULL, 10) : 0;
}

int main(int count, char **arguments) {
  uint64_t runs = 10000, deep_runs = 0, seed = 1, seconds = 60, made = 0;
  for (int i = 1; i < count; i++) {
    if (strcmp(arguments[i], "--runs") == 0)
      runs = number(arguments[++i]);
    else if (strcmp(arguments[i], "--deep-runs") == 0)
      deep_runs = number(arguments[++i]);
    else if (strcmp(arguments[i], "--seed") == 0)
      seed = number(arguments[++i]);
    else if (strcmp(arguments[i], "--seconds") == 0)
      seconds = number(arguments[++i]);
    else if (add_path(arguments[i]) != 0)
      return 2;
  }
  if (deep_runs && getenv("CRDC_DEEP")) runs = deep_runs;
  const int crashes[] = {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGPROF};
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) signal(crashes[i], save_crash);
  const char *slash = strrchr(arguments[0], '/');
  const char *target = slash ? slash + 1 : arguments[0];
  snprintf(crash_name, sizeof crash_name, "crash-%.100s-file", target);
  run((const uint8_t *)"", 0);
  for (size_t i = 0; i < file_count; i++) run(files[i].data, files[i].size);
  time_t end = time(NULL) + (time_t)seconds;
  input input = {.data = malloc(INPUT_LIMIT)};
  if (!input.data) abort();
  for (; made < runs && file_count && time(NULL) < end; made++) {
    state = seed * 0x9E3779B97F4A7C15u + made;
    snprintf(crash_name, sizeof crash_name, "crash-%.100s-%llu-%llu", target, (unsigned long long)seed,
             (unsigned long long)made);
    const struct input *base = &files[below(file_count)];
    memcpy(input.data, base->data, base->size);
    input.size = base->size;
    for (size_t changes = 1 + below(6); changes > 0; changes--) mutate(&input);
    run(input.data, input.size);
  }
  free(input.data);
  for (size_t i = 0; i < file_count; i++) free(files[i].data);
  printf("%s: %zu files, %llu made\n", target, file_count, (unsigned long long)made);
  return 0;
}
