import { sql, type Transaction } from 'kysely';
import type { ClearanceFigures } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import { documentNumber, kindsSeenBy } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { payableBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import { returnRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { ofCustomer, covered } from '../../kernel/scope.ts';
import { customerName } from '../../kernel/sql/names.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';
import { nextSerial } from '../ledger/journals.door.ts';
import type { CommandContext } from '../../kernel/context.ts';

type Tx = Transaction<Tables>;

/** Selects the documents `d` of the user's branches and kinds. */
export const clearanceScope = (viewer: SessionViewer) =>
  sql<boolean>`(${covered(viewer, 'd.branch_id')} and ${ofCustomer(viewer, 'd.customer_id')} and d.kind = any(${kindsSeenBy(viewer)}::text[]))`;

/**
 * Locks a merchant and all their open items until the transaction ends: a concurrent clearance of the same merchant waits, and then sees what is
 * left. Returns their branch, or null when it is not covered.
 */
export async function lockMerchant(
  tx: Tx,
  viewer: SessionViewer,
  customerId: number,
): Promise<{ branch_id: number; name: string; to_complete: boolean } | null> {
  const { rows } = await sql<{ branch_id: number; name: string; to_complete: boolean }>`
    select c.branch_id, c.to_complete, ${customerName('c')} as name
    from customer c
    where c.id = ${customerId} and ${covered(viewer, 'c.branch_id')} for no key update`.execute(tx);
  if (!rows[0]) return null;
  await sql`select 1 from open_item where customer_id = ${customerId} order by id for update`.execute(tx);
  await sql`
    select 1
    from label_state s
    where s.label_id in (select label_id from open_item where customer_id = ${customerId})
    order by s.label_id
    for update`.execute(tx);
  return rows[0];
}

export type NewClearance = Pick<
  TableRow<'clearance'>,
  'kind' | 'customer_id' | 'branch_id' | 'issue_date' | 'issued_at' | 'issued_by'
>;

/** Inserts a document with these open items: header, lines, items and labels in three statements for any number. */
export async function insertClearance(
  tx: Tx,
  document: NewClearance,
  figures: ClearanceFigures,
  itemIds: readonly number[],
): Promise<{ id: number; number: string }> {
  const year = Number(document.issue_date.slice(0, 4));
  const number = documentNumber(document.kind, year, await nextSerial(tx, document.kind, year));
  const { id } = await tx
    .insertInto('clearance')
    .values({
      ...document,
      ...figures,
      number,
      status: clearanceLife.at.pending,
      hands: [document.issued_by],
      updated_at: document.issued_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await takeItems(tx, { id, number }, itemIds);
  return { id, number };
}

/** Turns open items into lines of a document: items, lines and labels in one statement for any number. */
export async function takeItems(
  tx: Tx,
  { id, number }: { readonly id: number; readonly number: string },
  itemIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    with taken as (
      update open_item set clearance_id = ${id} where id = any(${[...itemIds]}::bigint[]) and clearance_id is null returning *
    ), lines as (
      insert into clearance_line (clearance_id, journal_id, label_id, role, part, cod_amount, cod_fee, shipping, return_fee, net)
      select ${id}, journal_id, label_id, role, part, cod_amount, cod_fee, shipping, return_fee, net from taken order by id
    ), states as (
      update label_state s
      set clearance_id = ${id}, cod_status = case
        when t.role = 'cod' then ${codAt.onDocument}
        else s.cod_status
        end, version = s.version + 1
      from taken t where s.label_id = t.label_id and t.role in ('cod', 'return')
    )
    select count(*)::int as n from taken`.execute(tx);
  if (rows[0]?.n !== itemIds.length)
    throw new Error(`the clearance ${number} did not get all of its ${itemIds.length} lines`);
}

export type LockedClearance = TableRow<'clearance'>;

/**
 * Selects who approved document `d`; null when the merchant's account changed afterwards, because the approval was for the former account. A paid
 * document keeps its approval.
 */
export const approvedBy = sql<number | null>`(case
  when d.status = ${sql.lit(clearanceLife.at.pending)} and exists (select from customer_bank k
    where k.customer_id = d.customer_id and k.status = ${sql.lit(payableBankState)} and k.decided_at > d.approved_at) then null
  else d.approved_by end)`;

/** Locks a document until the transaction ends. */
export async function lockClearance(tx: Tx, viewer: SessionViewer, id: number): Promise<LockedClearance | null> {
  const document = await lockRow(tx, 'clearance d', id, clearanceScope(viewer));
  return document && { ...document, approved_by: await readApprovedBy(tx, id) };
}

export async function readApprovedBy(tx: Tx, id: number): Promise<number | null> {
  const { rows } = await sql<{
    by: number | null;
  }>`select ${approvedBy} as by from clearance d where d.id = ${id}`.execute(tx);
  return rows[0]?.by ?? null;
}

/** Reads the number of the payout run that holds a document. */
export async function readRunNumber(tx: Tx, runId: number | null): Promise<string | null> {
  if (runId === null) return null;
  const run = await tx.selectFrom('payout_run').select('number').where('id', '=', runId).executeTakeFirstOrThrow();
  return run.number;
}

export async function setApproved(tx: Tx, id: number, by: number, now: Date): Promise<void> {
  await tx
    .updateTable('clearance')
    .set({ approved_by: by, approved_at: now, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function setReceived(tx: Tx, id: number, by: number, now: Date): Promise<void> {
  await tx
    .updateTable('clearance')
    .set({ merchant_received_by: by, merchant_received_at: now, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Removes lines from an open document: of one label, or all. Its items are open again, its labels ready. Returns the labels with COD on it. */
export async function releaseLines(tx: Tx, id: number, labelId: number | null): Promise<number[]> {
  const which = labelId === null ? sql`true` : sql`label_id = ${labelId}`;
  const { rows } = await sql<{ label_id: number }>`
    with released as (
      update open_item set clearance_id = null where clearance_id = ${id} and ${which} returning label_id, role
    ), lines as (
      update clearance_line set void = true where clearance_id = ${id} and not void and ${which}
    ), states as (
      update label_state s
      set clearance_id = null, cod_status = case
        when r.role = 'cod' then ${codAt.ready}
        else s.cod_status
        end, version = s.version + 1
      from released r where s.label_id = r.label_id and r.role in ('cod', 'return')
    )
    select label_id from released where role = 'cod'`.execute(tx);
  return rows.map(({ label_id }) => label_id);
}

/** Sets the figures of a document after lines were removed: an earlier approval is void, and its approver is no second person for them. */
export async function setFigures(
  tx: Tx,
  id: number,
  figures: ClearanceFigures,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('clearance')
    .set({
      ...figures,
      approved_by: null,
      approved_at: null,
      hands: sql<number[]>`array(select distinct h from unnest(hands || ${by}::bigint) h)`,
      ...touched(now),
    })
    .where('id', '=', id)
    .execute();
}

export async function setVoid(tx: Tx, id: number, by: number, now: Date, reason: string): Promise<void> {
  await tx
    .updateTable('clearance')
    .set({
      status: clearanceLife.at.void,
      void_by: by,
      void_at: now,
      void_reason: reason,
      ...touched(now),
    })
    .where('id', '=', id)
    .execute();
}

export interface NewClearancePayment extends Pick<
  TableRow<'clearance_payment'>,
  | 'method'
  | 'bank_id'
  | 'paid_by'
  | 'paid_at'
  | 'claim_user'
  | 'claim_date'
  | 'proof_file_id'
  | 'transfer_fee'
  | 'transfer_fee_by'
> {
  /** Paid out; negative: paid in by the merchant. Whole kyat. */
  readonly amount: number;
  /** The operator's bank account of the payment. */
  readonly bank_account_id: number | null;
}

/** Inserts a payment, and updates the document's total paid and last method. Returns the payment's id. */
export async function addPayment(tx: Tx, id: number, payment: NewClearancePayment, complete: boolean): Promise<number> {
  const { amount, ...how } = payment;
  await tx
    .updateTable('clearance')
    .set({
      ...how,
      received_amount: sql<number>`coalesce(received_amount, 0) + ${amount}`,
      ...(complete ? { status: clearanceLife.at.complete } : {}),
      ...touched(payment.paid_at),
    })
    .where('id', '=', id)
    .execute();
  const made = await tx
    .insertInto('clearance_payment')
    .values({ clearance_id: id, amount, ...how })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Settles a whole document: its items are deleted, the COD of its labels is complete. */
export async function settleAll(tx: Tx, id: number): Promise<void> {
  await sql`
    with settled as (delete from open_item where clearance_id = ${id} returning label_id, role),
    lines as (update clearance_line set settled = net where clearance_id = ${id} and not void)
    update label_state s
    set cod_status = ${codAt.paid}, version = s.version + 1
    from settled t
    where s.label_id = t.label_id and t.role = 'cod'`.execute(tx);
}

export type OpenClearanceLine = Pick<TableRow<'clearance_line'>, 'id' | 'role' | 'net' | 'settled'>;

/** Reads the lines to settle, oldest first. */
export async function readLinesToSettle(tx: Tx, id: number): Promise<OpenClearanceLine[]> {
  const { rows } = await sql<OpenClearanceLine>`
    select id, role, net, settled from clearance_line where clearance_id = ${id} and not void order by journal_id, id`.execute(
    tx,
  );
  return rows;
}

/** Settles parts of lines: the rest of their items stays open on the document, settled items are deleted. One statement. */
export async function settleParts(
  tx: Tx,
  id: number,
  parts: readonly { readonly id: number; readonly amount: number }[],
): Promise<void> {
  await sql`
    with part as materialized (
      select p.id, p.amount, l.journal_id, l.role, l.net = l.settled + p.amount as whole
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p(id bigint, amount bigint)
      join clearance_line l on l.id = p.id
    ), lines as (
      update clearance_line l set settled = l.settled + p.amount from part p where l.id = p.id and p.amount <> 0
    ), gone as (
      delete from open_item i using part p
      where i.clearance_id = ${id} and i.journal_id = p.journal_id and i.role = p.role and p.whole
    )
    update open_item i set net = i.net - p.amount
    from part p
    where i.clearance_id = ${id} and i.journal_id = p.journal_id and i.role = p.role and not p.whole and p.amount <> 0`.execute(
    tx,
  );
}

/** Sets who received the parcels of these lines, with their signature. */
export async function setHanded(
  tx: Tx,
  id: number,
  labelIds: readonly number[],
  taken: { readonly by: number; readonly now: Date; readonly to: string; readonly fileId: number },
): Promise<void> {
  await sql`
    update clearance_line
    set handed_at = ${taken.now}, handed_by = ${taken.by}, handed_to = ${taken.to}, handed_file_id = ${taken.fileId}
    where clearance_id = ${id} and label_id = any(${[...labelIds]}::bigint[]) and not void`.execute(tx);
}

/** Closes a document at its paid amount: the rest of its items is open again, as their next part. */
export async function setClosed(tx: Tx, id: number, now: Date, reason: string): Promise<void> {
  await tx
    .updateTable('clearance')
    .set({ status: clearanceLife.at.complete, close_reason: reason, ...touched(now) })
    .where('id', '=', id)
    .execute();
  await sql`
    with released as (
      update open_item set clearance_id = null, part = part + 1 where clearance_id = ${id} returning label_id, role
    )
    update label_state s
    set clearance_id = null, version = s.version + 1
    from released r
    where s.label_id = r.label_id and r.role = ${returnRole}`.execute(tx);
}

/** Locks the customer's bank account against a change, and returns whether it may be paid to. */
export async function lockPayee(tx: CommandContext['tx'], customerId: number, bankId: number | null): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from customer_bank
    where id = ${bankId} and customer_id = ${customerId} and status = ${payableBankState}
    for share`.execute(tx);
  return rows.length > 0;
}
