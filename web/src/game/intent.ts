/*
 * What a player wants to happen by itself.  Nothing here looks further than
 * his own view: an intent answers a decision that is already his.  Which
 * actions may be made so is for each game to say.
 */

/* The only thing possible, if it is one of the plain ones. */
export function onlyOne(legal: string[], plain: readonly string[]): string | null {
  const [only] = legal;
  return only !== undefined && legal.length === 1 && plain.includes(only) ? only : null;
}
