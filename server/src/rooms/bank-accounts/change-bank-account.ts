import { formValuesOf } from '@waybill/domain/kernel/form.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { bankAccountForm, type BankAccountValues } from '@waybill/domain/rooms/bank-accounts/bank-account-form.ts';
import { bankAccountLife, type BankAccountCommand } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';
import type { BankAccountDetail } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import { changeState, createRecord, editRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { bankAccountRecord } from './bank-account.record.ts';
import {
  insertBankAccount,
  isBankAwaited,
  isBankAccountTaken,
  setBankAccountStatus,
  updateBankAccount,
} from './bank-accounts.store.ts';

const valuesOf = (account: BankAccountValues) => formValuesOf(bankAccountForm, account);
const taken = () => refuse('duplicate', { fields: { name: [{ code: 'duplicate' }] } });

/** Creates a bank account of the operator. Refused: `duplicate` for a name, or a number at the same bank, that another has. */
export async function createBankAccount(
  context: CommandContext,
  values: BankAccountValues,
): Promise<{ data: BankAccountDetail } | Refusal> {
  const { tx, now } = context;
  const id = await insertBankAccount(tx, values, now);
  if (id === null) return taken();
  return createRecord(context, bankAccountRecord, id, { name: values.name, branchId: null, after: values });
}

/** Changes a bank account or the headings of its statements. A second editor is refused (`changed_meanwhile`). */
export function editBankAccount(
  context: CommandContext,
  id: number,
  { version, ...wanted }: BankAccountValues & { version: number },
): Changed<BankAccountDetail> {
  return editRecord(
    context,
    bankAccountRecord,
    { id, version },
    {
      valuesOf: (row) => valuesOf(row),
      settle: async (account) => {
        if (account.is_default && wanted.branch_id !== null) return refuse('bank_default_stays');
        return (await isBankAccountTaken(context.tx, wanted, id)) ? taken() : wanted;
      },
      save: (values) => updateBankAccount(context.tx, id, values, context.now),
    },
  );
}

/**
 * Closes a bank account or opens it again. Refused: `bank_default_stays` for the default account, `bank_account_awaited` while money is on its way to
 * it.
 */
export function changeBankAccount(
  context: CommandContext,
  command: BankAccountCommand,
  id: number,
): Changed<BankAccountDetail> {
  return changeState(context, bankAccountRecord, id, {
    command,
    decide: ({ status, is_default }) =>
      is_default ? refuse('bank_default_stays') : nextState(bankAccountLife, status, command),
    check: async () =>
      command === 'close' && (await isBankAwaited(context.tx, id)) ? refuse('bank_account_awaited') : null,
    set: (state) => setBankAccountStatus(context.tx, id, state, context.now),
  });
}
