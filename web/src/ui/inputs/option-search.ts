import { searchKey } from '@waybill/domain/kernel/text.ts';

export type OptionValue = string | number;

export interface Option<V extends OptionValue = string> {
  readonly value: V;
  readonly label: string;
  /** A second, muted text: a code, a township. It is searched too. */
  readonly detail?: string;
  readonly disabled?: boolean;
}

/** normal finds what begins with the text; smart finds what has its letters in this order (P-07). */
export type SearchMode = 'normal' | 'smart';

/** No list shows more than this many options at once (P-07). */
export const optionsLimit = 1000;

/**
 * Whether a search key fits a text's key.
 *
 * @example fits('yangon', 'ygn', 'smart') === true
 */
export function fits(key: string, wanted: string, mode: SearchMode): boolean {
  if (mode === 'normal') return key.startsWith(wanted);
  let from = 0;
  for (const letter of wanted) {
    const at = key.indexOf(letter, from);
    if (at < 0) return false;
    from = at + letter.length;
  }
  return true;
}

/** The search keys of options, made once per list: `searchKey` is too dear to run for every option at every letter. */
export function keysOf<V extends OptionValue>(options: readonly Option<V>[]): readonly (readonly string[])[] {
  return options.map((option) =>
    option.detail === undefined ? [searchKey(option.label)] : [searchKey(option.label), searchKey(option.detail)],
  );
}

/**
 * The options that a typed text finds, at most `optionsLimit`, in their own order. Order of Myanmar marks and kind of digits do not matter.
 */
export function findOptions<V extends OptionValue>(
  options: readonly Option<V>[],
  keys: readonly (readonly string[])[],
  typed: string,
  mode: SearchMode,
): readonly Option<V>[] {
  const wanted = searchKey(typed);
  if (wanted === '') return options.length > optionsLimit ? options.slice(0, optionsLimit) : options;
  const found: Option<V>[] = [];
  for (let at = 0; at < options.length && found.length < optionsLimit; at += 1) {
    const option = options[at];
    if (option && keys[at]?.some((key) => fits(key, wanted, mode))) found.push(option);
  }
  return found;
}
