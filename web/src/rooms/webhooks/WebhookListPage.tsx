import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { webhookList } from '@waybill/contract/rooms/webhooks/webhooks.columns.ts';
import type { WebhookRow } from '@waybill/contract/rooms/webhooks/webhooks.contract.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { WebhookCommand } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import type { KeyMode } from '@waybill/domain/kernel/worlds.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { rowCommands, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { inWorld, useWorld } from '../../shell/worlds.ts';
import { WorldSwitch } from '../../shell/WorldSwitch.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { webhookActions } from './webhook-commands.ts';
import { webhookPageWords as words } from './webhook-page.words.ts';

const opensIn =
  (world: KeyMode) =>
  ({ id }: WebhookRow): PageTarget => ({ name: 'webhooks.detail', params: { webhookId: id }, search: inWorld(world) });
const opens = { live: opensIn('live'), test: opensIn('test') };

/** The programs outside that hear of steps (N-06). */
export function WebhookListPage() {
  const say = useSay();
  const viewer = useViewer();
  const mayOpen = useMayOpen();
  const { give } = useRecordCommands(webhookActions);
  const rowActions = useMemo(() => {
    const decide = (_: WebhookRow, command: WebhookCommand) =>
      can(viewer, webhookActions.life.commands[command].permission) ? null : refuse('missing_permission');
    return rowCommands(say, webhookActions, decide, give);
  }, [say, viewer, give]);
  const world = useWorld();
  const isReal = !('world' in inWorld(world));
  const create = mayOpen('webhooks.create') && (
    <PageLink to="webhooks.create" search={inWorld(world)} className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('webhooks.create'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={webhookList}
      call="webhooks.list"
      page="webhooks"
      live={isReal ? 'webhook' : null}
      opens={opens[world]}
      above={
        <>
          <WorldSwitch page="webhooks" />
          {!isReal && <p className="muted">{say(words.testHow)}</p>}
        </>
      }
      searchHint={words.search}
      rowActions={rowActions}
      actions={create || null}
      first={create || undefined}
    />
  );
}
