import { withoutInvisible } from './bare-text.ts';
import type { Problem } from './refusal.ts';

/** All problems of a field. The contract has words for each; the first six are the source's messages for an empty field, by kind (V-02). */
export const problemCodes = [
  'required',
  'number',
  'file',
  'select',
  'datepicker',
  'role',
  'integer',
  'min',
  'max',
  'cod_fee_min',
  'cod_fee_max',
  'weight_min',
  'weight_max',
  'email_required',
  'email',
  'password_required',
  'password_min',
  'confirm_password_required',
  'confirm_password',
  'slug',
  'exact_length',
  'between_length',
  'max_length',
  'text_invalid',
  'phone_required',
  'phone',
  'phone_limit',
  'phone_duplicate',
  'postcode',
  'nrc',
  'identity',
  'select_max',
  'date_range',
  'file_too_large',
  'file_type',
  'sheet_type',
  'picture_unreadable',
  'picture_empty',
  'unknown_field',
  'invalid',
  'price_missing',
  'steps_not_rising',
  'price_falls',
  'further_not_last',
  'regions_missing',
  'offer_missing',
  'payment_gate_submit',
  'payment_cod_only',
  'not_abroad',
  'service_carrier',
  'service_item',
  'service_cod_only',
  'cod_walkin',
  'cod_required',
  'cod_missing',
  'cod_zero',
  'cod_merchant',
  'merchant_chosen',
  'merchant_known',
  'cod_too_small',
  'declared_required',
  'route_same_branch',
  'route_over_its_end',
  'call_time',
  'without_choice',
  'contradicts',
  'percent_unit',
  'qr_length',
  'qr_twice',
  'qr_format',
  'qr_initiation',
  'qr_account',
  'qr_category',
  'qr_currency',
  'qr_amount',
  'qr_country',
  'qr_name',
  'qr_city',
  'qr_additional',
  'qr_crc',
  'channel_needs_qr',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Problems of an uploaded sheet; reported only by the server. */
const uploadedSheetProblemCodes = [
  'sheet_unreadable',
  'sheet_too_large',
  'sheet_head',
  'sheet_row_twice',
  'cell_formula',
  'cell_merged',
  'cell_unknown',
  'amount_columns',
] as const;
export type UploadedSheetProblemCode = (typeof uploadedSheetProblemCodes)[number];

/** Problems that only programs cause, and those that only the server finds in texts of messages. */
export const programProblemCodes = [
  'text',
  'yes_no',
  'list',
  'object',
  'one_of',
  'no_fields',
  'text_too_long',
  'too_many_values',
  'other_account',
  'gap_unknown',
  'gap_open',
  'segments_max',
  'gateway_missing',
  'channel_incomplete',
  'price_table_only',
  'price_outside',
] as const;
export type ProgramProblemCode = (typeof programProblemCodes)[number];

/** The value as it is stored, or the first problem found. */
export type Checked<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** Rule of one field: how it is shown, what it accepts and how it converts the input. Browser and server run the same rule (V-16). */
export interface Rule<T> {
  readonly kind:
    | 'text'
    | 'multiline'
    | 'number'
    | 'email'
    | 'password'
    | 'confirm'
    | 'phone'
    | 'phones'
    | 'select'
    | 'multiselect'
    | 'date'
    | 'datetime'
    | 'file'
    | 'toggle'
    | 'role'
    | 'postcode';
  readonly required: boolean;
  /** The value is never logged, audited or sent back. */
  readonly secret?: boolean;
  readonly max?: number;
  readonly min?: number;
  /** Maximum number of entries of a list. */
  readonly limit?: number;
  /** Slashes are allowed and stay while typing. */
  readonly slashes?: true;
  /** Also accepts phone numbers of other countries. */
  readonly abroad?: boolean;
  /** Extensions and media types of an allowed file. */
  readonly accepts?: readonly string[];
  /** The field that this one repeats. */
  readonly confirms?: string;
  /** JSON Schema (2020-12) of the accepted input, for OpenAPI. */
  readonly json: Readonly<Record<string, unknown>>;
  /** Never throws, whatever the input. `all` are the other fields as they were sent, for a rule that compares fields. */
  check(input: unknown, all?: Readonly<Record<string, unknown>>): Checked<T>;
}

/** Extends a rule by a check of the other fields, as typed or sent; it runs once the field itself is valid. */
export function also<T>(
  own: Rule<T>,
  look: (value: T, all: Readonly<Record<string, unknown>>) => Problem | null,
): Rule<T> {
  return {
    ...own,
    check(input, all = {}): Checked<T> {
      const read = own.check(input, all);
      const problem = read.ok ? look(read.value, all) : null;
      return problem ? { ok: false, problem } : read;
    },
  };
}

/** @example problemOf(isLate ? 'date_range' : null) */
export const problemOf = (code: ProblemCode | null): Problem | null => (code === null ? null : { code });

/** Result type of a rule: never null when the field is required. */
export type RuleResult<T, Required extends boolean> = Required extends true ? T : T | null;

/** Returns the result for a valid value. */
export function accept<T>(value: T): Checked<T> {
  return { ok: true, value };
}

/** Returns the result for an invalid value: the problem's code and the bounds that its message shows. */
export function reject(
  code: ProblemCode | ProgramProblemCode,
  values?: Readonly<Record<string, unknown>>,
): { ok: false; problem: Problem } {
  return { ok: false, problem: values ? { code, values } : { code } };
}

/** Handles an empty field: null when it is optional, else the problem. The cast is sound because a required rule never returns null. */
export function acceptEmpty<T>(required: boolean, code: ProblemCode): Checked<T> {
  return required ? reject(code) : accept(null as T);
}

/** Returns whether the input is missing, null or only spaces. */
export function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && withoutInvisible(input).trim() === '');
}

/** Returns the JSON types of a field, with null when it is optional. */
export function jsonTypes(required: boolean, ...types: string[]): string | string[] {
  const all = required ? types : [...types, 'null'];
  return all.length === 1 ? (all[0] as string) : all;
}

/**
 * Returns the entries of a list field, which may be an array, an array written as JSON text, one entry, or nothing (V-10).
 *
 * @example entriesOf('["1","2"]') // ['1', '2']
 */
export function entriesOf(input: unknown): readonly unknown[] {
  if (Array.isArray(input)) return input;
  if (isEmpty(input)) return [];
  if (typeof input === 'string' && /^\s*\[/.test(input)) {
    try {
      const parsed: unknown = JSON.parse(input);
      if (Array.isArray(parsed)) return parsed;
    } catch {
      return [input];
    }
  }
  return [input];
}
