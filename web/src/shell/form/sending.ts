import { useRef } from 'react';
import { ApiError } from '../../kernel/api-error.ts';
import { randomKey } from '../../kernel/request.ts';

/** Another user saved the record between our reading and our saving: who, when, and the current record. */
export interface Conflict {
  readonly by: string;
  /** ISO 8601; empty when the server does not know. */
  readonly at: string;
  readonly version: number;
  readonly current: Readonly<Record<string, unknown>>;
}

/** Refusal code that the second editor gets. */
const changedMeanwhile = 'changed_meanwhile';

/** Reads the conflict from an error; `null` for any other error. */
export function readConflict(error: unknown): Conflict | null {
  if (!(error instanceof ApiError) || error.code !== changedMeanwhile) return null;
  const { by, at, version, current } = error.values;
  if (typeof version !== 'number' || typeof current !== 'object' || current === null) return null;
  return {
    by: typeof by === 'string' ? by : '',
    at: typeof at === 'string' ? at : '',
    version,
    current: current as Record<string, unknown>,
  };
}

/** JSON shows nothing of a file's contents, so two different files would look the same. */
function telling(_: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/** Returns an idempotency key for contents: the same for the same contents, a new one when they differ. */
export function useSendingKey(): (contents: unknown) => string {
  const last = useRef({ contents: '', key: '' });
  return (contents) => {
    const text = JSON.stringify(contents, telling);
    if (last.current.contents !== text) last.current = { contents: text, key: randomKey() };
    return last.current.key;
  };
}
