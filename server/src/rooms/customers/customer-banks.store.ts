import type { Transaction } from 'kysely';
import { bankLife, bankStates, type BankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import type { Tables } from '../../kernel/db/tables.ts';

type Tx = Transaction<Tables>;

export interface StoredBank {
  readonly id: number;
  readonly bank: string;
  readonly bank_holder: string;
  readonly bank_account: string;
  readonly status: BankState;
  readonly proposed_by: number;
}

/** The account of this number, if it is the customer's; the customer is locked, so it stays as it is. */
export async function readBank(tx: Tx, customerId: number, id: number): Promise<StoredBank | null> {
  const row = await tx
    .selectFrom('customer_bank')
    .select(['id', 'bank', 'bank_holder', 'bank_account', 'status', 'proposed_by'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (row as StoredBank | undefined) ?? null;
}

/** States that a newer account takes the place of. */
const replaceable = bankStates.filter((state) => commandsFrom(bankLife, state).includes('replace'));

/** The account in this state: there is never more than one that counts, and one that waits. */
export async function currentBank(tx: Tx, customerId: number, state: BankState): Promise<StoredBank | null> {
  const row = await tx
    .selectFrom('customer_bank')
    .select(['id', 'bank', 'bank_holder', 'bank_account', 'status', 'proposed_by'])
    .where('customer_id', '=', customerId)
    .where('status', '=', state)
    .executeTakeFirst();
  return (row as StoredBank | undefined) ?? null;
}

/** Takes the place of the account in this state, if there is one. */
export async function replaceBank(tx: Tx, customerId: number, state: BankState): Promise<void> {
  if (!replaceable.includes(state)) throw new Error(`an account that is ${state} is not replaced`);
  await tx
    .updateTable('customer_bank')
    .set({ status: bankLife.commands.replace.to })
    .where('customer_id', '=', customerId)
    .where('status', '=', state)
    .execute();
}

export async function insertBank(
  tx: Tx,
  bank: {
    customerId: number;
    bank: string;
    bank_holder: string;
    bank_account: string;
    proofFileId: number | null;
    by: number;
    now: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('customer_bank')
    .values({
      customer_id: bank.customerId,
      bank: bank.bank,
      bank_holder: bank.bank_holder,
      bank_account: bank.bank_account,
      status: bankLife.initial,
      proof_file_id: bank.proofFileId,
      proposed_by: bank.by,
      proposed_at: bank.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setBankState(
  tx: Tx,
  id: number,
  decided: { status: BankState; by: number; reason: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('customer_bank')
    .set({ status: decided.status, decided_by: decided.by, decided_at: decided.now, decided_reason: decided.reason })
    .where('id', '=', id)
    .execute();
}
