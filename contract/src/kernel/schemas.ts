import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { checkForm, jsonSchemaOf, type Form, type FormValues } from '@waybill/domain/kernel/form.ts';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import { permissions } from '@waybill/domain/kernel/permissions.ts';
import { perPage, type Column, type ColumnKind, type Filter, type ListDefinition } from './list.ts';
import { checkedBy, problemParam, problemsOf } from './schema-problems.ts';

/** A record's number; in a path only plain digits, not 1e3, 0x3E8 or 1000.0. Anything else is answered like a record that does not exist. */
export const recordId = z.preprocess(
  (text) =>
    typeof text === 'number' || (typeof text === 'string' && plainDigits.test(text)) ? Number(text) : Number.NaN,
  z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
);
const plainDigits = /^[1-9][0-9]*$/;
export const idParam = z.strictObject({ id: recordId });

export const version = z.number().int().min(1).max(2_147_483_647);
/** The version of the record; a form with files sends it as text. */
export const sentVersion = z.coerce.number().int().min(1).max(2_147_483_647);
const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
export const instant = z
  .string()
  .refine((text) => isoInstant.test(text))
  .describe('ISO 8601 with offset');
export const named = z.object({
  id: z.number().int(),
  name_en: z.string(),
  name_mm: z.string(),
  name_zh: z.string().nullable(),
});

/** Builds the schema of an answer with one record: `{ data }`. */
export function one<T extends $ZodType>(row: T) {
  return z.object({ data: row });
}

/** Builds the schema of page number and page size. */
export const pageOf = ({ max, fallback }: { readonly max: number; readonly fallback: number } = perPage) => ({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('counted from 1'),
  per_page: z.coerce.number().int().min(1).max(max).default(fallback).describe('rows of a page'),
});

const textCell = z.string().nullable();
const numberCell = z.number().int().nullable();
/** Values of a column by its kind; any of them may be missing. */
const cells = {
  text: textCell,
  code: textCell,
  number: numberCell,
  kyat: numberCell.describe('whole kyat'),
  percent: numberCell.describe('hundredths of a percent'),
  instant: instant.nullable(),
  date: textCell.describe('YYYY-MM-DD'),
  state: textCell,
  named: named.nullable(),
  names: z.array(named),
  yes_no: z.boolean().nullable(),
  phones: z.array(z.string()),
  words: textCell,
} as const satisfies Record<ColumnKind, $ZodType>;

/**
 * Builds the schema of a list's row: its members, and each other column of the list by its kind. A member says what its column does not: that it is never
 * missing, or its type for code that uses the value and does not only show it.
 *
 * @example const row = rowOf(staffList, { id: z.number().int() });
 */
export function rowOf<ColumnKey extends string, Members extends z.ZodRawShape>(
  { columns }: { readonly columns: readonly Column<ColumnKey>[] },
  members: Members,
) {
  const others = columns.filter(({ key }) => !(key in members)).map(({ key, kind }) => [key, cells[kind]]);
  const shown = Object.fromEntries(others) as Record<Exclude<ColumnKey, keyof Members>, z.ZodUnknown>;
  return z.object({ ...members, ...shown });
}

/** Builds the schema of a list page: its rows and their total number. */
export function many<T extends $ZodType>(row: T) {
  return z.object({
    data: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    per_page: z.number().int(),
    last_page: z.number().int(),
    total_capped: z.boolean().describe('true when there are more rows than were counted'),
  });
}

/** Permission that would allow a blocked command, where the person is the obstacle; `who-may` names who has it. */
export const couldDo = z
  .enum(permissions)
  .optional()
  .describe('the permission of those who could do it, where another person could');

/** A command of a detail's `actions`; when blocked, with the reason (a refusal code). */
export const action = z.object({ command: z.string(), blocked: z.string().nullable(), permission: couldDo });

/** A link to a paper for the person who requested it (decisions 8). */
export const paperLink = one(z.object({ hash: z.string(), expires_at: instant }));
/** The `{hash}` of a path. */
export const linkHashParam = z.string().max(160);

export const done = z.object({ message: z.string() });

/** Builds the query schema of a list from its definition: page, sort, search and filters. */
export function listQuery<Name extends string, ColumnKey extends string, FilterKey extends string>(
  definition: ListDefinition<Name, ColumnKey, FilterKey>,
) {
  const sortable = definition.columns
    .filter((column) => column.sortable)
    .flatMap((column) => [column.key, `-${column.key}`]);
  const filters = Object.fromEntries(definition.filters.map((filter) => [filter.key, filterSchema(filter)])) as Record<
    FilterKey,
    z.ZodOptional<z.ZodString>
  >;
  return z.strictObject({
    ...pageOf(),
    sort: z.enum(sortable).default(definition.sort),
    search: z.string().max(200).default(''),
    ...filters,
  });
}

/** Roles are filtered by slug, all other records by number. */
const recordNumber = /^(?:[1-9]\d{0,14})?$/;

function filterSchema(filter: Pick<Filter, 'kind' | 'options' | 'source'>) {
  if (filter.options) return z.enum(filter.options.map((option) => option.value) as [string, ...string[]]).optional();
  if (filter.kind === 'yes_no') return z.enum(['yes', 'no']).optional();
  if (filter.kind === 'date') return z.iso.date().optional().describe('a day of Yangon, YYYY-MM-DD');
  if (filter.source !== undefined && filter.source !== 'role') return z.string().regex(recordNumber).optional();
  return z.string().max(100).optional();
}

/**
 * Builds the input schema of a form: the rules that the browser runs (V-16); unknown fields are refused. `extras` are members that a form does not show,
 * such as the record's version.
 */
export function bodyOf<F extends Form, E extends z.ZodRawShape = Record<never, never>>(form: F, extras: E = {} as E) {
  const extra = z.object(extras);
  const json = { ...jsonSchemaOf(form) } as { properties?: Record<string, unknown>; required?: string[] };
  const extraJson = z.toJSONSchema(extra, { io: 'input' }) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const merged = {
    ...json,
    properties: { ...json.properties, ...extraJson.properties },
    required: [...(json.required ?? []), ...(extraJson.required ?? [])],
  };
  return z
    .unknown()
    .meta(merged)
    .transform((input, context): FormValues<F> & z.output<typeof extra> => {
      const report = (field: string, problem: Problem) =>
        context.addIssue({ code: 'custom', path: [field], message: problem.code, params: { [problemParam]: problem } });
      if (typeof input !== 'object' || input === null || Array.isArray(input)) {
        report('body', { code: 'no_fields' });
        return z.NEVER;
      }
      const own: Record<string, unknown> = {};
      const rest: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(input)) (Object.hasOwn(extras, key) ? rest : own)[key] = value;
      const checked = checkForm(form, own);
      if (!checked.ok)
        for (const [field, problems] of Object.entries(checked.fields))
          for (const problem of problems) report(field, problem);
      const more = checkedBy(extra, rest);
      if (!more.success)
        for (const [field, problems] of Object.entries(problemsOf(more.error)))
          for (const problem of problems) report(field, problem);
      if (!checked.ok || !more.success) return z.NEVER;
      return { ...(checked.values as FormValues<F>), ...more.data };
    });
}
