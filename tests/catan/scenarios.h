/* The scenarios of test_rules.c, in the order of the rulebook digest. */
#ifndef TESTS_CATAN_SCENARIOS_H
#define TESTS_CATAN_SCENARIOS_H

struct scenario {
    const char *name;
    const char *rules; /* ids it proves, with blanks around each */
    const char *setup;
    const char *script;
};

/* The beginner map without pieces, seat 0 about to begin. */
#define MAP   "catan players=4 board=1A2A3A4A5A6A start_seat=0"
#define MAP3  "catan players=3 board=1A2A3A4A5A6A start_seat=0"
#define MAP2  "catan players=2 board=1A2A3A4A5A6A start_seat=0"
#define COAST "catan players=2 board=1A2A3A4A5A6B start_seat=0"
#define FIRST "catan players=4 board=beginner turn_mode=combined"
/* A full price in the hand of p0. */
#define ROAD_PRICE       "put hand p0 lumber 1\nput hand p0 brick 1\n"
#define SETTLEMENT_PRICE ROAD_PRICE "put hand p0 wool 1\nput hand p0 grain 1\n"
#define CITY_PRICE       "put hand p0 ore 3\nput hand p0 grain 2\n"
#define DEV_PRICE                             \
    "put hand p0 ore 1\nput hand p0 wool 1\n" \
    "put hand p0 grain 1\n"
#define LINE5(p)                                                   \
    "put road " p " e24\nput road " p " e25\nput road " p " e26\n" \
    "put road " p " e27\nput road " p " e28\n"

