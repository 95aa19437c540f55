import type { PageRow } from '../../kernel/pages.ts';
import { proofPackMessages } from './proof-pack.messages.ts';

/** Apart from other rooms' pages, because who is not signed in opens it. */
export const proofPackPages: PageRow[] = [
  {
    name: 'package.proof',
    path: '/package/proof/{id}/{hash}',
    title: proofPackMessages.title,
    access: 'public',
    load: async () => (await import('./ProofPackPage.tsx')).ProofPackPage,
  },
];
