import { sql, type RawBuilder } from 'kysely';
import { can } from '@waybill/domain/kernel/access.ts';
import { addDays, businessDate, dayBounds, toIso } from '@waybill/domain/kernel/calendar.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { usualKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { payableBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import { arrivedHolder, codHolders } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import type { ReturnStep } from '@waybill/domain/rooms/labels/label-life.ts';
import { meaningOf } from '@waybill/domain/rooms/labels/status-filter.ts';
import { followsFrom, silenceOf, type Unanswered } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import {
  answersShown,
  homeStages,
  openStatuses,
  paidLatelyDays,
  payoutsShown,
  stageRows,
  tabStatuses,
  type HomeStage,
} from '@waybill/domain/rooms/merchant-users/home-stages.ts';
import type { MerchantHome } from '@waybill/contract/rooms/merchant-users/merchant-home.contract.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { nextFigures, openItems } from '../clearances/clearances.door.ts';
import { unansweredColumns } from '../tracking/tracking.door.ts';

type Money = NonNullable<MerchantHome['money']>;
type Question = Omit<MerchantHome['answers'][number], 'answer_by' | 'otherwise'> & { return_at: string } & Unanswered;
interface RawHome {
  readonly counts: Readonly<Record<HomeStage, number>>;
  readonly questions: readonly Question[];
  readonly money:
    | (Omit<Money, 'next' | 'paid'> & {
        readonly paid: Pick<Money['paid'], 'count' | 'amount'>;
        readonly figures: Omit<Money['next']['figures'], 'actual_clearance_cod'> & { readonly net_payable: number };
        readonly held_back: Money['next']['held_back'];
        readonly terms: { readonly gate: Money['next']['gate']; readonly gate_limit: number };
        readonly account: Money['next']['account'];
      })
    | null;
}

const askStep: ReturnStep = 'pending_return_confirm';
const hour = 3_600_000;

/** Counts the open parcels `o` of a stage, as the label list under the stage's filter shows them. */
function countOf(stage: HomeStage): RawBuilder<unknown> {
  const { status } = stageRows[stage];
  const meaning = status === undefined ? null : meaningOf(status);
  const within = sql`o.status = any(${[...(meaning?.statuses ?? tabStatuses(stage))]}::text[])`;
  const returning = meaning?.return_step
    ? sql`and o.return_step = ${meaning.return_step} and o.closed_at is null`
    : sql``;
  return sql`${sql.lit(stage)}, count(*) filter (where ${within} ${returning})`;
}

/** Selects a count and a sum of rows as JSON. */
const sumOf = (amount: RawBuilder<unknown>, when: RawBuilder<unknown>) =>
  sql`json_build_object('count', count(*) filter (where ${when}), 'amount', coalesce(sum(${amount}) filter (where ${when}), 0))`;

