import type { PageRow } from '../../kernel/pages.ts';
import { gateSlipWords } from '@waybill/contract/rooms/gate-slips/gate-slips.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const access = { permission: 'gate_slip.view' } as const;

export const gateSlipPages: PageRow[] = [
  {
    name: 'gate-slips.new',
    path: '/gate-slips/new',
    title: { en: 'New gate slip', mm: 'ဂိတ်ပြေစာ ဖွင့်ရန်', zh: '开车站单据' },
    access: { permission: 'gate_slip.work', needsBranch: true },
    trail: 'gate-slips.all',
    load: async () => (await import('./NewGateSlipPage.tsx')).NewGateSlipPage,
  },
  {
    name: 'gate-slips.all',
    path: '/gate-slips/slips',
    title: commonWords.gateSlips,
    access,
    trail: 'gate-slips',
    load: async () => (await import('./GateSlipListPage.tsx')).GateSlipListPage,
  },
  {
    name: 'gate-slips.detail',
    path: '/gate-slips/detail/{gateSlipId}',
    title: gateSlipWords.one,
    access,
    trail: 'gate-slips.all',
    load: async () => (await import('./GateSlipPage.tsx')).GateSlipPage,
  },
  {
    name: 'gate-slips',
    path: '/gate-slips/{tab}',
    title: gateSlipWords.list,
    access,
    params: { tab: 'with_gate' },
    load: async () => (await import('./GateParcelsPage.tsx')).GateParcelsPage,
  },
];
