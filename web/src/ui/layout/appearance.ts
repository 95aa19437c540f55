import { languageTag, type Locale, type Density, type Theme } from '@waybill/domain/kernel/locale.ts';

export interface Appearance {
  readonly theme: Theme;
  readonly density: Density;
  readonly myanmarDigits?: boolean;
}

/** Sets theme, density and digits on the page's root element, where `tokens.css` reads them. */
export function applyAppearance(
  { theme, density, myanmarDigits = false }: Appearance,
  root: HTMLElement = document.documentElement,
): void {
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.density = density;
  root.toggleAttribute('data-myanmar-digits', myanmarDigits);
}

/** Sets the language of the shown texts: fonts, line height, hyphenation and screen readers depend on it. */
export function applyLocale(locale: Locale, root: HTMLElement = document.documentElement): void {
  root.lang = languageTag[locale];
}
