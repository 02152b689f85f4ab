/*
 * deskovka render from the outside: what it writes is a picture, what it cannot
 * do it says.  The program is looked for beside the folder of this test.
 */
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "render/xml.h"
#include "testing.h"

#define TEXT_MAX ((size_t)4 << 20)

static char program[4096], folder[64], text[TEXT_MAX];
static struct xml xml;

/* The exit code of `deskovka ARGS` in the folder. */
static int run(const char *args)
{
    char line[8192];
    int status;

    snprintf(line, sizeof line,
             "cd %s && ASAN_OPTIONS=detect_leaks=0 %s %s >out.txt 2>err.txt",
             folder, program, args);
    status = system(line);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static const char *slurp(const char *name)
{
    char path[256];
    FILE *f;
    size_t n = 0;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    f = fopen(path, "rb");
    if (f != NULL) {
        n = fread(text, 1, TEXT_MAX - 1, f);
        fclose(f);
    }
    text[n] = '\0';
    return text;
}

static void spill(const char *name, const char *what)
{
    char path[256];
    FILE *f;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    f = fopen(path, "wb");
    if (f == NULL || fputs(what, f) < 0 || fclose(f) != 0)
        exit(1);
}

static void picture(const char *args, const char *name, const char *has)
{
    int code = run(args);

    HOLD_EQUAL(code, 0, "%s: exit code %d: %s", args, code, slurp("err.txt"));
    HOLD(xml_check(&xml, slurp(name), true), "%s: %s", args, xml.why);
    HOLD(strstr(text, has) != NULL, "%s: no %s", args, has);
    test_case("");
}

#define picture(...) FROM(picture(__VA_ARGS__))

static void refused(const char *args, int want)
{
    int code = run(args);

    CHECK(code == want && *slurp("err.txt") != '\0', "%s: exit code %d", args,
          code);
}

#define refused(...) FROM(refused(__VA_ARGS__))

static const char game[] = "deskovka 1\n"
                           "setup carcassonne edition=bb6 players=2\n"
                           "draw:K\nplace:0,-1,R180\nmeeple:city@S\n"
                           "draw:D\nplace:-1,-1,R270\npass\n";

static const char island[] =
    "deskovka 1\n"
    "setup catan players=4 start_seat=dice\n"
    "lay:1A\nlay:6B\nlay:3A\nlay:4A\nlay:5A\nlay:2A\nroll:3+6\nroll:1+2\n"
    "roll:1+5\nroll:1+2\nsettle:v40\nroad:e50\nsettle:v35\nroad:e46\nsettle:"
    "v21\nroad:e28\n";

static void test_pictures(void)
{
    spill("g.dsk", game);
    picture("render g.dsk", "out.txt", "id=\"t0_-1\"");
    picture("render g.dsk -o a.svg --players", "a.svg", "id=\"player1\"");
    picture("render g.dsk@2 -o a.svg", "a.svg", "id=\"t0_-1\"");
    CHECK(strstr(text, "class=\"fig") == NULL, "a figure too early");
    picture("render g.dsk@4 --legal --out=a.svg", "a.svg", "id=\"l1_0\"");
    picture("render g.dsk --theme dark --lang cs -o a.svg", "a.svg",
            "lang=\"cs\"");
    picture("render g.dsk --light city@N/0,0 -o a.svg", "a.svg",
            "class=\"lit\"");
    picture("render g.dsk@4 --bare --legal --light city@N/0,0 -o a.svg",
            "a.svg", "class=\"lit\"");
    CHECK(strstr(text, "class=\"legal\"") != NULL &&
              strstr(text, "id=\"axes\"") == NULL &&
              strstr(text, "class=\"last\"") == NULL,
          "bare takes away coordinates and the last move, nothing else");
    picture("render g.dsk --animate -o a.svg", "a.svg", "<set ");
    picture("render g.dsk --animate -o frames", "frames/00006.svg",
            "id=\"t-1_-1\"");
    spill("c.dsk", island);
    picture("render c.dsk --animate -o a.svg", "a.svg", "<set ");
    CHECK(strstr(text, "id=\"v40\"") != NULL, "no settlement in the film");
    picture("render c.dsk@8 -o a.svg", "a.svg", "id=\"h18\"");
    CHECK(strstr(text, "id=\"v40\"") == NULL, "a settlement too early");
    picture("render c.dsk -o a.svg", "a.svg", "class=\"last\" id=\"laste");
    picture("render --sheet --set crops -o a.svg", "a.svg", "crops-Korn6");
    picture("render --tile HU -o a.svg", "a.svg", "data-tile=\"HU\"");
    picture("render --figures", "out.txt", "href=\"#m7\"");
    spill("v.txt", "phase place\ntile D 0,0 R0\ntile K 1,0 R0\n");
    picture("render v.txt -o a.svg", "a.svg", "id=\"t1_0\"");
    spill("v.txt", "catan players 3 turn 1\nrobber h9\n");
    picture("render v.txt -o a.svg --numbers", "a.svg", "id=\"h18\"");
    spill("v.txt", "phase place\ntile Nonsense 0,0 R0\n");
    refused("render v.txt -o a.svg", 1);
    refused("render nothing.dsk", 1);
    refused("render g.dsk --light city@N/7,7", 1);
    refused("render --tile nosuch", 1);
    refused("render g.dsk --theme pink", 2);
    refused("render g.dsk --viewer p2", 2);
    refused("render g.dsk -o no/such/folder/a.svg", 1);
    refused("render", 2);
}

/* PNG comes out where librsvg is, and a sentence where it is not. */
static void test_png(void)
{
    int code = run("render g.dsk -o a.png");

    if (code == 0)
        CHECK(memcmp(slurp("a.png"), "\x89PNG\r\n\x1a\n", 8) == 0,
              "not a PNG file");
    else
        CHECK(strstr(slurp("err.txt"), "librsvg") != NULL, "no reason given");
}

int main(int argc, char **argv)
{
    char line[256], here[2048];
    const char *slash = strrchr(argv[0], '/');
    int n = slash == NULL ? 1 : (int)(slash - argv[0]);

    (void)argc;
    if (getcwd(here, sizeof here) == NULL)
        return 1;
    snprintf(program, sizeof program, "%s%s%.*s/../deskovka",
             argv[0][0] == '/' ? "" : here, argv[0][0] == '/' ? "" : "/", n,
             slash == NULL ? "." : argv[0]);
    if (access(program, X_OK) != 0) {
        printf("# skipped: %s is not built\n0 passed, 0 failed, 1 skipped\n",
               program);
        return 0;
    }
    snprintf(folder, sizeof folder, "/tmp/render-test-%d", (int)getpid());
    if (mkdir(folder, 0700) < 0)
        return 1;
    test_pictures();
    test_png();
    snprintf(line, sizeof line, "rm -r %s", folder);
    if (system(line) != 0)
        printf("%s is left behind\n", folder);
    return test_end();
}
