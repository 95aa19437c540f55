import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { openPersistent } from './browser.ts';

/** A warehouse device: its browser's data outlives the browser, as on a real disk. */
export class Device {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-device-'));
  readonly #url: string;
  readonly #offline: string;
  #context: BrowserContext | null = null;
  #isCut = false;

  /** `offline` is the address that is unreachable while the device is offline, as a pattern. */
  constructor(url: string, offline: string) {
    this.#url = url;
    this.#offline = offline;
  }

  get context(): BrowserContext {
    return this.#context ?? Device.#fail('the browser of the device is not open');
  }

  /** Returns its only page; opens the browser if needed. */
  async page(): Promise<Page> {
    if (this.#context === null) {
      this.#context = await openPersistent(this.#folder, { baseURL: this.#url, serviceWorkers: 'block' });
      this.#context.setDefaultTimeout(20_000);
      await this.#setLine();
    }
    const [page] = this.#context.pages();
    return page ?? this.#context.newPage();
  }

  async cutLine(): Promise<void> {
    this.#isCut = true;
    await this.#setLine();
  }

  async restoreLine(): Promise<void> {
    this.#isCut = false;
    await this.#setLine();
  }

  async closeTab(): Promise<void> {
    const page = await this.page();
    // A browser without any tab would end.
    await this.context.newPage();
    await page.close();
  }

  async crashTab(): Promise<void> {
    const page = await this.page();
    await this.context.newPage();
    const crashed = page.waitForEvent('crash');
    const session = await this.context.newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  }

  /** Kills the browser with `kill -9`, like a power cut. */
  async kill(): Promise<void> {
    const browser = this.context.browser() ?? Device.#fail('the browser cannot be asked for its process');
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const own = processInfo.find(({ type }) => type === 'browser') ?? Device.#fail('it names no process');
    const gone = new Promise((resolve) => this.context.once('close', resolve));
    process.kill(own.id, 'SIGKILL');
    await gone;
    this.#context = null;
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = null;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #setLine(): Promise<void> {
    if (this.#context === null) return;
    await this.#context.unrouteAll({ behavior: 'ignoreErrors' });
    if (this.#isCut) await this.#context.route(this.#offline, (route) => route.abort('internetdisconnected'));
  }

  static #fail(why: string): never {
    throw new Error(why);
  }
}
