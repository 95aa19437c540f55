import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { formValuesOf } from '@waybill/domain/kernel/form.ts';
import { can, type Viewer } from '@waybill/domain/kernel/access.ts';
import type { Named } from '@waybill/domain/kernel/locale.ts';
import { payableQr } from '@waybill/domain/kernel/merchant-qr.ts';
import {
  differenceActions,
  paymentChannelActions,
} from '@waybill/domain/rooms/payment-channels/decide-payment-channel.ts';
import { paymentChannelForm } from '@waybill/domain/rooms/payment-channels/payment-channel-form.ts';
import {
  paymentChannelLife,
  termsConfirmed,
  termsDenied,
  termsProposed,
  type PaymentChannelState,
} from '@waybill/domain/rooms/payment-channels/payment-channel-states.ts';
import { paymentChannelList } from '@waybill/contract/rooms/payment-channels/payment-channels.columns.ts';
import type {
  ChannelTerms,
  PaymentChannelDetail,
  PaymentChannelOption,
  PaymentChannelRow,
} from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { openClaimStates } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { readOnTheWay } from '../bank-lines/bank-statements.door.ts';
import { readChannelDifference } from '../ledger/settlements.door.ts';
import { confirmedByAnother, isDifferentFromAll } from '../staff/second-person.door.ts';

/** The latest confirmed terms `t` of channel `c`, else the latest of any state. */
const latest = sql`payment_channel c
  join lateral (
    select x.* from payment_channel_terms x
    where x.payment_channel_id = c.id
    order by x.status = 'confirmed' desc, x.starts_on desc, x.id desc
    limit 1) t on true
  cross join lateral (select c.id, t.name_en, t.name_mm, t.name_zh) n
  join bank_account b on b.id = t.bank_account_id`;

/** The payment channels with their terms. */
export const paymentChannelSource = listSource<PaymentChannelRow>({
  definition: paymentChannelList,
  id: sql`c.id`,
  from: latest,
  columns: sql`c.id, ${namedJson('n')} as name,
    c.status, t.kind, b.name as bank_account, t.fee_percent, t.fee_fixed, t.fee_by, t.settle_days, t.starts_on::text as starts_on, c.created_at`,
  scope: () => sql<boolean>`true`,
  sort: { name: sql`t.name_en`, created_at: sql`c.created_at` },
  search: (term) => contains('t.search_key', term),
  filters: { status: sameText('c.status') },
});

/** Reads all channels with the terms of the day: those that are off too, for payments made before that. */
export async function readChannelOptions(db: Database, now: Date): Promise<PaymentChannelOption[]> {
  const used: readonly string[] = paymentChannelLife.commands.close.from;
  return readRecords(
    db,
    sql<PaymentChannelOption>`
    select c.id, t.name_en, t.name_mm, t.name_zh, o.open, t.kind, t.branch_ids, t.needs_reference, t.needs_picture,
      case when o.open then t.static_qr end as static_qr, t.on_tracking, t.on_label, t.bank_account_id
    from payment_channel c
    join lateral (
      select x.* from payment_channel_terms x
      where x.payment_channel_id = c.id and x.status = ${termsConfirmed} and x.starts_on <= ${businessDate(now)}::date
      order by x.starts_on desc, x.id desc
      limit 1) t on true
    cross join lateral (select c.status = any(${[...used]}::text[]) as open) o
    order by t.name_en`,
  );
}

/** A payment QR for one parcel, with the channel's names. */
export interface ParcelQr {
  readonly channel: Named & { readonly id: number };
  readonly text: string;
}

/**
 * Returns the payment QRs that receivers of a branch are shown in this place, for `amount` whole kyat of the parcel `code`.
 *
 * @example parcelQrs(channels, 'on_label', { branchId: 3, amount: 45_000, code: 'EX473124829XM' })
 * Source: W-02.
 */
export function parcelQrs(
  channels: readonly PaymentChannelOption[],
  place: 'on_tracking' | 'on_label',
  { branchId, amount, code }: { readonly branchId: number; readonly amount: number; readonly code: string },
): ParcelQr[] {
  if (amount <= 0) return [];
  return channels.flatMap(({ id, name_en, name_mm, name_zh, static_qr, branch_ids, [place]: isShown }) =>
    isShown && static_qr !== null && (branch_ids.length === 0 || branch_ids.includes(branchId))
      ? [{ channel: { id, name_en, name_mm, name_zh }, text: payableQr(static_qr, { amount, reference: code }) }]
      : [],
  );
}

/** Returns the latest confirmed terms of a channel, on or off: its statement may come after it was switched off. */
export async function readUsableTerms(db: Database, id: number) {
  return db
    .selectFrom('payment_channel_terms')
    .select(['name_en', 'bank_account_id', 'fee_percent', 'fee_fixed'])
    .where('payment_channel_id', '=', id)
    .where('status', '=', termsConfirmed)
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Sums the claims that a channel's statement does not have yet. Whole kyat. */
async function readAwaited(db: Database, id: number): Promise<number> {
  const { amount } = await db
    .selectFrom('payment_claim')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('payment_channel_id', '=', id)
    .where('status', 'in', [...openClaimStates])
    .executeTakeFirstOrThrow();
  return amount;
}

/** Reads one channel for this viewer; `null` when it does not exist. */
export async function readPaymentChannel(
  db: Database,
  viewer: Viewer,
  id: number,
  now: Date,
): Promise<PaymentChannelDetail | null> {
  const rows = await readRecords(
    db,
    sql<
      ChannelTerms &
        Pick<PaymentChannelDetail, 'version'> & { channel_status: PaymentChannelState; proposer_id: number }
    >`
    select t.*, t.starts_on::text as starts_on, c.version, c.status as channel_status, b.name as bank_account,
      t.proposed_by as proposer_id, ${personName('t.proposed_by')} as proposed_by, ${personName('t.decided_by')} as decided_by,
      coalesce((select json_agg(${namedJson('br')} order by br.name_en) from branch br where br.id = any(t.branch_ids)), '[]') as branches
    from payment_channel_terms t
    join payment_channel c on c.id = t.payment_channel_id
    join bank_account b on b.id = t.bank_account_id
    where c.id = ${id}
    order by t.id desc
    limit 50`,
  );
  const proposed = rows.find(({ status }) => status === termsProposed);
  const shown = proposed ?? rows.find(({ status }) => status !== termsDenied) ?? rows[0];
  if (!shown) return null;
  const { channel_status: status, version } = shown;
  const proposed_by = proposed?.proposer_id ?? null;
  const by_another = proposed_by === null || (await confirmedByAnother(db, proposed_by, viewer.id, now));
  const difference = await readChannelDifference(db, id);
  return {
    id,
    status,
    version,
    ...formValuesOf(paymentChannelForm, shown),
    kind: shown.kind,
    fee_by: shown.fee_by,
    all_terms: rows.map(({ proposer_id: _, channel_status: __, version: ___, ...terms }) => terms),
    owed: {
      awaited: await readAwaited(db, id),
      on_the_way: await readOnTheWay(db, id),
      difference: difference.amount,
      difference_by: difference.by,
      difference_on: difference.on,
    },
    actions: [
      ...paymentChannelActions(viewer, { status, proposed_by, by_another }),
      ...differenceActions(viewer, {
        ...difference,
        by_another: await isDifferentFromAll(db, difference.hands, viewer.id, now),
      }),
    ],
    may_edit: can(viewer, paymentChannelLife.commands.ask.permission),
  };
}
