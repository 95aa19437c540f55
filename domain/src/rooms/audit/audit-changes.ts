/** One field of a record that changed. */
export interface AuditChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** For a list: entries that were added and removed. */
  readonly added?: readonly unknown[];
  readonly removed?: readonly unknown[];
}

type Values = Readonly<Record<string, unknown>> | null;

/**
 * Returns the changes of an audit line by field: all values of a new record, the last values of a removed one. Omits a field that is empty before and
 * after.
 *
 * @example changesOf({ status: 'active' }, { status: 'suspend' }) // [{ field: 'status', before: 'active', after: 'suspend' }]
 */
export function changesOf(before: Values, after: Values): AuditChange[] {
  const fields = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])];
  return fields.flatMap((field) => {
    const [old, now] = [valueOf(before, field), valueOf(after, field)];
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    return [{ field, before: old, after: now, ...listChange(old, now) }];
  });
}

/** Returns a value; a missing value, empty text and an empty list become `null`. */
function valueOf(values: Values, field: string): unknown {
  const value = values && Object.hasOwn(values, field) ? values[field] : null;
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
}

function listChange(before: unknown, after: unknown): Pick<AuditChange, 'added' | 'removed'> {
  if (!Array.isArray(before) || !Array.isArray(after)) return {};
  const [old, now] = [keysOf(before), keysOf(after)];
  return {
    added: after.filter((one) => !old.has(JSON.stringify(one))),
    removed: before.filter((one) => !now.has(JSON.stringify(one))),
  };
}

function keysOf(list: readonly unknown[]): Set<string> {
  return new Set(list.map((one) => JSON.stringify(one)));
}
