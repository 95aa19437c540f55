import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { longTest } from '@waybill/domain/kernel/testing/long-test.ts';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import type * as ZplReader from 'zpl-renderer-js';
import { readBarcodes } from 'zxing-wasm/reader';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { insertLabels } from '@waybill/server/rooms/prints/testing/insert-labels.ts';
import { printPageWords as words } from '@waybill/web/rooms/prints/print-page.words.ts';
import { choose, press } from '../support/controls.ts';
import { openProduct, type Visit } from '../support/journey.ts';
import '../support/paper.ts';

const { zplToBase64MultipleAsync } = createRequire(import.meta.url)('zpl-renderer-js') as typeof ZplReader;
const product = openProduct({ shared: true });
let serial = 0;
const code = () => `EX${String(++serial * 7907).padStart(9, '0')}XM`;

const make = (count: number): Promise<{ ids: number[]; codes: string[] }> => {
  const labels = Array.from({ length: count }, (_, at) => ({
    tracking_code: code(),
    ...(at % 2 === 0
      ? {
          destination_name: 'ဒေါ်ခင်ခင်ဝင်းကြွယ်',
          destination_street: 'ဗိုလ်ချုပ်အောင်ဆန်းလမ်း',
          remark: 'ကွဲလွယ်သည်',
          cod_amount: 45_000,
        }
      : { destination_name: '王小明（缅甸曼德勒贸易公司）', remark: '易碎品，请小心轻放', cod_amount: 0, pieces: 2 }),
  }));
  return insertLabels((sql, values) => product.server.query(sql, values), labels).then((ids) => ({
    ids,
    codes: labels.map(({ tracking_code }) => tracking_code),
  }));
};

/** Opens the print page of labels and chooses how to print. */
async function open(ids: readonly number[], way: string, dpi: 203 | 300): Promise<Visit> {
  const visit = await product.work('staff', `/label/print/${ids.join(',')}`);
  await visit.page.locator('main [data-sheet]').first().waitFor();
  await choose(visit.page, visit.t(words.printTo), `${way} · ZPL, ${dpi} dpi`);
  return visit;
}

/** Returns what an independent reader of ZPL draws, as pictures, and the texts that a scanner reads on each. */
async function drawn(zpl: string, dpi: 203 | 300) {
  const pictures = await zplToBase64MultipleAsync(zpl, 100, 150, dpi === 203 ? 8 : 12);
  return Promise.all(
    pictures.map(async (picture) => {
      const read = await readBarcodes(Buffer.from(picture, 'base64'), {
        formats: ['Code128', 'QRCode'],
        tryHarder: true,
        maxNumberOfSymbols: 8,
      });
      return { picture, texts: read.filter(({ isValid }) => isValid).map(({ text }) => text) };
    }),
  );
}

describe('O-16 N-13 a label printer that is asked in its own language', () => {
  test.each(([203, 300] as const).slice(0, proofSize({ usual: 1, long: 2 })))(
    'O-16 N-13 ZPL at %i dpi: an independent reader draws every piece, and a scanner reads its codes',
    async (dpi) => {
      const { ids, codes } = await make(2);
      const { page, t } = await open(ids, words.file.mm, dpi);
      const saved = page.waitForEvent('download');
      await press(page, t(commonWords.print));
      const file = await saved;
      expect(file.suggestedFilename()).toBe('labels.zpl');
      const zpl = await readFile(await file.path(), 'utf8');
      const labels = await drawn(zpl, dpi);
      expect(labels).toHaveLength(3);
      const [first = '', second = ''] = codes;
      const symbols = [
        [first, `${first}:MDY:45000`],
        [second, `${second}:MDY:0`],
        [second, `${second}:MDY:0`],
      ];
      labels.forEach(({ texts }, at) => expect([...new Set(texts)].sort()).toEqual(symbols[at]));
    },
  );

  longTest(
    'O-16 a printer that stops has printed what it took; the rest follows with one press, and each copy is counted once',
    async () => {
      const { ids, codes } = await make(3);
      const visit = await product.work('staff', '/account');
      await visit.page.addInitScript(plugged, 2);
      await visit.page.goto(`/label/print/${ids.join(',')}`);
      const { page, t } = visit;
      await choose(page, t(words.printTo), `${t(words.usb)} · ZPL, 203 dpi`);
      await press(page, t(commonWords.print));
      await press(page, sayLoose(words.sendRest, 'mm', { n: '2' }));
      await page.getByText(sayLoose(words.stopped, 'mm', { sent: '2', all: '4' })).waitFor({ state: 'hidden' });
      const labels = await drawn(await page.evaluate(() => (window as Window & { taken?: string }).taken ?? ''), 203);
      const [first = '', second = '', third = ''] = codes;
      expect(labels.map(({ texts }) => texts.find((text) => text.length === first.length))).toEqual([
        first,
        second,
        second,
        third,
      ]);
      const clerk = await product.as('staff');
      for (const id of ids)
        expect((await clerk.call('prints.ofLabel', { params: { id } })).data.map(({ copy }) => copy)).toEqual([1]);
      await choose(page, t(words.printTo), t(words.printWindow));
    },
  );
});

