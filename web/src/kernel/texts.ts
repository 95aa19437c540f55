import { locales, type Locale } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { loadChunk } from './chunks.ts';
import { textFiles, type TextPart } from './text-files.ts';

const texts: Readonly<Record<Locale, string[]>> = { mm: [], en: [], zh: [] };
const wanted = new Set<TextPart>();
const fetching = new Map<string, Promise<void>>();
const fetched = new Set<string>();

/**
 * What the build puts in the place of a word of the first load: its texts come in the file of their language. In a language that is not here it is said in one
 * that is; a page is not drawn in such a language (`useShownLocale`).
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

/** Is everything here that the page says in this language? */
export function hasTexts(locale: Locale): boolean {
  return textFiles === null || [...wanted].every((part) => fetched.has(`${part}-${locale}`));
}

/** Fetches what the page says in this language, `part` from now on with it. */
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
