import type { Column } from '@waybill/contract/kernel/list.ts';
import { gateCollectionList } from '@waybill/contract/rooms/gate-collections/gate-collections.columns.ts';

const columnOf = (key: string): Column => gateCollectionList.columns.find((column) => column.key === key) as Column;
export const gateMethodColumn = columnOf('method');

/** What a document of a bus gate says of itself beside its parcels (E-07). */
export const gateFactColumns: readonly Column[] = [
  'gate_phone',
  'handed_on',
  'gate_lines',
  'success_count',
  'return_count',
  'gate_owed',
  'gate_charge',
  'charge_by',
  'counted',
  'surplus',
  'method',
  'bank_account',
  'note',
  'created_by',
  'created_at',
  'approved_by',
  'completed_by',
  'completed_at',
  'transaction_date',
  'updated_at',
  'branch',
].map(columnOf);
