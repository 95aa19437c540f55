import type { Unsent } from '../shell/frame-parts.ts';
import { isChatWaiting } from '../rooms/chats/is-chat-waiting.ts';
import { isLabelWaiting, sendLabels } from '../rooms/labels/waiting-labels.ts';

/** Sends what the rooms keep on this device for a person; opens no database when nothing is waiting. */
export async function sendWaiting(staffId: number): Promise<void> {
  if (isLabelWaiting(staffId)) await sendLabels(staffId);
  if (isChatWaiting(staffId)) (await import('../rooms/chats/chat-outbox.ts')).chatOutbox(staffId).retry();
}

/** Returns what is still unsent, for a person who is about to leave; opens no database when nothing is waiting. */
export async function unsentOf(staffId: number): Promise<Unsent | null> {
  if (!isLabelWaiting(staffId) && !isChatWaiting(staffId)) return null;
  return (await import('./read-unsent.ts')).readUnsent(staffId);
}
