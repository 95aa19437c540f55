import { bankAccountFieldWords } from '@waybill/contract/rooms/bank-accounts/bank-accounts.words.ts';
import { bankAccountForm, usualHeadings } from '@waybill/domain/rooms/bank-accounts/bank-account-form.ts';
import { call } from '../../kernel/client.ts';
import { newPage } from '../../shell/form/new-page.tsx';
import { BankAccountFields } from './BankAccountFields.tsx';
import { titleOf } from '../../kernel/page-links.ts';

const usual = { ...usualHeadings, opening_balance: 0 };

/** A new bank account of the operator. */
export const NewBankAccountPage = newPage({
  title: titleOf('bank-accounts.new'),
  list: 'bank-accounts',
  form: bankAccountForm,
  words: bankAccountFieldWords,
  draft: 'bank_account',
  useInitial: () => usual,
  create: (body, idempotencyKey) => call('bank_accounts.create', { body, idempotencyKey }),
  changes: 'bank_account',
  Fields: BankAccountFields,
});
