import sharp from 'sharp';
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
/** Before its script has loaded the album works as without. */
const openReady = ({ page }: Visit) => page.goto(album, { waitUntil: 'networkidle' });
const addressOf = ({ page }: Visit) => page.url().slice(hospitalAddress().length);

describe('the viewer', () => {
  test('opens by keyboard, is walked with the arrows, says where one is and gives the focus back', async () => {
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

  test('stays open for whoever goes forward before it has quite closed', async () => {
    const visit = await browser.open();
    await openReady(visit);
    await pictures(visit).nth(2).click();
    await announced(visit, /^Picture 3 of 7\./);
    await visit.page.evaluate(() => {
      const picture = location.href;
      const { promise, resolve } = Promise.withResolvers<void>();
      const forward = () => {
        history.pushState(null, '', picture);
        dispatchEvent(new PopStateEvent('popstate'));
        setTimeout(resolve, 100);
      };
      addEventListener('popstate', forward, { once: true });
      history.back();
      return promise;
    });
    await announced(visit, /^Picture 3 of 7\./);
    expect(await visit.page.evaluate(() => document.documentElement.className)).toContain('viewer-open');
    await visit.page.getByRole('button', { name: 'Close' }).click();
    await visit.page.waitForURL(hospitalAddress() + album);
    expectQuiet(visit);
  });

  test('turns with a finger sideways, and not with one that scrolls', async () => {
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

test('without script every picture is a page with a way to its neighbours and back', async () => {
  const visit = await browser.open({ javaScriptEnabled: false });
  const { page } = visit;
  await page.goto(album);
  await pictures(visit).first().click();
  await page.getByRole('heading', { level: 1, name: 'Inside our hospital, picture 1 of 7' }).waitFor();
  expect(await page.getByRole('link', { name: 'Previous picture' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Next picture' }).click();
  await page.getByRole('heading', { level: 1, name: 'Inside our hospital, picture 2 of 7' }).waitFor();
  await page.getByText('Reception, open from seven').waitFor();
  await page.getByRole('link', { name: 'All pictures' }).click();
  await page.getByRole('heading', { level: 1, name: 'Inside our hospital' }).waitFor();
  expect(await pictures(visit).count()).toBe(7);
});

test('the pictures keep their shapes, and their room is kept before they are there', async () => {
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
  const bent = await loaded.page.goto(album).then(() =>
    pictures(loaded).evaluateAll((links) =>
      links.map((link) => {
        const image = link.querySelector('img')!;
        const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
        return Math.abs(image.offsetWidth / image.offsetHeight / (width / height) - 1);
      }),
    ),
  );
  expect(bent.filter((share) => share > 0.02)).toEqual([]);
});

test('an album’s number leads to its address for good, a picture that is gone to its album', async () => {
  const ask = (path: string) => fetch(hospitalAddress() + path, { redirect: 'manual' });
  const { data } = await (await fetch(`${hospitalAddress()}/api/gallery/slug/quiet-places`)).json();
  const moved = await ask(`/gallery/${data.id}?picture=${data.images[0].id}`);
  expect([moved.status, moved.headers.get('Location')]).toEqual([
    301,
    `/gallery/quiet-places?picture=${data.images[0].id}`,
  ]);
  const gone = await ask('/gallery/quiet-places?picture=999999');
  expect([gone.status, gone.headers.get('Location')]).toEqual([302, '/gallery/quiet-places']);
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

  test('pictures are put in order by keyboard: the focus stays, the place is said, the order is kept', async () => {
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

  test('a caption is edited in place, and a colleague’s is not overwritten unseen', async () => {
    const [visit, other] = [await openAlbum(), await openAlbum()];
    const caption = ({ page }: Visit) => page.locator('[data-tile] textarea').nth(1);
    await caption(visit).fill('A film in short words');
    await visit.page.keyboard.press('Enter');
    await visit.page.getByRole('status').filter({ hasText: 'Saved.' }).first().waitFor();
    await caption(other).fill('A film in other words');
    await other.page.keyboard.press('Enter');
    await other.page.getByText('Someone else wrote “A film in short words”').waitFor();
    expect((await stored()).images[1]!.caption).toBe('A film in short words');
    await caption(other).press('Enter');
    await arrived(async () => (await stored()).images[1]!.caption, 'A film in other words');
    expectQuiet(visit);
  });

  test('a picture is taken out, and Undo puts it back in its place with its caption', async () => {
    const visit = await openAlbum();
    await visit.page.getByRole('button', { name: /^Remove “One of.* from the album$/ }).click();
    await arrived(captions, ['The new', 'A film', 'The laboratory', 'Handing over']);
    await visit.page.getByRole('button', { name: 'Undo' }).click();
    await arrived(captions, start);
    expectQuiet(visit);
  });

  test('several pictures of the library are added at once, in the order they were chosen', async () => {
    const visit = await openAlbum();
    const { page } = visit;
    await page.getByRole('button', { name: 'Add pictures' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add pictures' });
    await dialog.getByLabel('Search pictures').fill('pharmacy');
    await dialog.getByRole('button', { name: /^A hospital pharmacy/ }).click();
    await dialog.getByLabel('Search pictures').fill('lecture');
    await dialog.getByRole('button', { name: /^A lecture hall/ }).click();
    expect(await violations(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 2 pictures' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const names = page.locator('[data-tile] img');
    await expect.poll(() => names.count()).toBe(7);
    expect(await names.nth(5).getAttribute('alt')).toMatch(/^A hospital pharmacy/);
    expect(await names.nth(6).getAttribute('alt')).toMatch(/^A lecture hall/);
    expect((await stored()).images).toHaveLength(7);
    expectQuiet(visit);
  });

  test('thirty pictures are uploaded into a new album, put in order and given words', async () => {
    const visit = await browser.open();
    const { page } = visit;
    await signIn(visit, '/admin/gallery/new');
    await page
      .getByLabel(/^Title/)
      .first()
      .fill('Our summer fair');
    await page.getByLabel(/^Status/).selectOption('published');
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await page.waitForURL(/\/admin\/gallery\/\d+$/);
    await page.getByRole('button', { name: 'Add pictures' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add pictures' });
    await dialog.locator('input[type=file]').setInputFiles(await photographs(30));
    const add = dialog.getByRole('button', { name: 'Add 30 pictures' });
    await add.waitFor({ timeout: 90_000 });
    await add.click();
    await dialog.waitFor({ state: 'hidden', timeout: 30_000 });
    const tiles = page.locator('[data-tile]');
    expect(await tiles.count()).toBe(30);

    await tiles.nth(1).locator('textarea').fill('The band plays');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Saved.' }).first().waitFor();
    const earlier = page.getByRole('button', { name: /^Move “The band plays” earlier$/ });
    await earlier.focus();
    await page.keyboard.press('Enter');
    const id = page.url().split('/').at(-1);
    const images = async () =>
      (await (await fetch(`${hospitalAddress()}/api/gallery/${id}`)).json()).data.images as {
        caption: string;
      }[];
    await arrived(async () => (await images())[0]?.caption, 'The band plays');
    expect(await images()).toHaveLength(30);

    const visitor = await browser.open({ javaScriptEnabled: false });
    await visitor.page.goto('/gallery/our-summer-fair');
    expect(await pictures(visitor).count()).toBe(30);
    await visitor.page.getByText('The band plays').first().waitFor();
    expectQuiet(visit);
  });
});

/** Small photographs, each of another colour. */
function photographs(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, number) => ({
      name: `fair-${number}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 640, height: 480, channels: 3, background: { r: number * 8, g: 120, b: 90 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  );
}
