import { DoorClosed, DoorOpen } from 'lucide-react';
import { bankAccountCommandWords } from '@waybill/contract/rooms/bank-accounts/bank-accounts.words.ts';
import { bankAccountLife, type BankAccountCommand } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';
import { call } from '../../kernel/client.ts';
import { keptLists, type Fresh } from '../../shell/use-fresh.ts';

/** What shows bank accounts. */
export const showBankAccounts: readonly Fresh[] = [
  'bank_accounts.list',
  'bank_accounts.detail',
  'bank_accounts.reconcile',
  'options',
  keptLists,
];

/** Closing a bank account and opening it again. */
export const bankAccountActions = {
  life: bankAccountLife,
  words: bankAccountCommandWords,
  icons: { close: DoorClosed, open: DoorOpen },
  send: (command: BankAccountCommand, id: number) => call(`bank_accounts.${command}`, { params: { id } }),
  fresh: showBankAccounts,
};
