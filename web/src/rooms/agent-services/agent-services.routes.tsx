import type { PageRow } from '../../kernel/pages.ts';

/** Several pages have this title. */
const statementTitle = { en: 'Statement of an agent', mm: 'ကိုယ်စားလှယ် စာရင်းရှင်းတမ်း', zh: '代理对账单' };

export const agentServicePages: PageRow[] = [
  {
    name: 'agents',
    path: '/agents',
    title: { en: 'Agents', mm: 'ကိုယ်စားလှယ်များ', zh: '代理' },
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
    title: { en: 'Agent services', mm: 'ကိုယ်စားလှယ် ဝန်ဆောင်မှုများ', zh: '代理服务' },
    access: { permission: 'agent_service.view' },
    params: { tab: 'pending' },
    load: async () => (await import('./AgentServicesPage.tsx')).AgentServicesPage,
  },
];
