import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sayLoose, type Word } from '@waybill/domain/kernel/words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { branchFieldWords } from '@waybill/contract/rooms/branches/branches.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { sayWhy } from '@waybill/contract/rooms/tariffs/price.words.ts';
import {
  rateWords,
  tariffCommandWords,
  tariffFieldWords,
  tariffPhaseFaces,
  tariffWords,
  zoneWords,
} from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import { formWords } from '@waybill/web/shell/form/form.words.ts';
import { tariffPageWords as words } from '@waybill/web/rooms/tariffs/tariff-page.words.ts';
import { press, seeToast, textbox } from '../support/controls.ts';
import { addressOf, eventually, openProduct, phone, textsOf, type Visit } from '../support/journey.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { dataWords } from '../../web/src/ui/table/data.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct();
const serviceRates = ['sms', 'phone_call', 'pickup', 'pod', 'vfl'] as const;

const cell = ({ page }: Visit, row: number, column: number) => page.locator(`[data-cell="${row}/${column}"]`);
/** As in a sheet: focus selects the whole cell, and typing replaces it. */
const type = async (visit: Visit, row: number, column: number, text: string): Promise<void> => {
  await cell(visit, row, column).focus();
  await visit.page.keyboard.press('Delete');
  await visit.page.keyboard.type(text);
};
/** A machine that draws late: every frame comes after three quickly typed letters. */
const drawLate = ({ page }: Visit) =>
  page.evaluate(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => window.setTimeout(() => frame(draw), 250);
  });
const firstTariff = async () => (await (await product.as('admin')).call('tariffs.list', {})).data.at(-1)?.id ?? 0;
const draft = async (name_en: string, valid_from: string) =>
  (
    await (
      await product.as('admin')
    ).call('tariffs.create', { body: { name_en, name_mm: name_en, valid_from, copy_of: await firstTariff() } })
  ).data;
const placeId = async (search: string) =>
  (await (await product.as('admin')).call('places.search', { query: { search } })).data.find(
    ({ type }) => type !== 'region',
  )?.id ?? 0;
/** Returns the day after `days` days, as the API and as a person writes it. */
const dayIn = (days: number) => new Date(Date.now() + (390 + days * 1_440) * 60_000).toISOString().slice(0, 10);

