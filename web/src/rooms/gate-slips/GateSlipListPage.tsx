import { Plus } from 'lucide-react';
import { gateSlipList } from '@waybill/contract/rooms/gate-slips/gate-slips.columns.ts';
import type { GateSlipRow } from '@waybill/contract/rooms/gate-slips/gate-slips.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { gateSlipPageWords as words } from './gate-slip-page.words.ts';

const opens = ({ id }: GateSlipRow): PageTarget => ({ name: 'gate-slips.detail', params: { gateSlipId: id } });

/** Gate slips, the newest first. */
export function GateSlipListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('gate-slips.new') && (
    <PageLink to="gate-slips.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('gate-slips.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={gateSlipList}
      call="gate_slips.list"
      page="gate-slips.all"
      opens={opens}
      live="gate_slips"
      searchHint={words.searchSlips}
      actions={create || null}
    />
  );
}
