import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => testApp.close());

async function answerTo(request: string): Promise<{ status: number; body: { code?: string; request_id?: string } }> {
  const socket = connect((testApp.app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => void (heard += text));
  socket.write(request);
  await once(socket, 'close');
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

test.each([
  ['an address', `GET /api/label?search=${'x'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ['a header', `GET /api/label HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`],
])('%s that is too long is refused in the shape of every refusal', async (_, request) => {
  expect(await answerTo(request)).toEqual({
    status: 431,
    body: expect.objectContaining({ code: 'too_large', request_id: expect.any(String), message: expect.any(String) }),
  });
});

test('what is no request is refused in the shape of every refusal', async () => {
  expect(await answerTo('no request\r\n\r\n')).toEqual({
    status: 400,
    body: expect.objectContaining({ code: 'malformed' }),
  });
});

test.each(['/other.js', '/other.webmanifest', '/old/app.js', '/assets/gone-1234.js', '/assets', '/robots.txt'])(
  'a file that is none, %s, is not found, and no page is answered in its place',
  async (url) => {
    const { statusCode, headers } = await testApp.guest().send({ method: 'GET', url });
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  },
);
