import { rank } from '@waybill/domain/rooms/roles/roles.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { trackByDateMessages } from './track-by-date.messages.ts';

/** The list's own access rule, written here again so that its columns stay out of the first load. */
const access = { upToLevel: rank.street - 1, permission: 'label.view' } as const;

export const trackByDatePages: PageRow[] = [
  {
    name: 'track-by-date',
    path: '/track-by-date',
    title: trackByDateMessages.title,
    access,
    load: async () => (await import('./TrackByDatePage.tsx')).TrackByDatePage,
  },
  {
    name: 'track-by-date.excel',
    path: '/track-by-date/get-excel',
    title: trackByDateMessages.excel,
    access: { ...access, permission: 'export.use' },
    trail: 'track-by-date',
    load: async () => (await import('./TrackExcelPage.tsx')).TrackExcelPage,
  },
];
