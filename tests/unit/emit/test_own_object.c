/* SPDX-License-Identifier: Apache-2.0 */
/* Objects that libtcc and cc make of generated code, laid out without the system's loader, are the tables that the loader
 * finds in them; what is no such object is refused. */
#include "jit/object.h"
#include "jit/object_own.h"
#include "jit/symbols.h"
#include <criterion/criterion.h>
#include <elf.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static const char code_text[] =
    "extern unsigned long strlen(const char *);\n"
    "extern void *memcpy(void *, const void *, unsigned long);\n"
    "static const char word[] = \"seven\";\n"
    "const char *const words[] = {word, word + 2};\n"
    "int counter = 40;\n"
    "unsigned long (*const measure)(const char *) = strlen;\n"
    "int answer(void) { return counter + (int)measure(words[1]) - 1; }\n"
    "void copy(char *to) { memcpy(to, words[0], strlen(words[0]) + 1); }\n"
    "int raise(void) { return ++counter; }\n";

static char folder[] = "/tmp/crdc-own-XXXXXX";

static void setup(void) {
  cr_assert(mkdtemp(folder));
}

static void teardown(void) {
  char command[128];
  snprintf(command, sizeof command, "rm -rf %s", folder);
  cr_expect(system(command) == 0);
}

/* The object that cc makes of a text, in memory that ends where it ends. */
static crd_string compile(const char *text, const char *options) {
  char path[128], command[512];
  snprintf(path, sizeof path, "%s/code.c", folder);
  FILE *file = fopen(path, "w");
  cr_assert(file && fputs(text, file) >= 0 && fclose(file) == 0);
  snprintf(command, sizeof command, "cc -fPIC -shared -nostdlib -Wl,-Bsymbolic %s -o %s/code.so %s", options, folder, path);
  cr_assert(system(command) == 0);
  snprintf(path, sizeof path, "%s/code.so", folder);
  struct stat status;
  int object = open(path, O_RDONLY);
  cr_assert(object >= 0 && fstat(object, &status) == 0);
  char *bytes = malloc((size_t)status.st_size);
  cr_assert(bytes && read(object, bytes, (size_t)status.st_size) == status.st_size);
  close(object);
  return (crd_string){bytes, (size_t)status.st_size};
}

static bool is_refused(crd_string bytes, const char *words) {
  own_object object;
  const char *why = NULL;
  if (crdc_own_object_open(&object, bytes, &why)) {
    crdc_own_object_close(&object);
    return false;
  }
  return !words || (why && strstr(why, words));
}

TestSuite(own_object, .init = setup, .fini = teardown);

#if defined(__x86_64__)
Test(own_object, code_runs_and_data_is_its_own) {
  crd_string bytes = compile(code_text, "-O1");
  own_object first, second;
  const char *why = NULL;
  cr_assert(crdc_own_object_open(&first, bytes, &why), "%s", why);
  cr_assert(crdc_own_object_open(&second, bytes, &why), "%s", why);
  int (*answer)(void), (*raise_first)(void);
  void (*copy)(char *);
  *(void **)&answer = crdc_own_object_find(&first, "answer");
  *(void **)&raise_first = crdc_own_object_find(&first, "raise");
  *(void **)&copy = crdc_own_object_find(&second, "copy");
  cr_assert(answer && raise_first && copy);
  char text[16];
  copy(text);
  cr_expect_str_eq(text, "seven");
  cr_expect_eq(answer(), 42);
  cr_expect_eq(raise_first(), 41);
  cr_expect_eq(answer(), 43);
  *(void **)&answer = crdc_own_object_find(&second, "answer");
  cr_expect_eq(answer(), 42);
  cr_expect_null(crdc_own_object_find(&first, "strlen"), "what it calls it does not define");
  cr_expect_null(crdc_own_object_find(&first, "nothing"));
  crdc_own_object_close(&first);
  crdc_own_object_close(&second);
  free((char *)bytes.data);
}

Test(own_object, what_the_runtime_does_not_have) {
  crd_string bytes = compile("extern int nowhere(void);\nint here(void) { return nowhere(); }\n", "-O1");
  cr_expect(is_refused(bytes, "does not have"));
  free((char *)bytes.data);
  bytes = compile("extern int nowhere(void) __attribute__((weak));\nint here(void) { return nowhere ? 1 : 2; }\n", "-O1");
  own_object object;
  const char *why = NULL;
  cr_assert(crdc_own_object_open(&object, bytes, &why), "%s", why);
  int (*here)(void);
  *(void **)&here = crdc_own_object_find(&object, "here");
  cr_expect_eq(here(), 2);
  crdc_own_object_close(&object);
  free((char *)bytes.data);
}

Test(own_object, what_is_not_done) {
  crd_string bytes = compile("__thread int each;\nint here(void) { return each; }\n", "-O1");
  cr_expect(is_refused(bytes, "threads"));
  free((char *)bytes.data);
  bytes = compile("int here(void) { return 1; }\n", "-Wl,-N");
  cr_expect(is_refused(bytes, NULL));
  free((char *)bytes.data);
}

Test(own_object, every_part_that_is_missing) {
  crd_string bytes = compile(code_text, "-O1");
  for (size_t size = 0; size < bytes.size; size += size < 1024 ? 1 : 61) {
    char *part = malloc(size ? size : 1);
    memcpy(part, bytes.data, size);
    cr_expect(is_refused((crd_string){part, size}, NULL), "%zu bytes", size);
    free(part);
  }
  free((char *)bytes.data);
}

Test(own_object, headers_that_are_others) {
  crd_string bytes = compile(code_text, "-O1");
  Elf64_Ehdr *header = (Elf64_Ehdr *)(void *)bytes.data;
  header->e_machine = EM_386;
  cr_expect(is_refused(bytes, "machine"));
  header->e_machine = EM_X86_64;
  header->e_type = ET_REL;
  cr_expect(is_refused(bytes, "shared object"));
  header->e_type = ET_DYN;
  header->e_phnum = 0;
  cr_expect(is_refused(bytes, "segments"));
  free((char *)bytes.data);
}
#endif

/* All objects of the compiled kinds' rules by way of the cache are read by the other suites; here every function of the
 * runtime is at hand. */
Test(own_object, functions_of_the_runtime) {
  size_t count = 0;
  for (const jit_symbol *symbol = crdc_jit_symbols; symbol->name; symbol++) count += symbol->function != NULL;
  cr_expect_gt(count, 100);
}
