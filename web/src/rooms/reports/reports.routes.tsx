import type { PageRow } from '../../kernel/pages.ts';
import { reportMessages } from './reports.messages.ts';

const access = { permission: 'report.view' } as const;

export const reportPages: PageRow[] = [
  {
    name: 'report',
    path: '/report/{tab}',
    title: reportMessages.title,
    access,
    params: { tab: 'accepted' },
    load: async () => (await import('./ReportPage.tsx')).ReportPage,
  },
  {
    name: 'report.print',
    path: '/print/report/{tab}',
    title: reportMessages.print,
    access,
    trail: 'report',
    load: async () => (await import('./PrintReportPage.tsx')).PrintReportPage,
  },
];
