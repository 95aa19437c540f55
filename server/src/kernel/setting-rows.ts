import type { Reader } from './setting-readers.ts';

/** One setting: how it is read, and how the help describes it. */
export interface Row<Value> {
  readonly read: Reader<Value>;
  readonly fallback: Value;
  readonly meaning: string;
  /** The default as displayed in the help, when it is not simply the value. */
  readonly shown?: string;
}

/** A setting with a default. */
export const row = <Value>(
  read: Reader<Value>,
  fallback: NoInfer<Value>,
  meaning: string,
  shown?: string,
): Row<Value> => ({
  read,
  fallback,
  meaning,
  ...(shown === undefined ? {} : { shown }),
});

/** A setting that may be absent; `shown` says what holds then. */
export const optional = <Value>(read: Reader<Value>, meaning: string, shown: string): Row<Value | undefined> => ({
  read,
  fallback: undefined,
  meaning,
  shown,
});
