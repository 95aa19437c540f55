import type { Locale } from './locale.ts';

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
