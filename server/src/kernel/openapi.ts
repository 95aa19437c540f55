import type { EndpointId } from '@waybill/contract/registry.ts';
import type { Endpoint } from '@waybill/contract/kernel/endpoint.ts';
import { everyKeyCalls, keyCalls } from '@waybill/contract/key-calls.ts';
import { apiChanges, apiVersion } from '@waybill/contract/api-changes.ts';
import { callAnswers } from '@waybill/contract/generated/call-answers.ts';
import { callVersions } from '@waybill/contract/generated/call-versions.ts';
import { callExamples } from '@waybill/contract/call-examples.ts';
import { apiGuide, groupAbout } from '@waybill/contract/api-guide.ts';
import { webhookParts, webhookPayloads } from '@waybill/contract/webhook-payloads.ts';
import { keyScopeNames } from '@waybill/domain/kernel/key-scopes.ts';
import {
  answerHeaders,
  commonAnswers,
  doneHeaders,
  errorCatalogue,
  errorSchemas,
  refusedAnswers,
  type Json,
} from './openapi-answers.ts';
import { schemasOf, type CallSchemas } from './openapi-schemas.ts';
import { webhookHeaders, webhooksOf } from './openapi-webhooks.ts';

/** Whom a document is for: everything that the server answers, or only what API keys may call. */
export type Readers = 'all' | 'keys';

/**
 * Returns the OpenAPI 3.1 document of these calls, made from the schemas that also check the requests (C-05). That for keys has only those that a key may
 * make, and nothing that only our pages send.
 */
export function openapi(registered: readonly Endpoint[], readers: Readers = 'all'): Json {
  const forKeys = readers === 'keys';
  const endpoints = forKeys ? callsOfKeys(registered) : registered;
  const schemas = schemasOf(endpoints, { ...webhookPayloads, ...webhookParts });
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, schemas, forKeys);
  const bearer = { type: 'http', scheme: 'bearer', description: 'Token of a session of a person' };
  const key = { type: 'http', scheme: 'bearer', description: 'API key. The names are scopes; one of them is enough.' };
  return {
    openapi: '3.1.0',
    info: {
      title: forKeys ? 'Waybill for API keys' : 'Waybill',
      version: apiVersion,
      description: apiGuide,
      contact: { name: 'The operator of this server' },
      license: { name: 'MIT', identifier: 'MIT' },
      'x-changes': apiChanges,
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [...new Set(endpoints.map(groupOf)), 'events'].map((name) => ({ name, description: groupAbout(name) })),
    paths,
    webhooks: webhooksOf(),
    components: {
      securitySchemes: forKeys ? { key } : { bearer, key },
      schemas: Object.fromEntries(Object.entries({ ...schemas.components, ...errorSchemas }).sort(byName)),
      headers: answerHeaders,
      parameters: {
        ...Object.fromEntries(Object.entries(sentHeaders).filter(([name]) => !forKeys || name !== pageHeader)),
        ...webhookHeaders,
      },
      responses: commonAnswers,
    },
    'x-errors': errorCatalogue(endpoints),
  };
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

/** Returns the calls that a key with all scopes may make. */
function callsOfKeys(endpoints: readonly Endpoint[]): readonly Endpoint[] {
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

function operation(endpoint: Endpoint, schemas: CallSchemas, forKeys: boolean): Json {
  const example = callExamples[endpoint.id as EndpointId];
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [groupOf(endpoint)],
    security: endpoint.access === 'guest' ? [] : [...(forKeys ? [] : [{ bearer: [] }]), ...keySecurity(endpoint)],
    parameters: [
      ...parameters(schemas.of(endpoint.id, 'params'), 'path', example?.params),
      // The world parameter is for our own pages: a program has only one world.
      ...parameters(schemas.of(endpoint.id, 'query'), 'query', example?.query).filter(
        ({ name }) => !endpoint.worlds || name !== 'world',
      ),
      ...headers(endpoint, forKeys),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: contentOf(endpoint, schemas.of(endpoint.id, 'body'), example?.body),
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
                schema: schemas.of(endpoint.id, 'output'),
                ...exampleOf(callAnswers[endpoint.id]),
              },
            }
          : { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
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
    'application/json': { schema, ...exampleOf(example) },
    ...(multipart ? { 'multipart/form-data': { schema } } : {}),
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

/** Names a page of ours to the server; programs leave it out. */
const pageHeader = 'X-Client-Token';

const sentHeaders: Json = {
  [pageHeader]: sentHeader(pageHeader, 'Names a page of Waybill; programs leave it out'),
  'Accept-Language': sentHeader('Accept-Language', 'Language of messages: my, en or zh', { examples: ['en'] }),
  'Idempotency-Key': sentHeader(
    'Idempotency-Key',
    'Your own name of this write, such as an order number. The same key with the same body is answered with the first answer and done once; with another body it is refused with `idempotency_mismatch`.',
    { maxLength: 200, examples: ['order-1001'] },
  ),
};

/** Returns the headers of a call. An answer with a secret is never stored, so there the idempotency key has no effect. */
function headers({ method, secret }: Endpoint, forKeys: boolean): Json[] {
  return Object.keys(sentHeaders)
    .filter((name) => name !== 'Idempotency-Key' || (method !== 'GET' && !secret))
    .filter((name) => name !== pageHeader || !forKeys)
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function parameters(schema: Json, where: 'path' | 'query', examples: Readonly<Record<string, unknown>> = {}): Json[] {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...inner }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: inner,
    ...(name in examples ? { example: examples[name] } : {}),
  }));
}
