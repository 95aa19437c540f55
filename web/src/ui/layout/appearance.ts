import { languageTag, type Locale } from '@waybill/domain/kernel/locale.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const densities = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof densities)[number];

export interface Appearance {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly density: Density;
}

/** Sets language, theme and density on the page's root element, where `tokens.css` reads them. */
export function applyAppearance(
  { locale, theme, density }: Appearance,
  root: HTMLElement = document.documentElement,
): void {
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.lang = languageTag[locale];
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.density = density;
}
