import { useEffect } from 'react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { kernelWords } from '../kernel/kernel.words.ts';
import { pagePainted, loadWhenIdle } from '../kernel/lazy-part.tsx';
import { createStore, useStore } from '../kernel/store.ts';

/** Words of all refusals, once loaded: every room adds some, and the first list needs none. */
const catalogue = createStore<Readonly<Record<string, Word>>>({});

let fetching: Promise<void> | null = null;
function fetchCatalogue(): Promise<void> {
  fetching ??= import('@waybill/contract/kernel/refusals.ts').then(
    ({ reasonWords }) => catalogue.set(reasonWords),
    (error: unknown) => {
      fetching = null;
      throw error;
    },
  );
  return fetching;
}
loadWhenIdle(fetchCatalogue);

/**
 * Returns the reason of a refusal code. Use it in event handlers, such as a row's menu; components use `useReasonWord`. Until the words are loaded it returns
 * the general "no permission".
 */
export function reasonWord(code: string): Word {
  const words = catalogue.get();
  return words[code] ?? words['internal'] ?? kernelWords.refused;
}

/** Returns `reasonWord` for components: fetches the words once the page is drawn, and renders again when they are loaded. */
export function useReasonWord(): typeof reasonWord {
  useStore(catalogue);
  useEffect(() => {
    void pagePainted()
      .then(fetchCatalogue)
      .catch(() => undefined);
  }, []);
  return reasonWord;
}
