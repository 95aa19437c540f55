import { locales, type Locale } from './locale.ts';

const myanmar = /\p{Script=Myanmar}/u;
const chinese = /\p{Script=Han}/u;

const isIn: Readonly<Record<Locale, (text: string) => boolean>> = {
  mm: (text) => myanmar.test(text),
  en: (text) => !myanmar.test(text) && !chinese.test(text),
  zh: (text) => chinese.test(text) && !myanmar.test(text),
};

/**
 * Returns what a text of the system says in the reader's language. The system writes an announcement in all languages, one after the other, because it does not
 * know its readers; what comes before them is for everyone. Any other text is returned as it is.
 *
 * @example inOwnLanguage('ပိတ်ပြီး · Switched off · 已停用', 'en', ' · ') === 'Switched off'
 */
export function inOwnLanguage(text: string, locale: Locale, between: ' · ' | '\n'): string {
  const parts = text.split(between);
  const translations = parts.slice(-locales.length);
  if (translations.length < locales.length || !locales.every((one, at) => isIn[one](translations[at] ?? '')))
    return text;
  return [...parts.slice(0, -locales.length), translations[locales.indexOf(locale)] ?? ''].join(between);
}
