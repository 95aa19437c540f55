import type { PageRow } from '../../kernel/pages.ts';
import { agentPayoutWords } from '@waybill/contract/rooms/agent-payouts/agent-payouts.words.ts';

export const agentPayoutPages: PageRow[] = [
  {
    name: 'agent-payouts',
    path: '/agent-payouts',
    title: agentPayoutWords.list,
    access: { permission: 'ledger.view' },
    load: async () => (await import('./AgentPayoutListPage.tsx')).AgentPayoutListPage,
  },
];
