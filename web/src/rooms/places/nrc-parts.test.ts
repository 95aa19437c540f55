import { describe, expect, test } from 'vitest';
import type { NrcTownship } from '@waybill/domain/rooms/places/nrc.ts';
import { emptyNrc, endsState, knowledgeOf, partsOf, suggestPrefixes, textOf } from './nrc-parts.ts';

const row = (
  state_no: number,
  prefix_mm: string,
  prefix_en: string,
  township_en: string,
  township_mm: string,
): NrcTownship => ({ state_no, prefix_mm, prefix_en, prefix_en_alt: [], township_en, township_mm });
const list = [
  row(12, 'ဥကမ', 'OUKAMA', 'North Okkalapa', 'မြောက်ဥက္ကလာပ'),
  row(12, 'ဥကမ', 'OUKAMA', 'Shwe Pauk Kan', 'ရွှေပေါက်ကံ'),
  row(12, 'လမန', 'LAMANA', 'Hlaing', 'လှိုင်'),
  row(9, 'ပမန', 'PAMANA', 'Pyinmana', 'ပျဉ်းမနား'),
];
const north = { state: '12', prefix: 'OUKAMA', type: 'N', number: '123456' } as const;

describe('E-01 the inputs of a card', () => {
  test("E-01 T-01 a kept number stands in them in the reader's script, and is kept as it was", () => {
    expect([partsOf('၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆', 'en', list), partsOf('၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆', 'mm', list)]).toEqual([
      north,
      { ...north, prefix: 'ဥကမ' },
    ]);
    expect([
      textOf(north, list),
      textOf({ ...north, prefix: 'ဥကမ' }, list),
      textOf({ ...north, prefix: 'XAKANA' }, list),
    ]).toEqual(['၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆', '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆', '12/XAKANA(N)123456']);
  });

  test.each([
    ['12/ဥကမ(N)12', { state: '12', prefix: 'ဥကမ', type: 'N', number: '12' }],
    ['12/(E)', { state: '12', prefix: '', type: 'E', number: '' }],
    ['MA123456', { ...emptyNrc, prefix: 'MA123456' }],
    ['', emptyNrc],
    [null, emptyNrc],
  ])('V-11 what is no number yet (%j) is not lost', (text, parts) => {
    expect(partsOf(text, 'en', list)).toEqual(parts);
    expect(textOf(parts as typeof north, list)).toBe(text || null);
  });

  test('E-01 typing goes on in the next input once no digit can follow', () => {
    expect(['', '1', '2', '9', '10', '14', '15', '0'].filter(endsState)).toEqual(['2', '9', '10', '14']);
  });

  test.each([
    ['12', '', 3],
    ['12', 'ou', 2],
    ['12', 'ဥ', 2],
    ['12', 'လ', 1],
    ['12', 'hline', 1],
    ['12', 'ရွှေပေါက်', 1],
    ['9', 'ou', 0],
    ['', 'ou', 0],
  ])('T-04 in state "%s" the text "%s" offers %i townships', (state, typed, count) => {
    expect(suggestPrefixes(list, state, typed).length).toBe(count);
  });

  test('E-01 an unknown prefix is said to be so, unless there is no list of its state', () => {
    const known = (state: string, prefix: string) => knowledgeOf({ ...emptyNrc, state, prefix }, list);
    expect([known('12', 'ကကက'), known('3', 'ကကက'), known('12', 'က'), known('', '')]).toEqual([
      'unknown',
      null,
      null,
      null,
    ]);
    expect((known('12', 'oukama') as NrcTownship[]).map(({ township_en }) => township_en)).toEqual([
      'North Okkalapa',
      'Shwe Pauk Kan',
    ]);
  });
});
