import type { Form, FormValues } from '@waybill/domain/kernel/form.ts';

/** A form while it is filled in: every field has the value its input holds, `null` where nothing stands in it yet. */
export type Typed<F extends Form> = { [Field in keyof F]: FormValues<F>[Field] | null };

/** What an input of this kind holds while it is empty. */
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
 * The values a form begins with; what is not given is empty. Members that the form does not have are left out, so a whole record may be given.
 *
 * @example valuesFor(loginForm, { user_name: 'su' }) // { user_name: 'su', password: null }
 */
export function valuesFor<F extends Form>(fields: F, initial: Readonly<Record<string, unknown>> = {}): Typed<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, initial[name] ?? emptyOf(kind)]),
  ) as Typed<F>;
}

/** A draft as it is kept: what was typed, and the record it was typed over. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  readonly base: Readonly<Record<string, unknown>>;
  readonly version: number | null;
  /** ISO 8601. */
  readonly at: string;
}

/** The values that may be kept in a browser: no password and no file. */
export function keptValues(fields: Form, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => fields[name] !== undefined && !fields[name].secret && fields[name].kind !== 'file',
    ),
  );
}

/** A draft out of the vault, or `null` when it is none; fields that the form no longer has are dropped. */
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
