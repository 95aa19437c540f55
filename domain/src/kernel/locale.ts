/** The three languages of the product, as stored and as sent through the API (T-01). */
export const locales = ['mm', 'en', 'zh'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'mm';

/**
 * The BCP 47 tag for `lang` attributes and Intl: `mm` is a country, not a language, so it never reaches either.
 *
 * @example languageTag.mm === 'my'
 */
export const languageTag: Record<Locale, string> = { mm: 'my', en: 'en', zh: 'zh-Hans' };

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** Whatever has a name in three languages; the Chinese one may be missing. */
export interface Named {
  readonly name_en: string;
  readonly name_mm: string;
  readonly name_zh: string | null;
}

/** The name in the reader's language; English where nobody has given a Chinese one. @example localName(branch, 'zh') */
export function localName(named: Named, locale: Locale): string {
  const name = { en: named.name_en, mm: named.name_mm, zh: named.name_zh }[locale];
  return name === null || name === '' ? named.name_en : name;
}
