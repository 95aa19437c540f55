import type { Column } from '@waybill/contract/kernel/list.ts';
import { clearanceList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import { clearanceFieldWords as field } from '@waybill/contract/rooms/clearances/clearances.words.ts';

const columnOf = (key: string): Column => clearanceList.columns.find((column) => column.key === key) as Column;

/** What a document says of itself beside its sum and its parcels (E-07). */
export const documentColumns: readonly Column[] = [
  columnOf('kind'),
  columnOf('branch'),
  columnOf('issue_date'),
  { key: 'issued_at', word: field.issued_at, kind: 'instant' },
  columnOf('issue_by'),
  columnOf('approved_by'),
  columnOf('updated_at'),
];
/** How many of its parcels are what: also where a line of the sum is 0 and does not stand there. */
export const countColumns: readonly Column[] = [
  'count',
  'success_count',
  'return_count',
  'credit_count',
  'gate_submit_count',
  'own_fleet_count',
  'mmpost_count',
].map(columnOf);
/** Of its payments together, where each stands by itself as well. */
export const partColumns: readonly Column[] = ['transaction_date', 'received_amount', 'claim_user', 'claim_date'].map(
  columnOf,
);
/** How it was paid. */
export const paymentColumns: readonly Column[] = [
  columnOf('method'),
  { key: 'paid_at', word: field.paid_at, kind: 'instant' },
  columnOf('paid_by'),
  ...partColumns,
];
