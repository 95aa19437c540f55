import { sql, type Transaction } from 'kysely';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { payableBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import {
  payoutLineLife,
  type PayoutBlock,
  type PayoutFailure,
  type PayoutLineState,
} from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { approvedBy } from '../clearances/clearance-payments.door.ts';

type Tx = Transaction<Tables>;
const at = payoutLineLife.at;

/** Selects the runs `r` whose merchants are all of the viewer's branches. */
export const runScope = (viewer: Pick<SessionViewer, 'covers'>) =>
  viewer.covers === 'all' ? sql<boolean>`true` : sql<boolean>`r.branch_ids <@ ${[...viewer.covers]}::bigint[]`;

export type LockedPayoutRun = TableRow<'payout_run'>;
export type PayoutLineRecord = TableRow<'payout_run_line'>;

/** Locks a run until the transaction ends: all commands on it and its job run one after another. */
export const lockPayoutRun = (tx: Tx, viewer: SessionViewer, id: number): Promise<LockedPayoutRun | null> =>
  lockRow(tx, 'payout_run r', id, runScope(viewer));

/** Of two people who make runs at once the second sees which merchants the first took. */
export async function lockPayoutMaking(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payout runs', 0))`.execute(tx);
}

export async function insertPayoutRun(
  tx: Tx,
  run: Pick<
    LockedPayoutRun,
    'number' | 'status' | 'bank_account_id' | 'template_id' | 'branch_ids' | 'hands' | 'created_by' | 'created_at'
  > & { readonly filters: object },
): Promise<number> {
  const { id } = await tx
    .insertInto('payout_run')
    .values({ ...run, filters: JSON.stringify(run.filters), updated_at: run.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type NewPayoutLine = Pick<
  PayoutLineRecord,
  'customer_id' | 'branch_id' | 'bank_id' | 'clearance_id' | 'expected_net' | 'status' | 'block' | 'reason'
>;

/** Inserts the lines of a run by one statement, in their order. */
export async function insertPayoutLines(tx: Tx, runId: number, lines: readonly NewPayoutLine[]): Promise<void> {
  await sql`
    insert into payout_run_line (run_id, position, customer_id, branch_id, bank_id, clearance_id, expected_net, status, block, reason)
    select ${runId}, row_number() over (), x.customer_id, x.branch_id, x.bank_id, x.clearance_id, x.expected_net, x.status, x.block, x.reason
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x(customer_id bigint, branch_id bigint, bank_id bigint, clearance_id bigint,
      expected_net bigint, status text, block text, reason text)`.execute(tx);
}

export async function setPayoutRun(
  tx: Tx,
  id: number,
  values: Partial<Omit<LockedPayoutRun, 'id' | 'version' | 'updated_at' | 'filters'>>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payout_run')
    .set({ ...values, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Reads the next line of a run in a state, and how many there are. */
export async function nextLine(tx: Tx, runId: number, status: PayoutLineState): Promise<PayoutLineRecord | null> {
  const line = await tx
    .selectFrom('payout_run_line')
    .selectAll()
    .where('run_id', '=', runId)
    .where('status', '=', status)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return line ?? null;
}

export async function hasLines(tx: Tx, runId: number, states: readonly PayoutLineState[]): Promise<boolean> {
  const line = await tx
    .selectFrom('payout_run_line')
    .select('id')
    .where('run_id', '=', runId)
    .where('status', 'in', [...states])
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** A line has its document, which the run holds from now on. */
export async function setLineMade(
  tx: Tx,
  { id, run_id }: PayoutLineRecord,
  clearanceId: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('clearance')
    .set({ payout_run_id: run_id, ...touched(now) })
    .where('id', '=', clearanceId)
    .execute();
  await tx
    .updateTable('payout_run_line')
    .set({ status: at.made, clearance_id: clearanceId })
    .where('id', '=', id)
    .execute();
}

export async function setLineLeft(tx: Tx, id: number, block: PayoutBlock): Promise<void> {
  await tx.updateTable('payout_run_line').set({ status: at.left, block }).where('id', '=', id).execute();
}

export interface HeldLine {
  readonly id: number;
  readonly block: PayoutBlock;
}

/** Holds lines out of a run with the reason of each. Their documents are free and, because the run approved them as a whole, not approved any more. */
export async function holdLines(tx: Tx, held: readonly HeldLine[], reason: string | null, now: Date): Promise<void> {
  if (held.length === 0) return;
  await sql`
    with held as (
      select x.id, x.block from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as x(id bigint, block text)
    ), lines as (
      update payout_run_line l set status = ${at.held}, block = held.block, reason = coalesce(${reason}::text, l.reason)
      from held where l.id = held.id returning l.clearance_id
    )
    update clearance d set payout_run_id = null, approved_by = null, approved_at = null, updated_at = ${now}, version = d.version + 1
    from lines where d.id = lines.clearance_id`.execute(tx);
}

/** Documents of a run that wait for its file, locked in their order, as they are now. */
export interface WaitingDocument {
  readonly line_id: number;
  readonly clearance_id: number;
  readonly number: string;
  readonly branch_id: number;
  readonly amount: number;
  readonly expected_net: number;
  readonly open: boolean;
  readonly approved_by: number | null;
  readonly customer_status: TableRow<'customer'>['status'];
  readonly same_account: boolean;
  readonly account: string;
  readonly holder: string;
  readonly bank: string;
  readonly phone: string;
}

export async function lockWaitingDocuments(tx: Tx, runId: number): Promise<WaitingDocument[]> {
  await sql`select 1 from clearance where payout_run_id = ${runId} order by id for update`.execute(tx);
  await sql`
    select 1 from customer c where c.id in (select customer_id from payout_run_line where run_id = ${runId} and status = ${at.made})
    order by c.id for share`.execute(tx);
  await sql`
    select 1 from customer_bank k where k.id in (select bank_id from payout_run_line where run_id = ${runId} and status = ${at.made})
    order by k.id for share`.execute(tx);
  const { rows } = await sql<WaitingDocument>`
    select l.id as line_id, d.id as clearance_id, d.number, d.branch_id, d.actual_clearance_cod as amount, l.expected_net,
      d.status = ${clearanceLife.at.pending} and d.received_amount is null and d.payout_run_id = ${runId} as open,
      ${approvedBy} as approved_by, c.status as customer_status, k.status = ${payableBankState} as same_account,
      k.bank_account as account, k.bank_holder as holder, k.bank, coalesce(c.phones[1], '') as phone
    from payout_run_line l
    join clearance d on d.id = l.clearance_id
    join customer c on c.id = l.customer_id
    join customer_bank k on k.id = l.bank_id
    where l.run_id = ${runId} and l.status = ${at.made}
    order by l.position`.execute(tx);
  return rows;
}

/** Approves all documents of a run, and notes who checked new accounts. */
export async function approveLines(
  tx: Tx,
  runId: number,
  { by, now, checked }: { readonly by: number; readonly now: Date; readonly checked: readonly number[] },
): Promise<void> {
  await sql`
    update clearance set approved_by = ${by}, approved_at = ${now}, updated_at = ${now}, version = version + 1
    where payout_run_id = ${runId}`.execute(tx);
  await sql`
    update payout_run_line set checked_by = ${by}
    where run_id = ${runId} and id = any(${[...checked]}::bigint[])`.execute(tx);
}

export async function setLinesSent(tx: Tx, runId: number): Promise<void> {
  await tx
    .updateTable('payout_run_line')
    .set({ status: at.sent })
    .where('run_id', '=', runId)
    .where('status', '=', at.made)
    .execute();
}

/** Leaves the lines whose documents were not made yet. */
export async function leaveWaiting(tx: Tx, runId: number, block: PayoutBlock): Promise<void> {
  await tx
    .updateTable('payout_run_line')
    .set({ status: at.left, block })
    .where('run_id', '=', runId)
    .where('status', '=', at.waiting)
    .execute();
}

export interface LineAnswer {
  readonly id: number;
  readonly status: PayoutLineState;
  readonly bank_reference: string | null;
  readonly failure: PayoutFailure | null;
  readonly reason: string | null;
}

/**
 * Notes what the bank said of lines. The document of a failed one is free again, needs its approval again, and the person who reported the failure does
 * not give it.
 */
export async function answerLines(
  tx: Tx,
  answers: readonly LineAnswer[],
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  await sql`
    with answer as (
      select * from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as x(id bigint, status text, bank_reference text, failure text, reason text)
    ), lines as (
      update payout_run_line l
      set status = a.status, bank_reference = a.bank_reference, failure = a.failure, reason = a.reason, answered_by = ${by}, answered_at = ${now}
      from answer a where l.id = a.id returning l.clearance_id, l.failure
    )
    update clearance d
    set payout_run_id = null, payout_failure = lines.failure, approved_by = null, approved_at = null, updated_at = ${now}, version = d.version + 1,
      hands = array(select distinct h from unnest(d.hands || ${by}::bigint) h)
    from lines where d.id = lines.clearance_id and lines.failure is not null`.execute(tx);
}

/** A line was posted; its document is free of the run. */
export async function setLinePaid(tx: Tx, { id, clearance_id }: PayoutLineRecord): Promise<void> {
  await tx.updateTable('payout_run_line').set({ status: at.paid }).where('id', '=', id).execute();
  await tx
    .updateTable('clearance')
    .set({ payout_run_id: null, payout_failure: null })
    .where('id', '=', clearance_id)
    .execute();
}

/** Keeps that an answer was brought; null when its content was brought before. */
export async function insertPayoutAnswer(
  tx: Tx,
  answer: Pick<TableRow<'payout_answer'>, 'run_id' | 'name' | 'content_hash' | 'brought_by' | 'brought_at'>,
): Promise<number | null> {
  const made = await tx
    .insertInto('payout_answer')
    .values(answer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}
