import { useMemo } from 'react';
import { priceExceptionList } from '@waybill/contract/rooms/price-exceptions/price-exceptions.columns.ts';
import type { PriceExceptionRow } from '@waybill/contract/rooms/price-exceptions/price-exceptions.contract.ts';
import { decidePriceException } from '@waybill/domain/rooms/price-exceptions/decide-price-exception.ts';
import type {
  PriceDecision,
  PriceExceptionState,
} from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { rowCommands } from '../../shell/detail/record-commands.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { priceDecisions, useDecidePrice } from './price-exception-commands.tsx';

const opens = ({ label_id }: PriceExceptionRow): PageTarget | null =>
  label_id === null ? null : { name: 'label-detail', params: { labelId: label_id } };

/** Prices beside the table: what the table asks, what was given, by whom and why (W-06). */
export function PriceExceptionListPage() {
  const say = useSay();
  const viewer = useViewer();
  const decide = useDecidePrice();
  const rowActions = useMemo(() => {
    const refused = (row: PriceExceptionRow, command: PriceDecision) => {
      const facts = { status: row.status as PriceExceptionState, created_by: row.created_by_id, by_another: true };
      const decided = decidePriceException(viewer, facts, command);
      return isRefusal(decided) ? decided : null;
    };
    const sent = { send: () => Promise.resolve(), changes: [] };
    return rowCommands<PriceDecision, PriceExceptionRow>(say, { ...priceDecisions, ...sent }, refused, decide);
  }, [say, viewer, decide]);
  return (
    <ListPage
      definition={priceExceptionList}
      call="price_exceptions.list"
      page="price-exceptions"
      live="price_exception"
      opens={opens}
      rowActions={rowActions}
    />
  );
}
