import type { PageRow } from '../../kernel/pages.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import type { ReportPlace } from './report-place.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    report: keyof ReportPlace;
    'report.print': keyof ReportPlace;
  }
}

const access = { permission: 'report.view' } as const;

export const reportPages: PageRow[] = [
  {
    name: 'report',
    path: '/report/{tab}',
    title: commonFieldWords.report,
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
