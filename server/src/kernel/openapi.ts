import { z } from 'zod';
import { refusalStatus, type RefusalCode } from '@waybill/contract/kernel/refusals.ts';
import type { Endpoint } from '@waybill/contract/kernel/endpoint.ts';
import { productVersion } from './version.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of every call, made from the values that also check the requests (C-05). */
export function openapi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waybill',
      version: productVersion,
      description:
        "Money is in whole kyat, times are ISO 8601 with offset, dates are of Asia/Yangon. A body may carry the caller's own `hashid`.",
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema: Json = {
  type: 'object',
  required: ['message', 'code', 'errors', 'request_id'],
  additionalProperties: false,
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(refusalStatus) },
    request_id: { type: 'string' },
    values: { type: 'object' },
    errors: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        items: {
          type: 'object',
          required: ['code', 'message', 'language'],
          properties: {
            code: { type: 'string' },
            message: { type: 'string' },
            language: { type: 'string', enum: ['mm', 'en', 'zh'] },
            field: { type: 'string' },
            values: { type: 'object' },
          },
        },
      },
    },
  },
};

function operation(endpoint: Endpoint): Json {
  const open = endpoint.access === 'guest';
  const refusals: RefusalCode[] = [
    ...(open ? [] : (['unauthorized', 'missing_permission'] as const)),
    ...(endpoint.body || endpoint.query ? (['validation_failed'] as const) : []),
    ...(endpoint.refusals ?? []),
  ];
  const statuses = [...new Set<number>(refusals.map((code) => refusalStatus[code]))].sort((a, b) => a - b);
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]],
    ...(open ? { security: [] } : { security: [{ bearer: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query'), ...headers(endpoint)],
    ...(endpoint.body
      ? { requestBody: { required: true, content: contentOf(endpoint, schemaOf(endpoint.body, 'input')) } }
      : {}),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: endpoint.output
          ? { 'application/json': { schema: schemaOf(endpoint.output, 'output') } }
          : { 'application/octet-stream': {} },
      },
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          {
            description: [...new Set(refusals.filter((code) => refusalStatus[code] === status))].join(', '),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  };
}

/** A call that takes files takes a form; the same without files as JSON. */
function contentOf({ multipart }: Endpoint, schema: Json): Json {
  return { ...(multipart ? { 'multipart/form-data': { schema } } : {}), 'application/json': { schema } };
}

function headers(endpoint: Endpoint): Json[] {
  const client = { name: 'X-Client-Token', in: 'header', required: false, schema: { type: 'string' } };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description: 'The same key and body again gives the first answer again',
  };
  return endpoint.method === 'GET' ? [client] : [client, key];
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: inner,
  }));
}

/** A schema as OpenAPI 3.1 shows it; what a query coerces from text is told as the type it becomes. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const def = zodSchema._zod.def as { type: string; coerce?: boolean };
      if (io === 'input' && def.coerce && def.type === 'number' && jsonSchema.type === undefined)
        jsonSchema.type = 'integer';
    },
  }) as Json;
  return json;
}
