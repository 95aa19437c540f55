import type { PageRow } from '../../kernel/pages.ts';
import { auditMessages } from './audit.messages.ts';

const access = { permission: 'audit.view' } as const;

export const auditPages: PageRow[] = [
  {
    name: 'audit',
    path: '/audit',
    title: auditMessages.list,
    access,
    settings: 6,
    trail: 'settings',
    load: async () => (await import('./AuditListPage.tsx')).AuditListPage,
  },
  {
    name: 'audit.line',
    path: '/audit/{id}',
    title: auditMessages.line,
    access,
    trail: 'audit',
    load: async () => (await import('./AuditLinePage.tsx')).AuditLinePage,
  },
];
