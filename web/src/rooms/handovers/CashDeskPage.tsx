import { useQuery } from '@tanstack/react-query';
import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { TableColumn } from '../../ui/table/columns.ts';
import { cashPageWords as words } from './cash-page.words.ts';
import { useCarrierColumns, useShortageColumns, useTillColumns, useToCountColumns } from './cash-columns.tsx';
import { SendCash } from './SendCash.tsx';
import { SettleAgent } from './SettleAgent.tsx';
import { useLiveCash } from './use-live-cash.ts';
import styles from './Cash.module.css';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The cashier's page: what is to be counted, who still carries cash, what the branch holds and sends, who owes (decisions 5). */
export function CashDeskPage() {
  const say = useSay();
  useLiveCash();
  const toCount = useDesk('handovers.list', { status: 'active', per_page: 200 });
  const carriers = useDesk('handovers.carriers');
  const tills = useDesk('handovers.branchCash');
  const columns = {
    toCount: useToCountColumns(),
    carriers: useCarrierColumns(),
    tills: useTillColumns(),
  };
  return (
    <div className="stack4">
      <PageHead
        title={say(titleOf('cash-desk'))}
        actions={
          <>
            <SettleAgent />
            <SendCash tills={tills.data?.data ?? []} />
          </>
        }
      />
      <DetailSection title={say(commonWords.toBeCounted)}>
        <Rows
          label={say(commonWords.toBeCounted)}
          of={toCount}
          columns={columns.toCount}
          idOf={(row) => row.id}
          empty={say(words.noneToCount)}
        />
      </DetailSection>
      <DetailSection title={say(words.carriers)}>
        <p className={styles.hint}>{say(words.carriersHint)}</p>
        <Rows
          label={say(words.carriers)}
          of={carriers}
          columns={columns.carriers}
          idOf={(row) => row.staff_id}
          empty={say(words.noCarriers)}
        />
      </DetailSection>
      <DetailSection title={say(commonWords.cashAtTheBranch)}>
        <Rows
          label={say(commonWords.cashAtTheBranch)}
          of={tills}
          columns={columns.tills}
          idOf={(row) => row.branch.id}
          empty={say(words.noTills)}
        />
      </DetailSection>
      <ShortageSection />
    </div>
  );
}

/** Who owes missing cash, and what may be done about it; nothing while nobody does. */
export function ShortageSection() {
  const say = useSay();
  const shortages = useDesk('handovers.shortages');
  const columns = useShortageColumns();
  if ((shortages.data?.data.length ?? 0) === 0) return null;
  return (
    <DetailSection title={say(words.shortages)}>
      <Rows label={say(words.shortages)} of={shortages} columns={columns} idOf={(row) => row.staff_id} empty="" />
    </DetailSection>
  );
}

type DeskCall = Extract<
  EndpointId,
  'handovers.list' | 'handovers.carriers' | 'handovers.branchCash' | 'handovers.shortages'
>;

interface DeskAnswer<Id extends DeskCall> {
  readonly data: CallOutput<Id> | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

function useDesk<Id extends DeskCall>(id: Id, query: object = {}): DeskAnswer<Id> {
  const { data, error, refetch } = useQuery({
    queryKey: [id, query],
    queryFn: ({ signal }) =>
      (call as unknown as (id: Id, input: object) => Promise<CallOutput<Id>>)(id, { query, signal }),
  });
  return { data, error, refetch };
}

interface RowsProps<Row> {
  label: string;
  of: {
    readonly data: { readonly data: readonly Row[] } | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  columns: readonly TableColumn<Row>[];
  idOf: (row: Row) => number;
  empty: string;
}

function Rows<Row>({ label, of, columns, idOf, empty }: RowsProps<Row>) {
  if (of.data?.data.length === 0) return <p className="muted">{empty}</p>;
  const requestId =
    of.error instanceof ApiError && of.error.requestId !== null ? { requestId: of.error.requestId } : {};
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={of.data?.data}
      rowId={(row) => String(idOf(row))}
      awaited={2}
      singleKeys={false}
      failure={of.error ? { onRetry: () => void of.refetch(), ...requestId } : undefined}
    />
  );
}
