import { inverseOf } from '@waybill/domain/kernel/lifecycle.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import { useMemo } from 'react';
import { Pencil, Plus } from 'lucide-react';
import { branchList } from '@waybill/contract/rooms/branches/branches.columns.ts';
import type { BranchRow } from '@waybill/contract/rooms/branches/branches.contract.ts';
import type { BranchCommand, BranchState } from '@waybill/domain/rooms/branches/branch-states.ts';
import { decideBranch, mayUseCollections } from '@waybill/domain/rooms/branches/decide-branch.ts';
import { can, type Viewer } from '@waybill/domain/kernel/access.ts';
import { isSuperRole } from '@waybill/domain/kernel/roles.ts';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useUser, useViewer } from '../../kernel/session-store.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { rowCommands, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListBulkAction, PageAction } from '../../shell/list/list-page-types.ts';
import { branchCommands } from './branch-commands.ts';
import { branchPageWords } from './branch-page.words.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: BranchRow): PageTarget => ({ name: 'branches.edit', params: { branchId: row.id } });
/** Without the column that only administrators of rights may see. */
const openList = {
  ...branchList,
  columns: branchList.columns.filter((column) => column.key !== 'branch_collection'),
  filters: branchList.filters.filter((filter) => filter.source !== 'branch_collection'),
};

const bulk: readonly ListBulkAction[] = [
  {
    call: 'branches.close',
    undo: inverseOf(branchLife.commands, 'close'),
    label: branchPageWords.bulkClose,
    text: branchPageWords.bulkCloseText,
    icon: branchCommands.icons.close,
    tone: 'danger',
  },
  {
    call: 'branches.open',
    undo: inverseOf(branchLife.commands, 'open'),
    label: branchPageWords.bulkOpen,
    icon: branchCommands.icons.open,
  },
];
const none: readonly ListBulkAction[] = [];
/** The covered branches (E-06). */
export function BranchListPage() {
  const say = useSay();
  const viewer = useViewer();
  const user = useUser();
  const mayOpen = useMayOpen();
  const { give } = useRecordCommands(branchCommands);
  const rowActions = useMemo(
    () => rowActionsFor(viewer, say, (row, command) => give({ id: row.id, name: row.code }, command)),
    [viewer, say, give],
  );
  const makes = mayOpen('branches.new') && (user.all_branches || isSuperRole(user.role.slug));
  const create = makes && (
    <PageLink to="branches.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('branches.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={mayUseCollections(viewer) ? branchList : openList}
      call="branches.list"
      page="branches"
      live="branch"
      opens={opens}
      rowActions={rowActions}
      bulk={can(viewer, 'branch.edit') ? bulk : none}
      searchHint={branchPageWords.search}
      actions={create}
      first={create}
    />
  );
}

/** Opening the record, and closing or opening the branch; the rules are the server's own (V-16). */
function rowActionsFor(
  viewer: Viewer,
  say: Say,
  give: (row: BranchRow, command: BranchCommand) => void,
): PageAction<BranchRow>[] {
  const edit: PageAction<BranchRow> = {
    key: 'edit',
    title: say(can(viewer, 'branch.edit') ? commonWords.edit : commonWords.view),
    icon: Pencil,
    name: 'branches.edit',
    params: (row) => ({ branchId: row.id }),
  };
  const decide = (row: BranchRow, command: BranchCommand) =>
    decideBranch(viewer, { status: row.status as BranchState, activeStaff: row.active_staff }, command);
  return [edit, ...rowCommands(say, branchCommands, decide, give)];
}
