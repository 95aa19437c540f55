import { sql, type RawBuilder } from 'kysely';
import { termsConfirmed } from '@waybill/domain/rooms/payment-channels/payment-channel-states.ts';
import { actionsBy, decideBy } from '@waybill/domain/kernel/who-may.ts';
import {
  advancePaymentLife,
  advanceSteps,
  type AdvanceStep,
} from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { claimActions } from '@waybill/domain/rooms/payment-claims/decide-claim.ts';
import { openClaimStates, paymentClaimLife } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import {
  advancePaymentList,
  claimCourierList,
  paymentClaimList,
  paymentLineList,
} from '@waybill/contract/rooms/payment-claims/payment-claims.columns.ts';
import type {
  AdvancePaymentRow,
  ClaimCourierRow,
  PaymentClaimRow,
  PaymentLineRow,
} from '@waybill/contract/rooms/payment-claims/payment-claims.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import { covered } from '../../kernel/scope.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, namedJsonOrNull, personName } from '../../kernel/sql/names.ts';
import { begins, contains } from '../../kernel/sql/search-text.ts';

/** The names of a channel by its latest confirmed terms, as row `n`. */
const channelNames = (channelId: string): RawBuilder<unknown> => sql`
  join lateral (
    select ${sql.ref(channelId)} as id, terms.name_en, terms.name_mm, terms.name_zh
    from payment_channel_terms terms
    where terms.payment_channel_id = ${sql.ref(channelId)} and terms.status = ${termsConfirmed}
    order by terms.starts_on desc, terms.id desc
    limit 1) n on true`;

/** The person who answers for a claim `p`. */
const answers = sql<number>`coalesce(p.courier_id, p.claimed_by)`;

type RawClaim = Omit<PaymentClaimRow, 'actions'> & { readonly hands: number[] };

/** Deliveries that were paid by a channel (W-03). */
export const paymentClaimSource = listSource<RawClaim, PaymentClaimRow>({
  definition: paymentClaimList,
  id: sql`p.id`,
  from: sql`payment_claim p join label l on l.id = p.label_id join branch b on b.id = p.branch_id ${channelNames('p.payment_channel_id')}`,
  columns: sql`p.id, l.tracking_code, p.label_id, ${namedJson('n')} as channel, p.amount, p.reference, p.status, ${personName(answers)} as courier,
    ${namedJson('b')} as branch, p.claimed_at, p.settled_on::text as settled_on, p.fee, ${personName('p.ended_by')} as ended_by, p.end_reason as reason,
    p.version, array[${answers}, p.claimed_by] as hands`,
  scope: (viewer) => covered(viewer, 'p.branch_id'),
  sort: { claimed_at: sql`p.claimed_at` },
  search: (term) =>
    sql<boolean>`(${begins('l.tracking_code', term.toUpperCase())} or p.reference = ${term.toUpperCase()})`,
  filters: {
    status: sameText('p.status'),
    payment_channel_id: sameNumber('p.payment_channel_id'),
    branch_id: sameNumber('p.branch_id'),
  },
  row: ({ hands, ...raw }, viewer) => ({
    ...raw,
    actions: claimActions(viewer, { status: raw.status, hands, by_another: true }),
  }),
});

/** The lines of the providers' statements. */
export const paymentLineSource = listSource<PaymentLineRow>({
  definition: paymentLineList,
  id: sql`x.id`,
  from: sql`payment_line x left join payment_claim p on p.id = x.claim_id left join label l on l.id = p.label_id ${channelNames('x.payment_channel_id')}`,
  columns: sql`x.id, x.reference, x.day::text as day, x.amount, x.status, l.tracking_code, p.label_id, p.amount as claimed, ${namedJson('n')} as channel, x.details,
    x.reason, ${personName('x.decided_by')} as ended_by, x.version`,
  scope: () => sql<boolean>`true`,
  sort: { day: sql`x.day` },
  search: (term) => contains('x.search_key', term),
  filters: { status: sameText('x.status'), payment_channel_id: sameNumber('x.payment_channel_id') },
});

type RawAdvance = Omit<AdvancePaymentRow, 'actions'>;

/** Payments that receivers made before the delivery. */
export const advancePaymentSource = listSource<RawAdvance, AdvancePaymentRow>({
  definition: advancePaymentList,
  id: sql`a.id`,
  from: sql`advance_payment a join label l on l.id = a.label_id join label_state s on s.label_id = l.id join branch b on b.id = s.deliver_branch_id
    ${channelNames('a.payment_channel_id')}`,
  columns: sql`a.id, l.tracking_code, a.label_id, ${namedJson('n')} as channel, a.amount, a.reference, a.status, s.status as parcel,
    ${namedJson('b')} as branch, a.created_at, ${personName('a.announced_by')} as announced_by, ${personName('a.ended_by')} as ended_by, a.reason, a.version`,
  scope: (viewer) => visibleLabels(viewer),
  sort: { created_at: sql`a.created_at` },
  search: (term) =>
    sql<boolean>`(${begins('l.tracking_code', term.toUpperCase())} or a.reference = ${term.toUpperCase()})`,
  filters: {
    status: sameText('a.status'),
    payment_channel_id: sameNumber('a.payment_channel_id'),
    branch_id: sameNumber('s.deliver_branch_id'),
  },
  row: (raw, viewer) => ({
    ...raw,
    actions: actionsBy(
      advancePaymentLife,
      raw.status,
      (command: AdvanceStep) => decideBy(advancePaymentLife, viewer, raw.status, command),
      {
        of: advanceSteps,
        hides: ['missing_permission'],
      },
    ),
  }),
});

const sumOf = (states: readonly string[]) =>
  sql`coalesce(sum(p.amount) filter (where p.status = any(${[...states]}::text[])), 0)::bigint`;

/** Payments by channel of each courier: claimed, matched, not matched, average days until the statement had them. */
export const claimCourierSource = listSource<ClaimCourierRow>({
  definition: claimCourierList,
  id: sql`r.id`,
  from: sql`(
    select ${answers} as id, p.branch_id, count(*)::int as claimed_count, sum(p.amount)::bigint as claimed,
      ${sumOf([paymentClaimLife.at.matched])} as matched, ${sumOf(openClaimStates)} as unmatched,
      round(avg(p.ended_at::date - p.claimed_at::date) filter (where p.status = ${paymentClaimLife.at.matched}))::int as average_days
    from payment_claim p
    where p.status <> ${paymentClaimLife.at.withdrawn}
    group by 1, 2) r join staff st on st.id = r.id left join branch b on b.id = r.branch_id`,
  columns: sql`r.id, st.name as courier, ${namedJsonOrNull('b')} as branch, r.claimed_count, r.claimed, r.matched, r.unmatched, r.average_days`,
  scope: (viewer) => covered(viewer, 'r.branch_id'),
  sort: { courier: sql`st.name`, unmatched: sql`r.unmatched` },
  search: (term) => contains('st.search_key', term),
  filters: { branch_id: sameNumber('r.branch_id') },
});
