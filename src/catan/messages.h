/*
 * Everything Catan says: refusals first, then events.  X(id, code, rule, en,
 * cs); the rule may be made more precise where the note is written.
 *
 * An event that carries something hidden has the field `only`: the seats that
 * may read it.
 */
#ifndef CATAN_MESSAGES_H
#define CATAN_MESSAGES_H

#include "game/note.h"

/* clang-format off */
#define CATAN_MESSAGES(X)                                                      \
X(NO_ACTION, "no-action", "",                                                  \
  "There is no such action.", "Taková akce neexistuje.")                       \
X(NOT_NOW, "not-now", "TURN-1",                                                \
  "\"{action}\" is not possible now (phase {phase}).",                         \
  "„{action}“ teď není možné (fáze {phase}).")                                 \
X(ENDED, "over", "WIN-1",                                                      \
  "The game is over.", "Hra skončila.")                                        \
X(BAD_TEXT, "syntax", "",                                                      \
  "\"{text}\" is not an action.", "„{text}“ není akce.")                       \
X(BAD_PUT, "put", "",                                                          \
  "\"{text}\" cannot be put on the table.", "„{text}“ nelze na stůl položit.") \
X(BAD_BOARD, "setup-board", "SETUP-10",                                        \
  "board={word}: {reason}.", "board={word}: {reason}.")                        \
X(BAD_NEUTRAL, "setup-neutral", "2P-3",                                        \
  "neutral_start={word}: two intersections that obey the distance rule are "   \
  "needed, e.g. 11,42.",                                                       \
  "neutral_start={word}: jsou třeba dvě křižovatky podle pravidla vzdálenosti,"\
  " např. 11,42.")                                                             \
X(BAD_START, "setup-start", "FOUND-2",                                         \
  "start_seat={word}: there are only {players} seats.",                        \
  "start_seat={word}: hráčů je jen {players}.")                                \
X(CORRUPT, "corrupt", "",                                                      \
  "The state contradicts itself: {what} (owner {owner}).",                     \
  "Stav si odporuje: {what} (vlastník {owner}).")                              \
X(BAD_CHANCE, "impossible", "",                                                \
  "Chance cannot bring that now.", "To teď náhoda přinést nemůže.")            \
X(SAME_SUM, "same-sum", "2P-5",                                                \
  "The second sum must differ from the first ({sum}): roll again.",            \
  "Druhý součet se musí lišit od prvního ({sum}): hoďte znovu.")               \
X(CANNOT_PAY, "cannot-pay", "BUILD-1",                                         \
  "Player {player} cannot pay the price ({cost}).",                            \
  "Hráč {player} nemá na zaplacení ({cost}).")                                 \
X(NO_ROADS_LEFT, "no-roads-left", "BUILD-3",                                   \
  "All 15 roads are on the board.", "Všech 15 silnic už stojí.")               \
X(NO_SETTLEMENTS_LEFT, "no-settlements-left", "SETL-5",                        \
  "All 5 settlements are on the board; make one a city first.",                \
  "Všech 5 vesnic už stojí; nejprve jednu povyšte na město.")                  \
X(NO_CITIES_LEFT, "no-cities-left", "BUILD-3",                                 \
  "All 4 cities are on the board.", "Všechna 4 města už stojí.")               \
X(PATH_TAKEN, "path-taken", "ROAD-1",                                          \
  "There is a road on e{edge} already.", "Na cestě e{edge} už silnice je.")    \
X(ROAD_APART, "road-apart", "ROAD-2",                                          \
  "A road on e{edge} would touch no road or building of its owner.",           \
  "Silnice na e{edge} by nenavazovala na nic vlastního.")                      \
X(ROAD_BLOCKED, "road-blocked", "ROAD-3",                                      \
  "A foreign building stands on the joint before e{edge}.",                    \
  "Na spoji před e{edge} stojí cizí stavba.")                                  \
X(FOUND_ROAD_APART, "found-road-apart", "FOUND-3",                             \
  "The road must touch the settlement just placed on v{vertex}.",              \
  "Silnice se musí dotýkat právě založené vesnice na v{vertex}.")              \
