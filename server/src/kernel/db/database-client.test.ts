import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isDatabaseAway } from '../errors.ts';
import { createPool } from './pool.ts';

/** Message of PostgreSQL's protocol: its letter, its length, its content. */
function message(letter: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(letter), length, content]);
}

test('O-17 a database that ends a session in the same moment as it opens it costs a query, never the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () =>
      socket.end(
        Buffer.concat([
          message('R', Buffer.alloc(4)),
          message('Z', Buffer.from('I')),
          message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0')),
        ]),
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const pool = createPool(`postgres://waybill@127.0.0.1:${(server.address() as AddressInfo).port}/waybill`);
  try {
    const problem = await pool.query('select 1').catch((error: unknown) => error);
    expect(isDatabaseAway(problem)).toBe(true);
  } finally {
    await pool.end();
    server.close();
  }
});
