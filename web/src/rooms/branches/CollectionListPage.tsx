import { useMemo } from 'react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { branchCollectionList } from '@waybill/contract/rooms/branches/branches.columns.ts';
import type { BranchCollectionRow } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { useLocale, useSay, type Say } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { branchPageWords } from './branch-page.words.ts';
import { useRemoveCollection } from './use-remove-collection.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { reasonWord } from '../../shell/reasons.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: BranchCollectionRow): PageTarget => ({
  name: 'branch-collections.edit',
  params: { collectionId: row.id },
});

/** The branch collections, for the roles that administer rights. */
export function CollectionListPage() {
  const say = useSay();
  const locale = useLocale();
  const remove = useRemoveCollection();
  const rowActions = useMemo(() => rowActionsFor(say, locale, remove), [say, locale, remove]);
  const create = (
    <PageLink to="branch-collections.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('branch-collections.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={branchCollectionList}
      call="branches.collections"
      page="branch-collections"
      live="branch_collection"
      opens={opens}
      rowActions={rowActions}
      searchHint={branchPageWords.searchCollections}
      actions={create}
      first={create}
    />
  );
}

function rowActionsFor(
  say: Say,
  locale: Locale,
  remove: ReturnType<typeof useRemoveCollection>,
): PageAction<BranchCollectionRow>[] {
  return [
    {
      key: 'edit',
      title: say(commonWords.edit),
      icon: Pencil,
      name: 'branch-collections.edit',
      params: (row) => ({ collectionId: row.id }),
    },
    {
      key: 'remove',
      title: say(commonWords.delete),
      icon: Trash2,
      tone: 'danger',
      refused: (row) => (row.staff_count > 0 ? say(reasonWord('in_use')) : undefined),
      callback: (row) => void remove(row.id, localName(row.name, locale)),
    },
  ];
}
