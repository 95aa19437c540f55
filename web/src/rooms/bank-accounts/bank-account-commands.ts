import { DoorClosed, DoorOpen } from 'lucide-react';
import { bankAccountCommandWords } from '@waybill/contract/rooms/bank-accounts/bank-accounts.words.ts';
import { bankAccountLife, type BankAccountCommand } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';
import { call } from '../../kernel/client.ts';

/** Closing a bank account and opening it again. */
export const bankAccountActions = {
  life: bankAccountLife,
  words: bankAccountCommandWords,
  icons: { close: DoorClosed, open: DoorOpen },
  send: (command: BankAccountCommand, id: number) => call(`bank_accounts.${command}`, { params: { id } }),
  changes: 'bank_account' as const,
};
