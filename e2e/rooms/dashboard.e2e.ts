import { describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { roleDefaults } from '@waybill/domain/rooms/roles/role-defaults.ts';
import { roleSlugs } from '@waybill/domain/kernel/roles.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { workQueueWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { readSheet, readZip } from '@waybill/server/kernel/testing/read-xlsx.ts';
import { dashboardWords as words, figureWords } from '@waybill/web/rooms/dashboard/dashboard-page.words.ts';
import { trackPageWords } from '@waybill/web/rooms/track-by-date/track-page.words.ts';
import { choose, rowsOf } from '../support/controls.ts';
import { addressOf, eventually, openProduct, phone, type Visit, shown } from '../support/journey.ts';
import { workedExample } from '../support/merchant-cod.ts';
import { follow } from '../support/page-looks.ts';
import { titleOf } from '../support/titles.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const product = openProduct();

/** Returns labels of a Yangon merchant for Yangon, accepted by their branch. */
async function acceptedLabels(count: number): Promise<string[]> {
  const clerk = await product.as('staff');
  const branches = (await clerk.call('branches.all', {})).data;
  const town = (await clerk.call('places.townships', {})).data.find(
    (place) => place.type === 'township' && place.branch_id === branches.find(({ code }) => code === 'YGN')?.id,
  );
  const codes: string[] = [];
  for (let at = 0; at < count; at++) {
    const { data } = await clerk.call('labels.create', {
      body: {
        source_phone: ['09791234567'],
        source_name: 'ဦးဘ',
        destination_phone: ['09440012345'],
        destination_name: 'ဒေါ်ခင်မာလာ',
        destination_township: town?.id,
        weight: 1,
        payment_type: 'sender_pay',
      },
    });
    codes.push(data.tracking_code);
  }
  await scanAll(codes, { status: 'accept_from_origin_branch' });
  return codes;
}

async function scanAll(codes: readonly string[], fields: object, by = 'staff'): Promise<void> {
  const at = new Date().toISOString();
  const { refused, data } = await (
    await product.as(by)
  ).call('tracking.scan', {
    body: {
      scans: codes.map((code) => ({ scan_id: `e2e-${code}-${at}`, tracking_code: code, scanned_at: at, ...fields })),
    },
  });
  expect([refused, data.map(({ code }) => code)]).toEqual([0, codes.map(() => null)]);
}

const tile = ({ page, t }: Visit, name: keyof typeof figureWords) =>
  page
    .getByRole('list', { name: t(words.figures) })
    .getByRole('link', { name: new RegExp(`^${t(figureWords[name])}`) });
const numberIn = async (visit: Visit, name: keyof typeof figureWords) =>
  Number((await tile(visit, name).locator('b').innerText()).replace(/\D/g, ''));

describe('N-04 the dashboard', () => {
  test('N-04 N-32 a manager lands on it; every number opens its rows, and what happens meanwhile is counted without a reload', async () => {
    const codes = await acceptedLabels(3);
    const visit = await product.work('manager', '/', { locale: 'en' });
    const { page, t } = visit;
    await eventually(() => addressOf(page)).toBe('/dashboard');
    await page.getByRole('heading', { level: 1, name: t(titleOf('dashboard')) }).waitFor();
    await eventually(() => numberIn(visit, 'accepted')).toBe(3);
    const day = businessDate(new Date());
    await tile(visit, 'accepted').click();
    await eventually(() => addressOf(page)).toBe(`/track-by-date?step=accept_from_origin_branch&from=${day}&to=${day}`);
    await eventually(() => rowsOf(page).count()).toBe(3);
    await page.goBack();
    const waiting = page.getByRole('link', { name: `${t(workQueueWords.deliver)} 3` });
    await waiting.waitFor();
    await page.evaluate(() => {
      document.body.dataset.same = 'page';
    });
    const { data: postman } = await (await product.as('postman')).call('sessions.activeAccount', {});
    await scanAll(codes.slice(0, 1), { status: 'send_to_destination_address', to_staff_id: postman.id });
    await scanAll(codes.slice(0, 1), { status: 'delivered' }, 'postman');
    await eventually(() => numberIn(visit, 'delivered')).toBe(1);
    expect(await page.evaluate(() => document.body.dataset.same)).toBe('page');
    // By key: the content below may still move while the numbers are redrawn.
    await page.getByRole('link', { name: `${t(workQueueWords.deliver)} 2` }).press('Enter');
    await eventually(() => addressOf(page)).toBe('/parcels/deliver');
    await eventually(() => rowsOf(page).count()).toBe(2);
  });

  longTest('N-04 L-01 by keyboard on a phone: another period, the table behind the chart, a row of it', async () => {
    const visit = await product.work('manager', '/dashboard', { locale: 'mm', viewport: phone });
    const { page, t } = visit;
    await tile(visit, 'accepted').waitFor();
    // The tails of Myanmar digits need room: no text of the charts may leave its drawing.
    expect(
      await page.locator('[role=slider] > svg').evaluateAll((drawings: SVGSVGElement[]) =>
        drawings.map((drawing) =>
          [...drawing.querySelectorAll('text')].filter((text) => {
            const [box, frame] = [text.getBBox(), drawing.viewBox.baseVal];
            return box.y < frame.y || box.y + box.height > frame.y + frame.height;
          }),
        ),
      ),
    ).toEqual([[], [], []]);
    // A chart is read by the arrow keys.
    const chart = page.getByRole('slider').first();
    const latest = await chart.getAttribute('aria-valuetext');
    await chart.press('ArrowLeft');
    expect(await chart.getAttribute('aria-valuetext')).not.toBe(latest);
    await page.getByRole('combobox', { name: t(commonWords.period), exact: true }).focus();
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await eventually(() => addressOf(page)).toMatch(/^\/dashboard\?from=.*&to=/);
    await page.getByText(t(commonWords.asATable)).press('Enter');
    const today = page.getByRole('row').filter({ hasText: businessDate(new Date()).split('-').reverse().join('-') });
    await today.getByRole('link').first().press('Enter');
    await eventually(() => addressOf(page)).toMatch(/^\/track-by-date\?step=accept_from_origin_branch/);
  });

  longTest(
    'N-04 a branch where nothing has happened says so and offers the first label; head office sees all branches and one alone',
    async () => {
      const fresh = await product.work('mdy.manager', '/dashboard', { locale: 'zh' });
      await fresh.page.getByText(fresh.t(words.empty)).waitFor();
      await fresh.page.getByRole('link', { name: fresh.t(commonWords.newLabel) }).waitFor();
      const visit = await product.work('md', '/dashboard', { locale: 'en' });
      const { page, t } = visit;
      const line = page
        .getByRole('table')
        .filter({ hasText: t(commonWords.cashHeld) })
        .getByRole('row')
        .filter({ hasText: '49th Street' });
      await line.getByRole('link', { name: '3', exact: true }).first().waitFor();
      await choose(page, t(commonFieldWords.branch), /Mandalay/);
      await shown(page.getByText(t(words.empty)));
    },
  );
});

describe('N-08 track by date', () => {
  test('N-08 it is of today, adds up its rows, and delivers the same rows as Excel', async () => {
    const visit = await product.work('manager', '/track-by-date?step=accept_from_origin_branch', { locale: 'en' });
    const { page, t } = visit;
    const day = businessDate(new Date());
    await eventually(() => addressOf(page)).toContain(`from=${day}&to=${day}`);
    await eventually(() => rowsOf(page).count()).toBe(3);
    await page.getByLabel(t(commonWords.sumsOfTheseRows)).getByText('3', { exact: true }).first().waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: t(commonWords.excel), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: t(titleOf('track-by-date.excel')) }).waitFor();
    expect(addressOf(page)).toMatch(/^\/track-by-date\/get-excel\?/);
    const cells = readSheet(
      readZip(Buffer.concat((await (await (await file).createReadStream()).toArray()) as Buffer[])).get(
        'xl/worksheets/sheet1.xml',
      ) ?? '',
    );
    const column = (letter: string) =>
      [1, 2, 3, 4, 5].map((row) => {
        const cell = cells.get(`${letter}${row}`);
        return cell && 'text' in cell ? cell.text : undefined;
      });
    expect(column('A')[0]).toBe(t(labelFieldWords.tracking_code));
    expect(
      column('A')
        .slice(1)
        .map((code) => code !== undefined),
    ).toEqual([true, true, true, false]);
    await page.getByText(t(trackPageWords.ready)).waitFor();
    await page.getByRole('link', { name: t(trackPageWords.back) }).click();
    await eventually(() => rowsOf(page).count()).toBe(3);
  });
});

