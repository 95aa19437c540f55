import { gateCollectionList } from '@waybill/contract/rooms/gate-collections/gate-collections.columns.ts';
import type { GateCollectionRow } from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { gateCollectionPageWords as words } from './gate-collection-page.words.ts';
import { UncountedSlips } from './UncountedSlips.tsx';

const opens = ({ id }: GateCollectionRow): PageTarget => ({
  name: 'gate-submit.detail',
  params: { collectionId: id },
});

/** The documents of bus gates (N-26), the newest first; one is made on the slip of its gate. */
export function GateCollectionListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <ListPage
      definition={gateCollectionList}
      call="gate_collections.list"
      page="gate-submit"
      opens={opens}
      live="gate_collection"
      searchHint={words.search}
      above={mayOpen('gate-slips.all') && <UncountedSlips />}
      actions={
        mayOpen('gate-slips.all') && (
          <PageLink to="gate-slips.all" search={{ unsettled: 'yes' }} className={buttonLook('main')}>
            {say(words.slips)}
          </PageLink>
        )
      }
    />
  );
}
