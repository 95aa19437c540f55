import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { printFieldWords, printFormatWords, reprintReasonWords } from '@waybill/contract/rooms/prints/prints.words.ts';
import { inLongProofs, proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import {
  perSheet,
  printFormatNames,
  printFormats,
  stickersOf,
  type PrintFormatName,
} from '@waybill/domain/rooms/prints/print-formats.ts';
import { insertLabels, type TestLabel } from '@waybill/server/rooms/prints/testing/insert-labels.ts';
import { languageNames } from '@waybill/domain/kernel/locale.ts';
import { printPageWords as words } from '@waybill/web/rooms/prints/print-page.words.ts';
import { choose, press, textbox } from '../support/controls.ts';
import { addressOf, eventually, openProduct, type Visit } from '../support/journey.ts';
import { triedLocales } from '../support/tried-locales.ts';
import { catchPrints, printedPdf, readPages, scan, type PaperPage } from '../support/paper.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });
const make = (labels: readonly TestLabel[]) => insertLabels((sql, values) => product.server.query(sql, values), labels);
let serial = 0;
const code = () => `EX${String(++serial * 7919).padStart(9, '0')}XM`;

const street =
  'အမှတ် (၁၂၃/က)၊ ဗိုလ်ချုပ်အောင်ဆန်းလမ်းနှင့် ပန်းဆိုးတန်းလမ်းထောင့်၊ မြင့်မားသောတိုက်ကြီး၏ အနောက်ဘက် စတုတ္ထထပ်၊ ကျောက်တံတားမြို့နယ်၊ မီးပွိုင့်မှ ညာဘက်ချိုး၊ ';
/** The maximum that the form of a label allows in every field, in the script that needs most room. */
const longest = (): TestLabel => ({
  tracking_code: code(),
  destination_name: 'ဦးကျော်ဇေယျဝင်းမောင်မောင်ထွန်းနှင့် မိသားစု စက္ကန့်ကြော်ငြာလုပ်ငန်း '.repeat(3).slice(0, 120),
  destination_phone: ['09791234567', '09420001122'],
  destination_no: street.slice(0, 60),
  destination_street: street.repeat(2).slice(0, 160),
  destination_address: street.repeat(4).slice(0, 400),
  source_name: 'Golden Myanmar Shwe Mandalay Trading & Logistics '.repeat(3).slice(0, 120),
  source_address: street.repeat(4).slice(0, 400),
  services: ['sms', 'phone_call', 'pickup', 'pod', 'vfl', 'hold_mail', 'change_destination', 'insurance'],
  item_name: street.slice(0, 160),
  include_products: street.repeat(8).slice(0, 1000),
  remark: street.repeat(4).slice(0, 500),
  cod_amount: 100_000_000,
  shipping_total: 100_000_000,
  pieces: 2,
});
const chinese = (): TestLabel => ({
  tracking_code: code(),
  from: 'MDY',
  to: 'YGN',
  destination_name: '王小明（缅甸曼德勒贸易公司）',
  destination_address: '曼德勒市昌美达西区第三十街与第七十八街交叉口翡翠大厦',
  remark: '易碎品，请小心轻放',
  cod_amount: 0,
  payment_type: 'sender_pay',
});
const plain = (): TestLabel => ({
  tracking_code: code(),
  destination_phone: ['09791234567'],
  remark: 'ကွဲလွယ်သည်',
  services: ['pod'],
});

/** Opens the print page of labels with paper and language chosen; the device forgets the choices of other tests. */
async function open(
  ids: readonly (number | string)[],
  {
    locale = 'mm',
    format,
    paper,
    query = '',
  }: { locale?: Locale; format?: PrintFormatName; paper?: Locale; query?: string } = {},
): Promise<Visit> {
  const visit = await product.work('staff', `/label/print/${ids.join(',')}${query}`, { locale });
  await catchPrints(visit.page);
  await visit.page.locator('main [data-sheet]').first().waitFor();
  if (format) await choose(visit.page, visit.t(printFieldWords.format), visit.t(printFormatWords[format]));
  if (paper) await choose(visit.page, visit.t(commonWords.languageOfThePaper), languageNames[paper]);
  return visit;
}
const doPrint = ({ page, t }: Visit) => press(page, t(commonWords.print));
const textsOn = async (page: PaperPage) => (await scan(page)).map(({ text }) => text);

/** Returns text that is cut on the visible sheets: in zones that hide a part, and anything beyond its label. */
function cutOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const zones = [...document.querySelectorAll<HTMLElement>('main [data-fitted]')].filter(
      (zone) => zone.scrollHeight > zone.clientHeight || zone.scrollWidth > zone.clientWidth,
    );
    const out = [...document.querySelectorAll<HTMLElement>('main [data-slot]')].flatMap((slot) => {
      const box = slot.getBoundingClientRect();
      return [...slot.querySelectorAll<HTMLElement>('svg, b, span, td, th')].filter((part) => {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        return (
          width > 0 && (left < box.left - 1 || top < box.top - 2 || right > box.right + 1 || bottom > box.bottom + 1)
        );
      });
    });
    return [...zones, ...out].map(
      (element) =>
        `${element.closest<HTMLElement>('[data-sheet]')?.dataset.sheet} ${element.className}: ${element.textContent?.slice(0, 40)}`,
    );
  });
}

