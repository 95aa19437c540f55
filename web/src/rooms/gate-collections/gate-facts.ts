import type { Fresh } from '../../shell/use-fresh.ts';

/** What a document of a bus gate says of itself beside its parcels (E-07). */
export const gateFacts = [
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
] as const;

/** What shows something else after work with a gate's document. */
export const showGateCollections: readonly Fresh[] = [
  'gate_collections.list',
  'gate_collections.detail',
  'gate_collections.lines',
  'gate_collections.waits',
  'gate_collections.merchant',
  'gate_slips.list',
];
