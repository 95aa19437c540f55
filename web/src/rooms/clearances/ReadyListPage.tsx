import { useState } from 'react';
import { HandCoins } from 'lucide-react';
import { mayMake, usualKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { codAt, type CodState } from '@waybill/domain/rooms/labels/cod-states.ts';
import { readyList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import type { ReadyRow } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { clearanceFieldWords as field } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { ListFigures } from '../../shell/list/ListFigures.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListBulkItem } from '../../shell/list/list-page-types.ts';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { moneyTopics, useListConditions, useListSums } from './use-list-sums.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import styles from './Clearance.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: ReadyRow): PageTarget => ({
  name: 'cod-clearance.ready.detail',
  search: { customer_id: String(row.id) },
});

/** Merchants by what they would be paid now, and what still waits (N-24). */
export function ReadyListPage() {
  const say = useSay();
  const pays = mayMake(useViewer(), usualKind);
  return (
    <>
      <ListPage
        definition={readyList}
        call="clearances.ready"
        page="cod-clearance.ready"
        fixed={readyNow}
        opens={opens}
        live={moneyTopics}
        searchHint={commonWords.nameBusinessOrPhone}
        figures={<Sums />}
        above={pays && <p className={styles.howToPay}>{say(words.tickToPay)}</p>}
        bulk={pays ? together : none}
      />
      <NotReadyYet />
    </>
  );
}

const readyNow = { ready: 'yes' } as const;
const none: readonly ListBulkItem[] = [];
const together: readonly ListBulkItem[] = [
  {
    key: 'together',
    label: words.makeN,
    icon: HandCoins,
    most: { rows: 50, word: words.makeMost },
    window: lazyPart(async () => (await import('./MakeTogether.tsx')).MakeTogether),
  },
];
const notYet = { ready: 'no' } as const;

/** Merchants of whom nothing can be paid now, folded away below the others and only asked for when it is unfolded. */
function NotReadyYet() {
  const say = useSay();
  const [open, unfold] = useState(false);
  const count = useCount();
  const waiting = useListSums('clearances.readyTotals', notYet, moneyTopics, (query, signal) =>
    call('clearances.readyTotals', { query, signal }),
  );
  return (
    <details className={styles.notReady} onToggle={(event) => unfold(event.currentTarget.open)}>
      <summary>
        {say(words.notReadyYet)}
        {waiting && <span className="num"> ({count(waiting.count)})</span>}
      </summary>
      {open && (
        <RelatedList definition={readyList} call="clearances.ready" filters={notYet} live={moneyTopics} opens={opens} />
      )}
    </details>
  );
}

function Sums() {
  const say = useSay();
  const question = useListConditions(readyList);
  const count = useCount();
  const sums = useListSums('clearances.readyTotals', question, moneyTopics, (query, signal) =>
    call('clearances.readyTotals', { query, signal }),
  );
  if (!sums) return null;
  // The parcels behind the figures of all merchants; of some of them there is no such list.
  const parcels = (status: CodState): PageTarget | undefined =>
    Object.keys(question).length === 0
      ? { name: 'cod', params: { status }, search: { own_merchants: 'yes' } }
      : undefined;
  return (
    <ListFigures
      label={say(commonWords.sumsOfTheseRows)}
      figures={[
        {
          key: 'ready',
          name: say(field.ready_count),
          value: count(sums.ready_count),
          opens: parcels(codAt.ready),
        },
        { key: 'cod', name: say(field.actual_cod_amount), kyat: sums.actual_cod_amount },
        { key: 'fees', name: say(field.actual_percent_amount), kyat: sums.actual_percent_amount },
        { key: 'net', name: say(field.net_payable), kyat: sums.net_payable, lead: true },
        {
          key: 'waits',
          name: say(field.pending_net),
          kyat: sums.pending_net,
          opens: parcels(codAt.delivered),
        },
      ]}
    />
  );
}