/** Returns the text of the visible sheets. */
const textOf = (page: Page) => page.locator('main [data-sheet]').allInnerTexts();

describe('N-13 T-05 every format', { timeout: 120_000 }, () => {
  // One of each kind of paper in the usual run: a roll, a sheet of several, an envelope.
  const tried = inLongProofs ? printFormatNames : (['thermal_100x150', 'a4_8up', 'smart_envelope'] as const);
  test.each(tried)('N-13 %s has exactly its paper, and at 203 dpi every code on it is read', async (format) => {
    const labels = [plain(), longest(), chinese()];
    const visit = await open(await make(labels), { format });
    await doPrint(visit);
    const pages = await readPages(await printedPdf(visit.page, 1));
    const stickers = stickersOf(
      printFormats[format],
      labels.map((label) => ({ ...label, pieces: label.pieces ?? 1 })),
    );
    expect(pages).toHaveLength(Math.ceil(stickers.length / perSheet(printFormats[format])));
    const { width, height } = printFormats[format].paper;
    for (const page of pages)
      expect([
        Math.abs(page.width - width) <= 0.3,
        Math.abs(page.height - height) <= 0.3,
        page.width,
        page.height,
      ]).toEqual([true, true, page.width, page.height]);
    const read = (await Promise.all(pages.map(textsOn))).flat();
    const copies = printFormats[format].tearOff ? 2 : 1;
    for (const { label } of stickers) {
      const own = stickers.filter((sticker) => sticker.label.tracking_code === label.tracking_code).length;
      expect(read.filter((text) => text === label.tracking_code)).toHaveLength(own * copies);
      const symbol = `${label.tracking_code}:${label.to ?? 'MDY'}:`;
      const amount = label.cod_amount ?? 45_000;
      expect(
        read.filter((text) => text.startsWith(symbol)).toSorted(),
        'of several pieces the first says the amount',
      ).toEqual([...Array.from({ length: own }, (_, index) => `${symbol}${index === 0 ? amount : 0}`)].toSorted());
    }
  });

  test.each(triedLocales)(
    'T-05 L-01 nothing is clipped and no letter of an address is lost with the longest texts: %s',
    async (paper) => {
      const labels = [longest(), plain(), chinese()];
      const visit = await open(await make(labels), { paper });
      await visit.page.setViewportSize({ width: 1900, height: 3000 });
      for (const format of printFormatNames) {
        await choose(visit.page, visit.t(printFieldWords.format), visit.t(printFormatWords[format]));
        await eventually(() => visit.page.locator(`main [data-sheet=${format}]`).count()).toBeGreaterThan(0);
        expect([format, await cutOnPaper(visit.page)]).toEqual([format, []]);
        const written = (await textOf(visit.page)).join('\n').replace(/\s/g, '');
        for (const text of [
          labels[0]?.destination_address,
          labels[0]?.destination_name,
          labels[2]?.destination_address,
        ])
          expect([format, written.includes((text ?? '').replace(/\s/g, ''))]).toEqual([format, true]);
      }
    },
  );
});

