const tones = ['info', 'return', 'success', 'transit', 'attention', 'accent', 'danger', 'neutral'] as const;
export type BranchTone = (typeof tones)[number];

/** The colour a branch always has, everywhere and for everybody; neighbours in the list differ. */
export function branchTone(branchId: number): BranchTone {
  return tones[branchId % tones.length] as BranchTone;
}
