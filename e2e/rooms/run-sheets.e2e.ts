import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { calls } from '@waybill/contract/generated/calls.ts';
import { proofFieldWords, proofPictureWords } from '@waybill/contract/rooms/proofs/proofs.words.ts';
import { returnReasonWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import {
  runSheetCommandWords,
  runSheetFieldWords as field,
  runSheetStateFaces,
} from '@waybill/contract/rooms/run-sheets/run-sheets.words.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { partFieldWords } from '@waybill/contract/rooms/parts/parts.words.ts';
import { partPageWords } from '@waybill/web/rooms/parts/part-page.words.ts';
import { proofPageWords } from '@waybill/web/rooms/proofs/proof-page.words.ts';
import { runSheetPageWords as words } from '@waybill/web/rooms/run-sheets/run-sheet-page.words.ts';
import { countFirstWords } from '@waybill/web/shell/list/count-first.words.ts';
import { scanModeWords } from '@waybill/web/rooms/tracking/scan.words.ts';
import { choose, press, stands, textbox } from '../support/controls.ts';
import { labelMaker, type MadeLabel } from '../support/floor.ts';
import { eventually, openProduct, phone } from '../support/journey.ts';
import { windowFaults } from '../support/page-looks.ts';
import { scan } from '../support/scanner.ts';
import { titleOf } from '../support/titles.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const product = openProduct({ shared: true });

let labels: MadeLabel[];
let courier = '';
beforeAll(async () => {
  const make = await labelMaker(product);
  labels = [...(await make(2)), ...(await make(1, { services: ['pod'] }))];
  const [clerk, receiver] = [await product.as('staff'), await product.as('mdy.staff')];
  for (const [at, who] of [clerk, clerk, receiver].entries())
    await who.call('tracking.scan', {
      body: {
        scans: labels.map(({ tracking_code }) => ({
          scan_id: `way-${at}-${tracking_code}`,
          tracking_code,
          scanned_at: new Date().toISOString(),
        })),
      },
    });
  courier = (await (await product.as('mdy.postman')).call('sessions.activeAccount', {})).data.name;
});

const onTheStreet = 'send_to_destination_address';
const [, proofPath] = calls['proofs.keep'];
/** Returns the bytes of pictures that the device stores with its scans. */
const keptPicture = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open('waybill-scans');
        opening.onerror = () => fail(new Error('no shelf'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('scans').objectStore('scans').getAll();
          all.onsuccess = () =>
            done(
              all.result.reduce(
                (sum: number, { extra }: { extra: { proof?: { picture?: { bytes: ArrayBuffer } } } }) =>
                  sum + (extra.proof?.picture?.bytes.byteLength ?? 0),
                0,
              ),
            );
        };
      }),
  );
const codeOf = (at: number) => labels[at]?.tracking_code ?? '';
const statusOf = async (at: number) =>
  (await (await product.as('superadmin')).call('labels.detail', { params: { id: labels[at]?.id ?? 0 } })).data.status;

