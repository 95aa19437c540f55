import type { BankAccountDetail } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readBankAccount } from './bank-accounts.queries.ts';
import { lockBankAccount, type LockedBankAccount } from './bank-accounts.store.ts';

/** Bank accounts of the operator, for commands. */
export const bankAccountRecord = topicRecord<'bank_accounts', LockedBankAccount, BankAccountDetail>({
  room: 'bank_accounts',
  topic: 'bank_account',
  lock: ({ tx }, id) => lockBankAccount(tx, id),
  auditSubject: ({ name }) => ({ name, branchId: null }),
  read: ({ tx }, id) => readBankAccount(tx, id),
});
