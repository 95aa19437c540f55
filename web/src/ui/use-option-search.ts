import { useDeferredValue, useMemo } from 'react';
import { findOptions, keysOf, optionsLimit, type Option, type OptionValue, type SearchMode } from './option-search.ts';

/** The options that the typed text finds. Typing stays quick with a thousand options: the list follows when there is time. */
export function useOptionSearch<V extends OptionValue>(options: readonly Option<V>[], text: string, mode: SearchMode, elsewhere: boolean): readonly Option<V>[] {
  const later = useDeferredValue(text);
  const keys = useMemo(() => (elsewhere ? [] : keysOf(options)), [options, elsewhere]);
  return useMemo(() => (elsewhere ? options.slice(0, optionsLimit) : findOptions(options, keys, later, mode)), [options, keys, later, mode, elsewhere]);
}
