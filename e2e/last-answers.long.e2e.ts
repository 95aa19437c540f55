import { expect, test } from 'vitest';
import type { Page, Route } from 'playwright-core';
import { listWords } from '@waybill/web/shell/list/list.words.ts';
import { labelMaker } from './support/floor.ts';
import { askLogOut, eventually, openProduct, signIn } from './support/journey.ts';

const product = openProduct();

const asOf = new RegExp(listWords.asOf.en.replace('{time}', '\\d\\d:\\d\\d'));
const rowOf = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });
/** Returns what the device stores of lists, by name. */
const kept = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('waybill:list-')));

/** Holds the answers of the label list back until `release`. */
async function holdList(page: Page): Promise<{ release: () => Promise<void>; requests: () => number }> {
  const held: Route[] = [];
  let open = false;
  await page.route(/\/api\/label\?/, async (route) => {
    if (open) return route.continue();
    held.push(route);
  });
  return {
    requests: () => held.length,
    release: async () => {
      open = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

test('Q-03 O-03 a list that is opened again shows its last answer with its time until the new one comes, and the next person sees nothing of it', async () => {
  const make = await labelMaker(product);
  const [before] = await make(1);
  const code = before?.tracking_code ?? '';
  const visit = await product.work('staff', '/label/pending', { locale: 'en' });
  const { page } = visit;
  await rowOf(page, code).waitFor();
  await eventually(
    async () => (await kept(page)).filter(([name]) => /list-kept:|list-questions/.test(name)).length,
  ).toBeGreaterThan(1);
  expect((await kept(page)).filter(([, sealed]) => sealed.includes(code))).toEqual([]);
  const [later] = await make(1);
  const line = await holdList(page);
  await page.reload();
  await rowOf(page, code).waitFor();
  await page.getByText(asOf).waitFor();
  // Its request was sent early and once, while the code of the page was still loading.
  expect([line.requests(), await rowOf(page, later?.tracking_code ?? '').count()]).toEqual([1, 0]);
  await line.release();
  await rowOf(page, later?.tracking_code ?? '').waitFor();
  await eventually(() => page.getByText(asOf).count()).toBe(0);
  await page.unroute(/\/api\/label\?/);
  await askLogOut(visit);
  await page.waitForURL(({ pathname }) => pathname === '/login');
  expect(await kept(page)).toEqual([]);
  const again = await holdList(page);
  await page.goto('/login?next=%2Flabel%2Fpending');
  await signIn({ ...visit, t: visit.t }, 'supervisor');
  await eventually(again.requests).toBeGreaterThan(0);
  await page.getByRole('grid').waitFor();
  expect([await rowOf(page, code).count(), await page.getByText(asOf).count()]).toEqual([0, 0]);
  await again.release();
  await rowOf(page, code).waitFor();
});

test('Q-03 a key reaches the last row of a long list as soon as its first rows are there', async () => {
  await (
    await labelMaker(product)
  )(24);
  const { page } = await product.work('staff', '/label/pending', { locale: 'en' });
  await page.locator('#content [data-at="0"]').press('End');
  const last = await page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.at));
  const rows = await page.locator('#content tbody [data-id]').count();
  expect([last >= 24, last === rows - 1]).toEqual([true, true]);
});
