import examples from './generated/call-examples.json' with { type: 'json' };

/** A call as a test has made it, and what the server answered. */
export interface CallExample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer: unknown;
}

/** An example for each call that a test has run with a key (`server/src/rooms/api-keys/call-examples.test.ts` writes them). */
export const callExamples: Readonly<Record<string, CallExample>> = examples;
