import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { goAlong, phone, type Visit } from './journey.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns violations of WCAG 2.2 AA, as `rule: where`. Of a long list it checks four rows: the others are drawn by the same code. A sidebar and a
 * footer with the same content and looks as on an earlier page are not checked again.
 */
export async function violations(page: Page, only?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ runOnly, include }) => {
      const { seen = new Set() } = window as Window & { seen?: Set<string> };
      (window as Window & { seen?: Set<string> }).seen = seen;
      const known = [...document.querySelectorAll('aside, main footer')].filter((frame) => {
        const read = `${document.documentElement.dataset['theme']} ${frame.outerHTML.replaceAll(/ (class|id|style|aria-current)="[^"]*"/g, '')}`;
        return seen.has(read) || !seen.add(read);
      });
      type Found = { violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] };
      const look = (selectors: boolean) =>
        (window as unknown as { axe: { run(where: object, options: object): Promise<Found> } }).axe.run(
          {
            exclude: ['tbody > tr:nth-child(n + 5)', ...known],
            ...(include === undefined ? {} : { include: [include] }),
          },
          { runOnly, resultTypes: ['violations'], preload: false, selectors },
        );
      // Computing selectors is slow, so it is done only after a violation was found.
      if ((await look(false)).violations.length === 0) return [];
      return (await look(true)).violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 2)
          .map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n').at(-1) ?? ''}`),
      );
    },
    { runOnly: rules, include: only },
  );
}

/**
 * Returns the controls on a touch screen that are lower than 44 pixels, with their size. Links in a text, and those of a row that opens as a whole, are not
 * measured; of a field it is its frame, of a box its label, and what a control adds around itself counts.
 */
export function smallTargets(page: Page): Promise<string[]> {
  const within = 'main :is(a[href], button, input, summary), header :is(a, button), nav :is(a, button)';
  return page.locator(within).evaluateAll((all) =>
    all.flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (one.matches('a') && (getComputedStyle(one).display === 'inline' || one.closest('[data-opens]'))) return [];
      const frame = one.closest('label') ?? (one.matches('input') ? one.parentElement : one) ?? one;
      const { width, height } = frame.getBoundingClientRect();
      const around = getComputedStyle(one, '::after');
      const most = Math.max(height, around.position === 'absolute' ? Number.parseFloat(around.height) || 0 : 0);
      // Inside the frame of a field is its border.
      const least = one.matches('input') ? 36 : 43.5;
      const name = one.getAttribute('aria-label') ?? one.textContent;
      return width < 2 || height < 2 || most >= least ? [] : [`${name.trim().slice(0, 40)} ${width}x${most}`];
    }),
  );
}

/**
 * Returns the Myanmar texts of paragraphs, cells, facts and fields that are smaller than `least` pixels. Hints and marks in a paler colour may be smaller.
 */
export function smallLetters(page: Page, least: number): Promise<string[]> {
  return page
    .locator('main :is(p, td, td :not(a, button, button *, a *), dd, input, textarea, h3)')
    .evaluateAll((all, most) => {
      const ink = getComputedStyle(document.body).color;
      const own = (one: Element) =>
        [...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('');
      return all.flatMap((one) => {
        if (!/[\u1000-\u109f]/.test(own(one)) || !one.checkVisibility()) return [];
        const { color, fontSize } = getComputedStyle(one);
        return color === ink && Number.parseFloat(fontSize) < most ? [`${fontSize} ${own(one).slice(0, 40)}`] : [];
      });
    }, least);
}

/** Returns what still moves although the user asked for no motion. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const { target } = effect as KeyframeEffect;
      return playState === 'running' && target ? [`${target.tagName} ${target.className}`] : [];
    }),
  );
}

/**
 * Returns clipped text: wider or taller than the box that hides the rest. An ellipsis is allowed, after some lines too where a tooltip has the whole
 * text.
 */
export function cutTexts(page: Page, within = 'main *, header *, nav *, footer *'): Promise<string[]> {
  return page.evaluate(
    (all) =>
      [...document.querySelectorAll<HTMLElement>(all)].flatMap((element) => {
        const style = getComputedStyle(element);
        const ownText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (
          !ownText ||
          element.closest('.sr-only, [aria-hidden=true], svg') ||
          style.visibility === 'hidden' ||
          element.getClientRects().length === 0
        )
          return [];
        // One pixel in size: for screen readers only, not visible.
        if (element.clientWidth <= 1) return [];
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const clamped = style.webkitLineClamp !== 'none' && element.title === element.textContent;
        const tall = hides(style.overflowY) && !clamped && element.scrollHeight > element.clientHeight + 1;
        const wide =
          hides(style.overflowX) && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
        return tall || wide ? [`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`] : [];
      }),
    within,
  );
}

/** Returns clipped text on paper: beyond its cell, sheet or box, or cut with an ellipsis, because paper has no tooltips. */
export function cutOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-sheet]')].flatMap((sheet) => {
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || parent.closest('svg, .sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        for (let box: HTMLElement | null = parent; box; box = box === sheet ? null : box.parentElement) {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
          const room = box.getBoundingClientRect();
          const wide =
            (box.matches('td, th') || overflowX !== 'visible') &&
            (text.right > room.right + 1 || text.left < room.left - 1);
          // Lines are higher than their letters.
          const tall = overflowY !== 'visible' && (text.bottom > room.bottom + 2 || text.top < room.top - 2);
          if (wide || tall || textOverflow === 'ellipsis') {
            cut.push(`${box.tagName} ${box.className}: ${node.textContent.slice(0, 40)}`);
            break;
          }
        }
      }
      return cut;
    }),
  );
}

