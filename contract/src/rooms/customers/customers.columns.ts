import { bankLife, openBankState, payableBankState } from '@waybill/domain/rooms/customers/bank-states.ts';
import { customerTypes } from '@waybill/domain/rooms/customers/customer-types.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import { codPlanNames } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { list } from '../../kernel/list.ts';
import {
  bankStateFaces,
  clearanceGateWords,
  codPlanWords,
  customerFieldWords as field,
  customerTypeWords,
  customerWords,
} from './customers.words.ts';
import { customerStateFaces } from './customer-states.words.ts';

/** The list filters bank accounts by these two states: payable, and waiting for a decision. */
const bankFilterStates = bankLife.stateNames.filter((state) => state === openBankState || state === payableBankState);

/** Merchants and walk-in senders (N-20). `balance` is what the operator owes the customer minus what the customer owes. */
export const customerList = list({
  name: 'customers',
  title: customerWords.list,
  about: customerWords.about,
  access: { permission: 'customer.view' },
  sort: 'name',
  columns: [
    { key: 'name', word: field.name, kind: 'text', sortable: true, main: true },
    { key: 'phone', word: field.phone, kind: 'phones', personal: 'phone' },
    { key: 'branch', word: field.branch, kind: 'named', sortable: true },
    { key: 'township', word: field.township, kind: 'named' },
    { key: 'status', word: field.status, kind: 'state', states: customerStateFaces },
    { key: 'balance', word: field.balance, kind: 'kyat' },
    { key: 'bank_state', word: field.bank_state, kind: 'state', states: bankStateFaces },
    { key: 'type', word: field.type, kind: 'words', words: customerTypeWords, extra: true },
    { key: 'customer_name', word: field.customer_name, kind: 'text', sortable: true, extra: true },
    { key: 'business_name', word: field.business_name, kind: 'text', sortable: true, extra: true },
    { key: 'company', word: field.company, kind: 'named', extra: true },
    { key: 'cod_plan', word: field.cod_plan, kind: 'words', words: codPlanWords, extra: true },
    { key: 'credit_limit', word: field.credit_limit, kind: 'kyat', sortable: true, extra: true },
    { key: 'clearance_gate', word: field.clearance_gate, kind: 'words', words: clearanceGateWords, extra: true },
    { key: 'to_complete', word: field.to_complete, kind: 'yes_no', extra: true },
    { key: 'to_confirm', word: field.to_confirm, kind: 'yes_no', extra: true },
    { key: 'sms_active', word: field.sms_active, kind: 'yes_no', extra: true },
    { key: 'email', word: field.email, kind: 'text', extra: true },
    { key: 'created_at', word: field.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: field.status,
      kind: 'select',
      common: true,
      options: accountLife.stateNames.map((state) => ({ value: state, word: customerStateFaces[state].word })),
    },
    {
      key: 'type',
      word: field.type,
      kind: 'select',
      common: true,
      options: customerTypes.map((type) => ({ value: type, word: customerTypeWords[type] })),
    },
    { key: 'to_complete', word: field.to_complete, kind: 'yes_no' },
    { key: 'to_confirm', word: field.to_confirm, kind: 'yes_no' },
    { key: 'branch_id', word: field.branch, kind: 'select', source: 'branch' },
    { key: 'company_id', word: field.company, kind: 'select', source: 'company' },
    {
      key: 'cod_plan',
      word: field.cod_plan,
      kind: 'select',
      options: codPlanNames.map((plan) => ({ value: plan, word: codPlanWords[plan] })),
    },
    {
      key: 'bank_state',
      word: field.bank_state,
      kind: 'select',
      options: bankFilterStates.map((state) => ({ value: state, word: bankStateFaces[state].word })),
    },
  ],
});

/** Companies that merchants belong to (E-06), for the whole operator. */
export const companyList = list({
  name: 'companies',
  title: customerWords.companies,
  about: customerWords.aboutCompanies,
  access: { permission: 'customer.view' },
  sort: 'name',
  columns: [
    { key: 'name', word: field.name, kind: 'text', sortable: true, main: true },
    { key: 'name_mm', word: field.name_mm, kind: 'text' },
    { key: 'owner', word: field.owner, kind: 'text' },
    { key: 'phone', word: field.phone, kind: 'phones', personal: 'phone' },
    { key: 'customers', word: field.customers, kind: 'number' },
    { key: 'registration_no', word: field.registration_no, kind: 'code', extra: true },
    { key: 'email', word: field.email, kind: 'text', extra: true },
    { key: 'created_at', word: field.created_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [],
});
