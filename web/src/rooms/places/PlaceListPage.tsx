import { useMemo } from 'react';
import { FolderTree, Pencil, Plus, Truck } from 'lucide-react';
import { placeList } from '@waybill/contract/rooms/places/places.columns.ts';
import type { PlaceRow } from '@waybill/contract/rooms/places/places.contract.ts';
import { placeFieldWords } from '@waybill/contract/rooms/places/places.words.ts';
import { placeBranchForm } from '@waybill/domain/rooms/places/place-form.ts';
import { isLeafType } from '@waybill/domain/rooms/places/place-kinds.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListBulkAction, PageAction } from '../../shell/list/list-page-types.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { placePageWords } from './place-page.words.ts';
import { searchWithin } from './within.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: PlaceRow): PageTarget => ({ name: 'places.edit', params: { placeId: row.id } });
const bulk: readonly ListBulkAction[] = [
  {
    call: 'places.assign',
    label: placePageWords.bulkAssign,
    text: placePageWords.bulkAssignText,
    icon: Truck,
    form: placeBranchForm,
    fields: { branch_id: placeFieldWords.delivers },
    sources: { branch_id: 'branch' },
  },
];
const none: readonly ListBulkAction[] = [];

/** Every place, in the order of the postcodes, which is that of the tree (E-03). */
export function PlaceListPage() {
  const say = useSay();
  const mayEdit = can(useViewer(), 'place.edit');
  const rowActions = useMemo(
    (): PageAction<PlaceRow>[] => [
      {
        key: 'edit',
        title: say(mayEdit ? commonWords.edit : commonWords.view),
        icon: Pencil,
        name: 'places.edit',
        params: (row) => ({ placeId: row.id }),
      },
      {
        key: 'inside',
        title: say(placePageWords.insideRow),
        icon: FolderTree,
        name: 'places',
        query: (row) => searchWithin(row.type, row.id),
        hidden: (row) => isLeafType(row.type),
      },
    ],
    [say, mayEdit],
  );
  const create = mayEdit && (
    <PageLink to="places.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('places.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={placeList}
      call="places.list"
      page="places"
      live="place"
      opens={opens}
      rowActions={rowActions}
      bulk={mayEdit ? bulk : none}
      searchHint={placePageWords.search}
      actions={create}
      first={create}
    />
  );
}
