import { useDeferredValue, useMemo } from 'react';
import { findOptions, keysOf, optionsLimit, type Option, type OptionValue, type SearchMode } from './option-search.ts';

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
