import { sql, type Transaction } from 'kysely';
import { bankLife, type BankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import type { MoneyTerms } from '@waybill/domain/rooms/customers/customer-terms.ts';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';

type Tx = Transaction<Tables>;

type StoredProposal = Pick<TableRow<'customer_bank'>, 'id' | 'status' | 'proposed_by'>;

export type StoredBank = StoredProposal & Pick<TableRow<'customer_bank'>, 'bank' | 'bank_holder' | 'bank_account'>;

/** The account of a proposal or request, for the audit log and for comparing. */
export const shownAccount = ({
  bank,
  bank_holder,
  bank_account,
}: Pick<StoredBank, 'bank' | 'bank_holder' | 'bank_account'>) => ({ bank, bank_holder, bank_account });

interface StoredTerms extends StoredProposal {
  readonly terms: Partial<MoneyTerms>;
  readonly before: Partial<MoneyTerms>;
}

/** Proposals for a customer by one user that another decides, by table. */
export interface Proposals {
  readonly customer_bank: StoredBank;
  readonly customer_terms: StoredTerms;
}

/** Reads a proposal of the customer by id; the customer is locked, so it cannot change. */
export async function readProposal<Table extends keyof Proposals>(
  tx: Tx,
  table: Table,
  customerId: number,
  id: number,
): Promise<Proposals[Table] | null> {
  const { rows } = await sql<Proposals[Table]>`
    select * from ${sql.table(table)} where customer_id = ${customerId} and id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** States in which a newer proposal replaces it. */
const replaceable = bankLife.stateNames.filter((state) => commandsFrom(bankLife, state).includes('replace'));

/** Reads the proposal in this state: at most one account is confirmed, and at most one proposal of a kind waits. */
export async function currentProposal<Table extends keyof Proposals>(
  tx: Tx,
  table: Table,
  customerId: number,
  state: BankState,
): Promise<Proposals[Table] | null> {
  const { rows } = await sql<Proposals[Table]>`
    select * from ${sql.table(table)} where customer_id = ${customerId} and status = ${state} order by id desc limit 1`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Replaces the proposals in this state. */
export async function replaceProposal(
  tx: Tx,
  table: keyof Proposals,
  customerId: number,
  state: BankState,
): Promise<void> {
  if (!replaceable.includes(state)) throw new Error(`a proposal that is ${state} is not replaced`);
  await sql`
    update ${sql.table(table)} set status = ${bankLife.commands.replace.to}
    where customer_id = ${customerId} and status = ${state}`.execute(tx);
}

interface Proposed {
  readonly customerId: number;
  readonly by: number;
  readonly now: Date;
}

export async function insertBank(
  tx: Tx,
  bank: Proposed & Omit<StoredBank, keyof StoredProposal> & { readonly proofFileId: number | null },
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

export async function insertProposedTerms(
  tx: Tx,
  proposed: Proposed & { readonly terms: object; readonly before: object },
): Promise<void> {
  await tx
    .insertInto('customer_terms')
    .values({
      customer_id: proposed.customerId,
      terms: JSON.stringify(proposed.terms),
      before: JSON.stringify(proposed.before),
      status: bankLife.initial,
      proposed_by: proposed.by,
      proposed_at: proposed.now,
    })
    .execute();
}

export async function setProposalState(
  tx: Tx,
  table: keyof Proposals,
  id: number,
  decided: { status: BankState; by: number; reason: string | null; now: Date },
): Promise<void> {
  await sql`
    update ${sql.table(table)}
    set status = ${decided.status}, decided_by = ${decided.by}, decided_at = ${decided.now}, decided_reason = ${decided.reason}
    where id = ${id}`.execute(tx);
}
