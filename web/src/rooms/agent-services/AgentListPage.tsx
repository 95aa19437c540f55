import type { ReactNode } from 'react';
import { agentList } from '@waybill/contract/rooms/agent-services/agents.columns.ts';
import type { AgentRow } from '@waybill/contract/rooms/agent-services/agent-services.contract.ts';
import { agentKind, handoverLife } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { agentServicePageWords as words } from './agent-service-page.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const opens = ({ id }: AgentRow): PageTarget => ({ name: 'agents.statement', params: { branchId: id } });
const cells: Readonly<Record<string, (row: AgentRow) => ReactNode>> = {
  settlement_id: ({ settlement_id }) =>
    settlement_id === null ? (
      <span className="muted" data-empty>
        –
      </span>
    ) : (
      <PageLink to="cash-detail" params={{ id: settlement_id }}>
        {settlement_id}
      </PageLink>
    ),
};

/** Lists what agents hold, have earned and must pay in (O-11); each row opens the agent's statement. */
export function AgentListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <ListPage
      definition={agentList}
      call="agent_services.agents"
      page="agents"
      opens={opens}
      cells={cells}
      live="handover"
      searchHint={commonFieldWords.agent}
      actions={
        mayOpen('cash') && (
          <PageLink
            to="cash"
            params={{ tab: handoverLife.stateNames[0] as string }}
            search={{ kind: agentKind }}
            className={buttonLook('plain')}>
            {say(words.settlements)}
          </PageLink>
        )
      }
    />
  );
}
