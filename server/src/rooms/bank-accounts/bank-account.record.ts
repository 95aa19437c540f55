import type { BankAccountDetail } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import type { RecordKind } from '../../kernel/change-record.ts';
import { readBankAccount } from './bank-accounts.queries.ts';
import { lockBankAccount, type LockedBankAccount } from './bank-accounts.store.ts';

/** Bank accounts of the operator, for commands. */
export const bankAccountRecord: RecordKind<'bank_accounts', LockedBankAccount, BankAccountDetail> = {
  room: 'bank_accounts',
  lock: ({ tx }, id) => lockBankAccount(tx, id),
  line: ({ name }) => ({ name, branchId: null }),
  notify: (context, _account, id) => context.publish({ topic: 'bank_account', payload: { id } }),
  read: ({ tx }, id) => readBankAccount(tx, id),
};
