import { exportDestinationWords } from '@waybill/contract/rooms/export-destinations/export-destinations.words.ts';
import type { PageRow } from '../../kernel/pages.ts';

const access = { permission: 'export_destination.edit' } as const;

export const exportDestinationPages: PageRow[] = [
  {
    name: 'export-destinations',
    path: '/settings/export-destinations',
    title: exportDestinationWords.list,
    access,
    trail: 'settings',
    load: async () => (await import('./ExportDestinationListPage.tsx')).ExportDestinationListPage,
  },
  {
    name: 'export-destinations.new',
    path: '/settings/export-destinations/new',
    title: { en: 'New destination', mm: 'ပို့ရန်နေရာ အသစ်', zh: '新建目的地' },
    access,
    trail: 'export-destinations',
    load: async () => (await import('./NewExportDestinationPage.tsx')).NewExportDestinationPage,
  },
  {
    name: 'export-destinations.edit',
    path: '/settings/export-destinations/{destinationId}',
    title: exportDestinationWords.list,
    access,
    trail: 'export-destinations',
    load: async () => (await import('./EditExportDestinationPage.tsx')).EditExportDestinationPage,
  },
];
