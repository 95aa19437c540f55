// Apart from the form, because lists of branches need them without the form rules.

/** Branch types of the source (K-07): the operator's, or an agent's. */
export const branchTypes = ['fcs', 'agent'] as const;
export type BranchType = (typeof branchTypes)[number];
/** Setup steps of a branch, in order. */
export const branchSetupSteps = ['town', 'people', 'townships', 'routes', 'prices'] as const;
export type BranchSetupStep = (typeof branchSetupSteps)[number];
/** Optional steps: without a route, parcels go straight to the other branch. */
export const optionalSetupSteps: readonly BranchSetupStep[] = ['routes'];

export const defaultBranchType: BranchType = 'fcs';
