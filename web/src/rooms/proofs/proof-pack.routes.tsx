import type { PageRow } from '../../kernel/pages.ts';

/** Apart from other rooms' pages, because who is not signed in opens it. */
export const proofPackPages: PageRow[] = [
  {
    name: 'package.proof',
    path: '/package/proof/{id}/{hash}',
    title: { en: 'Proofs of a parcel', mm: 'ပါဆယ် အထောက်အထားများ', zh: '包裹凭证' },
    access: 'public',
    load: async () => (await import('./ProofPackPage.tsx')).ProofPackPage,
  },
];