describe('price tables', () => {
  test('F-03 K-01 a table is copied, given the usual rates of services, changed cell by cell, refused with its hole, published, and its quote counts from its day on', async () => {
    const visit = await product.work('admin', '/settings/prices', { locale: 'en' });
    const { page, t } = visit;
    const now = page.getByRole('region', { name: t(commonFieldWords.prices_by_weight) });
    await now.getByRole('row', { name: '1 kg 2,500 3,000 4,000' }).waitFor();
    await page.getByRole('link', { name: t(tariffWords.create) }).click();
    await textbox(page, t(branchFieldWords.name_en)).fill('Rainy season');
    await press(page, t(dataWords.save));
    await seeToast(visit, t(formWords.created));
    await page.getByRole('heading', { level: 1, name: 'Rainy season' }).waitFor();

    const rates = () => Promise.all(serviceRates.map((name) => textbox(page, t(rateWords[name])).inputValue()));
    expect(await rates()).toEqual(['0', '0', '0', '0', '0']);
    await press(page, t(words.suggest, { sms: '100', phone: '100', pickup: '500' }));
    await eventually(rates).toEqual(['100', '100', '500', '0', '0']);
    await type(visit, 0, 1, '၂၆၀၀');
    await cell(visit, 0, 1).press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('1/1');
    await eventually(() => cell(visit, 0, 1).inputValue()).toBe('2,600');
    await type(visit, 6, 2, '');
    const hole = page.getByRole('link', {
      name: 'Express, Parcel, Same region: there is no price for 10 kg to 100 kg.',
    });
    await hole.waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText(t(formWords.unsaved)).first().waitFor();
    expect(
      (await (await product.as('admin')).call('tariffs.list', {})).data.find(
        ({ name }) => name.name_en === 'Rainy season',
      )?.version,
    ).toBe(1);

    await drawLate(visit);
    await cell(visit, 6, 2).press('ArrowUp');
    await cell(visit, 5, 2).press('ArrowDown');
    await page.keyboard.type('500', { delay: 100 });
    await page.getByText(t(words.noHoles)).waitFor();
    await page.keyboard.press('Control+s');
    await seeToast(visit, t(commonWords.savedSuccessfully));
    await eventually(() => textsOf(page.getByRole('table', { name: t(words.changes) }).getByRole('row'))).toEqual([
      expect.stringContaining(t(words.was)),
      ...['SMS\t0 Ks\t100 Ks', 'Phone call\t0 Ks\t100 Ks', 'Pickup\t0 Ks\t500 Ks'],
      'Express, Parcel, Same town, up to 1 kg\t2,500 Ks\t2,600 Ks',
    ]);

    await press(page, t(tariffCommandWords.publish.verb));
    const question = page.getByRole('alertdialog');
    await eventually(() => question.innerText()).toContain(dayIn(1).split('-').reverse().join('-'));
    await eventually(() => question.innerText()).toContain(t(words.changeCount, { n: 4 }));
    await press(question, t(tariffCommandWords.publish.verb));
    await page.getByText(t(tariffPhaseFaces.scheduled.word), { exact: true }).first().waitFor();
    await page.getByText(t(words.readOnly)).waitFor();

    const clerk = await product.as('staff');
    const body = { from_place: await placeId('Hlaing'), to_place: await placeId('Insein'), weight: 1 };
    const total = async (day: string, services: readonly string[] = []) =>
      (await clerk.call('tariffs.quote', { body: { ...body, day, services } })).data.price.shipping_total;
    expect([await total(dayIn(0)), await total(dayIn(1))]).toEqual([2_500, 2_600]);
    const services = ['sms', 'phone_call', 'pickup'];
    expect([await total(dayIn(0), services), await total(dayIn(1), services)]).toEqual([2_500, 3_300]);
  });

  test('F-03 P-09 a block of cells is pasted from a spreadsheet, and a pair of regions goes before the zones', async () => {
    const { id } = await draft('Pasted', '2029-01-01');
    const visit = await product.work('admin', `/settings/prices/${id}`, { locale: 'en' });
    const { page, t } = visit;
    await cell(visit, 0, 1).evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '2,700\t3,200\t4,400\n2,900\t3,700\t5,100\n');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await eventually(async () => Promise.all([1, 2, 3].map((column) => cell(visit, 1, column).inputValue()))).toEqual([
      '2,900',
      '3,700',
      '5,100',
    ]);
    await press(page, t(words.addPair));
    const dialog = page.getByRole('dialog', { name: t(words.addPair) });
    for (const [field, region] of [
      ['from_region', 'Yangon Region'],
      ['to_region', 'Mandalay Region'],
    ] as const) {
      await dialog.getByRole('combobox', { name: sayLoose(tariffFieldWords[field] as Word, 'en') }).click();
      await page.getByRole('option', { name: region }).click();
    }
    await press(dialog, t(words.add));
    await eventually(async () => Promise.all([7, 8].map((column) => cell(visit, 0, column).inputValue()))).toEqual([
      '4,400',
      '4,400',
    ]);
    await type(visit, 0, 7, '3300');
    await page.keyboard.press('Control+s');
    await seeToast(visit, t(commonWords.savedSuccessfully));
    const ask = `/quote?from=${await placeId('Hlaing')}&to=${await placeId('Chan Aye')}&kg=1&tariff=${id}`;
    await page.goto(ask);
    await page.getByText('Yangon Region → Mandalay Region').waitFor();
    await eventually(() => textsOf(page.getByRole('row', { name: t(commonFieldWords.shipping_in_all) }))).toEqual([
      expect.stringContaining('3,300'),
    ]);
  });

  test('F-03 the sheet that goes out comes in again; one with mistakes shows each with its row and changes nothing', async () => {
    const { id } = await draft('Sheet', '2029-02-01');
    const visit = await product.work('admin', `/settings/prices/${id}`, { locale: 'en' });
    const { page, t } = visit;
    await press(page, t(dataWords.moreActions));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: t(words.excelOut) }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Sheet 2029-02-01.xlsx');
    const copy = path.join(mkdtempSync(path.join(tmpdir(), 'waybill-')), 'prices.xlsx');
    await file.saveAs(copy);
    const sheet = readFileSync(copy);
    const choose = async (name: string, buffer: Buffer) => {
      await press(page, t(dataWords.moreActions));
      await page.getByRole('menuitem', { name: t(words.excelIn) }).click();
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles({
        name,
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer,
      });
    };
    await choose('broken.xlsx', Buffer.from('PK nothing'));
    await page
      .getByRole('dialog')
      .getByText(t(words.sheetWrong, { n: 1 }))
      .waitFor();
    expect(await page.getByRole('button', { name: t(words.sheetTake) }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await choose('prices.xlsx', sheet);
    await page
      .getByRole('dialog')
      .getByText(t(words.sheetRead, { n: 195 }))
      .waitFor();
    await press(page, t(words.sheetTake));
    await seeToast(visit, t(words.sheetTaken));
    await page.getByText(t(words.noHoles)).waitFor();
  });

  test('S-08 of two editors the second compares the prices, and nothing typed is lost', async () => {
    const tariff = await draft('Twice', '2029-03-01');
    const visit = await product.work('admin', `/settings/prices/${tariff.id}`, { locale: 'en' });
    const { page, t } = visit;
    await type(visit, 0, 1, '2550');
    const { name, rates, valid_from, offered, steps } = tariff;
    await (
      await product.as('md')
    ).call('tariffs.edit', {
      params: { id: tariff.id },
      body: { ...name, ...rates, valid_from, offered, steps, sms: 100, version: 1 },
    });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: t(formWords.conflictTitle) });
    await dialog.waitFor();
    await eventually(() => dialog.getByRole('radio', { checked: true }).count()).toBe(2);
    await eventually(() => dialog.innerText()).toMatch(
      /SMS[\s\S]*100 Ks[\s\S]*Express, Parcel[\s\S]*Same town, up to 1 kg: 2,550 Ks/,
    );
    await press(dialog, t(formWords.conflictSave));
    await seeToast(visit, t(commonWords.savedSuccessfully));
    const { data } = await (await product.as('md')).call('tariffs.detail', { params: { id: tariff.id } });
    expect([
      data.rates.sms,
      data.steps.find(
        (step) => step.service_type === 'express' && step.item_type === 'parcel' && step.zone === 'same_town',
      )?.price,
    ]).toEqual([100, 2_550]);
  });

  test('A-06 who may only see prices finds no way to change them', async () => {
    const { page, t } = await product.work('manager', `/settings/prices/${await firstTariff()}`, { locale: 'en' });
    await page.getByText(t(words.mayNot)).waitFor();
    expect(await page.locator('[data-cell="0/1"]').isEditable()).toBe(false);
    expect(await page.getByRole('button', { name: t(dataWords.save) }).count()).toBe(0);
  });
});

