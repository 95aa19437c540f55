import type { PageRow } from '../../kernel/pages.ts';
import { gateSlipMessages } from './gate-slips.messages.ts';

const access = { permission: 'gate_slip.view' } as const;

export const gateSlipPages: PageRow[] = [
  {
    name: 'gate-slips.new',
    path: '/gate-slips/new',
    title: gateSlipMessages.create,
    access: { permission: 'gate_slip.work', needsBranch: true },
    trail: 'gate-slips.all',
    load: async () => (await import('./NewGateSlipPage.tsx')).NewGateSlipPage,
  },
  {
    name: 'gate-slips.all',
    path: '/gate-slips/slips',
    title: gateSlipMessages.slips,
    access,
    trail: 'gate-slips',
    load: async () => (await import('./GateSlipListPage.tsx')).GateSlipListPage,
  },
  {
    name: 'gate-slips.detail',
    path: '/gate-slips/detail/{gateSlipId}',
    title: gateSlipMessages.one,
    access,
    trail: 'gate-slips.all',
    load: async () => (await import('./GateSlipPage.tsx')).GateSlipPage,
  },
  {
    name: 'gate-slips',
    path: '/gate-slips/{tab}',
    title: gateSlipMessages.list,
    access,
    params: { tab: 'with_gate' },
    load: async () => (await import('./GateParcelsPage.tsx')).GateParcelsPage,
  },
];
