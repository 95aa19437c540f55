/** The three languages of the product, as stored and sent through the API (T-01). */
export const locales = ['mm', 'en', 'zh'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'mm';

/**
 * BCP 47 tag for `lang` attributes and Intl: `mm` is a country code, not a language code.
 *
 * @example languageTag.mm === 'my'
 */
export const languageTag: Record<Locale, string> = { mm: 'my', en: 'en', zh: 'zh-Hans' };

/** Names of the languages, each in its own language. */
export const languageNames: Record<Locale, string> = { mm: 'မြန်မာ', en: 'English', zh: '中文' };

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** Looks of the pages; with the language, the settings of a user. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];
export const densities = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof densities)[number];

/** A thing with a name in three languages; the Chinese one may be missing. */
export interface Named {
  readonly name_en: string;
  readonly name_mm: string;
  readonly name_zh: string | null;
}

/** Returns the name in the reader's language; English when there is no Chinese one. @example localName(branch, 'zh') */
export function localName(named: Named, locale: Locale): string {
  const name = { en: named.name_en, mm: named.name_mm, zh: named.name_zh }[locale];
  return name === null || name === '' ? named.name_en : name;
}
