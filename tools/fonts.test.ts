import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('T-05 every Chinese character of the interface is in the font that is shipped, and the first screens stay within their budget', () => {
  const check = spawnSync(process.execPath, [join(import.meta.dirname, 'fonts.mjs'), '--check'], { encoding: 'utf8' });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
});
