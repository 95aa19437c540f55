import { Plus } from 'lucide-react';
import { remittanceList } from '@waybill/contract/rooms/remittances/remittances.columns.ts';
import type { RemittanceRow } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { remittancePageWords as words } from './remittance-page.words.ts';

const opens = ({ id }: RemittanceRow): PageTarget => ({
  name: 'clearance-from-mmpost.detail',
  params: { collectionID: id },
});

/** Lists the payments of the mail post (N-27), the newest first. */
export function RemittanceListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <ListPage
      definition={remittanceList}
      call="remittances.list"
      page="clearance-from-mmpost"
      opens={opens}
      live="remittance"
      actions={
        mayOpen('clearance-from-mmpost.new') && (
          <PageLink to="clearance-from-mmpost.new" className={buttonLook('main')}>
            <Icon of={Plus} />
            {say(words.new)}
          </PageLink>
        )
      }
    />
  );
}
