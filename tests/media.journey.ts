import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser, type Visit } from './browser.ts';
import { hospitalAddress } from './hospital.ts';
import { endSession, signIn } from './staff.ts';

const browser = startBrowser();
const chunkBytes = 65_536;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'openward-pictures-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => browser.close());

/** A file of a dozen chunks: a picture, and trailing bytes that viewers ignore. */
let made = 0;
async function picture(name: string, chunks = 12) {
  const background = { r: 20 * ++made, g: 120, b: 110 };
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const file = join(folder, name);
  writeFileSync(file, Buffer.concat([bytes, Buffer.alloc(chunks * chunkBytes - bytes.length - 7, made)]));
  return file;
}
/** The address that the picture of a file will have: it is named by its content. */
function addressOf(file: string) {
  return `/media/${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32)}/`;
}

async function openLibrary(more = {}): Promise<Visit> {
  const visit = await browser.open(more);
  await signIn(visit, '/admin/settings/media');
  await visit.page.locator('.picture-grid img').first().waitFor();
  return visit;
}
const choose = (page: Page, ...files: string[]) => page.getByLabel('Choose files').setInputFiles(files);
const row = (page: Page, name: string) => page.locator('.upload-row').filter({ hasText: name });
const shown = (page: Page, file: string) => page.locator(`.picture-grid img[src^="${addressOf(file)}"]`);

/** Lets chunks through up to the given one, which waits for the test, like all after it. */
async function holdChunk(page: Page, held: number) {
  let seen = 0;
  const reached = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const offsets: number[] = [];
  const decide = async (route: Route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    offsets.push(Number(route.request().headers()['upload-offset']));
    if (++seen >= held) {
      reached.resolve();
      await go.promise;
    }
    // The page may be gone by now, and its request with it.
    return route.continue().catch(() => {});
  };
  await page.route('**/api/media/upload/**', decide);
  return { reached: reached.promise, letGo: go.resolve, offsets };
}

test('several files at once: each shows its progress, files that are no pictures say so, and the rest ask what they show', async () => {
  const visit = await openLibrary();
  const { page } = visit;
  const [garden, lobby] = [await picture('garden.jpg'), await picture('lobby.jpg')];
  const program = join(folder, 'holiday.jpg');
  writeFileSync(program, 'MZ this program cannot be run');
  const drawing = join(folder, 'logo.png');
  writeFileSync(drawing, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const hold = await holdChunk(page, 9);

  await choose(page, garden, lobby, program, drawing);
  await hold.reached;
  const bar = page.getByRole('progressbar', { name: 'Upload of garden.jpg' });
  const value = () => bar.evaluate((one: HTMLProgressElement) => one.value / one.max);
  await expect.poll(value).toBeGreaterThan(0.1);
  expect(await value()).toBeLessThan(1);
  hold.letGo();

  await page.getByRole('status').filter({ hasText: '2 of 4 uploaded, 2 cannot be used.' }).waitFor();
  await row(page, 'holiday.jpg').getByText('This file is not a picture, whatever its name says.').waitFor();
  await row(page, 'logo.png').getByText('SVG drawings are not accepted').waitFor();
  for (const file of [garden, lobby]) await shown(page, file).waitFor();

  await row(page, 'garden.jpg').getByLabel('What does it show?').fill('The garden behind the house');
  await row(page, 'garden.jpg').getByRole('button', { name: 'Save' }).click();
  await row(page, 'garden.jpg').getByText('Saved.').waitFor();
  await page.getByRole('img', { name: 'The garden behind the house' }).waitFor();

  await page.getByRole('button', { name: 'Without alt text' }).click();
  await shown(page, lobby).waitFor();
  await shown(page, garden).waitFor({ state: 'detached' });
  // A refused file is answered with 422, which the browser logs.
  expectQuiet({ ...visit, complaints: visit.complaints.filter((one) => !/status of 422/.test(one)) });
});

test('an upload resumes automatically after its connection breaks, and the file arrives as it was', async () => {
  const { page } = await openLibrary();
  const file = await picture('corridor.jpg');
  let chunks = 0;
  let broken = 0;
  await page.route('**/api/media/upload/**', (route) => {
    if (route.request().method() === 'PATCH' && ++chunks > 4 && broken < 2) {
      broken++;
      return route.abort('connectionreset');
    }
    return route.continue();
  });
  await choose(page, file);
  await page.getByText('1 of 1 uploaded.').waitFor();
  expect(broken).toBe(2);
  await shown(page, file).waitFor();
});

test('without a network an upload waits, says that nothing is lost, and continues once there is one', async () => {
  const { page, context } = await openLibrary();
  const file = await picture('ward.jpg');
  const hold = await holdChunk(page, 6);
  await choose(page, file);
  await hold.reached;
  await context.setOffline(true);
  hold.letGo();
  await row(page, 'ward.jpg').getByText('The connection was lost. What has arrived is kept.').waitFor();
  await row(page, 'ward.jpg').getByRole('button', { name: 'Resume ward.jpg' }).waitFor();
  const before = hold.offsets.at(-1)!;
  await context.setOffline(false);
  await page.getByText('1 of 1 uploaded.').waitFor();
  await shown(page, file).waitFor();
  // What had arrived was not sent again.
  expect(Math.min(...hold.offsets.slice(hold.offsets.lastIndexOf(before)))).toBe(before);
  expect(before).toBeGreaterThan(0);
});

test('the same file chosen again after a reload continues where it was', async () => {
  const { page } = await openLibrary();
  page.on('dialog', (dialog) => void dialog.accept());
  const file = await picture('theatre.jpg');
  const hold = await holdChunk(page, 6);
  await choose(page, file);
  await hold.reached;
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  hold.letGo();
  await page.locator('.picture-grid img').first().waitFor();
  const again = await holdChunk(page, 1000);
  await choose(page, file);
  await page.getByText('1 of 1 uploaded.').waitFor();
  await shown(page, file).waitFor();
  expect(again.offsets[0]).toBeGreaterThanOrEqual(5 * chunkBytes);
});

test('a session that ends during an upload asks for the password, and the upload continues', async () => {
  const { page } = await openLibrary();
  const file = await picture('reception.jpg');
  const hold = await holdChunk(page, 5);
  await choose(page, file);
  await hold.reached;
  await endSession(page);
  hold.letGo();
  await page.getByLabel(/email/i).fill('desk@openward.example');
  await page.getByLabel(/^password/i).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('1 of 1 uploaded.').waitFor();
  await shown(page, file).waitFor();
});

test('files can be dropped, and the server is told when one is cancelled', async () => {
  const { page } = await openLibrary();
  const hold = await holdChunk(page, 4);
  const bytes = [...readFileSync(await picture('dropped.jpg', 6))];
  const transfer = await page.evaluateHandle((content) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(content)], 'dropped.jpg', { type: 'image/jpeg' }));
    return files;
  }, bytes);
  await page.locator('.upload-drop').dispatchEvent('drop', { dataTransfer: transfer });
  await hold.reached;
  const given = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: 'Cancel dropped.jpg' }).click();
  await given;
  await row(page, 'dropped.jpg').waitFor({ state: 'detached' });
  hold.letGo();
});

