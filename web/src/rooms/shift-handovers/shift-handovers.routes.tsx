import type { PageRow } from '../../kernel/pages.ts';
import { shiftHandoverMessages } from './shift-handovers.messages.ts';

const access = { permission: 'shift_handover.view' } as const;

export const shiftHandoverPages: PageRow[] = [
  {
    name: 'shift-handover.new',
    path: '/shift-handover/new',
    title: shiftHandoverMessages.create,
    access: { permission: 'shift_handover.work', needsBranch: true },
    trail: 'shift-handover',
    load: async () => (await import('./NewShiftHandoverPage.tsx')).NewShiftHandoverPage,
  },
  {
    name: 'shift-handover.detail',
    path: '/shift-handover/detail/{shiftId}',
    title: shiftHandoverMessages.one,
    access,
    trail: 'shift-handover',
    load: async () => (await import('./ShiftHandoverPage.tsx')).ShiftHandoverPage,
  },
  {
    name: 'shift-handover.print',
    path: '/shift-handover/print/{shiftId}',
    title: shiftHandoverMessages.paper,
    access,
    trail: 'shift-handover',
    load: async () => (await import('./PrintShiftHandoverPage.tsx')).PrintShiftHandoverPage,
  },
  {
    name: 'shift-handover',
    path: '/shift-handover/{tab}',
    title: shiftHandoverMessages.list,
    access,
    params: { tab: 'active' },
    load: async () => (await import('./ShiftHandoverListPage.tsx')).ShiftHandoverListPage,
  },
];
