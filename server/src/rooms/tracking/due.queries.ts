import { sql } from 'kysely';
import type { DueDesk } from '@waybill/domain/rooms/labels/due-desks.ts';
import type { DueSender } from '@waybill/contract/rooms/tracking/due.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { customerName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { dueAtDesk, senderKey } from './parcels.queries.ts';

/** More senders than this are not read one by one; the total counts all their parcels. */
const sendersShown = 300;

/** Counts the parcels that the desk of the viewer's current branch expects, by sender. A user without a branch sees all that they cover. */
export async function readDue(
  db: Database,
  viewer: SessionViewer,
  desk: DueDesk,
): Promise<{ data: DueSender[]; total: number }> {
  const here: SessionViewer = viewer.branchId === null ? viewer : { ...viewer, covers: [viewer.branchId] };
  const rows = await readRecords(
    db,
    sql<DueSender & { total: number }>`
    select d.sender, coalesce(${customerName('c')}, d.name) as name, d.phone, d.count, d.since, d.total
    from (
      select ${senderKey} as sender, min(l.merchant_id) as merchant_id, min(l.source_name) as name, min(l.source_phone[1]) as phone,
        count(*)::int as count, min(s.status_at) as since, (sum(count(*)) over ())::int as total
      from label_state s join label l on l.id = s.label_id
      where ${dueAtDesk(desk, here)}
      group by 1
      order by 5 desc, 6
      limit ${sendersShown}) d
    left join customer c on c.id = d.merchant_id
    order by d.count desc, d.since`,
  );
  return {
    data: rows.map(({ total: _total, ...row }) => row),
    total: rows[0]?.total ?? 0,
  };
}