test('a picture is uploaded and used without leaving the page, cropped as chosen, and kept while it is used', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/departments/2');
  const file = await picture('front-door.jpg', 3);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await choose(page, file);
  await page.getByLabel('What does it show?').fill('The front door in the morning');
  await page.getByRole('button', { name: 'Use front-door.jpg' }).click();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('Saved.', { exact: true }).first().waitFor();
  const { data } = await (await fetch(`${hospitalAddress()}/api/department/2`)).json();
  expect(data.image).toMatchObject({
    alt: 'The front door in the morning',
    url: expect.stringContaining(addressOf(file)),
  });

  await page.goto(`/admin/settings/media/${data.image.id}`);
  const point = page.getByRole('button', { name: /^Focal point: 50 % from the left, 50 % from the top/ });
  await point.press('ArrowRight');
  await page.getByRole('button', { name: /^Focal point: 55 %/ }).press('ArrowUp');
  await page.getByRole('slider', { name: 'From the left' }).press('ArrowRight');
  await page.getByRole('button', { name: /^Focal point: 60 % from the left, 45 % from the top/ }).waitFor();
  const box = (await page.locator('.focal-picture').boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height * 0.2);
  await page.getByRole('button', { name: /^Focal point: 90 % from the left, 20 % from the top/ }).waitFor();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('Saved.', { exact: true }).first().waitFor();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: `This picture is still used by the department “${data.name}”.` })
    .waitFor();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: data.name }).click();
  await page.waitForURL(/\/admin\/departments\/2$/);
  expectQuiet({ ...visit, complaints: visit.complaints.filter((one) => !/status of 409/.test(one)) });

  const visitor = await browser.open({ viewport: phone, javaScriptEnabled: false });
  await visitor.page.goto(`/departments/${data.slug}`);
  const cropped = visitor.page.locator(`img[src^="${addressOf(file)}"]`).first();
  expect(await cropped.evaluate((one) => getComputedStyle(one).objectPosition)).toBe('90% 20%');
  expectQuiet(visitor);
});
