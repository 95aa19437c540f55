import { words } from '@waybill/domain/kernel/words.ts';
import type { PageRow } from '../../kernel/pages.ts';

const titles = words({
  list: { en: 'Order sheets', mm: 'အော်ဒါစာရင်းများ', zh: '订单表' },
  one: { en: 'Order sheet', mm: 'အော်ဒါစာရင်း', zh: '订单表' },
});

const access = { permission: 'label.import' } as const;

/** Before the pages of labels, whose tabs take any name below `/label`. */
export const labelImportPages: PageRow[] = [
  {
    name: 'label-imports',
    path: '/label/import',
    title: titles.list,
    access,
    load: async () => (await import('./LabelImportListPage.tsx')).LabelImportListPage,
  },
  {
    name: 'label-import',
    path: '/label/import/{importId}',
    title: titles.one,
    access,
    trail: 'label-imports',
    load: async () => (await import('./LabelImportPage.tsx')).LabelImportPage,
  },
];
