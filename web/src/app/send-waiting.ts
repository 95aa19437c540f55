import { isLabelWaiting, sendLabels } from '../rooms/labels/waiting-labels.ts';

/** Sends what the rooms keep on this device for a person; where nothing waits, nothing is opened. */
export async function sendWaiting(staffId: number): Promise<void> {
  if (isLabelWaiting(staffId)) await sendLabels(staffId);
}
