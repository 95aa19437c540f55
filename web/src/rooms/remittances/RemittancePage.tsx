import { BadgeCheck, Ban, RefreshCw } from 'lucide-react';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { remittanceList } from '@waybill/contract/rooms/remittances/remittances.columns.ts';
import type { RemittanceDetail } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import {
  remittanceCommandWords,
  remittanceFaces,
  remittanceWords,
} from '@waybill/contract/rooms/remittances/remittances.words.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { remittanceAt, type RemittanceState } from '@waybill/domain/rooms/remittances/remittance-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { randomKey } from '../../kernel/request.ts';
import type { ActionFace } from '../../shell/detail/ActionBar.tsx';
import { DetailPage, type DetailPart } from '../../shell/detail/DetailPage.tsx';
import { PaperButtons } from '../../shell/detail/PaperButtons.tsx';
import { usePairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useHistory } from '../audit/audit.door.ts';
import { remittancePageWords as words } from './remittance-page.words.ts';
import { RemittanceLines } from './RemittanceLines.tsx';
import { showRemittances } from './show-remittances.ts';

/** One remittance (N-27): what its lines come to, confirming it, and ending its differences. */
export const RemittancePage = recordPage({
  call: 'remittances.detail',
  param: 'collectionID',
  topic: 'remittance',
  list: 'clearance-from-mmpost',
  crumb: ({ number }) => number,
  Content: Opened,
});

const columnOf = (key: string): Column => remittanceList.columns.find((column) => column.key === key) as Column;
const factColumns = [
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
].map(columnOf);

function Opened({ data }: OpenRecord<RemittanceDetail>) {
  const say = useSay();
  const locale = useLocale();
  const history = useHistory('remittances', data);
  const facts = usePairs(
    factColumns.filter(({ key }) => (data as unknown as Readonly<Record<string, unknown>>)[key] !== null),
    data as never,
  );
  const parts: DetailPart[] = [
    { key: 'lines', title: say(remittanceWords.lines), content: <RemittanceLines remittance={data} />, across: true },
    { key: 'facts', title: say(words.facts), pairs: facts },
  ];
  return (
    <DetailPage
      title={<span className="code">{data.number}</span>}
      state={remittanceFaces[data.status as RemittanceState]}
      note={sayKyat(data.bank_amount, locale)}
      actions={{ actions: data.actions, faces: useFaces(data) }}
      more={
        <PaperButtons
          print={{ to: 'clearance-from-mmpost.print', params: { collectionID: data.id } }}
          excel={{ call: 'remittances.excel', id: data.id, name: data.number }}
          words={words}
        />
      }
      above={<Notice remittance={data} />}
      parts={parts}
      history={history}
    />
  );
}

/** What has to happen next. */
function Notice({ remittance }: { remittance: RemittanceDetail }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const { status, lines_amount, ready_amount, bank_amount, mmpost_charge, lines_waiting, actions } = remittance;
  if (status === remittanceAt.booked)
    return lines_waiting > 0 ? (
      <Callout tone="attention">{say(words.waiting, { n: count(lines_waiting) })}</Callout>
    ) : null;
  if (status !== remittanceAt.open) return null;
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

function useFaces(data: RemittanceDetail): Readonly<Record<string, ActionFace>> {
  const say = useSay();
  const locale = useLocale();
  const run = useDoing();
  const act = (command: 'match' | 'confirm' | 'void', doing: () => Promise<unknown>, text?: string) => () =>
    void run(doing, {
      ...(command === 'match'
        ? {}
        : {
            ask: {
              question: say.loose(remittanceCommandWords[command].ask, { name: data.number }),
              ...(text === undefined ? {} : { text }),
              yes: say.loose(remittanceCommandWords[command].verb),
              kind: 'plain' as const,
            },
          }),
      success: say(words.done, { verb: say.loose(remittanceCommandWords[command].verb), name: data.number }),
      fresh: showRemittances,
    });
  const params = { id: data.id };
  return {
    confirm: {
      word: remittanceCommandWords.confirm.verb,
      icon: BadgeCheck,
      variant: 'main',
      run: act(
        'confirm',
        () => call('remittances.confirm', { params, body: { version: data.version }, idempotencyKey: randomKey() }),
        say(words.confirmText, {
          bank: sayKyat(data.bank_amount, locale),
          charge: sayKyat(data.mmpost_charge, locale),
        }),
      ),
    },
    match: {
      word: remittanceCommandWords.match.verb,
      icon: RefreshCw,
      run: act('match', () => call('remittances.match', { params })),
    },
    void: {
      word: remittanceCommandWords.void.verb,
      icon: Ban,
      run: act('void', () => call('remittances.void', { params })),
    },
  };
}
