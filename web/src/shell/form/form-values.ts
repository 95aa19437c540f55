import type { Form, FormValues } from '@waybill/domain/kernel/form.ts';

/** A form being filled in: every field has the value of its input, `null` while it is empty. */
export type TypedValues<F extends Form> = { [Field in keyof F]: FormValues<F>[Field] | null };

/** Returns the empty value of an input of this kind. */
function emptyOf(kind: Form[string]['kind']): unknown {
  switch (kind) {
    case 'toggle':
      return false;
    case 'phones':
    case 'multiselect':
      return [];
    default:
      return null;
  }
}

/**
 * Returns the initial values of a form; missing ones are empty. Unknown members are dropped, so a whole record may be given.
 *
 * @example valuesFor(loginForm, { user_name: 'su' }) // { user_name: 'su', password: null }
 */
export function valuesFor<F extends Form>(fields: F, initial: Readonly<Record<string, unknown>> = {}): TypedValues<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, initial[name] ?? emptyOf(kind)]),
  ) as TypedValues<F>;
}

/** A stored draft: the input, and the record that it was based on. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  readonly base: Readonly<Record<string, unknown>>;
  readonly version: number | null;
  /** ISO 8601. */
  readonly at: string;
}

/** Returns the values that may be stored in a browser: no password and no file. */
export function keptValues(fields: Form, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => fields[name] !== undefined && !fields[name].secret && fields[name].kind !== 'file',
    ),
  );
}

/** Parses a stored draft, or returns `null` when it is invalid; fields that the form no longer has are dropped. */
export function readDraft(fields: Form, stored: unknown): Draft | null {
  if (
    !isRecord(stored) ||
    !isRecord(stored.values) ||
    !isRecord(stored.base) ||
    typeof stored.at !== 'string' ||
    Number.isNaN(Date.parse(stored.at))
  )
    return null;
  const version = typeof stored.version === 'number' ? stored.version : null;
  return { values: keptValues(fields, stored.values), base: keptValues(fields, stored.base), version, at: stored.at };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
