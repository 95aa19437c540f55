import { afterEach, expect, test } from 'vitest';
import { createLog, logConsole } from './log.ts';

const { console: printed } = globalThis;
const { trace, warn, error } = printed;
afterEach(() => void Object.assign(printed, { trace, warn, error }));

test('C-02 what a library prints to the console is a line of the log, with its stack', () => {
  const lines: string[] = [];
  logConsole(createLog('debug', { write: (line) => lines.push(line) }));
  printed.trace(new Error('connection lost'));
  printed.error('job %d failed', 7);
  const read = lines.map((line) => JSON.parse(line) as { level: string; message: string });
  expect(read.map(({ level }) => level)).toEqual(['debug', 'error']);
  expect(read[0]?.message).toContain('connection lost\n    at ');
  expect(read[1]?.message).toBe('job 7 failed');
});
