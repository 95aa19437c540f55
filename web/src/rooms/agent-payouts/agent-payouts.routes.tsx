import type { PageRow } from '../../kernel/pages.ts';

export const agentPayoutPages: PageRow[] = [
  {
    name: 'agent-payouts',
    path: '/agent-payouts',
    title: { en: 'Payouts to agents', mm: 'ကိုယ်စားလှယ်သို့ ပေးငွေများ', zh: '付给代理' },
    access: { permission: 'ledger.view' },
    load: async () => (await import('./AgentPayoutListPage.tsx')).AgentPayoutListPage,
  },
];
