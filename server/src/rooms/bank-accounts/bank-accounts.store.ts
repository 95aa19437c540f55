import { sql, type Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { BankAccountValues } from '@waybill/domain/rooms/bank-accounts/bank-account-form.ts';
import { bankAccountLife, type BankAccountState } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { lockRow, touched } from '../../kernel/sql/changed-row.ts';

type Tx = Transaction<Tables>;

export interface LockedBankAccount extends BankAccountValues {
  readonly id: number;
  readonly is_default: boolean;
  readonly status: BankAccountState;
  readonly version: number;
}

export function lockBankAccount(tx: Tx, id: number): Promise<LockedBankAccount | null> {
  return lockRow<LockedBankAccount>(tx, 'bank_account t', id);
}

/**
 * Whoever sends or voids a transfer, or says what a line of a statement stands for, waits until this transaction ends: a limit of a day and "one thing,
 * one line" hold over all accounts. There are a handful of accounts, and such commands are rare.
 */
export async function lockBank(tx: Tx): Promise<void> {
  await sql`select 1 from bank_account order by id for no key update`.execute(tx);
}

const columnsOf = (values: BankAccountValues) => ({
  ...values,
  search_key: [values.name, values.bank, values.number, values.holder].map((text) => searchKey(text)).join(' '),
});

/** Answers null when another account has the name, or the number at the same bank. */
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
