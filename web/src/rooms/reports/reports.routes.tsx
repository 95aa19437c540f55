import type { PageRow } from '../../kernel/pages.ts';

const access = { permission: 'report.view' } as const;

export const reportPages: PageRow[] = [
  {
    name: 'report',
    path: '/report/{tab}',
    title: { en: 'Report', mm: 'အစီရင်ခံစာ', zh: '报表' },
    access,
    params: { tab: 'accepted' },
    load: async () => (await import('./ReportPage.tsx')).ReportPage,
  },
  {
    name: 'report.print',
    path: '/print/report/{tab}',
    title: { en: 'Report on paper', mm: 'အစီရင်ခံစာ ပရင့်ထုတ်ရန်', zh: '打印报表' },
    access,
    trail: 'report',
    load: async () => (await import('./PrintReportPage.tsx')).PrintReportPage,
  },
];
