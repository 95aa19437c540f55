import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { AccountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';

/** Balance of account `a` (a debit is positive): the stored one, and the postings since. Requires a left join of `account_balance bal`. */
export const balanceOfRow: RawBuilder<number> = sql<number>`(coalesce(bal.balance, 0)
  + coalesce((select sum(p.amount) from posting p where p.account_id = a.id and p.id > coalesce(bal.upto, 0)), 0))::bigint`;

const opened: JournalEvent = 'opened';

const isAccount = ({
  kind,
  staff_id,
  branch_id,
  customer_id,
  name,
}: AccountRef) => sql<boolean>`a.kind = ${kind} and coalesce(a.staff_id, 0) = ${staff_id ?? 0}
  and coalesce(a.branch_id, 0) = ${branch_id ?? 0}
    and coalesce(a.customer_id, 0) = ${customer_id ?? 0}
    and coalesce(a.name, '') = ${name ?? ''}`;

/** Returns the balance of an account, in whole kyat; a debit is positive, a missing account has zero. */
export async function readBalance(db: Database, account: AccountRef): Promise<number> {
  const { rows } = await sql<{
    balance: number;
  }>`
    select ${balanceOfRow} as balance
    from account a
    left join account_balance bal on bal.account_id = a.id
    where ${isAccount(account)}`.execute(db);
  return rows[0]?.balance ?? 0;
}

/** Returns whether anything except an opening balance was ever booked on the account. */
export async function hasPostings(db: Database, account: AccountRef): Promise<boolean> {
  const { rows } = await sql`
    select from account a where ${isAccount(account)} and exists (select from posting p
      join journal j on j.id = p.journal_id where p.account_id = a.id and j.event <> ${opened})`.execute(db);
  return rows.length > 0;
}

/**
 * Returns the balance locked, for a payment: payers wait for each other until their transactions end, so two payments never spend the same money. Deposits do
 * not wait.
 */
export async function lockBalance(tx: Transaction<Tables>, account: AccountRef): Promise<number> {
  await sql`select 1 from account a where ${isAccount(account)} for no key update`.execute(tx);
  return readBalance(tx, account);
}

/**
 * Folds new postings into the stored balances. It briefly blocks writers, so that no lower id can still appear; when they are too busy it leaves the fold to
 * the next run.
 */
export async function foldBalances(db: Database): Promise<void> {
  const upto = await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '2s'`.execute(tx);
    await sql`lock table posting in share mode`.execute(tx);
    const { rows } = await sql<{ upto: number }>`select coalesce(max(id), 0)::bigint as upto from posting`.execute(tx);
    return rows[0]?.upto ?? 0;
  });
  await sql`
    insert into account_balance as kept (account_id, upto, balance)
    select a.id, ${upto}::bigint,
      coalesce(bal.balance,
        0) + coalesce((select sum(p.amount)
          from posting p
          where p.account_id = a.id and p.id > coalesce(bal.upto, 0) and p.id <= ${upto}::bigint),
        0)::bigint
    from account a left join account_balance bal on bal.account_id = a.id
    on conflict (account_id) do update set upto = excluded.upto, balance = excluded.balance where kept.upto < excluded.upto`.execute(
    db,
  );
}
