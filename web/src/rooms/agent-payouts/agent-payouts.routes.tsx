import type { PageRow } from '../../kernel/pages.ts';
import { agentPayoutMessages } from './agent-payouts.messages.ts';

export const agentPayoutPages: PageRow[] = [
  {
    name: 'agent-payouts',
    path: '/agent-payouts',
    title: agentPayoutMessages.list,
    access: { permission: 'ledger.view' },
    load: async () => (await import('./AgentPayoutListPage.tsx')).AgentPayoutListPage,
  },
];
