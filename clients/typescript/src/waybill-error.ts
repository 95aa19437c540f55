import type { ErrorCode } from './generated/api.ts';

/** The problem of one field of the request. */
export interface FieldProblem {
  readonly code: string;
  readonly message: string;
}

/** No answer of the server: the connection failed, the client's timeout passed, or a proxy answered something unreadable. */
export type LineCode = 'network' | 'timeout' | 'unreadable';

/** A call that failed. A program decides by `code`, a user reads `message`, and support needs `requestId`. */
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

/** Parses the error in an answer. A proxy may answer something else than our errors. */
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
