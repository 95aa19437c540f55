import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { callExamples } from '@waybill/contract/call-examples.ts';
import { everyKeyCalls, keyCalls } from '@waybill/contract/key-calls.ts';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';
import { root } from './tidy/sources.ts';

interface BruFile {
  readonly meta: { readonly name: EndpointId };
  readonly http: { readonly method: string; readonly url: string; readonly auth: string };
  readonly body?: { readonly json?: string };
}
const { bruToJsonV2, collectionBruToJson, bruToEnvJsonV2 } = createRequire(import.meta.url)('@usebruno/lang') as Record<
  'bruToJsonV2' | 'collectionBruToJson' | 'bruToEnvJsonV2',
  (text: string) => unknown
>;

test('N-06 Bruno reads each call of keys from the collection, with its address and the body of its example, and no other', () => {
  const folder = path.join(root, 'clients/bruno');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.bru'));
  const requests = files
    .filter((file) => !/^(collection\.bru|environments)/.test(file))
    .map((file) => bruToJsonV2(read(file)) as BruFile);
  expect(requests.map(({ meta }) => meta.name).sort()).toEqual(
    [...everyKeyCalls, ...Object.values(keyCalls).flat()].sort(),
  );
  for (const { meta, http, body } of requests) {
    const call = registry.find(({ id }) => id === meta.name);
    const address = `{{baseUrl}}${call?.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    expect([meta.name, http.method.toUpperCase(), http.url.split('?')[0], http.auth]).toEqual([
      meta.name,
      call?.method,
      address,
      'inherit',
    ]);
    expect([meta.name, body?.json && JSON.parse(body.json)]).toEqual([meta.name, callExamples[meta.name]?.body]);
  }
  expect(collectionBruToJson(read('collection.bru'))).toMatchObject({ auth: { bearer: { token: '{{key}}' } } });
  expect(bruToEnvJsonV2(read('environments/Waybill.bru'))).toMatchObject({
    variables: [{ name: 'baseUrl' }, { name: 'key', secret: true }],
  });
});
