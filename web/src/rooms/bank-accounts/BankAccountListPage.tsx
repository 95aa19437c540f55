import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { bankAccountList } from '@waybill/contract/rooms/bank-accounts/bank-accounts.columns.ts';
import type { BankAccountRow } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { BankAccountCommand } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { rowCommands, useRecordCommands } from '../../shell/detail/record-commands.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { bankAccountActions } from './bank-account-commands.ts';
import { bankAccountPageWords as words } from './bank-account-page.words.ts';

const opens = ({ id }: BankAccountRow): PageTarget => ({ name: 'bank-accounts.day', params: { accountId: id } });

/** The bank accounts of the operator, with what the books and the bank say. */
export function BankAccountListPage() {
  const say = useSay();
  const viewer = useViewer();
  const mayOpen = useMayOpen();
  const { give } = useRecordCommands(bankAccountActions);
  const rowActions = useMemo(() => {
    const decide = ({ is_default }: BankAccountRow, command: BankAccountCommand) =>
      is_default
        ? refuse('bank_default_stays')
        : can(viewer, bankAccountActions.life.commands[command].permission)
          ? null
          : refuse('missing_permission');
    return rowCommands(say, bankAccountActions, decide, give);
  }, [say, viewer, give]);
  const create = mayOpen('bank-accounts.new') && (
    <PageLink to="bank-accounts.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('bank-accounts.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={bankAccountList}
      call="bank_accounts.list"
      page="bank-accounts"
      live="bank_account"
      opens={opens}
      searchHint={words.search}
      rowActions={rowActions}
      actions={create}
      first={create}
    />
  );
}
