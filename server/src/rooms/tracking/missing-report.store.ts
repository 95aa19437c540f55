import { sql } from 'kysely';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { headingOf, type LabelLife } from '@waybill/domain/rooms/labels/label-life.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { missingCaseLife, searchDays } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { suggestSearch, type LastCustody } from '@waybill/domain/rooms/missing-cases/search-plan.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import type { LifeRow } from '../scan-kit/parcel-life.door.ts';

export interface LockedParcel {
  readonly row: LifeRow;
  readonly life: LabelLife;
}

const missing: LabelStatus = 'missing';

/** The latest case of the parcel of `label_state s`. */
export const missingCaseId = sql<number | null>`(select max(m.id) from missing_case m where m.label_id = s.label_id)`;

/**
 * The case of a missing parcel begins with the report and ends when the parcel is found, whichever command does it: everything that decides about a parcel
 * passes here. The parcel's state is locked, so that one parcel never has two open cases.
 */
export async function keepMissingCase(
  context: CommandContext,
  parcel: LockedParcel,
  next: LabelLife,
  reason: string | null,
): Promise<void> {
  const [was, is] = [parcel.life.status === missing, next.status === missing];
  if (is && !was) await openCase(context, parcel, reason);
  if (was && !is) await endCase(context, parcel, reason);
}

/**
 * Opens the case with the parcel's last place and the resulting search tasks. Users who carried it, scanned it last, changed it since or reported it
 * are involved; the reporter owns the case at first.
 */
async function openCase(context: CommandContext, { row, life }: LockedParcel, reason: string | null): Promise<void> {
  const { tx, viewer, now } = context;
  const by = viewer.id || null;
  const { rows: bags } = await sql<{ id: number }>`
    select mailbag_id as id from mailbag_parcel where label_id = ${row.id} order by id desc limit 1`.execute(tx);
  const custody: LastCustody = {
    branch_id: life.holder_branch_id,
    courier_id: life.holder_staff_id,
    bag_id: bags[0]?.id ?? null,
    next_branch_id: headingOf(life),
  };
  const today = businessDate(now);
  const due_on = addDays(today, searchDays);
  const { rows } = await sql<{ id: number }>`
    insert into missing_case (label_id, branch_id, courier_id, bag_id, next_branch_id, last_entry_id, status, reason,
      reported_by, owner_id, due_on, hands, created_at, updated_at)
    values (${row.id}, ${custody.branch_id}, ${custody.courier_id}, ${custody.bag_id}, ${custody.next_branch_id},
      ${row.entry_id}, ${missingCaseLife.at.open}, ${reason}, ${by}, ${by}, ${due_on},
      array(
        select distinct hand
        from (
          select unnest(array[${by}::bigint, ${custody.courier_id}::bigint]) as hand
          union all
          select unnest(array[e.staff_id, e.to_staff_id]) from label_entry e where e.label_id = ${row.id} and e.id >= ${row.entry_id}
        ) hands
        where hand is not null
      ), ${now}, ${now})
    returning id`.execute(tx);
  const id = rows[0]?.id as number;
  await tx
    .insertInto('missing_case_step')
    .values(suggestSearch(custody, today).map((step) => ({ ...step, case_id: id, created_at: now })))
    .execute();
  context.audit({
    room: 'missing_cases',
    record: id,
    name: row.tracking_code,
    action: 'create',
    branchId: custody.branch_id,
    after: { status: missingCaseLife.at.open, due_on, ...(by === null ? {} : { owner_id: by }), reason },
  });
  context.publish({ topic: 'missing_case', branchId: custody.branch_id, payload: { id } });
}

async function endCase(context: CommandContext, { row }: LockedParcel, note: string | null): Promise<void> {
  const { tx, viewer, now } = context;
  const ended = await tx
    .updateTable('missing_case')
    .set({ status: missingCaseLife.at.found, note, ended_by: viewer.id || null, ended_at: now, ...touched(now) })
    .where('label_id', '=', row.id)
    .where('ended_at', 'is', null)
    .returning(['id', 'branch_id'])
    .executeTakeFirst();
  if (!ended) return;
  context.audit({
    room: 'missing_cases',
    record: ended.id,
    name: row.tracking_code,
    action: 'find',
    branchId: ended.branch_id,
    after: { status: missingCaseLife.at.found, ...(note === null ? {} : { remark: note }) },
  });
  context.publish({ topic: 'missing_case', branchId: ended.branch_id, payload: { id: ended.id } });
}
