import type { PageRow } from '../../kernel/pages.ts';
import { agentServiceWords } from '@waybill/contract/rooms/agent-services/agent-services.words.ts';
import { agentWords } from '@waybill/contract/rooms/agent-services/agents.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { StatementPlace } from '../ledger/ledger.door.ts';

/** Query keys that these pages read, beside those of lists. */
declare module '../../kernel/pages.ts' {
  interface PageQueries {
    'agents.print': keyof StatementPlace;
    'agents.statement': keyof StatementPlace;
  }
}

/** Several pages have this title. */
const statementTitle = commonWords.statementOfAnAgent;

export const agentServicePages: PageRow[] = [
  {
    name: 'agents',
    path: '/agents',
    title: agentWords.list,
    access: { permission: 'ledger.view' },
    load: async () => (await import('./AgentListPage.tsx')).AgentListPage,
  },
  {
    name: 'agents.statement',
    path: '/agents/{branchId}',
    title: statementTitle,
    access: { permission: 'ledger.view' },
    trail: 'agents',
    load: async () => (await import('./AgentStatementPage.tsx')).AgentStatementPage,
  },
  {
    name: 'agents.print',
    path: '/agents/{branchId}/print',
    title: statementTitle,
    access: { permission: 'ledger.view' },
    trail: 'agents',
    load: async () => (await import('./PrintAgentStatementPage.tsx')).PrintAgentStatementPage,
  },
  {
    name: 'agent-services',
    path: '/agent-services/{tab}',
    title: agentServiceWords.list,
    access: { permission: 'agent_service.view' },
    params: { tab: 'pending' },
    load: async () => (await import('./AgentServicesPage.tsx')).AgentServicesPage,
  },
];
