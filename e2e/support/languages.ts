import type { Page, Response } from 'playwright-core';
import type { Locale } from '@waybill/domain/kernel/locale.ts';

/** Names that are the same in every language: the product, formats, keys of the keyboard, units of files. */
const names = new Set([
  'QR',
  'Waybill',
  'CSV',
  'Excel',
  'COD',
  'EMO',
  'API',
  'Webhook',
  'FCS',
  'SMS',
  'MMPost',
  'kB',
  'MB',
  'Ctrl',
  'Alt',
  'Shift',
  'Enter',
  'Esc',
  'Space',
  'Home',
  'End',
  'PgUp',
  'PgDn',
  'Page',
  'Up',
  'Down',
  'Backspace',
  'Caps',
  'Lock',
]);
/** Each language is named in its own script, so that users find theirs in any language. */
const ownNames = ['English', 'မြန်မာ', '中文'];

const latin = /[A-Za-z]{2,}/g;
const myanmar = /[\u1000-\u109f\uaa60-\uaa7f]+/g;
const chinese = /[\u3400-\u9fff]+/g;
/** Letters of another script, which show that a text was not translated. */
const foreign: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [myanmar, chinese],
  mm: [latin, chinese],
  zh: [latin, myanmar],
};

/** Texts typed by users, collected from the server's answers; names may be in another language than the reader's. */
export interface Typed {
  /** Returns all typed texts so far, for a reader of this language. */
  in(locale: Locale): string;
}

/** Collects the server's answers, to recognize user data on the screen later. */
export function typedData(page: Page): Typed {
  const answers: unknown[] = [];
  page.on('response', (response: Response) => {
    if (!response.url().includes('/api/') || !(response.headers()['content-type'] ?? '').includes('json')) return;
    void response.json().then(
      (answer: unknown) => answers.push(answer),
      () => undefined,
    );
  });
  return { in: (locale) => answers.flatMap((answer) => stringsIn(answer, locale)).join('\n') };
}

/** Returns all texts in an answer that a reader of this language may see untranslated: of names in three languages only theirs. */
function stringsIn(value: unknown, locale: Locale): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => stringsIn(one, locale));
  if (typeof value !== 'object' || value === null) return [];
  const row = value as Record<string, unknown>;
  // The English name is shown where there is no Chinese one.
  const standIn = locale === 'zh' && 'name_zh' in row && !row.name_zh ? 'en' : locale;
  return Object.entries(row).flatMap(([key, one]) => {
    const language = /_(en|mm|zh)$/.exec(key)?.[1];
    return key === 'message' || (language !== undefined && language !== standIn) ? [] : stringsIn(one, locale);
  });
}

export interface ShownText {
  readonly text: string;
  readonly where: string;
}

/** Returns all text of the page that a user can read or hear: texts, names, titles, placeholders. */
function shownTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const found: { text: string; where: string }[] = [{ text: document.title, where: 'title' }];
    const place = (element: Element): string =>
      `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}.${element.className.toString().slice(0, 40)}`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text !== '' && node.parentElement?.checkVisibility({ visibilityProperty: true }))
        found.push({ text, where: place(node.parentElement) });
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt], [aria-description], [aria-valuetext]',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']) {
        const text = element.getAttribute(name)?.trim() ?? '';
        if (text !== '') found.push({ text, where: `${place(element)}[${name}]` });
      }
    }
    return found;
  });
}

/** Returns the texts on the page with words of another script that no user typed: missing translations (T-01). */
export async function untranslated(page: Page, locale: Locale, typed: Typed): Promise<string[]> {
  const known = typed.in(locale);
  const found = await shownTexts(page);
  const strange = ({ text }: ShownText): boolean => {
    const bare = ownNames.reduce((rest, name) => rest.replaceAll(name, ' '), text);
    return foreign[locale].some((script) =>
      (bare.match(script) ?? []).some((word) => !names.has(word) && !known.includes(word)),
    );
  };
  return [...new Set(found.filter(strange).map(({ text, where }) => `${where}: ${text}`))];
}
