import { expect, test } from 'vitest';
import { codesIn } from './codes-in.ts';

test.each([
  ['one a line', 'EX473124829XM\nRG000000015XM\r\n', ['EX473124829XM', 'RG000000015XM']],
  ['in groups, as they are printed', 'EX 4731 2482 9 XM', ['EX473124829XM']],
  ['the first column of a file, in quotes', '"EX473124829XM";"RG000000015XM"', ['EX473124829XM', 'RG000000015XM']],
  ['the same twice', 'ex473124829xm, EX473124829XM', ['EX473124829XM']],
  ['nothing', ' \n ,, ', []],
])('N-15 codes are read from %s', (_, text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});