X(PLACE_TAKEN, "place-taken", "SETL-2",                                        \
  "The intersection v{vertex} is occupied.",                                   \
  "Křižovatka v{vertex} je obsazená.")                                         \
X(TOO_NEAR, "too-near", "SETL-3",                                              \
  "A neighbouring intersection of v{vertex} is built on.",                     \
  "Na křižovatce sousedící s v{vertex} už něco stojí.")                        \
X(NO_ROAD_THERE, "no-road-there", "SETL-2",                                    \
  "No own road leads to v{vertex}.", "K v{vertex} nevede vlastní silnice.")    \
X(NO_UPGRADE, "no-upgrade", "CITY-2",                                          \
  "Only an own settlement becomes a city; there is none on v{vertex}.",        \
  "Na město lze povýšit jen vlastní vesnici; na v{vertex} žádná není.")        \
X(DECK_EMPTY, "deck-empty", "DEVB-3",                                          \
  "No development cards are left.", "Akční karty došly.")                      \
X(NOT_HELD, "not-held", "DEV-1",                                               \
  "Player {player} holds no such card.", "Hráč {player} takovou kartu nemá.")  \
X(FRESH_CARD, "fresh-card", "DEV-3",                                           \
  "A card bought this turn may not be played.",                                \
  "Kartu koupenou v tomto tahu nelze zahrát.")                                 \
X(SECOND_CARD, "second-card", "DEV-2",                                         \
  "One development card was played this turn already.",                        \
  "V tomto tahu už byla zahrána jedna akční karta.")                           \
X(NO_FREE_ROAD, "no-free-road", "DEV-8",                                       \
  "No road can be placed now.", "Teď nelze postavit žádnou silnici.")          \
X(FIRST_FREE_ROAD, "first-free-road", "DEV-8",                                 \
  "The first free road must be placed.", "První silnici je nutné postavit.")   \
X(BANK_LACKS, "bank-lacks", "SEA-9",                                           \
  "The bank does not have these cards.", "Bank tyto karty nemá.")              \
X(ROBBER_STAYS, "robber-stays", "ROB-4",                                       \
  "The robber must move to another hex.",                                      \
  "Zloděj se musí přesunout na jinou krajinu.")                                \
X(NO_VICTIM, "no-victim", "ROB-5",                                             \
  "Player {player} has no building on that hex or no cards.",                  \
  "Hráč {player} u té krajiny nestojí nebo nemá karty.")                       \
X(NOT_IN_HAND, "not-in-hand", "ROB-3",                                         \
  "Player {player} has no more {kind}.", "Hráč {player} už nemá: {kind}.")     \
X(SAME_KIND, "same-kind", "DOM-5",                                             \
  "The same resource may not stand on both sides.",                            \
  "Stejná surovina nesmí být na obou stranách.")                               \
X(NO_HARBOUR, "no-harbour", "SEA-4",                                           \
  "Player {player} has no harbour for {rate}:1 of {kind}.",                    \
  "Hráč {player} nemá přístav pro {rate}:1 ({kind}).")                         \
X(TOO_FEW, "too-few", "SEA-1",                                                 \
  "{rate} cards of {kind} are needed.", "Je třeba {rate}× {kind}.")            \
X(WORSE_RATE, "worse-rate", "",                                                \
  "A better rate is available (rates=best).",                                  \
  "Je k dispozici lepší kurz (rates=best).")                                   \
X(BUILDING_BEGAN, "building-began", "TURN-4",                                  \
  "Building has begun: no more trade this turn.",                              \
  "Stavění už začalo: v tomto tahu se neobchoduje.")                           \
X(NO_OFFERS_LEFT, "no-offers-left", "DOM-3",                                   \
  "No more offers this turn (the limit is {limit}).",                          \
  "V tomto tahu už nelze nabízet (nejvýše {limit}×).")                         \
X(OFFER_ORDER, "offer-order", "DOM-3",                                         \
  "An offer is composed in order: give, want, to, each ascending.",            \
  "Nabídka se skládá popořadě: give, want, to, vždy vzestupně.")               \
