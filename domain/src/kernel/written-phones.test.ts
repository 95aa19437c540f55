import { expect, test } from 'vitest';
import { normalizePhone } from './phone.ts';
import { isMaskedPhone, writtenPhones } from './written-phones.ts';

const one = '09791234567';
const two = '09440012345';

test.each([
  '09.791.234.567',
  'Ph 09791234567',
  'Ph: 09791234567',
  'Ph-09791234567',
  'phone no. 09 791 234 567',
  'tel:+959791234567',
  'TEL. 09-791-234-567',
  '09791234567 (Viber)',
  '09791234567 Viber',
  '📞 09791234567',
  '☎️ ၀၉၇၉၁၂၃၄၅၆၇',
  'ဖုန်း - ၀၉၇၉၁၂၃၄၅၆၇',
  '电话：09791234567',
  "'+959791234567",
  '="09791234567"',
  '+95\uFE0E9791234567',
  '\u202A09791234567\u202C',
  '(+95) 9 791 234 567',
  'Ma Mya 09791234567',
  '9791234567.0',
])('V-01 the phone of %j', (text) => {
  expect(writtenPhones(text).map(normalizePhone)).toEqual([one]);
});

test.each([
  '09791234567 09440012345',
  '09791234567-09440012345',
  '09791234567 / 09-440 012 345၊ ',
  '09791234567 (Viber), 09440012345 (call)',
  '09791234567 or 09440012345',
  '📞09791234567 📱09440012345',
  '09.791.234.567 & 09.440.012.345',
])('V-10 both phones of %j', (text) => {
  expect(writtenPhones(text).map(normalizePhone)).toEqual([one, two]);
});

test.each(['AB123456789', '09791234567 ext 12', '12', '******67', '0979123'])(
  'V-01 %j is no phone and stays as typed',
  (text) => {
    expect(writtenPhones(text)).toEqual([text]);
  },
);

test('V-01 a foreign number keeps its plus', () => {
  expect(writtenPhones('Tel: +66 81 234 5678')).toEqual(['Tel: +66 81 234 5678']);
});

test.each([
  ['******67', true],
  ['0979****567', true],
  ['09xxxxx4567', true],
  ['09791234567', false],
])('V-01 the phone %s is masked: %s', (text, masked) => {
  expect(isMaskedPhone(text)).toBe(masked);
});
