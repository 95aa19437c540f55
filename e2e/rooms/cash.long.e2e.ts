import { describe, expect, test } from 'vitest';
import {
  handoverCommandWords,
  handoverFieldWords as field,
  handoverKindWords,
  handoverStateFaces,
} from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import { invariantWords } from '@waybill/contract/rooms/ledger/invariants.words.ts';
import { ledgerWords } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { cashPageWords as words } from '@waybill/web/rooms/handovers/cash-page.words.ts';
import { ledgerPageWords } from '@waybill/web/rooms/ledger/ledger-page.words.ts';
import { choose, press, rowsOf, stands, textbox } from '../support/controls.ts';
import { addressOf, eventually, openProduct, phone, type Visit } from '../support/journey.ts';
import { knownMerchants } from '../support/known-merchants.ts';
import { titleOf } from '../support/titles.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

/** Delivers a parcel of Nay Pyi Taw by its courier, who then has the cash. */
async function deliver(cod: number) {
  const [clerk, courier, manager] = await Promise.all([
    product.as('npt.staff'),
    product.as('npt.postman'),
    product.as('npt.manager'),
  ]);
  const { data: me } = await courier.call('sessions.activeAccount', {});
  const town = (await clerk.call('places.townships', {})).data.find(
    (place) => place.type === 'township' && place.branch_id === me.branch?.id,
  );
  const [merchant] = await knownMerchants(manager);
  const { data: label } = await clerk.call('labels.create', {
    body: {
      merchant_id: merchant?.id,
      source_phone: merchant?.phone.slice(0, 2),
      source_name: merchant?.name,
      accept_type: 'cod',
      cod_amount: cod,
      destination_phone: ['09440012345'],
      destination_name: 'ဒေါ်ခင်မာလာ',
      destination_township: town?.id,
      weight: 1,
      payment_type: 'from_cod',
    },
  });
  await clerk.call('labels.accept', { params: { id: label.id } });
  const scan = (who: typeof clerk, status: string, more: object = {}) =>
    who.call('tracking.scan', {
      body: {
        scans: [
          {
            scan_id: crypto.randomUUID(),
            tracking_code: label.tracking_code,
            status,
            scanned_at: new Date().toISOString(),
            ...more,
          },
        ],
      },
    });
  await scan(clerk, 'send_to_destination_address', { to_staff_id: me.id });
  expect((await scan(courier, 'delivered')).applied).toBe(1);
  return { label, merchant };
}

const kyat = ({ locale }: Visit, amount: number) => sayKyat(amount, locale);
/** Returns the open handover of the courier, as the branch sees it. */
const openHandover = async () =>
  (await (await product.as('npt.supervisor')).call('handovers.list', { query: { status: 'active', kind: 'courier' } }))
    .data[0];

/** Counts notes as at the desk: pieces from field to field by Enter, the last Enter sends. */
async function count({ page, t }: Visit, pieces: readonly (readonly [number, string])[]): Promise<void> {
  for (const [note, many] of pieces) await textbox(page, t(words.piecesOf, { note: groupThousands(note) })).fill(many);
  await textbox(page, t(words.change)).press('Enter');
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: t(words.countYes), exact: true })
    .click();
}

/** Counts the presses from a figure to its journal, with both sides on the screen. */
async function clicks({ page, t }: Visit, ...links: (() => ReturnType<Visit['page']['locator']>)[]): Promise<number> {
  for (const link of links) {
    const before = page.url();
    // A press on a row that is being replaced by rows of another query does nothing.
    await eventually(() => page.locator('[role="grid"][aria-busy]').count()).toBe(0);
    const pressed = await link().first().elementHandle();
    await link().first().click();
    await page.waitForURL(({ href }) => href !== before);
    // The address changes first: until the page is replaced, the next press would find the same row again, which leads to the same page.
    await eventually(() => pressed?.evaluate((element) => element.isConnected)).toBe(false);
  }
  await page.getByRole('heading', { name: t(ledgerPageWords.bothSides), exact: true }).waitFor();
  const sums = page.locator('tfoot td');
  expect(await sums.nth(0).innerText()).toBe(await sums.nth(1).innerText());
  return links.length;
}

