import type { Problem } from './refusal.ts';
import type { Rule } from './rule-kit.ts';

/** Fields of a form and their rules, in display order. */
export type Form = Readonly<Record<string, Rule<unknown>>>;

/** Checked values of a form, by field. */
export type FormValues<F extends Form> = { [Field in keyof F]: F[Field] extends Rule<infer Value> ? Value : never };

export type FormResult<F extends Form, Field extends keyof F = keyof F> =
  | { readonly ok: true; readonly values: Pick<FormValues<F>, Field> }
  | { readonly ok: false; readonly fields: Record<string, Problem[]> };

/** Maximum number of unknown fields named in an answer. */
const unknownShown = 20;

/**
 * Declares a form.
 *
 * @example const login = form({ user_name: rule.text({ required: true }), password: rule.password({ min: 0 }) });
 */
export function form<const F extends Form>(fields: F): F {
  return fields;
}

/**
 * Checks typed or sent input against a form and returns all values, or the problems of each field. Unknown fields are problems too; input that is not an
 * object is a problem of `body`. With `only`, just those fields are checked and returned.
 *
 * @example checkForm(login, { user_name: 'su' }) // { ok: false, fields: { password: [{ code: 'password_required' }] } }
 * Source: V-16.
 */
export function checkForm<F extends Form, Field extends keyof F & string = keyof F & string>(
  fields: F,
  values: unknown,
  options: { only?: readonly Field[] } = {},
): FormResult<F, Field> {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return { ok: false, fields: { body: [{ code: 'no_fields' }] } };
  const sent = values as Readonly<Record<string, unknown>>;
  const problems: [string, Problem[]][] = [];
  const checked: [string, unknown][] = [];
  for (const name of options.only ?? (Object.keys(fields) as Field[])) {
    const answer = fields[name]?.check(Object.hasOwn(sent, name) ? sent[name] : undefined, sent);
    if (answer?.ok) checked.push([name, answer.value]);
    else problems.push([name, [answer?.problem ?? { code: 'unknown_field' }]]);
  }
  const unknown = Object.keys(sent).filter((name) => !Object.hasOwn(fields, name));
  for (const name of unknown.slice(0, unknownShown)) problems.push([name, [{ code: 'unknown_field' }]]);
  // fromEntries, because an assignment to a field named __proto__ would be lost.
  if (problems.length > 0) return { ok: false, fields: Object.fromEntries(problems) };
  return { ok: true, values: Object.fromEntries(checked) as Pick<FormValues<F>, Field> };
}

/**
 * Returns what a record says in the fields of a form.
 *
 * @example formValuesOf(form({ name: rule.text() }), { id: 7, name: 'Tea' }) // { name: 'Tea' }
 */
export function formValuesOf<F extends Form>(fields: F, row: FormValues<F>): FormValues<F> {
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, (row as Readonly<Record<string, unknown>>)[name]]),
  ) as FormValues<F>;
}

/**
 * Returns the problem that a field shows: its first, or 'invalid' when it has none.
 *
 * @example firstProblem([]) // { code: 'invalid' }
 * Source: V-14.
 */
export function firstProblem(problems: readonly Problem[] | undefined): Problem {
  return problems?.[0] ?? { code: 'invalid' };
}

/** Returns the JSON Schema (2020-12) of a form's input, for OpenAPI. */
export function jsonSchemaOf(fields: Form): {
  type: 'object';
  properties: Record<string, unknown>;
  required: string[];
  additionalProperties: false;
} {
  const rows = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(rows.map(([name, { json }]) => [name, json])),
    required: rows.filter(([, { required }]) => required).map(([name]) => name),
    additionalProperties: false,
  };
}