X(WANT_TOO_MUCH, "want-too-much", "DOM-3",                                     \
  "There are not so many cards.",                                              \
  "Tolik karet ve hře není.")                                                  \
X(GIFT, "gift", "DOM-4",                                                       \
  "Both sides must give at least one card.",                                   \
  "Obě strany musí dát aspoň jednu kartu.")                                    \
X(NOT_ADDRESSED, "not-addressed", "DOM-2",                                     \
  "Seat {player} cannot take part in this offer.",                             \
  "Hráč {player} se této nabídky účastnit nemůže.")                            \
X(NO_COUNTERS, "no-counters", "DOM-3",                                         \
  "Counter-offers are switched off.", "Protinabídky jsou vypnuté.")            \
X(PARTNER_CANNOT, "cannot-trade", "DOM-3",                                     \
  "Player {player} did not agree, or the cards are missing.",                  \
  "Hráč {player} nesouhlasil, nebo chybějí karty.")                            \
X(NOT_WON, "not-won", "WIN-1",                                                 \
  "Player {player} has only {points} points.",                                 \
  "Hráč {player} má jen {points} bodů.")                                       \
X(TWO_ONLY, "two-only", "COMP-7",                                              \
  "Trade cards belong to the two-player game.",                                \
  "Obchodní karty patří ke hře pro dva.")                                      \
X(ACTS_USED, "acts-used", "2P-13",                                             \
  "No more trade-card actions this turn.",                                     \
  "V tomto tahu už nelze provést akci obchodních karet.")                      \
X(TRADE_CARDS_SHORT, "trade-cards-short", "2P-16",                             \
  "That costs {price} trade cards; player {player} has {cards}.",              \
  "To stojí {price} obchodní karty; hráč {player} má {cards}.")                \
X(NOTHING_TO_DRAW, "nothing-to-draw", "2P-14",                                 \
  "The opponent has no resource cards.", "Soupeř nemá žádné suroviny.")        \
X(CANNOT_RETURN, "cannot-return", "2P-14",                                     \
  "Two cards must be given back.", "Je nutné vrátit dvě karty.")               \
X(AT_HOME, "at-home", "2P-15",                                                 \
  "The robber is on the desert already.", "Zloděj už na poušti je.")           \
X(NO_KNIGHT_OUT, "no-knight-out", "2P-18",                                     \
  "Player {player} has no played Knight.", "Hráč {player} nemá rytíře.")       \
X(RETIRED_ONE, "retired-one", "2P-18",                                         \
  "One Knight was removed this turn already.",                                 \
  "V tomto tahu už byl jeden rytíř odstraněn.")                                \
X(HAND_FULL, "hand-full", "2P-24",                                             \
  "Player {player} has 7 trade cards already.",                                \
  "Hráč {player} už má 7 obchodních karet.")                                   \
X(NEUTRAL_FIRST, "neutral-settlement-first", "2P-9",                           \
  "A settlement for a neutral is possible, so no road.",                       \
  "Lze postavit neutrální vesnici, silnice tedy ne.")                          \
X(NEUTRAL_ROAD_DUE, "neutral-road-due", "2P-9",                                \
  "A road for a neutral is due.", "Na řadě je neutrální silnice.")             \
X(NEUTRAL_WHO, "neutral-who", "2P-8",                                          \
  "A piece for a neutral player is due: say which neutral.",                   \
  "Staví se pro neutrálního hráče: určete kterého.")                           \
X(E_LAID, "laid", "SETUP-10",                                                  \
  "Piece {piece} is laid.", "Položen díl {piece}.")                            \
X(E_BOARD, "board", "SETUP-5",                                                 \
  "The board is ready; the robber stands on h{hex}.",                          \
  "Plán je hotov; zloděj stojí na h{hex}.")                                    \
X(E_START_ROLL, "start-roll", "FOUND-2",                                       \
  "Player {player} rolls {sum}.", "Hráč {player} hází {sum}.")                 \
X(E_START_TIE, "start-tie", "FOUND-2",                                         \
  "A tie: the tied players roll again.", "Shoda: kdo mají stejně, hází znovu.")\
