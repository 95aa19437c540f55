import { Ban, Check, Plus, RotateCcw, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { agentServiceList } from '@waybill/contract/rooms/agent-services/agent-services.columns.ts';
import type { AgentServiceRow } from '@waybill/contract/rooms/agent-services/agent-services.contract.ts';
import {
  agentServiceCommandWords,
  agentServiceNames,
  agentServiceStateFaces,
  agentServiceFieldWords,
} from '@waybill/contract/rooms/agent-services/agent-services.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import {
  agentServiceLife,
  type AgentServiceCommand,
} from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { reasonWord } from '../../shell/reasons.ts';
import { refusedBy } from '../../shell/who-may.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { AgentServiceDialog, type ServiceRequest } from './AgentServiceDialog.tsx';
import { agentServicePageWords as words } from './agent-service-page.words.ts';

const tabs = agentServiceLife.stateNames.map((state) => ({
  value: state,
  word: agentServiceStateFaces[state].word,
  filters: { status: state },
}));
const icons: Readonly<Record<AgentServiceCommand, IconSource>> = { ask: RotateCcw, confirm: Check, deny: X, end: Ban };

/** Lists the services that agent branches may offer: requested by them, confirmed or denied by head office (S-25). */
export function AgentServicesPage() {
  const say = useSay();
  const locale = useLocale();
  const viewer = useViewer();
  const [request, setRequest] = useState<ServiceRequest | null>(null);
  const rowActions = useMemo(
    (): PageAction<AgentServiceRow>[] =>
      agentServiceLife.commandNames.map((command) => {
        const offered = (row: AgentServiceRow) => row.actions.find((action) => action.command === command);
        return {
          key: command,
          title: say.loose(agentServiceCommandWords[command].verb),
          icon: icons[command],
          hidden: (row) => !offered(row),
          refused: (row) => {
            const { blocked = null, permission } = offered(row) ?? {};
            return blocked === null ? undefined : refusedBy(say.loose(reasonWord(blocked)), permission);
          },
          callback: (row) =>
            setRequest({
              command,
              id: row.id,
              name: say(words.name, {
                service: say.loose(agentServiceNames[row.service]),
                branch: localName(row.branch, locale),
              }),
            }),
        };
      }),
    [say, locale],
  );
  const mayAsk = viewer.branchId !== null && can(viewer, agentServiceLife.commands.ask.permission);
  return (
    <>
      <ListPage
        definition={agentServiceList}
        call="agent_services.list"
        page="agent-services"
        tabs={tabs}
        live="agent_service"
        rowActions={rowActions}
        searchHint={agentServiceFieldWords.service_no}
        actions={
          mayAsk && (
            <Button icon={Plus} variant="main" onClick={() => setRequest({ command: 'create' })}>
              {say(words.create)}
            </Button>
          )
        }
      />
      {request && <AgentServiceDialog request={request} onClose={() => setRequest(null)} />}
    </>
  );
}
