import { sql } from 'kysely';
import type { DueDesk } from '@waybill/domain/rooms/labels/due-desks.ts';
import type { DueSender } from '@waybill/contract/rooms/tracking/due.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { customerName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { dueAtDesk, senderKey } from './parcels.queries.ts';
import { returnAnswerHours } from '@waybill/domain/rooms/labels/return-approval.ts';
import {
  silenceOf,
  type Silence,
  type Unanswered,
  silenceDays,
  usualPolicy,
} from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import type { JobTools } from '../../kernel/jobs.ts';
import { ownTime } from '../../kernel/sql/own-time.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';

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

/**
 * The parcels whose senders have run out of time, the longest waiting first, each with what its merchant wants then. Closed parcels, such as a lost one that
 * was paid for, wait for no answer.
 */
export async function readUnanswered({ services, db }: JobTools): Promise<readonly UnansweredParcel[]> {
  const now = services.clock();
  const dueSince = new Date(now.getTime() - returnAnswerHours * hour);
  const { rows } = await sql<Unanswered & { id: number; asked_at: Date; now: Date }>`
    select s.label_id as id, s.return_at as asked_at, ${ownTime(services, now, 'k')} as now, ${unansweredColumns}
    from label_state s
    join label l on l.id = s.label_id
    left join customer c on c.id = l.merchant_id
    left join api_key k on k.id = l.api_key_id
    where s.return_step = 'pending_return_confirm' and s.return_at <= ${ownTime(services, dueSince, 'k')} and s.closed_at is null
    order by s.return_at`.execute(db);
  return rows.flatMap(({ id, asked_at, now, ...wanted }) => {
    const { command, hours } = silenceOf(wanted);
    return asked_at.getTime() + hours * hour <= now.getTime() ? [{ id, command, now }] : [];
  });
}

export interface UnansweredParcel {
  readonly id: number;
  readonly command: Silence['command'];
  /** The time that the parcel goes by. */
  readonly now: Date;
}

const hour = 3_600_000;

const again: LabelStatus = 'rollback';

/** Consequence when no one answers about label `l`, whose merchant is customer `c` where it has one. */
export const unansweredColumns = sql<Unanswered>`
  coalesce(c.unanswered, ${usualPolicy}::text) as policy, coalesce(c.unanswered_days, ${silenceDays.usual}::int) as days,
  exists (select from label_entry e
    where e.label_id = l.id and e.status = ${again} and not e.viewable and e.staff_id is null and e.party is null) as tried_again`;
