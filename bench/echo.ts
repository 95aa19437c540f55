import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { scanModeWords } from '../web/src/rooms/tracking/scan.words.ts';
import { makeTrackingCode } from '../domain/src/rooms/labels/tracking-code.ts';
import { demoPassword } from '../server/src/demo/demo-company.ts';
import { findChromium, launchChromium } from '../e2e/support/chromium.ts';
import { wanted } from './goals.ts';

/** Measured scans after some warm-up ones, the slowdown of the device, and the pause between two parcels, in milliseconds. */
const measured = 200;
const warming = 10;
const slowdown = 4;
const betweenParcels = 250;
/** Interval of a scanner's keys, in milliseconds. */
const betweenKeys = 2;
const most = 100;

/** Events of one scan on the page, in milliseconds of the page clock. */
interface Echo {
  readonly pressed: number;
  readonly stored: number;
  readonly toned: number;
  readonly shown: number;
}
declare global {
  interface Window {
    /** Starts waiting for the echo of this code. */
    awaitEcho(code: string): void;
    readEcho(): Echo | null;
  }
}

/** Runs in the page before the product: notes the last key, the end of the storing transaction, the first note of the tone, and the row. */
function noteEchoes(): void {
  let [code, pressed, stored, toned, shown] = ['', 0, 0, 0, 0];
  window.awaitEcho = (next) => ([code, pressed, stored, toned, shown] = [next, 0, 0, 0, 0]);
  window.readEcho = () => (stored && toned && shown ? { pressed, stored, toned, shown } : null);
  window.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') pressed = Math.min(timeStamp, performance.now());
    },
    { capture: true },
  );
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...wish: Parameters<typeof transaction>) {
    const opened = transaction.apply(this, wish);
    // The first listener: the product continues between its own and the next.
    if (opened.mode === 'readwrite' && opened.objectStoreNames.contains('scans'))
      opened.addEventListener('complete', () => {
        if (pressed) stored ||= performance.now();
      });
    return opened;
  };
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (this: OscillatorNode, at?: number) {
    toned ||= performance.now();
    start.call(this, at);
  };
  new MutationObserver((changes) => {
    if (shown || code === '') return;
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.textContent?.replaceAll(/\s/g, '').includes(code)) shown ||= performance.now();
  }).observe(document, { subtree: true, childList: true });
}

/**
 * Measures how long a user waits for the echo of a scan (its tone and its row, both after it is stored) on a slow device without network, from the
 * scanner's last key. It is no test, because it depends on the machine.
 */
export async function benchEcho(url: string): Promise<void> {
  const browser = await launchChromium(await findChromium());
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
    await context.addInitScript(noteEchoes);
    const page = await context.newPage();
    await enter(page);
    const device = await context.newCDPSession(page);
    await context.setOffline(true);
    await device.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const echoes: Echo[] = [];
    for (let n = 0; n < warming + measured; n++) {
      const echo = await scanOnce(page, device, makeTrackingCode('EX', 70_000_000 + n));
      if (Math.min(echo.toned, echo.shown) < echo.stored) throw new Error('a scan was confirmed before it was stored');
      if (n >= warming) echoes.push(echo);
      await pause(betweenParcels);
    }
    report(echoes);
  } finally {
    await browser.close();
  }
}

/** Opens scan mode for accepting parcels, as a user of a branch. */
async function enter(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name=user_name], input[autocomplete=username]').first().fill('staff');
  await page.locator('input[type=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.goto('/parcels/accept');
  await page
    .getByRole('button', { name: new RegExp(Object.values(scanModeWords.start).join('|')) })
    .first()
    .click();
  await page.getByRole('heading', { name: new RegExp(Object.values(scanModeWords.recent).join('|')) }).waitFor();
}

async function scanOnce(page: Page, device: CDPSession, code: string): Promise<Echo> {
  await page.evaluate((text) => window.awaitEcho(text), code);
  const began = Date.now();
  const keys = [...code, '\r'].map(async (character, place) => {
    await pause(place * betweenKeys);
    const key = character === '\r' ? 'Enter' : character;
    const where = key === 'Enter' ? 'Enter' : `${/\d/.test(key) ? 'Digit' : 'Key'}${key}`;
    const timestamp = (began + place * betweenKeys) / 1000;
    await device.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code: where, text: character, timestamp });
    await device.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: where, timestamp });
  });
  await Promise.all(keys);
  const found = await page.waitForFunction(() => window.readEcho(), undefined, { polling: 50, timeout: 20_000 });
  return (await found.jsonValue()) as Echo;
}

function report(echoes: readonly Echo[]): void {
  const exact = (share: number, value: (echo: Echo) => number, of = echoes): number => {
    const sorted = of.map(value).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * share)] ?? 0;
  };
  const at = (...of: Parameters<typeof exact>): string => exact(...of).toFixed(0);
  const both = (echo: Echo) => Math.max(echo.toned, echo.shown) - echo.pressed;
  const part = (name: string, value: (echo: Echo) => number) => `${name} ${at(0.5, value)} (${at(0.95, value)})`;
  console.log(
    [
      `\necho of a scan without a network, ${slowdown} times slower, ${echoes.length} scans  p50 ${at(0.5, both)} ms  p95 ${wanted('echo of a scan, p95 in ms', exact(0.95, both), { most })} ms`,
      part('stored after', ({ stored, pressed }) => stored - pressed),
      part('tone', ({ toned, pressed }) => toned - pressed),
      part('row', ({ shown, pressed }) => shown - pressed),
      // Each has one more scan that waits on the device.
      `the first fifty ${at(0.5, both, echoes.slice(0, 50))}, the last ${at(0.5, both, echoes.slice(-50))}`,
      `load ${os.loadavg()[0]?.toFixed(1)}`,
    ].join('   '),
  );
}
