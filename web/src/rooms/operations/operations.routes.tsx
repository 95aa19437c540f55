import type { PageRow } from '../../kernel/pages.ts';
import { operationsMessages } from './operations.messages.ts';

export const operationsPages: PageRow[] = [
  {
    name: 'operations',
    path: '/operations',
    title: operationsMessages.title,
    access: { permission: 'operations.view' },
    wide: true,
    load: async () => (await import('./OperationsPage.tsx')).OperationsPage,
  },
];
