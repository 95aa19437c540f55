import type { PageRow } from '../../kernel/pages.ts';
import { agentServiceMessages } from './agent-services.messages.ts';

export const agentServicePages: PageRow[] = [
  {
    name: 'agents',
    path: '/agents',
    title: agentServiceMessages.agents,
    access: { permission: 'ledger.view' },
    load: async () => (await import('./AgentListPage.tsx')).AgentListPage,
  },
  {
    name: 'agents.statement',
    path: '/agents/{branchId}',
    title: agentServiceMessages.statement,
    access: { permission: 'ledger.view' },
    trail: 'agents',
    load: async () => (await import('./AgentStatementPage.tsx')).AgentStatementPage,
  },
  {
    name: 'agents.print',
    path: '/agents/{branchId}/print',
    title: agentServiceMessages.statement,
    access: { permission: 'ledger.view' },
    trail: 'agents',
    load: async () => (await import('./PrintAgentStatementPage.tsx')).PrintAgentStatementPage,
  },
  {
    name: 'agent-services',
    path: '/agent-services/{tab}',
    title: agentServiceMessages.list,
    access: { permission: 'agent_service.view' },
    params: { tab: 'pending' },
    load: async () => (await import('./AgentServicesPage.tsx')).AgentServicesPage,
  },
];