X(E_STARTER, "starter", "FOUND-2",                                             \
  "Player {player} begins.", "Začíná hráč {player}.")                          \
X(E_TURN, "turn", "TURN-6",                                                    \
  "Turn {turn}: player {player}.", "Tah {turn}: hráč {player}.")               \
X(E_ROLLED, "rolled", "TURN-1",                                                \
  "Player {player} rolls {sum}.", "Hráč {player} hází {sum}.")                 \
X(E_GAINED, "gained", "PROD-2",                                                \
  "Player {player} takes {cards}.", "Hráč {player} bere {cards}.")             \
X(E_SHORT, "short", "PROD-7",                                                  \
  "The bank is short of {kind}: {left} left, {due} due.",                      \
  "V banku chybí {kind}: zbývá {left}, nárok {due}.")                          \
X(E_SEVEN, "seven", "ROB-1",                                                   \
  "A seven: nobody produces.", "Padla sedmička: výnosy nejsou.")               \
X(E_DISCARDED, "discarded", "ROB-2",                                           \
  "Player {player} returns {cards}.", "Hráč {player} vrací {cards}.")          \
X(E_ROBBER, "robber", "ROB-4",                                                 \
  "The robber moves from h{from} to h{hex}.",                                  \
  "Zloděj jde z h{from} na h{hex}.")                                           \
X(E_ROBBED, "robbed", "ROB-5",                                                 \
  "Player {player} takes a card from player {victim}.",                        \
  "Hráč {player} bere kartu hráči {victim}.")                                  \
X(E_STOLEN, "stolen", "ROB-6",                                                 \
  "The card is {kind}.", "Je to {kind}.")                                      \
X(E_ROAD, "road", "ROAD-1",                                                    \
  "Player {player} has a road on e{edge}.",                                    \
  "Hráč {player} má silnici na e{edge}.")                                      \
X(E_SETTLEMENT, "settlement", "SETL-4",                                        \
  "Player {player} has a settlement on v{vertex}.",                            \
  "Hráč {player} má vesnici na v{vertex}.")                                    \
X(E_CITY, "city", "CITY-3",                                                    \
  "Player {player} has a city on v{vertex}.",                                  \
  "Hráč {player} má město na v{vertex}.")                                      \
X(E_PAID, "paid", "BUILD-1",                                                   \
  "Player {player} pays {cards}.", "Hráč {player} platí {cards}.")             \
X(E_BOUGHT, "bought", "DEVB-1",                                                \
  "Player {player} buys a development card; {left} are left.",                 \
  "Hráč {player} kupuje akční kartu; zbývá jich {left}.")                      \
X(E_DREW, "drew", "DEVB-2",                                                    \
  "It is {card}.", "Je to {card}.")                                            \
X(E_PLAYED, "played", "DEV-2",                                                 \
  "Player {player} plays {card}.", "Hráč {player} hraje {card}.")              \
X(E_TOOK, "took", "DEV-9",                                                     \
  "Player {player} takes {cards} from the bank.",                              \
  "Hráč {player} bere z banku {cards}.")                                       \
X(E_HANDED, "handed", "DEV-10",                                                \
  "Player {player} hands over {count} {kind}.",                                \
  "Hráč {player} odevzdává {count}× {kind}.")                                  \
X(E_LONGEST, "longest-road", "LR-2",                                           \
  "Player {player} has the Longest Road ({length}).",                          \
  "Hráč {player} má Nejdelší obchodní cestu ({length}).")                      \
X(E_LONGEST_ASIDE, "longest-road-aside", "LR-7",                               \
  "The Longest Road is set aside.",                                            \
  "Nejdelší obchodní cesta jde stranou.")                                      \
X(E_ARMY, "largest-army", "LA-2",                                              \
  "Player {player} has the Largest Army ({knights}).",                         \
  "Hráč {player} má Největší vojsko ({knights}).")                             \
X(E_ARMY_ASIDE, "largest-army-aside", "2P-19",                                 \
  "The Largest Army is set aside.", "Největší vojsko jde stranou.")            \
