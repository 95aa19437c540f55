import { expect, test } from 'vitest';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { cellText, exportValue } from './cell-text.ts';
import type { Column } from './list.ts';

const word = (text: string) => ({ en: `${text} en`, mm: `${text} mm`, zh: `${text} zh` });
const column = (kind: Column['kind'], more: Partial<Column> = {}): Column => ({
  key: 'x',
  word: word('x'),
  kind,
  ...more,
});
const textOf = (kind: Column['kind'], value: unknown, more: Partial<Column> = {}) =>
  (['en', 'mm', 'zh'] as const).map((locale) => cellText(column(kind, more), { x: value }, locale));

const yangon = { id: 1, name_en: 'Yangon 49th street', name_mm: 'ရန်ကုန် ၄၉ လမ်း', name_zh: '仰光49街' };
const mandalay = { id: 2, name_en: 'Mandalay', name_mm: 'မန္တလေး', name_zh: null };

test.each([
  ['text', 'ဒေါ်ခင်', ['ဒေါ်ခင်', 'ဒေါ်ခင်', 'ဒေါ်ခင်']],
  ['code', 'EX473124829XM', ['EX473124829XM', 'EX473124829XM', 'EX473124829XM']],
  ['number', 1262, ['1,262', '1,262', '1,262']],
  ['number', 0, ['0', '0', '0']],
  ['number', 1.25, ['1.25', '1.25', '1.25']],
  ['kyat', 45000, ['45,000', '45,000', '45,000']],
  ['kyat', -900, ['−900', '−900', '−900']],
  ['instant', '2026-03-05T16:45:00.000Z', ['05-03-2026 23:15', '05-03-2026 23:15', '05-03-2026 23:15']],
  ['instant', '2026-03-05T23:15:00.000+06:30', ['05-03-2026 23:15', '05-03-2026 23:15', '05-03-2026 23:15']],
  ['instant', 'soon', ['soon', 'soon', 'soon']],
  ['date', '2026-03-05', ['05-03-2026', '05-03-2026', '05-03-2026']],
  ['date', '2026-03-05T17:45:00.000Z', ['06-03-2026', '06-03-2026', '06-03-2026']],
  ['yes_no', true, ['Yes', 'ဟုတ်ကဲ့', '是']],
  ['yes_no', false, ['No', 'မဟုတ်ပါ', '否']],
  [
    'phones',
    ['0911223344', '0955667788'],
    ['0911223344, 0955667788', '0911223344, 0955667788', '0911223344, 0955667788'],
  ],
  ['named', yangon, ['Yangon 49th street', 'ရန်ကုန် ၄၉ လမ်း', '仰光49街']],
  ['named', mandalay, ['Mandalay', 'မန္တလေး', 'Mandalay']],
  ['names', [yangon, mandalay], ['Yangon 49th street, Mandalay', 'ရန်ကုန် ၄၉ လမ်း၊ မန္တလေး', '仰光49街、Mandalay']],
] as const)('T-02 T-03 a %s value %j reads the same on screen and in an export: %j', (kind, value, texts) => {
  expect(textOf(kind, value)).toEqual(texts);
});

test('T-01 states and words are said in the language of the reader, an unknown one by its own name', () => {
  const states = { active: { tone: 'success', word: word('active') } } as const;
  expect(textOf('state', 'active', { states })).toEqual(['active en', 'active mm', 'active zh']);
  expect(textOf('state', 'later', { states })).toEqual(['later', 'later', 'later']);
  expect(textOf('words', 'fcs', { words: { fcs: word('fcs') } })).toEqual(['fcs en', 'fcs mm', 'fcs zh']);
});

test.each([
  'text',
  'code',
  'number',
  'kyat',
  'instant',
  'date',
  'state',
  'named',
  'names',
  'yes_no',
  'phones',
  'words',
] as const)('P-02 an empty %s cell is empty', (kind) => {
  for (const value of [null, undefined, '']) expect(textOf(kind, value)).toEqual(['', '', '']);
});

test('numbers and money stay numbers in a spreadsheet, everything else is text', () => {
  expect(exportValue(column('kyat'), { x: 45_000 }, 'mm')).toBe(45_000);
  expect(exportValue(column('kyat'), { x: -900 }, 'mm')).toBe(-900);
  expect(exportValue(column('number'), { x: 1262 }, 'mm')).toBe(1262);
  expect(exportValue(column('number'), { x: null }, 'mm')).toBe('');
  expect(exportValue(column('phones'), { x: ['0911223344'] }, 'mm')).toBe('0911223344');
});

test('E-03 a name that has no Chinese is shown in English', () => {
  expect(localName({ ...mandalay, name_zh: '' }, 'zh')).toBe('Mandalay');
});
