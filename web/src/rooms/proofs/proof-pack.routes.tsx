import type { PageRow } from '../../kernel/pages.ts';
import { proofPackWords } from './proof-pack.words.ts';

/** Apart from other rooms' pages, because who is not signed in opens it. */
export const proofPackPages: PageRow[] = [
  {
    name: 'package.proof',
    path: '/package/proof/{id}/{hash}',
    title: proofPackWords.proofs,
    access: 'public',
    load: async () => (await import('./ProofPackPage.tsx')).ProofPackPage,
  },
];