/** Returns titles that end in an ellipsis, also after some lines. */
export function cutTitles(page: Page): Promise<string[]> {
  return page
    .locator('main h1')
    .evaluateAll((titles) =>
      titles.flatMap((title) =>
        getComputedStyle(title).overflowX !== 'visible' &&
        (title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight + 1)
          ? [title.textContent ?? '']
          : [],
      ),
    );
}

/**
 * Returns the faults of the open dialog on a phone, light and dark: axe violations, clipped text and horizontal scrolling. The page gets its size
 * back.
 */
export async function windowFaults(page: Page): Promise<string[]> {
  const window = ':is([role=dialog], [role=alertdialog])';
  const size = page.viewportSize();
  await page.setViewportSize(phone);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violations(page, window)), ...(await cutTexts(page, `${window} *`)));
  }
  const sideways = page
    .locator(window)
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  if ((await sideways) > 0) found.push('the window scrolls sideways');
  if (size) await page.setViewportSize(size);
  return found;
}

export async function wide(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('main')].map(
        (element) => element.scrollWidth - element.clientWidth,
      ),
    ),
  );
}

/** Measures how far the page scrolls within its frame; the window itself never does. */
export async function tall(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
}

/** Returns the sticky column headers between which something is visible, or which are covered. */
export function gaps(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [role=grid] thead tr')].flatMap((row) => {
      const stuck = [...row.children].filter((cell) => (cell as HTMLElement).style.left !== '');
      return stuck.flatMap((cell, at) => {
        const next = row.children[at + 1]?.getBoundingClientRect();
        const gap = next ? Math.round(next.left - cell.getBoundingClientRect().right) : 0;
        return gap === 0 ? [] : [`${gap} after ${cell.textContent}`];
      });
    }),
  );
}

/**
 * Waits until no request is running and the page is drawn the same twice: layout by script is then done. A slow list is lower on the page meanwhile,
 * below its progress line.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => {
      const main = document.querySelector('main');
      const row = main?.querySelector('tbody tr, [role=status]');
      return [main?.innerHTML.length, main?.scrollHeight, row?.getBoundingClientRect().top].join(' ');
    };
    // Text in a font that is still loading has other widths and heights.
    const isWaiting = () =>
      document.querySelector('main [aria-busy=true]') !== null || document.fonts.status === 'loading';
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let before = ''; isWaiting() || before !== drawn();) {
      before = drawn();
      await nextFrame();
    }
  });
}

/** Returns the distance of a list's first row from the top of the screen; of an empty list that of its message. Null when the page is no list. */
export function firstRow(page: Page, search: string): Promise<number | null> {
  return page.evaluate((name) => {
    const grid = document.querySelector('main [role=grid]');
    if (!grid || !document.querySelector(`main form[role=search] input:is([aria-label="${name}"], [id])`)) return null;
    const row = grid.querySelector('tbody tr') ?? grid.parentElement?.querySelector('[role=status]');
    return row ? Math.round(row.getBoundingClientRect().top) : null;
  }, search);
}

/** Returns how far a table is wider than its box. */
export async function sideways(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('main [role=grid]')].map(({ parentElement: box }) =>
        box ? box.scrollWidth - box.clientWidth : 0,
      ),
    ),
  );
}

/** Opens a page like a link, without reloading the product. */
export async function follow({ page }: Visit, address: string): Promise<void> {
  const [path = ''] = address.split('?');
  if (new URL(page.url()).pathname === path) return;
  await goAlong(page, address);
  if (address !== '/') expect(new URL(page.url()).pathname).toBe(path);
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
}
