import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { StepTaken } from '@waybill/domain/rooms/labels/take-step.ts';
import { claimProblem, settleReference, type ClaimFacts } from '@waybill/domain/rooms/payment-claims/decide-claim.ts';
import type { NewClaim } from '../payment-claims/payment-claims.door.ts';
import type { ScanProof } from '../proofs/proofs.door.ts';
import { isCollectedElsewhere } from './money-events.ts';
import type { ReadyScan } from './read-scans.ts';

const isDelivery = ({ money }: StepTaken): boolean => money === 'delivered';

/** Returns the claim of a delivery that was paid by a channel, or why it is refused; null when it was not. */
export function claimOf(
  { scan, viewer }: ReadyScan,
  steps: readonly StepTaken[],
  {
    proofs,
    claims,
  }: {
    readonly proofs: ReadonlyMap<string, ScanProof>;
    readonly claims: ReadonlyMap<string, Omit<ClaimFacts, 'picture'>>;
  },
): NewClaim | Refusal | null {
  if (!scan.paid) return null;
  const { channel_id, amount, reference = null } = scan.paid;
  const facts = claims.get(scan.scan_id) ?? { terms: null, due: 0, used_by: null };
  const ours = steps.some((step) => isDelivery(step) && !isCollectedElsewhere(step));
  const picture = proofs.get(scan.scan_id)?.picture === true;
  const problem = claimProblem({ channel_id, amount, reference }, { ...facts, due: ours ? facts.due : 0, picture });
  if (problem || facts.terms === null) return problem;
  return {
    payment_channel_id: channel_id,
    terms_id: facts.terms.id,
    amount,
    reference: reference === null ? null : settleReference(reference),
    scan_id: scan.scan_id,
    claimed_by: viewer.id,
  };
}
