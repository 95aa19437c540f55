import type { ZodError } from 'zod';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { refuse, type Problem, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { sayProblem } from '@waybill/contract/kernel/problem.words.ts';
import { fieldWord } from '@waybill/contract/field.words.ts';
import { refusalStatus, refusalWord, refusalWords, type RefusalCode } from '@waybill/contract/kernel/refusals.ts';
import { sayValues } from '@waybill/contract/kernel/refusal-values.ts';
import { roomProblemWords } from '@waybill/contract/generated/room-problems.ts';
import { uploadedSheetWords, programProblemWords } from '@waybill/contract/kernel/server-problem.words.ts';
import { problemsOf } from '@waybill/contract/kernel/schema-problems.ts';

/** The shape of every error answer. */
export interface ErrorBody {
  readonly message: string;
  readonly code: RefusalCode;
  /** `field` is the field in the reader's words, where the message does not name it. */
  readonly errors: Record<
    string,
    { code: string; message: string; language: Locale; field?: string; values?: Readonly<Record<string, unknown>> }[]
  >;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly request_id: string;
}

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusalStatus, code);
}

/** Returns a refusal as status and body, in the reader's language. An unknown code is a bug and becomes `internal`. */
export function answerOf(refusal: Refusal, locale: Locale, requestId: string): { status: number; body: ErrorBody } {
  const code: RefusalCode = isRefusalCode(refusal.code) ? refusal.code : 'internal';
  const errors: ErrorBody['errors'] = {};
  for (const [field, problems] of Object.entries(refusal.fields ?? {})) {
    errors[field] = problems.map((problem) => {
      const message = wordsOf(field, problem, locale);
      const name = nameOf(field, problem, locale);
      return {
        code: problem.code,
        message,
        language: locale,
        ...(message.includes(name) ? {} : { field: name }),
        ...(problem.values ? { values: problem.values } : {}),
      };
    });
  }
  return {
    status: refusalStatus[code],
    body: {
      message: sayLoose(refusalWord(code, refusal.values), locale, sayValues(refusal.values)),
      code,
      errors,
      ...(refusal.values ? { values: refusal.values } : {}),
      request_id: requestId,
    },
  };
}

/** Returns a field's name in the reader's language. An unknown field keeps the name that was sent: a word for it would belong to another room. */
function nameOf(field: string, problem: Problem, locale: Locale): string {
  return problem.code === 'unknown_field' ? field : sayLoose(fieldWord(field), locale);
}

const serverProblemWords = { ...uploadedSheetWords, ...roomProblemWords, ...programProblemWords };

/** Returns the words of a problem: one of the rules or of a sheet's rows, or a refusal that concerns only this field. `name` is the field's own name. */
export function wordsOf(
  field: string,
  problem: Problem,
  locale: Locale,
  name = nameOf(field, problem, locale),
): string {
  if (Object.hasOwn(serverProblemWords, problem.code))
    return sayLoose(serverProblemWords[problem.code as keyof typeof serverProblemWords], locale, {
      field: name,
      ...sayValues(problem.values),
    });
  return isRefusalCode(problem.code)
    ? sayLoose(refusalWords[problem.code], locale, { field: name, ...sayValues(problem.values) })
    : sayProblem(problem, locale, name);
}

/** Returns the issues of a schema as a refusal with a problem for each field. */
export function refusalOf(error: ZodError): Refusal<'validation_failed'> {
  return refuse('validation_failed', { fields: problemsOf(error) });
}

/** Carries a refusal out of a transaction so that it is rolled back; the frame turns it into a value again. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** System errors of a connection that is cut or cannot be opened. */
const lineErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of the driver for the same errors, which have no code there. */
const lineGone =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout (?:exceeded when trying to connect|expired)|Cannot use a pool after calling end)/;

/** SQLSTATE `read_only_sql_transaction`: the connection leads to a read-only server, such as a former primary after a failover. */
export const readOnlyServer = '25006';

/** Is the database shut down, starting, full, failed over or unreachable? Then the next query fails as well, unlike after a statement timeout. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === '') return lineGone.test(message);
  return code === readOnlyServer || /^57P0[1-5]$/.test(code) || /^(?:08|53)...$/.test(code) || lineErrors.has(code);
}

/**
 * SQLSTATE 40001 on a replica: the query conflicted with changes that the replica has to apply (“canceling statement due to conflict with recovery”).
 */
export function isRecoveryConflict(error: unknown): boolean {
  return (error as { code?: string }).code === '40001';
}

/** Returns the refusal for errors of the database and the framework that concern the caller; null for a bug (`internal`). */
export function refusalOfThrown(error: unknown): Refusal<RefusalCode> | null {
  if (error instanceof Refused) return error.refusal as Refusal<RefusalCode>;
  const { code = '', statusCode } = error as { code?: string; statusCode?: number };
  if (code === '23505') return refuse('duplicate');
  if (code === '23503') return refuse('in_use');
  if (code === '40001' || code === '40P01' || code === '55P03') return refuse('busy');
  if (code === '57014' || isDatabaseAway(error)) return refuse('unavailable');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE' || statusCode === 413)
    return refuse('too_large');
  // A parameter longer than any name or number matches nothing.
  if (statusCode === 404 || code === 'FST_ERR_MAX_PARAM_LENGTH') return refuse('not_found');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse('malformed');
  return null;
}
