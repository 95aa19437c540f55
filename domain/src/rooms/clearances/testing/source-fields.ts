/** Every field of "clearance and credit" in the source, in its order. */
const sourceFields = [
  'issue_date',
  'issue_by',
  'issued_at',
  'count',
  'amount',
  'actual_clearance_cod',
  'actual_percent_amount',
  'actual_cod_amount',
  'received_amount',
  'return_amount',
  'credit_count',
  'credit_amount',
  'gate_submit_count',
  'gate_submit_amount',
  'own_fleet_count',
  'mmpost_count',
  'claim_user',
  'claim_date',
  'success_count',
  'return_count',
  'transaction_date',
  'updated_at',
] as const;
type SourceField = (typeof sourceFields)[number];

/** Where merchants' documents have each field: under the source's name. The source's amount is the document's total (decisions 16). */
export const onClearance = Object.fromEntries(
  sourceFields.map((name) => [name, name === 'amount' ? 'actual_clearance_cod' : name]),
) as Record<SourceField, string>;

/**
 * Where the document of a bus gate has each field. It belongs to one gate and no merchant, and the gate carried all its parcels: null marks fields that
 * it cannot have.
 */
export const onGateCollection: Readonly<Record<SourceField, string | null>> = {
  issue_date: 'handed_on',
  issue_by: 'created_by',
  issued_at: 'created_at',
  count: 'gate_lines',
  amount: 'gate_owed',
  actual_clearance_cod: 'to_pay',
  actual_percent_amount: null,
  actual_cod_amount: 'gate_owed',
  received_amount: 'counted',
  return_amount: null,
  credit_count: null,
  credit_amount: null,
  gate_submit_count: 'gate_lines',
  gate_submit_amount: 'gate_charge',
  own_fleet_count: null,
  mmpost_count: null,
  claim_user: 'completed_by',
  claim_date: 'completed_at',
  success_count: 'success_count',
  return_count: 'return_count',
  transaction_date: 'transaction_date',
  updated_at: 'updated_at',
};
