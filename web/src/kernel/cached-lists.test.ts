import { expect, test } from 'vitest';
import { createCachedLists } from './cached-lists.ts';
import { createVault, memoryShelf, openCipher } from './vault.ts';

function lists() {
  const clock = { now: 0 };
  const server = { key: 'one', requested: [] as string[], answer: async (path: string): Promise<unknown> => [path] };
  const open = () =>
    createCachedLists({
      vault,
      lifetime: 1000,
      fetchKey: async () => server.key,
      fetchList: (path) => {
        server.requested.push(path);
        return server.answer(path);
      },
    });
  const vault = createVault({ shelf: memoryShelf(), cipher: openCipher, now: () => clock.now });
  return { clock, server, open };
}

test('C-03 those who ask for the same list at the same time share one request', async () => {
  const { server, open } = lists();
  const cached = open();
  const answers = await Promise.all([cached.get('/api/branch/all'), cached.get('/api/branch/all')]);
  expect(server.requested).toEqual(['/api/branch/all']);
  expect(answers[0]).toBe(answers[1]);
});

test('C-03 a list is kept by address and parameters, whatever their order, also for the next visit', async () => {
  const { server, open } = lists();
  await open().get('/api/town', { region: 1, type: 'town' });
  await open().get('/api/town', { type: 'town', region: 1 });
  expect(server.requested).toHaveLength(1);
  await open().get('/api/town', { region: 2, type: 'town' });
  expect(server.requested).toHaveLength(2);
});

test('C-03 a kept list is asked for again once the cache key changes', async () => {
  const { server, open } = lists();
  const cached = open();
  await cached.get('/api/town');
  expect(await cached.refresh()).toBe(false);
  await cached.get('/api/town');
  expect(server.requested).toHaveLength(1);
  server.key = 'two';
  expect(await cached.refresh()).toBe(true);
  await cached.get('/api/town');
  expect(server.requested).toHaveLength(2);
});

test('E-09 the first key of a browser makes nothing old', async () => {
  const { server, open } = lists();
  const cached = open();
  expect(await cached.refresh()).toBe(false);
  await cached.get('/api/town');
  server.key = 'two';
  expect(await open().refresh()).toBe(true);
});

test('K-09 a kept list ends with its lifetime', async () => {
  const { clock, server, open } = lists();
  const cached = open();
  await cached.get('/api/branch/all', undefined, 100);
  clock.now = 100;
  await cached.get('/api/branch/all', undefined, 100);
  expect(server.requested).toHaveLength(2);
});

test('C-03 a failed request is not kept', async () => {
  const { server, open } = lists();
  const cached = open();
  server.answer = async () => {
    throw new Error('down');
  };
  await expect(cached.get('/api/town')).rejects.toThrow('down');
  server.answer = async () => ['Hlaing'];
  expect(await cached.get('/api/town')).toEqual(['Hlaing']);
});

test('S-30 a list asked for by somebody who has left is not kept for the next', async () => {
  const { server, open } = lists();
  const cached = open();
  let answer: (rows: unknown) => void = () => {};
  const requested = new Promise<void>((resolve) => {
    server.answer = () =>
      new Promise((give) => {
        answer = give;
        resolve();
      });
  });
  const late = cached.get('/api/branch/all');
  await requested;
  await cached.forget();
  answer(['of the first']);
  expect(await late).toEqual(['of the first']);
  server.answer = async () => ['of the second'];
  expect(await cached.get('/api/branch/all')).toEqual(['of the second']);
});
