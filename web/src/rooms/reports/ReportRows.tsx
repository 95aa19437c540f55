import { useMemo } from 'react';
import type { Report } from '@waybill/contract/rooms/reports/report.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { Cell, cellAlign } from '../../shell/cells.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import type { TableColumn } from '../../ui/table/columns.ts';
import { KyatLink } from '../ledger/ledger.door.ts';
import { reportPageWords as words } from './report-page.words.ts';
import type { ReportPlace } from './report-place.ts';
import { rowsOnPage, useRows } from './use-report.ts';

type Row = Readonly<Record<string, unknown>>;

interface Props {
  readonly report: Report;
  readonly place: ReportPlace;
  readonly onGo: (next: Partial<ReportPlace>) => void;
}

/** The rows, page by page. A row opens its parcel, its money the journals behind it. */
export function ReportRows({ report, place, onGo }: Props) {
  const say = useSay();
  const go = usePageGo();
  const mayOpen = useMayOpen();
  const { data, error, isFetching, refetch } = useRows(report.key, place);
  const columns = useMemo(
    () =>
      report.list.columns.map((column): TableColumn<Row> => ({
        key: column.key,
        label: say.loose(column.word),
        align: cellAlign(column.kind),
        ...(column.main ? { card: 'title' as const } : {}),
        cell: (row) =>
          column.kind === 'kyat' && typeof row[column.key] === 'number' ? (
            <KyatLink amount={row[column.key] as number} from={row[column.key] === 0 ? undefined : journalsOf(row)} />
          ) : (
            <Cell column={column} row={row} />
          ),
      })),
    [report, say],
  );
  const requestId = error instanceof ApiError && error.requestId !== null ? { requestId: error.requestId } : {};
  return (
    <DataTable<Row>
      label={say(words.list)}
      columns={columns}
      rows={data?.data}
      rowId={(row) => String(row['id'])}
      loading={isFetching}
      firstNumber={(place.page - 1) * rowsOnPage + 1}
      awaited={8}
      empty={{ hint: say(words.empty) }}
      singleKeys={false}
      failure={error ? { onRetry: () => void refetch(), ...requestId } : undefined}
      onOpen={(row) => {
        const target = opensOf(row);
        if (target && mayOpen(target.name)) go(target);
      }}
      footer={
        data && data.last_page > 1 ? (
          <Pagination page={data.page} last={data.last_page} onPage={(page) => onGo({ page })} />
        ) : undefined
      }
    />
  );
}

/** The journals behind the money of a row. */
function journalsOf(row: Row): PageTarget | undefined {
  if (typeof row['link_journal_id'] === 'number')
    return { name: 'ledger.journal', params: { journalId: row['link_journal_id'] } };
  if (typeof row['link_account_id'] === 'number')
    return {
      name: 'ledger.journals',
      search: { account_id: String(row['link_account_id']), from: String(row['day']), to: String(row['day']) },
    };
  return typeof row['code'] === 'string'
    ? { name: 'ledger.journals', search: { tracking_code: row['code'] } }
    : undefined;
}

function opensOf(row: Row): PageTarget | undefined {
  return typeof row['label_id'] === 'number'
    ? { name: 'label-detail', params: { labelId: row['label_id'] } }
    : journalsOf(row);
}
