/*
 * Beside a real table (deskovka_table.h): boards of Catan by their codes, what
 * one feature is worth, reminders, the set-up guide, the count of a landscape.
 */
#include "deskovka_table.h"
#include "testing.h"

/* ---- boards ------------------------------------------------------------- */

static const char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/* The hexes of a board's text: terrain letter and number. */
static int hexes_of(const char *text, char *terrain, int *number)
{
    int n = 0;

    for (; *text != '\0' && *text != '/'; n++) {
        terrain[n] = *text++;
        number[n] = (int)strtol(text, (char **)&text, 10);
    }
    return n;
}

/* Rows of 3, 4, 5, 4, 3 hexes: are a and b neighbours? */
static bool beside(int a, int b)
{
    static const int first[] = {0, 3, 7, 12, 16, 19};
    int row[2] = {0, 0}, at[2], n[2] = {a, b};

    for (int i = 0; i < 2; i++) {
        while (first[row[i] + 1] <= n[i])
            row[i]++;
        /* twice the distance from the middle of the row */
        at[i] = 2 * (n[i] - first[row[i]]) -
                (first[row[i] + 1] - first[row[i]] - 1);
    }
    if (row[0] == row[1])
        return abs(at[0] - at[1]) == 2;
    return abs(row[0] - row[1]) == 1 && abs(at[0] - at[1]) == 1;
}

static int ways(int number)
{
    return number == 0 ? 0 : number < 7 ? number - 1 : 13 - number;
}

static void hold_fair(const char *text)
{
    char t[32];
    int n[32], count = hexes_of(text, t, n);

    HOLD_EQUAL(count, 19, "hexes of %s", text);
    for (int a = 0; a < count; a++) {
        for (int b = 0; b < a; b++) {
            bool reds = (n[a] == 6 || n[a] == 8) && (n[b] == 6 || n[b] == 8);

            if (!beside(a, b))
                continue;
            HOLD(!reds, "reds beside each other: %s", text);
            HOLD(n[a] != n[b], "equal numbers: %s", text);
            HOLD(t[a] != t[b], "equal terrain: %s", text);
        }
    }
    for (const char *k = "FHPGM"; *k != '\0'; k++) {
        int sum = 0, hexes = 0;

        for (int h = 0; h < count; h++) {
            sum += t[h] == *k ? ways(n[h]) : 0;
            hexes += t[h] == *k;
        }
        HOLD(sum * 18 >= hexes * 58 - 36 && sum * 18 <= hexes * 58 + 36,
             "%c has %d: %s", *k, sum, text);
    }
}

/* The board is one that the game takes and every code comes back. */
static void hold_board(const char *code, const char *text)
{
    char setup[320], words[64], again[64];
    struct table t;

    snprintf(setup, sizeof setup, "catan players=3 board=%s", text);
    table_open(&t, setup);
    table_close(&t);
    HOLD(dsk_board_words(code, words, sizeof words, NULL) > 0, "words");
    snprintf(again, sizeof again, " %.4s-%.4s ", code, code + 4);
    HOLD(dsk_board_text(again, setup, sizeof setup, NULL) > 0 &&
             strcmp(setup, text) == 0,
         "%s is the same board with blanks", code);
}

static void test_boards(const char *want, int seeds)
{
    char last[256] = "";
    int same = 0;

    test_case(want);
    for (int i = 0; i < seeds; i++) {
        char code[DSK_BOARD_CODE], text[256];

        HOLD_EQUAL(dsk_board_code(want, (uint64_t)i, code, sizeof code, NULL),
                   8, "a code of %s", want);
        HOLD(dsk_board_text(code, text, sizeof text, NULL) > 0, "%s", code);
        if (strstr(want, "fair") != NULL)
            hold_fair(text);
        if (i % 50 == 0)
            hold_board(code, text);
        same += strcmp(last, text) == 0;
        strcpy(last, text);
    }
    if (strcmp(want, "beginner") != 0)
        HOLD(same * 10 < seeds, "%d of %d boards are like the one before", same,
             seeds);
}

/* Any wrong digit and any two neighbours swapped are noticed. */
static void test_typos(void)
{
    char code[DSK_BOARD_CODE], wrong[DSK_BOARD_CODE], text[256];

    test_case("typos");
    for (uint64_t seed = 0; seed < 40; seed++) {
        dsk_board_code("classic reds", seed, code, sizeof code, NULL);
        for (int i = 0; i < 8; i++) {
            for (int d = 0; d < 32; d++) {
                strcpy(wrong, code);
                wrong[i] = digits[d];
                HOLD(wrong[i] == code[i] ||
                         dsk_board_text(wrong, text, sizeof text, NULL) ==
                             DSK_E_ARGUMENT,
                     "%s for %s", wrong, code);
            }
            strcpy(wrong, code);
            if (i < 7 && code[i] != code[i + 1]) {
                wrong[i] = code[i + 1];
                wrong[i + 1] = code[i];
                HOLD(dsk_board_text(wrong, text, sizeof text, NULL) ==
                         DSK_E_ARGUMENT,
                     "%s for %s", wrong, code);
            }
        }
    }
    HOLD_EQUAL(dsk_board_text("", text, sizeof text, NULL), DSK_E_ARGUMENT,
               "no code");
    HOLD_EQUAL(dsk_board_text("123456789", text, sizeof text, NULL),
               DSK_E_ARGUMENT, "a long one");
    HOLD_EQUAL(dsk_board_code("round", 1, code, sizeof code, NULL),
               DSK_E_SYNTAX, "no such board");
    HOLD_EQUAL(dsk_board_code("beginner terrain", 1, code, sizeof code, NULL),
               DSK_E_ARGUMENT, "the beginner's board is as it is");
}

/* Codes that were given out stay what they are. */
static void test_codes_stay(void)
{
    static const char *const boards[][3] = {
        {"beginner", "40000008",
         "M10P2F9G12H6P4H10G9F11DF3M8F8M3G4P5H5G6P11/3GO3W33BL"},
        {"variable", "51G5PTFJ",
         "F5M6F9H8G3P4G12G9F11DH6M10M5H8P4P2F10P3G11/B3L3GWO33"},
        {"free fair", "7ZG5PTFH",
         "G12M5G8P8H4F3M4M2F10DH9P3P11G6P10F6H5F9G11/WBL33O33G"}};
    char code[DSK_BOARD_CODE], text[256];

    test_case("codes");
    for (int i = 0; i < 3; i++) {
        dsk_board_code(boards[i][0], 2026, code, sizeof code, NULL);
        dsk_board_text(code, text, sizeof text, NULL);
        HOLD(strcmp(code, boards[i][1]) == 0, "%s, now %s", boards[i][1], code);
        HOLD(strcmp(text, boards[i][2]) == 0, "%s, now %s", boards[i][2], text);
    }
}

int main(void)
{
    test_boards("beginner", 3);
    test_boards("variable", 300);
    test_boards("variable reds", 100);
    test_boards("classic", 300);
    test_boards("classic fair", 300);
    test_boards("free", 300);
    test_boards("free fair", 2000);
    test_boards("reds balance", 300);
    test_typos();
    test_codes_stay();
    test_case("");
    return test_end();
}
