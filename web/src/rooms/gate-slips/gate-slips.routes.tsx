import type { PageRow } from '../../kernel/pages.ts';

const access = { permission: 'gate_slip.view' } as const;

export const gateSlipPages: PageRow[] = [
  {
    name: 'gate-slips.new',
    path: '/gate-slips/new',
    title: { en: 'Open a gate slip', mm: 'ဂိတ်ပြေစာ ဖွင့်ရန်', zh: '开车站单据' },
    access: { permission: 'gate_slip.work', needsBranch: true },
    trail: 'gate-slips.all',
    load: async () => (await import('./NewGateSlipPage.tsx')).NewGateSlipPage,
  },
  {
    name: 'gate-slips.all',
    path: '/gate-slips/slips',
    title: { en: 'Gate slips', mm: 'ဂိတ်ပြေစာများ', zh: '车站单据' },
    access,
    trail: 'gate-slips',
    load: async () => (await import('./GateSlipListPage.tsx')).GateSlipListPage,
  },
  {
    name: 'gate-slips.detail',
    path: '/gate-slips/detail/{gateSlipId}',
    title: { en: 'Gate slip', mm: 'ဂိတ်ပြေစာ', zh: '车站单据' },
    access,
    trail: 'gate-slips.all',
    load: async () => (await import('./GateSlipPage.tsx')).GateSlipPage,
  },
  {
    name: 'gate-slips',
    path: '/gate-slips/{tab}',
    title: { en: 'Bus gates', mm: 'ကားဂိတ်များ', zh: '车站交寄' },
    access,
    params: { tab: 'with_gate' },
    load: async () => (await import('./GateParcelsPage.tsx')).GateParcelsPage,
  },
];
