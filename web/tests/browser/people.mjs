/* Requests in the name of whoever has the page open. */
export function request(page, method, path, body) {
  return page.evaluate(
    async ({ method, path, body }) => {
      const s = await (
        await fetch('/api/v1/session', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"v":1}',
        })
      ).json();
      const headers =
        body === undefined
          ? {}
          : { 'content-type': 'application/json', 'x-deskovka-token': s.token };
      const r = await fetch(`/api/v1${path}`, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify({ v: 1, ...body }),
      });
      return r.json();
    },
    { method, path, body },
  );
}

/* Makes a table through the page's own session; its id. */
export async function makeTable(page, wish) {
  const d = await request(page, 'POST', '/tables', { name: 'Anna', ...wish });
  if (!d.id) throw new Error(JSON.stringify(d));
  return d.id;
}
