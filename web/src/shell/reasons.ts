import { useEffect } from 'react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { kernelWords } from '../kernel/kernel.words.ts';
import { pagePainted, whenAtRest } from '../kernel/lazy-part.tsx';
import { createStore, useStore } from '../kernel/store.ts';

/** The words of all refusals, once they are there: every room adds some, and the first list needs none. */
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
whenAtRest(fetchCatalogue);

/**
 * Why something cannot be done, from the code of the refusal. Where it is drawn at once take `useReasonWord`: this one is for what is asked on a press,
 * a row's menu, and says until the words are there that there is no permission.
 */
export function reasonWord(code: string): Word {
  const words = catalogue.get();
  return words[code] ?? words['internal'] ?? kernelWords.refused;
}

/** `reasonWord`, with its words fetched once the page is drawn, and the part drawn again when they come. */
export function useReasonWord(): typeof reasonWord {
  useStore(catalogue);
  useEffect(() => {
    void pagePainted()
      .then(fetchCatalogue)
      .catch(() => undefined);
  }, []);
  return reasonWord;
}
