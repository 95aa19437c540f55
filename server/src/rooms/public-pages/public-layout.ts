import { languageNames, languageTag, locales, type Locale } from '@waybill/domain/kernel/locale.ts';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Tone } from '@waybill/domain/kernel/lifecycle.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { trackPageWords } from '@waybill/contract/rooms/public-pages/public-pages.words.ts';
import { Markup, markup } from '../../kernel/markup.ts';

/** The built frame (`web/public-page.html`), seen from the bundle and from source; without a build the pages come without their looks. */
const candidates = ['../../web/dist', '../../../../web/dist'].map((relative) =>
  fileURLToPath(new URL(`${relative}/public-page.html`, import.meta.url)),
);
const bare = '<!doctype html><html lang="my"><head><meta charset="utf-8"><title></title></head><body></body></html>';

let frame: string | undefined;
function frameOf(): string {
  frame ??= candidates.filter((file) => fs.existsSync(file)).map((file) => fs.readFileSync(file, 'utf8'))[0] ?? bare;
  return frame;
}

export interface PublicPage {
  readonly locale: Locale;
  readonly title: string;
  /** The address of the page, to which the languages lead. */
  readonly path: string;
  readonly provider: string;
  readonly body: Markup;
}

/** A whole page for people outside: no script, one style sheet, the languages at its top. */
export function publicPage({ locale, title, path: at, provider, body }: PublicPage): string {
  const languages = locales.map((one) =>
    one === locale
      ? markup`<span class="language" aria-current="true" lang="${languageTag[one]}">${languageNames[one]}</span>`
      : markup`<a class="language" href="${at}?lang=${one}" lang="${languageTag[one]}" hreflang="${languageTag[one]}">${languageNames[one]}</a>`,
  );
  const whole = markup`<header class="top"><span class="brand">${provider}</span><nav aria-label="${say(trackPageWords.language, locale)}">${languages}</nav></header><main>${body}</main>`;
  return frameOf()
    .replace('<html lang="my"', () => `<html lang="${languageTag[locale]}"`)
    .replace('<title></title>', () => markup`<title>${title}</title>`.text)
    .replace('</body>', () => `${whole.text}</body>`);
}

/** The pictures of the seven tones (lucide), drawn in the page: a colour alone says nothing. */
const pictures: Readonly<Record<Tone, string>> = {
  neutral: '<circle cx="12" cy="12" r="10" stroke-dasharray="4 3"/>',
  info: '<path d="M12 22V12"/><path d="m16 17 2 2 4-4"/><path d="M3.29 7 12 12l8.71-5"/><path d="M21 11V8a2 2 0 0 0-1-1.7l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.7l7 4a2 2 0 0 0 2 0l1-.6"/>',
  transit:
    '<path d="M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2"/><path d="M15 18H9"/><path d="M19 18h2a1 1 0 0 0 1-1v-3.7a1 1 0 0 0-.2-.6l-3.5-4.4A1 1 0 0 0 17.5 8H14"/><circle cx="17" cy="18" r="2"/><circle cx="7" cy="18" r="2"/>',
  attention: '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>',
  success: '<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>',
  return: '<path d="M9 14 4 9l5-5"/><path d="M4 9h10.5a5.5 5.5 0 0 1 0 11H11"/>',
  danger: '<path d="M12 8v4"/><path d="M12 16h.01"/><path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z"/>',
};

export function pill(tone: Tone, word: string): Markup {
  const picture = new Markup(
    `<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${pictures[tone]}</svg>`,
  );
  return markup`<span class="pill ${tone}">${picture}${word}</span>`;
}

/** A star, drawn: the fonts of many phones have none. */
export const star = new Markup(
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true"><path d="m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8L12 17.8 5.8 21 7 14.2 2 9.3l6.9-1z"/></svg>',
);

/** Something that a person has to read first: what went wrong, or what was done. */
export function notice(tone: Tone, text: string): Markup {
  return markup`<p class="notice ${tone}" role="${tone === 'success' ? 'status' : 'alert'}">${text}</p>`;
}

/** A choice of one of many, from the top. */
export function select(
  name: string,
  label: string,
  options: readonly { readonly value: string; readonly text: string }[],
  { chosen = '', empty = null, id = name }: { chosen?: string; empty?: string | null; id?: string } = {},
): Markup {
  return markup`<p class="field"><label for="${id}">${label}</label><select id="${id}" name="${name}" required>${
    empty === null ? null : markup`<option value="">${empty}</option>`
  }${options.map(
    ({ value, text }) =>
      markup`<option value="${value}"${value === chosen ? new Markup(' selected') : null}>${text}</option>`,
  )}</select></p>`;
}

/** The address of a page, which is not only where it leads: the language stays. */
export const inLanguage = (at: string, locale: Locale, more = ''): string => `${at}?lang=${locale}${more}`;

/** Formats a code in groups, as on the label. @example groupedCode('EX473124829XM') === 'EX 4731 2482 9 XM' */
export const groupedCode = (code: string): string => code.replace(/^(..)(.{4})(.{4})(.)(..)$/, '$1 $2 $3 $4 $5');
