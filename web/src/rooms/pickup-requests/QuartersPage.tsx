import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPinned } from 'lucide-react';
import type { PickupQuarters } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import {
  pickupRequestFieldWords as field,
  pickupRequestStateFaces,
} from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { parseDate } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { usePageLoading, useSearchState } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { today } from '../../kernel/today.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DatePicker } from '../../ui/inputs/DatePicker.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { pickupPageWords as words } from './pickup-page.words.ts';
import styles from './Pickups.module.css';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const parse = (raw: Readonly<Record<string, unknown>>) => parseDate(String(raw['day'] ?? ''));

/** The open pickups of a day by township and quarter: where a courier can do several on one way (N-23). */
export function QuartersPage() {
  const say = useSay();
  const [asked, setSearch] = useSearchState(parse);
  const day = asked ?? today();
  const { data, error, refetch } = useQuery({
    queryKey: ['pickup_requests.quarters', day],
    queryFn: ({ signal }) => call('pickup_requests.quarters', { query: { day }, signal }),
    placeholderData: keepPreviousData,
  });
  useLive('pickup_request', () => void refetch());
  usePageLoading(data === undefined && error === null);
  return (
    <div className="stack4">
      <PageHead title={say(titleOf('pickup-request.quarters'))} />
      <div className={styles.dayField}>
        <Field label={say(field.day)}>
          <DatePicker value={day} onChange={(next) => setSearch({ day: next ?? undefined }, { replace: true })} />
        </Field>
      </div>
      {error && (
        <Callout tone="danger" live>
          {firstMessage(error)}
        </Callout>
      )}
      {data?.data.length === 0 && <EmptyState icon={MapPinned} title={say(words.noQuarters)} />}
      {data && data.data.length > 0 && <Groups groups={data.data} day={day} />}
    </div>
  );
}

function Groups({ groups, day }: { groups: readonly PickupQuarters[]; day: string }) {
  const say = useSay();
  return (
    <table className={styles.groups}>
      <thead>
        <tr>
          <th scope="col">{say(commonFieldWords.township)}</th>
          <th scope="col">{say(words.openOnes)}</th>
          <th scope="col">{say(pickupRequestStateFaces.unassigned.word)}</th>
          <th scope="col">{say(commonFieldWords.parcel_count)}</th>
        </tr>
      </thead>
      {groups.map(({ township, quarters, ...sums }) => (
        <tbody key={township.id}>
          <Group named={township} sums={sums} day={day} />
          {quarters.map(({ quarter, ...own }) => (
            <Group key={quarter.id} named={quarter} sums={own} day={day} inner />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface GroupProps {
  named: PickupQuarters['township'];
  sums: Pick<PickupQuarters, 'open' | 'unassigned' | 'parcels'>;
  day: string;
  inner?: boolean;
}

function Group({ named, sums, day, inner }: GroupProps) {
  const locale = useLocale();
  const count = useCount();
  return (
    <tr data-inner={inner || undefined}>
      <th scope="row">
        <PageLink to="pickup-request" search={{ day, place_id: String(named.id) }} className={styles.link}>
          {localName(named, locale)}
        </PageLink>
      </th>
      <td>{count(sums.open)}</td>
      <td data-attention={sums.unassigned > 0 || undefined}>{count(sums.unassigned)}</td>
      <td>{count(sums.parcels)}</td>
    </tr>
  );
}
