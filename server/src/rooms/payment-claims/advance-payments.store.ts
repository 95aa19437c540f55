import { sql, type Transaction } from 'kysely';
import { collectedAt } from '@waybill/domain/rooms/ledger/label-postings.ts';
import { settleReference } from '@waybill/domain/rooms/payment-claims/decide-claim.ts';
import {
  advancePaymentLife,
  openAdvanceStates,
  type AdvancePaymentState,
} from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { codesOfLine, sameReference, type OpenPayment } from '@waybill/domain/rooms/payment-claims/match-payments.ts';
import { paymentLineLife } from '@waybill/domain/rooms/payment-claims/payment-line-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import { readLabelMoney } from '../ledger/ledger.door.ts';
import { lockChannel } from './payment-lines.store.ts';

type Tx = Transaction<Tables>;

export type LockedAdvance = TableRow<'advance_payment'> & {
  readonly tracking_code: string;
  readonly branch_id: number;
};

/** Locks an advance payment of a parcel that the viewer sees until the transaction ends: after its channel, as imports and matches lock lines. */
export async function lockAdvance(tx: Tx, id: number, viewer: SessionViewer): Promise<LockedAdvance | null> {
  const found = await tx
    .selectFrom('advance_payment')
    .select('payment_channel_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  await lockChannel(tx, found.payment_channel_id);
  const { rows } = await sql<LockedAdvance>`
    select a.*, l.tracking_code, s.deliver_branch_id as branch_id
    from advance_payment a
    join label l on l.id = a.label_id
    join label_state s on s.label_id = a.label_id
    where a.id = ${id} and ${visibleLabels(viewer)}
    for update of a`.execute(tx);
  return rows[0] ?? null;
}

/** Inserts an announced payment; null when the parcel has one that the delivery can still use. */
export async function insertAdvance(
  tx: Tx,
  advance: Pick<
    TableRow<'advance_payment'>,
    'payment_channel_id' | 'label_id' | 'amount' | 'reference' | 'announced_by'
  >,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into advance_payment (payment_channel_id, label_id, amount, reference, status, announced_by, created_at, updated_at)
    values (${advance.payment_channel_id}, ${advance.label_id}, ${advance.amount}, ${advance.reference}, ${advancePaymentLife.initial},
      ${advance.announced_by}, ${now}, ${now})
    on conflict (label_id) where status in ('announced', 'received') do nothing
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export async function endAdvance(
  tx: Tx,
  id: number,
  status: AdvancePaymentState,
  { by, now, reason }: { readonly by: number; readonly now: Date; readonly reason: string },
): Promise<void> {
  await tx
    .updateTable('advance_payment')
    .set({ status, reason, ended_by: by, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** A parcel that a line without a claim names, and the payment that was announced for it. */
interface NamedParcel {
  readonly label_id: number;
  readonly code: string;
  readonly advance_id: number | null;
  readonly reference: string | null;
}

/**
 * Finds payments that came before the delivery: lines without a claim that have the reference of an announced payment, or the code of a parcel that
 * is not delivered and owes at least that amount. Returns the lines; one whose parcel got another payment meanwhile is left for a person. At most five
 * statements for any number.
 */
export async function findAdvances(
  tx: Tx,
  channelId: number,
  lines: readonly OpenPayment[],
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<number[]> {
  const open = lines.filter(({ status }) => status === paymentLineLife.initial);
  if (open.length === 0) return [];
  const { rows } = await sql<NamedParcel>`
    select l.id as label_id, l.tracking_code as code, a.id as advance_id, a.reference
    from label l
    join label_state s on s.label_id = l.id and s.delivered_at is null and s.closed_at is null
    left join advance_payment a on a.label_id = l.id and a.status in ('announced', 'received')
    where (a.id is null or (a.status = ${advancePaymentLife.initial} and a.payment_channel_id = ${channelId}))
      and (l.tracking_code = any(${open.flatMap(codesOfLine)}::text[]) or l.id in (
        select label_id from advance_payment where status = ${advancePaymentLife.initial} and payment_channel_id = ${channelId}))
    order by l.id
    for share of s`.execute(tx);
  const money = await readLabelMoney(
    tx,
    rows.map(({ label_id }) => label_id),
  );
  const due = ({ label_id }: NamedParcel) => {
    const of = money.get(label_id);
    return of ? collectedAt('delivered', of, of.customer_id) : 0;
  };
  const taken = new Set<number>();
  const found = open.flatMap((line) => {
    const reference = settleReference(line.reference);
    const codes = codesOfLine(line);
    const named = (parcel: NamedParcel) =>
      codes.includes(parcel.code) ||
      (reference !== null && parcel.reference !== null && sameReference(reference, parcel.reference));
    const fits = rows.filter((parcel) => !taken.has(parcel.label_id) && named(parcel) && line.amount <= due(parcel));
    const [only] = fits;
    if (!only || fits.length > 1) return [];
    taken.add(only.label_id);
    const { label_id, advance_id } = only;
    return [{ line_id: line.id, label_id, advance_id, amount: line.amount, reference }];
  });
  if (found.length === 0) return [];
  const { rows: written } = await sql<{ line_id: number }>`
    with found as (
      select * from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(line_id bigint, label_id bigint, advance_id bigint, amount bigint, reference text)
    ), known as (
      update advance_payment a
      set status = ${advancePaymentLife.at.received}, line_id = f.line_id, amount = f.amount, reference = coalesce(f.reference, a.reference),
        version = a.version + 1, updated_at = ${now}::timestamptz
      from found f where a.id = f.advance_id and a.status = ${advancePaymentLife.initial}
      returning a.line_id
    ), made as (
      insert into advance_payment (payment_channel_id, label_id, amount, reference, line_id, status, announced_by, created_at, updated_at)
      select ${channelId}, label_id, amount, reference, line_id, ${advancePaymentLife.at.received}, ${by}, ${now}::timestamptz, ${now}::timestamptz
      from found where advance_id is null
      on conflict (label_id) where status in ('announced', 'received') do nothing
      returning line_id)
    select line_id from known union all select line_id from made`.execute(tx);
  return written.map(({ line_id }) => line_id);
}

/** Marks the payments that deliveries used by their claims: one statement for any number. */
export async function markAdvancesUsed(tx: Tx, claimIds: readonly number[], now: Date): Promise<void> {
  await sql`
    update advance_payment a
    set status = ${advancePaymentLife.commands.use.to}, claim_id = p.id, version = a.version + 1, updated_at = ${now}::timestamptz
    from payment_claim p
    where p.id = any(${[...claimIds]}::bigint[]) and a.label_id = p.label_id and a.payment_channel_id = p.payment_channel_id
      and a.status = any(${[...openAdvanceStates]}::text[])`.execute(tx);
}
