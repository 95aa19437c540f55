import { sql } from 'kysely';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { emoActions, type EmoFacts } from '@waybill/domain/rooms/emos/decide-emo.ts';
import { maskPersonal } from '@waybill/domain/kernel/personal-details.ts';
import { emoLife, emoDaysMax } from '@waybill/domain/rooms/emos/emo-states.ts';
import { emoList } from '@waybill/contract/rooms/emos/emos.columns.ts';
import type { EmoDetail, EmoRow } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readOutflowRoom } from '../outflows/outflows.door.ts';
import { coveredEmo, outflowOfEmo, type EmoRecord } from './emos.store.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import type { CommandContext } from '../../kernel/context.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

/** The list of money orders (N-30), found by number, phone and name. */
export const emoSource = listSource<EmoRow>({
  definition: emoList,
  id: sql`t.id`,
  from: sql`emo t join branch s on s.id = t.sell_branch_id join branch p on p.id = t.pay_branch_id`,
  columns: sql`t.id, t.number, t.status, t.amount, t.fee, t.sender_name, t.sender_phone, t.payee_name, t.payee_phone,
    ${namedJson('s')} as sell_branch, ${namedJson('p')} as pay_branch, t.sold_at, ${personName('t.sold_by')} as sold_by,
    t.paid_at, ${personName('t.paid_by')} as paid_by, t.refunded_at`,
  scope: coveredEmo,
  sort: { amount: sql`t.amount`, sold_at: sql`t.sold_at` },
  search: (term) => contains('t.search_key', term),
  filters: {
    status: sameText('t.status'),
    pay_branch_id: sameNumber('t.pay_branch_id'),
    sell_branch_id: sameNumber('t.sell_branch_id'),
    ...daysOf('t.sold_at'),
    refunded: (value) => sql<boolean>`(t.refunded_at is not null) = ${value === 'yes'}`,
  },
});

/** Sums shown above the list. */
export const emoSums = { amount: sql`t.amount`, fee: sql`t.fee` };

/** Counts the orders of each tab of open work: to accept, to pay out, to refund. */
export async function readEmoCounts(db: Database, viewer: SessionViewer): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where t.status = ${emoLife.at.pending})::int as ${sql.ref(emoLife.at.pending)},
      count(*) filter (where t.status = ${emoLife.at.process})::int as ${sql.ref(emoLife.at.process)},
      count(*) filter (where t.status = ${emoLife.at.returned})::int as ${sql.ref(emoLife.at.returned)}
    from emo t
    where (t.status in (${emoLife.at.pending}, ${emoLife.at.process}) or t.status = ${emoLife.at.returned} and t.refunded_at is null)
      and ${coveredEmo(viewer)}`.execute(db);
  return rows[0] ?? {};
}

/** Reads what the rules need beside the order: the viewer's limit, and today's payouts to the same person. */
export async function emoFactsOf(db: Database, viewer: SessionViewer, emo: EmoRecord, now: Date): Promise<EmoFacts> {
  const { left_today: paid_today, ...limits } = await readOutflowRoom(db, viewer, outflowOfEmo(emo, viewer), now);
  return { ...emo, ...limits, sold_today: emo.sold_on === businessDate(now), paid_today };
}

interface RawDetail
  extends
    EmoRow,
    Pick<EmoRecord, 'version' | 'sender_nrc' | 'payee_nrc' | 'tries'>,
    Pick<IsoRow<'emo'>, 'remark' | 'taken_at' | 'returned_at' | 'refund_reason'> {
  readonly taken_name: string | null;
  readonly approved_name: string | null;
  readonly refunded_name: string | null;
}

/** Reads one order with the viewer's actions; `null` when it is not visible to them. */
export async function readEmo(db: Database, viewer: SessionViewer, id: number, now: Date): Promise<EmoDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail & { record: EmoRecord }>`
    select ${emoSource.columns}, t.version, t.sender_nrc, t.payee_nrc, t.remark, t.tries, t.taken_at, t.returned_at, t.refund_reason,
      ${personName('t.taken_by')} as taken_name, ${personName('t.approved_by')} as approved_name,
      ${personName('t.refunded_by')} as refunded_name, to_jsonb(t) - 'code_hash' as record
    from ${emoSource.from}
    where t.id = ${id} and ${emoSource.scope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const wrong = await readRecords(
    db,
    sql<{ by: string; at: string }>`
    select ${personName('y.staff_id')} as by, y.at from emo_try y
    where y.emo_id = ${id} and not y.is_right
    order by y.id desc
    limit 20`,
  );
  const { taken_at, returned_at } = raw;
  return {
    ...raw,
    name: raw.number,
    version: raw.version,
    sender_nrc: maskPersonal('identity', raw.sender_nrc),
    payee_nrc: maskPersonal('identity', raw.payee_nrc),
    remark: raw.remark,
    has_code: raw.record.code_by !== null,
    tries: raw.tries,
    wrong_codes: wrong,
    taken_at,
    taken_on_by: raw.taken_name,
    approved_by: raw.approved_name,
    refunded_by: raw.refunded_name,
    reason: raw.refund_reason,
    returned_at,
    returns_on: raw.status === emoLife.at.process ? addDays(businessDate(new Date(raw.sold_at)), emoDaysMax) : null,
    actions: emoActions(viewer, await emoFactsOf(db, viewer, raw.record, now)),
  };
}

export async function isOpenBranch(tx: CommandContext['tx'], id: number): Promise<boolean> {
  const { rows } = await sql`select from branch where id = ${id} and status = ${branchLife.initial}`.execute(tx);
  return rows.length > 0;
}
