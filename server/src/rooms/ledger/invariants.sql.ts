import { sql, type RawBuilder } from 'kysely';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { agentPayoutLife } from '@waybill/domain/rooms/agent-payouts/agent-payout-states.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import { defaultClearanceGate } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import {
  agentKind,
  courierKind,
  handoverLife,
  handoverKinds,
  type CashPlace,
  streetPlace,
  cashTransferKinds,
} from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { AccountKind, ExpenseName } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { InvariantName } from '@waybill/contract/rooms/ledger/invariants.words.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { LabelMoneyEventName } from '@waybill/domain/rooms/ledger/label-postings.ts';
import { openClaimStates } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { itemRoleNames, itemRoles } from '@waybill/domain/rooms/ledger/open-items.ts';
import { balanceOfRow } from './balances.store.ts';
import { bankInvariants } from './bank-invariants.sql.ts';
import { channelDifferenceEvents } from './channel-difference.queries.ts';

/** A condition that must always hold for all money. Its query returns the violations: the record, the expected and the actual value. */
export interface Invariant {
  readonly name: InvariantName;
  readonly query: RawBuilder<{ record: string; expected: number; found: number }>;
  /** Reads all journals in their order: a hash of millions of them takes several times as long. */
  readonly inOrder?: true;
}

/** Sums of accounts: the stored balances, which are verified separately (`kept_balances`), and later postings. */
const held = (kind: AccountKind, owner: 'staff_id' | 'branch_id' | 'customer_id') =>
  sql`
    select a.${sql.ref(owner)} as owner, sum(${balanceOfRow})::bigint as amount
    from account a
    left join account_balance bal on bal.account_id = a.id
    where a.kind = ${kind}
    group by 1`;
const rolesOn = (kind: string) => itemRoleNames.filter((role) => itemRoles[role].account === kind);
const openItems = (kind: string) =>
  sql`select customer_id as owner, sum(net)::bigint as amount from open_item where role = any(${rolesOn(kind)}::text[]) group by 1`;
/** Compares two sums by owner; a missing one is zero. */
const same = (label: string, expected: RawBuilder<unknown>, found: RawBuilder<unknown>) => sql<{
  record: string;
  expected: number;
  found: number;
}>`
  select ${label} || ' ' || coalesce(e.owner, f.owner) as record, coalesce(e.amount, 0) as expected, coalesce(f.amount, 0) as found
  from (${expected}) e full join (${found}) f on f.owner = e.owner where coalesce(e.amount, 0) <> coalesce(f.amount, 0)`;
const negated = (query: RawBuilder<unknown>) => sql`select owner, -amount as amount from (${query}) n`;
const postPlace: CashPlace = 'mmpost';
const gatePlace: CashPlace = 'gate';
const payable: AccountKind = 'payable:merchant';
const receivable: AccountKind = 'receivable:merchant';

/** A return may cost nothing, and a document may only carry on what another carried, or offset two equal sums. */
const movesNothing: readonly string[] = [
  'return_confirmed' satisfies LabelMoneyEventName,
  'cleared' satisfies JournalEvent,
];

