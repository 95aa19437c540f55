import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallOutput } from '@waybill/contract/registry.ts';
import {
  accountKindWords,
  accountNameWords,
  journalEventWords,
  ledgerFieldWords as field,
} from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { NoSuchRecord } from '../../shell/detail/use-record.ts';
import { DateRange, runsBackwards } from '../../ui/inputs/DateRange.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import type { TableColumn } from '../../ui/table/columns.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Cause } from './Cause.tsx';
import { Figures } from './Figures.tsx';
import { KyatLink } from './KyatLink.tsx';
import { StatementExport, type StatementOf, type StatementPlace } from './StatementExport.tsx';
import { StatementParts } from './StatementParts.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import styles from './Ledger.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

type Answer = CallOutput<'ledger.statement'>;
type Line = Answer['data'][number];

interface StatementProps {
  of: { readonly account_id: number } | StatementOf;
  place: StatementPlace;
  onPlace: (place: StatementPlace) => void;
}

const perPage = 50;

/**
 * Lists the movements of an account with the balance after each; every line links to its journal and to its cause.
 *
 * @example <Statement of={{ account_id: 7 }} place={place} onPlace={setPlace} />
 */
export function Statement({ of, place, onPlace }: StatementProps) {
  const say = useSay();
  const { data, error, isFetching, refetch } = useStatement(of, place);
  const go = usePageGo();
  const mayOpen = useMayOpen();
  const viewer = useViewer();
  const outside = isMerchant(viewer);
  const several = !outside && (data?.accounts.length ?? 0) > 1;
  const columns = useMemo(() => pickColumns(say, { several, outside }), [say, several, outside]);
  if (error instanceof ApiError && error.code === blind)
    return (
      <Callout tone="info" title={say(words.blindTitle)}>
        {say(words.blindText)}
      </Callout>
    );
  const requestId = error instanceof ApiError && error.requestId !== null ? { requestId: error.requestId } : {};
  return (
    <div className="stack4">
      <div className={styles.tools}>
        <div className={styles.days}>
          <DateRange value={place} onChange={({ from, to }) => onPlace({ from, to, page: 1 })} />
        </div>
        {'account_id' in of || <StatementExport of={of} place={place} />}
      </div>
      {data?.parts && <StatementParts statement={data} />}
      {data && !data.parts && (
        <Figures label={say(words.figures)} figures={figuresOf(say, data, place.from === null && place.to === null)} />
      )}
      <DataTable<Line>
        label={say(words.lines)}
        columns={columns}
        rows={data?.data}
        rowId={(row) => String(row.id)}
        loading={isFetching}
        firstNumber={(place.page - 1) * perPage + 1}
        awaited={8}
        empty={{ hint: say(words.linesHint) }}
        singleKeys={false}
        failure={error ? { onRetry: () => void refetch(), ...requestId } : undefined}
        {...(mayOpen('ledger.journal')
          ? { onOpen: (row: Line) => go('ledger.journal', { params: { journalId: row.journal_id } }) }
          : {})}
        footer={
          data && data.last_page > 1 ? (
            <Pagination page={data.page} last={data.last_page} onPage={(page) => onPlace({ ...place, page })} />
          ) : undefined
        }
      />
    </div>
  );
}

const blind = 'counted_blind';

/** The statement itself; pages of the same one share its head. An id of 0 is of nobody. */
export function useStatement(of: StatementProps['of'], { from, to, page }: StatementPlace) {
  const query = { ...of, ...(from === null ? {} : { from }), ...(to === null ? {} : { to }), page, per_page: perPage };
  return useQuery({
    queryKey: ['ledger.statement', query],
    enabled: !runsBackwards({ from, to }),
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      if (Object.values(of).includes(0)) throw new NoSuchRecord();
      return call('ledger.statement', { query, signal });
    },
  });
}

function figuresOf(say: Say, { opening, closing, earned, paid_in }: Answer, usual: boolean) {
  return [
    { key: 'opening', name: say(field.opening), value: opening },
    ...(earned === null ? [] : [{ key: 'earned', name: say(commonWords.commissionEarned), value: earned }]),
    ...(paid_in === null ? [] : [{ key: 'paid_in', name: say(words.paidIn), value: paid_in }]),
    { key: 'moved', name: say(words.moved), value: closing - opening, ...(usual ? { note: say(words.lastDays) } : {}) },
    { key: 'closing', name: say(field.closing), value: closing },
  ];
}

/** Returns the name of the other account: the fee, or the kind of account. */
function counterOf(say: Say, { kind, name }: NonNullable<Line['counter']>): string {
  const named = name === null ? undefined : accountNameWords[name as keyof typeof accountNameWords];
  return named ? say.loose(named) : say.loose(accountKindWords[kind as keyof typeof accountKindWords]);
}

/** A merchant reads which fee it was, and nothing of the operator's accounts. */
function pickColumns(
  say: Say,
  { several, outside }: { readonly several: boolean; readonly outside: boolean },
): TableColumn<Line>[] {
  return [
    {
      key: 'at',
      label: say(field.at),
      card: 'title',
      cell: (row) => <time dateTime={row.at}>{formatDateTime(new Date(row.at))}</time>,
    },
    {
      key: 'event',
      label: say(field.event),
      cell: (row) => (
        <>
          {say.loose(journalEventWords[row.event as keyof typeof journalEventWords])}
          {row.counter && (!outside || row.counter.name !== null) && (
            <span className={styles.counter}>{counterOf(say, row.counter)}</span>
          )}
        </>
      ),
    },
    ...(several
      ? [
          {
            key: 'kind',
            label: say(field.account),
            cell: (row: Line) => say.loose(accountKindWords[row.kind as keyof typeof accountKindWords]),
          },
        ]
      : []),
    { key: 'cause', label: say(words.cause), cell: (row) => <Cause of={row} /> },
    {
      key: 'amount',
      label: say(field.amount),
      align: 'end',
      cell: (row) => (
        <KyatLink amount={row.amount} signed from={{ name: 'ledger.journal', params: { journalId: row.journal_id } }} />
      ),
    },
    { key: 'balance', label: say(field.balance), align: 'end', cell: (row) => <KyatLink amount={row.balance} /> },
  ];
}
