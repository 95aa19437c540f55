import type { Column } from '../../kernel/list.ts';
import { apiKeyFieldWords, keyOwnerWords } from '../api-keys/api-keys.words.ts';
import { businessDayFieldWords } from '../business-days/business-days.words.ts';
import { clearanceFieldWords, codStateFaces } from '../clearances/clearances.words.ts';
import { expenseFieldWords } from '../expenses/expenses.words.ts';
import { labelOriginWords, paymentTypeWords, serviceTypeWords } from '../labels/label-kinds.words.ts';
import { labelFieldWords as label } from '../labels/labels.words.ts';
import { returnReasonWords } from '../labels/label-status.words.ts';
import { accountKindWords, journalEventWords, ledgerFieldWords as ledger } from '../ledger/ledger.words.ts';
import { messageColumnWords, messagePurposeWords, messageStateFaces } from '../messages/messages.words.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import { moneyNameWords, reportColumnWords as field, ageWords, holderWords } from './reports.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

type ReportColumn = Omit<Column, 'key'>;

const parcel = {
  day: { word: ledger.business_date, kind: 'instant' },
  tracking_code: { word: label.tracking_code, kind: 'code', main: true },
  branch: { word: commonFieldWords.branch, kind: 'named' },
  customer: { word: label.customer_id, kind: 'text' },
} as const satisfies Record<string, ReportColumn>;

/** Columns that each kind of rows has. */
export const reportColumns = {
  steps: {
    ...parcel,
    service_type: { word: label.service_type, kind: 'words', words: serviceTypeWords },
    payment_type: { word: label.payment_type, kind: 'words', words: paymentTypeWords },
    origin: { word: label.origin, kind: 'words', words: labelOriginWords },
    deliver_branch: { word: label.deliver_branch, kind: 'named' },
    receiver: { word: label.destination_name, kind: 'text' },
    reason: { word: commonFieldWords.reason, kind: 'words', words: returnReasonWords },
    attempts: { word: field.attempts, kind: 'number' },
    hours: { word: field.hours, kind: 'number' },
    fees: { word: field.fees, kind: 'kyat' },
    cash: { word: field.cash, kind: 'kyat' },
    on_credit: { word: field.on_credit, kind: 'kyat' },
    cod_amount: { word: label.cod_amount, kind: 'kyat' },
    cod_fee: { word: label.cod_fee, kind: 'kyat' },
    shipping: { word: label.shipping_total, kind: 'kyat' },
    return_fee: { word: label.return_fee, kind: 'kyat' },
  },
  cod: {
    ...parcel,
    cod_status: { word: clearanceFieldWords.cod_status, kind: 'state', states: codStateFaces },
    age: { word: field.age, kind: 'words', words: ageWords },
    days: { word: field.days, kind: 'number' },
    holder: { word: field.holder, kind: 'words', words: holderWords },
    cod_amount: { word: label.cod_amount, kind: 'kyat' },
    cod_fee: { word: label.cod_fee, kind: 'kyat' },
    shipping: { word: label.shipping_total, kind: 'kyat' },
    net: { word: field.net, kind: 'kyat' },
    clearance_number: { word: ledger.clearance_number, kind: 'code' },
  },
  credit: {
    ...parcel,
    day: { word: ledger.business_date, kind: 'date' },
    event: { word: ledger.event, kind: 'words', words: journalEventWords },
    due: { word: commonFieldWords.due, kind: 'date' },
    age: { word: field.late, kind: 'words', words: ageWords },
    amount: { word: ledger.amount, kind: 'kyat' },
    left: { word: field.left, kind: 'kyat' },
    journal_id: { word: ledger.journal, kind: 'code' },
  },
  postings: {
    day: { word: ledger.business_date, kind: 'date' },
    journal_id: { word: ledger.journal, kind: 'code', main: true },
    event: { word: ledger.event, kind: 'words', words: journalEventWords },
    branch: parcel.branch,
    customer: parcel.customer,
    kind: { word: ledger.account_kind, kind: 'words', words: accountKindWords },
    name: { word: ledger.account, kind: 'words', words: moneyNameWords },
    bank_account: { word: ledger.account, kind: 'text' },
    category: { word: expenseFieldWords.category, kind: 'named' },
    vendor: { word: expenseFieldWords.vendor, kind: 'text' },
    number: { word: commonFieldWords.document, kind: 'code' },
    tracking_code: { word: label.tracking_code, kind: 'code' },
    note: { word: ledger.note, kind: 'text' },
    amount: { word: ledger.amount, kind: 'kyat' },
    money_in: { word: field.money_in, kind: 'kyat' },
    money_out: { word: field.money_out, kind: 'kyat' },
  },
  messages: {
    ...parcel,
    purpose: { word: messageColumnWords.purpose, kind: 'words', words: messagePurposeWords },
    status: { word: staffFieldWords.status, kind: 'state', states: messageStateFaces },
    segments: { word: messageColumnWords.segments, kind: 'number' },
    cost: { word: messageColumnWords.cost, kind: 'kyat' },
    fees: { word: field.fees, kind: 'kyat' },
  },
  calls: {
    day: { word: ledger.business_date, kind: 'date' },
    key: { word: commonFieldWords.key, kind: 'text', main: true },
    shown: { word: apiKeyFieldWords.shown, kind: 'code' },
    branch: parcel.branch,
    owner_kind: { word: apiKeyFieldWords.owner_kind, kind: 'words', words: keyOwnerWords },
    owner: { word: apiKeyFieldWords.key_owner, kind: 'text' },
    calls: { word: field.api_calls, kind: 'number' },
    refused: { word: field.api_refused, kind: 'number' },
    labels: { word: commonFieldWords.labels_made, kind: 'number' },
  },
  days: {
    day: { word: ledger.business_date, kind: 'date', main: true },
    branch: parcel.branch,
    opening: { word: ledger.opening, kind: 'kyat' },
    in_fees: { word: field.in_fees, kind: 'kyat' },
    in_cod: { word: field.in_cod, kind: 'kyat' },
    in_couriers: { word: field.in_couriers, kind: 'kyat' },
    in_other: { word: field.in_other, kind: 'kyat' },
    out_expenses: { word: commonFieldWords.expenses, kind: 'kyat' },
    handed_over: { word: field.handed_over, kind: 'kyat' },
    closing: { word: ledger.closing, kind: 'kyat' },
    counted: { word: businessDayFieldWords.counted, kind: 'kyat' },
    difference: { word: businessDayFieldWords.difference, kind: 'kyat' },
    parcels_in: { word: field.parcels_in, kind: 'number' },
    parcels_out: { word: field.parcels_out, kind: 'number' },
    counted_first: { word: businessDayFieldWords.counted_first, kind: 'text' },
    counted_second: { word: businessDayFieldWords.counted_second, kind: 'text' },
  },
} as const satisfies Record<string, Record<string, ReportColumn>>;
export type ReportRowsKind = keyof typeof reportColumns;
