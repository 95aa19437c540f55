import { sql, type Transaction } from 'kysely';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { bankLedger, type BankAccountValues } from '@waybill/domain/rooms/bank-accounts/bank-account-form.ts';
import { bankAccountLife, type BankAccountState } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';
import { bankProblem } from '@waybill/domain/rooms/bank-accounts/choose-bank.ts';
import type { AccountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { handoverLife } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { remittanceLife } from '@waybill/domain/rooms/remittances/remittance-states.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;

export type LockedBankAccount = BankAccountValues & TableRow<'bank_account'>;

export function lockBankAccount(tx: Tx, id: number): Promise<LockedBankAccount | null> {
  return lockRow(tx, 'bank_account t', id);
}

export interface ChosenBank {
  readonly id: number;
  readonly ledger: AccountRef;
}

/**
 * Returns the bank account that pays a document of this branch: the chosen one, else the default one, locked open until the transaction ends. Locks
 * it before any till, as transfers do. Refused: `bank_account_closed`, `bank_account_elsewhere`.
 */
export async function chooseBank(
  tx: Tx,
  wanted: number | null,
  branchId: number,
): Promise<ChosenBank | Refusal<'bank_account_closed' | 'bank_account_elsewhere'>> {
  const { rows } = await sql<{ id: number; is_default: boolean; open: boolean; branch_id: number | null }>`
    select id, is_default, status = ${bankAccountLife.initial} as open, branch_id from bank_account
    where ${wanted === null ? sql`is_default` : sql`id = ${wanted}`}
    for share`.execute(tx);
  const account = rows[0];
  const problem = account ? bankProblem(account, branchId) : 'bank_account_closed';
  return problem === null && account
    ? { id: account.id, ledger: bankLedger(account) }
    : refuse(problem ?? 'bank_account_closed');
}

/** Is the account open? It is locked so until the transaction ends. */
export async function isBankOpen(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from bank_account where id = ${id} and status = ${bankAccountLife.initial} for share`.execute(tx);
  return rows.length > 0;
}

/** Is cash on its way to this account, or does an unfinished transfer or remittance name it? */
export async function isBankAwaited(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from cash_handover where bank_account_id = ${id} and status = ${handoverLife.at.active}
    union all
    select from remittance where bank_account_id = ${id} and status = ${remittanceLife.at.pending}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Locks the whole bank until the transaction ends: for sending and voiding transfers and for matching statement lines. A daily limit and "one
 * posting, one line" hold over all accounts. There are few accounts, and such commands are rare.
 */
export async function lockBank(tx: Tx): Promise<void> {
  await sql`select 1 from bank_account order by id for no key update`.execute(tx);
}

/** Inserts a bank balance that a user read at the bank, with the users from whom they are independent, and whether two people now confirm it. */
export async function insertClosing(
  tx: Tx,
  closing: { accountId: number; day: string; amount: number; apart: readonly number[]; complete: boolean },
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  const { accountId, day, amount, apart, complete } = closing;
  await sql`
    insert into bank_closing (bank_account_id, day, amount, entered_by, entered_at, apart_from, complete)
    values (${accountId}, ${day}::date, ${amount}, ${by}, ${now}, ${[...apart]}::bigint[], ${complete})`.execute(tx);
}

const columnsOf = (values: BankAccountValues) => ({
  ...values,
  search_key: [values.name, values.bank, values.number, values.holder].map((text) => searchKey(text)).join(' '),
});

/** Returns null when another account has the name, or the number at the same bank. */
export async function insertBankAccount(tx: Tx, values: BankAccountValues, now: Date): Promise<number | null> {
  const made = await tx
    .insertInto('bank_account')
    .values({ ...columnsOf(values), status: bankAccountLife.initial, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Does another account have this name, or this number at the same bank? */
export async function isBankAccountTaken(
  tx: Tx,
  { name, bank, number }: BankAccountValues,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from bank_account
    where id <> ${id} and (lower(name) = lower(${name}) or (lower(bank) = lower(${bank}) and number = ${number}))`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function updateBankAccount(tx: Tx, id: number, values: BankAccountValues, now: Date): Promise<void> {
  await tx
    .updateTable('bank_account')
    .set({ ...columnsOf(values), ...touched(now) })
    .where('id', '=', id)
    .execute();
}

export async function setBankAccountStatus(tx: Tx, id: number, status: BankAccountState, now: Date): Promise<void> {
  await tx
    .updateTable('bank_account')
    .set({ status, ...touched(now) })
    .where('id', '=', id)
    .execute();
}