/* clang-format off */
static const struct scenario scenarios[] = {
/* ---- worked examples ---- */
{"EX-1", " PROD-1 ", MAP,
 "put settlement p0 v22\nput settlement p1 v31\nput turn p0 roll\n"
 "do roll 1+2\nis hand p0 lumber 1\nis hand p1 ore 1\n"
 "is cards p0 1\nis cards p1 1\n"},
{"EX-2", " PROD-2 TURN-3 SETUP-5 ", FIRST,
 "is robber 9\ndo roll 1+2\nis hand p2 lumber 2\nis hand p1 ore 2\n"
 "is hand p3 ore 2\nis cards p0 3\nis cards p1 4\nis cards p2 4\n"
 "is cards p3 4\n"},
{"EX-3", " BRD-2 ", FIRST,
 "is owner v40 1\nis hand p1 lumber 1\nis hand p1 ore 1\nis hand p1 brick 1\n"},
{"EX-4", " VP-1 SETUP-7 SETUP-9 OQ-6 ", FIRST,
 "is points p0 2\nis points p1 2\nis points p2 2\nis points p3 2\n"
 "is roads-left p0 13\nis settlements-left p0 3\nis active 0\n"
 "is owner v29 0\nis owner v10 0\nis owner v40 1\nis owner v44 1\n"
 "is owner v35 2\nis owner v19 2\nis owner v42 3\nis owner v13 3\n"},
{"EX-5a", " SETUP-8 ", FIRST, "is hand p3 ore 1\nis hand p3 grain 2\n"
 "is cards p3 3\nis hand p0 grain 1\nis hand p0 lumber 2\n"},
{"EX-5b", " OQ-1 ", FIRST,
 "is hand p1 lumber 1\nis hand p1 ore 1\nis hand p1 brick 1\nis cards p1 3\n"
 "is hand p2 lumber 1\nis hand p2 ore 1\nis hand p2 wool 1\n"},
{"EX-6a", " PROD-2 SETL-4 ", MAP,
 "put settlement p0 v23\nput settlement p0 v33\nput settlement p2 v35\n"
 "put turn p0 roll\ndo roll 1+2\nis hand p0 lumber 2\nis hand p2 lumber 1\n"},
{"EX-6b", " PROD-2 ", MAP,
 "put settlement p2 v35\nput turn p0 roll\ndo roll 4+4\nis hand p2 ore 1\n"},
{"EX-6c", " PROD-3 CITY-3 ", MAP,
 "put city p2 v35\nput turn p0 roll\ndo roll 4+4\nis hand p2 ore 2\n"
 "is points p2 2\n"},
{"EX-7", " PROD-3 ", MAP,
 "put settlement p1 v23\nput city p1 v33\nput city p3 v42\nput turn p0 roll\n"
 "do roll 1+2\nis hand p1 lumber 3\nis hand p3 ore 2\n"},
{"EX-8", " BRD-5 COMP-6 ", FIRST,
 "is ways 6 5\nis ways 8 5\nis ways 2 1\nis ways 12 1\nis ways 7 6\n"
 "is legal 21\n"},
{"EX-9", " ROB-2 ", MAP,
 "put hand p0 wool 9\nput hand p1 ore 8\nput hand p2 brick 7\n"
 "put turn p0 roll\ndo roll 3+4\nphase discard\nis mover 0\n"
 "do discard 4 wool\nis mover 1\ndo discard 4 ore\nphase robber\n"
 "is hand p0 wool 5\nis hand p1 ore 4\nis hand p2 brick 7\n"},
{"EX-10", " ROB-2 ROB-3 ", MAP,
 "put hand p0 wool 6\nput hand p1 ore 9\nput hand p2 brick 6\n"
 "put hand p2 ore 5\nput turn p0 roll\ndo roll 1+6\nis mover 1\n"
 "do discard 4 ore\nis mover 2\nno ROB-3 discard wool\n"
 "do discard 2 ore 3 brick\nevent discarded:ROB-2\nis cards p0 6\n"
 "is cards p1 5\nis cards p2 6\nis hand p2 brick 3\nis hand p2 ore 3\n"
 "is bank wool 13\n"},
{"EX-11", " ROB-4 ROB-5 ROB-6 ROB-8 PROD-4 PROD-5 ROB-7 ROB-1 ", MAP,
 "put settlement p1 v23\nput settlement p2 v33\nput settlement p3 v31\n"
 "put hand p1 wool 1\nput hand p2 ore 2\nput turn p0 roll\ndo roll 3+4\n"
 "event seven:ROB-1\nphase robber\nno ROB-4 robber h9\ndo robber h10\n"
 "phase rob\nno ROB-5 rob p3\ncan rob p1\ncan rob p2\nis legal 2\n"
 "do rob p2\nphase steal\nis mover -1\ndo steal ore\nphase main\n"
 "is hand p0 ore 1\nis hand p2 ore 1\ndo end\ndo roll 1+2\n"
 "is hand p1 lumber 0\nis hand p2 lumber 0\nis hand p3 ore 1\n"
 "is robber 10\n"},
{"EX-12", " DEV-5 DEV-6 ", MAP,
 "put robber h4\nput settlement p1 v23\nput settlement p2 v33\n"
 "put hand p1 wool 9\nput hand p2 ore 2\nput dev p0 knight 1\n"
 "put turn p0 preroll\nphase preroll\ndo knight\nphase robber\n"
 "do robber h10 p1\ndo steal wool\nis cards p1 8\nis hand p0 wool 1\n"
 "is knights p0 1\nphase roll\n"},
{"EX-13", " SEA-1 ", MAP,
 "put hand p0 ore 4\nput turn p0 main\ndo bank 4 ore for 1 lumber\n"
 "event bank-trade:SEA-1\nis hand p0 ore 0\nis hand p0 lumber 1\n"
 "is bank ore 19\nis bank lumber 18\n"},
{"EX-14", " SEA-2 SEA-5 BRD-7 ", MAP,
 "put settlement p0 v0\nput hand p0 lumber 6\nput turn p0 main\n"
 "do bank 3 lumber for 1 ore\ndo bank 3 lumber for 1 ore\nis hand p0 ore 2\n"
 "is hand p0 lumber 0\n"},
{"EX-15", " SEA-3 SEA-5 BRD-6 ", MAP,
 "put settlement p0 v3\nput hand p0 grain 6\nput turn p0 main\n"
 "do bank 2 grain for 1 ore\ndo bank 4 grain for 1 wool 1 brick\n"
 "is hand p0 grain 0\nis hand p0 ore 1\nis hand p0 wool 1\n"
 "is hand p0 brick 1\n"},
{"EX-16", " SEA-4 ", MAP,
 "put settlement p0 v7\nput hand p0 lumber 4\nput hand p0 ore 4\n"
 "put turn p0 main\ncan bank 2 lumber for 1 ore\n"
 "no SEA-4 bank 3 ore for 1 wool\ncan bank 4 ore for 1 wool\n"
 "no SEA-4 bank 2 ore for 1 wool\n"},
{"EX-17", " DOM-1 DOM-2 DOM-3 DOM-4 ROAD-1 ", MAP3,
 "put settlement p0 v21\nput hand p0 lumber 2\nput hand p0 ore 3\n"
 "put hand p1 brick 1\nput hand p2 brick 1\nput turn p0 main\n"
 "do offer 1 ore for 1 brick to all\nevent offered\nis mover 1\n"
 "do counter 1 brick for 3 ore\nis mover 2\n"
 "do counter 1 brick for 1 lumber 1 ore\nis mover 0\nphase choose\n"
 "can trade p1\ndo trade p2\nevent traded:DOM-1\nis hand p0 lumber 1\n"
 "is hand p0 ore 2\nis hand p0 brick 1\nis hand p2 lumber 1\n"
 "do road e27\nis hand p0 lumber 0\n"},
{"EX-17-gift", " DOM-4 ", "catan players=3 board=1A2A3A4A5A6A start_seat=0 "
 "counters=off",
 "put hand p0 ore 3\nput turn p0 main\ndo give ore\nno DOM-4 propose\n"
 "cant propose\n"},
{"EX-17-nobody-named-before", " DOM-4 ",
 "catan players=3 board=1A2A3A4A5A6A start_seat=0 counters=off",
 "put hand p0 ore 3\nput turn p0 main\ndo give ore\nno DOM-4 to p1\n"
 "cant to p1\ndo want wool\nno DOM-2 to p0\ndo to p1\ncan propose\n"},
{"EX-18", " TURN-5 SEA-8 ", MAP,
 SETTLEMENT_PRICE "put hand p0 ore 8\nput hand p0 lumber 5\n"
 "put road p0 e1\nput turn p0 main\ndo bank 4 ore for 1 wool\n"
 "do settle v1\ndo bank 3 lumber for 1 brick\ndo bank 4 ore for 1 lumber\n"
 "is hand p0 brick 1\n"},
{"EX-18-beginner", " TURN-4 SEA-7 ",
 "catan players=4 board=1A2A3A4A5A6A start_seat=0 turn_mode=beginner",
 SETTLEMENT_PRICE "put hand p0 ore 8\nput hand p0 lumber 5\n"
 "put road p0 e1\nput turn p0 main\nphase trade\n"
 "do bank 4 ore for 1 wool\ndo settle v1\nphase build\n"
 "no TURN-4 bank 3 lumber for 1 brick\nno TURN-4 offer 1 ore for 1 wool\n"
 "do end\n"},
{"EX-19", " ROAD-2 ROAD-3 ", MAP,
 ROAD_PRICE "put road p0 e25\nput road p0 e26\nput settlement p1 v20\n"
 "put turn p0 main\nno ROAD-3 road e27\nno ROAD-3 road e35\ncan road e24\n"
 "can road e34\ncan road e19\nno ROAD-2 road e60\n"},
{"EX-20", " SETL-3 ", MAP,
 SETTLEMENT_PRICE "put settlement p1 v21\nput road p0 e12\nput road p0 e13\n"
 "put road p0 e20\nput turn p0 main\nno SETL-3 settle v11\n"
 "no SETL-3 settle v20\nno SETL-3 settle v22\nno SETL-2 settle v21\n"
 "do settle v10\n"},
{"EX-21", " LR-1 LR-3 LR-4 ", MAP,
 "put road p0 e20\nput road p0 e13\nput road p0 e12\nput road p0 e11\n"
 "put road p0 e6\nput road p0 e0\nput road p0 e10\nput settlement p0 v21\n"
 LINE5("p3") "put road p3 e29\nput road p3 e30\n"
 "is road p3 4\nis road p0 6\nis longest 0\n"},
{"EX-22", " LR-2 LR-4 LR-5 LR-10 ", MAP,
 LINE5("p3") "put road p3 e29\nput road p3 e30\nput road p0 e20\n"
 "put road p0 e13\nput road p0 e12\nput road p0 e11\nput road p0 e6\n"
 "put road p0 e0\nis longest 3\nis points p3 2\nis road p3 7\n"
 SETTLEMENT_PRICE "put turn p0 main\ndo settle v21\nevent longest-road:LR-2\n"
 "is road p3 4\nis road p0 6\nis longest 0\nis points p3 0\n"
 "is points p0 3\n"},
{"EX-23", " SETL-5 BUILD-3 BUILD-4 CITY-2 ", MAP,
 "put settlement p0 v0\nput settlement p0 v2\nput settlement p0 v4\n"
 "put settlement p0 v6\nput settlement p0 v16\nput road p0 e32\n"
 "put hand p0 lumber 1\nput hand p0 brick 1\nput hand p0 wool 1\n"
 "put hand p0 grain 3\nput hand p0 ore 3\nput turn p0 main\n"
 "no SETL-5 settle v26\ndo city v0\nis settlements-left p0 1\n"
 "do settle v26\nis points p0 7\n"},
{"EX-24", " DEV-4 WIN-1 WIN-2 DEV-1 ", MAP,
 "put city p0 v0\nput city p0 v2\nput settlement p0 v4\n"
 "put settlement p0 v6\n" LINE5("p0") "put dev p0 victory-point 1\n"
 DEV_PRICE "put turn p0 main\nis points p0 9\nis open p0 8\ndo buy\n"
 "do draw victory-point\nevent revealed:WIN-2\nevent won:WIN-1\nis winner 0\n"
 "phase over\nis points p0 10\nis legal 0\n"},
{"EX-25", " 2P-20 2P-24 ", MAP2,
 SETTLEMENT_PRICE "put trade-cards p0 6\nput road p0 e43\n"
 "put turn p0 main\ndo settle v31\nis trade-cards p0 7\n"},
{"EX-26", " 2P-14 ", MAP2,
 "put hand p0 wool 2\nput hand p1 ore 1\nput turn p0 main\ndo force\n"
 "is mover -1\ndo steal ore\nphase return\ndo return 1 wool 1 ore\n"
 "phase main\nis cards p0 1\nis cards p1 2\nis hand p1 wool 1\n"},
{"EX-27", " 2P-18 2P-19 ", MAP2,
 "put knights p0 3\nput trade-cards p0 1\nput turn p0 main\nis army 0\n"
 "do retire\nevent retired:2P-18\nevent largest-army-aside:2P-19\nis army -1\n"
 "is knights p0 2\nis trade-cards p0 3\nis gone knight 1\n"
 "no 2P-18 retire\n"},
{"EX-27-tie", " 2P-19 ", MAP2,
 "put knights p0 4\nput knights p1 3\nput dev p1 knight 1\nput turn p0 main\n"
 "is army 0\ndo retire\nis army -1\nis trade-cards p0 6\ndo end\n"
 "do knight\nis army 1\n"},
{"EX-28", " 2P-5 2P-6 ", MAP2,
 "put settlement p0 v35\nput settlement p1 v45\nput trade-cards p0 0\n"
 "put turn p0 roll\ndo roll 2+6\nis hand p0 ore 1\nno 2P-5 roll 4+4\n"
 "is ways 8 0\ndo roll 1+4\nis hand p0 wool 1\nis hand p1 wool 1\n"
 "phase main\n"},
{"EX-29", " 2P-16 2P-17 ", MAP2,
 "put city p0 v0\nput city p0 v2\nput settlement p0 v4\nput city p1 v47\n"
 "put city p1 v49\nput settlement p1 v51\nput hand p1 ore 2\n"
 "put hand p0 ore 2\nput turn p0 main\nis price 1\n"
 "put dev p0 victory-point 2\nis price 1\nput settlement p0 v6\nis price 2\n"
 "put trade-cards p0 1\nno 2P-16 force\nput trade-cards p0 3\ndo force\n"
 "event paid-trade-cards:2P-17\nis trade-cards p0 1\n"},
{"EX-30", " 2P-20 2P-21 2P-22 2P-23 2P-24 ", COAST,
 "is trade-cards p0 4\ndo settle v17\nevent trade-cards:2P-22\n"
 "is trade-cards p0 7\ndo road e24\ndo settle v53\nevent trade-cards:2P-21\n"
 "is trade-cards p1 5\n"},
{"EX-30-desert", " 2P-20 ", MAP2,
 "do settle v31\nevent trade-cards:2P-20\nis trade-cards p0 6\n"},
{"EX-31", " 2P-3 2P-4 2P-1 2P-2 FOUND-1 ", MAP2,
 "is owner v11 2\nis owner v42 3\nis trade-cards p0 4\nis trade-cards p1 4\n"
 "do settle v0\ndo road e0\ndo settle v6\ndo road e5\ndo settle v47\n"
 "do road e66\ndo settle v53\ndo road e71\nis settlements-left p0 3\n"
 "is roads-left p0 13\nis settlements-left p1 3\nis roads-left p1 13\n"
 "is settlements-left p2 4\nis roads-left p2 15\nis settlements-left p3 4\n"
 "is roads-left p3 15\n"},
{"FX-1", " LR-3 LR-4 ", MAP,
 "put road p0 e27\nput road p0 e28\nput road p0 e36\nput road p0 e44\n"
 "put road p0 e43\nput road p0 e35\nis road p0 6\nput road p0 e20\n"
 "is road p0 7\nput settlement p1 v21\nis road p0 6\n"},
{"FX-2", " LR-3 ", MAP,
 "put road p0 e27\nput road p0 e28\nput road p0 e20\nput road p0 e13\n"
 "put road p0 e29\nis road p0 4\n"},
{"FX-3", " LR-4 ", MAP,
 LINE5("p0") "put settlement p1 v17\nput settlement p1 v22\nis road p0 5\n"
 "is longest 0\n"},
{"FX-4", " PROD-7 ", MAP,
 "put city p1 v31\nput city p3 v42\nput hand p0 ore 16\nput turn p0 roll\n"
 "do roll 1+2\nevent short:PROD-7\nis hand p1 ore 0\nis hand p3 ore 0\n"
 "is bank ore 3\n"},
{"FX-4-single", " PROD-7 ", MAP,
 "put city p1 v31\nput city p1 v42\nput settlement p2 v22\n"
 "put hand p0 ore 16\nput turn p0 roll\ndo roll 1+2\nevent short:PROD-7\n"
 "is hand p1 ore 3\nis bank ore 0\nis hand p2 lumber 1\n"},

/* ---- known traps ---- */
{"trap-road-up-to-foreign", " LR-4 ", MAP,
 LINE5("p0") "put settlement p1 v22\nis road p0 5\nis longest 0\n"},
{"trap-road-past-foreign", " ROAD-3 ", MAP,
 LINE5("p0") "put settlement p1 v22\n" ROAD_PRICE
 "put turn p0 main\nno ROAD-3 road e29\nno ROAD-3 road e36\n"},
{"trap-short-bank-single", " PROD-7 ", MAP,
 "put city p1 v35\nput hand p0 ore 18\nput turn p0 roll\ndo roll 4+4\n"
 "is hand p1 ore 1\nis bank ore 0\n"},
{"trap-short-bank-option", " PROD-7 ",
 "catan players=4 board=1A2A3A4A5A6A start_seat=0 bank_shortage=nobody",
 "put city p1 v35\nput hand p0 ore 18\nput turn p0 roll\ndo roll 4+4\n"
 "is hand p1 ore 0\nis bank ore 1\n"},
{"trap-own-offer", " DOM-2 ", MAP,
 "put hand p0 ore 1\nput hand p1 brick 1\nput turn p0 main\n"
 "do give ore\nno DOM-2 to p0\ndo want brick\ndo propose\nis mover 1\n"
 "do accept\nis mover 2\ndo reject\nis mover 3\ndo reject\nis mover 0\n"
 "phase choose\nno DOM-3 trade p0\nno DOM-3 trade p2\ndo trade p1\n"
 "is hand p0 brick 1\n"},
{"trap-win-in-others-turn", " WIN-3 LR-5 ", MAP,
 "put city p1 v47\nput city p1 v49\nput city p1 v51\nput city p1 v38\n"
 "put road p1 e54\nput road p1 e55\nput road p1 e56\nput road p1 e57\n"
 "put road p1 e58\n" LINE5("p2") "put road p2 e29\nput road p2 e30\n"
 "put road p0 e20\nis longest 2\nis points p1 8\n" SETTLEMENT_PRICE
 "put turn p0 main\ndo settle v21\nis road p2 4\nis longest 1\n"
 "is points p1 10\nphase main\ndo end\nis winner 1\nphase over\n"},

/* ---- components, board, set-up ---- */
{"components", " COMP-1 COMP-2 COMP-3 COMP-4 COMP-5 COMP-8 SETUP-1 SETUP-2 "
 "SETUP-3 SETUP-4 ", MAP,
 "is bank lumber 19\nis bank brick 19\nis bank wool 19\nis bank grain 19\n"
 "is bank ore 19\nis deck 25\nis roads-left p0 15\nis settlements-left p0 5\n"
 "is cities-left p0 4\nis longest -1\nis army -1\n"
 "cannot-put dev p0 knight 15\ncannot-put dev p0 monopoly 3\n"
 "cannot-put dev p0 victory-point 6\nput dev p0 knight 14\n"
 "put dev p0 victory-point 5\nput dev p0 road-building 2\n"
 "put dev p0 year-of-plenty 2\nput dev p0 monopoly 2\nis deck 0\n"},
{"two-components", " COMP-7 COMP-8 ", MAP2,
 "is trade-cards p0 4\nis trade-cards p1 4\nput hand p1 ore 2\n"
 "put turn p0 preroll\ncan force\ncannot-put trade-cards p0 8\n"},
{"two-only", " COMP-7 ", MAP,
 "put hand p1 ore 3\nput hand p0 ore 3\nput turn p0 main\nno COMP-7 force\n"
 "no COMP-7 home\nno COMP-7 retire\n"},
{"terrain", " BRD-1 ", MAP,
 "put settlement p0 v0\nput settlement p0 v3\nput settlement p0 v5\n"
 "put settlement p0 v15\nput settlement p0 v27\nput turn p0 roll\n"
 "do roll 5+5\nis hand p0 ore 1\nis hand p0 brick 1\ndo end\ndo roll 1+1\n"
 "is hand p0 wool 1\ndo end\ndo roll 4+5\nis hand p0 lumber 1\n"
 "is hand p0 grain 1\n"},
{"one-road-per-path", " BRD-3 ROAD-1 ", MAP,
 ROAD_PRICE "put settlement p0 v21\nput road p1 e27\nput turn p0 main\n"
 "no ROAD-1 road e27\ndo road e28\nis hand p0 lumber 0\n"
 "no ROAD-1 road e20\n"},
{"coast", " BRD-4 BRD-7 FOUND-8 ROAD-1 ", MAP,
 "can settle v0\ndo settle v48\ncan road e66\ndo road e67\n"
 "put settlement p1 v15\nput hand p1 lumber 3\nput turn p1 main\n"
 "no SEA-4 bank 3 lumber for 1 ore\n"},
{"beginner-board-beginner-turn", " SETUP-6 TURN-4 ",
 "catan players=3 board=beginner start_seat=0",
 "do roll 1+2\nphase trade\n"},
{"beginner-board-combined-turn", " SETUP-6 TURN-5 ",
 "catan players=3 board=beginner start_seat=0 turn_mode=combined",
 "do roll 1+2\nphase main\n"},
{"other-boards-combined-turn", " SETUP-10 TURN-5 ", MAP3,
 "put settlement p0 v35\nput turn p0 roll\ndo roll 1+2\nphase main\n"},
{"three-players-colours", " SETUP-7 SETUP-6 ",
 "catan players=3 board=beginner turn_mode=combined start_seat=2",
 "is owner v40 0\nis owner v35 1\nis owner v42 2\nis owner v29 -1\n"
 "is owner v10 -1\nis active 2\nis robber 9\n"},
{"variable-board", " SETUP-10 SETUP-11 COMP-1 ",
 "catan players=4 start_seat=0",
 "phase lay\nis legal 6\ncant lay 2A\ndo lay 5A\nis legal 6\nno - lay 5B\n"
 "do lay 6B\nis legal 4\ndo lay 1B\ndo lay 2A\nis legal 2\ndo lay 3A\n"
 "do lay 4B\nphase found-settlement\nis robber 2\n"},
{"classic-random", " SETUP-5 ",
 "catan players=3 board=classic_random start_seat=1",
 "phase terrain\nis legal 6\ndo terrain h0 desert\nis legal 5\n"
 "cant terrain h1 desert\ndo terrain h1 forest\ndo terrain h2 forest\n"
 "do terrain h3 forest\ndo terrain h4 forest\ncant terrain h5 forest\n"
 "do terrain h5 hills\ndo terrain h6 hills\ndo terrain h7 hills\n"
 "do terrain h8 pasture\ndo terrain h9 pasture\ndo terrain h10 pasture\n"
 "do terrain h11 pasture\ndo terrain h12 fields\ndo terrain h13 fields\n"
 "do terrain h14 fields\ndo terrain h15 fields\ndo terrain h16 mountains\n"
 "do terrain h17 mountains\ndo terrain h18 mountains\nphase spiral\n"
 "is legal 6\ndo spiral h0\nphase harbour\ndo harbour e0 grain\n"
 "cant harbour e3 grain\ndo harbour e3 any\ndo harbour e17 any\n"
 "do harbour e38 any\ndo harbour e61 any\ndo harbour e69 lumber\n"
 "do harbour e66 brick\ndo harbour e49 wool\ndo harbour e18 ore\n"
 "is robber 0\nphase found-settlement\nis mover 1\n"},

/* ---- founding ---- */
{"founding", " FOUND-1 FOUND-3 FOUND-4 FOUND-5 FOUND-6 FOUND-7 ", MAP3,
 "do settle v21\nno FOUND-3 road e0\ndo road e20\nis mover 1\n"
 "no SETL-3 settle v22\nno SETL-2 settle v21\ndo settle v0\ndo road e0\n"
 "is mover 2\ndo settle v35\nis cards p2 0\ndo road e37\nis mover 2\n"
 "do settle v42\nis hand p2 ore 1\nis hand p2 grain 2\n"
 "no FOUND-3 road e46\ndo road e58\nis mover 1\ndo settle v6\n"
 "is hand p1 lumber 1\nis cards p1 1\ndo road e5\nis mover 0\n"
 "do settle v31\nis cards p0 2\nis hand p0 lumber 1\nis hand p0 ore 1\n"
 "do road e43\nis active 0\nphase roll\nis points p0 2\n"
 "is bank ore 17\n"},
{"starter-by-dice", " FOUND-2 ", "catan players=3 board=1A2A3A4A5A6A",
 "phase start\ndo roll 3+3\ndo roll 1+2\ndo roll 2+4\nevent start-tie:FOUND-2\n"
 "phase start\ndo roll 1+1\ndo roll 1+3\nevent starter:FOUND-2\n"
 "phase found-settlement\nis mover 2\n"},

/* ---- turn ---- */
{"turn-steps", " TURN-1 TURN-6 BUILD-1 SEA-6 ", MAP,
 ROAD_PRICE "put settlement p0 v21\nput hand p0 ore 4\n"
 "put dev p0 victory-point 1\nput turn p0 preroll\nphase preroll\n"
 "no TURN-1 road e27\nno TURN-1 bank 4 ore for 1 wool\nno TURN-1 end\n"
 "do roll\ndo roll 1+1\nno TURN-1 roll\ndo road e27\nis bank lumber 19\n"
 "is bank brick 19\ndo end\nis active 1\nphase roll\n"},
{"dev-any-moment", " TURN-2 DEV-11 ", MAP,
 "put dev p0 monopoly 1\nput dev p0 knight 1\nput hand p1 wool 2\n"
 "put turn p0 preroll\ncan knight\ndo monopoly wool\nis hand p0 wool 2\n"
 "phase roll\ndo roll 3+4\nphase robber\nno TURN-1 knight\ndo robber h0\n"
 "phase main\nno DEV-2 knight\n"},
{"experienced-turn", " TURN-5 SEA-6 BUILD-2 ", MAP,
 "put settlement p0 v21\nput hand p0 lumber 6\nput hand p0 brick 2\n"
 "put turn p0 main\ndo road e27\ndo bank 4 lumber for 1 ore\ndo road e28\n"
 "is hand p0 lumber 0\nis hand p0 ore 1\n"},

/* ---- production ---- */
{"new-building-yields-later", " PROD-6 ", MAP,
 SETTLEMENT_PRICE "put road p0 e28\nput turn p0 main\ndo settle v22\n"
 "is cards p0 0\ndo end\ndo roll 1+2\nis hand p0 lumber 1\n"},
{"seven-yields-nothing", " PROD-5 ROB-1 ", MAP,
 "put settlement p0 v22\nput turn p0 roll\ndo roll 3+4\nis cards p0 0\n"},

/* ---- domestic trade ---- */
{"after-production-only", " DOM-1 ", MAP,
 "put hand p0 ore 1\nput dev p0 knight 1\nput turn p0 preroll\n"
 "no TURN-1 give ore\nno TURN-1 ask\n"},
{"never-two-inactive", " DOM-2 ", MAP,
 "put hand p0 ore 1\nput hand p1 wool 1\nput hand p2 brick 1\n"
 "put turn p0 main\ndo ask\nis mover 1\ndo give wool\ndo want brick\n"
 "do propose\nis mover 2\nno DOM-4 accept\ndo reject\ndo reject\n"
 "phase choose\nis mover 0\nno DOM-3 trade p2\nno DOM-3 trade p1\n"
 "is hand p1 wool 1\nis hand p2 brick 1\ndo withdraw\nphase main\n"},
{"several-accept", " DOM-3 ", MAP,
 "put hand p0 ore 2\nput hand p1 wool 1\nput hand p2 wool 1\n"
 "put turn p0 main\ndo offer 2 ore for 1 wool to p1 p2\nis mover 1\n"
 "do accept\nis mover 2\ndo accept\nphase choose\ncan trade p1\n"
 "can trade p2\nno DOM-3 trade p3\ndo trade p2\nis hand p2 ore 2\n"
 "is hand p1 wool 1\nis hand p0 wool 1\nphase main\n"},
{"one-word-forms", " DOM-3 ", MAP2,
 "put hand p0 ore 2\nput hand p1 wool 1\nput settlement p0 v35\n"
 "put road p2 e20\nput road p2 e27\nput turn p0 main\n"
 "do offer:2ore,for,1wool,to,all\nis mover 1\ndo accept\ndo trade:p1\n"
 "is hand p0 wool 1\nput hand p0 lumber 4\nput hand p0 brick 1\n"
 "can bank:4,lumber,ore\ncan bank lumber ore\ndo road:e37\n"
 "can settle:v20,n2\ncan settle v20 for n2\ndo settle v20 n2\n"},
{"withdraw", " DOM-3 ", MAP,
 "put hand p0 ore 2\nput hand p1 wool 1\nput turn p0 main\n"
 "do give ore\ndo withdraw\nphase main\ndo offer 1 ore for 1 wool to p1\n"
 "do accept\ndo withdraw\nis hand p0 ore 2\nis hand p1 wool 1\n"},
{"cards-in-hand", " DOM-3 ", MAP,
 "put hand p0 ore 1\nput hand p1 wool 1\nput turn p0 main\ndo give ore\n"
 "no DOM-3 give ore\nno DOM-3 give wool\ndo want wool\ndo want wool\n"
 "do propose\nno DOM-3 accept\n"},
{"like-for-like", " DOM-5 ", MAP,
 "put hand p0 wool 2\nput turn p0 main\ndo give wool\nno DOM-5 want wool\n"
 "cant want wool\ncan want ore\n"},
{"offers-limit", " DOM-3 ",
 "catan players=4 board=1A2A3A4A5A6A start_seat=0 offers=1",
 "put hand p0 ore 2\nput turn p0 main\ndo give ore\ndo withdraw\n"
 "no - give ore\ncant ask\n"},
{"offers-free", " DOM-3 ", MAP,
 "put hand p0 ore 2\nput turn p0 main\n"
 "do give ore\ndo withdraw\ndo give ore\ndo withdraw\ndo give ore\n"
 "do withdraw\ndo give ore\ndo withdraw\ndo give ore\ndo withdraw\n"
 "do give ore\ndo withdraw\ndo give ore\ndo withdraw\ndo give ore\n"
 "do withdraw\ndo give ore\ndo withdraw\ndo give ore\ndo withdraw\n"
 "do give ore\ndo withdraw\ncan give ore\ncan ask\n"},
{"announce-one-side", " DOM-3 DOM-4 ", MAP,
 "put hand p0 ore 2\nput hand p1 brick 1\nput turn p0 main\ndo want brick\n"
 "do propose\nis mover 1\nno DOM-4 accept\n"
 "do counter 1 brick for 2 ore\ndo reject\ndo reject\ndo trade p1\n"
 "is hand p0 brick 1\nis hand p1 ore 2\n"},

/* ---- maritime trade ---- */
{"bank-lacks", " SEA-9 ", MAP,
 "put hand p0 ore 4\nput hand p1 wool 19\nput turn p0 main\n"
 "no SEA-9 bank 4 ore for 1 wool\ncan bank 4 ore for 1 brick\n"},
{"bank-other-kind", " SEA-1 ", MAP,
 "put hand p0 ore 4\nput turn p0 main\nno SEA-1 bank 4 ore for 1 ore\n"
 "put hand p0 ore 3\nno SEA-1 bank 4 ore for 1 wool\n"},
{"rates-all", " SEA-1 SEA-2 SEA-3 ", MAP,
 "put settlement p0 v3\nput settlement p0 v0\nput hand p0 grain 4\n"
 "put turn p0 main\ncan bank 2 grain for 1 ore\ncan bank 3 grain for 1 ore\n"
 "can bank 4 grain for 1 ore\n"},
{"harbour-by-either-end", " BRD-6 BRD-7 ", MAP,
 "put city p0 v1\nput hand p0 wool 3\nput turn p0 main\n"
 "can bank 3 wool for 1 ore\n"},

/* ---- building ---- */
{"cannot-pay", " BUILD-1 SETL-1 CITY-1 DEVB-1 ROAD-1 ", MAP,
 "put settlement p0 v21\nput road p0 e27\nput road p0 e26\nput turn p0 main\n"
 "no ROAD-1 road e28\nno SETL-1 settle v19\nno CITY-1 city v21\n"
 "no DEVB-1 buy\n"},
{"fifteen-roads", " BUILD-3 ROAD-4 ", MAP,
 "put road p0 e0\nput road p0 e1\nput road p0 e2\nput road p0 e3\n"
 "put road p0 e4\nput road p0 e5\nput road p0 e9\nput road p0 e16\n"
 "put road p0 e15\nput road p0 e14\nput road p0 e13\nput road p0 e12\n"
 "put road p0 e11\nput road p0 e10\nput road p0 e18\n" ROAD_PRICE
 "put turn p0 main\nis roads-left p0 0\nis points p0 2\nput longest -\n"
 "is points p0 0\nno BUILD-3 road e23\n"},
{"four-cities", " BUILD-3 CITY-2 ", MAP,
 "put city p0 v0\nput city p0 v2\nput city p0 v4\nput city p0 v6\n"
 "put settlement p0 v16\n" CITY_PRICE "put turn p0 main\n"
 "no BUILD-3 city v16\nno CITY-2 city v0\n"},
{"settle-needs-road", " SETL-2 ", MAP,
 SETTLEMENT_PRICE "put settlement p0 v21\nput road p1 e12\n"
 "put turn p0 main\nno SETL-2 settle v10\n"},
{"settle-beyond-foreign", " SETL-2 ", MAP,
 SETTLEMENT_PRICE "put road p0 e27\nput road p0 e26\nput road p0 e25\n"
 "put settlement p1 v20\nput turn p0 main\ndo settle v18\n"},
{"settle-and-upgrade", " CITY-1 CITY-2 CITY-3 SETL-1 ", MAP,
 "put road p0 e28\nput hand p0 lumber 1\nput hand p0 brick 1\n"
 "put hand p0 wool 1\nput hand p0 grain 3\nput hand p0 ore 3\n"
 "put turn p0 main\ndo settle v22\nis points p0 1\ndo city v22\n"
 "is points p0 2\nis cards p0 0\nis settlements-left p0 5\n"
 "is cities-left p0 3\n"},

/* ---- development cards ---- */
{"buy", " DEVB-1 DEVB-2 DEVB-3 BUILD-2 ", MAP,
 "put hand p0 ore 2\nput hand p0 wool 2\nput hand p0 grain 2\n"
 "put turn p0 main\ndo buy\nis mover -1\nphase draw\ndo draw knight\n"
 "event drew:DEVB-2\nis dev p0 knight 1\nis deck 24\nis bank ore 18\ndo buy\n"
 "do draw monopoly\nis cards p0 0\nis deck 23\n"},
{"empty-deck", " DEVB-3 ", MAP,
 DEV_PRICE "put gone knight 14\nput gone monopoly 2\nput gone road-building 2\n"
 "put gone year-of-plenty 2\nput gone victory-point 5\nput turn p0 main\n"
 "no DEVB-3 buy\n"},
{"dev-never-robbed", " DEVB-4 ROB-6 ", MAP,
 "put settlement p1 v23\nput dev p1 knight 2\nput turn p0 roll\ndo roll 3+4\n"
 "do robber h10\nphase main\nis dev p1 knight 2\n"},
{"one-card-per-turn", " DEV-2 ", MAP,
 "put dev p0 knight 1\nput dev p0 monopoly 1\nput turn p0 main\n"
 "do monopoly ore\nno DEV-2 knight\nno DEV-2 monopoly wool\ndo end\n"
 "do roll 1+1\ndo end\ndo roll 1+1\ndo end\ndo roll 1+1\ndo end\n"
 "phase preroll\ncan knight\n"},
{"not-just-bought", " DEV-3 ", MAP,
 DEV_PRICE "put turn p0 main\ndo buy\ndo draw knight\nno DEV-3 knight\n"
 "no DEV-1 monopoly ore\ncant knight\n"},
{"progress-leaves", " DEV-7 DEV-8 ", MAP,
 "put settlement p0 v21\nput dev p0 road-building 1\nput turn p0 main\n"
 "do roads\nphase free-roads\nno DEV-8 pass\nno ROAD-2 road e60\n"
 "do road e27\ncan pass\ndo road e26\nphase main\nis road p0 2\n"
 "is gone road-building 1\nis roads-left p0 13\nis cards p0 0\n"},
{"second-free-road-declined", " DEV-8 OQ-29 ", MAP,
 "put settlement p0 v21\nput dev p0 road-building 1\nput turn p0 preroll\n"
 "do roads\ndo road e27\ndo pass\nphase roll\nis roads-left p0 14\n"},
{"last-free-road", " DEV-8 OQ-29 ", MAP,
 "put road p0 e0\nput road p0 e1\nput road p0 e2\nput road p0 e3\n"
 "put road p0 e4\nput road p0 e5\nput road p0 e9\nput road p0 e16\n"
 "put road p0 e15\nput road p0 e14\nput road p0 e13\nput road p0 e12\n"
 "put road p0 e11\nput road p0 e10\nput dev p0 road-building 2\n"
 "put turn p0 main\ndo roads\ndo road e18\nphase main\ndo end\ndo roll 1+1\n"
 "do end\ndo roll 1+1\ndo end\ndo roll 1+1\ndo end\ndo roll\ndo roll 1+1\n"
 "no DEV-8 roads\n"},
{"year-of-plenty", " DEV-9 ", MAP,
 "put settlement p0 v21\nput dev p0 year-of-plenty 2\nput hand p1 ore 18\n"
 "put turn p0 main\nno DEV-9 plenty ore ore\n"
 "do plenty 1 brick 1 lumber\nis hand p0 lumber 1\nis hand p0 brick 1\n"
 "do road e27\nis bank brick 19\n"},
{"plenty-last-card", " DEV-9 OQ-30 ", MAP,
 "put dev p0 year-of-plenty 1\nput hand p1 ore 18\nput hand p1 wool 19\n"
 "put hand p1 grain 19\nput hand p2 brick 19\nput hand p2 lumber 19\n"
 "put turn p0 main\ncan plenty ore\ndo plenty ore\nis hand p0 ore 1\n"
 "is bank ore 0\n"},
{"monopoly", " DEV-10 ", MAP,
 "put dev p0 monopoly 1\nput hand p0 wool 1\nput hand p1 wool 3\n"
 "put hand p1 ore 1\nput hand p3 wool 2\nput turn p0 main\n"
 "do monopoly wool\nevent handed:DEV-10\nis hand p0 wool 6\n"
 "is hand p1 wool 0\nis hand p1 ore 1\nis hand p3 wool 0\n"
 "is known p2 p0 wool 6\nis known p2 p1 wool 0\n"},
{"monopoly-nobody", " DEV-10 OQ-31 ", MAP,
 "put dev p0 monopoly 1\nput turn p0 main\ndo monopoly wool\nis cards p0 0\n"},
{"effect-first", " DEV-11 ", MAP,
 "put settlement p0 v21\nput dev p0 road-building 1\nput dev p0 knight 1\n"
 "put hand p0 ore 9\nput turn p0 main\ndo roads\nno TURN-1 knight\n"
 "no TURN-1 end\nno TURN-1 bank 4 ore for 1 wool\n"},
{"vp-card-hidden", " DEV-4 DEV-1 ", MAP,
 "put dev p0 victory-point 2\nput turn p0 main\nis points p0 2\n"
 "is open p0 0\ncant win\n"},

/* ---- seven and robber ---- */
{"discard-order", " ROB-1 ROB-3 OQ-26 ", MAP3,
 "put hand p0 wool 8\nput hand p2 ore 8\nput turn p2 roll\ndo roll 3+4\n"
 "is mover 2\ndo discard 3 ore\nis cards p2 8\nis bank ore 11\n"
 "do discard ore\nis mover 0\nis cards p2 8\ndo discard 4 wool\n"
 "is cards p2 4\nis cards p0 4\nis bank ore 15\nis mover 2\n"
 "phase robber\n"},
{"robber-desert-and-own-hex", " ROB-4 OQ-28 ", MAP,
 "put robber h0\nput settlement p0 v22\nput turn p0 roll\ndo roll 3+4\n"
 "can robber h9\nis legal 18\ndo robber h10\nphase main\n"},
{"no-victim-without-cards", " ROB-5 OQ-27 ", MAP,
 "put settlement p1 v23\nput settlement p2 v33\nput hand p2 ore 1\n"
 "put turn p0 roll\ndo roll 3+4\ndo robber h10\nphase steal\n"
 "no - steal wool\ndo steal ore\nis hand p0 ore 1\n"},

/* ---- special cards ---- */
{"largest-army", " LA-1 LA-2 LA-3 ", MAP,
 "put knights p0 2\nput dev p0 knight 1\nput dev p1 knight 2\n"
 "put knights p1 2\nput turn p0 main\nis army -1\ndo knight\n"
 "event largest-army\nis army 0\nis points p0 2\ndo robber h0\ndo end\n"
 "do knight\nis army 0\ndo robber h1\ndo roll 1+1\ndo end\ndo roll 1+1\n"
 "do end\ndo roll 1+1\ndo end\ndo roll 1+1\ndo end\ndo knight\nis army 1\n"
 "is points p0 0\nis points p1 2\n"},
{"longest-first-five", " LR-1 LR-8 LR-10 ", MAP,
 ROAD_PRICE "put road p0 e24\nput road p0 e25\nput road p0 e26\n"
 "put road p0 e27\nput turn p0 main\nis longest -1\ndo road e28\n"
 "is longest 0\nis points p0 2\n"},
{"longest-tie-keeps", " LR-2 LR-6 OQ-33 ", MAP,
 LINE5("p0") "put road p1 e54\nput road p1 e55\nput road p1 e56\n"
 "put road p1 e57\nput hand p1 lumber 2\nput hand p1 brick 2\n"
 "put turn p1 main\ndo road e58\nis road p1 5\nis longest 0\ndo road e59\n"
 "is longest 1\n"},
{"cut-tie-holder-keeps", " LR-5 LR-6 ", MAP,
 LINE5("p0") "put road p0 e29\nput road p1 e54\nput road p1 e55\n"
 "put road p1 e56\nput road p1 e57\nput road p1 e58\nput road p2 e21\n"
 "put hand p2 lumber 1\nput hand p2 brick 1\nput hand p2 wool 1\n"
 "put hand p2 grain 1\nput turn p2 main\nis longest 0\nput road p0 e30\n"
 "is road p0 7\nput road p0 e31\nis road p0 8\ndo settle v23\n"
 "is road p0 6\nis longest 0\n"},
{"cut-to-tie", " LR-6 ", MAP,
 LINE5("p0") "put road p0 e29\nput road p1 e54\nput road p1 e55\n"
 "put road p1 e56\nput road p1 e57\nput road p1 e58\nput road p2 e18\n"
 "put hand p2 lumber 1\nput hand p2 brick 1\nput hand p2 wool 1\n"
 "put hand p2 grain 1\nput road p0 e23\nput turn p2 main\nis road p0 7\n"
 "put longest p0\ndo settle v17\nis road p0 6\nis longest 0\n"},
{"tie-without-holder", " LR-7 LR-9 ", MAP,
 LINE5("p0") "put road p1 e54\nput road p1 e55\nput road p1 e56\n"
 "put road p1 e57\nput road p1 e58\nput road p3 e66\nput road p3 e67\n"
 "put road p3 e68\nput road p3 e69\nput road p3 e70\nput road p2 e20\n"
 "put hand p2 lumber 1\nput hand p2 brick 1\nput hand p2 wool 1\n"
 "put hand p2 grain 1\nput hand p3 lumber 1\nput hand p3 brick 1\n"
 "put turn p2 main\nis longest 0\ndo settle v21\n"
 "event longest-road-aside:LR-7\nis longest -1\nis points p0 0\ndo end\n"
 "do roll 1+1\ndo road e71\nis longest 3\n"},
{"nobody-has-five", " LR-8 ", MAP,
 LINE5("p0") "put road p2 e20\nput hand p2 lumber 1\nput hand p2 brick 1\n"
 "put hand p2 wool 1\nput hand p2 grain 1\nput turn p2 main\n"
 "do settle v21\nis road p0 4\nis longest -1\n"},
{"own-building-does-not-cut", " LR-4 ", MAP,
 LINE5("p0") SETTLEMENT_PRICE "put turn p0 main\ndo settle v20\n"
 "is road p0 5\nis longest 0\n"},

/* ---- end ---- */
{"win-at-start-of-turn", " WIN-3 WIN-1 ", MAP,
 "put city p1 v47\nput city p1 v49\nput city p1 v51\nput city p1 v53\n"
 "put dev p1 victory-point 2\nput turn p0 main\nis points p1 10\n"
 "phase main\ndo end\nevent won:WIN-1\nis winner 1\n"},
{"manual-win", " WIN-1 OQ-36 ",
 "catan players=4 board=1A2A3A4A5A6A start_seat=0 declare_win=manual",
 "put city p0 v47\nput city p0 v49\nput city p0 v51\nput city p0 v53\n"
 "put dev p0 victory-point 2\nput turn p0 main\ncan win\ndo end\n"
 "phase preroll\nno WIN-1 win\n"},
{"hidden-information", " INFO-1 DEVB-2 ", MAP3,
 "put settlement p1 v23\nput hand p1 wool 2\nput hand p1 ore 1\n"
 "put turn p0 roll\ndo roll 3+4\ndo robber h10\ndo steal wool\n"
 "is known p0 p1 wool 1\nis known p1 p0 wool 1\nis known p2 p0 wool 0\n"
 "is known p2 p1 wool 1\nis known p2 p1 ore 0\n"},
{"known-when-only-kind", " INFO-1 ", MAP3,
 "put settlement p1 v23\nput hand p1 wool 2\nput turn p0 roll\n"
 "do roll 3+4\ndo robber h10\ndo steal wool\nis known p2 p1 wool 1\n"},

/* ---- two players ---- */
{"two-rolls", " 2P-5 2P-6 2P-7 ", MAP2,
 "put dev p0 knight 1\nput settlement p1 v23\nput hand p1 ore 9\n"
 "put turn p0 preroll\ndo roll\ndo roll 3+4\nis mover 1\n"
 "do discard 4 ore\ndo robber h0\nphase between-rolls\nis ways 7 0\n"
 "no TURN-1 end\ndo knight\ndo robber h10\ndo steal ore\n"
 "phase between-rolls\nno DEV-2 knight\ndo home\ncan retire\ndo roll\n"
 "is robber 9\n"
 "no 2P-5 roll 1+6\ndo roll 1+1\nphase main\n"},
{"neutral-road", " 2P-8 2P-9 2P-10 ", MAP2,
 "put settlement p0 v35\n" ROAD_PRICE "put turn p0 main\ndo road e37\n"
 "phase neutral\nno 2P-8 road e20\nno 2P-9 settle v10 for n2\n"
 "can road e20 for n2\ncan road e58 for n3\nno ROAD-2 road e0 for n2\n"
 "do road e20 for n2\nphase main\nis roads-left p2 14\nis road p2 1\n"},
{"neutral-settlement-first", " 2P-8 2P-9 ", MAP2,
 "put settlement p0 v35\n" ROAD_PRICE "put road p2 e20\nput road p2 e27\n"
 "put turn p0 main\ndo road e37\nphase neutral\nno 2P-9 road e26 for n2\n"
 "can settle v20 for n2\ndo settle v20 for n2\nis settlements-left p2 3\n"
 "is points p0 1\nphase main\n"},
{"neutral-same-kind", " 2P-8 OQ-21 ",
 "catan players=2 board=1A2A3A4A5A6A start_seat=0 neutral_build=same_kind",
 "put settlement p0 v35\n" ROAD_PRICE "put road p2 e20\nput road p2 e27\n"
 "put turn p0 main\ndo road e37\nno 2P-9 settle v20 for n2\n"
 "do road e26 for n2\nphase main\n"},
{"city-and-card-trigger-nothing", " 2P-10 ", MAP2,
 "put settlement p0 v35\n" CITY_PRICE "put hand p0 ore 4\n"
 "put hand p0 wool 1\nput hand p0 grain 3\nput turn p0 main\ndo city v35\n"
 "phase main\ndo buy\ndo draw knight\nphase main\n"},
{"neutrals-get-nothing", " 2P-11 OQ-44 ", MAP2,
 "put settlement p0 v35\nput turn p0 roll\ndo roll 1+1\nis bank wool 19\n"
 "do roll 3+4\ndo robber h1\nphase main\nis cards p2 0\n"},
{"neutral-longest", " 2P-12 OQ-43 ", MAP2,
 LINE5("p2") "is longest 2\nis road p2 5\nis points p0 0\nput road p0 e66\n"
 "put road p0 e67\nput road p0 e68\nput road p0 e69\nput road p0 e70\n"
 "is longest 2\nput road p0 e71\nis longest 0\nis points p0 2\n"},
{"one-action-per-turn", " 2P-13 2P-15 OQ-22 ", MAP2,
 "put hand p0 ore 2\nput hand p1 ore 2\nput robber h0\n"
 "put settlement p1 v31\nput turn p0 preroll\ncan force\ncan home\n"
 "do home\nevent robber:2P-15\nis robber 9\nis cards p1 2\n"
 "is trade-cards p0 3\nphase roll\n"},
{"actions-unlimited", " 2P-13 ",
 "catan players=2 board=1A2A3A4A5A6A start_seat=0 trade_actions_per_turn=0",
 "put hand p0 ore 2\nput hand p1 ore 2\nput robber h0\nput turn p0 main\n"
 "do home\nno 2P-15 home\ndo force\ndo steal ore\ndo steal ore\n"
 "do return 2 ore\nis trade-cards p0 2\nno 2P-15 home\ncan force\n"},
{"action-used", " 2P-13 ", MAP2,
 "put hand p0 ore 2\nput hand p1 ore 2\nput robber h0\nput turn p0 main\n"
 "do home\nno 2P-13 force\nno 2P-13 home\n"},
{"home-already", " 2P-15 OQ-24 ", MAP2,
 "put turn p0 main\nno 2P-15 home\n"},
{"force-limits", " 2P-14 OQ-23 ", MAP2,
 "put turn p0 main\nno 2P-14 force\nput hand p1 ore 1\nno 2P-14 force\n"
 "put hand p0 wool 1\ncan force\ndo force\ndo steal ore\n"
 "no 2P-14 return brick\n"
 "do return 1 wool 1 ore\nis cards p0 0\nis cards p1 2\n"},
{"retire-limits", " 2P-18 2P-24 OQ-45 ", MAP2,
 "put knights p0 2\nput trade-cards p0 7\nput turn p0 main\n"
 "no 2P-24 retire\nput trade-cards p0 6\ndo retire\nis trade-cards p0 7\n"
 "do end\nno TURN-1 end\n"},
{"retire-opponent-more", " 2P-19 OQ-25 ", MAP2,
 "put knights p0 4\nput knights p1 4\nput army p0\nput turn p0 main\n"
 "do retire\nis army 1\n"},
{"retire-none", " 2P-18 ", MAP2, "put turn p0 main\nno 2P-18 retire\n"},
{"no-trade-cards-for-city", " 2P-21 OQ-46 ", MAP2,
 "put settlement p0 v0\n" CITY_PRICE "put turn p0 main\ndo city v0\n"
 "is trade-cards p0 4\n"},
{"two-player-trade", " DOM-2 OQ-48 ", MAP2,
 "put hand p0 ore 1\nput hand p1 wool 1\nput turn p0 main\n"
 "do offer 1 ore for 1 wool to all\nis mover 1\ndo accept\ndo trade p1\n"
 "is hand p0 wool 1\nis hand p1 ore 1\n"},
{"beginner-board-two", " OQ-50 ", "catan players=2 board=beginner start_seat=1",
 "phase found-settlement\nis mover 1\nis owner v29 -1\nis owner v11 2\n"},
{"free-roads-two-neutrals", " 2P-8 OQ-40 ", MAP2,
 "put settlement p0 v35\nput dev p0 road-building 1\nput turn p0 main\n"
 "do roads\ndo road e37\nphase neutral\ndo road e20 for n2\n"
 "phase free-roads\ndo road e46\nphase neutral\ndo road e58 for n3\n"
 "phase main\n"},
/* ---- one line of code each, which once could break unnoticed ---- */
{"turn-limit", " TURN-6 ",
 "catan players=3 board=beginner turn_mode=combined turns=2",
 "do roll 1+1\nphase main\nis mover 0\ndo end\nphase roll\nis active 1\n"
 "do roll 1+1\nphase main\nis mover 1\ndo end\nevent undecided\nphase over\n"
 "is winner -1\n"},
{"turn-limit-one", " TURN-6 ",
 "catan players=3 board=beginner turn_mode=combined turns=1",
 "phase roll\ndo roll 1+1\ncan end\ndo end\nphase over\n"},
{"worse-rate-best", " SEA-1 SEA-2 SEA-3 ", MAP " rates=best",
 "put settlement p0 v0\nput settlement p0 v3\nput hand p0 lumber 8\n"
 "put hand p0 grain 8\nput hand p0 ore 2\nput turn p0 main\n"
 "can bank 3 lumber for 1 ore\ncan bank 2 grain for 1 ore\n"
 "no - bank 4 lumber for 1 ore\nno - bank 3 grain for 1 ore\n"
 "no - bank 4 grain for 1 ore\ncant bank 4 lumber for 1 ore\n"
 "cant bank 3 grain for 1 ore\ncant bank 4 grain for 1 ore\n"
 "is hand p0 lumber 8\nis hand p0 grain 8\n"},
{"worse-rate-all", " SEA-1 ", MAP,
 "put settlement p0 v0\nput settlement p0 v3\nput hand p0 grain 8\n"
 "put turn p0 main\ncan bank 2 grain for 1 ore\n"
 "can bank 3 grain for 1 ore\ndo bank 4 grain for 1 ore\n"
 "is hand p0 grain 4\n"},
{"accepting-shows", " INFO-1 DOM-3 ", MAP3,
 "put settlement p0 v23\nput hand p0 ore 1\nput hand p0 wool 1\n"
 "put hand p2 brick 1\nput turn p1 roll\ndo roll 3+4\ndo robber h10\n"
 "do steal wool\nis known p2 p1 wool 0\nis known p2 p0 ore 0\ndo end\n"
 "do roll 1+1\ndo offer 1 brick for 1 wool to all\nis mover 0\n"
 "is known p2 p1 wool 0\ndo reject\nis mover 1\ndo accept\n"
 "phase choose\nis known p2 p1 wool 1\nis known p2 p0 ore 1\n"
 "do withdraw\nis known p2 p1 wool 1\n"},
{"offering-shows", " INFO-1 DOM-3 ", MAP3,
 "put settlement p0 v23\nput hand p0 ore 1\nput hand p0 wool 1\n"
 "put turn p1 roll\ndo roll 3+4\ndo robber h10\ndo steal wool\n"
 "is known p2 p1 wool 0\ndo give wool\ndo want ore\n"
 "is known p2 p1 wool 0\ndo propose\nis known p2 p1 wool 1\n"},
{"countering-shows", " INFO-1 DOM-3 ", MAP3,
 "put settlement p0 v23\nput hand p0 ore 1\nput hand p0 wool 1\n"
 "put hand p2 brick 1\nput turn p1 roll\ndo roll 3+4\ndo robber h10\n"
 "do steal wool\ndo end\ndo roll 1+1\n"
 "do offer 1 brick for 1 grain to p1\nis mover 1\ndo give wool\n"
 "do want brick\nis known p2 p1 wool 0\ndo propose\n"
 "is known p2 p1 wool 1\n"},
{"ties-at-the-start", " FOUND-2 OQ-7 ",
 "catan players=3 board=1A2A3A4A5A6A",
 "do roll 1+1\ndo roll 5+5\ndo roll 5+5\n"
 "do roll 1+1\ndo roll 1+1\ndo roll 1+2\ndo roll 1+2\n"
 "do roll 1+1\ndo roll 1+1\ndo roll 1+2\ndo roll 1+2\n"
 "do roll 1+1\ndo roll 1+1\ndo roll 1+2\ndo roll 1+2\n"
 "do roll 1+1\ndo roll 1+1\ndo roll 1+2\ndo roll 1+2\nphase start\n"
 "do roll 6+6\nphase start\ndo roll 6+6\n"
 "phase found-settlement\nis mover 1\n"},
{"tie-broken-last", " FOUND-2 OQ-7 ",
 "catan players=3 board=1A2A3A4A5A6A",
 "do roll 1+1\ndo roll 5+5\ndo roll 5+5\n"
 "do roll 1+1\ndo roll 1+1\ndo roll 1+2\ndo roll 1+2\n"
 "do roll 1+1\ndo roll 1+1\ndo roll 1+2\ndo roll 1+2\n"
 "do roll 1+1\ndo roll 1+1\ndo roll 1+2\ndo roll 1+2\n"
 "do roll 1+1\ndo roll 1+1\ndo roll 1+2\ndo roll 1+2\n"
 "do roll 1+1\ndo roll 6+6\nphase found-settlement\nis mover 2\n"},
{"robber-beside-city", " PROD-4 ", MAP,
 "put city p1 v23\nput settlement p1 v33\nput city p2 v35\n"
 "put city p3 v31\nput robber h10\nput turn p0 roll\ndo roll 1+2\n"
 "is hand p1 lumber 0\nis cards p1 0\nis cards p2 0\nis hand p3 ore 2\n"
 "is bank lumber 19\nis bank ore 17\n"},
{"neutral-same-kind-settlement", " 2P-8 OQ-21 ", MAP2
 " neutral_build=same_kind",
 SETTLEMENT_PRICE "put road p0 e37\nput road p2 e20\nput road p2 e27\n"
 "put turn p0 main\ndo settle v35\nphase neutral\n"
 "no 2P-9 road e26 for n2\ncant road e26 for n2\ndo settle v20 for n2\n"
 "phase main\n"},
{"neutral-same-kind-no-room", " 2P-9 OQ-21 ", MAP2
 " neutral_build=same_kind",
 SETTLEMENT_PRICE "put road p0 e37\nput turn p0 main\ndo settle v35\n"
 "phase neutral\nno 2P-9 settle v20 for n2\ncan road e20 for n2\n"
 "do road e58 for n3\nphase main\n"},
{"neutral-same-kind-free-roads", " 2P-8 OQ-21 OQ-40 ", MAP2
 " neutral_build=same_kind",
 "put settlement p0 v35\nput dev p0 road-building 1\nput road p2 e20\n"
 "put road p2 e27\nput turn p0 main\ndo roads\ndo road e37\n"
 "no 2P-9 settle v20 for n2\ndo road e26 for n2\ndo road e46\n"
 "no 2P-9 settle v20 for n2\ndo road e35 for n2\nphase main\n"},
};
/* clang-format on */

enum { NSCENARIOS = sizeof scenarios / sizeof scenarios[0] };

#endif
