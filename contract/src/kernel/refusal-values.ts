import { formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';

type Kind = 'figure' | 'moment';

/**
 * Formats of the values in refusals and problems, by placeholder name: `figure` in groups of three, `moment` as date and time (T-02). Other values,
 * such as a record's number or a year, are inserted unchanged.
 */
export const valueKinds = {
  left: 'figure',
  limit: 'figure',
  held: 'figure',
  owed: 'figure',
  counted: 'figure',
  lines: 'figure',
  paid: 'figure',
  fee: 'figure',
  min: 'figure',
  max: 'figure',
  until: 'figure',
  amount: 'figure',
  from_kg: 'figure',
  to_kg: 'figure',
  n: 'figure',
  seconds: 'figure',
  minutes: 'figure',
  other: 'figure',
  at: 'moment',
} as const satisfies Readonly<Record<string, Kind>>;

/**
 * Formats the values of a refusal or problem for its words.
 *
 * @example sayValues({ left: 5000, other: 1200, id: 4711 }) // { left: '5,000', other: '1,200', id: 4711 }
 */
export function sayValues(values: Readonly<Record<string, unknown>> | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      Object.hasOwn(valueKinds, name) ? textOf(valueKinds[name as keyof typeof valueKinds], value) : value,
    ]),
  );
}

/** Leaves a value of another type unchanged, except that a bound may be a day. */
function textOf(kind: Kind, value: unknown): unknown {
  if (kind === 'moment')
    return /^\d{4}-\d\d-\d\dT/.test(String(value)) ? formatDateTime(new Date(String(value))) : value;
  if (!Number.isSafeInteger(value)) return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? formatDate(String(value)) : value;
  return groupThousands(value as number);
}
