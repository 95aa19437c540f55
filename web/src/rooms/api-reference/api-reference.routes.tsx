import type { PageRow } from '../../kernel/pages.ts';
import { apiReferenceMessages } from './api-reference.messages.ts';

export const apiReferencePages: PageRow[] = [
  {
    name: 'api-reference',
    path: '/api-integration/reference',
    title: apiReferenceMessages.title,
    access: { permission: 'api_key.view' },
    trail: 'api-integration',
    load: async () => (await import('./ApiReferencePage.tsx')).ApiReferencePage,
  },
];
