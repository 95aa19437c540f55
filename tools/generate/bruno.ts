import { createRequire } from 'node:module';
import { registry } from '@waybill/contract/registry.ts';
import { openapi } from '@waybill/server/kernel/openapi.ts';

interface Row {
  readonly name: string;
  readonly value: string;
  readonly enabled: boolean;
  readonly type?: 'path' | 'query';
}
/** Bruno's own writer of its files, which has no types. */
interface BrunoLanguage {
  jsonToBruV2(file: object): string;
  envJsonToBruV2(file: object): string;
  jsonToCollectionBru(file: object): string;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly {
    readonly name?: string;
    readonly in?: 'path' | 'query';
    readonly required?: boolean;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example?: unknown } } };
  readonly security: readonly { readonly key?: readonly string[] }[];
}

const folder = 'clients/bruno';

/** Generates a collection for Bruno of the calls of API keys: a folder for each group, the examples as bodies, address and key from the environment. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const bruno = createRequire(import.meta.url)('@usebruno/lang') as BrunoLanguage;
  const { paths } = openapi(registry, 'keys') as unknown as { paths: Record<string, Record<string, Operation>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const variables = [
    { name: 'baseUrl', value: 'http://localhost:3000', enabled: true, secret: false },
    { name: 'key', value: '', enabled: true, secret: true },
  ];
  const bearer = { token: '{{key}}' };
  return [
    {
      path: `${folder}/bruno.json`,
      // In the layout of the formatter.
      content:
        '{\n  "version": "1",\n  "name": "Waybill",\n  "type": "collection",\n  "ignore": ["node_modules", ".git"]\n}\n',
    },
    { path: `${folder}/collection.bru`, content: bruno.jsonToCollectionBru({ auth: { mode: 'bearer', bearer } }) },
    { path: `${folder}/environments/Waybill.bru`, content: bruno.envJsonToBruV2({ variables }) },
    ...calls.map(({ path, method, operation }, at) => ({
      path: `${folder}/${operation.operationId.replace('.', '/')}.bru`,
      content: bruno.jsonToBruV2(request(path, method, operation, at + 1)),
    })),
  ];
}

function request(path: string, method: string, operation: Operation, seq: number): object {
  const { operationId, summary, parameters, requestBody, security } = operation;
  const body = requestBody?.content['application/json'].example;
  const scopes = security.flatMap(({ key = [] }) => key);
  const rows = parameters.flatMap(({ name = '', in: place, required = false, example }): Row[] =>
    place === 'path' || place === 'query'
      ? [{ name, type: place, value: String(example ?? ''), enabled: required || example !== undefined }]
      : [],
  );
  const search = rows.filter(({ type, enabled }) => type === 'query' && enabled);
  const query = search.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&');
  return {
    meta: { name: operationId, type: 'http', seq: String(seq) },
    http: {
      method,
      url: `{{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}${query === '' ? '' : `?${query}`}`,
      body: body === undefined ? 'none' : 'json',
      auth: 'inherit',
    },
    params: rows,
    headers: [
      { name: 'Accept-Language', value: 'en', enabled: true },
      ...(method === 'get' ? [] : [{ name: 'Idempotency-Key', value: 'order-1001', enabled: false }]),
    ],
    ...(body === undefined ? {} : { body: { json: JSON.stringify(body, null, 2) } }),
    docs: `${summary}\n\n${scopes.length === 0 ? 'Every key may make it.' : `Scope: ${scopes.join(' or ')}.`}`,
  };
}
