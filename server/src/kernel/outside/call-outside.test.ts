import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SmallReceiver, type ReceiverBehaviour } from '../testing/small-receiver.ts';
import { openOutside, type NoAnswer, type OutsideParts } from './call-outside.ts';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['8.8.8.8', true],
  ['93.184.216.34', true],
  ['2606:4700:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.0.2.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['203.0.113.9', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::a00:1', false],
  ['2001:0:1::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['ff02::1', false],
  ['localhost', false],
  ['', false],
])('N-06 %s is an address of the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

let server: SmallReceiver;
beforeAll(async () => {
  server = await SmallReceiver.open();
});
afterAll(() => server.close());
beforeEach(() => {
  server.heard.length = 0;
  server.behaves = [{ status: 200, body: 'ok' }];
});

const port = () => new URL(server.url).port;
const sent = (url: string) => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ type: 'x', data: {} }),
  timeoutMs: 400,
  answerMax: 100,
});
/** A network whose names resolve to these answers in turn, the last one repeated. */
function named(
  ...answers: readonly (readonly string[])[]
): Required<Pick<OutsideParts, 'lookup'>> & { lookups: () => number } {
  let lookups = 0;
  const lookup = (_host: string, _options: unknown, give: (error: null, found: LookupAddress[]) => void) => {
    const addresses = answers[Math.min(lookups, answers.length - 1)] ?? [];
    lookups += 1;
    give(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { lookup: lookup as never, lookups: () => lookups };
}
const codeOf = (call: Promise<unknown>) => call.then(String, (thrown: unknown) => (thrown as NoAnswer).code);

describe('addresses', () => {
  const isOwn = () => false;
  test.each([
    'http://127.0.0.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://2130706433',
    'http://0x7f.1',
    'http://0177.0.0.1',
    'http://169.254.169.254',
    'http://0',
  ])('N-06 nobody is called at %s', async (base) => {
    const outside = openOutside({ isOwn });
    const url = `${base}:${port()}/`;
    expect([await outside.problemOf(url), await codeOf(outside.call(sent(url)))]).toEqual([
      'refused_address',
      'refused_address',
    ]);
    expect(server.heard).toEqual([]);
  });

  test('N-06 a name that leads to a public address when it is saved and to ours when it is called is not called', async () => {
    const outside = openOutside({ isOwn, ...named(['93.184.216.34'], ['127.0.0.1']) });
    const url = `http://shop.example:${port()}/`;
    expect(await outside.problemOf(url)).toBeNull();
    expect(await codeOf(outside.call(sent(url)))).toBe('refused_address');
    expect(server.heard).toEqual([]);
  });

  test('N-06 a name with one address of ours among public ones is not called', async () => {
    const outside = openOutside({ isOwn, ...named(['93.184.216.34', '127.0.0.1']) });
    expect(await codeOf(outside.call(sent(`http://shop.example:${port()}/`)))).toBe('refused_address');
  });

  test('N-06 the connection goes to the address that was checked: the name is asked once a connection', async () => {
    const network = named(['127.0.0.1'], ['127.0.0.2']);
    const outside = openOutside({ isOwn: (host) => host === 'shop.example', ...network });
    expect(await outside.call(sent(`http://shop.example:${port()}/`))).toMatchObject({ status: 200, text: 'ok' });
    expect([network.lookups(), server.heard.length]).toEqual([1, 1]);
  });

  test('N-06 a redirect is an answer and is not followed', async () => {
    server.behaves = [{ status: 307, location: server.url }, { status: 200 }];
    const outside = openOutside({ isOwn: () => true });
    expect((await outside.call(sent(server.url))).status).toBe(307);
    expect(server.heard).toHaveLength(1);
  });
});

describe('time and size', () => {
  test.each<[string, ReceiverBehaviour, string]>([
    ['never answers', 'hangs', 'timeout'],
    ['falls silent in its answer', 'stalls', 'timeout'],
    ['breaks the line off', 'breaks', 'ECONNRESET'],
  ])('N-06 one that %s is let go', async (_, behaviour, code) => {
    server.behaves = [behaviour];
    expect(await codeOf(openOutside({ isOwn: () => true }).call(sent(server.url)))).toBe(code);
  });

  test('N-06 of an answer without end only the beginning is read', async () => {
    server.behaves = ['babbles'];
    const { text } = await openOutside({ isOwn: () => true }).call(sent(server.url));
    expect(text).toHaveLength(100);
  });

  test('N-06 a program that speaks no TLS where it should gets nothing', async () => {
    const code = await codeOf(openOutside({ isOwn: () => true }).call(sent(server.url.replace('http:', 'https:'))));
    expect([code, server.heard.length]).toEqual(['EPROTO', 0]);
  });

  test('N-06 a line that is kept for the next call and was let go meanwhile is opened again', async () => {
    const outside = openOutside({ isOwn: () => true, knowsRepeats: true });
    await outside.call(sent(server.url));
    server.behaves = ['breaks', { status: 200, body: 'again' }];
    expect(await outside.call(sent(server.url))).toMatchObject({ status: 200, text: 'again' });
    outside.close();
  });
});
