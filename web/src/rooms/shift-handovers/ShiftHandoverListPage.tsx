import { Plus } from 'lucide-react';
import { shiftHandoverList } from '@waybill/contract/rooms/shift-handovers/shift-handovers.columns.ts';
import type { ShiftHandoverRow } from '@waybill/contract/rooms/shift-handovers/shift-handovers.contract.ts';
import { shiftStateFaces } from '@waybill/contract/rooms/shift-handovers/shift-handovers.words.ts';
import { shiftLife } from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { shiftHandoverPageWords as words } from './shift-handover-page.words.ts';

const tabs = shiftLife.stateNames.map((state) => ({
  value: state,
  word: shiftStateFaces[state].word,
  filters: { status: state },
}));
const opens = ({ id }: ShiftHandoverRow): PageTarget => ({ name: 'shift-handover.detail', params: { shiftId: id } });

/** Shift handovers by how far they have come (G-03). */
export function ShiftHandoverListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('shift-handover.new') && (
    <PageLink to="shift-handover.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('shift-handover.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={shiftHandoverList}
      call="shift_handovers.list"
      page="shift-handover"
      tabs={tabs}
      opens={opens}
      live="shift_handover"
      searchHint={words.search}
      actions={create || null}
    />
  );
}
