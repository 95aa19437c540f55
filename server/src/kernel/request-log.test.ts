import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logOptions } from './request-log.ts';

/** A server with the product's log, which is kept. */
async function logged(logLevel: 'info' | 'error' = 'info') {
  const lines: Record<string, unknown>[] = [];
  const options = logOptions({ logLevel });
  const stream = { write: (text: string) => void lines.push(JSON.parse(text) as Record<string, unknown>) };
  const app = Fastify({ ...options, logger: { ...(options.logger as object), stream } });
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/api/label/:id', async (request, reply) => {
    if (request.headers['x-say'] !== undefined)
      request.log.warn({ error: 'odd', who: { phone: '09781112223' }, name: 'Daw Mya' }, 'said');
    return reply.code(404).send({});
  });
  await app.ready();
  return { app, lines };
}

test('X-03 a request leaves one line, when it is answered: what was asked of which route, how it ended and how long it took, and nothing that somebody sent', async () => {
  const { app, lines } = await logged();
  await app.inject({ method: 'GET', url: '/api/label/77?search=09781112223' });
  await app.inject({ method: 'GET', url: '/healthz' });
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/api/label/:id',
      status: 404,
      ms: expect.any(Number),
      msg: 'request',
    },
  ]);
});

test('X-03 what is said during a request carries its id and is rid of names and phones; a log of errors alone has neither', async () => {
  const { app, lines } = await logged();
  await app.inject({ method: 'GET', url: '/api/label/77', headers: { 'x-say': 'yes' } });
  const [message, line] = lines;
  expect(message).toMatchObject({
    level: 40,
    reqId: line?.['reqId'],
    error: 'odd',
    who: { phone: '[redacted]' },
    name: '[redacted]',
    msg: 'said',
  });
  const quiet = await logged('error');
  await quiet.app.inject({ method: 'GET', url: '/api/label/77', headers: { 'x-say': 'yes' } });
  expect([lines.length, quiet.lines]).toEqual([2, []]);
});
