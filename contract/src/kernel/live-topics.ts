import type { RoomTopic } from '../generated/live-topics.ts';

/**
 * What the server tells open screens of, as the rooms' contracts name it: a room says that something of its kind changed, and every screen that shows such things reads anew.
 * A screen that listens to a name that nobody says does not compile.
 */
export type LiveTopic = RoomTopic;

/** Said on a stream instead of all that was missed when that is too much, or kept no longer: the screen reads anew whatever it shows. */
export const missedTopic = 'missed';
