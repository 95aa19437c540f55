import { searchKey } from '@waybill/domain/kernel/text.ts';
import { useDeferredValue, useMemo } from 'react';

export type OptionValue = string | number;

export interface Option<V extends OptionValue = string> {
  readonly value: V;
  readonly label: string;
  /** Secondary text in muted colour: a code, a township. Also searched. */
  readonly detail?: string;
  readonly disabled?: boolean;
  /** Heading above the first option of a group. */
  readonly heading?: string;
}

/** normal finds texts that begin with the query; smart finds texts that contain its letters in this order (P-07). */
export type SearchMode = 'normal' | 'smart';

/** Maximum number of options that a list shows (P-07). */
export const optionsLimit = 1000;

/**
 * Returns whether a search key matches a text's key.
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

/** Returns the search keys of options, computed once per list: `searchKey` is too expensive to run for every option at every letter. */
export function keysOf<V extends OptionValue>(options: readonly Option<V>[]): readonly (readonly string[])[] {
  return options.map((option) =>
    option.detail === undefined ? [searchKey(option.label)] : [searchKey(option.label), searchKey(option.detail)],
  );
}

/**
 * Returns the options that match a typed text, at most `optionsLimit`, in their own order. The order of Myanmar marks and the script of digits do not matter.
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
  /** Maximum number of chosen options; undefined for no limit. */
  max?: number;
  allowEmpty: boolean;
}

/** Returns whether no more options may be chosen (P-07). */
export function isFull(chosen: readonly OptionValue[], { multiple, max }: ChoiceRules): boolean {
  return multiple && max !== undefined && chosen.length >= max;
}

/**
 * Returns the chosen values after a pick: a chosen option is removed (the last only if empty is allowed), a new one is added, or replaces the old one where
 * only one may be chosen. The same array when nothing changes.
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
  /** Options shown. They may lag behind the text, so that typing stays quick with a thousand options. */
  readonly found: readonly Option<V>[];
  /** Returns the matches of the current text: Enter right after the last letter must not pick from an older list. */
  readonly foundNow: () => readonly Option<V>[];
}

/** Returns the options that match the typed text. */
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
