import { words } from '@waybill/domain/kernel/words.ts';
import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { labelImportWords } from '@waybill/contract/rooms/label-imports/label-imports.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'label-import': 'show';
  }
}

const titles = words({
  list: labelImportWords.list,
  one: commonWords.orderSheet,
});

const access = { permission: 'label.import' } as const;

/** Before the pages of labels, whose tabs take any name below `/label`. */
export const labelImportPages: PageRow[] = [
  {
    name: 'label-imports',
    path: '/label/import',
    title: titles.list,
    access,
    merchants: true,
    load: async () => (await import('./LabelImportListPage.tsx')).LabelImportListPage,
  },
  {
    name: 'label-import',
    path: '/label/import/{importId}',
    title: titles.one,
    access,
    merchants: true,
    trail: 'label-imports',
    load: async () => (await import('./LabelImportPage.tsx')).LabelImportPage,
  },
];
