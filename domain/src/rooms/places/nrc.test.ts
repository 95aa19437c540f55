import { describe, expect, test } from 'vitest';
import {
  formatNrc,
  nrcStates,
  nrcTypeMm,
  nrcTypes,
  parseNrc,
  readNrcPrefix,
  readNrcType,
  settleNrc,
  townshipsOfPrefix,
  type NrcTownship,
} from './nrc.ts';
import { keepingNrc, nrcRule } from './nrc-rule.ts';
import { starterNrcTownships } from './starter-nrc.ts';

const row = (
  state_no: number,
  prefix_mm: string,
  prefix_en: string,
  township_en = 'X',
  prefix_en_alt: string[] = [],
): NrcTownship => ({ state_no, prefix_mm, prefix_en, prefix_en_alt, township_en, township_mm: 'က' });
const list = [
  row(12, 'ဥကမ', 'OUKAMA', 'North Okkalapa', ['OKAMA']),
  row(12, 'ဥကမ', 'OUKAMA', 'Shwe Pauk Kan'),
  row(13, 'မရန', 'MAYANA', 'Mong Yai'),
  row(13, 'မယန', 'MAYANA', 'Mong Yan'),
  row(7, 'ပမန', 'PAMANA', 'Pyay'),
  row(9, 'ပမန', 'PAMANA', 'Pyinmana'),
];
const north = { state_no: 12, prefix: 'ဥကမ', type: 'N', number: '123456' } as const;

describe('the number of an identity card', () => {
  test.each([
    '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆',
    '12/ဥကမ(N)123456',
    '၁၂/ဥကမ (နိုင်) ၁၂၃၄၅၆',
    '12/ဥကမ(C)၁၂၃၄၅၆',
    '၁၂ဥကမ(နိုင်)၁၂၃၄၅၆',
    ' 12 / ဥကမ ( naing ) 123 456 ',
    '၁၂/ဥကမ(နုိင်)၁၂၃၄၅၆',
    '１２/ဥကမ（N）１２３４５６'.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10)),
  ])('T-03 "%s" is read', (text) => {
    expect(parseNrc(text)).toEqual(north);
  });

  test.each([
    ['12/OUKAMA(N)123456', 'N'],
    ['12/OuKaMa(c)123456', 'N'],
    ['12/oukama(AC)123456', 'E'],
    ['12OUKAMA(NC)123456', 'P'],
    ['12/OUKAMA(T)123456', 'T'],
    ['12-OUKAMA(Y)123456', 'Y'],
    ['၁၂/OUKAMA(S)၁၂၃၄၅၆', 'S'],
  ])('"%s" is read, of kind %s', (text, type) => {
    expect(parseNrc(text)).toEqual({ state_no: 12, prefix: 'OUKAMA', type, number: '123456' });
  });

  test.each([
    ['၁၂/ဥကမ(ႏိုင္)၁၂၃၄၅၆', 'N'],
    ['၁၂/ဥကမ(ဧည့္)၁၂၃၄၅၆', 'E'],
    ['၁၂/ဥကမ(ျပဳ)၁၂၃၄၅၆', 'P'],
  ])('T-04 "%s", pasted in Zawgyi, is read, of kind %s', (text, type) => {
    expect(parseNrc(text)).toEqual({ ...north, type });
  });

  test.each([
    '12/ဥကမ(နိုင်)၁၂၃၄၅',
    '12/ဥကမ(နိုင်)1234567',
    '15/ဥကမ(N)123456',
    '0/ဥကမ(N)123456',
    '12/ဥက(N)123456',
    '12/ဥကမ(X)123456',
    '12/ဥကမ123456',
    '12/OU(N)123456',
    'Hlaing',
    '',
    '//()',
  ])('"%s" is no number', (text) => {
    expect([parseNrc(text), settleNrc(text, list)]).toEqual([null, null]);
  });

  test('T-04 a zero typed for the letter wa is read as the letter, and leading zeros stay', () => {
    expect(parseNrc('၉/လ၀န(နိုင်)၀၀၁၂၃၄')).toEqual({ state_no: 9, prefix: 'လဝန', type: 'N', number: '001234' });
    expect([readNrcPrefix('လ၀န'), readNrcPrefix(' ou ka ma '), readNrcPrefix('ဥကမက'), readNrcPrefix('၁၂၃')]).toEqual([
      'လဝန',
      'OUKAMA',
      null,
      null,
    ]);
  });

  test('every kind is read back from its letter and from its Burmese word', () => {
    for (const type of nrcTypes)
      expect([readNrcType(type.toLowerCase()), readNrcType(nrcTypeMm[type])]).toEqual([type, type]);
  });
});

