/** Maximum minutes the sandbox clock can be ahead of real time: two years. */
export const aheadMost = 2 * 365 * 24 * 60;

/** Failures that test-key calls can simulate, for testing a program's retries. */
export const failureKinds = ['too_many_requests', 'unavailable', 'slow'] as const;
export type FailureKind = (typeof failureKinds)[number];
/** Maximum number of next calls that can fail. */
export const failuresMost = 100;
/** Maximum seconds of a slow call, and of a requested wait. */
export const failureSecondsMost = 30;

/** Maximum webhooks of one owner in the sandbox; more could be used to flood a host. */
export const testWebhooksMost = 10;

/** Serials of test codes: the last million of each product, which is never assigned to the operator's counters or devices. */
export const sandboxSerials = { first: 99_000_000, last: 99_999_999 } as const;
