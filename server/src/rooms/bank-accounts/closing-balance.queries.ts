import { sql } from 'kysely';
import type { StatementImporters } from '@waybill/domain/rooms/bank-lines/closing-balance.ts';
import type { Reconciliation } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { personName } from '../../kernel/sql/names.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';

/** Sum of account `t`'s lines up to the day of balance `c`. */
const linesThen = sql<number>`(t.opening_balance + coalesce((select sum(d.amount) from bank_day d where d.bank_account_id = t.id and d.day <= c.day), 0))::bigint`;
/** Is the balance still valid? Later lines or another opening balance invalidate it. */
const holds = sql<boolean>`(c.complete and c.amount = ${linesThen})`;
const balances = sql`bank_closing c join bank_account t on t.id = c.bank_account_id`;

/** Reads the last day up to this one with a statement line of the account. */
export async function readLastLineDay(db: Database, accountId: number, upto: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day from bank_day where bank_account_id = ${accountId} and day <= ${upto}::date`.execute(db);
  return rows[0]?.day ?? null;
}

/** Reads the balance for the lines up to this day: the nearest valid one that includes all of them, else the last entered one near it. */
export async function readClosing(
  db: Database,
  accountId: number,
  lastLine: string | null,
): Promise<Reconciliation['closing']> {
  if (lastLine === null) return null;
  const covers = sql<boolean>`(c.day >= ${lastLine}::date)`;
  const rows = await readRecords(
    db,
    sql<NonNullable<Reconciliation['closing']>>`
    select c.day, c.amount, ${linesThen} as lines, ${personName('c.entered_by')} as entered_by, c.entered_at, (${holds} and ${covers}) as complete
    from ${balances} where t.id = ${accountId}
    order by (${holds} and ${covers}) desc, abs(c.day - ${lastLine}::date), c.id desc limit 1`,
  );
  return rows[0] ?? null;
}

/**
 * Reads who imported lines up to this day since the last valid balance, and from which of them this user is independent. A balance is a sum of
 * everything before, so earlier complete days need no check.
 */
export async function readBringers(
  db: Database,
  of: { readonly accountId: number; readonly day: string },
  staffId: number,
  now: Date,
): Promise<StatementImporters> {
  const { rows } = await sql<{ by: number }>`
    select distinct f.brought_by as by
    from bank_file f
    where f.bank_account_id = ${of.accountId} and exists (
      select from bank_line x
      where x.bank_file_id = f.id and x.day <= ${of.day}::date
        and x.day > coalesce((select max(c.day) from ${balances} where t.id = ${of.accountId} and c.day < ${of.day}::date and ${holds}), '-infinity'))`.execute(
    db,
  );
  const all = rows.map(({ by }) => by);
  const apart: number[] = [];
  for (const by of all) if (await confirmedByAnother(db, by, staffId, now)) apart.push(by);
  return { all, apart };
}

/** Reads the users from whom earlier entries of the same figure and day are independent, and the sum of the lines. */
export async function readAgreeing(
  db: Database,
  of: { readonly accountId: number; readonly day: string; readonly amount: number },
): Promise<{ apart: number[]; lines: number }> {
  const { rows } = await sql<{ apart: number[]; lines: number }>`
    select array(select distinct unnest(c.apart_from) from bank_closing c
        where c.bank_account_id = t.id and c.day = ${of.day}::date and c.amount = ${of.amount}) as apart,
      (t.opening_balance + coalesce((select sum(d.amount) from bank_day d where d.bank_account_id = t.id and d.day <= ${of.day}::date), 0))::bigint as lines
    from bank_account t where t.id = ${of.accountId}`.execute(db);
  return rows[0] ?? { apart: [], lines: 0 };
}
