// Apart from the form, because lists of branches need them and not the rules of form fields.

/** Branch types of the source (K-07): the operator's own, or an agent's. */
export const branchTypes = ['fcs', 'agent'] as const;
export type BranchType = (typeof branchTypes)[number];
/** What a branch needs before it can work, in the order in which it is set up. */
export const branchSetupSteps = ['town', 'people', 'townships', 'routes', 'prices'] as const;
export type BranchSetupStep = (typeof branchSetupSteps)[number];
/** A branch works without these: parcels go straight to the other branch where no route is set. */
export const optionalSetupSteps: readonly BranchSetupStep[] = ['routes'];

export const defaultBranchType: BranchType = 'fcs';
