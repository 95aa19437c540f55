/**
 * What the server tells open screens of, each once: a room says that something of its kind changed, and every screen that shows such things reads anew.
 * A screen that listens to a name that nobody says does not compile.
 */
const liveTopics = [
  'announcement',
  'branch',
  'branch_collection',
  'bulk',
  'clearance',
  'companies',
  'customers',
  'editing',
  'exception_scans',
  'export',
  'handover',
  'label_imports',
  'labels',
  'place',
  'role',
  'staff',
  'tariff',
] as const;

export type LiveTopic = (typeof liveTopics)[number];

/** Said on a stream instead of all that was missed when that is too much, or kept no longer: the screen reads anew whatever it shows. */
export const missedTopic = 'missed';
