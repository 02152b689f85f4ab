/*
 * Zooming through the three states of a board, as a film: every frame the browser
 * shows is looked at.  In none may the board be gone, nor what is built on it: what
 * was seen fades over what comes.  And a picture that stands in while somebody drags
 * looks as the live drawing does.
 */
import assert from 'node:assert/strict';
import { bigGame, openBig } from '../perf.mjs';
import { becomes, openGame, opening, played, still, test } from './kit.mjs';

const site = opening();

/* Colours that tell: the table or sea, and what is red or brown (roofs, floors, clay). */
const EMPTY = { carcassonne: [198, 208, 212], catan: [127, 192, 220] };

/* Of each picture (base64), of the middle of the board: how much is board, how much
 * is warm. */
function looked(page, frames, empty) {
  return page.evaluate(
    async ({ frames, empty }) => {
      const box = document.querySelector('.boardview').getBoundingClientRect();
      const left = box.left + box.width / 2 - 120;
      const top = box.top + box.height / 2 - 120;
      const seen = [];
      for (const frame of frames) {
        const image = new Image();
        image.src = `data:image/png;base64,${frame}`;
        await image.decode();
        const canvas = new OffscreenCanvas(240, 240);
        const to = canvas.getContext('2d', { willReadFrequently: true });
        to.drawImage(image, -left, -top);
        const { data } = to.getImageData(0, 0, 240, 240);
        let board = 0;
        let warm = 0;
        for (let i = 0; i < data.length; i += 4) {
          const far = empty.map((c, k) => Math.abs(c - data[i + k]));
          if (Math.max(...far) > 12) board++;
          if (data[i] > data[i + 1] + 24 && data[i] > data[i + 2] + 60) warm++;
        }
        seen.push({ board: board / 57600, warm: warm / 57600 });
      }
      return seen;
    },
    { frames, empty },
  );
}

/* All frames that are shown while `act` is under way. */
async function filmed({ context, page }, act) {
  const session = await context.newCDPSession(page);
  const frames = [];
  session.on('Page.screencastFrame', (f) => {
    frames.push(f.data);
    void session.send('Page.screencastFrameAck', { sessionId: f.sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await act();
  await session.send('Page.stopScreencast');
  await session.detach();
  return frames;
}

/* A picture of the whole page. */
async function shot(page) {
  return (await page.screenshot()).toString('base64');
}

const zoomOf = (page) =>
  page.evaluate(() => /z\d/.exec(document.querySelector('.world > svg').classList)?.[0]);

/* Steps of the zoom keys until another state is shown, and what fades is gone. */
async function zoomTo(page, key, want) {
  for (let i = 0; i < 30 && (await zoomOf(page)) !== want; i++) {
    await page.locator('.zoomkeys button').nth(key).click();
    await page.waitForTimeout(220);
  }
  assert.equal(await zoomOf(page), want);
  await becomes(() => page.locator('.world > .fading').count(), 0, 'what fades');
}

const IN = 0;
const OUT = 1;

async function zooms(v, empty) {
  const { page } = v;
  const rests = [];
  await zoomTo(page, OUT, 'z0');
  const frames = await filmed(v, async () => {
    for (const [key, to] of [
      [IN, 'z1'],
      [IN, 'z2'],
      [OUT, 'z1'],
      [OUT, 'z0'],
    ]) {
      await zoomTo(page, key, to);
      rests.push(await shot(page));
    }
  });
  const resting = await looked(page, rests, empty);
  const least = (what) => Math.min(...resting.map((r) => r[what]));
  const seen = await looked(page, frames, empty);
  console.log(`# ${seen.length} frames, least ${least('board')} board, ${least('warm')} warm`);
  assert.ok(seen.length > 10, 'a film');
  assert.ok(least('board') > 0.3 && least('warm') > 0.02, JSON.stringify(resting));
  for (const [i, f] of seen.entries()) {
    assert.ok(f.board > 0.8 * least('board'), `frame ${i}: a board of ${f.board}`);
    assert.ok(f.warm > 0.6 * least('warm'), `frame ${i}: built is ${f.warm}`);
  }
}

/* How many pixels of two pictures differ clearly. */
function different(page, pictures) {
  return page.evaluate(async (pictures) => {
    const datas = [];
    for (const picture of pictures) {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const to = new OffscreenCanvas(image.width, image.height).getContext('2d');
      to.drawImage(image, 0, 0);
      datas.push(to.getImageData(0, 0, image.width, image.height).data);
    }
    const [a, b] = datas;
    let n = 0;
    for (let i = 0; i < a.length; i += 4)
      if ([0, 1, 2].some((k) => Math.abs(a[i + k] - b[i + k]) > 90)) n++;
    return n / (a.length / 4);
  }, pictures);
}

async function openLand(v) {
  await v.page.goto(site.url);
  await v.page.waitForSelector('.gamecard');
  await openBig(v.page, bigGame(undefined, 'random', [3, 4], 60));
}

test('a film of zooming: no frame without a landscape', {}, async () => {
  const v = await site.visitor();
  await openLand(v);
  await zooms(v, EMPTY.carcassonne);
});

test('a film of zooming: no frame without an island', {}, async () => {
  const v = await site.visitor();
  await v.page.goto(site.url);
  const { plan } = played('catan players=3', { most: 60, bots: [null, null, null] });
  await openGame(v.page, plan);
  await v.page.waitForSelector('.island .layer-hexes > g');
  await zooms(v, EMPTY.catan);
});

test('what stands in while somebody drags looks as the drawing does', {}, async () => {
  const v = await site.visitor({ settings: still });
  const { page } = v;
  await openLand(v);
  for (const [key, to] of [
    [OUT, 'z0'],
    [IN, 'z2'],
  ]) {
    await zoomTo(page, key, to);
    await becomes(
      () => page.locator('.stills canvas').count(),
      (n) => n > 0,
      'a picture',
    );
    const live = await shot(page);
    await page.evaluate(() => document.querySelector('.world').classList.add('still'));
    const share = await different(page, [live, await shot(page)]);
    await page.evaluate(() => document.querySelector('.world').classList.remove('still'));
    console.log(`# ${to}: ${(share * 100).toFixed(2)} % of the pixels differ`);
    /* From near, edges of fine things are smoothed otherwise. */
    assert.ok(share < (to === 'z0' ? 0.006 : 0.02), `${to}: ${share}`);
  }
});
