import type { PageRow } from '../../kernel/pages.ts';
import { shiftWords } from '@waybill/contract/rooms/shift-handovers/shift-handovers.words.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'shift-handover.new': 'closes';
  }
}

const access = { permission: 'shift_handover.view' } as const;

export const shiftHandoverPages: PageRow[] = [
  {
    name: 'shift-handover.new',
    path: '/shift-handover/new',
    title: { en: 'Hand the shift over', mm: 'ဂျူတီ လွှဲပြောင်းရန်', zh: '交班' },
    access: { permission: 'shift_handover.work', needsBranch: true },
    trail: 'shift-handover',
    load: async () => (await import('./NewShiftHandoverPage.tsx')).NewShiftHandoverPage,
  },
  {
    name: 'shift-handover.detail',
    path: '/shift-handover/detail/{shiftId}',
    title: shiftWords.one,
    access,
    trail: 'shift-handover',
    load: async () => (await import('./ShiftHandoverPage.tsx')).ShiftHandoverPage,
  },
  {
    name: 'shift-handover.print',
    path: '/shift-handover/print/{shiftId}',
    title: { en: 'Print the shift handover', mm: 'ဂျူတီလွှဲပြောင်းမှု ပရင့်ထုတ်ရန်', zh: '打印交接班单' },
    access,
    trail: 'shift-handover',
    load: async () => (await import('./PrintShiftHandoverPage.tsx')).PrintShiftHandoverPage,
  },
  {
    name: 'shift-handover',
    path: '/shift-handover/{tab}',
    title: shiftWords.list,
    access,
    params: { tab: 'active' },
    load: async () => (await import('./ShiftHandoverListPage.tsx')).ShiftHandoverListPage,
  },
];
