import { describe, expect, test } from 'vitest';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { locales, languageNames } from '@waybill/domain/kernel/locale.ts';
import { choose, press } from '../support/controls.ts';
import { labelMaker } from '../support/floor.ts';
import { openProduct, type Visit } from '../support/journey.ts';
import { cutOnPaper } from '../support/page-looks.ts';
import { pageRecords } from '../support/page-records.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });
const street = 'အမှတ် (၁၂၃/က)၊ ဗိုလ်ချုပ်အောင်ဆန်းလမ်းနှင့် ပန်းဆိုးတန်းလမ်းထောင့်၊ မြင့်မားသောတိုက်ကြီး၏ အနောက်ဘက် စတုတ္ထထပ်၊ ';
const phones = ['09440012345', '09791234567'];
/** As long as the form of a label allows. */
const longest = {
  destination_name: 'ဦးကျော်ဇေယျဝင်းမောင်မောင်ထွန်းနှင့် မိသားစု စက္ကန့်ကြော်ငြာလုပ်ငန်း '.repeat(3).slice(0, 120).trim(),
  destination_phone: phones,
  destination_address: street.repeat(4).slice(0, 400).trim(),
  accept_type: 'cod',
  cod_amount: 100_000_000,
};

/** Returns what is cut on the shown paper, in each language of the paper. */
async function cutInAll({ page, t }: Visit): Promise<string[]> {
  const found: string[] = [];
  await page.locator('main [data-sheet]').first().waitFor();
  for (const locale of locales) {
    await choose(page, t(commonWords.languageOfThePaper), languageNames[locale]);
    found.push(...(await cutOnPaper(page)).map((text) => `${locale}: ${text}`));
  }
  return found;
}

describe('N-18 what is printed', () => {
  test('O-12 N-18 T-05 the paper of a run sheet has the company, a barcode and the phones of each receiver and room to sign, and nothing is cut in any language', async () => {
    const make = await labelMaker(product);
    const labels = [...(await make(5, longest)), ...(await make(1))];
    const scan = async (who: string, more: object = {}) =>
      (await product.as(who)).call('tracking.scan', {
        body: {
          scans: labels.map(({ tracking_code }) => ({
            scan_id: crypto.randomUUID(),
            tracking_code,
            scanned_at: new Date().toISOString(),
            ...more,
          })),
        },
      });
    for (const who of ['staff', 'staff', 'mdy.staff']) await scan(who);
    const courier = (await (await product.as('mdy.postman')).call('sessions.activeAccount', {})).data.id;
    const clerk = await product.as('mdy.staff');
    const { data: sheet } = await clerk.call('run_sheets.create', { body: { taker_id: courier } });
    await clerk.call('run_sheets.scan', {
      body: {
        scans: labels.map(({ tracking_code }) => ({
          scan_id: crypto.randomUUID(),
          tracking_code,
          scanned_at: new Date().toISOString(),
          run_sheet_id: sheet.id,
        })),
      },
    });
    const visit = await product.work('mdy.staff', `/run-sheets/detail/${sheet.id}`, { locale: 'en' });
    const { page, t } = visit;
    await press(page, t(commonWords.print));
    expect(await cutInAll(visit)).toEqual([]);
    await choose(page, t(commonWords.languageOfThePaper), languageNames.en);
    const paper = page.locator('main [data-sheet]').first();
    const text = await paper.innerText();
    for (const part of ['Waybill Express', ...phones, t(commonFieldWords.signature), t(labelFieldWords.tracking_code)])
      expect(text).toContain(part);
    expect(await paper.locator('[data-code]').count()).toBe(labels.length);
  });

  test('N-17 N-18 T-05 no text of any paper is cut, in any language', async () => {
    const records = await pageRecords(product);
    const papers = Object.entries(records).filter(([name, address]) =>
      /print|paper|receipt|slip|customs|package|proof/.test(`${name} ${address}`),
    );
    const found: string[] = [];
    const seen: string[] = [];
    for (const [name, address] of papers) {
      const visit = await product.work('superadmin', address, { locale: 'mm' });
      const shown = await visit.page
        .locator('main [data-sheet]')
        .first()
        .waitFor({ timeout: 10_000 })
        .then(
          () => true,
          () => false,
        );
      if (!shown) continue;
      seen.push(name);
      found.push(...(await cutInAll(visit)).map((text) => `${name} ${text}`));
    }
    expect([found, seen.length > 10]).toEqual([[], true]);
  });
});