describe('N-13 many in one document', { timeout: 120_000 }, () => {
  longTest(
    'N-13 many labels come out on as many pages in the order they were asked for, and all are read',
    async () => {
      const labels = Array.from({ length: proofSize({ usual: 20, long: 50 }) }, plain);
      const ids = await make(labels);
      const visit = await open([...ids].reverse(), { format: 'thermal_100x150' });
      await doPrint(visit);
      const pages = await readPages(await printedPdf(visit.page, 1));
      const codes = await Promise.all(
        pages.map(async (page) => [
          ...new Set((await scan(page)).filter(({ format }) => format === 'Code128').map(({ text }) => text)),
        ]),
      );
      expect(codes).toEqual(labels.map(({ tracking_code }) => [tracking_code]).reverse());
    },
  );

  test('N-13 bars are whole dots of a label printer: three of them for the narrowest', async () => {
    const visit = await open(await make([plain()]), { format: 'thermal_100x150' });
    await doPrint(visit);
    const [page] = await readPages(await printedPdf(visit.page, 1));
    const { data, width, height } = page?.picture ?? { data: [], width: 0, height: 0 };
    // A line of dots through the large barcode, which is above the strip at the bottom.
    const y = Math.round(height * 0.78);
    const dark = Array.from({ length: width }, (_, x) => (data[(y * width + x) * 4] ?? 255) < 128);
    const runs: number[] = [];
    dark.forEach((black, x) => {
      if (x > 0 && black === dark[x - 1]) runs.push((runs.pop() ?? 0) + 1);
      else runs.push(1);
    });
    const bars = runs.slice(1, -1);
    expect(bars.length).toBeGreaterThan(70);
    expect(bars.filter((run) => run % 3 !== 0)).toEqual([]);
  });

  longTest(
    'N-13 very many labels are looked at in a window and all laid out for the printer, in order',
    async () => {
      const labels = Array.from({ length: proofSize({ usual: 120, long: 1_000 }) }, plain);
      const ids = await make(labels);
      const visit = await open(ids, { format: 'thermal_100x150' });
      const { page } = visit;
      expect(await page.locator('main [data-sheet]').count()).toBeLessThan(60);
      await doPrint(visit);
      await page.waitForFunction(() => (window as Window & { prints?: number }).prints === 1, undefined, {
        timeout: 150_000,
      });
      const laidOut = await page
        .locator('[data-print-root] [data-slot]')
        .evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset.slot));
      expect(laidOut).toEqual(labels.map(({ tracking_code }) => tracking_code));
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await eventually(() => page.locator('[data-print-root]').count()).toBe(0);
    },
    240_000,
  );

  longTest('N-13 a part-used sheet is begun at the place that is pressed', async () => {
    const labels = Array.from({ length: 3 }, plain);
    const visit = await open(await make(labels), { format: 'a4_4up' });
    await visit.page
      .getByRole('radio', { name: sayLoose(words.place, 'mm', { n: groupThousands(3) }) })
      .check({ force: true });
    await doPrint(visit);
    const pages = await readPages(await printedPdf(visit.page, 1));
    const codes = await Promise.all(
      pages.map(async (page) =>
        [...new Set((await scan(page)).filter(({ format }) => format === 'Code128').map(({ text }) => text))].sort(),
      ),
    );
    expect(codes).toEqual(
      [labels.slice(0, 2), labels.slice(2)].map((sheet) => sheet.map(({ tracking_code }) => tracking_code).sort()),
    );
    const [first] = pages;
    // The upper half of the first sheet stays empty.
    expect(
      first?.picture.data
        .slice(0, first.picture.width * 4 * Math.floor(first.picture.height * 0.49))
        .every((value) => value === 255),
    ).toBe(true);
  });
});

test('U-04 N-13 the hand-over sheet lists what a sender gives to the courier, with the sum, for two signatures', async () => {
  const labels = [plain(), { ...plain(), pieces: 2, cod_amount: 60_000 }];
  const ids = await make(labels);
  const visit = await product.work('staff', `/label/handover-sheet?ids=${ids.join(',')}`, { locale: 'en' });
  await catchPrints(visit.page);
  await visit.page.locator('main [data-sheet]').getByText('2 parcels · 3 pieces · COD').waitFor();
  await doPrint(visit);
  const [text = '', ...others] = await textOf(visit.page);
  for (const label of labels) expect(text.replaceAll(/\s/g, '')).toContain(label.tracking_code);
  expect(others).toEqual([]);
  const sheets = await readPages(await printedPdf(visit.page, 1));
  expect(sheets.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[210, 297]]);
});

