import { refusalStatus, refusalWords, type RefusalCode } from '@waybill/contract/kernel/refusals.ts';
import type { Endpoint } from '@waybill/contract/kernel/endpoint.ts';

export type Json = Record<string, unknown>;

/** Codes with which any call may be refused: form of the request, its sender, load of the server. */
const anyCall = ['malformed', 'client_unknown', 'too_large', 'too_many_requests', 'unavailable'] as const;
const withSession = [
  'unauthorized',
  'session_expired',
  'password_change_required',
  'missing_permission',
  'api_key_mistyped',
  'api_key_ended',
  'api_key_stopped',
  'api_key_scope_missing',
] as const;
const ofWrites = ['idempotency_mismatch', 'busy', 'duplicate', 'in_use'] as const;

/** Returns the codes with which a call can be refused: its own, and those of its kind. */
function refusalsOf(endpoint: Endpoint): readonly RefusalCode[] {
  return [
    ...new Set<RefusalCode>([
      ...(endpoint.refusals ?? []),
      ...(endpoint.body || endpoint.query ? (['validation_failed'] as const) : []),
      ...(endpoint.params ? (['not_found'] as const) : []),
      ...(endpoint.method === 'GET' ? [] : ofWrites),
      ...(endpoint.access === 'guest' ? [] : withSession),
      ...anyCall,
    ]),
  ];
}

/** Returns the answers of a refused call by status. A status common to all calls is described once, among the components. */
export function refusedAnswers(endpoint: Endpoint): Json {
  const codes = refusalsOf(endpoint);
  const own = new Set<RefusalCode>(endpoint.refusals ?? []);
  const statuses = [...new Set<number>(codes.map((code) => refusalStatus[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => refusalStatus[code] === status);
      const common = `${status}` in commonAnswers && !ofStatus.some((code) => own.has(code));
      return [status, common ? { $ref: `#/components/responses/${status}` } : refused(ofStatus)];
    }),
  );
}

function refused(codes: readonly RefusalCode[], headers?: Json): Json {
  return {
    description: codes.join(', '),
    ...(headers ? { headers } : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
  };
}

const wait: Json = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };

/** Answers that are described once for all calls. */
export const commonAnswers: Json = {
  400: refused(['malformed']),
  413: refused(['too_large']),
  429: refused(['too_many_requests'], wait),
  503: refused(['unavailable'], wait),
};

/** Headers of answers. */
export const answerHeaders: Json = {
  'X-Request-Id': {
    description: 'Id of this request. Name it when you ask for support.',
    schema: { type: 'string' },
  },
  'X-Api-Version': { description: 'Version of the API for keys that answered', schema: { type: 'string' } },
  'RateLimit-Limit': { description: 'Maximum number of calls in a minute', schema: { type: 'integer' } },
  'RateLimit-Remaining': { description: 'Calls that are left in this minute', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until the count starts again', schema: { type: 'integer' } },
  'Retry-After': { description: 'Seconds to wait before the next try', schema: { type: 'integer' } },
};

/** Headers of a successful answer. */
export const doneHeaders: Json = Object.fromEntries(
  Object.keys(answerHeaders)
    .filter((name) => name !== 'Retry-After')
    .map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

/** Returns each code with its status and message, for developers who explain it to their users. */
export function errorCatalogue(endpoints: readonly Endpoint[]): Json {
  const codes = [...new Set(endpoints.flatMap(refusalsOf))].sort();
  return Object.fromEntries(codes.map((code) => [code, { status: refusalStatus[code], ...refusalWords[code] }]));
}

/** The one shape of an error. */
export const errorSchemas: Readonly<Record<string, Json>> = {
  ApiError: {
    type: 'object',
    description: 'Why a call was refused. Decide by `code`; a later version can have more codes.',
    required: ['message', 'code', 'errors', 'request_id'],
    additionalProperties: false,
    properties: {
      message: { type: 'string', description: 'for people, in the language of the request' },
      code: { $ref: '#/components/schemas/ErrorCode' },
      request_id: { type: 'string' },
      values: { type: 'object', description: 'values that the message contains' },
      errors: {
        type: 'object',
        description: 'what is wrong with which field',
        additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
      },
    },
  },
  ErrorCode: { type: 'string', enum: Object.keys(refusalStatus).sort() },
  FieldError: {
    type: 'object',
    required: ['code', 'message', 'language'],
    properties: {
      code: { type: 'string' },
      message: { type: 'string' },
      language: { type: 'string', enum: ['mm', 'en', 'zh'] },
      field: { type: 'string' },
      values: { type: 'object', description: 'values that the message contains' },
    },
  },
};