X(E_BANKED, "bank-trade", "SEA-1",                                             \
  "Player {player} gives {rate} {kind} for 1 {got}.",                          \
  "Hráč {player} dává {rate}× {kind} za 1× {got}.")                            \
X(E_OFFERED, "offered", "DOM-3",                                               \
  "Player {player} offers {cards} for {want}.",                                \
  "Hráč {player} nabízí {cards} za {want}.")                                   \
X(E_COUNTERED, "countered", "DOM-3",                                           \
  "Player {player} would give {cards} for {want}.",                            \
  "Hráč {player} by dal {cards} za {want}.")                                   \
X(E_ACCEPTED, "accepted", "DOM-3",                                             \
  "Player {player} agrees.", "Hráč {player} souhlasí.")                        \
X(E_REJECTED, "rejected", "DOM-3",                                             \
  "Player {player} declines.", "Hráč {player} odmítá.")                        \
X(E_WITHDRAWN, "withdrawn", "DOM-3",                                           \
  "Player {player} withdraws.", "Hráč {player} nabídku stahuje.")              \
X(E_TRADED, "traded", "DOM-1",                                                 \
  "Player {player} gives {cards} to player {partner} for {want}.",             \
  "Hráč {player} dává {cards} hráči {partner} za {want}.")                     \
X(E_TRADE_CARDS, "trade-cards", "2P-20",                                       \
  "Player {player} takes {count} trade cards.",                                \
  "Hráč {player} bere obchodní karty: {count}.")                               \
X(E_PAID_TRADE, "paid-trade-cards", "2P-17",                                   \
  "Player {player} pays {count} trade cards.",                                 \
  "Hráč {player} platí obchodní karty: {count}.")                              \
X(E_DRAWN, "drawn", "2P-14",                                                   \
  "Player {player} draws 1 {kind}.", "Hráč {player} táhne 1× {kind}.")         \
X(E_RETURNED, "returned", "2P-14",                                             \
  "Player {player} gives back 1 {kind}.", "Hráč {player} vrací 1× {kind}.")    \
X(E_RETIRED, "retired", "2P-18",                                               \
  "Player {player} removes a Knight.", "Hráč {player} odstraňuje rytíře.")     \
X(E_LAPSED, "lapsed", "2P-9",                                                  \
  "Nothing can be built for the neutrals.",                                    \
  "Neutrálním hráčům nelze nic postavit.")                                     \
X(E_REVEALED, "revealed", "WIN-2",                                             \
  "Player {player} shows {count} victory point cards.",                        \
  "Hráč {player} ukazuje karty vítězných bodů: {count}.")                      \
X(E_WON, "won", "WIN-1",                                                       \
  "Player {player} wins with {points} points.",                                \
  "Hráč {player} vítězí s {points} body.")                                     \
X(E_UNDECIDED, "undecided", "",                                                \
  "The limit of {limit} turns is reached: nobody wins.",                       \
  "Dosaženo {limit} tahů: nikdo nevítězí.")
/* clang-format on */

enum catan_message {
#define MESSAGE(id, code, rule, en, cs) M_##id,
    CATAN_MESSAGES(MESSAGE)
#undef MESSAGE
        NCATAN_MESSAGES
};

extern const struct message catan_messages[NCATAN_MESSAGES];

/* Refuses an action: the note is written if why is not NULL. */
int catan_deny(dsk_note *why, enum catan_message m);
int catan_deny_player(dsk_note *why, enum catan_message m, int player);
int catan_deny_place(dsk_note *why, enum catan_message m, const char *key,
                     int place);

/* Events.  All return at once when nobody listens. */
void catan_tell(const dsk_sink *sink, enum catan_message m, int player);
void catan_tell_int(const dsk_sink *sink, enum catan_message m, int player,
                    const char *key, int value);
void catan_tell_str(const dsk_sink *sink, enum catan_message m, int player,
                    const char *key, const char *value);
/* Cards as "2 wool 1 ore" under `cards`, and under `want` if not 0. */
void catan_tell_cards(const dsk_sink *sink, enum catan_message m, int player,
                      uint32_t cards, uint32_t want);

#endif
