import { toLatinDigits } from './digits.ts';
import { readNumber } from './number-rules.ts';
import {
  accept,
  acceptEmpty,
  entriesOf,
  isEmpty,
  jsonTypes,
  reject,
  type RuleResult,
  type Checked,
  type ProblemCode,
  type Rule,
} from './rule-kit.ts';

type Option = string | number;

/** Returns the option that an input names; a form field sends a numeric option as text. */
function optionOf<T extends Option>(options: readonly T[], input: unknown): T | undefined {
  return options.find(
    (option) =>
      option === input ||
      (typeof option === 'number' && typeof input === 'string' && String(option) === toLatinDigits(input.trim())),
  );
}

function readId(input: unknown): number | undefined {
  const id = readNumber(input);
  return id !== null && Number.isInteger(id) && id > 0 ? id : undefined;
}

function oneOf<T, R extends boolean>(
  kind: 'select' | 'role',
  required: boolean,
  json: Readonly<Record<string, unknown>>,
  read: (input: unknown) => T | undefined,
): Rule<RuleResult<T, R>> {
  const code: ProblemCode = kind;
  return {
    kind,
    required,
    json,
    check(input) {
      if (isEmpty(input)) return acceptEmpty(required, code);
      const value = read(input);
      return value === undefined ? reject(code) : accept(value as RuleResult<T, R>);
    },
  };
}

/**
 * Accepts one of the options.
 *
 * @example rule.select({ options: ['letter', 'parcel'], required: true }).check('parcel') // { ok: true, value: 'parcel' }
 * Source: V-02.
 */
export function select<const T extends Option, const R extends boolean = false>(options: {
  options: readonly T[];
  required?: R;
}): Rule<RuleResult<T, R>> {
  const { required = false } = options;
  return oneOf('select', required, { enum: required ? options.options : [...options.options, null] }, (input) =>
    optionOf(options.options, input),
  );
}

const idText = 'number of a record';

/** Accepts the number of another record. The server checks that it exists. @example rule.idRef({ required: true }) */
export function idRef<const R extends boolean = false>(options: { required?: R } = {}): Rule<RuleResult<number, R>> {
  const { required = false } = options;
  const json = { type: jsonTypes(required, 'integer', 'string'), minimum: 1, description: idText };
  return oneOf('select', required, json, readId);
}

/**
 * Accepts a role's slug; without `options` any well-formed slug, because the room decides which roles exist and who may give them.
 *
 * @example rule.role({ required: true }).check('region-manager') // { ok: true, value: 'region-manager' }
 * Source: V-02.
 */
export function role<const R extends boolean = false>(
  options: { options?: readonly string[]; required?: R } = {},
): Rule<RuleResult<string, R>> {
  const { required = false } = options;
  const json = options.options
    ? { enum: required ? options.options : [...options.options, null] }
    : { type: jsonTypes(required, 'string'), maxLength: 60 };
  return oneOf('role', required, json, (input) => {
    if (options.options) return optionOf(options.options, input);
    return typeof input === 'string' && /^[a-z0-9][a-z0-9-]{0,59}$/.test(input) ? input : undefined;
  });
}

/** Longer lists are refused without being read. */
const longestList = 10_000;

function severalOf<T>(
  options: { max?: number; required?: boolean },
  items: Readonly<Record<string, unknown>>,
  read: (input: unknown) => T | undefined,
): Rule<T[]> {
  const { max = 1_000, required = false } = options;
  return {
    kind: 'multiselect',
    required,
    limit: max,
    json: {
      type: ['array', 'string', 'null'],
      items,
      uniqueItems: true,
      maxItems: max,
      ...(required ? { minItems: 1 } : {}),
    },
    check(input): Checked<T[]> {
      const entries = entriesOf(input);
      if (entries.length > longestList) return reject('select_max', { n: max });
      const chosen = new Set<T>();
      for (const entry of entries) {
        const value = read(entry);
        if (value === undefined) return reject('select');
        chosen.add(value);
      }
      if (chosen.size === 0 && required) return reject('select');
      return chosen.size > max ? reject('select_max', { n: max }) : accept([...chosen]);
    },
  };
}

/**
 * Accepts several of the options, each once, at most `max`; no option is an empty list. Takes an array, an array written as JSON, or one value.
 *
 * @example rule.multiselect({ options: ['sms', 'pod'] }).check(['sms']) // { ok: true, value: ['sms'] }
 * Source: V-10, P-07.
 */
export function multiselect<const T extends Option>(options: {
  options: readonly T[];
  max?: number;
  required?: boolean;
}): Rule<T[]>;
export function multiselect(options?: { max?: number; required?: boolean }): Rule<number[]>;
export function multiselect(
  options: { options?: readonly Option[]; max?: number; required?: boolean } = {},
): Rule<Option[]> {
  const allowed = options.options;
  return allowed ? severalOf<Option>(options, { enum: allowed }, (input) => optionOf(allowed, input)) : idRefs(options);
}

/** Accepts numbers of other records, each once. @example rule.idRefs({ max: 200 }).check(['7', 7]) // { ok: true, value: [7] } */
export function idRefs(options: { max?: number; required?: boolean } = {}): Rule<number[]> {
  return severalOf(options, { type: ['integer', 'string'], minimum: 1, description: idText }, readId);
}

const switches: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  ['on', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['off', false],
]);

/** Accepts on or off; a missing value is `fallback`. @example rule.toggle({ fallback: true }).check(undefined) // { ok: true, value: true } */
export function toggle(options: { fallback?: boolean } = {}): Rule<boolean> {
  const { fallback = false } = options;
  return {
    kind: 'toggle',
    required: false,
    json: { type: 'boolean', default: fallback },
    check(input) {
      if (isEmpty(input)) return accept(fallback);
      const value = switches.get(input);
      return value === undefined ? reject('yes_no') : accept(value);
    },
  };
}
