import { safeParse, type ZodError, type ZodSafeParseResult } from 'zod';
import type { $ZodType, output } from 'zod/v4/core';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';

/** Key under which `bodyOf` attaches a form's problems to a Zod issue, so that one function turns both kinds into `errors`. */
export const problemParam = 'waybill_problem';

type Issue = ZodError['issues'][number];

/** Maximum number of unknown fields named in an answer. */
const unknownShown = 10;

/** Maximum number of allowed values named in an answer. */
const optionsShown = 40;

/**
 * Checks a value so that `problemsOf` can tell a missing field from a wrong one. The error must carry the input for that, which makes every check
 * several times slower; so only an invalid value is checked a second time.
 *
 * @example const read = checkedBy(schema, body); if (!read.success) return refusalOf(read.error);
 */
export function checkedBy<Schema extends $ZodType>(schema: Schema, value: unknown): ZodSafeParseResult<output<Schema>> {
  const read = safeParse(schema, value);
  return read.success ? read : safeParse(schema, value, { reportInput: true });
}

/**
 * Returns the problems that a schema found, by field, each kind once: one is enough for a list of a thousand wrong ids.
 *
 * @example problemsOf(error) // { per_page: [{ code: 'max', values: { max: 200 } }] }
 */
export function problemsOf(error: ZodError): Record<string, Problem[]> {
  const fields = new Map<string, Problem[]>();
  for (const issue of error.issues) {
    for (const name of issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, unknownShown)
      : [String(issue.path[0] ?? 'body')]) {
      const known = fields.get(name) ?? [];
      const problem = problemOf(issue);
      const same = known.findIndex(({ code }) => code === problem.code);
      // Zod adds JavaScript's integer bound to every whole number; drop it where a tighter bound is known.
      if (same === -1) known.push(problem);
      else if (known[same]?.values?.max === Number.MAX_SAFE_INTEGER) known[same] = problem;
      fields.set(name, known);
    }
  }
  return Object.fromEntries(fields);
}

function problemOf(issue: Issue): Problem {
  switch (issue.code) {
    case 'custom':
      return (issue.params?.[problemParam] as Problem | undefined) ?? { code: 'invalid' };
    case 'unrecognized_keys':
      return { code: 'unknown_field' };
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'required' }
        : { code: wrongType(issue.expected, issue.path.length === 0) };
    case 'invalid_value':
      return issue.input === undefined
        ? { code: 'required' }
        : { code: 'one_of', values: { options: optionsOf(issue.values) } };
    case 'invalid_format':
      return {
        code:
          issue.format === 'date' || issue.format === 'datetime'
            ? 'datepicker'
            : ['regex', 'uuid', 'guid'].includes(issue.format)
              ? 'select'
              : 'invalid',
      };
    case 'too_big':
      return issue.origin === 'string'
        ? { code: 'max_length', values: { max: issue.maximum } }
        : issue.origin === 'array'
          ? { code: 'select_max', values: { n: issue.maximum } }
          : { code: 'max', values: { max: issue.maximum } };
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'required' }
        : { code: 'min', values: { min: issue.minimum } };
    default:
      return { code: 'invalid' };
  }
}

const codeOfType: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  int: 'integer',
  boolean: 'yes_no',
  array: 'list',
  object: 'object',
  record: 'object',
};

function wrongType(expected: string, whole: boolean): string {
  return whole ? 'no_fields' : (codeOfType[expected] ?? 'invalid');
}

function optionsOf(values: readonly unknown[]): string {
  return values.length > optionsShown ? `${values.slice(0, optionsShown).join(', ')} …` : values.join(', ');
}
