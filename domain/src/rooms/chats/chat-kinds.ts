/** What people write in: two people; a group that somebody founded; everybody of a branch or of a collection of branches, by themselves. */
export const chatKinds = ['person', 'group', 'branch', 'collection'] as const;
export type ChatKind = (typeof chatKinds)[number];

export const personChat: ChatKind = 'person';
export const madeGroup: ChatKind = 'group';

/** Signs of a message at most (decisions 10). */
export const chatTextMax = 2000;
/** People of a group that was made by hand at most. */
export const groupSizeMax = 200;