/** Roles that read the dashboard, one of equal permissions each, fewest permissions first; the long proofs also try those between. */
const readers = [
  ...new Map(
    roleSlugs
      .map((slug) => ({ slug, may: new Set<string>(roleDefaults[slug].permissions) }))
      .filter(({ may }) => may.has('dashboard-view'))
      .map((reader) => [[...reader.may].toSorted().join(), reader] as const),
  ).values(),
]
  .toSorted((a, b) => a.may.size - b.may.size)
  .filter((_, at, all) => at < proofSize({ usual: 2, long: all.length }) || at === all.length - 1);

longTest(
  'A-05 N-04 whoever reads the dashboard can open all that is linked on it, and the first row behind it',
  async () => {
    await workedExample(product, { net_credit: true });
    const visit = await product.work('manager', '/dashboard', { locale: 'en' });
    const { page, t } = visit;
    const followed: { may: Set<string>; to: string }[] = [];
    /** Pages opened with fewer permissions are not refused to roles with more. */
    const isKnown = (may: Set<string>, to: string) =>
      followed.some((one) => one.to === to && [...one.may].every((permission) => may.has(permission)));
    const linksIn = (selector: string) =>
      page.locator(selector).evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute('href') ?? ''))]);
    const opens = async (href: string, who: string) => {
      await follow(visit, href);
      const text = await page.locator('main').innerText();
      for (const word of [titleOf('unauthorized'), titleOf('404'), commonWords.notFound])
        expect(text, `${who}: ${href}`).not.toContain(t(word));
    };
    for (const { slug, may } of readers) {
      await product.server.query("update staff set role_slug = $1 where user_name = 'manager'", [slug]);
      await page.goto('/dashboard');
      await page.getByRole('heading', { name: t(words.queues) }).waitFor();
      // Money is counted separately and may arrive later than the parcels.
      if (may.has('cod.view'))
        for (const to of ['/cod', '/cash']) await page.locator(`main a[href^="${to}"]`).first().waitFor();
      const links = await linksIn('main a[href]');
      expect(links.length, slug).toBeGreaterThan(10);
      for (const href of links) {
        // The tabs of a page are one page.
        const to = new URL(href, page.url()).pathname.split('/')[1] ?? '';
        if (isKnown(may, to)) continue;
        followed.push({ may, to });
        await opens(href, slug);
        const [first] = await linksIn('main tbody a[href]');
        if (first !== undefined) await opens(first, slug);
      }
    }
    await product.server.query("update staff set role_slug = 'manager' where user_name = 'manager'");
    expect(new Set(followed.map(({ to }) => to)).size).toBeGreaterThan(5);
  },
);
