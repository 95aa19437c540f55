import type { LabelService } from './label-kinds.ts';
import type { ScanRefusalCode } from './scan-refusals.ts';

/** What the receiver leaves at the door: their signature, or a picture of the parcel where it was handed over. */
export const proofPictures = ['signature', 'photo'] as const;
export type ProofPicture = (typeof proofPictures)[number];

/** What a delivery may need beside the scan: a picture, who the receiver is by their NRC or passport, or the code that only they were sent. */
export const proofNeeds = ['picture', 'identity', 'code'] as const;
export type ProofNeed = (typeof proofNeeds)[number];

/** The one table of what a service wants at the door (decisions 13). Any other label may have a proof, and needs none. */
const serviceProofs: Partial<Record<LabelService, ProofNeed>> = {
  pod: 'picture',
  vfl: 'identity',
  hand_over_code: 'code',
};

/** What was handed in for the delivering scan. */
export interface DeliveryProof {
  readonly picture: boolean;
  readonly identity: boolean;
  /** The right code was given, or somebody else with the right to decide did without it. */
  readonly code: boolean;
}

const lacking = {
  picture: 'scan_needs_picture',
  identity: 'scan_needs_identity',
  code: 'scan_needs_code',
} as const satisfies Record<ProofNeed, ScanRefusalCode>;

/** What the delivery of a label with these services needs. @example proofNeedsOf(['sms', 'pod']) // ['picture'] */
export function proofNeedsOf(services: readonly LabelService[]): ProofNeed[] {
  return services.flatMap((service) => serviceProofs[service] ?? []);
}

/** Why the delivery is not taken without more, or null. @example lackingProof(['vfl'], null) === 'scan_needs_identity' */
export function lackingProof(services: readonly LabelService[], proof: DeliveryProof | null): ScanRefusalCode | null {
  const need = proofNeedsOf(services).find((name) => proof?.[name] !== true);
  return need ? lacking[need] : null;
}
