import { locales, type Locale } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { loadChunk } from './chunks.ts';
import { textFiles, type TextPart } from './text-files.ts';

const texts: Readonly<Record<Locale, string[]>> = { mm: [], en: [], zh: [] };
const wanted = new Set<TextPart>();
const fetching = new Map<string, Promise<void>>();
const fetched = new Set<string>();

/**
 * Returns the word at a position; the build puts this call in place of each word of the first load. A missing language falls back to a loaded one; a page is
 * not drawn in a missing language (`useShownLocale`).
 */
export function textAt(place: number): Word {
  const text = (locale: Locale) =>
    texts[locale][place] ?? locales.map((other) => texts[other][place]).find((found) => found !== undefined) ?? '';
  return {
    get en() {
      return text('en');
    },
    get mm() {
      return text('mm');
    },
    get zh() {
      return text('zh');
    },
  };
}

/** Returns whether all texts of this page are loaded in this language. */
export function hasTexts(locale: Locale): boolean {
  return textFiles === null || [...wanted].every((part) => fetched.has(`${part}-${locale}`));
}

/** Fetches the texts of this page in a language; adds `part` to the page's texts. */
export async function fetchTexts(locale: Locale, part?: TextPart): Promise<void> {
  if (part) wanted.add(part);
  if (!hasTexts(locale)) await Promise.all([...wanted].map((each) => fetchPart(each, locale)));
}

function fetchPart(part: TextPart, locale: Locale): Promise<void> {
  const name = `${part}-${locale}`;
  const known = fetching.get(name);
  if (known) return known;
  const coming = loadChunk(async () => textFiles?.[part][locale]()).then(
    (file) => {
      file?.texts.forEach((text, at) => {
        texts[locale][file.from + at] = text;
      });
      fetched.add(name);
    },
    (error: unknown) => {
      fetching.delete(name);
      throw error;
    },
  );
  fetching.set(name, coming);
  return coming;
}
