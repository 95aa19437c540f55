import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { writeLine } from './log-line.mjs';
import { logOptions } from './request-log.ts';

/** Starts a server whose log is kept for the test. */
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
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      pid: process.pid,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/api/label/:id',
      status: 404,
      ms: expect.any(Number),
      message: 'request',
    },
  ]);
});

test('X-03 what is said during a request carries its id and is rid of names and phones; a log of errors alone has neither', async () => {
  const { app, lines } = await logged();
  await app.inject({ method: 'GET', url: '/api/label/77', headers: { 'x-say': 'yes' } });
  const [message, line] = lines;
  expect(message).toMatchObject({
    level: 'warn',
    request_id: line?.['request_id'],
    error: { message: 'odd' },
    who: { phone: '[redacted]' },
    name: '[redacted]',
    message: 'said',
  });
  const quiet = await logged('error');
  await quiet.app.inject({ method: 'GET', url: '/api/label/77', headers: { 'x-say': 'yes' } });
  expect([lines.length, quiet.lines]).toEqual([2, []]);
});

test('what is written before and beside the server has the names of fields that the lines of the server have, stacks included', async () => {
  const { app, lines } = await logged();
  app.log.warn({ error: new Error('odd') }, 'in the server');
  const beside: Record<string, unknown>[] = [];
  const write = (line: string): void => void beside.push(JSON.parse(line) as Record<string, unknown>);
  createLog('info', { write }).warn('beside the server');
  const stream = { write };
  writeLine(stream, { level: 'warn', message: 'beside the server', pid: process.pid, error: new Error('odd') });
  const names = (line: object | undefined): string[] => Object.keys(line ?? {}).toSorted();
  expect(names(beside[0])).toEqual(['level', 'message', 'pid', 'time']);
  expect(names(beside[1])).toEqual(names(lines[0]));
  expect(names(beside[1]?.['error'] as object)).toEqual(names(lines[0]?.['error'] as object));
  expect(lines[0]?.['error']).toMatchObject({ type: 'Error', message: 'odd', stack: expect.stringContaining('at ') });
});

test('a person at a terminal reads the same line as a sentence, with its stack below', () => {
  const read: string[] = [];
  const terminal = { isTTY: true, write: (text: string) => void read.push(text) };
  writeLine(terminal, { level: 'info', message: 'request', method: 'GET', status: 200, pid: 1 });
  writeLine(terminal, { level: 'error', message: 'a bug', error: new Error('odd') });
  expect(read[0]).toMatch(/^\d\d:\d\d:\d\d request method=GET status=200\n$/);
  expect(read[1]).toMatch(/^\d\d:\d\d:\d\d error a bug\nError: odd\n {4}at /);
});
