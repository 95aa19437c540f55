import type { RoomTopic } from '../generated/room-topics.ts';

/**
 * The topics of server-sent events, from the contracts of the rooms. A topic says that something of its kind changed, and every screen that shows
 * such things reads them again. Listening to a topic that no room has does not compile.
 */
export type LiveTopic = RoomTopic;

/** Sent instead of missed events when they are too many or no longer stored: the screen then reads again everything it shows. */
export const missedTopic = 'missed';
