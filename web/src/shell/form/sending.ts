import { useRef } from 'react';
import { ApiError } from '../../kernel/api-error.ts';
import { randomKey } from '../../kernel/request.ts';

/** Somebody saved the record between our reading and our saving: who, when, and the record as it is now. */
export interface Conflict {
  readonly by: string;
  /** ISO 8601; empty when the server does not know. */
  readonly at: string;
  readonly version: number;
  readonly current: Readonly<Record<string, unknown>>;
}

/** The code of the refusal catalogue that a second editor gets. */
const changedMeanwhile = 'changed_meanwhile';

/** The conflict that an error tells of; `null` for any other error. */
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

/** A file has nothing that JSON would tell of it, so that another one would look the same. */
function telling(_: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/** The idempotency key of what is sent: the same for the same contents, another as soon as they differ. */
export function useSendingKey(): (contents: unknown) => string {
  const last = useRef({ contents: '', key: '' });
  return (contents) => {
    const text = JSON.stringify(contents, telling);
    if (last.current.contents !== text) last.current = { contents: text, key: randomKey() };
    return last.current.key;
  };
}
