import type { PageRow } from '../../kernel/pages.ts';

export const operationsPages: PageRow[] = [
  {
    name: 'operations',
    path: '/operations',
    title: { en: 'System monitor', mm: 'စနစ် စောင့်ကြည့်ရေး', zh: '系统监控' },
    access: { permission: 'operations.view' },
    wide: true,
    load: async () => (await import('./OperationsPage.tsx')).OperationsPage,
  },
];
