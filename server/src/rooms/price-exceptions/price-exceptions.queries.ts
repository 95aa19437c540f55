import { sql } from 'kysely';
import { priceExceptionList } from '@waybill/contract/rooms/price-exceptions/price-exceptions.columns.ts';
import type { PriceExceptionRow } from '@waybill/contract/rooms/price-exceptions/price-exceptions.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { begins } from '../../kernel/sql/search-text.ts';

/** The list of price exceptions. */
export const priceExceptionSource = listSource<PriceExceptionRow>({
  definition: priceExceptionList,
  id: sql`t.id`,
  from: sql`price_exception t join branch b on b.id = t.branch_id`,
  columns: sql`t.id, t.tracking_code as name, t.label_id, t.kind, t.status, t.table_price, t.own_price, t.table_price - t.own_price as below, t.reason,
    t.created_by as created_by_id, ${personName('t.created_by')} as created_by, ${personName('t.rolled_back_by')} as rolled_back_by, ${personName('t.decided_by')} as decided_by,
    t.created_at, t.version, ${namedJson('b')} as branch`,
  scope: (viewer) => covered(viewer, 't.branch_id'),
  sort: {
    table_price: sql`t.table_price`,
    own_price: sql`t.own_price`,
    below: sql`t.table_price - t.own_price`,
    created_at: sql`t.created_at`,
  },
  search: (term) => begins('t.tracking_code', term.toUpperCase()),
  filters: {
    status: sameText('t.status'),
    kind: sameText('t.kind'),
    branch_id: sameNumber('t.branch_id'),
  },
});
