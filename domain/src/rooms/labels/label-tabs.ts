import { currentStatuses, statusesOf, type LabelStatus } from './label-statuses.ts';

/** Tabs of the label list (N-09): all, waiting for acceptance, and the four types of status. */
export const labelTabs = ['search', 'pending', 'process', 'ongoing', 'delivered', 'returned'] as const;
export type LabelTab = (typeof labelTabs)[number];

/** Tabs that show their number: open work. The others grow with history. */
export const countedTabs = ['pending', 'process', 'ongoing'] as const satisfies readonly LabelTab[];

/** Made but not accepted by a branch: can still be changed (N-10). */
export const beforeAcceptance = [
  'created',
  'pending',
  'pickup_courier',
  'pickup_courier_leader',
  'pending_reject',
] as const satisfies readonly LabelStatus[];

/** Returns whether the label can still be changed: not while its rejection waits for a decision. */
export function isEditable(status: LabelStatus): boolean {
  return status !== 'pending_reject' && (beforeAcceptance as readonly LabelStatus[]).includes(status);
}

/** A draft: not handed in, so it can be deleted. */
export const draftStatus = 'created' satisfies LabelStatus;
/** First status of a label that is handed in. */
export const firstStatus = 'pending' satisfies LabelStatus;

export function isDraft(status: LabelStatus): boolean {
  return status === draftStatus;
}

/** Returns the current statuses of a tab. Labels waiting for acceptance have their own tab and are not in `process`. */
export function statusesOfTab(tab: LabelTab): readonly LabelStatus[] {
  switch (tab) {
    case 'search':
      return currentStatuses;
    case 'pending':
      return beforeAcceptance;
    case 'process':
      return statusesOf('process').filter((status) => !(beforeAcceptance as readonly LabelStatus[]).includes(status));
    default:
      return statusesOf(tab);
  }
}
