import { Plus } from 'lucide-react';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { moveInList } from '@waybill/contract/rooms/move-ins/move-ins.columns.ts';
import type { MoveInRow } from '@waybill/contract/rooms/move-ins/move-ins.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { titleOf, useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

const opens = ({ id }: MoveInRow): PageTarget => ({ name: 'move-ins.detail', params: { moveInId: id } });

/** Move-ins from a former system (W-05). */
export function MoveInListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('move-ins.new') && (
    <PageLink to="move-ins.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('move-ins.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={moveInList}
      call="move_ins.list"
      page="move-ins"
      live="move_in"
      opens={opens}
      searchHint={commonFieldWords.name}
      actions={create}
      first={create}
    />
  );
}
