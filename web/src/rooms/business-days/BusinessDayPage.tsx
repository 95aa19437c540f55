import { businessDayList } from '@waybill/contract/rooms/business-days/business-days.columns.ts';
import type { BusinessDayDetail } from '@waybill/contract/rooms/business-days/business-days.contract.ts';
import { journalEventWords, type JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import { insAndOuts } from '@waybill/domain/rooms/business-days/business-days.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { Pairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { KyatLink } from '../ledger/ledger.door.ts';
import { businessDayPageWords as words } from './business-day-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const titleOf = ({ branch, business_date }: BusinessDayDetail, locale: Locale) =>
  sayIn(words.title, locale, { branch: localName(branch, locale), date: formatDate(business_date) });

/** A closed day: what was in the till, what came in, what went out, each figure with its journals behind it (M-04). */
export const BusinessDayPage = detailPage({
  call: 'business_days.detail',
  param: 'dayId',
  topic: null,
  list: 'business-day',
  name: titleOf,
  definition: businessDayList,
  parts: [
    { key: 'cash', title: words.cash, Content: Cash },
    {
      key: 'facts',
      title: commonWords.signedByTwo,
      aside: true,
      blanks: true,
      facts: ['branch', 'counted', 'difference', 'counted_first', 'counted_second', 'signed_at'],
    },
  ],
  More: SeeShift,
});

type Movement = BusinessDayDetail['movements'][number];

function Cash({ data }: { data: BusinessDayDetail }) {
  const say = useSay();
  const journalsOf = (event: string): PageTarget | undefined =>
    data.account_id === null
      ? undefined
      : {
          name: 'ledger.journals',
          search: { account_id: String(data.account_id), event, from: data.business_date, to: data.business_date },
        };
  const line = ({ event, amount }: Movement): Pair => ({
    key: event,
    label: say.loose(journalEventWords[event as JournalEvent]),
    value: <KyatLink amount={amount} from={journalsOf(event)} signed />,
  });
  const closing = (
    <strong>
      <KyatLink amount={data.closing} />
    </strong>
  );
  return (
    <Pairs
      pairs={[
        { key: 'opening', label: say(words.opening), value: <KyatLink amount={data.opening} /> },
        ...insAndOuts(data.movements).map(line),
        { key: 'closing', label: say(words.closing), value: closing },
      ]}
    />
  );
}

function SeeShift({ data }: { data: BusinessDayDetail }) {
  const say = useSay();
  return (
    <PageLink to="shift-handover.detail" params={{ shiftId: data.shift_handover_id }} className={buttonLook('plain')}>
      {say(words.seeShift)}
    </PageLink>
  );
}
