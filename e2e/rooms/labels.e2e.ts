import { describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { maskPersonal } from '@waybill/domain/kernel/personal-details.ts';
import { labelFieldWords as field, labelTabWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { labelStatusWords, statusFilterOptions } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { parcelCommandWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { problemWords } from '@waybill/contract/kernel/problem.words.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { labelFormWords } from '@waybill/web/rooms/labels/label-form.words.ts';
import { labelCardWords as words } from '@waybill/web/rooms/labels/label-card.words.ts';
import { labelPageWords } from '@waybill/web/rooms/labels/label-page.words.ts';
import { formWords } from '@waybill/web/shell/form/form.words.ts';
import { bulkWords } from '@waybill/web/shell/list/bulk.words.ts';
import { dataWords } from '@waybill/web/ui/table/data.words.ts';
import { laterWords } from '@waybill/web/ui/later.words.ts';
import { press, rowsOf, textbox } from '../support/controls.ts';
import {
  heading,
  keys,
  makeLabel,
  receiverPhone,
  senderPhone,
  setting,
  withoutPaper,
  focused,
} from '../support/counter.ts';
import { addressOf, eventually, openProduct, phone, textsOf, type Visit } from '../support/journey.ts';
import { triedLocales } from '../support/tried-locales.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { uiWords } from '../../web/src/ui/ui.words.ts';

const product = openProduct({ shared: true });

/** Goes by keys from the phone of a known sender, with the receiver of the last label, to the price of 2 kg; returns the number of keys after the phone. */
async function repeatOrder(visit: Visit, senderNumber: string): Promise<number> {
  const { page, t } = visit;
  await heading(visit).waitFor();
  await focused(senderPhone(visit));
  await page.keyboard.type(senderNumber);
  let used = await keys(visit, 'Enter');
  await focused(receiverPhone(visit));
  used += await keys(visit, 'Enter');
  await focused(textbox(page, t(field.weight)));
  used += await keys(visit, '2');
  await page
    .getByRole('region', { name: t(commonFieldWords.price) })
    .getByRole('row')
    .filter({ hasText: t(commonFieldWords.shipping_in_all) })
    .waitFor();
  return used;
}

describe('N-10 a label by keyboard alone', () => {
  test('N-10 a repeat sender with a known receiver: at most 8 keys after the phone number to the printed label', async () => {
    const place = await setting(product);
    const { merchant } = await makeLabel(place, { accept_type: 'walkin', cod_amount: null });
    const visit = await product.work('staff', '/label/create', { locale: 'en' });
    const { page, t } = visit;
    await withoutPaper(visit);
    await page.reload();
    let used = await repeatOrder(visit, merchant.phone[0] ?? '');
    const printed = page.waitForResponse((response) => response.url().endsWith('/api/label_print') && response.ok());
    used += await keys(visit, 'Control+Enter');
    await printed;
    expect(used).toBeLessThanOrEqual(8);
    // Printed, and back at a new form that offers the same sender again.
    await heading(visit).waitFor();
    await press(page, t(labelFormWords.sameSender));
    await eventually(() => textbox(page, t(field.source_name)).inputValue()).toBe(merchant.name);
    const [latest] = (await place.clerk.call('labels.list', { query: {} })).data;
    expect(latest).toMatchObject({
      merchant: merchant.name,
      destination_name: 'ဒေါ်ခင်မာလာ',
      weight: 2,
      status: 'pending',
    });
    expect(await place.clerk.call('prints.ofLabel', { params: { id: latest?.id } })).toMatchObject({
      data: [{ copy: 1 }],
    });
  });

  longTest(
    'N-10 the same path with COD saves nothing before an amount is typed: at most 8 keys beside its digits',
    async () => {
      const place = await setting(product);
      const { merchant } = await makeLabel(place);
      const visit = await product.work('staff', '/label/create', { locale: 'en' });
      const { page, t } = visit;
      await withoutPaper(visit);
      await page.reload();
      let used = await repeatOrder(visit, merchant.phone[0] ?? '');
      const before = (await place.clerk.call('labels.list', { query: {} })).total;
      used += await keys(visit, 'Control+Enter');
      await page.locator('[data-field=cod_amount]').getByText(t(problemWords.cod_missing)).waitFor();
      await focused(textbox(page, t(field.cod_amount)));
      expect((await place.clerk.call('labels.list', { query: {} })).total).toBe(before);
      await page.keyboard.type('38000');
      const printed = page.waitForResponse((response) => response.url().endsWith('/api/label_print') && response.ok());
      used += await keys(visit, 'Control+Enter');
      await printed;
      expect(used).toBeLessThanOrEqual(8);
      expect((await place.clerk.call('labels.list', { query: {} })).data[0]).toMatchObject({
        merchant: merchant.name,
        cod_amount: 38_000,
      });
    },
  );

  longTest(
    'N-10 a COD of 0 is confirmed by keys before it is saved; another amount takes the confirmation back',
    async () => {
      const place = await setting(product);
      const { merchant } = await makeLabel(place);
      const visit = await product.work('staff', '/label/create', { locale: 'en' });
      const { page, t } = visit;
      await repeatOrder(visit, merchant.phone[0] ?? '');
      const confirmation = page.getByRole('switch', { name: t(field.cod_zero) });
      const before = (await place.clerk.call('labels.list', { query: {} })).total;
      await textbox(page, t(field.cod_amount)).fill('0');
      await keys(visit, 'Control+s');
      await page.locator('[data-field=cod_zero]').getByText(t(problemWords.cod_zero)).waitFor();
      await focused(confirmation);
      await keys(visit, 'Space');
      await eventually(() => confirmation.getAttribute('aria-checked')).toBe('true');
      await textbox(page, t(field.cod_amount)).fill('500');
      await confirmation.waitFor({ state: 'detached' });
      await textbox(page, t(field.cod_amount)).fill('0');
      await eventually(() => confirmation.getAttribute('aria-checked')).toBe('false');
      expect((await place.clerk.call('labels.list', { query: {} })).total).toBe(before);
      await keys(visit, 'Control+s');
      await focused(confirmation);
      await keys(visit, 'Space', 'Control+s');
      await page.getByRole('heading', { level: 1 }).filter({ hasText: 'EX' }).waitFor();
      expect((await place.clerk.call('labels.list', { query: {} })).data[0]).toMatchObject({
        merchant: merchant.name,
        cod_amount: 0,
      });
    },
  );

  test('N-10 V-15 T-01 a new sender in Myanmar digits, Enter from field to field, the price while it is typed', async () => {
    const { townOf, clerk } = await setting(product);
    const visit = await product.work('staff', '/label/create');
    const { page, t } = visit;
    await heading(visit).waitFor();
    await page.keyboard.type('၀၉၇၇၁၂၃၄၅၆၁');
    await page.keyboard.press('Enter');
    await eventually(() =>
      textbox(page, t(field.source_name)).evaluate((input) => input === document.activeElement),
    ).toBe(true);
    await page.keyboard.type('ဒေါ်အေးအေး');
    await receiverPhone(visit).focus();
    await page.keyboard.type('09440099887');
    await keys(visit, 'Enter');
    await eventually(() =>
      textbox(page, t(field.destination_name)).evaluate((input) => input === document.activeElement),
    ).toBe(true);
    await page.keyboard.type('ဦးစိုးနိုင်');
    await keys(visit, 'Enter');
    await page.keyboard.type(townOf('MDY').name_mm);
    await page
      .getByRole('option', { name: townOf('MDY').name_mm })
      .first()
      .waitFor();
    await keys(visit, 'Enter');
    await textbox(page, t(field.weight)).focus();
    await page.keyboard.type('၁.၅');
    const pays = page.getByRole('region', { name: t(commonFieldWords.price) }).getByText(t(words.senderPays));
    await pays.waitFor();
    expect(await page.getByRole('radio', { name: new RegExp(t(problemWords.payment_cod_only)) }).count()).toBe(2);
    await keys(visit, 'Control+s');
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'EX' }).waitFor();
    const [latest] = (await clerk.call('labels.list', { query: {} })).data;
    expect(latest).toMatchObject({
      source_name: 'ဒေါ်အေးအေး',
      source_phone: [maskPersonal('phone', '09771234561')],
      weight: 1.5,
      payment_type: 'sender_pay',
    });
    expect(
      (await clerk.call('customers.lookup', { query: { phone: '09771234561' } })).data.map((sender) => sender.name),
    ).toEqual(['ဒေါ်အေးအေး']);
  });

  longTest(
    'N-10 X-02 COD that is less than what is deducted from it is said while it is typed, and again when it is saved',
    async () => {
      const place = await setting(product);
      const { merchant } = await makeLabel(place, { payment_type: 'from_cod', cod_amount: 60_000 });
      const visit = await product.work('staff', '/label/create', { locale: 'en' });
      const { page, t } = visit;
      await page.keyboard.type(merchant.phone[0] ?? '');
      await keys(visit, 'Enter');
      await eventually(() => receiverPhone(visit).evaluate((input) => input === document.activeElement)).toBe(true);
      await keys(visit, 'Enter');
      await textbox(page, t(field.weight)).fill('1');
      await keys(visit, 'Enter');
      await eventually(() =>
        textbox(page, t(field.cod_amount)).evaluate((input) => input === document.activeElement),
      ).toBe(true);
      await page.keyboard.type('1000');
      await page
        .getByRole('region', { name: t(commonFieldWords.price) })
        .getByRole('alert')
        .waitFor();
      const before = (await place.clerk.call('labels.list', { query: {} })).total;
      await keys(visit, 'Control+s');
      await page
        .locator('[data-field=cod_amount]')
        .getByText(/so that shipping and COD fee can be deducted/)
        .waitFor();
      await textbox(page, t(field.cod_amount)).fill('299000');
      await page.getByText(t(words.cliff, { first: '300,000', firstFee: '3,000', fee: '5,980' })).waitFor();
      expect((await place.clerk.call('labels.list', { query: {} })).total).toBe(before);
    },
  );
});

longTest('N-10 after a crash the form offers what was typed, which is kept as a template by keys', async () => {
  const first = await product.work('manager', '/label/create', { locale: 'en' });
  await textbox(first.page, first.t(field.destination_name)).fill('Daw Crash');
  await first.page.getByText(/Draft saved/).waitFor();
  // A killed page cannot run its unload handlers.
  await first.page.evaluate(() => {
    window.onbeforeunload = null;
  });
  const again = await product.work('manager', '/label/create', { locale: 'en' });
  await press(again.page, again.t(formWords.draftTake));
  await eventually(() => textbox(again.page, again.t(field.destination_name)).inputValue()).toBe('Daw Crash');
  // By keys it becomes a template: the window has the focus at once, and Enter belongs to the window and not to the form below it.
  await again.page.getByRole('button', { name: again.t(labelFormWords.templates), exact: true }).press('Enter');
  await again.page.getByRole('menuitem', { name: again.t(labelFormWords.templateSave) }).press('Enter');
  const name = textbox(again.page.getByRole('dialog'), again.t(field.template_name));
  await eventually(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
  await again.page.keyboard.type('Friday');
  await again.page.keyboard.press('Enter');
  await eventually(async () =>
    (await (await product.as('staff')).call('labels.templates', {})).data.map((template) => template.name),
  ).toContain('Friday');
});

describe('N-09 N-12 finding a label and reading it', () => {
  test('S-02 N-09 F-01 the filter for tracking stands in its order; by phone in the list and by code from anywhere; accepted from the list; its money adds up', async () => {
    const place = await setting(product);
    const made = await makeLabel(place, {
      destination_phone: ['09445566778'],
      destination_name: 'Ma Thida',
      payment_type: 'receiver_pay',
      cod_amount: 45_000,
    });
    const visit = await product.work('staff', '/label/search', { locale: 'en' });
    const { page, t } = visit;
    const filter = page.getByRole('combobox', { name: t(field.status), exact: true });
    await filter.click();
    await eventually(() => textsOf(page.getByRole('listbox').getByRole('option'))).toEqual([
      t(commonWords.all),
      ...statusFilterOptions.map(({ word }) => t(word)),
    ]);
    await filter.press('Escape');
    await page.getByPlaceholder(t(labelPageWords.search)).fill('09 445 566 778');
    await page.keyboard.press('Enter');
    await eventually(() => rowsOf(page).count()).toBe(1);
    await rowsOf(page).getByText('Ma Thida').waitFor();

    await page.getByRole('link', { name: new RegExp(`^${t(labelTabWords.pending)}`) }).click();
    await eventually(() => addressOf(page)).toContain('/label/pending');
    // A code is searched among the loaded rows.
    await page.locator('[aria-current="page"]').getByText(t(labelTabWords.pending)).first().waitFor();
    await page.locator('[role="grid"]:not([aria-busy])').waitFor();
    await textbox(page, t(dataWords.searchCode)).fill(made.tracking_code);
    await page.keyboard.press('Enter');
    await eventually(() =>
      rowsOf(page)
        .filter({ has: page.getByRole('checkbox', { checked: true }) })
        .count(),
    ).toBe(1);
    await press(page, t(labelPageWords.bulkAccept, { n: '1' }));
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: t(labelPageWords.bulkAccept, { n: '1' }), exact: true })
      .click();
    await page
      .getByText(t(bulkWords.bulkAllDone, { verb: t(labelPageWords.bulkAccept, { n: '1' }), done: '1' }))
      .first()
      .waitFor();
    expect((await place.clerk.call('labels.detail', { params: { id: made.id } })).data.status).toBe(
      'accept_from_origin_branch',
    );

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: t(laterWords.palette) }).waitFor();
    await page.keyboard.type(made.tracking_code);
    const read = made.tracking_code.replace(/^(..)(....)(....)(.)(..)$/, '$1 $2 $3 $4 $5');
    await page.getByRole('option', { name: new RegExp(read) }).click();
    await page
      .getByRole('heading', { level: 1, name: read })
      .or(page.getByRole('heading', { level: 1 }).filter({ hasText: made.tracking_code }))
      .first()
      .waitFor();
    for (const amount of [45_000, made.shipping_total, 45_000 + made.shipping_total, 45_000 - 900])
      await page.getByText(groupThousands(amount)).first().waitFor();
    await page.getByText('0944••••778').waitFor();
    await page
      .getByRole('button', { name: t(uiWords.show) })
      .last()
      .click();
    await page.getByRole('link', { name: '09445566778' }).waitFor();
  });

  longTest(
    'P-04 N-09 codes that are scanned quicker than the rows come wait for them; one that is not there is said to be absent only then',
    async () => {
      const place = await setting(product);
      const made = [await makeLabel(place), await makeLabel(place)];
      const { page, t } = await product.work('staff', '/label/search', { locale: 'en' });
      await rowsOf(page).first().waitFor();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/api\/label\?.*tab=pending/, async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('link', { name: new RegExp(`^${t(labelTabWords.pending)}`) }).click();
      await eventually(() => addressOf(page)).toContain('/label/pending');
      const box = textbox(page, t(dataWords.searchCode));
      for (const code of [made[0]?.tracking_code ?? '', 'EX000000000XM', made[1]?.tracking_code ?? '']) {
        await box.fill(code);
        await page.keyboard.press('Enter');
        await eventually(() => box.inputValue()).toBe('');
      }
      const absent = page.getByText(t(dataWords.codeAbsent, { code: 'EX000000000XM' }));
      expect(await absent.count()).toBe(0);
      release();
      await eventually(() =>
        rowsOf(page)
          .filter({ has: page.getByRole('checkbox', { checked: true }) })
          .count(),
      ).toBe(2);
      await box.fill('EX000000000XM');
      await page.keyboard.press('Enter');
      await absent.waitFor();
      expect(await box.inputValue()).toBe('EX000000000XM');
    },
  );

  test('N-12 S-06 the shipping status shows the way, and the last step is taken back with a reason', async () => {
    const made = await makeLabel(await setting(product));
    await (await product.as('staff')).call('labels.accept', { params: { id: made.id } });
    const { page, t } = await product.work('supervisor', `/label/detial/${made.id}`, { locale: 'en' });
    await page
      .getByRole('list', { name: t(labelPageWords.progress) })
      .getByText(t(labelStatusWords.accept_from_origin_branch))
      .waitFor();
    await press(page, t(labelPageWords.steps));
    await page.getByRole('menuitem', { name: new RegExp(t(parcelCommandWords.rollback.verb)) }).click();
    const dialog = page.getByRole('dialog', { name: t(parcelCommandWords.rollback.ask) });
    await textbox(dialog, t(labelPageWords.rollbackReason)).fill('wrong parcel');
    await press(dialog, t(parcelCommandWords.rollback.verb));
    await page.getByText(/wrong parcel/).waitFor();
    await page.getByText(new RegExp(t(labelPageWords.takenBack))).waitFor();
    expect((await (await product.as('staff')).call('labels.detail', { params: { id: made.id } })).data.status).toBe(
      'pending',
    );
  });

  test.each(triedLocales)('T-01 L-01 in %s, on a phone, nothing of the form is lost', async (locale) => {
    const visit = await product.work('staff', '/label/create', { locale, viewport: phone });
    await heading(visit).waitFor();
    for (const word of [commonFieldWords.sender, commonWords.receiver, commonWords.parcel, commonWords.money])
      await visit.page.getByRole('region', { name: visit.t(word), exact: true }).waitFor();
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
