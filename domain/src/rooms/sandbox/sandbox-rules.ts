/** How far the clock of the sandbox can be put ahead of real time, in minutes: two years. */
export const aheadMost = 2 * 365 * 24 * 60;

/** What calls of a test key can be made to fail with, so that a program's tries can be tried. */
export const failureKinds = ['too_many_requests', 'unavailable', 'slow'] as const;
export type FailureKind = (typeof failureKinds)[number];
/** So many of the next calls can be made to fail at most. */
export const failuresMost = 100;
/** For how long a slow call waits at most, and how long a program can be told to wait, in seconds. */
export const failureSecondsMost = 30;

/** So many webhooks of one owner hear of the sandbox: a program that makes them by the thousand would be a way to flood somebody's host. */
export const testWebhooksMost = 10;

/** Serials of test codes: the last million of each product, which no counter and no device of the operator is ever given. */
export const sandboxSerials = { first: 99_000_000, last: 99_999_999 } as const;
