import { useMemo, useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { AppLink } from '../../kernel/AppLink.tsx';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive, type LiveTopics } from '../../kernel/live.ts';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { hrefTo, useMayOpen } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { dataWords } from '../../ui/table/data.words.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import type { TableColumn } from '../../ui/table/columns.ts';
import { Cell, cellAlign } from '../cells.tsx';
import { useCalm } from '../use-calm.ts';
import { askPage, type ListCall, type RowOf } from '../list/list-call.ts';

interface RelatedListProps<Id extends ListCall> {
  definition: ListDefinition;
  call: Id;
  /** Filters that select the record's rows. */
  filters: Readonly<Record<string, string>>;
  /** Topics of events after which the rows may have changed; `null` where the page itself refetches. */
  live: LiveTopics;
  /** Columns without meaning here, such as the record itself. */
  without?: readonly string[];
  /** Target of a row, if the user may open it. */
  opens?: (row: RowOf<Id>) => PageTarget | null;
  /** A column in addition to those of the list, such as actions on a row here. */
  more?: TableColumn<RowOf<Id>>;
}

const perPage = 20;

/**
 * Rows of another list that belong to one record, a page at a time: a tab of a detail. It keeps its state locally, because the address is the record's.
 *
 * @example <RelatedList definition={clearanceList} call="clearances.list" filters={{ customer_id: String(customer.id) }} live="clearance" without={['customer']} />
 */
export function RelatedList<Id extends ListCall>({
  definition,
  call,
  filters,
  live,
  without = none,
  opens,
  more,
}: RelatedListProps<Id>) {
  const say = useSay();
  const go = usePageGo();
  const mayOpen = useMayOpen();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [call, 'related', filters, page],
    meta: { topics: live },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      askPage(call, {
        query: { ...filters, page, per_page: perPage, sort: definition.sort },
        signal,
      }),
  });
  const client = useQueryClient();
  useLive(
    live,
    useCalm(() => void client.invalidateQueries({ queryKey: [call, 'related'] })),
  );
  const leads = (row: RowOf<Id>): PageTarget | undefined => {
    const target = opens?.(row);
    return target && mayOpen(target.name) ? target : undefined;
  };
  const columns = useMemo(
    () => definition.columns.filter((column) => column.extra !== true && !without.includes(column.key)),
    [definition, without],
  );
  const shown = columns.map((column): TableColumn<RowOf<Id>> => ({
    key: column.key,
    label: say(column.word),
    align: cellAlign(column.kind),
    ...(column.main ? { card: 'title' as const } : {}),
    cell: (row) => {
      const target = column.main ? leads(row) : undefined;
      return target ? (
        <AppLink href={hrefTo(target)}>
          <Cell column={column} row={row} />
        </AppLink>
      ) : (
        <Cell column={column} row={row} />
      );
    },
  }));
  if (data?.total === 0) return <p className="muted">{say(dataWords.noData)}</p>;
  const requestId = error instanceof ApiError && error.requestId !== null ? { requestId: error.requestId } : {};
  return (
    <DataTable
      label={say(definition.title)}
      columns={more ? [...shown, more] : shown}
      rows={data?.data as readonly RowOf<Id>[] | undefined}
      rowId={(row) => String(row.id)}
      loading={isFetching}
      firstNumber={(page - 1) * perPage + 1}
      awaited={3}
      singleKeys={false}
      failure={error ? { onRetry: () => void refetch(), ...requestId } : undefined}
      onOpen={
        opens &&
        ((row) => {
          const target = leads(row);
          if (target) go(target);
        })
      }
      footer={
        data && data.last_page > 1 ? <Pagination page={page} last={data.last_page} onPage={setPage} /> : undefined
      }
    />
  );
}

const none: readonly string[] = [];
