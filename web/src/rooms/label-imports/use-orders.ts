import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportRowState } from '@waybill/domain/rooms/label-imports/import-states.ts';
import type { LabelImportDetail, SheetOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { call } from '../../kernel/client.ts';
import { useLive } from '../../kernel/live.ts';

/** Rows of one page of the grid. */
export const ordersShown = 50;

interface OrdersPage {
  readonly data: SheetOrder[];
  readonly total: number;
  readonly last_page: number;
}

export interface Orders {
  readonly page: OrdersPage | undefined;
  /** Shows rows as a command has just answered them; the others stay where they are. */
  readonly put: (rows: readonly SheetOrder[]) => void;
  readonly refresh: () => void;
}

/**
 * One page of a sheet's rows. A row that was mended stays where it is until the page is asked for again, so that nothing moves under the hands; while
 * labels are made, and when somebody else mends, the page follows as long as nobody types in it.
 */
export function useOrders(
  { id, status: state }: Pick<LabelImportDetail, 'id' | 'status'>,
  show: ImportRowState | null,
  page: number,
  isBusy: () => boolean,
): Orders {
  const client = useQueryClient();
  const queryKey = ['label_imports.rows', id, show, page, state];
  const { data } = useQuery({
    queryKey,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call('label_imports.rows', {
        params: { id },
        query: { page, per_page: ordersShown, ...(show === null ? {} : { status: show }) },
        signal,
      }),
  });
  const refresh = () => void client.invalidateQueries({ queryKey: ['label_imports.rows', id] });
  useLive('label_imports', (payload) => {
    const named = (payload as { id?: unknown } | null)?.id;
    if ((named === undefined || named === id) && !isBusy()) refresh();
  });
  const put = (rows: readonly SheetOrder[]) => {
    const fresh = new Map(rows.map((row) => [row.position, row]));
    client.setQueryData<OrdersPage>(
      queryKey,
      (old) => old && { ...old, data: old.data.map((row) => fresh.get(row.position) ?? row) },
    );
  };
  return { page: data, put, refresh };
}
