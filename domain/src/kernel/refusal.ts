/**
 * An expected "no": a value, never thrown. Its code is a row of the contract's refusal catalogue, which has the HTTP status and words; `fields` names
 * the problems of each field.
 */
export interface Refusal<Code extends string = string> {
  readonly refused: true;
  readonly code: Code;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly fields?: Readonly<Record<string, readonly Problem[]>>;
}

/** Problem of one field: a code of the rule catalogue and the bounds that its message shows. */
export interface Problem {
  readonly code: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** @example refuse('not_found') */
export function refuse<Code extends string>(
  code: Code,
  more: Omit<Refusal<Code>, 'refused' | 'code'> = {},
): Refusal<Code> {
  return { refused: true, code, ...more };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
}
