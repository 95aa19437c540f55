import type { PageRow } from '../../kernel/pages.ts';
import { agentServiceMessages } from './agent-services.messages.ts';

export const agentServicePages: PageRow[] = [
  {
    name: 'agent-services',
    path: '/agent-services/{tab}',
    title: agentServiceMessages.list,
    access: { permission: 'agent_service.view' },
    params: { tab: 'pending' },
    load: async () => (await import('./AgentServicesPage.tsx')).AgentServicesPage,
  },
];
