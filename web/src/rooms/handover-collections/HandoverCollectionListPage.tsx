import { Plus } from 'lucide-react';
import { handoverCollectionList } from '@waybill/contract/rooms/handover-collections/handover-collections.columns.ts';
import type { HandoverCollectionRow } from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import { handoverCollectionStateFaces } from '@waybill/contract/rooms/handover-collections/handover-collections.words.ts';
import { handoverCollectionLife } from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { handoverCollectionPageWords as words } from './handover-collection-page.words.ts';

const tabs = handoverCollectionLife.stateNames.map((state) => ({
  value: state,
  word: handoverCollectionStateFaces[state].word,
  filters: { status: state },
}));
const opens = ({ id }: HandoverCollectionRow): PageTarget => ({
  name: 'handover-collection.detail',
  params: { collectionId: id },
});

/** Hand-overs of parcels by how far they have come (N-30). */
export function HandoverCollectionListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('handover-collection.new') && (
    <PageLink to="handover-collection.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('handover-collection.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={handoverCollectionList}
      call="handover_collections.list"
      page="handover-collection"
      tabs={tabs}
      opens={opens}
      live="handover_collection"
      searchHint={words.search}
      actions={create || null}
    />
  );
}
