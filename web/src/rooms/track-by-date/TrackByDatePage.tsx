import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { amountGroup } from '@waybill/domain/kernel/amount-group.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { formatWeight, toGrams } from '@waybill/domain/kernel/money.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { trackByDateList } from '@waybill/contract/rooms/track-by-date/track-by-date.columns.ts';
import type { TrackedRow } from '@waybill/contract/rooms/track-by-date/track-by-date.contract.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { pathOf, useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { usePageGo, useSearchState } from '../../kernel/page-hooks.ts';
import { ListFigures } from '../../shell/list/ListFigures.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { parsePlace, writePlace } from '../../shell/list/list-state.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { CompactAmount } from '../../ui/layout/CompactAmount.tsx';
import { trackPageWords as words } from './track-page.words.ts';
import styles from './TrackByDate.module.css';
import type { PageTarget } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: TrackedRow): PageTarget => ({ name: 'label-detail', params: { labelId: row.label_id } });
const parse = parsePlace(trackByDateList);

/** Labels by a step and the days it was done on (N-08), with their sums and the way to the same rows as Excel. */
export function TrackByDatePage() {
  const say = useSay();
  const go = usePageGo();
  const mayOpen = useMayOpen();
  const [place] = useSearchState(parse);
  const { from, to } = place.filters;
  const days = from !== undefined || to !== undefined;
  // Opened without days the page shows today, and writes it into the address, so that a link to it keeps that day.
  useEffect(() => {
    const today = businessDate(new Date());
    // On the way to another page the address has no days either.
    if (!days && window.location.pathname === pathOf('track-by-date'))
      go('track-by-date', {
        search: writePlace(trackByDateList, { ...place, filters: { ...place.filters, from: today, to: today } }),
        replace: true,
      });
  }, [days, go, place]);
  if (!days) return null;
  const excel = mayOpen('track-by-date.excel') && (
    <PageLink
      to="track-by-date.excel"
      search={writePlace(trackByDateList, { ...place, page: 1 })}
      className={buttonLook('plain')}>
      <Icon of={FileSpreadsheet} />
      {say(commonWords.excel)}
    </PageLink>
  );
  return (
    <ListPage
      definition={trackByDateList}
      call="track_by_date.list"
      page="track-by-date"
      opens={opens}
      live="labels"
      searchHint={words.search}
      actions={excel}
      figures={<Totals question={{ ...place.filters, search: place.search }} />}
    />
  );
}

/** The sums of all rows that are asked for, not only of this page. */
function Totals({ question }: { question: Readonly<Record<string, string>> }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const { data } = useQuery({
    queryKey: ['track_by_date.list', 'totals', question],
    queryFn: ({ signal }) => call('track_by_date.totals', { query: question, signal, background: true }),
    placeholderData: (before) => before,
  });
  if (data === undefined) return null;
  if (data.data === null) return <p className={styles.note}>{say(words.tooMany)}</p>;
  const { steps, labels, cod_amount, delivery_charge, weight } = data.data;
  const amounts = amountGroup([[cod_amount], [delivery_charge]], locale).totals;
  return (
    <ListFigures
      label={say(commonWords.sumsOfTheseRows)}
      figures={[
        { key: 'steps', name: say(words.steps), value: count(steps) },
        { key: 'labels', name: say(commonWords.labels), value: count(labels) },
        {
          key: 'cod',
          name: say(labelFieldWords.cod_amount),
          value: <CompactAmount amount={cod_amount} shown={amounts[0]} />,
        },
        {
          key: 'shipping',
          name: say(labelFieldWords.delivery_charge),
          value: <CompactAmount amount={delivery_charge} shown={amounts[1]} />,
        },
        { key: 'weight', name: say(commonWords.weight), value: formatWeight(toGrams(weight), locale) },
      ]}
    />
  );
}
