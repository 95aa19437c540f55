import { expect, test } from 'vitest';
import { createSeenCodes } from './use-camera.ts';

test('O-04 a parcel held before the camera counts once, and again when it was away for two seconds', () => {
  const fresh = createSeenCodes();
  const [code, other] = ['EX473124829XM', 'EX000000005XM'];
  const looks = [0, 900, 1800, 2700, 3600].map((at) => fresh([code], at));
  expect(looks).toEqual([[code], [], [], [], []]);
  expect([fresh([code, other], 4000), fresh([other], 5900), fresh([code], 6100)]).toEqual([[other], [], [code]]);
});

test('O-04 the QR of a label counts as its code; a code with a wrong check digit and what is no code of ours are no scans', () => {
  const fresh = createSeenCodes();
  expect(fresh(['EX473124829XM:MDY:15000', 'EX473124829XM'], 0)).toEqual(['EX473124829XM']);
  expect(fresh(['EX473124828XM', 'https://example.com/EX473124829XM', '8850123456789'], 5000)).toEqual([]);
});
