import { languageTag, locales, type Locale } from '@waybill/domain/kernel/locale.ts';

/**
 * Returns the best supported language of an `Accept-Language` header; null when it names none. Myanmar is `my` there; our own code `mm` is accepted
 * too.
 *
 * @example acceptedLocale('fr, zh-CN;q=0.9, en;q=0.8') === 'zh'
 */
export function acceptedLocale(header: string | undefined): Locale | null {
  if (header === undefined) return null;
  const wanted = header
    .slice(0, longestHeader)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters
        .map((parameter) => /^q=([01](?:\.\d{0,3})?)$/.exec(parameter)?.[1])
        .find((found) => found !== undefined);
      return { locale: localeOfTag(tag), weight: Number(weight ?? 1) };
    });
  return wanted
    .filter(({ locale, weight }) => locale !== null && weight > 0)
    .reduce<{ locale: Locale | null; weight: number }>((best, next) => (next.weight > best.weight ? next : best), {
      locale: null,
      weight: 0,
    }).locale;
}

const longestHeader = 300;

function localeOfTag(tag: string): Locale | null {
  const [language] = tag.split('-');
  return locales.find((locale) => locale === language || languageTag[locale].split('-')[0] === language) ?? null;
}
