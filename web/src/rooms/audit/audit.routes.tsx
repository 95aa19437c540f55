import { words } from '@waybill/domain/kernel/words.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'audit.at': 'at';
  }
}

const titles = words({
  list: commonWords.auditLog,
  at: { en: 'Earlier version', mm: 'ထိုအချိန်က အခြေအနေ', zh: '当时的状态' },
  line: { en: 'Audit line', mm: 'စစ်ဆေးမှတ်တမ်း အချက်အလက်', zh: '审计记录' },
});

const access = { permission: 'audit.view' } as const;

export const auditPages: PageRow[] = [
  {
    name: 'audit',
    path: '/audit',
    title: titles.list,
    access,
    trail: 'settings',
    load: async () => (await import('./AuditListPage.tsx')).AuditListPage,
  },
  {
    name: 'audit.at',
    path: '/audit/record/{room}/{record}',
    title: titles.at,
    access,
    trail: 'audit',
    load: async () => (await import('./RecordAsAtPage.tsx')).RecordAsAtPage,
  },
  {
    name: 'audit.line',
    path: '/audit/{id}',
    title: titles.line,
    access,
    trail: 'audit',
    load: async () => (await import('./AuditLinePage.tsx')).AuditLinePage,
  },
];
