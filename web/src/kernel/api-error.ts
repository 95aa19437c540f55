/** One problem of one field, as the server reports it in the reader's language. */
export interface FieldProblem {
  readonly code: string;
  readonly message: string;
  /** The field's name in the reader's language, shown before the message when the field is not visible and the message does not name it. */
  readonly field?: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

export type FieldProblems = Readonly<Record<string, readonly FieldProblem[]>>;

/** Code of a request without an answer: the network or the server is down. */
export const networkDown = 'network';

/** A refused or failed request. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  /** A code of the refusal catalogue, `network`, or `unreadable` for an answer that did not come from the product. */
  readonly code: string;
  readonly fields: FieldProblems;
  readonly values: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;

  constructor(row: {
    status: number;
    code: string;
    message: string;
    fields?: FieldProblems;
    values?: Readonly<Record<string, unknown>>;
    requestId?: string | null;
  }) {
    super(row.message);
    this.name = 'ApiError';
    this.status = row.status;
    this.code = row.code;
    this.fields = row.fields ?? {};
    this.values = row.values ?? {};
    this.requestId = row.requestId ?? null;
  }
}

/**
 * Reads an error answer, whatever proxy is between browser and server: JSON, plain text, or nothing.
 *
 * @example errorOf(404, '{"message":"Not found","code":"not_found","errors":{}}', null).code === 'not_found'
 */
export function errorOf(status: number, text: string, requestId: string | null): ApiError {
  const body = objectIn(text);
  if (!body) return new ApiError({ status, code: 'unreadable', message: plainText(text), requestId });
  return new ApiError({
    status,
    code: typeof body.code === 'string' ? body.code : 'unreadable',
    message: typeof body.message === 'string' ? body.message : '',
    fields: fieldsIn(body.errors),
    values: isObject(body.values) ? body.values : {},
    requestId: typeof body.request_id === 'string' ? body.request_id : requestId,
  });
}

/**
 * Returns the message to show for an error: the first entry of the `errors` object, else its message. Empty when the error has no message.
 *
 * @example toast.error(firstMessage(error) || say(shellWords.failed));
 */
export function firstMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  for (const problems of Object.values(error.fields)) {
    const first = problems.find((problem) => problem.message !== '');
    if (first) return first.field === undefined ? first.message : first.field + first.message;
  }
  return error.message;
}

/** An entry may be a text, a list of texts, or a list of objects with a message; anything else is ignored. */
function fieldsIn(errors: unknown): FieldProblems {
  if (!isObject(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, entry]) => [field, (Array.isArray(entry) ? entry : [entry]).map(problemIn)]),
  );
}

function problemIn(entry: unknown): FieldProblem {
  if (typeof entry === 'string') return { code: 'invalid', message: entry };
  if (!isObject(entry)) return { code: 'invalid', message: '' };
  return {
    code: typeof entry.code === 'string' ? entry.code : 'invalid',
    message: wholeMessage(entry),
    ...(typeof entry.field === 'string' ? { field: entry.field + (between[String(entry.language)] ?? ': ') } : {}),
    ...(isObject(entry.values) ? { values: entry.values } : {}),
  };
}

/** Separator between a field and its message, by the language of the message. */
const between: Readonly<Record<string, string>> = { mm: ' - ', zh: '：' };

/** Joins a message with its optional value and suffix: 'Weight at least' 1 'kg'. */
function wholeMessage({ message, value, suffix }: Record<string, unknown>): string {
  if (typeof message !== 'string' || message === '') return '';
  return [message, value, suffix].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}

/** Ignores HTML: a proxy's error page is no message for a person. */
function plainText(text: string): string {
  const first = text.trim();
  return first.length <= 200 && !first.startsWith('<') ? first : '';
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
