import type { PageRow } from '../../kernel/pages.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'api-reference': 'part';
  }
}

export const apiReferencePages: PageRow[] = [
  {
    name: 'api-reference',
    path: '/api-integration/reference',
    title: { en: 'API reference', mm: 'API အညွှန်း', zh: 'API 参考' },
    access: { permission: 'api_key.view' },
    merchants: true,
    trail: 'api-integration',
    load: async () => (await import('./ApiReferencePage.tsx')).ApiReferencePage,
  },
];