longTest(
  'O-16 a sender’s receipt goes to a receipt printer as one picture of its roll of 80 or 58 mm, whose code is read',
  async () => {
    const { ids, codes } = await make(1);
    const { page, t } = await product.work('staff', `/label/receipt/${ids[0]}`);
    const read = async () => {
      const saved = page.waitForEvent('download');
      await press(page, t(commonWords.print));
      const picture = rasterOf(await readFile(await (await saved).path()));
      const [code] = await readBarcodes({ ...picture, colorSpace: 'srgb' }, { formats: ['QRCode'] });
      return [picture.width, code?.text];
    };
    await choose(page, t(words.printTo), `${t(words.file)} · ESC/POS`);
    expect(await read()).toEqual([576, `${codes[0]}:MDY:45000`]);
    const wide = (roll: string) => sayLoose(words.roll, 'mm', { mm: sayLoose(words.mm, 'mm', { n: roll }) });
    await choose(page, t(words.paper), wide('58'));
    expect(await read()).toEqual([384, `${codes[0]}:MDY:45000`]);
    await choose(page, t(words.paper), wide('80'));
  },
);

/** Joins the strips of GS v 0 as a receipt printer does, and checks that there is nothing else but reset, feed and cut. */
function rasterOf(bytes: Buffer): { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number } {
  const rows: boolean[][] = [];
  let at = 2;
  while (bytes[at + 1] === 0x76) {
    const [rowBytes, count] = [bytes.readUInt16LE(at + 4), bytes.readUInt16LE(at + 6)];
    for (let row = 0; row < count; row++)
      rows.push(
        Array.from({ length: rowBytes * 8 }, (_, x) =>
          Boolean((bytes[at + 8 + row * rowBytes + (x >> 3)] ?? 0) & (128 >> (x & 7))),
        ),
      );
    at += 8 + rowBytes * count;
  }
  expect([bytes.subarray(0, 2).toString('hex'), bytes.subarray(at).toString('hex')]).toEqual(['1b40', '1d564203']);
  const [first = []] = rows;
  const data = new Uint8ClampedArray(rows.flat().flatMap((black) => (black ? [0, 0, 0, 255] : [255, 255, 255, 255])));
  return { data, width: first.length, height: rows.length };
}

/** Gives the page a USB printer that stops once, after `most` labels, and prints everything from then on. Runs in the page. */
function plugged(most: number): void {
  let isStopped = false;
  let taken = 0;
  const window = globalThis as unknown as Window & { taken: string };
  window.taken = '';
  const device = {
    configuration: {
      interfaces: [
        {
          interfaceNumber: 0,
          alternate: { interfaceClass: 7, endpoints: [{ direction: 'out', type: 'bulk', endpointNumber: 1 }] },
        },
      ],
    },
    open: async () => undefined,
    close: async () => undefined,
    selectConfiguration: async () => undefined,
    claimInterface: async () => undefined,
    transferOut: async (_endpoint: number, bytes: Uint8Array) => {
      if (taken === most && !isStopped) {
        isStopped = true;
        return { status: 'stall', bytesWritten: 0 };
      }
      taken += 1;
      window.taken += new TextDecoder().decode(bytes);
      return { status: 'ok', bytesWritten: bytes.length };
    },
  };
  Object.defineProperty(navigator, 'usb', {
    value: { getDevices: async () => [device], requestDevice: async () => device },
  });
}
