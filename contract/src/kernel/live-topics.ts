import type { RoomTopic } from '../generated/room-topics.ts';

/**
 * Topics of server-sent events, from the rooms' contracts. A topic says that records of its kind changed, and screens that show them read again.
 * Subscribing to a topic of no room does not compile.
 */
export type LiveTopic = RoomTopic;

/** Sent instead of missed events when they are too many or no longer stored: the screen reads everything again. */
export const missedTopic = 'missed';
