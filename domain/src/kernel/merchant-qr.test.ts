import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crcOf, merchantQrRule, payableQr, readMerchantQr, staticQrProblem } from './merchant-qr.ts';

/** The example of EMVCo's specification (Merchant-Presented Mode 1.1, section 6.1), with text in two languages. */
const published =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';

const fieldOf = (id: string, value: string) => `${id}${String([...value].length).padStart(2, '0')}${value}`;
const signed = (text: string) => `${text}6304${crcOf(`${text}6304`)}`;
/** Fields of an operator's own QR; `but` replaces some, and an empty value removes one. */
const fields: Readonly<Record<string, string>> = {
  '00': '01',
  '01': '11',
  '26': '0012com.mmqr.p2m010809988776',
  '52': '4215',
  '53': '104',
  '58': 'MM',
  '59': 'WAYBILL EXPRESS',
  '60': 'YANGON',
  '62': '0307SHOP0010704T001',
};
const ownQr = (but: Readonly<Record<string, string>> = {}) =>
  signed(
    Object.entries({ ...fields, ...but })
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .filter(([, value]) => value !== '')
      .map(([id, value]) => fieldOf(id, value))
      .join(''),
  );

/** Reads fields by a regular expression instead of the kernel. */
function apart(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (let rest = text; rest !== '';) {
    const [, id = '', length = ''] = /^(\d\d)(\d\d)/.exec(rest) ?? [];
    found[id] = rest.slice(4, 4 + Number(length));
    rest = rest.slice(4 + Number(length));
  }
  return found;
}

test('W-02 the example of EMVCo’s specification is read field by field', () => {
  const read = readMerchantQr(published);
  expect(read).toHaveLength(15);
  expect(
    Object.fromEntries((read as { id: string; value: string }[]).map(({ id, value }) => [id, value])),
  ).toMatchObject({
    '29': '0012D156000000000510A93FO3230Q',
    '31': '0012D15600000001030812345678',
    '54': '23.72',
    '59': 'BEST TRANSPORT',
    '62': '030412340603***0708A60086670902ME',
    '64': '0002ZH0104最佳运输0202北京',
    '63': 'A13A',
  });
});

test('W-02 the checksum is CRC-16/CCITT-FALSE of the UTF-8 bytes', () => {
  expect(crcOf('123456789')).toBe('29B1');
  expect(crcOf(published.slice(0, -4))).toBe('A13A');
});

test('W-02 a payment’s QR has the fields of the operator’s, with 01, 53, 54, 62.05 and 63 of the payment', () => {
  const text = payableQr(ownQr(), { amount: 45_000, reference: 'EX473124829XM' });
  // The text and its checksum were written by promptparse 1.6.0 (MIT), another implementation.
  expect(text).toBe(
    '00020101021226280012com.mmqr.p2m0108099887765204421553031045405450005802MM5915WAYBILL EXPRESS6006YANGON62360307SHOP0010513EX473124829XM0704T00163047BAD',
  );
  expect(readMerchantQr(text)).not.toHaveProperty('code');
});

test('W-02 a tip is not asked for: the amount is exact', () => {
  const text = payableQr(ownQr({ '55': '01', '56': '100' }), { amount: 1, reference: 'X' });
  expect(Object.keys(apart(text))).not.toContain('55');
  expect(Object.keys(apart(text))).not.toContain('56');
});

describe('W-02 a text that is not the operator’s QR is refused with the field that is wrong', () => {
  test.each([
    ['a text without fields', 'hello', { code: 'qr_length', values: { tag: '00' } }],
    ['a cut text', ownQr().slice(0, -6), { code: 'qr_length', values: { tag: '62' } }],
    [
      'a field twice',
      signed(`${ownQr().slice(0, -8)}${fieldOf('58', 'MM')}`),
      { code: 'qr_twice', values: { tag: '58' } },
    ],
    ['another checksum', `${ownQr().slice(0, -4)}0000`, { code: 'qr_crc' }],
    ['no checksum', ownQr().slice(0, -8), { code: 'qr_crc' }],
    ['another format', ownQr({ '00': '02' }), { code: 'qr_format' }],
    ['made for one payment', ownQr({ '01': '12' }), { code: 'qr_initiation' }],
    ['no account', ownQr({ '26': '' }), { code: 'qr_account' }],
    ['an account without a scheme', ownQr({ '26': '010809988776' }), { code: 'qr_account' }],
    ['a category of letters', ownQr({ '52': 'SHOP' }), { code: 'qr_category' }],
    ['no currency', ownQr({ '53': '' }), { code: 'qr_currency' }],
    ['another currency', ownQr({ '53': '840' }), { code: 'qr_currency' }],
    ['an amount of letters', ownQr({ '54': '5k' }), { code: 'qr_amount' }],
    ['no country', ownQr({ '58': '' }), { code: 'qr_country' }],
    ['no name', ownQr({ '59': '' }), { code: 'qr_name' }],
    ['a long city', ownQr({ '60': 'NAYPYITAW COUNCIL AREA' }), { code: 'qr_city' }],
    ['additional data that is cut', ownQr({ '62': '0307SHOP' }), { code: 'qr_additional' }],
    ['no room for the code', ownQr({ '62': fieldOf('03', 'S'.repeat(80)) }), { code: 'qr_additional' }],
  ])('%s', (_, text, problem) => {
    expect(staticQrProblem(text)).toEqual(problem);
    expect(merchantQrRule().check(text)).toEqual({ ok: false, problem });
  });
});

test('W-02 the rule accepts the operator’s QR with spaces around it, and nothing', () => {
  expect(merchantQrRule().check(` ${ownQr()}\n`)).toEqual({ ok: true, value: ownQr() });
  expect(merchantQrRule().check('')).toEqual({ ok: true, value: null });
});

test.each([[0], [-5], [0.5], [Number.MAX_VALUE]])('W-02 an amount of %s throws: nobody pays it', (amount) => {
  expect(() => payableQr(ownQr(), { amount, reference: 'X' })).toThrow(RangeError);
});

test('W-02 whatever the amount and code, the payment’s QR is valid and keeps the account', () => {
  const reference = fc.stringMatching(/^[A-Z0-9]{1,25}$/);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), reference, (amount, code) => {
      const text = payableQr(ownQr(), { amount, reference: code });
      const read = apart(text);
      expect(read).toMatchObject({
        '01': '12',
        '26': fields['26'],
        '53': '104',
        '54': String(amount),
        '59': fields['59'],
      });
      expect(apart(read['62'] ?? '')).toEqual({ '03': 'SHOP001', '05': code, '07': 'T001' });
      expect(readMerchantQr(text)).not.toHaveProperty('code');
    }),
  );
});

test('W-02 one changed character is found by the checksum or by the length of its field', () => {
  const text = payableQr(ownQr(), { amount: 45_000, reference: 'EX473124829XM' });
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.stringMatching(/^[A-Z0-9]$/), (at, letter) => {
      const other = text.slice(0, at) + letter + text.slice(at + 1);
      expect('code' in readMerchantQr(other)).toBe(other !== text);
    }),
  );
});