describe('a quote', () => {
  test('F-03 the palette answers a price asked for in words and leads to what explains it', async () => {
    const { page } = await product.work('staff', '/', { locale: 'en' });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('price of 3 kg Yangon → Mandalay');
    await page.getByRole('option', { name: /3 kg Yangon → Mandalay: 5,400 Ks/ }).click();
    await eventually(() => addressOf(page)).toMatch(/^\/quote\?from=\d+&to=\d+&kg=3$/);
    const why = sayWhy(
      {
        kind: 'step',
        service_type: 'express',
        item_type: 'parcel',
        zone: 'other_region',
        from_region: null,
        to_region: null,
        weight_g: 3_000,
        up_to_g: 3_000,
        price: 5_400,
        further_kg: 0,
        each_further_kg: 0,
      },
      'en',
    );
    await page.getByText(why).waitFor();
  });

  test('F-03 N-35 T-03 on a phone: what is typed is in the address, and a price that cannot be says why', async () => {
    const from = await placeId('Hlaing');
    const { page, t } = await product.work('staff', `/quote?from=${from}&to=${from}`, {
      locale: 'mm',
      viewport: phone,
    });
    await textbox(page, t(labelFieldWords.weight)).fill('၁၂.၅');
    await eventually(() => textsOf(page.getByRole('row', { name: t(commonFieldWords.shipping_in_all) }))).toEqual([
      expect.stringContaining(sayKyat(6_100, 'mm').split(' ')[0] ?? ''),
    ]);
    await eventually(() => addressOf(page)).toContain('kg=12.5');
    await page.getByText(t(zoneWords.same_town), { exact: false }).first().waitFor();
    await textbox(page, t(labelFieldWords.weight)).fill('120');
    await page.getByText('အများဆုံး 100 ကီလိုဂရမ်သာ လက်ခံသည်။').waitFor();
  });
});
