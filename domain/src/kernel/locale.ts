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
