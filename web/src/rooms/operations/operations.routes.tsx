import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export const operationsPages: PageRow[] = [
  {
    name: 'operations',
    path: '/operations',
    title: commonWords.systemMonitor,
    access: { permission: 'operations.view' },
    wide: 'alone',
    load: async () => (await import('./OperationsPage.tsx')).OperationsPage,
  },
];
