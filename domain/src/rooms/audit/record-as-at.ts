type Values = Readonly<Record<string, unknown>> | null;

/** A line of a record's log, reduced to the record's values. */
export interface RecordLine {
  /** Time of the line. */
  readonly at: Date;
  readonly by: string | null;
  readonly before: Values;
  readonly after: Values;
}

/** Value of a field at the moment, since when and by whom; both are `null` when the log does not reach back that far. */
export interface FieldAsAt {
  readonly field: string;
  readonly value: unknown;
  readonly since: Date | null;
  readonly by: string | null;
  /** It has changed since then. */
  readonly changed: boolean;
}

/** Presence of a record at the moment: not yet created, present (even if removed later), or already removed. */
export const presences = ['not_yet', 'there', 'removed'] as const;
export type Presence = (typeof presences)[number];

/**
 * Rebuilds a record as it was at a moment (G-08) from its log: each field has the value of the last line until then. Where a later line gives the value
 * that it replaced, that one counts, because it was read from the record itself.
 *
 * @param lines of the record, the oldest first
 * @param known current values, for fields that no line names
 * @example recordAsAt([{ at, by: 'Su', before: null, after: { name: 'Mya' } }], at).fields // [{ field: 'name', value: 'Mya', since: at, by: 'Su', changed: false }]
 */
export function recordAsAt(
  lines: readonly RecordLine[],
  moment: Date,
  known: Readonly<Record<string, unknown>> = {},
): { presence: Presence; fields: FieldAsAt[] } {
  const until = lines.filter(({ at }) => at <= moment);
  const later = lines.filter(({ at }) => at > moment);
  const last = until.at(-1);
  if (!last && later[0]?.before === null && later[0].after !== null) return { presence: 'not_yet', fields: [] };
  const fields = new Map<string, FieldAsAt>(
    Object.entries(known).map(([field, value]) => [field, { field, value, since: null, by: null, changed: false }]),
  );
  for (const { at, by, before, after } of until)
    for (const [field, value] of Object.entries(after ?? before ?? {}))
      if (after !== null || !fields.has(field)) fields.set(field, { field, value, since: at, by, changed: false });
  const stoodThen = new Map(fields);
  // Runs backwards, so that the nearest later line is written last.
  for (const { before, after } of later.toReversed()) {
    for (const [field, value] of Object.entries({ ...stoodIn(stoodThen, after), ...before })) {
      const stood = stoodThen.get(field);
      const same = stood !== undefined && sameValue(stood.value, value);
      fields.set(field, {
        field,
        value,
        since: same ? stood.since : null,
        by: same ? stood.by : null,
        changed: (fields.get(field)?.changed ?? false) || !sameValue(after?.[field], value),
      });
    }
  }
  const removed = last !== undefined && last.after === null && last.before !== null;
  return { presence: removed ? 'removed' : 'there', fields: [...fields.values()] };
}

const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the earlier values of the fields that a line sets, for a line without the replaced values. */
function stoodIn(fields: ReadonlyMap<string, FieldAsAt>, after: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(after ?? {}).flatMap((field) => {
      const stood = fields.get(field);
      return stood ? [[field, stood.value]] : [];
    }),
  );
}
