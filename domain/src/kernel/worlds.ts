/** The worlds that programs work in: the operator's own, and the sandbox of test keys. */
export const keyModes = ['live', 'test'] as const;
export type KeyMode = (typeof keyModes)[number];
/** That of whoever did not say which. */
export const usualMode: KeyMode = 'live';
