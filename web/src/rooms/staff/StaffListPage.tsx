import { useMemo, useState } from 'react';
import { Ban, Pause, Pencil, Play, Plus, Undo2 } from 'lucide-react';
import { staffList } from '@waybill/contract/rooms/staff/staff.columns.ts';
import type { StaffRow } from '@waybill/contract/rooms/staff/staff.contract.ts';
import { accountCommandWords, accountStateFaces } from '@waybill/contract/rooms/staff/staff.words.ts';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { can, type Viewer } from '@waybill/domain/rooms/roles/access.ts';
import {
  account,
  accountCommands,
  accountStates,
  type AccountCommand,
  type AccountState,
} from '@waybill/domain/rooms/staff/account-states.ts';
import { decideAccount } from '@waybill/domain/rooms/staff/decide-staff.ts';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { usePageParams } from '../../kernel/page-hooks.ts';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { reasonWord } from '../../shell/reasons.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListBulkAction, PageAction } from '../../shell/list/list-page-types.ts';
import { staffMessages } from './staff.messages.ts';
import type { PageTarget } from '../../kernel/pages.ts';

const AccountDialog = lazyPart(async () => (await import('./AccountDialog.tsx')).AccountDialog);
const AccountsDialog = lazyPart(async () => (await import('./AccountDialog.tsx')).AccountsDialog);

const tabs = accountStates.map((state) => ({
  value: state,
  word: accountStateFaces[state].word,
  filters: { status: state },
}));
const opens = (row: StaffRow): PageTarget => ({ name: 'edit-staff', params: { staffID: row.id } });

/** Staff of the covered branches by account state (N-07). */
export function StaffListPage() {
  const say = useSay();
  const viewer = useViewer();
  const mayOpen = useMayOpen();
  const { tab } = usePageParams();
  const [asked, setAsked] = useState<{ row: StaffRow; command: AccountCommand } | null>(null);
  const rowActions = useMemo(
    () => rowActionsFor(viewer, say, (row, command) => setAsked({ row, command })),
    [viewer, say],
  );
  const bulk = useMemo(() => bulkFor((tab ?? account.initial) as AccountState, viewer, say), [tab, viewer, say]);
  const create = mayOpen('new-staff') && (
    <PageLink to="new-staff" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(staffMessages.create)}
    </PageLink>
  );
  return (
    <>
      <ListPage
        definition={staffList}
        call="staff.list"
        counts="staff.count"
        page="staff"
        live="staff"
        tabs={tabs}
        opens={opens}
        rowActions={rowActions}
        bulk={bulk}
        searchHint={staffMessages.search}
        actions={create}
        first={create}
      />
      {asked && <AccountDialog person={asked.row} command={asked.command} onClose={() => setAsked(null)} />}
    </>
  );
}

export const commandIcons = { suspend: Pause, reactivate: Play, ban: Ban, unban: Undo2 } as const;

/** Opening the record, and what leads out of the state of an account; the rules are the server's own (V-16). */
function rowActionsFor(
  viewer: Viewer,
  say: Say,
  ask: (row: StaffRow, command: AccountCommand) => void,
): PageAction<StaffRow>[] {
  const edit: PageAction<StaffRow> = {
    key: 'edit',
    title: say(can(viewer, 'staff.edit') ? staffMessages.editRow : staffMessages.viewRow),
    icon: Pencil,
    name: 'edit-staff',
    params: (row) => ({ staffID: row.id }),
  };
  const commands = accountCommands.map((command): PageAction<StaffRow> => ({
    key: command,
    title: say(accountCommandWords[command].verb),
    icon: commandIcons[command],
    ...(account.commands[command].confirm ? { tone: 'danger' as const } : {}),
    hidden: (row) => !commandsFrom(account, row.status as AccountState).includes(command),
    refused: (row) => {
      const decided = decideAccount(
        viewer,
        { id: row.id, status: row.status as AccountState, level: row.role.level },
        command,
      );
      return isRefusal(decided) ? say(reasonWord(decided.code)) : undefined;
    },
    callback: (row) => ask(row, command),
  }));
  return [edit, ...commands];
}

const bulkLabels = {
  suspend: { call: 'staff.suspend', label: staffMessages.bulkSuspend, text: staffMessages.bulkSessions },
  reactivate: { call: 'staff.reactivate', label: staffMessages.bulkReactivate },
  ban: { call: 'staff.ban', label: staffMessages.bulkBan, text: staffMessages.bulkSessions },
} as const;

/** What can be done with many accounts of one state. Lifting bans stays one by one. */
function bulkFor(state: AccountState, viewer: Viewer, say: Say): ListBulkAction[] {
  const commands = commandsFrom(account, state in account.states ? state : account.initial).filter(
    (command): command is keyof typeof bulkLabels => command in bulkLabels,
  );
  return commands.map((command) => ({
    ...bulkLabels[command],
    icon: commandIcons[command],
    dialog: AccountsDialog,
    ...(account.commands[command].confirm ? { tone: 'danger' as const } : {}),
    ...(can(viewer, account.commands[command].permission) ? {} : { refused: say(reasonWord('missing_permission')) }),
  }));
}
