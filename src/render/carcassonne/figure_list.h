/*
 * The figures that can be drawn, a row for each; all tables of figures are
 * made from it.
 *
 * X(id, word of the view, another word for it, full size in percent of
 *   FIGURE_RADIUS, height of the seat's mark on the body, letter on a text
 *   board, shown among the supplies, id of its symbol, drawing)
 */
#ifndef RENDER_CARCASSONNE_FIGURE_LIST_H
#define RENDER_CARCASSONNE_FIGURE_LIST_H

/* clang-format off */
#define PIC_FIGURES(X) \
X(MEEPLE, "meeple", "follower", 100, 4, 'm', true, "fm", \
  "<path d=\"M0-38c9 0 14 7 12 15 14 3 26 9 26 15 0 5-8 7-17 6 3 " \
  "11 10 21 14 30 1 3-1 6-4 6H9c-3 0-4-2-5-4L0 22l-4 8c-1 2-2 4-5" \
  " 4h-22c-3 0-5-3-4-6 4-9 11-19 14-30-9 1-17-1-17-6 0-6 12-12 26" \
  "-15-2-8 3-15 12-15z\"/>") \
X(BIG, "big", "big_meeple", 125, 4, 'b', true, "fb", \
  "<path d=\"M0-48c12 0 18 9 15 19 17 3 33 11 33 19 0 6-11 8-22 7" \
  " 4 14 13 27 18 38 1 4-1 8-5 8H11c-3 0-5-2-6-5L0 28l-5 10c-1 3-" \
  "3 5-6 5h-28c-4 0-6-4-5-8 5-11 14-24 18-38-11 1-22-1-22-7 0-8 1" \
  "6-16 33-19-3-10 3-19 15-19z\"/>") \
X(BUILDER, "builder", "", 100, 6, 'b', true, "fu", \
  "<path d=\"M-4-36c9-2 14 4 13 11 10 2 17 8 17 16l10-4 2 7-12 6c" \
  "-1 12 2 22 6 30 1 3 0 5-3 5h-15l-8-16-8 16h-16c-3 0-4-2-3-5 5-" \
  "10 8-22 6-34-6 0-12-4-10-9 2-6 9-8 14-9-2-7 0-13 7-14z\"/><pat" \
  "h d=\"M26-12 38-30 46-25 34-8z\"/>") \
X(PIG, "pig", "", 95, 2, 'p', true, "fp", \
  "<path d=\"M-36-4l-6-5 3-7 8 3c4-6 11-9 19-9h16c14 0 24 8 26 20" \
  "l5-4 2 6-7 5c-1 6-4 10-8 13v12H10V19H-10v11h-12V18c-6-3-10-8-1" \
  "1-15l-6-2z\"/>") \
X(ABBOT, "abbot", "", 110, 8, 'a', true, "fa", \
  "<path d=\"M0-44 9-32C16-28 16-20 12-15 24-8 30 8 32 34H-32C-30" \
  " 8-24-8-12-15-16-20-16-28-9-32z\"/>") \
X(SHEPHERD, "shepherd", "", 100, 10, 's', true, "fs", \
  "<path d=\"M-4-36c9 0 13 7 11 14 12 3 19 10 18 16 4 14 6 26 8 4" \
  "0H-30c2-16 4-28 4-40-6 0-10-4-8-8 4-5 10-7 17-8-2-8 4-14 13-14" \
  "z\"/><path style=\"fill:none;stroke-width:6\" d=\"M34 34V-28q0" \
  "-12-10-12-8 0-8 8\"/>") \
X(MAGE, "mage", "magician", 115, 0, 'm', false, "ya", \
  "<path style=\"fill:#5a46a8;stroke:#241a52;stroke-width:4\" d=" \
  "\"M0-50 14-16C24-6 28 14 30 34H-30C-28 14-24-6-14-16z\"/><path" \
  " style=\"fill:#ffd95a\" d=\"M0-12 4-2 14-2 6 5 9 15 0 9-9 15-6" \
  " 5-14-2-4-2z\"/>") \
X(WITCH, "witch", "", 115, 0, 'w', false, "yw", \
  "<path style=\"fill:#d9772b;stroke:#5a2806;stroke-width:4\" d=" \
  "\"M2-50 14-24 32-20 20-14C26 0 28 16 30 34H-30C-28 16-26 0-20-" \
  "14L-32-20-12-24z\"/><path style=\"fill:#3a1d06\" d=\"M-12-20H1" \
  "4V-14H-12z\"/>") \
X(ROBBER, "robber", "bandit", 95, 12, 'r', false, "yr", \
  "<path d=\"M0-36c12 0 18 9 15 18 12 4 18 24 20 52H-35c2-28 8-48" \
  " 20-52-3-9 3-18 15-18z\"/><path style=\"fill:#111;stroke:none" \
  "\" d=\"M-14-26H14V-18H-14z\"/>") \
X(LADY, "lady", "", 105, 14, 'l', false, "yl", \
  "<path d=\"M0-40c9 0 14 7 12 14C24-20 16-8 14-4 24 8 32 22 36 3" \
  "4H-36C-32 22-24 8-14-4-16-8-24-20-12-26-14-33-9-40 0-40z\"/><p" \
  "ath style=\"fill:#e98bb0;stroke:#6b2244;stroke-width:3\" d=\"M" \
  "-13-34Q0-48 13-34L8-28Q0-34-8-28z\"/>") \
/* a new row stands above this line */
/* clang-format on */

#endif
