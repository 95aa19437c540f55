import { useEffect } from 'react';
import type { problemWords, sayProblem } from '@waybill/contract/kernel/problem.words.ts';
import { loadWhenIdle } from '../../kernel/lazy-part.tsx';
import { createStore, useStore } from '../../kernel/store.ts';

/** Words of field problems, loaded separately: a form is shown and filled in without them. */
interface Problems {
  readonly words: typeof problemWords | null;
  readonly say: typeof sayProblem;
}
const problems = createStore<Problems>({ words: null, say: () => '' });

let fetching: Promise<void> | null = null;
function fetchProblems(): Promise<void> {
  fetching ??= import('@waybill/contract/kernel/problem.words.ts').then(
    ({ problemWords: words, sayProblem: say }) => problems.set({ words, say }),
    (error: unknown) => {
      fetching = null;
      throw error;
    },
  );
  return fetching;
}
loadWhenIdle(fetchProblems);

/** Fetches the words of problems when the form is shown; until then a problem has no text. */
export function useProblems(): Problems {
  useEffect(() => void fetchProblems().catch(() => undefined), []);
  return useStore(problems);
}
