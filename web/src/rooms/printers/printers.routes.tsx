import { printerWords } from '@waybill/contract/rooms/printers/printers.words.ts';
import type { PageRow } from '../../kernel/pages.ts';

const access = { permission: 'branch.edit' } as const;

export const printerPages: PageRow[] = [
  {
    name: 'printers',
    path: '/settings/printers',
    title: printerWords.list,
    access,
    trail: 'settings',
    load: async () => (await import('./PrinterListPage.tsx')).PrinterListPage,
  },
  {
    name: 'printers.new',
    path: '/settings/printers/new',
    title: { en: 'New printer', mm: 'ပရင်တာအသစ်', zh: '新建打印机' },
    access,
    trail: 'printers',
    load: async () => (await import('./NewPrinterPage.tsx')).NewPrinterPage,
  },
  {
    name: 'printers.edit',
    path: '/settings/printers/{printerId}',
    title: printerWords.list,
    access,
    trail: 'printers',
    load: async () => (await import('./EditPrinterPage.tsx')).EditPrinterPage,
  },
];