const rowsAsJson = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(x), '[]') from (${rows}) x)`;

/** Selects the money of a customer as JSON, from their open parcels `open_parcel` and open items `next_item`. No part grows with what was paid. */
function moneyOf(customerId: number, today: string): RawBuilder<unknown> {
  const items = sql`next_item o`;
  const cod = (state: string) => sql`o.role = 'cod' and o.cod_status = ${state}`;
  const ofKind = sql`d.customer_id = ${customerId} and d.kind = ${usualKind}`;
  return sql`json_build_object(
    'collecting', (select ${sumOf(sql`o.cod_amount`, sql`o.cod_status = ${codAt.underWay}`)} from open_parcel o),
    'held', ${rowsAsJson(sql`select coalesce(o.place, ${arrivedHolder}) as holder, count(*) as count, sum(o.cod_amount) as amount
      from ${items} where ${cod(codAt.delivered)} group by 1`)},
    'ready', (select ${sumOf(sql`o.cod_amount`, cod(codAt.ready))} from ${items}),
    'on_documents', (select ${sumOf(sql`o.cod_amount`, cod(codAt.onDocument))} from ${items}),
    'figures', (select row_to_json(f) from (select ${nextFigures} from ${items}) f),
    'held_back', ${rowsAsJson(sql`select o.reason, count(*) as count, sum(o.net) as amount
      from ${items} where o.reason is not null and o.reason <> 'on_document' group by 1 order by 1`)},
    'paid', (select ${sumOf(sql`d.received_amount`, sql`true`)} from clearance d
      where ${ofKind} and d.status = ${clearanceLife.at.complete} and d.issue_date between ${addDays(today, 1 - paidLatelyDays)} and ${today}),
    'waiting', ${rowsAsJson(sql`select d.id, d.number, d.actual_clearance_cod as amount, d.issue_date
      from clearance d where ${ofKind} and d.status = ${clearanceLife.initial} order by d.id desc limit ${payoutsShown}`)},
    'payouts', ${rowsAsJson(sql`select d.id, d.number, coalesce(d.received_amount, 0) as amount, d.paid_at, d.method
      from clearance d where ${ofKind} and d.status = ${clearanceLife.at.complete} and d.paid_at is not null order by d.id desc limit ${payoutsShown}`)},
    'terms', (select json_build_object('gate', c.clearance_gate, 'gate_limit', c.clearance_gate_limit) from customer c where c.id = ${customerId}),
    'account', (select json_build_object('bank', b.bank, 'ending', right(b.bank_account, 4)) from customer_bank b
      where b.customer_id = ${customerId} and b.status = ${payableBankState}))`;
}

/**
 * Reads the home page of a merchant in one statement, along the indexes of one customer: its work grows with what is open and not with history. Null for
 * people of no merchant.
 */
export async function readMerchantHome(db: Database, viewer: SessionViewer, now: Date): Promise<MerchantHome | null> {
  const { customerId } = viewer;
  if (customerId === undefined) return null;
  const today = businessDate(now);
  const [from] = dayBounds(today);
  const { rows } = await sql<RawHome>`
    with open_parcel as materialized (
      select s.label_id, s.status, s.return_step, s.return_at, s.closed_at, s.cod_status, l.tracking_code, l.destination_name, l.cod_amount
      from label_state s join label l on l.id = s.label_id
      where s.merchant_id = ${customerId} and s.status = any(${[...openStatuses]}::text[])),
    next_item as materialized (select o.* from ${openItems(sql<boolean>`i.customer_id = ${customerId}`)})
    select (select json_build_object(${sql.join(homeStages.map((stage) => (stage === 'today' ? madeToday(customerId, from) : countOf(stage))))}) from open_parcel o) as counts,
      ${rowsAsJson(sql`select o.label_id, o.tracking_code, o.destination_name as receiver_name, o.cod_amount, o.return_at, ${unansweredColumns}
        from open_parcel o join label l on l.id = o.label_id join customer c on c.id = l.merchant_id
        where o.return_step = ${askStep} and o.closed_at is null order by o.return_at limit ${answersShown}`)} as questions,
      ${can(viewer, 'cod.view') ? moneyOf(customerId, today) : sql`null::json`} as money`.execute(db);
  const [raw] = rows;
  return raw ? { ...shownHome(raw, now, today) } : null;
}

/** Counts the labels made since `from`, beginning at the first label of the day, so that older ones are not read. */
const madeToday = (customerId: number, from: Date): RawBuilder<unknown> =>
  sql`'today', (select count(*) from label t
    where t.merchant_id = ${customerId} and t.created_at >= ${from}
      and t.id >= (select coalesce(min(x.id), 0) from (select id from label where created_at >= ${from} order by created_at limit 100) x) - 5000)`;

function shownHome({ counts, questions, money }: RawHome, now: Date, today: string): MerchantHome {
  return {
    at: toIso(now),
    stages: homeStages.map((stage) => ({ stage, count: counts[stage] })),
    answers: questions
      .map(({ return_at, policy, days, tried_again, ...parcel }) => {
        const unanswered = { policy, days, tried_again };
        const until = new Date(Date.parse(return_at) + silenceOf(unanswered).hours * hour);
        return { ...parcel, answer_by: toIso(until), otherwise: followsFrom(unanswered) };
      })
      .toSorted((a, b) => a.answer_by.localeCompare(b.answer_by)),
    money: money && shownMoney(money, today),
  };
}

function shownMoney(
  {
    figures: { net_payable, ...figures },
    held_back,
    terms,
    account,
    held,
    paid,
    payouts,
    ...money
  }: NonNullable<RawHome['money']>,
  today: string,
): Money {
  return {
    ...money,
    held: codHolders.flatMap((holder) => held.filter((one) => one.holder === holder)),
    paid: { ...paid, from: addDays(today, 1 - paidLatelyDays), to: today },
    payouts: payouts.map((payout) => ({ ...payout, paid_at: toIso(new Date(payout.paid_at)) })),
    next: { figures: { ...figures, actual_clearance_cod: net_payable }, ...terms, held_back, account },
  };
}
