import type { BankAccountDetail } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import {
  bankAccountFieldWords,
  bankAccountStateFaces,
} from '@waybill/contract/rooms/bank-accounts/bank-accounts.words.ts';
import { bankAccountForm } from '@waybill/domain/rooms/bank-accounts/bank-account-form.ts';
import type { BankAccountState } from '@waybill/domain/rooms/bank-accounts/bank-account-states.ts';
import { call } from '../../kernel/client.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { editPage } from '../../shell/form/edit-page.tsx';
import { HistorySection } from '../audit/audit.door.ts';
import { BankAccountFields } from './BankAccountFields.tsx';

interface Of {
  data: BankAccountDetail;
}

/** One bank account: its names, and the headings of its statements. */
export const EditBankAccountPage = editPage({
  call: 'bank_accounts.detail',
  param: 'accountId',
  topic: 'bank_account',
  list: 'bank-accounts',
  room: 'bank_accounts',
  draft: 'bank_account',
  title: ({ name }) => name,
  form: bankAccountForm,
  words: bankAccountFieldWords,
  save: (id, body, idempotencyKey) => call('bank_accounts.edit', { params: { id }, body, idempotencyKey }),
  leads: ({ id }) => ({ name: 'bank-accounts.day', params: { accountId: id } }),
  Fields: BankAccountFields,
  Aside: ({ data }: Of) => <StatePill face={bankAccountStateFaces[data.status as BankAccountState]} />,
  Below: ({ data }: Of) => <HistorySection room="bank_accounts" id={data.id} version={data.version} />,
});
