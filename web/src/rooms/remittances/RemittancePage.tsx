import { BadgeCheck, Ban, RefreshCw } from 'lucide-react';
import { remittanceList } from '@waybill/contract/rooms/remittances/remittances.columns.ts';
import type { RemittanceDetail } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import {
  remittanceCommandWords,
  remittanceFaces,
  remittanceWords,
} from '@waybill/contract/rooms/remittances/remittances.words.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { remittanceLife } from '@waybill/domain/rooms/remittances/remittance-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { PaperButtons } from '../../shell/detail/PaperButtons.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { remittancePageWords as words } from './remittance-page.words.ts';
import { RemittanceLines } from './RemittanceLines.tsx';

/** One remittance (N-27): totals of its lines, its confirmation, and settling its differences. */
export const RemittancePage = detailPage({
  call: 'remittances.detail',
  param: 'collectionID',
  topic: 'remittance',
  list: 'clearance-from-mmpost',
  name: ({ number }) => number,
  title: ({ number }) => <span className="code">{number}</span>,
  faces: remittanceFaces,
  note: ({ bank_amount }, locale) => sayKyat(bank_amount, locale),
  commands: {
    words: remittanceCommandWords,
    each: {
      confirm: {
        icon: BadgeCheck,
        variant: 'main',
        text: ({ bank_amount, mmpost_charge }, locale) =>
          sayIn(words.confirmText, locale, {
            bank: sayKyat(bank_amount, locale),
            charge: sayKyat(mmpost_charge, locale),
          }),
        send: ({ id, version }, sending) =>
          call('remittances.confirm', { params: { id }, body: { version }, ...sending }),
      },
      match: {
        icon: RefreshCw,
        atOnce: true,
        send: ({ id }, sending) => call('remittances.match', { params: { id }, ...sending }),
      },
      void: { icon: Ban, send: ({ id }, sending) => call('remittances.void', { params: { id }, ...sending }) },
    },
  },
  definition: remittanceList,
  parts: [
    {
      key: 'lines',
      title: remittanceWords.lines,
      across: true,
      Content: ({ data }) => <RemittanceLines remittance={data} />,
    },
    {
      key: 'facts',
      title: words.facts,
      facts: [
        'reference',
        'paid_on',
        'bank_account',
        'bank_amount',
        'mmpost_charge',
        'lines_total',
        'file_name',
        'created_by',
        'created_at',
        'confirmed_by',
        'confirmed_at',
        'branch',
      ],
    },
  ],
  More: ({ data: { id, number } }) => (
    <PaperButtons
      print={{ name: 'clearance-from-mmpost.print', params: { collectionID: id } }}
      excel={{ call: 'remittances.excel', id, name: number }}
      words={words}
    />
  ),
  Above: Notice,
  useHistory: historyOf('remittances'),
});

/** The next step of the remittance. */
function Notice({ data }: { data: RemittanceDetail }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const { status, lines_amount, ready_amount, bank_amount, mmpost_charge, lines_waiting, actions } = data;
  if (status === remittanceLife.at.complete)
    return lines_waiting > 0 ? (
      <Callout tone="attention">{say(words.waiting, { n: count(lines_waiting) })}</Callout>
    ) : null;
  if (status !== remittanceLife.at.pending) return null;
  const paid = bank_amount + mmpost_charge;
  if (lines_amount !== paid)
    return (
      <Callout tone="danger">
        {say(words.differs, { lines: sayKyat(lines_amount, locale), paid: sayKyat(paid, locale) })}
      </Callout>
    );
  return (
    <Callout tone="info">
      {say(words.ready, { amount: sayKyat(ready_amount, locale) })}{' '}
      {actions.some(({ blocked }) => blocked !== null) && say(words.secondPerson)}
    </Callout>
  );
}
