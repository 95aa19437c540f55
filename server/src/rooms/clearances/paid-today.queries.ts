import { sql, type RawBuilder, type Transaction } from 'kysely';
import { businessDate, dayBounds } from '@waybill/domain/kernel/calendar.ts';
import { payableBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';

const digits = (account: string) => sql`regexp_replace(${sql.ref(account)}, '\\D', '', 'g')`;
const payable = (bank: string) => sql<boolean>`${sql.ref(bank)} = ${sql.lit(payableBankState)}`;

/** The merchants behind whom the same receiver stands: this one, and all who are paid to the same account number, however it is written. */
const sameReceiver = (customerId: number): RawBuilder<number> => sql<number>`
  select ${customerId}::bigint
  union
  select other.customer_id
  from customer_bank own
  join customer_bank other on ${digits('other.bank_account')} = ${digits('own.bank_account')}
  where own.customer_id = ${customerId} and ${payable('own.status')} and ${payable('other.status')}`;

/** What has left to the receiver behind a merchant on the business day of `now`, fees included, on documents that nobody approved. Whole kyat. */
export async function readPaidToday(db: Database, customerId: number, now: Date): Promise<number> {
  const [from, to] = dayBounds(businessDate(now));
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(greatest(p.amount, 0) + p.transfer_fee), 0)::bigint as amount
    from clearance d
    join clearance_payment p on p.clearance_id = d.id
    where d.customer_id in (${sameReceiver(customerId)})
      and d.approved_by is null
      and d.paid_at >= ${from}
      and p.paid_at >= ${from}
      and p.paid_at < ${to}`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** The same for somebody about to pay: who pays another document of this receiver waits, so that two never pass the limit side by side. */
export async function lockPaidToday(tx: Transaction<Tables>, customerId: number, now: Date): Promise<number> {
  await sql`select 1 from customer where id in (${sameReceiver(customerId)}) order by id for no key update`.execute(tx);
  return readPaidToday(tx, customerId, now);
}
