import { expect, test } from 'vitest';
import { scanId } from './scan-service.ts';

const fill = (with_: number) => (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(with_);

test('N-14 the number of a scan has 26 characters and sorts by time', () => {
  const ids = [1_000, 1_700_000_000_000, 1_795_244_400_000].map((at) => scanId(at, fill(7)));
  expect(ids.every((id) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true);
  expect([...ids].sort()).toEqual(ids);
});

test('N-14 two scans of one moment have two numbers', () => {
  expect(scanId(5, fill(1))).not.toBe(scanId(5, fill(2)));
});
