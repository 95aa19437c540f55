import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('T-05 every Chinese character of the interface is in the font that is shipped, and the first screens stay within their budget', () => {
  const check = spawnSync(process.execPath, [join(import.meta.dirname, 'fonts.mjs'), '--check'], { encoding: 'utf8' });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
});

test('T-03 the Myanmar digits that a person chooses stand in the place of the Latin ones, and of nothing else', () => {
  const styles = join(import.meta.dirname, '../web/src/ui/fonts/generated/waybill-chinese.css');
  const face = readFileSync(styles, 'utf8')
    .split('\n')
    .find((line) => line.includes('"Waybill Myanmar Digits"'));
  expect(face).toContain('unicode-range: U+30-39;');
});