test.each([
  ['12/oukama(C)123456', { ok: true, value: '12/OUKAMA(N)123456' }],
  ['၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆', { ok: true, value: '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆' }],
  ['', { ok: true, value: null }],
  [null, { ok: true, value: null }],
  ['12/ဥကမ(N)12', { ok: false, problem: { code: 'nrc' } }],
  [7, { ok: false, problem: { code: 'nrc' } }],
  ['x'.repeat(61), { ok: false, problem: { code: 'nrc' } }],
  ['\0', { ok: false, problem: { code: 'text_invalid' } }],
])('V-16 a form field with %j answers %j', (input, answer) => {
  expect(nrcRule().check(input)).toEqual(answer);
});

test('V-16 what an old record says may stay; another text than that is no number', () => {
  const { nrc } = keepingNrc({ nrc: 'card 7' });
  expect([nrc.check('card 7'), nrc.check('card 8'), nrc.check('12/oukama(C)123456'), nrc.check('')]).toEqual([
    { ok: true, value: 'card 7' },
    { ok: false, problem: { code: 'nrc' } },
    { ok: true, value: '12/OUKAMA(N)123456' },
    { ok: true, value: null },
  ]);
});

describe('one card is one text', () => {
  test('T-01 it is read in the script of the reader, and stored in Burmese', () => {
    expect([formatNrc(north, 'mm', list), formatNrc(north, 'en', list)]).toEqual([
      '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆',
      '12/OUKAMA(N)123456',
    ]);
    expect(['12/oukama(C)123456', '12/OKAMA(N)123456', '၁၂/ဥကမ(N)123456'].map((text) => settleNrc(text, list))).toEqual(
      Array(3).fill('၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆'),
    );
  });

  test('a prefix that the list does not know, or knows for two, stays as it is written', () => {
    expect([
      settleNrc('13/mayana(N)123456', list),
      settleNrc('3/xakana(N)123456', list),
      settleNrc('12/OUKAMA(N)123456'),
    ]).toEqual(['13/MAYANA(N)123456', '3/XAKANA(N)123456', '12/OUKAMA(N)123456']);
    expect(formatNrc({ ...north, prefix: 'ကကက' }, 'en', list)).toBe('၁၂/ကကက(နိုင်)၁၂၃၄၅၆');
  });

  test('a stored number is read and stored as itself', () => {
    for (const state_no of nrcStates)
      for (const type of nrcTypes)
        for (const prefix of ['ဥကမ', 'KAMATA']) {
          const text = formatNrc({ state_no, prefix, type, number: '000001' }, 'mm');
          expect(parseNrc(text)).toEqual({ state_no, prefix, type, number: '000001' });
          expect(settleNrc(text)).toBe(text);
        }
  });

  test('a prefix names townships of its own state only', () => {
    expect(townshipsOfPrefix(list, 9, 'PAMANA').map(({ township_en }) => township_en)).toEqual(['Pyinmana']);
    expect(townshipsOfPrefix(list, 12, 'ဥကမ').map(({ township_en }) => township_en)).toEqual([
      'North Okkalapa',
      'Shwe Pauk Kan',
    ]);
  });
});

test('E-09 the starter prefixes are prefixes, each once, of states that exist', () => {
  expect(
    starterNrcTownships.filter(
      ({ state_no, prefix_mm, prefix_en }) =>
        !nrcStates.includes(state_no) ||
        readNrcPrefix(prefix_mm) !== prefix_mm ||
        readNrcPrefix(prefix_en) !== prefix_en,
    ),
  ).toEqual([]);
  expect(
    new Set(
      starterNrcTownships.map(({ state_no, prefix_mm, township_en }) => `${state_no} ${prefix_mm} ${township_en}`),
    ).size,
  ).toBe(starterNrcTownships.length);
});
