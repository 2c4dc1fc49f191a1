import { afterEach, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('Ctrl K goes to a page or an entry by keyboard alone, signs out, and remembers what was open', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  const box = page.getByRole('combobox', { name: /a patient or an action/ });
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true });

  await page.keyboard.press('Control+k');
  await page.keyboard.type('visit ty');
  expect(await chosen.textContent()).toContain('Visit types');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/settings\/visit-types$/);
  await page.getByRole('heading', { level: 1, name: 'Visit types' }).waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('hensley');
  await chosen.filter({ hasText: 'Clara Hensley' }).waitFor();
  expect(await box.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/doctors\/\d+$/);
  const doctor = page.url();
  await page.getByRole('heading', { level: 1, name: /Clara Hensley/ }).waitFor();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect(await crumbs.getByRole('link').allTextContents()).toEqual(['Doctors']);

  await page.goto('/admin/services/new');
  // In a field, letters are text and no shortcuts.
  const title = page.getByLabel(/^Title/).first();
  await title.fill('');
  await title.pressSequentially('Why? jkxn/');
  expect(await title.inputValue()).toBe('Why? jkxn/');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await title.fill('');

  await page.keyboard.press('Control+k');
  expect(await chosen.textContent()).toContain('Clara Hensley');
  await page.keyboard.press('Enter');
  await page.waitForURL(doctor);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('deskRecent'))),
  ).toEqual([]);
  expectQuiet(visit);
});

test('a list keeps its columns, density and filters in the address, and a saved view restores them', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/doctors');
  const rows = page.locator('[data-row]');
  await rows.first().waitFor();
  const menu = page.getByRole('button', { name: 'View', exact: true });
  const heading = page.getByRole('columnheader', { name: 'Departments' });
  await page.getByLabel('Filter by department').selectOption('cardiology');
  await page.getByRole('button', { name: 'Remove filter: Cardiology' }).waitFor();
  await menu.click();
  await page.getByRole('checkbox', { name: 'Departments' }).uncheck();
  await page.getByRole('radio', { name: 'Compact' }).check();
  expect(await heading.count()).toBe(0);
  await page.getByLabel('Name for this view').fill('Heart');
  await page.keyboard.press('Enter');
  await page.getByText('The view “Heart” has been saved.').waitFor();
  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    department: 'cardiology',
    hide: 'departments',
    rows: 'compact',
  });
  const found = await rows.count();
  expect(found).toBeGreaterThan(0);

  await page.goto('/admin/doctors?hide=-&rows=roomy');
  await heading.waitFor();
  expect(await rows.count()).toBeGreaterThan(found);
  await menu.click();
  await page.getByRole('button', { name: 'Heart', exact: true }).click();
  await heading.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe(address.search);

  // Down two rows, select, open: no pointer is required.
  await page.getByRole('heading', { level: 1, name: 'Doctors' }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  expect(await rows.nth(0).getByRole('checkbox').isChecked()).toBe(true);
  await page.keyboard.press('x');
  expect(await rows.nth(0).getByRole('checkbox').isChecked()).toBe(false);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/doctors\/\d+$/);
  expectQuiet(visit);
});

/** A separate page with a message that a view of this name was saved. */
async function openSpeaking(name: string, viewport = desk) {
  const visit = await browser.open({ viewport });
  const { page } = visit;
  await signIn(visit, '/admin/services');
  await page.locator('[data-row]').first().waitFor();
  const toast = page.locator('.Toastify__toast');
  async function say() {
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByLabel('Name for this view').fill(name);
    await page.keyboard.press('Enter');
    // Its clock starts once it is shown.
    await page.locator('.Toastify__progress-bar[style*="running"]').waitFor({ state: 'attached' });
    return Date.now();
  }
  async function standsFor(begun: number) {
    await toast.waitFor({ state: 'detached', timeout: 20_000 });
    return Date.now() - begun;
  }
  async function place() {
    // It slides in.
    await page.waitForTimeout(1_000);
    return (await toast.boundingBox())!;
  }
  /** Controls below the message, which cannot be pressed meanwhile; it belongs at the end of the top bar. */
  async function covered() {
    const { x, y, width, height } = await place();
    return page.evaluate(
      ([left, top, right, bottom]) =>
        [...document.querySelectorAll('a, button, input, select, textarea, summary')]
          .filter((one) => !one.closest('.Toastify') && one.checkVisibility({ visibilityProperty: true }))
          .filter((one) => !one.closest('.top-bar') || one.matches('.menu-button, .go-to, .crumbs a'))
          .filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
          })
          .map((one) => one.outerHTML),
      [x, y, x + width, y + height] as const,
    );
  }
  return { visit, page, toast, say, standsFor, place, covered };
}

test('a message stays five seconds at the top right, waits for a pointer or another window, and covers nothing that is pressed next', async () => {
  const [seen, pointedAt, left, held] = [
    await openSpeaking('Seen'),
    await openSpeaking('Pointed at'),
    await openSpeaking('Left'),
    await openSpeaking('Held in a hand', phone),
  ];
  const stands = async () => {
    const begun = await seen.say();
    const { x, y, width } = await seen.place();
    expect([x + width > 1440 - 60, y < 60, await seen.covered()]).toEqual([true, true, []]);
    const stood = await seen.standsFor(begun);
    expect(stood).toBeGreaterThan(4_500);
    expect(stood).toBeLessThan(7_500);
  };
  const waitsForPointer = async () => {
    const begun = await pointedAt.say();
    await pointedAt.toast.hover();
    await pointedAt.page.waitForTimeout(6_000);
    expect(await pointedAt.toast.count()).toBe(1);
    await pointedAt.page.mouse.move(300, 500);
    expect(await pointedAt.standsFor(begun)).toBeGreaterThan(8_000);
  };
  const waitsForWindow = async () => {
    const begun = await left.say();
    await left.page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await left.page.waitForTimeout(6_000);
    expect(await left.toast.count()).toBe(1);
    await left.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await left.standsFor(begun);
  };
  const coversNothing = async () => {
    await held.say();
    expect(await held.covered()).toEqual([]);
  };
  // In parallel, since each takes its seconds.
  await Promise.all([stands(), waitsForPointer(), waitsForWindow(), coversNothing()]);
  for (const { visit } of [seen, pointedAt, left, held]) expectQuiet(visit);
});

test('a message is dragged away, reached by Alt T and undone', async () => {
  const { visit, page, toast, say, place } = await openSpeaking('Short-lived');
  const menu = page.getByRole('button', { name: 'View', exact: true });
  await say();
  const drag = async (share: number) => {
    const at = await place();
    // To the left, where there is room.
    const from = { x: at.x + at.width * 0.7, y: at.y + at.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - at.width * share, from.y, { steps: 8 });
    await page.mouse.up();
  };
  await drag(0.7);
  await page.waitForTimeout(400);
  expect(await toast.count()).toBe(1);
  await drag(0.9);
  await toast.waitFor({ state: 'detached', timeout: 2_000 });

  await menu.click();
  await page.getByRole('button', { name: 'Delete the view Short-lived' }).click();
  await toast.waitFor();
  await page.keyboard.press('Alt+t');
  expect(await toast.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The view has been restored.').waitFor();
  await menu.click();
  await page.getByRole('button', { name: 'Short-lived', exact: true }).waitFor();
  expectQuiet(visit);
});
