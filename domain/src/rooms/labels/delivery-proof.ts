import type { LabelService } from './label-kinds.ts';
import type { ScanRefusalCode } from './scan-refusals.ts';

/** Pictures taken at the door: the receiver's signature, or a photo of the delivered parcel. */
export const proofPictures = ['signature', 'photo'] as const;
export type ProofPicture = (typeof proofPictures)[number];

/** Proofs that a delivery may need besides the scan: a picture, the receiver's NRC or passport, or the code sent to them. */
export const proofNeeds = ['picture', 'identity', 'code'] as const;
export type ProofNeed = (typeof proofNeeds)[number];

/** The proof that each service needs at the door (decisions 13). Other labels may have a proof, but need none. */
const serviceProofs: Partial<Record<LabelService, ProofNeed>> = {
  pod: 'picture',
  vfl: 'identity',
  hand_over_code: 'code',
};

/** Proof submitted for the delivering scan. */
export interface DeliveryProof {
  readonly picture: boolean;
  readonly identity: boolean;
  /** The code was correct, or a supervisor waived it. */
  readonly code: boolean;
}

const lacking = {
  picture: 'scan_needs_picture',
  identity: 'scan_needs_identity',
  code: 'scan_needs_code',
} as const satisfies Record<ProofNeed, ScanRefusalCode>;

/** Returns what delivering a label with these services needs. @example proofNeedsOf(['sms', 'pod']) // ['picture'] */
export function proofNeedsOf(services: readonly LabelService[]): ProofNeed[] {
  return services.flatMap((service) => serviceProofs[service] ?? []);
}

/** Returns what is missing for the delivery, or null. @example lackingProof(['vfl'], null) === 'scan_needs_identity' */
export function lackingProof(services: readonly LabelService[], proof: DeliveryProof | null): ScanRefusalCode | null {
  const need = proofNeedsOf(services).find((name) => proof?.[name] !== true);
  return need ? lacking[need] : null;
}
