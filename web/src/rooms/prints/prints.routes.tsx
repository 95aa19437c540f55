import type { PageRow } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'label-multi-print': 'ids' | 'selection' | 'print';
    'label-print': 'print';
    'label-handover-sheet': 'ids' | 'selection';
  }
}

const access = { permission: 'label.print' } as const;
const load = async () => (await import('./PrintPage.tsx')).PrintPage;

/** `id` is a label's number or code, or several joined by commas; the page of many takes them as `ids`, or a list's `selection` (N-13, N-30). */
export const printPages: PageRow[] = [
  {
    name: 'label-print',
    path: '/label/print/{id}',
    title: { en: 'Print label', mm: 'လေဘယ် ပရင့်ထုတ်ရန်', zh: '打印运单' },
    access,
    merchants: true,
    load,
  },
  {
    name: 'label-customs',
    path: '/label/customs/{labelId}',
    title: commonWords.customsDeclaration,
    access,
    merchants: true,
    load: async () => (await import('./CustomsPage.tsx')).CustomsPage,
  },
  {
    name: 'label-receipt',
    path: '/label/receipt/{id}',
    title: { en: 'Sender’s receipt', mm: 'ပေးပို့သူ ပြေစာ', zh: '寄件收据' },
    access,
    trail: 'label',
    load: async () => (await import('./ReceiptPage.tsx')).ReceiptPage,
  },
  {
    name: 'label-handover-sheet',
    path: '/label/handover-sheet',
    title: { en: 'Hand-over sheet', mm: 'ပါဆယ် အပ်နှံစာရင်း', zh: '交件清单' },
    access,
    merchants: true,
    ofRecord: true,
    trail: 'label',
    load: async () => (await import('./HandoverSheetPage.tsx')).HandoverSheetPage,
  },
  {
    name: 'label-multi-print',
    path: '/label/multi-print',
    title: { en: 'Multi-label print', mm: 'လေဘယ်များ အတူ ပရင့်ထုတ်ရန်', zh: '批量打印运单' },
    access,
    merchants: true,
    load,
  },
];
