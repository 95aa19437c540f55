import { words } from '@waybill/domain/kernel/words.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { exportWords } from '@waybill/contract/rooms/exports/exports.words.ts';

const titles = words({
  title: exportWords.title,
});

/** The list's own access rule, written here again so that its columns stay out of the first load. A test compares the two. */
export const exportPages: PageRow[] = [
  {
    name: 'shipping-report.csv-list',
    path: '/shipping-report/csv/list',
    title: titles.title,
    access: { permission: 'export.use' },
    load: async () => (await import('./ExportListPage.tsx')).ExportListPage,
  },
];
