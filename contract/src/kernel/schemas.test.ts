import { expect, test } from 'vitest';
import { isWellFormedMyanmar } from '@waybill/domain/kernel/myanmar-languages.ts';
import { reasonWords } from './refusals.ts';
import { trackingRefusalStatus } from '../rooms/tracking/tracking-refusals.words.ts';
import { recordId } from './schemas.ts';

test.each([
  ['7', 7],
  [7, 7],
  ['9007199254740991', 9007199254740991],
])('%o is the number of a record', (text, id) => {
  expect(recordId.parse(text)).toBe(id);
});

test.each(['1e3', '0x3E8', '1000.0', ' 7', '07', '+7', '-7', '0', '၇', '', '9007199254740993', true, null, [7]])(
  '%o is no number of a record',
  (text) => {
    expect(recordId.safeParse(text).success).toBe(false);
  },
);

test('X-07 the reason why a command is blocked has no placeholders, because nothing would fill them', () => {
  for (const code of [...Object.keys(trackingRefusalStatus), 'approval_needed']) {
    const { en = '', mm = '', zh = '' } = reasonWords[code] ?? {};
    expect([code, /[{}]/.test(en + mm + zh), isWellFormedMyanmar(mm)]).toEqual([code, false, true]);
  }
});
