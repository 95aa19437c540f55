import type { Locale } from './locale.ts';

/** A text of the interface in all three languages; `{name}` is a placeholder. Only English has a plural: `{n} [label|labels]`. */
export interface Word {
  readonly en: string;
  readonly mm: string;
  readonly zh: string;
}

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Values that a word needs, read from its English text by the compiler. */
export type Filling<W extends Word> = [Placeholder<W['en']>] extends [never]
  ? []
  : [Record<Placeholder<W['en']>, string | number>];

/**
 * Declares a room's texts. A missing language does not compile.
 *
 * @example const staff = words({ title: { en: 'Staff', mm: 'ဝန်ထမ်း', zh: '员工' } });
 */
export function words<const Table extends Record<string, Word>>(table: Table): Table {
  return table;
}

/**
 * Returns a word in one language with its placeholders filled.
 *
 * @example say({ en: '{n} rows', mm: '{n} ခု', zh: '{n} 条' }, 'en', { n: 3 }) === '3 rows'
 */
export function say<W extends Word>(word: W, locale: Locale, ...filling: Filling<W>): string {
  const values = filling[0] as Record<string, string | number> | undefined;
  return fill(word[locale], values);
}

/** Works like `say`, for words known only at run time (refusals from the server, columns as data). */
export function sayLoose(word: Word, locale: Locale, values?: Readonly<Record<string, unknown>>): string {
  return fill(word[locale], values);
}

function fill(text: string, values?: Readonly<Record<string, unknown>>): string {
  if (!values) return text;
  return text.replace(/\{(\w+)\}(?: \[([^|\]]*)\|([^\]]*)\])?/g, (whole, name: string, one?: string, many?: string) => {
    if (!(name in values)) return whole;
    const value = String(values[name]);
    return many === undefined ? value : `${value} ${value === '1' ? one : many}`;
  });
}
