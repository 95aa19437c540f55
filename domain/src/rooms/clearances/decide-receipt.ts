import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { rowOfKind, type ClearanceKind } from './clearance-kinds.ts';
import { clearanceLife, type ClearanceState } from './clearance-states.ts';

interface ReceiptFacts {
  readonly kind: ClearanceKind;
  readonly status: ClearanceState;
  readonly received_amount: number | null;
  readonly merchant_received_at: Date | string | null;
}

/** Refuses the mark that a payout has arrived: only for a paid document that paid something out, and once. */
export function decideReceipt(document: ReceiptFacts): Refusal<'state_not_allowed'> | null {
  const { kind, status, received_amount, merchant_received_at } = document;
  const paidOut = rowOfKind(kind).flow === 'out' && status === clearanceLife.at.complete && (received_amount ?? 0) > 0;
  return paidOut && merchant_received_at === null ? null : refuse('state_not_allowed', { values: { status } });
}
