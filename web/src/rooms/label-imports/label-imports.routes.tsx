import type { PageRow } from '../../kernel/pages.ts';
import { labelImportMessages } from './label-imports.messages.ts';

const access = { permission: 'label.import' } as const;

/** Before the pages of labels, whose tabs take any name below `/label`. */
export const labelImportPages: PageRow[] = [
  {
    name: 'label-imports',
    path: '/label/import',
    title: labelImportMessages.list,
    access,
    load: async () => (await import('./LabelImportListPage.tsx')).LabelImportListPage,
  },
  {
    name: 'label-import',
    path: '/label/import/{importId}',
    title: labelImportMessages.one,
    access,
    trail: 'label-imports',
    load: async () => (await import('./LabelImportPage.tsx')).LabelImportPage,
  },
];
