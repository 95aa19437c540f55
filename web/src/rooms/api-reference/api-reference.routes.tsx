import type { PageRow } from '../../kernel/pages.ts';

export const apiReferencePages: PageRow[] = [
  {
    name: 'api-reference',
    path: '/api-integration/reference',
    title: { en: 'API reference', mm: 'API အညွှန်း', zh: 'API 参考' },
    access: { permission: 'api_key.view' },
    trail: 'api-integration',
    load: async () => (await import('./ApiReferencePage.tsx')).ApiReferencePage,
  },
];
