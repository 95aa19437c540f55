/** Worlds of API keys: the operator's own, and the sandbox of test keys. */
export const keyModes = ['live', 'test'] as const;
export type KeyMode = (typeof keyModes)[number];
/** Default world. */
export const usualMode: KeyMode = 'live';

const sandboxMark = `${'test' satisfies KeyMode}-`;

/**
 * Returns the number of a sandbox record in the operator's audit log, which must not collide with the operator's own records.
 *
 * @example sandboxRecord(7) // 'test-7'
 */
export const sandboxRecord = (id: number | string): string => `${sandboxMark}${id}`;

/** Returns the world of an audited record. @example worldOfRecord('test-7') // 'test' */
export const worldOfRecord = (recordId: string): KeyMode => (recordId.startsWith(sandboxMark) ? 'test' : usualMode);
