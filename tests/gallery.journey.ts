import { afterEach, describe, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser, type Visit } from './browser.ts';
import { violations } from './expect-accessible.ts';
import { hospitalAddress } from './hospital.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const album = '/gallery/inside-our-hospital';
const pictures = ({ page }: Visit) => page.locator('a[data-view]');
const viewer = ({ page }: Visit) => page.getByRole('dialog', { name: 'Inside our hospital' });
const announced = (visit: Visit, words: RegExp) =>
  viewer(visit).getByRole('status').filter({ hasText: words }).waitFor();
/** Until its script has loaded, the album works as without script. */
const openReady = ({ page }: Visit) => page.goto(album, { waitUntil: 'networkidle' });
const addressOf = ({ page }: Visit) => page.url().slice(hospitalAddress().length);

describe('the viewer', () => {
  test('opens by keyboard, is browsed with the arrows, says the position and gives the focus back', async () => {
    const visit = await browser.open();
    const { keyboard } = visit.page;
    await openReady(visit);
    const links = await pictures(visit).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await pictures(visit).first().focus();
    await keyboard.press('Enter');
    await announced(visit, /^Picture 1 of 7\. .*hospital.*\. The main entrance/);
    expect(addressOf(visit)).toBe(links[0]);
    await keyboard.press('ArrowLeft');
    expect(addressOf(visit)).toBe(links[0]);
    await keyboard.press('ArrowRight');
    await announced(visit, /^Picture 2 of 7\./);
    expect(addressOf(visit)).toBe(links[1]);
    await keyboard.press('End');
    await announced(visit, /^Picture 7 of 7\./);
    // The focus cycles within the viewer.
    for (let press = 0; press < 6; press++) {
      await keyboard.press('Tab');
      const isInside = await visit.page.evaluate(
        () => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    expect(await violations(visit.page)).toEqual([]);
    await keyboard.press('Escape');
    await viewer(visit).waitFor({ state: 'hidden' });
    await visit.page.waitForURL(hospitalAddress() + album);
    expect(
      await pictures(visit)
        .last()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    expectQuiet(visit);
  });

  test('closes with the back button and opens again with the forward button', async () => {
    const visit = await browser.open();
    await openReady(visit);
    await pictures(visit).nth(2).click();
    await announced(visit, /^Picture 3 of 7\./);
    await visit.page.goBack();
    await viewer(visit).waitFor({ state: 'hidden' });
    expect(addressOf(visit)).toBe(album);
    await visit.page.goForward();
    await announced(visit, /^Picture 3 of 7\./);
    await visit.page.getByRole('button', { name: 'Close' }).click();
    await visit.page.waitForURL(hospitalAddress() + album);
    expectQuiet(visit);
  });

  test('turns with a sideways swipe, and not with one that scrolls', async () => {
    const visit = await browser.open({ viewport: phone, hasTouch: true } as object);
    await openReady(visit);
    await pictures(visit).first().tap();
    await announced(visit, /^Picture 1 of 7\./);
    const touch = await visit.context.newCDPSession(visit.page);
    const swipe = async (from: [number, number], to: [number, number]) => {
      const at = ([x, y]: [number, number]) => [{ x, y }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe([300, 400], [120, 410]);
    await announced(visit, /^Picture 2 of 7\./);
    await swipe([200, 300], [200, 500]);
    await swipe([100, 400], [300, 395]);
    await announced(visit, /^Picture 1 of 7\./);
    expectQuiet(visit);
  });
});

test('the space for pictures is reserved before they load', async () => {
  const [waiting, loaded] = [await browser.open(), await browser.open()];
  // No picture ever arrives here.
  await waiting.page.route('**/media/**', () => {});
  const boxes = ({ page }: Visit) =>
    page.locator('main img').evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return [left, top + scrollY, width, height].map(Math.round);
      }),
    );
  for (const path of [album, '/gallery/heads-of-department', '/gallery']) {
    await waiting.page.goto(path, { waitUntil: 'domcontentloaded' });
    await loaded.page.goto(path);
    for (const { page } of [waiting, loaded]) await page.evaluate(() => document.fonts.ready);
    expect([path, await boxes(waiting)]).toEqual([path, await boxes(loaded)]);
  }
});

describe('at the desk', () => {
  const stored = async () => {
    const { data } = await (await fetch(`${hospitalAddress()}/api/gallery/slug/behind-the-results`)).json();
    return data as { id: number; images: { id: number; caption: string; mediaId: number }[] };
  };
  const captions = async () =>
    (await stored()).images.map(({ caption }) => caption.split(' ').slice(0, 2).join(' '));
  const start = ['The new', 'A film', 'The laboratory', 'One of', 'Handing over'];

  async function openAlbum() {
    const visit = await browser.open();
    await signIn(visit, `/admin/gallery/${(await stored()).id}`);
    await visit.page
      .getByRole('list', { name: 'Pictures of this album' })
      .getByRole('listitem')
      .nth(4)
      .waitFor();
    return visit;
  }
  /** Waits for what is saved without a button. */
  const arrived = (read: () => Promise<unknown>, wanted: unknown) =>
    expect.poll(read, { timeout: 10_000 }).toEqual(wanted);

  test('pictures are ordered by keyboard: the focus stays, the place is announced, the order is saved', async () => {
    const visit = await openAlbum();
    const { page } = visit;
    expect(await captions()).toEqual(start);
    const later = page.getByRole('button', { name: /^Move “The new scanner.* later$/ });
    await later.focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: /is now picture 2 of 5\.$/ })
      .waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: /is now picture 3 of 5\.$/ })
      .waitFor();
    expect(await later.evaluate((button) => button === document.activeElement)).toBe(true);
    await arrived(captions, ['A film', 'The laboratory', 'The new', 'One of', 'Handing over']);
    await page.reload();
    const first = page.getByRole('button', { name: /^Move “A film.* earlier$/ });
    expect(await first.getAttribute('aria-disabled')).toBe('true');
    const earlier = page.getByRole('button', { name: /^Move “The new scanner.* earlier$/ });
    await earlier.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await arrived(captions, start);
    expectQuiet(visit);
  });

  test('a picture is dragged to another place', async () => {
    const visit = await openAlbum();
    const tiles = visit.page.locator('[data-tile] [draggable=true]');
    await tiles.nth(0).dragTo(tiles.nth(2), { targetPosition: { x: 150, y: 40 } });
    await arrived(captions, ['A film', 'The laboratory', 'The new', 'One of', 'Handing over']);
    await tiles.nth(2).dragTo(tiles.nth(0), { targetPosition: { x: 5, y: 40 } });
    await arrived(captions, start);
    expectQuiet(visit);
  });
});
