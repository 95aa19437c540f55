import { rank } from '@waybill/domain/kernel/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { trackByDateWords } from '@waybill/contract/rooms/track-by-date/track-by-date.words.ts';

/** The list's own access rule, written here again so that its columns stay out of the first load. */
const access = { upToLevel: rank.street - 1, permission: 'label.view' } as const;

export const trackByDatePages: PageRow[] = [
  {
    name: 'track-by-date',
    path: '/track-by-date',
    title: trackByDateWords.list,
    access,
    load: async () => (await import('./TrackByDatePage.tsx')).TrackByDatePage,
  },
  {
    name: 'track-by-date.excel',
    path: '/track-by-date/get-excel',
    title: { en: 'Track by date as Excel', mm: 'ရက်စွဲဖြင့် ခြေရာခံမှု - Excel', zh: '按日期跟踪 Excel' },
    access: { ...access, permission: 'export.use' },
    trail: 'track-by-date',
    ofRecord: true,
    load: async () => (await import('./TrackExcelPage.tsx')).TrackExcelPage,
  },
];
