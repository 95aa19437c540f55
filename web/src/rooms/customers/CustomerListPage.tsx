import { useMemo } from 'react';
import { Pencil, Plus } from 'lucide-react';
import { customerList } from '@waybill/contract/rooms/customers/customers.columns.ts';
import type { CustomerRow } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { customerFieldWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { customerReasonForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { inverseOf } from '@waybill/domain/kernel/lifecycle.ts';
import { customerLife } from '@waybill/domain/rooms/customers/customer-states.ts';
import { decideCustomer } from '@waybill/domain/rooms/customers/decide-customer.ts';
import { can, type Viewer } from '@waybill/domain/kernel/access.ts';
import type { AccountCommand, AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { rowCommands, useRecordCommands, type GiveCommand } from '../../shell/detail/record-commands.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListBulkAction, PageAction } from '../../shell/list/list-page-types.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { customerCommands } from './customer-commands.tsx';
import { customerPageWords as words } from './customer-page.words.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: CustomerRow): PageTarget => ({ name: 'customer.detail', params: { customerId: row.id } });

/** Merchants and walk-in senders of the covered branches (N-20). */
export function CustomerListPage() {
  const say = useSay();
  const viewer = useViewer();
  const mayOpen = useMayOpen();
  const { give, window } = useRecordCommands(customerCommands);
  const rowActions = useMemo(() => rowActionsFor(viewer, say, give), [viewer, say, give]);
  const bulk = useMemo(() => bulkFor(viewer), [viewer]);
  const create = mayOpen('customer.create') && (
    <PageLink to="customer.create" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('customer.create'))}
    </PageLink>
  );
  return (
    <>
      <ListPage
        definition={customerList}
        call="customers.list"
        page="customer.list"
        live="customers"
        opens={opens}
        rowActions={rowActions}
        bulk={bulk}
        searchHint={commonWords.nameBusinessOrPhone}
        actions={create}
        first={create}
      />
      {window}
    </>
  );
}

/** Changing the record, and what leads out of the state of an account; the rules are the server's own (V-16). */
function rowActionsFor(viewer: Viewer, say: Say, give: GiveCommand<AccountCommand>): PageAction<CustomerRow>[] {
  const edit: PageAction<CustomerRow> = {
    key: 'edit',
    title: say(commonWords.edit),
    icon: Pencil,
    name: 'customer.edit',
    params: (row) => ({ customerId: row.id }),
    hidden: () => !can(viewer, 'customer.edit'),
  };
  const decide = (row: CustomerRow, command: AccountCommand) =>
    decideCustomer(viewer, row.status as AccountState, command);
  return [edit, ...rowCommands(say, customerCommands, decide, give)];
}

const bulkActions = [
  { command: 'suspend', call: 'customers.suspend', label: words.bulkSuspend, text: words.bulkText, tone: 'danger' },
  { command: 'reactivate', call: 'customers.reactivate', label: words.bulkReactivate },
  { command: 'ban', call: 'customers.ban', label: words.bulkBan, text: words.bulkText, tone: 'danger' },
] as const;

/** Returns the bulk commands that the viewer may run. Bans are lifted one account at a time. */
function bulkFor(viewer: Viewer): ListBulkAction[] {
  return bulkActions
    .filter(({ command }) => can(viewer, customerLife.commands[command].permission))
    .map(({ command, ...action }) => ({
      ...action,
      undo: inverseOf(customerLife.commands, command),
      icon: customerCommands.icons[command],
      form: customerReasonForm,
      fields: customerFieldWords,
    }));
}
