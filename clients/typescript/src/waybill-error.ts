import type { ErrorCode } from './generated/api.ts';

/** What is wrong with a field of what was sent. */
export interface FieldProblem {
  readonly code: string;
  readonly message: string;
}

/** No answer of the server's, but of what lies between: the line, a proxy, or the patience of whoever asked. */
export type LineCode = 'network' | 'timeout' | 'unreadable';

/** A call that was not done. `code` is what a program decides by, `message` what a person reads, `requestId` what you name when you ask us about it. */
export class WaybillError extends Error {
  override readonly name = 'WaybillError';
  /** 0 when there was no answer. */
  readonly status: number;
  readonly code: ErrorCode | LineCode;
  readonly requestId: string | null;
  /** By field. */
  readonly fields: Readonly<Record<string, readonly FieldProblem[]>>;
  readonly values: Readonly<Record<string, unknown>>;

  constructor(facts: {
    readonly status: number;
    readonly code: ErrorCode | LineCode;
    readonly message: string;
    readonly requestId?: string | null;
    readonly fields?: Readonly<Record<string, readonly FieldProblem[]>>;
    readonly values?: Readonly<Record<string, unknown>>;
    readonly cause?: unknown;
  }) {
    super(facts.message, { cause: facts.cause });
    this.status = facts.status;
    this.code = facts.code;
    this.requestId = facts.requestId ?? null;
    this.fields = facts.fields ?? {};
    this.values = facts.values ?? {};
  }
}

interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly request_id: string;
  readonly errors: Readonly<Record<string, readonly FieldProblem[]>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The error that an answer tells of. A proxy between may answer something that is no error of ours. */
export async function errorOf(response: Response): Promise<WaybillError> {
  const requestId = response.headers.get('x-request-id');
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  if (typeof body?.code !== 'string')
    return new WaybillError({
      status: response.status,
      code: 'unreadable',
      message: `The answer ${response.status} is none of Waybill's.`,
      requestId,
    });
  return new WaybillError({
    status: response.status,
    code: body.code,
    message: body.message,
    requestId: body.request_id,
    fields: body.errors,
    ...(body.values ? { values: body.values } : {}),
  });
}
