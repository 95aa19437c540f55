import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import type { EndpointId } from '@waybill/contract/registry.ts';
import type { Endpoint } from '@waybill/contract/kernel/endpoint.ts';
import { everyKeyCalls, keyCalls } from '@waybill/contract/key-calls.ts';
import { apiChanges, apiVersion, documentPath } from '@waybill/contract/api-changes.ts';
import { callAnswers } from '@waybill/contract/generated/call-answers.ts';
import { callVersions } from '@waybill/contract/generated/call-versions.ts';
import { callExamples } from '@waybill/contract/call-examples.ts';
import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import {
  answerHeaders,
  commonAnswers,
  doneHeaders,
  errorCatalogue,
  errorSchema,
  refusedAnswers,
  type Json,
} from './openapi-answers.ts';

/** Returns the OpenAPI 3.1 document of these calls, made from the schemas that also check the requests (C-05). */
export function openapi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waybill',
      version: apiVersion,
      description:
        "Money is in whole kyat, times are ISO 8601 with offset, dates are of Asia/Yangon. A body may carry the caller's own `hashid`.",
      license: { name: 'MIT', identifier: 'MIT' },
      'x-changes': apiChanges,
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(groupOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key; the names are its scopes, of which one is enough',
        },
      },
      schemas: { Error: errorSchema },
      headers: answerHeaders,
      parameters: sentHeaders,
      responses: commonAnswers,
    },
    'x-errors': errorCatalogue(endpoints),
  };
}

/**
 * Serves the document of all calls, and with `?for=keys` that of the calls that keys may make, which the reference shows. Each is built on first
 * request.
 */
export function serveOpenapi(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const made = new Map<boolean, string>();
  const route = { exposeHeadRoute: false, config: { kind: 'call' } } as const;
  app.get<{ Querystring: { for?: unknown } }>(documentPath, route, (request, reply) => {
    const keysAlone = request.query.for === 'keys';
    const text = made.get(keysAlone) ?? JSON.stringify(openapi(keysAlone ? callsOfKeys(endpoints) : endpoints));
    made.set(keysAlone, text);
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

/** Returns the calls that a key with all scopes may make. */
export function callsOfKeys(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  return endpoints.filter((endpoint) => keySecurity(endpoint).length > 0);
}

/** Returns the scopes that open a call; one of them is enough. */
export function scopesOf({ id }: Pick<Endpoint, 'id'>): readonly string[] {
  return keyScopeNames.filter((scope) => (keyCalls[scope] as readonly string[]).includes(id));
}

/** Returns what a call requires of a key: only the key, one of its scopes, or nothing. */
function keySecurity(endpoint: Endpoint): Json[] {
  return (everyKeyCalls as readonly string[]).includes(endpoint.id)
    ? [{ key: [] }]
    : scopesOf(endpoint).map((scope) => ({ key: [scope] }));
}

const groupOf = ({ id }: Endpoint): string => id.split('.')[0] ?? id;

function operation(endpoint: Endpoint): Json {
  const example = callExamples[endpoint.id as EndpointId];
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [groupOf(endpoint)],
    security: endpoint.access === 'guest' ? [] : [{ bearer: [] }, ...keySecurity(endpoint)],
    parameters: [
      ...parameters(endpoint.params, 'path', example?.params),
      // The world parameter is for our own pages: a program has only one world.
      ...parameters(endpoint.query, 'query', example?.query).filter(({ name }) => !endpoint.worlds || name !== 'world'),
      ...headers(endpoint),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: contentOf(endpoint, schemaOf(endpoint.body, 'input'), example?.body),
          },
        }
      : {}),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        headers: doneHeaders,
        content: endpoint.output
          ? {
              'application/json': {
                schema: schemaOf(endpoint.output, 'output'),
                ...exampleOf(callAnswers[endpoint.id]),
              },
            }
          : { 'application/octet-stream': {} },
      },
      ...refusedAnswers(endpoint),
    },
    ...(endpoint.limit ? { 'x-limit': endpoint.limit } : {}),
    ...versionsOf(endpoint),
  };
}

/** Returns the API version in which a call was added for keys, and later additions and removals. */
function versionsOf({ id }: Endpoint): Json {
  const known = callVersions[id];
  if (!known) return {};
  const { since, newer, gone } = known;
  return { 'x-versions': { since, newer, gone } };
}

/** A call with files takes a form; the same without files takes JSON. */
function contentOf({ multipart }: Endpoint, schema: Json, example: unknown): Json {
  return {
    ...(multipart ? { 'multipart/form-data': { schema } } : {}),
    'application/json': { schema, ...exampleOf(example) },
  };
}

const exampleOf = (example: unknown): Json => (example === undefined ? {} : { example });

const sentHeader = (name: string, description: string, schema: Json = {}): Json => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string', ...schema },
  description,
});

const sentHeaders: Json = {
  'X-Client-Token': sentHeader('X-Client-Token', 'The name of a page of ours; programs leave it out'),
  'Accept-Language': sentHeader('Accept-Language', 'The language of messages: my, en or zh'),
  'Idempotency-Key': sentHeader('Idempotency-Key', 'The same key and body again gives the first answer again', {
    maxLength: 200,
  }),
};

/** Returns the headers of a call. An answer with a secret is never stored, so there the idempotency key has no effect. */
function headers({ method, secret }: Endpoint): Json[] {
  return Object.keys(sentHeaders)
    .filter((name) => name !== 'Idempotency-Key' || (method !== 'GET' && !secret))
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function parameters(
  schema: $ZodType | undefined,
  where: 'path' | 'query',
  examples: Readonly<Record<string, unknown>> = {},
): Json[] {
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
    ...(name in examples ? { example: examples[name] } : {}),
  }));
}

/** Returns a schema as OpenAPI 3.1; a value parsed from query text is described by its resulting type. */
function schemaOf(schema: $ZodType, io: 'input' | 'output'): Json {
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
