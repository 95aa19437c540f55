import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { openPersistent } from './browser.ts';

/** A device of the warehouse: its stored data outlive the browser, as on a real disk. */
export class Device {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-device-'));
  readonly #url: string;
  readonly #offline: string;
  #context: BrowserContext | null = null;
  #isCut = false;

  /** `offline` is the address pattern that cannot be reached while its network is cut. */
  constructor(url: string, offline: string) {
    this.#url = url;
    this.#offline = offline;
  }

  get context(): BrowserContext {
    return this.#context ?? Device.#fail('the browser of the device is not open');
  }

  /** Returns the page of its only tab, and opens the browser if needed. */
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

  /** Runs `kill -9` on the browser, as when the plug is pulled. */
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
