/** What must hold of all money at every moment, one name each; their queries stand with the server, their words with the ledger. */
export const invariantNames = [
  'journals_balance',
  'kept_balances',
  'courier_cash',
  'handed_in_once',
  'cash_on_its_way',
  'tills_not_below_zero',
  'shortages_not_below_zero',
  'overages_not_below_zero',
  'payable_explained',
  'receivable_explained',
  'label_payable_explained',
  'open_documents',
  'nothing_reserved',
  'paid_documents',
  'cod_states',
  'strict_gates',
  'open_handovers',
  'confirmed_handovers',
] as const;
export type InvariantName = (typeof invariantNames)[number];
