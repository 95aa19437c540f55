/** The worlds that programs work in: the operator's own, and the sandbox of test keys. */
export const keyModes = ['live', 'test'] as const;
export type KeyMode = (typeof keyModes)[number];
/** That of whoever did not say which. */
export const usualMode: KeyMode = 'live';

const sandboxMark = `${'test' satisfies KeyMode}-`;

/** How the audit log of the operator's world numbers a record of the sandbox, whose numbers are its own. @example sandboxRecord(7) // 'test-7' */
export const sandboxRecord = (id: number | string): string => `${sandboxMark}${id}`;

/** Which world a record of the audit log is of. @example worldOfRecord('test-7') // 'test' */
export const worldOfRecord = (recordId: string): KeyMode => (recordId.startsWith(sandboxMark) ? 'test' : usualMode);
