/*
 * The texts of messages.h.  Sentences never inflect a player's name and put
 * numbers behind a colon, so that they need no plural forms.
 */
#include "carcassonne/messages.h"

const struct message carc_messages[NCARC_MESSAGES] = {
    [MSG_OVER] = {"over", "BASE-E1a", "The game has ended.", "Hra skončila."},
    [MSG_NOT_NOW] = {"not-now", "BASE-T1",
                     "That is not the step at hand; now comes: {phase}.",
                     "Teď není na řadě tento krok, ale: {phase}."},
    [MSG_SYNTAX] = {"syntax", "",
                    "\"{word}\" is not an action; actions look like draw:D, "
                    "place:1,0,R90, meeple:city@N, pass.",
                    "„{word}“ není tah; tahy vypadají takto: draw:D, "
                    "place:1,0,R90, meeple:city@N, pass."},
    [MSG_NO_ACTION] = {"no-action", "", "That number names no action.",
                       "Toto číslo neznamená žádný tah."},
    [MSG_NO_SUCH_TILE] = {"no-such-tile", "",
                          "There is no tile \"{word}\" in this game.",
                          "Dílek „{word}“ v této hře není."},
    [MSG_BAG_EMPTY_OF] = {"none-left", "BASE-P1",
                          "No tile {tile} is left to draw.",
                          "Dílek {tile} už není v zásobě."},
    [MSG_TAKEN] = {"taken", "BASE-P2", "There is a tile at {square} already.",
                   "Na místě {square} už dílek leží."},
    [MSG_NO_NEIGHBOUR] = {"no-neighbour", "BASE-P2",
                          "No tile lies beside {square}; corners do not count.",
                          "U místa {square} neleží žádný dílek; dotyk rohem "
                          "nestačí."},
    [MSG_NO_MATCH] = {"no-match", "BASE-P3",
                      "Tile {tile} turned {turn} does not continue the "
                      "landscape at {square} (side {side}).",
                      "Dílek {tile} otočený {turn} nenavazuje na krajinu na "
                      "místě {square} (strana {side})."},
    [MSG_NO_SEGMENT] = {"no-segment", "BASE-M3",
                        "The tile just placed has no {spot}.",
                        "Na právě položeném dílku není {spot}."},
    [MSG_ON_WATER] = {"on-water", "RIV-6", "A {figure} cannot stand on {spot}.",
                      "Figurka ({figure}) nemůže stát na {spot}."},
    [MSG_NO_FIGURE_HERE] = {"not-there", "BASE-M4",
                            "A {figure} cannot stand on {spot}.",
                            "Figurka ({figure}) nemůže stát na {spot}."},
    [MSG_FARMERS_OFF] = {"farmers-off", "FARM-9",
                         "This game is played without farmers.",
                         "Hraje se bez sedláků."},
    [MSG_SUPPLY_EMPTY] = {"supply-empty", "BASE-M7",
                          "No {figure} is left in the supply of p{player}.",
                          "Hráč p{player} nemá v zásobě žádnou figurku "
                          "({figure})."},
    [MSG_OCCUPIED] = {"occupied", "BASE-M5",
                      "{feature} is occupied already: {majority}.",
                      "{feature} už je obsazeno: {majority}."},
    [MSG_FIELD_OCCUPIED] = {"occupied", "FARM-2",
                            "The field {feature} has a farmer already: "
                            "{majority}.",
                            "Na louce {feature} už sedlák je: {majority}."},
    [MSG_NOT_COMPLETED] = {"not-completed", "BASE-S11",
                           "{spot} at {square} is not waiting to be scored.",
                           "{spot} na místě {square} nečeká na bodování."},
    [MSG_TOO_MANY_PLAYERS] = {"too-many-players", "BASE-U2",
                              "players={players}: the box of {edition} has "
                              "figures for 2 to {most}.",
                              "players={players}: v krabici {edition} jsou "
                              "figurky pro 2 až {most} hráčů."},
    [MSG_FIRST_SEAT] = {"first-seat", "BASE-U3",
                        "first={first}: seats are 0 to {last}.",
                        "first={first}: místa u stolu jsou 0 až {last}."},
    [MSG_START_TILE] = {"start-tile", "BASE-U1",
                        "start={word}: there is no such tile in this game.",
                        "start={word}: takový dílek v této hře není."},
    [MSG_OPTION_MODULE] = {"option-module", "",
                           "{option} belongs to the module {module}, which is "
                           "not in play.",
                           "{option} patří k rozšíření {module}, a s ním se "
                           "nehraje."},
    [MSG_WRONG_STAGE] = {"wrong-stage", "RIV-2",
                         "Tile {tile} is not drawn at this stage: river tiles "
                         "come first, the lake last of them.",
                         "Dílek {tile} se teď netáhne: nejdřív přijdou dílky "
                         "řeky a poslední z nich je jezero."},
    [MSG_RIVER] = {"river", "RIV-4",
                   "A river tile must continue the river at its open end and "
                   "must not turn it back (square {square}).",
                   "Dílek řeky musí navázat na její volný konec a nesmí ji "
                   "obrátit zpět (místo {square})."},
    [MSG_BUILDER_NEEDS] = {"builder-needs", "TRD-B2",
                           "A builder needs an unfinished road or city with a "
                           "meeple of p{player}; {feature} is not one.",
                           "Stavitel potřebuje nedokončenou cestu nebo město s "
                           "družiníkem hráče p{player}; {feature} to není."},
    [MSG_PIG_NEEDS] = {"pig-needs", "TRD-P2",
                       "A pig needs a field with a farmer of p{player}; "
                       "{feature} has none.",
                       "Selátko potřebuje louku se sedlákem hráče p{player}; "
                       "na {feature} žádný není."},
    [MSG_SHEPHERD_THERE] = {"shepherd-there", "SHP-1",
                            "A shepherd is on {feature} already.",
                            "Na {feature} už pastýř je."},
    [MSG_NO_CROWN] = {"no-crown", "WHL-5",
                      "No crown space of {sector} is free.",
                      "V poli {sector} není volné místo s korunou."},
    [MSG_CROWN_FIGURE] = {"crown-figure", "WHL-5",
                          "A {figure} may not stand on a crown space, or none "
                          "is left in the supply.",
                          "Figurka ({figure}) na místo s korunou nesmí, nebo "
                          "už v zásobě není."},
    [MSG_NO_ABBOT] = {"no-abbot", "ABB-5",
                      "p{player} has no abbot on an unfinished monastery or "
                      "garden.",
                      "p{player} nemá opata na nedokončeném klášteře ani "
                      "zahradě."},
    [MSG_NO_FLIGHT] = {"no-flight", "FLY-2",
                       "There is no flying machine for that figure.",
                       "Pro tuto figurku tu není létající stroj."},
    [MSG_NO_LANDING] = {"no-landing", "FLY-4",
                        "The figure cannot land on {feature}.",
                        "Na {feature} figurka přistát nemůže."},
    [MSG_NO_BAR] = {"no-bar", "GLD-2",
                    "A bar cannot go to or come from {square} now.",
                    "Z místa {square} ani na něj teď cihlička nemůže."},
    [MSG_NO_MAGIC] = {"no-magic", "MAG-2",
                      "Mage or witch cannot go there: an unfinished road or "
                      "city where neither stands is needed.",
                      "Tam mág ani čarodějnice nemohou: je třeba nedokončená "
                      "cesta nebo město, kde ani jeden nestojí."},
    [MSG_NO_FERRY] = {"no-ferry", "FER-3",
                      "A ferry cannot link those road ends now.",
                      "Tyto konce cest teď přívoz spojit nemůže."},
    [MSG_NO_SAIL] = {"no-sail", "FER-6", "That ferry cannot be moved so now.",
                     "Tento přívoz teď takto přesunout nejde."},
    [MSG_NO_PASS] = {"no-pass", "CRP-3",
                     "This step must be made; it cannot be passed.",
                     "Tento krok se musí provést, nelze ho vynechat."},
    [MSG_NO_ADDING] = {"no-adding", "CRP-7",
                       "p{player} cannot add a {figure} at {feature}.",
                       "p{player} nemůže k {feature} přidat figurku "
                       "({figure})."},
    [MSG_NOT_YOURS] = {"not-yours", "WHL-S6",
                       "No {figure} of p{player} that may be taken is at "
                       "{feature}.",
                       "Hráč p{player} nemá na {feature} figurku ({figure}), "
                       "kterou by mohl vzít."},
    [MSG_NO_VICTIM] = {"no-victim", "ROB-7",
                       "Only a player whose counter moves from the robber's "
                       "space can be robbed.",
                       "Oloupit lze jen hráče, jehož figurka odchází z pole, "
                       "kde zbojník stojí."},
    [MSG_NO_ROBBER] =
        {"no-robber", "ROB-2",
         "The robber of p{player} cannot go to space {space}: it "
         "needs a counter of another player there.",
         "Zbojník hráče p{player} nesmí na pole {space}: musí tam "
         "stát počítací figurka jiného hráče."},
    [MSG_NO_LETTER] = {"no-letter", "MSG-4",
                       "Letter {letter} does not allow that.",
                       "To dopis {letter} nedovoluje."},
    [MSG_LETTER_GONE] = {"letter-gone", "MSG-1",
                         "Letter {letter} is not among those not drawn yet.",
                         "Dopis {letter} není mezi těmi, které ještě nikdo "
                         "netáhl."},
    [MSG_TOKEN_GONE] = {"token-gone", "SHP-2",
                        "No such token is left in the bag.",
                        "Takový žeton už v zásobě není."},
    [MSG_PUT_NOT_NOW] = {"put-not-now", "",
                         "Pieces can be put only between two turns.",
                         "Stavět rozehranou pozici lze jen mezi dvěma tahy."},
    [MSG_PUT_SQUARE] = {"put-square", "", "The square {square} is too far out.",
                        "Místo {square} je příliš daleko."},
    [MSG_PUT_FULL] = {"put-full", "",
                      "The box has no room for another {tile}; empty the bag "
                      "first (bag none).",
                      "Pro další dílek {tile} už není místo; vyprázdněte "
                      "zásobu (bag none)."},
    [MSG_PUT_NO_ROOM] = {"put-no-room", "",
                         "The table has no room for another {tile}.",
                         "Pro další dílek {tile} už není na stole místo."},
    [MSG_PUT_NO_TILE] = {"put-no-tile", "BASE-M3",
                         "There is no tile at {square}.",
                         "Na místě {square} není dílek."},
    [MSG_PUT_COMPLETE] = {"put-complete", "BASE-S9",
                          "{feature} would be complete and occupied: its "
                          "figures would have gone home.",
                          "{feature} by bylo dokončené a obsazené: jeho "
                          "figurky by už byly doma."},
    [MSG_PUT_COUNT] = {"put-count", "",
                       "{word}: that number is out of range here.",
                       "{word}: takové číslo tu nelze použít."},
    [MSG_PUT_NO_BOARD] = {"put-syntax", "",
                          "\"{word}\" cannot be put; forms: empty, bag, tile, "
                          "figure, score, supply, turn, end, and those of "
                          "the modules in play.",
                          "„{word}“ postavit nejde; možnosti: empty, bag, "
                          "tile, figure, score, supply, turn, end a ty, které "
                          "přidávají rozšíření."},
    [MSG_DRAWN] = {"drawn", "BASE-P1", "p{player} draws tile {tile}.",
                   "p{player} táhne dílek {tile}."},
    [MSG_DISCARDED] = {"discarded", "BASE-P4",
                       "Tile {tile} fits nowhere and leaves the game.",
                       "Dílek {tile} nejde nikam přiložit a vypadává ze hry."},
    [MSG_PLACED] = {"placed", "BASE-P2",
                    "p{player} places {tile} at {square}, {turn}.",
                    "p{player} pokládá {tile} na {square}, {turn}."},
    [MSG_FIGURE] = {"figure", "BASE-M4",
                    "p{player} puts a {figure} on {spot} at {square}.",
                    "p{player} staví figurku ({figure}) na {spot}, {square}."},
    [MSG_COMPLETED] =
        {"completed", "BASE-S1",
         "{feature} is complete; tiles: {tiles}; meeples: {majority}.",
         "{feature}: dokončeno; dílků: {tiles}; družiníci: {majority}."},
    [MSG_SCORED_ROAD] = {"scored-road", "BASE-S2",
                         "p{player} +{points} for the road {feature}; tiles: "
                         "{tiles}; meeples: {majority}. [{rule}]",
                         "p{player} +{points} za cestu {feature}; dílků: "
                         "{tiles}; družiníci: {majority}. [{rule}]"},
    [MSG_SCORED_CITY] = {"scored-city", "BASE-S4",
                         "p{player} +{points} for the city {feature}; tiles: "
                         "{tiles}, pennants: {pennants}; meeples: {majority}. "
                         "[{rule}]",
                         "p{player} +{points} za město {feature}; dílků: "
                         "{tiles}, erbů: {pennants}; družiníci: {majority}. "
                         "[{rule}]"},
    [MSG_SCORED_MONASTERY] = {"scored-monastery", "BASE-S7",
                              "p{player} +{points} for the monastery "
                              "{feature}; tiles: {tiles}; meeples: "
                              "{majority}. [{rule}]",
                              "p{player} +{points} za klášter {feature}; "
                              "dílků: {tiles}; družiníci: {majority}. "
                              "[{rule}]"},
    [MSG_SCORED_FIELD] = {"scored-field", "FARM-6",
                          "p{player} +{points} for the field {feature}; "
                          "completed cities: {cities}; farmers: {majority}. "
                          "[{rule}]",
                          "p{player} +{points} za louku {feature}; "
                          "dokončených měst: {cities}; sedláci: {majority}. "
                          "[{rule}]"},
    [MSG_SCORED_GARDEN] = {"scored-garden", "ABB-4",
                           "p{player} +{points} for the garden {feature}; "
                           "tiles: {tiles}; abbots: {majority}. [{rule}]",
                           "p{player} +{points} za zahradu {feature}; dílků: "
                           "{tiles}; opati: {majority}. [{rule}]"},
    [MSG_RETURNED] = {"returned", "BASE-S9",
                      "p{player} takes figures back: {count}.",
                      "p{player} si bere zpět figurky: {count}."},
    [MSG_ENDED] = {"ended", "BASE-E1a", "The game ends; final scoring.",
                   "Hra končí; závěrečné bodování."},
    [MSG_FINAL] = {"result", "BASE-E7", "Result: {scores}; victory: {winners}.",
                   "Výsledek: {scores}; vítězství: {winners}."},
    [MSG_GOODS] = {"goods", "TRD-G2",
                   "p{player} takes goods: wine {wine}, grain {grain}, cloth "
                   "{cloth}.",
                   "p{player} bere zboží: víno {wine}, obilí {grain}, látka "
                   "{cloth}."},
    [MSG_DOUBLE_TURN] = {"double-turn", "TRD-B3",
                         "The builder of p{player} earns a second tile.",
                         "Stavitel přináší hráči p{player} druhý dílek."},
    [MSG_SCORED_GOODS] = {"scored-goods", "TRD-G3",
                          "p{player} +{points} for most {goods}: {count}.",
                          "p{player} +{points} za nejvíc zboží ({goods}): "
                          "{count}."},
    [MSG_HIDDEN] = {"hidden", "HIL-1",
                    "A tile nobody has seen goes under the hill tile.",
                    "Pod dílek s kopcem přijde dílek, který nikdo neviděl."},
    [MSG_TOKEN] = {"token", "SHP-2", "p{player} draws {sheep} sheep.",
                   "p{player} táhne ovce: {sheep}."},
    [MSG_WOLF] = {"wolf", "SHP-4", "p{player} draws a wolf: the flock is lost.",
                  "p{player} táhne vlka: stádo je ztraceno."},
    [MSG_WOLF_AT_ONCE] = {"wolf", "SHP-2",
                          "p{player} draws a wolf: the shepherd goes home.",
                          "p{player} táhne vlka: pastýř se vrací domů."},
    [MSG_SCORED_FLOCK] = {"scored-flock", "SHP-5",
                          "p{player} +{points}: the flock is home.",
                          "p{player} +{points}: stádo je doma."},
    [MSG_WHEEL] = {"wheel", "WHL-1", "The pig moves by {number} to {sector}.",
                   "Prase se posouvá o {number} na pole {sector}."},
    [MSG_FORTUNE] = {"fortune", "WHL-S1", "p{player} +{points}: Fortune.",
                     "p{player} +{points}: Štěstěna."},
    [MSG_TAXES] = {"taxes", "WHL-S2", "p{player} +{points}: Taxes.",
                   "p{player} +{points}: Daně."},
    [MSG_FAMINE] = {"famine", "WHL-S3", "p{player} +{points}: Famine.",
                    "p{player} +{points}: Hladomor."},
    [MSG_STORM] = {"storm", "WHL-S4", "p{player} +{points}: Storm.",
                   "p{player} +{points}: Bouře."},
    [MSG_INQUISITION] = {"inquisition", "WHL-S5",
                         "p{player} +{points}: Inquisition.",
                         "p{player} +{points}: Inkvizice."},
    [MSG_PLAGUE] = {"plague", "WHL-S6",
                    "Plague: p{player} takes a {figure} back from {feature}.",
                    "Mor: p{player} si bere figurku ({figure}) z {feature}."},
    [MSG_TAKEN_BACK] = {"taken-back", "CRP-3",
                        "p{player} takes a {figure} back from {feature}.",
                        "p{player} si bere figurku ({figure}) z {feature}."},
    [MSG_CROWN_SET] = {"crown", "WHL-5",
                       "p{player} puts a {figure} on a crown space of "
                       "{sector}.",
                       "p{player} staví figurku ({figure}) na místo s korunou, "
                       "pole {sector}."},
    [MSG_CROWN_SCORED] = {"scored-crown", "WHL-6",
                          "p{player} +{points} for a crown space.",
                          "p{player} +{points} za místo s korunou."},
    [MSG_ABBOT_HOME] = {"abbot-home", "ABB-5",
                        "p{player} +{points}: the abbot comes home.",
                        "p{player} +{points}: opat se vrací domů."},
    [MSG_DIE] = {"die", "FLY-3", "The die shows {number}.",
                 "Na kostce padlo {number}."},
    [MSG_FLOWN] = {"flown", "FLY-4", "p{player} lands a {figure} on {feature}.",
                   "Figurka ({figure}) hráče p{player} přistává na {feature}."},
    [MSG_GOLD_PUT] = {"gold", "GLD-2",
                      "p{player} puts gold on the new tile and on {square}.",
                      "p{player} klade zlato na nový dílek a na {square}."},
    [MSG_GOLD_TAKEN] = {"gold-taken", "GLD-4",
                        "p{player} takes a bar from {square}.",
                        "p{player} si bere cihličku z {square}."},
    [MSG_SCORED_GOLD] = {"scored-gold", "GLD-7",
                         "p{player} +{points} for gold.",
                         "p{player} +{points} za zlato."},
    [MSG_MAGIC] = {"magic", "MAG-2", "p{player} moves the {who} to {feature}.",
                   "p{player} přesouvá figurku {who} na {feature}."},
    [MSG_BANISHED] = {"banished", "MAG-4", "The {who} leaves the board.",
                      "Figurka {who} opouští krajinu."},
    [MSG_FERRY] = {"ferry", "FER-3",
                   "p{player}: the ferry at {square} links {ends}. [{rule}]",
                   "p{player}: přívoz na {square} spojuje {ends}. [{rule}]"},
    [MSG_CROP] = {"crop", "CRP-2", "p{player} chooses: {choice}.",
                  "p{player} volí: {choice}."},
    [MSG_ADDED] = {"added", "CRP-3", "p{player} adds a {figure} at {feature}.",
                   "p{player} přidává figurku ({figure}) k {feature}."},
    [MSG_COUNTER] = {"counter", "MSG-2",
                     "p{player} moves the {counter} to space {space}.",
                     "p{player} posouvá figurku ({counter}) na pole {space}."},
    [MSG_ROBBER] = {"robber", "ROB-2",
                    "p{player} puts the robber on space {space}.",
                    "p{player} staví zbojníka na pole {space}."},
    [MSG_ROBBED] = {"robbed", "ROB-4",
                    "p{player} +{points}: robbed {points} of {of} from "
                    "p{from}.",
                    "p{player} +{points}: zbojník bere {points} z {of}, které "
                    "dostává p{from}."},
    [MSG_ROBBER_ALONG] = {"robber-along", "ROB-5",
                          "The robber of p{player} goes along with p{with} to "
                          "space {space}.",
                          "Zbojník hráče p{player} se posouvá s figurkou hráče "
                          "p{with} na pole {space}."},
    [MSG_SCORED_ROBBER] = {"scored-robber", "ROB-10",
                           "p{player} +{points}: the robber is still on the "
                           "track.",
                           "p{player} +{points}: zbojník je stále na "
                           "počítadle."},
    [MSG_LETTER] = {"letter", "MSG-3", "p{player} takes a letter.",
                    "p{player} si bere dopis."},
    [MSG_LETTER_SAYS] = {"letter-says", "MSG-4", "It is letter {letter}.",
                         "Je to dopis {letter}."},
    [MSG_LETTER_POINTS] = {"letter-points", "MSG-4",
                           "p{player} +{points} instead of the letter.",
                           "p{player} +{points} místo dopisu."},
    [MSG_LETTER_DONE] = {"letter-done", "MSG-4",
                         "p{player} +{points}: letter {letter}. [{rule}]",
                         "p{player} +{points}: dopis {letter}. [{rule}]"},
    [MSG_LETTER_FEATURE] = {"letter-feature", "MSG-4",
                            "p{player} +{points}: letter {letter}, {feature}. "
                            "[{rule}]",
                            "p{player} +{points}: dopis {letter}, {feature}. "
                            "[{rule}]"},
    [MSG_DECLINED] = {"declined", "MSG-L7",
                      "p{player} does not place tile {tile}; it leaves the "
                      "game.",
                      "p{player} nepřikládá dílek {tile}; ten je mimo hru."},
    [MSG_CORRUPT] = {"corrupt", "", "The state is inconsistent: {what} ({at}).",
                     "Stav je rozbitý: {what} ({at})."},
};
