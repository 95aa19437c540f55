/** Reasons why a folder on another machine does not take or give a file. */
export const remoteTroubles = [
  'host_not_found',
  'unreachable',
  'timeout',
  'refused_address',
  'certificate',
  'host_key_unknown',
  'refused_key',
  'clock',
  'wrong_region',
  'no_bucket',
  'no_folder',
  'no_file',
  'name_taken',
  'not_allowed',
  'no_room',
  'busy',
  'not_whole',
  'other',
] as const;

export type RemoteTrouble = (typeof remoteTroubles)[number];

const passing: ReadonlySet<RemoteTrouble> = new Set(['host_not_found', 'unreachable', 'timeout', 'busy', 'other']);

/** May the same attempt succeed a moment later, without a person changing something? */
export const mayPass = (trouble: RemoteTrouble): boolean => passing.has(trouble);
