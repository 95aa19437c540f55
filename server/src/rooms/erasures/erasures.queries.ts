import { sql } from 'kysely';
import { erasureList } from '@waybill/contract/rooms/erasures/erasures.columns.ts';
import type { ErasureRow } from '@waybill/contract/rooms/erasures/erasures.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { personName } from '../../kernel/sql/names.ts';

/** The list of requests. */
export const erasureSource = listSource<ErasureRow>({
  definition: erasureList,
  id: sql`t.id`,
  from: sql`erasure t`,
  columns: sql`t.id, coalesce(t.phone, '…' || t.phone_end) as name, t.status, t.reason, t.parcels, t.waiting,
    (select coalesce(sum(n::int), 0)::int from jsonb_each_text(t.erased) as e(name, n)) as erased_rows,
    t.requested_by as requested_by_id, ${personName('t.requested_by')} as requested_by, t.requested_at, ${personName('t.decided_by')} as decided_by, t.done_at as erased_at, t.version`,
  scope: () => sql<boolean>`true`,
  sort: { requested_at: sql`t.requested_at` },
  search: (term) => sql<boolean>`t.phone_end = right(${term}, 3)`,
  filters: { status: sameText('t.status') },
});