describe('O-12 from the shelf to the door', () => {
  test('O-12 a run sheet is opened for a courier, and parcels are scanned onto it', async () => {
    const visit = await product.work('mdy.staff', '/run-sheets/active', { locale: 'en' });
    const { page, t } = visit;
    await page.getByRole('link', { name: t(titleOf('run-sheets.new')) }).click();
    await choose(page, t(field.taker_id), new RegExp(courier));
    await page.keyboard.press('Control+s');
    await press(page, t(commonWords.scanParcelsOntoIt));
    await scan(visit, [codeOf(0), codeOf(1), codeOf(2)], { every: 60 });
    await eventually(() =>
      page
        .getByRole('region', { name: t(scanModeWords.recent) })
        .getByText(t(words.loaded))
        .count(),
    ).toBe(3);
    await page.getByText(t(words.toCount)).waitFor();
    expect(await statusOf(0)).toBe('send_to_destination_address');
  });

  test('O-12 L-01 the courier counts on the phone, delivers one, and without a network has another signed for and says why the third was not delivered; it is sent later, once', async () => {
    const visit = await product.work('mdy.postman', '/parcels/out', { locale: 'mm', viewport: phone });
    const { page, t, context } = visit;
    visit.watch.pardon(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    // Nothing of the sheet is shown before the count, neither on the page of the run nor in a list.
    await page.getByText(t(countFirstWords.countFirst)).waitFor();
    expect(await page.getByText(codeOf(0)).count()).toBe(0);
    await page.getByRole('link', { name: t(countFirstWords.countFirst) }).click();
    await page.getByText(t(countFirstWords.countFirst)).waitFor();
    await press(page, sayLoose(runSheetCommandWords.count.verb, 'mm'));
    await textbox(page, t(field.parcels_counted)).fill('၃');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: sayLoose(runSheetCommandWords.count.verb, 'mm') })
      .click();
    const doors = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: t(commonFieldWords.delivered) }) });
    await eventually(() => doors.count()).toBe(3);
    // The second door first: dragged there, then moved by its buttons back and forth.
    const first = (at: number) =>
      eventually(async () => (await doors.first().innerText()).replaceAll(/\s/g, '')).toContain(codeOf(at));
    await doors.nth(1).locator('[data-grip]').dragTo(doors.first());
    await first(1);
    await doors
      .first()
      .getByRole('button', { name: t(words.down) })
      .click();
    await first(0);
    await doors
      .nth(1)
      .getByRole('button', { name: t(words.up) })
      .click();
    await first(1);
    await doors
      .first()
      .getByRole('button', { name: t(commonFieldWords.delivered) })
      .click();
    const door = page.getByRole('dialog');
    const deliver = door.getByRole('button', { name: t(commonFieldWords.delivered) });
    await deliver.waitFor();
    expect(await windowFaults(page)).toEqual([]);
    await door.getByRole('radio', { name: sayLoose(proofPictureWords.photo, 'mm') }).click();
    const noise = {
      create: {
        width: 3000,
        height: 2000,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    } as const;
    await door
      .locator('input[type=file]')
      .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer: await sharp(noise).jpeg().toBuffer() });
    await door.getByRole('img', { name: t(proofPageWords.photoShown) }).waitFor();
    expect(await door.getByRole('img').evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBeLessThan(
      1300,
    );
    await deliver.click();
    const all = page.getByRole('listitem').filter({ hasText: t(commonWords.nothingToCollect) });
    await eventually(() => all.count()).toBe(2);
    let handedIn = 0;
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === proofPath) handedIn += 1;
    });
    await context.setOffline(true);
    await doors
      .nth(1)
      .getByRole('button', { name: t(commonFieldWords.delivered) })
      .click();
    await deliver.click();
    // It is not accepted without a signature.
    await door.getByRole('alert').first().waitFor();
    const pad = door.locator('canvas');
    await pad.dragTo(pad, { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 180, y: 60 } });
    await door.locator('canvas[data-signed]').waitFor();
    await textbox(door, t(proofFieldWords.handed_to)).fill('ဒေါ်ခင်မာလာ');
    await deliver.click();
    await page.getByText(t(words.kept)).waitFor();
    expect(await keptPicture(page)).toBeGreaterThan(100);
    await doors
      .first()
      .getByRole('button', { name: t(words.fail) })
      .click();
    await choose(page, t(commonFieldWords.reason), t(returnReasonWords.not_home));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(words.fail) })
      .click();
    await eventually(() => page.getByText(t(words.kept)).count()).toBe(2);
    expect([await statusOf(0), await statusOf(2)]).toEqual([onTheStreet, onTheStreet]);
    await context.setOffline(false);
    await page.getByText(t(words.allDone)).waitFor();
    expect([await statusOf(0), await statusOf(1), await statusOf(2)]).toEqual([
      'sendback_to_destination_branch',
      'delivered',
      'delivered',
    ]);
    const { data } = await (
      await product.as('superadmin')
    ).call('labels.detail', { params: { id: labels[2]?.id ?? 0 } });
    expect([data.delivery_proof?.kind, data.delivery_proof?.handed_to]).toEqual(['signature', 'ဒေါ်ခင်မာလာ']);
    expect([handedIn, data.transaction.filter(({ status }) => status === 'delivered').length]).toEqual([1, 1]);
    // The device deletes the picture once the server has it.
    expect(await keptPicture(page)).toBe(0);
  });

  test('O-12 the sheet is closed once everything is back', async () => {
    const clerk = await product.as('mdy.staff');
    await clerk.call('tracking.scan', {
      body: {
        scans: [{ scan_id: `back-${codeOf(0)}`, tracking_code: codeOf(0), scanned_at: new Date().toISOString() }],
      },
    });
    const visit = await product.work('mdy.staff', '/run-sheets/hand_over', { locale: 'zh' });
    const { page, locale } = visit;
    await page.getByRole('row').filter({ hasText: courier }).getByRole('link').first().click();
    const verb = sayLoose(runSheetCommandWords.close.verb, locale);
    await press(page, verb);
    await page.getByRole('alertdialog').getByRole('button', { name: verb }).click();
    await stands(page, sayLoose(runSheetStateFaces.complete.word, locale));
    const [sheet] = (await clerk.call('run_sheets.list', { query: { per_page: 1 } })).data;
    expect([sheet?.status, sheet?.delivered_count, sheet?.back_count]).toEqual(['complete', 2, 1]);
  });

  test('G-05 O-03 some pieces of several are said at a door without a network; once there is one they stand there as a parcel of their own', async () => {
    const [many] = await (await labelMaker(product))(1, { pieces: 3 });
    const code = many?.tracking_code ?? '';
    const scanOf = (step: string) => ({
      scan_id: `${step}-${code}`,
      tracking_code: code,
      scanned_at: new Date().toISOString(),
    });
    const giver = await product.as('mdy.staff');
    for (const [at, who] of [await product.as('staff'), await product.as('staff'), giver].entries())
      await who.call('tracking.scan', { body: { scans: [scanOf(`piece-${at}`)] } });
    const carrier = await product.as('mdy.postman');
    const { data: me } = await carrier.call('sessions.activeAccount', {});
    const { data: sheet } = await giver.call('run_sheets.create', { body: { taker_id: me.id } });
    await giver.call('run_sheets.scan', { body: { scans: [{ ...scanOf('given'), run_sheet_id: sheet.id }] } });
    await carrier.call('run_sheets.count', { params: { id: sheet.id }, body: { parcels_counted: 1 } });
    const visit = await product.work('mdy.postman', '/run-sheet', { locale: 'en', viewport: phone });
    const { page, t, context } = visit;
    visit.watch.pardon(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const some = page.getByRole('button', { name: t(partPageWords.some) });
    await some.waitFor();
    await context.setOffline(true);
    await some.click();
    await textbox(page, t(partFieldWords.pieces_now)).fill('2');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(partPageWords.make) })
      .click();
    await page.getByText(t(words.kept)).waitFor();
    await context.setOffline(false);
    const doors = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: t(commonFieldWords.delivered) }) });
    await eventually(() => doors.count()).toBe(2);
    await eventually(
      async () => (await doors.allInnerTexts()).filter((text) => text.replaceAll(/\s/g, '').includes(code)).length,
    ).toBe(1);
    expect(
      (await product.as('superadmin').then((all) => all.call('labels.detail', { params: { id: many?.id ?? 0 } }))).data
        .pieces,
    ).toBe(1);
  });
});
