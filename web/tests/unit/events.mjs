/* Drafts under test: events one after another. */

/* The draft they make, and what was to be done. */
export function runEvents(reduce, events, table, from) {
  let draft = from;
  const effects = [];
  for (const e of events) {
    const [next, more] = reduce(draft, e, table);
    draft = next;
    effects.push(...more);
  }
  return { draft, effects, sends: effects.filter((x) => x.type === 'send') };
}
