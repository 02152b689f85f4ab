/*
 * The figures that can be drawn, a row for each; all tables of figures are
 * made from it.
 *
 * X(id, word of the view, another word for it, full size in percent of
 *   FIGURE_RADIUS, place of the seat's mark on the body, letter on a text
 *   board, shown among the supplies, id of its symbol, outline, gleam on the
 *   side of the light, details)
 *
 * A figure is about 96 units high and stands at y = 49.  A row without an
 * outline is drawn with the symbol of another row.
 */
#ifndef RENDER_CARCASSONNE_FIGURE_LIST_H
#define RENDER_CARCASSONNE_FIGURE_LIST_H

/* clang-format off */
#define PIC_FIGURES(X) \
X(MEEPLE, "meeple", "follower", 100, 0, 6, 'm', true, "fm", \
  "M0-47c10 0 16 7 16 16 0 5-2 9-5 12 12 3 26 6 32 12 6 6 4 14-4 16-6 2" \
  "-13 3-18 5 3 9 10 18 15 26 3 5 1 9-4 9H13c-3 0-4-1-5-3L0 31l-8 15c-1" \
  " 2-2 3-5 3h-19c-5 0-7-4-4-9 5-8 12-17 15-26-5-2-12-3-18-5-8-2-10-10-" \
  "4-16 6-6 20-9 32-12-3-3-5-7-5-12 0-9 6-16 16-16z", \
  "M-11-32c0-6 4-10 10-10M-37-2c4-5 13-8 22-10M-29 40c5-8 10-16 13-25", \
  "") \
X(BIG, "big", "big_meeple", 122, 0, 6, 'b', true, "fm", \
  "", \
  "", \
  "") \
X(BUILDER, "builder", "", 100, -5, 10, 'b', true, "fu", \
  "M-6-45c9 0 15 6 15 15 0 4-1 7-4 10 6 1 11 2 15 5l10-14-8-6 8-13 24 1" \
  "6-8 12-7-5-14 22c-4 5-9 7-15 8 3 12 9 24 14 33 3 5 1 9-4 9H7c-3 0-4-" \
  "1-5-3l-7-15-7 15c-1 2-2 3-5 3h-17c-5 0-7-4-4-9 5-9 9-18 11-28-6-1-11" \
  "-5-12-11-1-9 9-15 22-18-3-3-4-6-4-10 0-9 6-16 15-16z", \
  "M-16-31c0-5 4-9 9-9M-28-4c3-4 8-7 14-8", \
  "") \
X(PIG, "pig", "", 95, 4, -2, 'p', true, "fp", \
  "M-44 2c-6-2-6-14 0-15 4-1 6-2 8-5l-4-13 15 6c8-5 17-7 27-7 18 0 31 7" \
  " 36 18 5-3 7-9 4-13l6-1c3 9-1 17-9 20 0 9-2 16-6 23v18c0 3-1 4-4 4H1" \
  "7c-3 0-4-1-4-4V23c-8 2-17 2-25 0v10c0 3-1 4-4 4h-12c-3 0-4-1-4-4V18c" \
  "-5-4-8-10-12-16z", \
  "M-28-12C-10-23 12-24 26-14", \
  "<circle class=\"fc\" cx=\"-31\" cy=\"-8\" r=\"3\"/><path d=\"M-46-9h" \
  "-1M-46-4h-1\" stroke=\"#fff\" stroke-width=\"3\" fill=\"none\"/>") \
X(ABBOT, "abbot", "", 105, 0, 26, 'a', true, "fa", \
  "M0-50c9 4 14 12 14 20 0 6-3 10-6 13 15 5 23 15 27 30l10 29c2 5 0 8-5" \
  " 8h-80c-5 0-7-3-5-8l10-29c4-15 12-25 27-30-3-3-6-7-6-13 0-8 5-16 14-" \
  "20z", \
  "M-8-31c0-5 3-9 7-12M-34 36c4-14 7-32 18-40", \
  "") \
