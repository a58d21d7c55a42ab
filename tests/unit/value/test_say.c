/* SPDX-License-Identifier: Apache-2.0 */
/* What is said to people: formats as printf has them, and texts that are shown; what other media have in their place. */
#include "../../../runtime/base/say.h"
#include "../../../runtime/value/media.h"
#include <criterion/criterion.h>
#include <inttypes.h>
#include <stdlib.h>

static crd_arena *arena;
static char *printed;
static size_t size;
static FILE *stream;

static void open_all(void) {
  arena = crd_arena_create(NULL);
  stream = open_memstream(&printed, &size);
}

static void close_all(void) {
  fclose(stream);
  free(printed);
  crd_arena_destroy(arena);
}

/* What went to the stream since the last time. */
static void came(const char *wanted) {
  fflush(stream);
  cr_expect(crd_string_equal((crd_string){printed, size}, crd_string_of(wanted)), "got %.*s, wanted %s", (int)size, printed,
            wanted);
  rewind(stream);
}

TestSuite(say, .init = open_all, .fini = close_all);

/* The same format and arguments by printf, where no text is shown otherwise. */
#define SAME(...)                                                                                                           \
  do {                                                                                                                      \
    char wanted[512];                                                                                                       \
    snprintf(wanted, sizeof wanted, __VA_ARGS__);                                                                           \
    crd_text text = {.arena = arena};                                                                                       \
    crd_say_text(&text, __VA_ARGS__);                                                                                       \
    cr_expect(crd_string_equal(crd_text_string(&text), crd_string_of(wanted)), "got %.*s, wanted %s", (int)text.size,       \
              text.data, wanted);                                                                                           \
    crd_say(stream, __VA_ARGS__);                                                                                           \
    came(wanted);                                                                                                           \
  } while (0)

Test(say, formats_as_printf_does) {
  SAME("plain %% %s and %.*s.", "text", 3, "cut off");
  SAME("[%8s|%-8s|%*s|%-*s|%-10.*s|%.0s]", "a", "b", 4, "c", 5, "d", 2, "efg", "none");
  SAME("%d %i %5d %-5d| %05d %ld %lld %hd", -1, 2, 3, -4, 5, -6L, -7LL, (short)-8);
  SAME("%u %6u %zu %8zu %lu %8lu %llu %" PRIu64 " %" PRIx64 " %016lx %02x", 1u, 2u, (size_t)3, (size_t)4, 5ul, 6ul, 7ull,
       UINT64_MAX, UINT64_MAX, 255ul, 10u);
  SAME("%f %.0f %5.1f %g %.15g %c", 1.5, 2.6, 99.94, 0.0001, 1.0 / 3, 'x');
  SAME("%s", "");
}

Test(say, shows_what_is_put_in) {
  crd_say(stream, "a\n%s\n%.*s\n", "b\nc\033[2J", 9, "::error::no");
  came("a\nb c\\x1b[2J\n\\x3a:error::\n");
  crd_say(stream, "%-s|%-.*s", "a\n ::b\t##[c", 3, "d\ne\n");
  came("a\n \\x3a:b\t\\x23#[c|d\ne");
}

Test(say, escapes_for_each_medium) {
  crd_string text = CRD_STRING("a<b>&\"`|#\\%,:\n::c\033");
  crd_media_xml(stream, text);
  came("a&lt;b&gt;&amp;&quot;`|#\\%,:\n\\x3a:c\\x1b");
  crd_media_markdown(stream, text);
  came("a\\<b\\>\\&\"\\`\\|\\#\\\\%,: \\x3a:c\\x1b");
  crd_media_markdown_code(stream, CRD_STRING("a|b"));
  came("`a\\|b`");
  crd_media_markdown_code(stream, CRD_STRING("a`b"));
  came("a\\`b");
  crd_media_markdown_block(stream, "  ", "json", CRD_STRING("a\n````\nb"));
  came("  `````json\n  a\n  ````\n  b\n  `````\n");
  crd_media_tap(stream, CRD_STRING("a # SKIP \\ b\n"));
  came("a \\# SKIP \\\\ b ");
  crd_media_command(stream, CRD_STRING("50%: a,b\n::"), false);
  came("50%25: a,b ::");
  crd_media_command(stream, CRD_STRING("50%: a,b"), true);
  came("50%25%3A a%2Cb");
}
