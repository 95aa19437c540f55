import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { openBankState, payableBankState, type BankDecision } from '@waybill/domain/rooms/customers/bank-states.ts';
import type { bankForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { decideBank } from '@waybill/domain/rooms/customers/decide-customer.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { keepFile } from '../files/files.door.ts';
import { confirmedByAnother } from '../staff/staff.door.ts';
import {
  currentBank,
  setBankState,
  insertBank,
  readBank,
  replaceBank,
  type StoredBank,
} from './customer-banks.store.ts';
import { customerRecord } from './customer.record.ts';
import { touchCustomer } from './customers.store.ts';

const shown = ({ bank, bank_holder, bank_account }: Pick<StoredBank, 'bank' | 'bank_holder' | 'bank_account'>) => ({
  bank,
  bank_holder,
  bank_account,
});
const isSame = (one: Pick<StoredBank, 'bank' | 'bank_holder' | 'bank_account'>, other: StoredBank) =>
  JSON.stringify(shown(one)) === JSON.stringify(shown(other));

/**
 * Proposes an account for a customer. One that waits already gives way to it; money keeps going to the confirmed one until a second person confirms.
 * Refused: `duplicate` for the account that counts or waits already.
 */
export function proposeBank(
  context: CommandContext,
  id: number,
  body: FormValues<typeof bankForm>,
): Changed<CustomerDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, customerRecord, id, async (customer) => {
    const [paid, waiting] = [await currentBank(tx, id, payableBankState), await currentBank(tx, id, openBankState)];
    if ([paid, waiting].some((bank) => bank && isSame(body, bank)))
      return refuse('duplicate', { fields: { bank_account: [{ code: 'duplicate' }] } });
    const proofFileId =
      body.bank_proof &&
      (await keepFile(context, body.bank_proof, {
        field: 'bank_proof',
        room: 'customers',
        branchId: customer.branch_id,
      }));
    await replaceBank(tx, id, openBankState);
    await insertBank(tx, { customerId: id, ...shown(body), proofFileId, by: viewer.id, now });
    await touchCustomer(tx, id, now);
    const before = waiting ?? paid;
    return { action: 'propose_bank', before: before && shown(before), after: shown(body) };
  });
}

/**
 * Confirms or denies the account of that number. Never by whoever proposed it (`own_proposal`) or had the
 * proposer's account in hand lately, nor the other way round (`not_independent`), and only while it waits: of two who decide at once
 * the second is told that it is decided (`state_not_allowed`).
 */
export function decideOnBank(
  context: CommandContext,
  decision: BankDecision,
  id: number,
  { bankId, reason }: { bankId: number; reason: string | null },
): Changed<CustomerDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, customerRecord, id, async () => {
    const bank = await readBank(tx, id, bankId);
    if (!bank) return refuse('not_found');
    const byAnother = await confirmedByAnother(tx, bank.proposed_by, viewer.id, now);
    const state = decideBank(viewer, { status: bank.status, proposedBy: bank.proposed_by, byAnother }, decision);
    if (isRefusal(state)) return state;
    const paid = await currentBank(tx, id, payableBankState);
    if (state === payableBankState) await replaceBank(tx, id, payableBankState);
    await setBankState(tx, bankId, { status: state, by: viewer.id, reason, now });
    await touchCustomer(tx, id, now);
    return {
      action: `${decision}_bank`,
      before: paid && shown(paid),
      after: { ...shown(bank), bank_state: state, ...(reason === null ? {} : { reason }) },
    };
  });
}
