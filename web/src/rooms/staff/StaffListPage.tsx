import { useMemo } from 'react';
import { Pencil, Plus } from 'lucide-react';
import { staffList } from '@waybill/contract/rooms/staff/staff.columns.ts';
import type { StaffRow } from '@waybill/contract/rooms/staff/staff.contract.ts';
import { accountStateFaces } from '@waybill/contract/rooms/staff/staff.words.ts';
import { commandsFrom, inverseOf } from '@waybill/domain/kernel/lifecycle.ts';
import { can, type Viewer } from '@waybill/domain/kernel/access.ts';
import { accountLife, type AccountCommand, type AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import { decideAccount } from '@waybill/domain/rooms/staff/decide-staff.ts';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { usePageParams } from '../../kernel/page-hooks.ts';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { rowCommands, useRecordCommands, type GiveCommand } from '../../shell/detail/record-commands.tsx';
import { reasonWord } from '../../shell/reasons.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListBulkAction, PageAction } from '../../shell/list/list-page-types.ts';
import { ReasonDialog, staffCommands } from './staff-commands.ts';
import { staffPageWords } from './staff-page.words.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const tabs = accountLife.stateNames.map((state) => ({
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
  const { give, window } = useRecordCommands(staffCommands);
  const rowActions = useMemo(() => rowActionsFor(viewer, say, give), [viewer, say, give]);
  const bulk = useMemo(() => bulkFor((tab ?? accountLife.initial) as AccountState, viewer, say), [tab, viewer, say]);
  const create = mayOpen('new-staff') && (
    <PageLink to="new-staff" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('new-staff'))}
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
        searchHint={staffPageWords.search}
        actions={create}
        first={create}
      />
      {window}
    </>
  );
}

/** Opening the record, and what leads out of the state of an account; the rules are the server's own (V-16). */
function rowActionsFor(viewer: Viewer, say: Say, give: GiveCommand<AccountCommand>): PageAction<StaffRow>[] {
  const edit: PageAction<StaffRow> = {
    key: 'edit',
    title: say(can(viewer, 'staff.edit') ? commonWords.edit : commonWords.view),
    icon: Pencil,
    name: 'edit-staff',
    params: (row) => ({ staffID: row.id }),
  };
  const decide = (row: StaffRow, command: AccountCommand) =>
    decideAccount(viewer, { id: row.id, status: row.status as AccountState, level: row.role.level }, command);
  return [edit, ...rowCommands(say, staffCommands, decide, give)];
}

const bulkLabels = {
  suspend: { call: 'staff.suspend', label: staffPageWords.bulkSuspend, text: staffPageWords.bulkSessions },
  reactivate: { call: 'staff.reactivate', label: staffPageWords.bulkReactivate },
  ban: { call: 'staff.ban', label: staffPageWords.bulkBan, text: staffPageWords.bulkSessions },
} as const;

/** Returns the bulk commands for accounts of one state. Bans are lifted one account at a time. */
function bulkFor(state: AccountState, viewer: Viewer, say: Say): ListBulkAction[] {
  const commands = commandsFrom(accountLife, state in accountLife.states ? state : accountLife.initial).filter(
    (command): command is keyof typeof bulkLabels => command in bulkLabels,
  );
  return commands.map((command) => ({
    ...bulkLabels[command],
    undo: inverseOf(accountLife.commands, command),
    icon: staffCommands.icons[command],
    dialog: ReasonDialog,
    ...(accountLife.commands[command].confirm ? { tone: 'danger' as const } : {}),
    ...(can(viewer, accountLife.commands[command].permission)
      ? {}
      : { refused: say(reasonWord('missing_permission')), lacks: accountLife.commands[command].permission }),
  }));
}
