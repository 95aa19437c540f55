import { clearanceList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import { clearanceFieldWords as field } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { pickColumns } from '../../shell/detail/Pairs.tsx';

/** Facts of a document beside its sum and its parcels (E-07). */
export const documentColumns = [
  ...pickColumns(clearanceList, 'kind', 'branch', 'issue_date'),
  { key: 'issued_at', word: field.issued_at, kind: 'instant' } as const,
  ...pickColumns(clearanceList, 'issue_by', 'approved_by', 'updated_at'),
];
/** Parcel counts by kind; also displayed where the line of the sum is 0 and therefore hidden. */
export const countColumns = pickColumns(
  clearanceList,
  'count',
  'success_count',
  'return_count',
  'credit_count',
  'gate_submit_count',
  'own_fleet_count',
  'mmpost_count',
);
/** Totals over the document's payments, which are also listed one by one. */
export const partColumns = pickColumns(
  clearanceList,
  'transaction_date',
  'received_amount',
  'claim_user',
  'claim_date',
);
/** How it was paid. */
export const paymentColumns = [
  ...pickColumns(clearanceList, 'method'),
  { key: 'paid_at', word: field.paid_at, kind: 'instant' } as const,
  ...pickColumns(clearanceList, 'paid_by'),
  ...partColumns,
];
