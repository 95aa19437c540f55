import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { usualKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { isYoungPayee, payableBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import { mayBeServed } from '@waybill/domain/rooms/customers/customer-states.ts';
import { isPayoutDay, type PayoutDay } from '@waybill/domain/rooms/customers/payout-days.ts';
import { candidateBlock, payoutLineLife } from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import type { PayoutCandidate } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { customerName, namedJson } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { nextFigures, openItems } from '../clearances/clearances.door.ts';

/** Selects the last run in which the bank did not pay document `d`. */
export const lastFailure = (documentId: ReturnType<typeof sql>) => sql`(
  select json_build_object('number', fr.number, 'failure', fl.failure, 'reason', fl.reason)
  from payout_run_line fl join payout_run fr on fr.id = fl.run_id
  where fl.clearance_id = ${documentId} and fl.status = ${sql.lit(payoutLineLife.at.failed)}
  order by fl.id desc limit 1)`;

/** Selects the account that a merchant is paid to, as an object. */
export const payeeJson = (alias: string) =>
  sql`case when ${sql.ref(`${alias}.id`)} is null then null else json_build_object('id', ${sql.ref(`${alias}.id`)}, 'bank', ${sql.ref(`${alias}.bank`)},
    'bank_holder', ${sql.ref(`${alias}.bank_holder`)}, 'bank_account', ${sql.ref(`${alias}.bank_account`)}) end`;

export interface CandidateWish {
  readonly bank?: string | undefined;
  readonly branch_id?: number | undefined;
  readonly least: number;
  readonly days: 'today' | 'all';
}

type RawCandidate = Omit<PayoutCandidate, 'block' | 'young'> & {
  readonly to_complete: boolean;
  readonly payout_day: PayoutDay;
  readonly in_run: boolean;
  readonly confirmed_at: Date | null;
};

/** Reads the merchants of the viewer's branches with money due: open documents, and what is ready and on none; each with what holds it back. */
export async function readPayoutCandidates(
  db: Database,
  viewer: SessionViewer,
  { bank, branch_id, least, days }: CandidateWish,
  now: Date,
): Promise<PayoutCandidate[]> {
  const { rows } = await sql<RawCandidate>`
    with ready as (
      select o.customer_id, ${nextFigures} from ${openItems(covered(viewer, 'c.branch_id'))} group by o.customer_id
    ), due as (
      select r.customer_id, null::bigint as clearance_id, null::text as clearance, r.ready_count as count, r.net_payable as amount,
        exists (select from payout_run_line l where l.customer_id = r.customer_id and l.clearance_id is null and l.status = ${payoutLineLife.at.waiting}) as in_run
      from ready r where r.ready_count > 0 or r.net_payable > 0
      union all
      select d.customer_id, d.id, d.number, d.count, d.actual_clearance_cod, d.payout_run_id is not null or
        exists (select from payout_run_line l where l.clearance_id = d.id and l.status = ${payoutLineLife.at.waiting})
      from clearance d
      where d.status = ${clearanceLife.at.pending} and d.kind = ${usualKind} and d.received_amount is null and d.actual_clearance_cod > 0
    )
    select due.customer_id, due.clearance_id, due.clearance, due.count::int as count, due.amount::bigint as amount, due.in_run,
      ${customerName('c')} as customer, c.status as customer_status, c.to_complete, c.payout_day, ${namedJson('b')} as branch,
      ${payeeJson('k')} as bank, k.decided_at as confirmed_at, ${lastFailure(sql`due.clearance_id`)} as failed
    from due
    join customer c on c.id = due.customer_id
    join branch b on b.id = c.branch_id
    left join customer_bank k on k.customer_id = c.id and k.status = ${payableBankState}
    where ${covered(viewer, 'c.branch_id')}
      and ${branch_id === undefined ? sql`true` : sql`c.branch_id = ${branch_id}`}
      and ${bank ? sql`lower(k.bank) = lower(${bank})` : sql`true`}
    order by customer, due.clearance_id nulls first`.execute(db);
  const today = businessDate(now);
  return rows.map(({ to_complete, payout_day, in_run, confirmed_at, ...row }) => ({
    ...row,
    young: confirmed_at !== null && isYoungPayee(new Date(confirmed_at), now),
    block: candidateBlock({
      active: mayBeServed(row.customer_status),
      to_complete,
      bank_id: row.bank?.id ?? null,
      in_run,
      amount: row.amount,
      least,
      their_day: days === 'all' || isPayoutDay(payout_day, today),
    }),
  }));
}

/** Reads the names of the banks that merchants of the viewer's branches are paid at. */
export async function readPayeeBanks(db: Database, viewer: SessionViewer): Promise<string[]> {
  const { rows } = await sql<{ bank: string }>`
    select distinct on (lower(k.bank)) k.bank
    from customer_bank k join customer c on c.id = k.customer_id
    where k.status = ${payableBankState} and ${covered(viewer, 'c.branch_id')}
    order by lower(k.bank), k.bank`.execute(db);
  return rows.map(({ bank }) => bank);
}