/** The daily invariants of the money: the tables of documents agree with the postings. */
export const invariants: readonly Invariant[] = [
  {
    name: 'journals_balance',
    inOrder: true,
    query: sql`
      with empty as materialized (
        select j.id from journal j where not exists (select from posting p where p.journal_id = j.id)
      )
      select 'journal ' || journal_id as record, 0::bigint as expected, sum(amount)::bigint as found
      from posting
      group by journal_id
      having sum(amount) <> 0
      union all
      select 'journal ' || j.id, 0, 0 from empty join journal j on j.id = empty.id where j.event <> all(${movesNothing}::text[])`,
  },
  {
    name: 'kept_balances',
    // Joined before the sum, so that the database reads the postings with parallel workers.
    query: sql`
      with summed as (
        select p.account_id, sum(p.amount)::bigint as amount
        from posting p
        join account_balance b on b.account_id = p.account_id and p.id <= b.upto
        group by 1
      )
      select 'account ' || b.account_id as record, coalesce(s.amount, 0) as expected, b.balance as found
      from account_balance b
      left join summed s on s.account_id = b.account_id
      where coalesce(s.amount, 0) <> b.balance`,
  },
  ...bankInvariants,
  {
    name: 'courier_cash',
    query: same(
      'courier',
      sql`select staff_id as owner, sum(amount)::bigint as amount from label_cash where place = ${streetPlace} group by 1`,
      held('cash:courier', 'staff_id'),
    ),
  },
  {
    name: 'handed_in_once',
    query: sql`select coalesce('label ' || k.label_id, 'journal ' || k.journal_id) as record, 0::bigint as expected, k.amount as found from label_cash k
      join cash_handover_line hl on hl.journal_id = k.journal_id and not hl.void and hl.leg = ${handoverKinds[courierKind].leg}
      join cash_handover h on h.id = hl.handover_id and h.status = ${handoverLife.at.hand_over} and h.reversed_at is null
      where k.place = ${streetPlace}`,
  },
  {
    name: 'cash_on_its_way',
    query: same(
      'branch',
      sql`
        select branch_id as owner, sum(expected)::bigint as amount
        from cash_handover
        where status = ${handoverLife.at.active} and kind = any(${[...cashTransferKinds]}::text[])
        group by 1`,
      held('cash:transit', 'branch_id'),
    ),
  },
  {
    name: 'tills_not_below_zero',
    query: sql`
      select 'branch ' || h.owner as record, 0::bigint as expected, h.amount as found
      from (${held('cash:branch', 'branch_id')}) h
      where h.amount < 0`,
  },
  {
    name: 'shortages_not_below_zero',
    query: sql`
      select 'staff ' || h.owner as record, 0::bigint as expected, h.amount as found
      from (${held('shortage:staff', 'staff_id')}) h
      where h.amount < 0`,
  },
  {
    name: 'overages_not_below_zero',
    query: sql`
      select 'branch ' || h.owner as record, 0::bigint as expected, -h.amount as found
      from (${held('overage', 'branch_id')}) h
      where h.amount > 0`,
  },
  { name: 'payable_explained', query: same('merchant', openItems(payable), negated(held(payable, 'customer_id'))) },
  {
    name: 'receivable_explained',
    query: same('merchant', openItems(receivable), negated(held(receivable, 'customer_id'))),
  },
  {
    name: 'label_payable_explained',
    query: same(
      'label',
      sql`select owner, sum(amount)::bigint as amount from (
        select label_id as owner, net as amount from open_item where label_id is not null and role = any(${rolesOn(payable)}::text[])
        union all
        select cl.label_id, cl.settled
        from clearance_line cl
        where not cl.void and cl.label_id is not null and cl.role = any(${rolesOn(payable)}::text[])
      ) lines group by 1 having sum(amount) <> 0`,
      sql`
        select j.label_id as owner, -sum(p.amount)::bigint as amount
        from journal j
        join posting p on p.journal_id = j.id
        join account a on a.id = p.account_id and a.kind = ${payable}
        where j.label_id is not null group by 1 having sum(p.amount) <> 0`,
    ),
  },
  {
    name: 'open_documents',
    query: sql`select 'clearance ' || c.number as record, c.actual_clearance_cod - coalesce(sum(cl.settled), 0)::bigint as expected,
        coalesce(sum(i.net), 0)::bigint as found
      from clearance c
      left join clearance_line cl on cl.clearance_id = c.id and not cl.void
      left join open_item i on i.journal_id = cl.journal_id
        and i.role = cl.role
        and i.clearance_id = c.id
        and i.net = cl.net - cl.settled
      where c.status = ${clearanceLife.at.pending}
      group by c.id
      having coalesce(sum(i.net), 0) <> c.actual_clearance_cod - coalesce(sum(cl.settled), 0)
        or count(*) filter (where cl.net <> cl.settled and i.id is null) > 0`,
  },
  {
    name: 'nothing_reserved',
    query: sql`
      select 'clearance ' || c.number as record, 0::bigint as expected, sum(i.net)::bigint as found
      from open_item i
      join clearance c on c.id = i.clearance_id
      where c.status <> ${clearanceLife.at.pending} group by c.id`,
  },
  {
    name: 'paid_documents',
    query: sql`
      with settled as (
        select clearance_id, sum(settled)::bigint as amount from clearance_line where not void group by 1
      ), carried as (
        select j.clearance_id, sum(parts.amount)::bigint as amount
        from (
          select journal_id, net as amount from open_item where role = 'carried'
          union all
          select journal_id, settled from clearance_line where role = 'carried' and not void
        ) parts
        join journal j on j.id = parts.journal_id
        group by 1
      ), documents as (
        select c.number, coalesce(s.amount, 0) as settled, (coalesce(c.received_amount, 0) + case
          when c.transfer_fee_by = 'merchant' then c.transfer_fee
          else 0
          end + coalesce(k.amount, 0))::bigint as paid
        from clearance c
        left join settled s on s.clearance_id = c.id
        left join carried k on k.clearance_id = c.id
      )
      select 'clearance ' || number as record, settled as expected, paid as found from documents where settled <> paid`,
  },
  {
    name: 'cod_states',
    // From both smaller sides: the COD that is open by its state, and the open items.
    query: sql`
      with item as (
        select i.label_id, count(*) as n, bool_or(i.clearance_id is not null) as taken
        from open_item i
        join label l on l.id = i.label_id and l.cod_amount > 0
        join label_state s on s.label_id = i.label_id and s.cod_status is not null
        where i.role = 'cod'
        group by 1
      ), state as (
        select s.label_id, s.cod_status = ${codAt.onDocument} as taken
        from label_state s
        where s.cod_status = any(${[codAt.delivered, codAt.ready, codAt.onDocument]}::text[])
      )
      select 'label ' || coalesce(s.label_id, i.label_id) as record, coalesce(i.n, 0) as expected,
        case when s.label_id is null then 0 else 1 end::bigint as found
      from state s
      full join item i on i.label_id = s.label_id
      where coalesce(i.n, 0) <> case when s.label_id is null then 0 else 1 end or coalesce(s.taken, false) <> coalesce(i.taken, false)`,
  },
  {
    name: 'strict_gates',
    query: sql`
      select 'label ' || s.label_id as record, 0::bigint as expected, k.amount as found
      from label_cash k
      join open_item i on i.journal_id = k.journal_id and i.role = 'cod'
      join label_state s on s.label_id = i.label_id and s.cod_status = ${codAt.ready}
      join customer c on c.id = i.customer_id and c.clearance_gate = ${defaultClearanceGate}`,
  },
  {
    name: 'open_handovers',
    query: sql`
      select 'handover ' || h.id as record, h.expected, coalesce(sum(k.amount), 0)::bigint as found
      from cash_handover h
      left join label_cash k on k.handover_id = h.id
      where h.status = ${handoverLife.at.active} and h.kind = ${courierKind} group by h.id having coalesce(sum(k.amount), 0) <> h.expected`,
  },
  {
    name: 'confirmed_handovers',
    query: sql`
      select 'handover ' || h.id as record, h.expected, coalesce(-sum(p.amount), 0)::bigint as found
      from cash_handover h
      left join journal j on j.handover_id = h.id and j.event in ('handed_over', 'arrived')
      left join posting p on p.journal_id = j.id
        and p.account_id in (select a.id from account a where a.kind in ('cash:courier', 'cash:transit'))
        and p.amount < 0
      where h.status = ${handoverLife.at.hand_over} group by h.id having coalesce(-sum(p.amount), 0) <> h.expected`,
  },
  {
    name: 'closed_days',
    query: sql`
      select 'day ' || d.business_date || ' of branch ' || d.branch_id as record, d.closing as expected,
        coalesce(h.amount, 0)::bigint as found
      from (select distinct on (branch_id) * from business_day order by branch_id, business_date desc) d
      left join lateral (
        select ${balanceOfRow} - coalesce((select sum(p.amount) from journal j join posting p on p.journal_id = j.id
            where p.account_id = a.id and j.business_date > d.business_date), 0) as amount
        from account a
        left join account_balance bal on bal.account_id = a.id
        where a.kind = ${'cash:branch' satisfies AccountKind} and a.branch_id = d.branch_id) h on true
      where coalesce(h.amount, 0) <> d.closing`,
  },
  {
    name: 'mmpost_explained',
    query: same(
      'Myanmar Post',
      sql`select 1::bigint as owner, coalesce((select sum(amount) from label_cash where place = ${postPlace}), 0)::bigint
          - coalesce((select sum(difference) from remittance_line where waits and difference > 0), 0)::bigint as amount`,
      sql`
        select 1::bigint as owner, coalesce(sum(${balanceOfRow}), 0)::bigint as amount
        from account a
        left join account_balance bal on bal.account_id = a.id
        where a.kind = ${'receivable:mmpost' satisfies AccountKind}`,
    ),
  },
  {
    name: 'gates_explained',
    query: same(
      'branch',
      sql`select branch_id as owner, sum(amount)::bigint as amount from label_cash where place = ${gatePlace} group by 1`,
      held('receivable:gate', 'branch_id'),
    ),
  },
  {
    name: 'channels_explained',
    query: same(
      'channel',
      sql`
        select owner, sum(amount)::bigint as amount
        from (
          select payment_channel_id as owner, amount from payment_claim where status = any(${[...openClaimStates]}::text[])
          union all
          select a.name::bigint, p.amount
          from account a
          join posting p on p.account_id = a.id
          join journal j on j.id = p.journal_id and j.event = any(${[...channelDifferenceEvents]}::text[])
          where a.kind = ${'channel' satisfies AccountKind}) owed
        group by 1`,
      sql`
        select a.name::bigint as owner, sum(${balanceOfRow})::bigint as amount
        from account a
        left join account_balance bal on bal.account_id = a.id
        where a.kind = ${'channel' satisfies AccountKind}
        group by 1`,
    ),
  },
  {
    name: 'claimed_not_ready',
    query: sql`
      select 'label ' || s.label_id as record, 0::bigint as expected, p.amount as found
      from payment_claim p
      join open_item i on i.journal_id = p.journal_id and i.role = 'cod'
      join label_state s on s.label_id = p.label_id and s.cod_status in (${codAt.ready}, ${codAt.onDocument})
      where p.status = any(${[...openClaimStates]}::text[])`,
  },
  {
    name: 'gate_documents',
    query: sql`
      select 'gate line ' || x.id as record, case when x.waits then x.owed - x.paid else 0 end as expected, coalesce(k.amount, 0) as found
      from gate_collection_line x
      left join label_cash k on k.journal_id = x.journal_id and k.place = ${gatePlace}
      where x.journal_id is not null and coalesce(k.amount, 0) <> case when x.waits then x.owed - x.paid else 0 end`,
  },
  {
    name: 'emo_payable_explained',
    query: same(
      'money order',
      sql`select id as owner, amount from emo where paid_at is null and refunded_at is null`,
      sql`
        select split_part(j.key, ':', 2)::bigint as owner, -sum(p.amount)::bigint as amount
        from account a
        join posting p on p.account_id = a.id
        join journal j on j.id = p.journal_id
        where a.kind = ${'emo_payable' satisfies AccountKind}
        group by 1 having sum(p.amount) <> 0`,
    ),
  },
  {
    name: 'agents_explained',
    query: same(
      'agent',
      sql`
        select owner, sum(amount)::bigint as amount
        from (
          select branch_id as owner, commission as amount
          from cash_handover
          where kind = ${agentKind} and status <> ${handoverLife.at.inactive} and reversed_at is null
          union all
          select agent_id, amount from agent_payout where status = ${agentPayoutLife.at.complete}
          union all
          select j.branch_id, -p.amount
          from account a
          join posting p on p.account_id = a.id
          join journal j on j.id = p.journal_id
          where a.kind = 'expense' and a.name = ${'agent_commission' satisfies ExpenseName}) parts
        group by 1 having sum(amount) <> 0`,
      sql`select owner, amount from (${held('receivable:agent', 'branch_id')}) h where amount <> 0`,
    ),
  },
];