X(SHEPHERD, "shepherd", "", 100, -10, 22, 's', true, "fs", \
  "M-8-44c9 0 15 6 15 15 0 5-2 8-4 11 14 4 20 16 24 34l5 26c1 5-1 7-6 7" \
  "h-64c-5 0-7-3-5-8 4-20 8-45 27-59-3-3-4-6-4-11 0-9 5-15 12-15z", \
  "M-17-30c0-5 4-9 9-9M-39 38c4-16 8-33 19-42", \
  "<g fill=\"none\"><path d=\"M30 47V-26c0-20 24-20 24-4 0 6-4 9-8 9\" " \
  "stroke=\"#fffdf2\" stroke-width=\"19\"/><path d=\"M30 47V-26c0-20 24" \
  "-20 24-4 0 6-4 9-8 9\" stroke=\"currentColor\" stroke-width=\"12\"/>" \
  "<path d=\"M30 47V-26c0-20 24-20 24-4 0 6-4 9-8 9\" stroke=\"#c98f4e" \
  "\" stroke-width=\"6\"/></g>") \
X(MAGE, "mage", "magician", 112, 0, 0, 'm', false, "ya", \
  "M2-56c4 10 14 30 17 40h10l3 7-15 3c2 4 1 9-2 12 8 4 14 12 17 22l5 16" \
  "c1 4 0 6-4 6h-66c-4 0-5-2-4-6l5-16c3-10 9-18 17-22-3-3-4-8-2-12l-15-" \
  "3 3-7h10c3-14 11-32 21-40z", \
  "M-2-38c-4 7-7 14-8 21M-27 40c3-13 6-23 15-28", \
  "<path fill=\"#ffe27a\" stroke=\"none\" d=\"M0 12l4 10 11 .5-9 7 3.5 " \
  "10.5-9.5-6-9.5 6 3.5-10.5-9-7 11-.5z\"/>") \
X(WITCH, "witch", "", 112, 0, 0, 'w', false, "yw", \
  "M10-56c-2 9 2 14 4 20l5 18 24 4-2 7-27 2c1 5-1 9-4 12 10 4 18 14 22 " \
  "26l3 11c1 4-1 6-5 6h-60c-4 0-6-2-5-6l3-11c4-12 12-22 22-26-3-3-5-7-4" \
  "-12l-27-2-2-7 24-4 6-18c3-9 11-17 23-20z", \
  "M0-46c-4 3-6 7-8 12l-3 13M-25 42c3-13 7-22 15-26", \
  "<path fill=\"#2b1236\" stroke=\"none\" d=\"M-15-14h34l2 6h-37z\"/>") \
X(ROBBER, "robber", "bandit", 95, 0, 18, 'r', false, "yr", \
  "M0-46c14 0 22 10 22 22 0 5-1 9-4 13 14 6 20 24 22 48 0 7-3 11-10 11h" \
  "-60c-7 0-10-4-10-11 2-24 8-42 22-48-3-4-4-8-4-13 0-12 8-22 22-22z", \
  "M-15-25c0-8 6-14 13-14M-32 36c2-18 6-32 15-38", \
  "<path class=\"fc\" d=\"M-20-30h40v10h-40z\"/><path fill=\"#fff\" d=" \
  "\"M-13-27h9v4h-9zM4-27h9v4H4z\"/>") \
X(LADY, "lady", "", 105, 0, 28, 'l', false, "yl", \
  "M0-48c10 0 16 7 16 15 0 6-3 10-7 13 7 5 10 12 8 18 12 12 20 26 23 43" \
  " 1 5-1 7-6 7h-68c-5 0-7-2-6-7 3-17 11-31 23-43-2-6 1-13 8-18-4-3-7-7" \
  "-7-13 0-8 6-15 16-15z", \
  "M-9-33c0-5 4-8 8-8M-32 40c4-12 9-22 17-31", \
  "<path fill=\"#ffe9d0\" stroke-width=\"4\" d=\"M-17-34c2-9 9-12 17-12" \
  "s15 3 17 12c4-16-5-22-17-22s-21 6-17 22z\"/>") \
/* a new row stands above this line */
/* clang-format on */

#endif
