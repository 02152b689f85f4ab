/*
 * Names and lines that try to be more than text, in both languages: they are
 * read as they were written, run nothing, load nothing and make nothing of the
 * page's policy complain.
 */
import assert from 'node:assert/strict';
import { becomes, openTab, opening, still, test, tiles } from './kit.mjs';
import { makeTable } from './people.mjs';
import { robot } from './robot.mjs';

const site = opening({ games: true });
const { skip } = site;

/* A name has 24 characters, a line 500. */
const NAME = '<img src=x onerror=x()>';
const NEIGHBOUR = '"><svg onload=x()>&lt;';
const LINES = [
  '<script>document.title="x"</script><img src=//x.invalid/y onerror="document.title=1">',
  '"><iframe src="javascript:document.title=2"></iframe><style>*{display:none}</style>',
  'javascript:document.title=3 http://x.invalid/?a=<b> {{7*7}} ${7*7} %3Cscript%3E &#60;b&#62;',
];

/* Everything the policy stops and everything that is asked for elsewhere. */
async function watch(v) {
  v.foreign = [];
  v.page.on('request', (r) => {
    const { protocol, host } = new URL(r.url());
    if (protocol.startsWith('http') && host !== new URL(site.url).host) v.foreign.push(r.url());
  });
  await v.context.addInitScript(() => {
    window.stopped = [];
    document.addEventListener('securitypolicyviolation', (e) =>
      window.stopped.push(`${e.violatedDirective} ${e.blockedURI}`),
    );
  });
}

/* Nothing of it became an element, ran or was stopped from running. */
async function isQuiet(v) {
  const seen = await v.page.evaluate(() => ({
    title: document.title,
    strange: document.querySelectorAll(
      'script:not([src]), iframe, object, embed, [onerror], [onload], [src*="x.invalid"], img[src="x"]',
    ).length,
    stopped: window.stopped,
  }));
  assert.deepEqual(seen.stopped, [], 'the policy had to stop something');
  assert.equal(seen.strange, 0, 'text became elements');
  assert.match(seen.title, /Deskovka/);
  assert.deepEqual(v.foreign, [], 'something was asked for elsewhere');
}

test('hostile names and lines are nothing but text, in both languages', { skip }, async () => {
  const anna = await site.visitor({ settings: { ...still, name: NAME } });
  const eva = await site.visitor({ lang: 'cs', settings: { ...still, name: NEIGHBOUR } });
  for (const v of [anna, eva]) {
    await watch(v);
    await v.page.goto(site.url);
    await v.page.waitForSelector('.gamecard');
  }
  const id = await makeTable(anna.page, {
    setup: 'carcassonne players=2',
    name: NAME,
    listed: true,
    seats: [{ kind: 'me', name: NAME }, { kind: 'person' }],
  });
  /* The lobby tells of the table, then both sit down. */
  await eva.page.goto(`${site.url}t/${id}`);
  await eva.page.getByText(NAME).first().waitFor();
  await eva.page
    .getByRole('button', { name: /Posadit se|Sednout/ })
    .first()
    .click();
  await anna.page.goto(`${site.url}t/${id}`);
  await anna.page.getByText(NEIGHBOUR).first().waitFor();
  await anna.page.getByRole('button', { name: /Start/ }).first().click();
  await anna.page.waitForSelector('.table');
  await eva.page.waitForSelector('.table');
  await openTab(eva.page, 'Stůl');
  await openTab(anna.page, 'Table');
  for (const line of LINES) {
    await eva.page.getByLabel('Napište něco').fill(line);
    await eva.page.keyboard.press('Enter');
    for (const v of [anna, eva])
      await becomes(
        () => v.page.locator('.chat li').allInnerTexts(),
        (all) => all.some((text) => text.includes(line)),
        'what is said',
      );
  }
  /* The log names both; so does the result, when they give up. */
  await tiles(anna.page);
  await robot(anna.page, { turns: 1 });
  await becomes(
    () => eva.page.evaluate(() => document.body.innerText),
    (text) => text.includes(NAME) && text.includes(NEIGHBOUR),
    'what Eva reads',
  );
  for (const v of [anna, eva]) await isQuiet(v);
});