describe('N-13 a print is counted', () => {
  test('N-13 the second print wants a reason and says on paper that it is copy 2; the paper is remembered by the device', async () => {
    const [id = 0] = await make([plain()]);
    const visit = await open([id], { format: 'thermal_100x100', paper: 'en' });
    const { page, t } = visit;
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('p');
    await printedPdf(page, 1);
    await page.getByText(sayLoose(words.reprint, 'mm', { n: groupThousands(1) })).waitFor();
    await doPrint(visit);
    await page.getByText(t(words.chooseReason), { exact: true }).last().waitFor();
    expect(await page.evaluate(() => (window as Window & { prints?: number }).prints)).toBe(1);
    await choose(page, t(words.reason), t(reprintReasonWords.damaged));
    await doPrint(visit);
    await page.waitForFunction(() => (window as Window & { prints?: number }).prints === 2);
    expect(await page.locator('[data-print-root]').getByText('COPY 2').count()).toBe(1);
    await printedPdf(page, 2);
    const { data } = await (await product.as('staff')).call('prints.ofLabel', { params: { id } });
    expect(data.map(({ copy, format, reason }) => [copy, format, reason])).toEqual([
      [2, 'thermal_100x100', 'damaged'],
      [1, 'thermal_100x100', null],
    ]);

    await page.reload();
    await page.locator('main [data-sheet=thermal_100x100][lang=en]').first().waitFor();
  });

  longTest('N-13 opened to print at once it prints, is counted and goes back to where it was asked for', async () => {
    const [id = 0] = await make([plain()]);
    const { page } = await product.work('staff', '/account');
    await catchPrints(page);
    await page.goto('/account');
    await page.goto(`/label/print/${id}?print=1`);
    await page.waitForFunction(() => (window as Window & { prints?: number }).prints === 1);
    expect(await page.locator('[data-print-root] [data-sheet]').count()).toBe(1);
    await page.evaluate(() => void setTimeout(() => window.dispatchEvent(new Event('afterprint'))));
    await eventually(() => addressOf(page)).toBe('/account');
    expect(
      (await (await product.as('staff')).call('prints.ofLabel', { params: { id } })).data.map(({ copy }) => copy),
    ).toEqual([1]);
  });

  longTest('N-13 a test page for the printer shows how far it is off and counts as no print', async () => {
    const [id = 0] = await make([plain()]);
    const visit = await open([id], { format: 'thermal_100x150' });
    const { page, t } = visit;
    await press(page, t(words.printer));
    await press(page, sayLoose(words.more, 'mm', { name: t(words.right) }));
    await press(page, t(words.testPage));
    const [sheet] = await readPages(await printedPdf(page, 1));
    expect(await textsOn(sheet as PaperPage)).toEqual(['TEST12345678', 'TEST12345678']);
    await page.keyboard.press('Escape');
    await doPrint(visit);
    const [moved] = await readPages(await printedPdf(page, 2));
    expect(await textsOn(moved as PaperPage)).toHaveLength(3);
    expect((await (await product.as('staff')).call('prints.ofLabel', { params: { id } })).data).toHaveLength(1);
    await press(page, t(words.printer));
    await press(page, sayLoose(words.less, 'mm', { name: t(words.right) }));
  });
});

longTest(
  'codes that are scanned into the page of many are shown in their order; what is not there is named',
  async () => {
    const labels = [plain(), plain()];
    await make(labels);
    const { page, t } = await product.work('staff', '/label/multi-print');
    await textbox(page, t(words.codes)).fill(
      `${labels[1]?.tracking_code}\nEX999999999XM\n${labels[0]?.tracking_code?.toLowerCase()}`,
    );
    await press(page, t(words.show));
    await page.getByText(sayLoose(words.missing, 'mm', { codes: 'EX999999999XM' })).waitFor();
    await eventually(() =>
      page.locator('main [data-slot]').evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset.slot)),
    ).toEqual([labels[1]?.tracking_code, labels[0]?.tracking_code]);
  },
);