describe('cash goes from hand to hand', () => {
  test('T-01 a courier hands in on a phone, the cashier counts it blind and short, the difference gets its owner, who pays it back', async () => {
    await deliver(60_000);
    await deliver(143_000);
    const courier = await product.work('npt.postman', '/cash/mine', { viewport: phone });
    await courier.page.getByText('203,000').waitFor();
    await press(courier.page, courier.t(words.handIn));
    const window = courier.page.getByRole('dialog');
    await textbox(window, courier.t(commonFieldWords.sum)).fill('203000');
    await press(window, courier.t(words.handIn));
    await courier.page.getByText(courier.t(words.beingCounted), { exact: true }).waitFor();
    expect(await courier.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

    const handedIn = await openHandover();
    const cashier = await product.work('npt.supervisor', '/cash/desk', { locale: 'en' });
    await cashier.page.getByRole('link', { name: cashier.t(commonWords.count), exact: true }).click();
    await textbox(cashier.page, cashier.t(words.piecesOf, { note: '20,000' })).waitFor();
    const main = cashier.page.getByRole('main');
    expect(await main.innerText()).not.toMatch(/203,?000|143,?000|60,?000/);
    await count(cashier, [
      [20_000, '10'],
      [1_000, '2'],
      [500, '1'],
    ]);
    await cashier.page.getByText(cashier.t(words.short, { amount: kyat(cashier, 500) }), { exact: true }).waitFor();
    expect(await textbox(cashier.page, cashier.t(words.change)).count()).toBe(0);
    await eventually(() =>
      cashier.page
        .getByRole('button', { name: cashier.t(handoverCommandWords.settle.verb), exact: true })
        .getAttribute('aria-disabled'),
    ).toBe('true');

    const third = await product.work('npt.manager', `/cash/detail/${handedIn?.id}`, { locale: 'zh' });
    await press(third.page, third.t(handoverCommandWords.settle.verb));
    const dialog = third.page.getByRole('dialog');
    await textbox(dialog, third.t(field.note)).fill('လမ်းတွင် ပျောက်');
    await press(dialog, third.t(handoverCommandWords.settle.verb));
    await stands(third.page, third.t(handoverStateFaces.hand_over.word));
    await third.page.getByText(third.t(words.ownedBy, { name: handedIn?.giver ?? '' }), { exact: true }).waitFor();

    // All that this courier owes: a retry finds what the first try left.
    const shortages = (await (await product.as('npt.supervisor')).call('handovers.shortages', {})).data;
    const owed = shortages.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
    await courier.page.getByText(courier.t(words.youOwe, { amount: kyat(courier, owed) }), { exact: true }).waitFor();
    await cashier.page.goto('/cash/desk');
    await press(cashier.page, cashier.t(words.repay));
    await press(cashier.page.getByRole('dialog'), cashier.t(words.repayYes));
    // While the dialog is open the page below it has no headings, so the books are queried first.
    await eventually(
      async () => (await (await product.as('npt.supervisor')).call('handovers.shortages', {})).data,
    ).toEqual([]);
    await eventually(() => cashier.page.getByRole('dialog').count()).toBe(0);
    await eventually(() => cashier.page.getByRole('heading', { name: cashier.t(words.shortages) }).count()).toBe(0);
  });

  test('T-01 the branch sends its cash to head office, where it is counted; every kyat is three presses from its journal', async () => {
    const { label, merchant } = await deliver(87_000);
    const sender = await product.work('npt.manager', '/cash/desk');
    await press(sender.page, sender.t(words.takeIn));
    await textbox(sender.page, sender.t(words.piecesOf, { note: '20,000' })).waitFor();
    await count(sender, [
      [20_000, '4'],
      [5_000, '1'],
      [1_000, '2'],
    ]);
    await sender.page.getByText(sender.t(words.equal), { exact: true }).waitFor();
    await sender.page.goto('/cash/desk');
    await press(sender.page, sender.t(words.send));
    const dialog = sender.page.getByRole('dialog');
    await choose(dialog, sender.t(field.kind), sender.t(handoverKindWords.head_office));
    await choose(dialog, sender.t(field.to_branch_id), /ရန်ကုန်/);
    await textbox(dialog, sender.t(words.inBag)).click();
    await sender.page.keyboard.press('Control+a');
    await sender.page.keyboard.type('87000');
    await textbox(dialog, sender.t(field.slip_no)).fill('SEAL 12');
    await press(dialog, sender.t(words.sendYes));
    await eventually(
      async () =>
        (
          await (
            await product.as('accountant')
          ).call('handovers.list', { query: { status: 'active', kind: 'head_office' } })
        ).data.length,
    ).toBe(1);

    const office = await product.work('accountant', '/cash/desk', { locale: 'en' });
    await office.page.getByRole('link', { name: office.t(commonWords.count), exact: true }).click();
    await count(office, [
      [20_000, '4'],
      [5_000, '1'],
      [1_000, '2'],
    ]);
    await office.page.getByText(office.t(words.equal), { exact: true }).waitFor();

    const link = (scope: Visit, name: string | RegExp) => () =>
      scope.page.getByRole('main').getByRole('link', { name });
    await sender.page.goto('/cash/hand_over');
    await rowsOf(sender.page).first().waitFor();
    expect(
      await clicks(sender, link(sender, /^87,000/), () => rowsOf(sender.page).getByRole('link', { name: /^87,000/ })),
    ).toBeLessThanOrEqual(3);
    await sender.page.goto('/ledger/accounts');
    expect(
      await clicks(
        sender,
        () =>
          sender.page
            .getByRole('list', { name: sender.t(ledgerPageWords.kinds) })
            .getByRole('link')
            .nth(1),
        () => rowsOf(sender.page).getByRole('link'),
        () => rowsOf(sender.page).getByRole('link', { name: /^[+-]/ }),
      ),
    ).toBeLessThanOrEqual(3);
    await sender.page.goto(`/customer/${merchant?.id}`);
    expect(
      await clicks(
        sender,
        () => sender.page.getByRole('main').getByRole('link', { name: /^[1-9][\d,]+/ }),
        () => rowsOf(sender.page).getByRole('link', { name: /^[+-]/ }),
      ),
    ).toBeLessThanOrEqual(3);
    await sender.page.goto(`/label/detail/${label.id}`);
    await sender.page.getByRole('heading', { level: 1 }).filter({ hasText: label.tracking_code }).waitFor();
    expect(
      await clicks(sender, link(sender, sender.t(ledgerPageWords.itsJournals)), () =>
        rowsOf(sender.page).getByRole('link', { name: /^[\d,]{4,}/ }),
      ),
    ).toBeLessThanOrEqual(3);
    await link(sender, label.tracking_code)().click();
    await eventually(() => addressOf(sender.page)).toBe(`/label/detail/${label.id}`);
    expect(await sender.page.getByRole('heading', { level: 1 }).innerText()).not.toBe(sender.t(titleOf('label')));
  });

  test('N-20 the books are checked, and a customer has labels and a statement of their own', async () => {
    const books = await product.work('finance', '/ledger/health', { locale: 'zh' });
    await books.page.getByText(books.t(ledgerPageWords.allRight), { exact: true }).waitFor();
    expect(await books.page.getByRole('main').getByRole('listitem').count()).toBe(Object.keys(invariantWords).length);
    const { label, merchant } = await deliver(12_000);
    const { page, t } = await product.work('npt.manager', `/customer/${merchant?.id}`, { viewport: phone });
    await page
      .getByRole('grid', { name: t(labelList.title) })
      .getByRole('link', { name: label.tracking_code })
      .waitFor();
    await press(page, t(ledgerWords.statement));
    const lines = page.getByRole('grid', { name: t(ledgerPageWords.lines) });
    await lines.getByRole('link', { name: label.tracking_code }).first().waitFor();
    const { closing } = await (
      await product.as('npt.manager')
    ).call('ledger.statement', { query: { customer_id: merchant?.id ?? 0 } });
    await page
      .getByRole('list', { name: t(ledgerPageWords.figures) })
      .getByText(groupThousands(closing), { exact: false })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });
});
