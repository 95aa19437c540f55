/** Kinds of conversations: two people; a group founded by a user; automatic groups of a branch or a collection of branches. */
export const chatKinds = ['person', 'group', 'branch', 'collection'] as const;
export type ChatKind = (typeof chatKinds)[number];

export const personChat: ChatKind = 'person';
export const madeGroup: ChatKind = 'group';

/** Maximum characters of a message (decisions 10). */
export const chatTextMax = 2000;
/** Maximum members of a founded group. */
export const groupSizeMax = 200;
