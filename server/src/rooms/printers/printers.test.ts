import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printerPorts } from '@waybill/domain/rooms/printers/printer-form.ts';
import { packPicture } from '@waybill/domain/rooms/prints/packed-picture.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';

let testApp: TestApp;
let keeper: TestClient;
let clerk: TestClient;
let branchId: number;
beforeAll(async () => {
  testApp = await startTestApp();
  keeper = await testApp.as('superadmin');
  clerk = await testApp.as('staff');
  const { rows } = await testApp.database.pool.query<{ branch_id: number }>(
    "select branch_id from staff where user_name = 'staff'",
  );
  branchId = Number(rows[0]?.branch_id);
});
afterAll(() => testApp.close());

/** Plugs a printer into the network, at one of the ports that printers have, and does this with each connection. */
async function plug(take: (socket: Socket) => void): Promise<{ port: number; server: Server }> {
  for (let port = printerPorts.last; port >= printerPorts.first; port--) {
    const server = createServer(take);
    const isFree = await new Promise<boolean>((settle) => {
      server.once('error', () => settle(false));
      server.listen(port, '127.0.0.1', () => settle(true));
    });
    if (isFree) return { port: (server.address() as AddressInfo).port, server };
  }
  throw new Error('no port of printers is free');
}

const page = (rows = 1) => ({
  width: 16,
  height: rows,
  picture: packPicture({ bits: new Uint8Array(rows * 2).fill(0x3c), rowBytes: 2 }),
  codes: [],
});
const named = (port: number, language = 'zpl_203' as const, branch_id = branchId) =>
  ({ name: 'Counter 1', branch_id, language, host: '127.0.0.1', port }) as const;

test('O-16 a printer is named for a branch, changed, closed and opened, and the log tells of each', async () => {
  const { data: made } = await keeper.call('printers.create', { body: named(9100) });
  const params = { id: made.id };
  const body = { ...named(9101), name: 'Counter 2', version: made.version };
  expect((await keeper.call('printers.edit', { params, body })).data).toMatchObject({ name: 'Counter 2', port: 9101 });
  expect((await keeper.try('printers.edit', { params, body })).body.code).toBe('changed_meanwhile');
  const here = async () => (await clerk.call('printers.here', {})).data.map(({ id }) => id);
  expect(await here()).toEqual([made.id]);
  await keeper.call('printers.close', { params });
  expect(await here()).toEqual([]);
  expect((await clerk.try('printers.send', { params, body: page() })).body.code).toBe('not_found');
  await keeper.call('printers.open', { params });
  const { data } = await keeper.call('audit.list', { query: { room: 'printers' } });
  expect(data.map(({ action }) => action)).toEqual(['open', 'close', 'edit', 'create']);
  await keeper.call('printers.close', { params });
});

test.each([22, 5432, 9099, 9200])('O-16 no printer is named at a port of something else: %i', async (port) => {
  const { status, body } = await keeper.try('printers.create', { body: named(port) });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['port']]);
});

describe('O-16 a page for a printer in the network', () => {
  const print = async (port: number, body = page(), language: 'zpl_203' | 'escpos_203' = 'zpl_203') => {
    const { data } = await keeper.call('printers.create', { body: { ...named(port), language } });
    return clerk.try('printers.send', { params: { id: data.id }, body });
  };

  test('O-16 is its own language, whole, and nothing else', async () => {
    const heard: Buffer[] = [];
    const { port, server } = await plug((socket) => socket.on('data', (part) => heard.push(part)));
    try {
      const answer = await print(port);
      const text = Buffer.concat(heard).toString();
      expect([answer.status, text]).toEqual([200, '^XA^CI28^PW16^LL1^LH0,0^FO0,0^GFA,2,2,2,3C3C^FS^XZ\n']);
      heard.length = 0;
      expect((await print(port, page(), 'escpos_203')).status).toBe(200);
      expect([...Buffer.concat(heard)].slice(0, 12)).toEqual([27, 64, 29, 118, 48, 0, 2, 0, 1, 0, 0x3c, 0x3c]);
    } finally {
      server.close();
    }
  });

  test('O-16 of another size than its picture, or with commands in it, is refused and sent to nobody', async () => {
    let calls = 0;
    const { port, server } = await plug((socket) => void ((calls += 1), socket.resume()));
    try {
      for (const body of [
        { ...page(), height: 2 },
        { ...page(), picture: '^FS^XZ~JR' },
      ])
        expect((await print(port, body)).status).toBe(422);
      expect(calls).toBe(0);
    } finally {
      server.close();
    }
  });

  test('O-16 is refused in words by a printer that is off, and by one that hangs up half way', async () => {
    const { port, server } = await plug((socket) => socket.once('data', () => socket.resetAndDestroy()));
    expect((await print(port, page(60_000 / 16))).body.code).toBe('printer_stopped');
    await new Promise((closed) => server.close(closed));
    expect((await print(port)).body.code).toBe('printer_unreachable');
  });

  test('O-16 goes to printers of the own branch alone', async () => {
    const { data: branches } = await keeper.call('branches.all', {});
    const other = branches.find(({ id }) => id !== branchId)?.id ?? 0;
    const { data } = await keeper.call('printers.create', { body: named(9100, 'zpl_203', other) });
    expect((await clerk.try('printers.send', { params: { id: data.id }, body: page() })).body.code).toBe('not_found');
  });
});
