import { useQuery, keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { handoverList } from '@waybill/contract/rooms/handovers/handovers.columns.ts';
import type { HandoverRow } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { handoverFieldWords as field, handoverStateFaces } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { handoverLife } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageParams, useSearchState } from '../../kernel/page-hooks.ts';
import { ListFigures } from '../../shell/list/ListFigures.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { parsePlace } from '../../shell/list/list-state.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { KyatLink } from '../ledger/ledger.door.ts';
import { cashPageWords as words } from './cash-page.words.ts';
import { useLiveCash } from './use-live-cash.ts';
import type { PageTarget } from '../../kernel/pages.ts';

const tabs = handoverLife.stateNames.map((state) => ({
  value: state,
  word: handoverStateFaces[state].word,
  filters: { status: state },
}));
const opens = (row: HandoverRow): PageTarget => ({ name: 'cash-detail', params: { id: row.id } });
const journalsOf = (row: HandoverRow): PageTarget => ({
  name: 'ledger.journals',
  search: { handover_id: String(row.id) },
});
const parse = parsePlace(handoverList);

const money =
  (key: 'expected' | 'counted' | 'difference') =>
  (row: HandoverRow): ReactNode => {
    const amount = row[key];
    return amount === null ? (
      <span className="muted" data-empty>
        –
      </span>
    ) : (
      <KyatLink
        amount={amount}
        signed={key === 'difference'}
        from={row.counted === null ? undefined : journalsOf(row)}
      />
    );
  };
const cells: Readonly<Record<string, (row: HandoverRow) => ReactNode>> = {
  expected: money('expected'),
  counted: money('counted'),
  difference: money('difference'),
};

/** Cash handovers by state, with their totals (S-25). */
export function HandoverListPage() {
  const { tab } = usePageParams();
  const state = handoverLife.stateNames.find((one) => one === tab) ?? (handoverLife.stateNames[0] as string);
  useLiveCash();
  return (
    <ListPage
      definition={handoverList}
      call="handovers.list"
      page="cash"
      tabs={tabs}
      opens={opens}
      cells={cells}
      live="handover"
      searchHint={words.search}
      figures={<Sums status={state} />}
    />
  );
}

/** Totals of the handovers of the tab and its filters; without chosen days, of the last thirty. */
function Sums({ status }: { status: string }) {
  const say = useSay();
  const count = useCount();
  const [place] = useSearchState(parse);
  const query = { ...place.filters, status };
  const { data } = useQuery({
    queryKey: ['handovers.sums', query],
    queryFn: ({ signal }) => call('handovers.sums', { query, signal }),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  const { count: handovers, expected, counted, short, over } = data.data;
  const days = say(
    place.filters['from'] === undefined && place.filters['to'] === undefined ? words.lastDays : words.inDays,
  );
  return (
    <ListFigures
      label={say(words.figures)}
      figures={[
        { key: 'count', name: say(words.handovers), value: count(handovers), note: days },
        { key: 'expected', name: say(field.expected), kyat: expected ?? undefined, value: say(words.notYet) },
        { key: 'counted', name: say(field.counted), kyat: counted },
        ...(short > 0 ? [{ key: 'short', name: say(words.missing), kyat: short, danger: true }] : []),
        ...(over > 0 ? [{ key: 'over', name: say(words.tooMuch), kyat: over }] : []),
      ]}
    />
  );
}
