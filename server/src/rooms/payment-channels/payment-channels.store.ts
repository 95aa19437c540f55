import { sql, type Transaction } from 'kysely';
import { formValuesOf } from '@waybill/domain/kernel/form.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import {
  paymentChannelForm,
  type PaymentChannelValues,
} from '@waybill/domain/rooms/payment-channels/payment-channel-form.ts';
import {
  termsConfirmed,
  termsDenied,
  termsProposed,
  type ChannelTermsState,
  type PaymentChannelState,
} from '@waybill/domain/rooms/payment-channels/payment-channel-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;

export type LockedPaymentChannel = TableRow<'payment_channel'> & {
  /** The terms that its form shows: the proposed ones, else the latest confirmed, else the latest denied. */
  readonly terms: PaymentChannelValues;
  readonly proposed_by: number | null;
};

/** Locks the channel that a command changes, until the transaction ends. */
export async function lockPaymentChannel(tx: Tx, id: number): Promise<LockedPaymentChannel | null> {
  const channel = await lockRow(tx, 'payment_channel c', id);
  if (!channel) return null;
  const { rows } = await sql<PaymentChannelValues & { status: ChannelTermsState; proposed_by: number }>`
    select t.*, t.starts_on::text as starts_on
    from payment_channel_terms t
    where t.payment_channel_id = ${id}
    order by t.status = ${termsProposed} desc, t.status = ${termsConfirmed} desc, t.id desc
    limit 1`.execute(tx);
  const [terms] = rows;
  if (!terms) throw new Error(`payment channel ${id} has no terms`);
  return {
    ...channel,
    terms: formValuesOf(paymentChannelForm, terms),
    proposed_by: terms.status === termsProposed ? terms.proposed_by : null,
  };
}

export async function insertPaymentChannel(tx: Tx, status: PaymentChannelState, now: Date): Promise<number> {
  const made = await tx
    .insertInto('payment_channel')
    .values({ status, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Proposes terms instead of those that wait. */
export async function insertProposal(
  tx: Tx,
  channelId: number,
  values: PaymentChannelValues,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  await endProposal(tx, channelId, termsDenied, { by, now });
  const search_key = searchKey([values.name_en, values.name_mm, values.name_zh].filter(Boolean).join(' '));
  await tx
    .insertInto('payment_channel_terms')
    .values({
      ...values,
      payment_channel_id: channelId,
      status: termsProposed,
      search_key,
      proposed_by: by,
      proposed_at: now,
    })
    .execute();
}

/** Confirms or denies the waiting terms. Confirmed terms never apply to a day before `from`. */
export async function endProposal(
  tx: Tx,
  channelId: number,
  status: ChannelTermsState,
  { by, now, from = null }: { readonly by: number; readonly now: Date; readonly from?: string | null },
): Promise<void> {
  await sql`
    update payment_channel_terms
    set status = ${status}, decided_by = ${by}, decided_at = ${now}, starts_on = greatest(starts_on, ${from}::date)
    where payment_channel_id = ${channelId} and status = ${termsProposed}`.execute(tx);
}

export async function setPaymentChannelStatus(
  tx: Tx,
  id: number,
  status: PaymentChannelState,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment_channel')
    .set({ status, ...touched(now) })
    .where('id', '=', id)
    .execute();
}

/** Returns whether another channel has this English name now, by its waiting or confirmed terms. Locks the names until the transaction ends. */
export async function isChannelNameTaken(tx: Tx, name: string, but: number | null): Promise<boolean> {
  await sql`lock table payment_channel_terms in share row exclusive mode`.execute(tx);
  const { rows } = await sql`
    select from payment_channel_terms
    where lower(name_en) = lower(${name}) and status <> ${termsDenied} and payment_channel_id is distinct from ${but}::bigint`.execute(
    tx,
  );
  return rows.length > 0;
}
