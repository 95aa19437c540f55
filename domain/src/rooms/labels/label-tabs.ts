import { currentStatuses, statusesOf, type LabelStatus } from './label-statuses.ts';

/** The tabs of the label list (N-09): everything, what waits for acceptance, and the four types of status. */
export const labelTabs = ['search', 'pending', 'process', 'ongoing', 'delivered', 'returned'] as const;
export type LabelTab = (typeof labelTabs)[number];

/** The tabs whose number is shown: open work. The others grow with history. */
export const countedTabs = ['pending', 'process', 'ongoing'] as const satisfies readonly LabelTab[];

/** Made, and no branch has accepted it yet: it can still be changed (N-10). */
export const beforeAcceptance = [
  'created',
  'pending',
  'pickup_courier',
  'pickup_courier_leader',
  'pending_reject',
] as const satisfies readonly LabelStatus[];

/** May the label itself still be changed? Not while a rejection of it is waiting for a decision. */
export function isEditable(status: LabelStatus): boolean {
  return status !== 'pending_reject' && (beforeAcceptance as readonly LabelStatus[]).includes(status);
}

/** A draft: nobody has handed it in, so it can be deleted. */
export const draftStatus = 'created' satisfies LabelStatus;
/** Where a label that is handed in begins. */
export const firstStatus = 'pending' satisfies LabelStatus;

export function isDraft(status: LabelStatus): boolean {
  return status === draftStatus;
}

/** The current statuses of a tab. What waits for acceptance has a tab of its own, so it is left out of the tab `process`. */
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
