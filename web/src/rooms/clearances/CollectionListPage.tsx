import { HandCoins } from 'lucide-react';
import { collectedList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import type { ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { pageOf, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { clearancePlaces, documentPlace } from './clearance-places.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { useListConditions } from './use-list-sums.ts';
import { useMerchantName } from './use-merchant-name.ts';

/** Documents that collect what merchants owe on their account (N-27). */
export function CreditCollectionsPage() {
  return <Collections kind="credit" />;
}

/** Documents on which returned parcels are given back and paid for (N-25). */
export function ReturnCollectionsPage() {
  return <Collections kind="return" />;
}

const fixed = { credit: { kind: 'credit' }, return: { kind: 'return' } } as const;

function Collections({ kind }: { kind: Extract<ClearanceKind, keyof typeof fixed> }) {
  const say = useSay();
  const question = useListConditions(collectedList);
  const name = useMerchantName(question['customer_id']);
  const { list, ready } = clearancePlaces[kind];
  const make = (
    <PageLink to={ready} className={buttonLook('main')}>
      <Icon of={HandCoins} />
      {say(titleOf(ready))}
    </PageLink>
  );
  return (
    <ListPage
      definition={collectedList}
      title={pageOf(list)?.title ?? collectedList.title}
      call="clearances.collections"
      page={list}
      fixed={fixed[kind]}
      opens={documentPlace}
      live="clearance"
      searchHint={words.search}
      filterNames={{ customer_id: name }}
      actions={make}
      first={make}
    />
  );
}
