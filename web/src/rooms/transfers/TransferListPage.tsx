import { Plus } from 'lucide-react';
import { transferList } from '@waybill/contract/rooms/transfers/transfers.columns.ts';
import type { TransferRow } from '@waybill/contract/rooms/transfers/transfers.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { transferPageWords as words } from './transfer-page.words.ts';

const opens = ({ id }: TransferRow): PageTarget => ({ name: 'transfer.detail', params: { transferId: id } });

/** Money between bank accounts, and out of them into tills (N-30). */
export function TransferListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('transfer.new') && (
    <PageLink to="transfer.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('transfer.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={transferList}
      call="transfers.list"
      page="transfer"
      live="transfer"
      opens={opens}
      searchHint={words.search}
      actions={create}
      first={create}
    />
  );
}
