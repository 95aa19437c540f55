import { sql, type RawBuilder } from 'kysely';
import { bankLedger } from '@waybill/domain/rooms/bank-accounts/bank-account-form.ts';
import { accountRef, type AccountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { bankAccountLife } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';
import { bankLineAt } from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import { bankAccountList } from '@waybill/contract/rooms/bank-accounts/bank-accounts.columns.ts';
import type {
  BankAccountDetail,
  BankAccountOption,
  BankAccountRow,
} from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { namedJson } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { balanceOfRow } from '../ledger/ledger.door.ts';

/** Joins ledger account `a` to bank account `t`. */
export const ledgerOfBank: RawBuilder<boolean> = sql<boolean>`(a.kind = 'bank' and a.staff_id is null and a.branch_id is null
  and a.customer_id is null and coalesce(a.name, '') = case when t.is_default then '' else t.id::text end)`;

const days = (what: RawBuilder<unknown>) => sql`(select ${what} from bank_day x where x.bank_account_id = t.id)`;

/** The operator's bank accounts with their balances in the ledger and at the bank. */
export const bankAccountSource = listSource<BankAccountRow>({
  definition: bankAccountList,
  id: sql`t.id`,
  from: sql`bank_account t`,
  columns: sql`t.id, t.name, t.bank, t.number, t.holder, t.is_default, t.branch_id, (select ${namedJson('b')} from branch b where b.id = t.branch_id) as branch, t.status, t.created_at,
    coalesce((select ${balanceOfRow} from account a left join account_balance bal on bal.account_id = a.id where ${ledgerOfBank}), 0)::bigint as ledger_balance,
    (t.opening_balance + ${days(sql`coalesce(sum(x.amount), 0)`)})::bigint as bank_balance,
    (select count(*)::int from bank_line x where x.bank_account_id = t.id and x.posting_id is null)
      + (select count(*)::int from bank_line x where x.bank_account_id = t.id and x.status = ${bankLineAt.waiting}) as open_lines,
    ${days(sql`max(x.day)`)} as last_day`,
  scope: () => sql<boolean>`true`,
  sort: { name: sql`t.name`, created_at: sql`t.created_at` },
  search: (term) => contains('t.search_key', term),
  filters: { status: sameText('t.status') },
});

/** Selects a branch's usual bank account for its cash: the last one used, if still allowed, or the default one. */
export const usualBankOf = (branch: RawBuilder<unknown>): RawBuilder<number> => sql<number>`coalesce(
  (select t.id from cash_handover o join bank_account t on t.id = o.bank_account_id and t.status = ${bankAccountLife.initial}
      and (t.branch_id is null or t.branch_id = ${branch})
    where o.branch_id = ${branch} and o.bank_account_id is not null order by o.id desc limit 1),
  (select id from bank_account where is_default))`;

/** Returns the ledger account of a bank account; documents without one use the default account. */
export async function ledgerRefOf(db: Database, id: number | null): Promise<AccountRef> {
  if (id === null) return accountRef('bank');
  return bankLedger(
    await db.selectFrom('bank_account').select(['id', 'is_default']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

/** Reads every bank account for selects, including closed ones, because records name them. Their names are the same in all languages. */
export async function readAllBankAccounts(db: Database): Promise<BankAccountOption[]> {
  const { rows } = await sql<BankAccountOption>`
    select id, name as name_en, name as name_mm, name as name_zh, status = ${bankAccountLife.initial} as open, branch_id, is_default
    from bank_account order by not is_default, name`.execute(db);
  return rows;
}

/** Reads one bank account; `null` when it does not exist. */
export async function readBankAccount(db: Database, id: number): Promise<BankAccountDetail | null> {
  type Raw = BankAccountRow & Omit<BankAccountDetail, keyof BankAccountRow>;
  const rows = await readRecords(
    db,
    sql<Raw>`
    select ${bankAccountSource.columns}, t.opening_balance, t.col_day, t.col_out, t.col_in, t.col_reference, t.col_details, t.version
    from ${bankAccountSource.from} where t.id = ${id}`,
  );
  return rows[0] ?? null;
}
