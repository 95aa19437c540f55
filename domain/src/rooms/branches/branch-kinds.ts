// Apart from the form, because lists of branches need them and not the rules of form fields.

/** Branch types of the source (K-07): the operator's own, or an agent's. */
export const branchTypes = ['fcs', 'agent'] as const;
export type BranchType = (typeof branchTypes)[number];
export const defaultBranchType: BranchType = 'fcs';
