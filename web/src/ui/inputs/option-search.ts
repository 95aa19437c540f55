import { searchKey } from '@waybill/domain/kernel/text.ts';
import { useDeferredValue, useMemo } from 'react';

export type OptionValue = string | number;

export interface Option<V extends OptionValue = string> {
  readonly value: V;
  readonly label: string;
  /** A second, muted text: a code, a township. It is searched too. */
  readonly detail?: string;
  readonly disabled?: boolean;
  /** Stands above the first option of a further part of the list. */
  readonly heading?: string;
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

export interface ChoiceRules {
  multiple: boolean;
  /** At most this many; undefined for no limit. */
  max?: number;
  allowEmpty: boolean;
}

/** Whether nothing more may be chosen (P-07). */
export function isFull(chosen: readonly OptionValue[], { multiple, max }: ChoiceRules): boolean {
  return multiple && max !== undefined && chosen.length >= max;
}

/**
 * What is chosen after an option was picked: a chosen one is let go (the last only if empty is allowed), a new one is added, or takes the
 * place of the old one where only one may be chosen. The same array when nothing changes.
 *
 * @example pick(['a'], 'b', { multiple: true, max: 1, allowEmpty: true }) // ['a'], it is full
 */
export function pick<V extends OptionValue>(chosen: readonly V[], value: V, rules: ChoiceRules): readonly V[] {
  if (chosen.includes(value))
    return chosen.length === 1 && !rules.allowEmpty ? chosen : chosen.filter((each) => each !== value);
  if (!rules.multiple) return [value];
  return isFull(chosen, rules) ? chosen : [...chosen, value];
}

interface OptionSearch<V extends OptionValue> {
  /** What is shown. Typing stays quick with a thousand options: the list follows when there is time. */
  readonly found: readonly Option<V>[];
  /** What the text finds at this moment: Enter right after the last letter must not take an option of the list before it. */
  readonly foundNow: () => readonly Option<V>[];
}

/** The options that the typed text finds. */
export function useOptionSearch<V extends OptionValue>(
  options: readonly Option<V>[],
  text: string,
  mode: SearchMode,
  elsewhere: boolean,
): OptionSearch<V> {
  const later = useDeferredValue(text);
  const keys = useMemo(() => (elsewhere ? [] : keysOf(options)), [options, elsewhere]);
  const found = useMemo(
    () => (elsewhere ? options.slice(0, optionsLimit) : findOptions(options, keys, later, mode)),
    [options, keys, later, mode, elsewhere],
  );
  return { found, foundNow: () => (elsewhere || later === text ? found : findOptions(options, keys, text, mode)) };
}
