import { describe, expect, test } from 'vitest';
import { locales } from '../../kernel/locale.ts';
import { findTownship, nameWithRegion, gazetteerOf, problemIn } from './find-township.ts';
import { columnsToAnswer, findHead, guessColumns, holdsAmounts } from './guess-columns.ts';
import { headSynonyms } from './head-synonyms.ts';
import { readWeight, typedText } from './read-cell.ts';
import { sheetFieldNames, type SheetField } from './sheet-fields.ts';

const nothing = new Map<string, SheetField | null>();

describe('N-10 the columns of an order sheet', () => {
  test.each<[string, string[], (SheetField | null)[]]>([
    [
      'English',
      ['No.', 'Receiver Name', 'Phone No.', 'Township', 'Full address', 'COD Amount (Ks)', 'Weight(kg)', 'Remarks'],
      [
        null,
        'destination_name',
        'destination_phone',
        'destination_township',
        'destination_address',
        'cod_amount',
        'weight',
        'remark',
      ],
    ],
    [
      'Myanmar',
      ['စဉ်', 'လက်ခံသူအမည်', 'ဖုန်းနံပါတ်', 'မြို့နယ်', 'လိပ်စာ', 'ကောက်ခံရမည့်ငွေ', 'မှတ်ချက်'],
      [
        null,
        'destination_name',
        'destination_phone',
        'destination_township',
        'destination_address',
        'cod_amount',
        'remark',
      ],
    ],
    [
      'Chinese',
      ['序号', '收件人', '手机号', '城市', '详细地址', '代收货款', '备注'],
      [
        null,
        'destination_name',
        'destination_phone',
        'destination_township',
        'destination_address',
        'cod_amount',
        'remark',
      ],
    ],
    [
      'any case, spaces and signs',
      ['*NAME:', ' mobile ', 'Order #', 'C.O.D', 'COLOUR'],
      ['destination_name', 'destination_phone', 'reference_id', 'cod_amount', null],
    ],
  ])('T-01 N-10 are known by their heads in %s', (_, heads, fields) => {
    expect(guessColumns(heads, nothing)).toEqual(fields);
  });

  test.each<[string, SheetField | null]>([
    ['COD ( ကျပ် )', 'cod_amount'],
    ['COD (Ks)', 'cod_amount'],
    ['cod/kyat', 'cod_amount'],
    ['C.O.D [MMK]', 'cod_amount'],
    ['Total COD', 'cod_amount'],
    ['ကောက်ခံရန် COD', 'cod_amount'],
    ['ကောက်ခံငွေ (ကျပ်)', 'cod_amount'],
    ['ပစ္စည်းဈေးနှုန်း - ကျပ်', 'cod_amount'],
    ['代收金额（缅元）', 'cod_amount'],
    ['客户代收货款', 'cod_amount'],
    ['Wt', 'weight'],
    ['Wt.', 'weight'],
    ['Wt (kg)', 'weight'],
    ['Gross weight/kg', 'weight'],
    ['ပစ္စည်းအလေးချိန် (kg)', 'weight'],
    ['包裹重量(KG)', 'weight'],
    ['Customer township', 'destination_township'],
    ['Customer Ph', 'destination_phone'],
    ['Shop phone no.', 'source_phone'],
    ['ဝယ်သူ ဖုန်း (၁)', 'destination_phone'],
    ['收件人详细地址（必填）', 'destination_address'],
    ['Receiver name (Myanmar)', 'destination_name'],
    ['Delivery fee (Ks)', null],
    ['Order date', null],
    ['ပို့ခ (ကျပ်)', null],
    ['COD weight', null],
    ['Codeine', null],
    ['Tone', null],
  ])('T-01 N-10 a head is known by the words in it, with units and brackets: %s', (head, field) => {
    expect(guessColumns([head], nothing)).toEqual([field]);
  });

  test.each<[string, string[], boolean]>([
    ['amounts', ['45000', '12,000', ''], true],
    ['amounts with their unit in Myanmar digits', ['၄၅,၀၀၀ ကျပ်', 'paid', '၃၀၀၀'], true],
    ['counts', ['1', '2', '12'], false],
    ['running numbers', ['1001', '1002', '1003'], false],
    ['phones as programs store them', ['9440012345', '9791234567'], false],
    ['phones', ['09440012345', '09791234567'], false],
    ['weights', ['0.5', '1.25'], false],
    ['words', ['red', '3000', 'blue'], false],
    ['nothing', ['', ' '], false],
  ])('N-10 cells that hold amounts are told from %s', (_, cells, expected) => {
    expect(holdsAmounts(cells)).toBe(expected);
  });

  test('N-10 a column that nobody knows is asked for when it holds amounts, unless somebody has answered before', async () => {
    const heads = ['Name', 'Money', 'No.', '', 'Size', 'Deli'];
    const cells = [['Ma Mya'], ['5000'], ['9000'], ['7000'], ['XL'], ['3000']];
    const remembered = new Map<string, SheetField | null>([['deli', null]]);
    expect(columnsToAnswer(heads, guessColumns(heads, remembered), remembered, cells)).toEqual([1, 3]);
  });

  test('N-10 a field has one column at most: the surer one', () => {
    expect(guessColumns(['Phone', 'Mobile', 'Amount', 'COD amount'], nothing)).toEqual([
      'destination_phone',
      null,
      null,
      'cod_amount',
    ]);
    expect(guessColumns(['Receiver name (Myanmar)', 'Receiver name'], nothing)).toEqual([null, 'destination_name']);
  });

  test("N-10 what the merchant's last sheet had under a head counts more than the word", () => {
    const remembered = new Map<string, SheetField | null>([
      ['amount', 'declared_value'],
      ['note', null],
      ['colour', 'item_name'],
    ]);
    expect(guessColumns(['Amount', 'Note', 'Colour', 'COD'], remembered)).toEqual([
      'declared_value',
      null,
      'item_name',
      'cod_amount',
    ]);
  });

  test('N-10 no word stands for two fields', () => {
    const columns = sheetFieldNames.flatMap((field) =>
      headSynonyms[field].map((head) => [head, field, guessColumns([head], nothing)[0]] as const),
    );
    expect(columns.filter(([, field, guessed]) => field !== guessed)).toEqual([]);
  });

  test.each([
    [[['အော်ဒါစာရင်း ၂၁-၁၁-၂၀၂၆'], ['', ''], ['Name', 'Phone', 'x'], ['Ma Mya', '0979', '']], 2],
    [
      [
        ['Name', 'Phone'],
        ['Ma Phone', 'Name'],
      ],
      0,
    ],
    [[['Orders'], ['A', 'B'], ['1', '2']], 1],
    [[['only']], 0],
  ])('N-10 the head is found below titles: %j', (rows, at) => {
    expect(findHead(rows as string[][])).toBe(at);
  });
});

describe('V-01 V-12 T-03 cells as programs store them', () => {
  test.each([
    ['9.791234567E9', '9791234567'],
    ['9791234567', '9791234567'],
    ['9.79E+09', '9.79E+09'],
    ['1.0E-2', '0.01'],
    ['0.30000000000000004', '0.3'],
    ['45000.0', '45000.0'],
    ['1.10', '1.10'],
    [' ၀၉-၇၉၁ ', '၀၉-၇၉၁'],
    ['00012', '00012'],
    ['No. 12', 'No. 12'],
    ['1E400', '1E400'],
  ])('V-12 %s is read as %s', (stored, typed) => {
    expect(typedText(stored)).toBe(typed);
  });

  test.each([
    ['1.5 kg', '1.5'],
    ['800 g', '0.8'],
    ['၈၀၀ ဂရမ်', '0.8'],
    ['၂ ကီလို', '2'],
    ['3公斤', '3'],
    ['2 viss', '3.266'],
    ['၁ ပိဿာ ၅၀ ကျပ်သား', '2.449'],
    ['4 lb', '1.814'],
    ['16 oz.', '0.454'],
    ['500克', '0.5'],
    ['2斤', '1'],
    ['2 boxes', '2 boxes'],
    ['1.5', '1.5'],
  ])('V-03 a weight: %s', (text, weight) => {
    expect(readWeight(text)).toBe(weight);
  });
});

describe('T-04 E-03 the township that a cell means', () => {
  const region = (id: number, name_en: string, name_mm: string) => ({ id, name_en, name_mm, name_zh: null });
  const place = (id: number, type: string, name_en: string, name_mm: string, region_id: number, more: object = {}) => ({
    id,
    type,
    name_en,
    name_mm,
    name_zh: null,
    postcode: null,
    branch_postcode: null,
    region_id,
    town_id: id,
    ...more,
  });
  const gazetteer = gazetteerOf(
    [
      place(10, 'town', 'Yangon', 'ရန်ကုန်', 1),
      place(11, 'township', 'Hlaing', 'လှိုင်', 1, { town_id: 10, postcode: '11050' }),
      place(12, 'township', 'Hlaingtharya', 'လှိုင်သာယာ', 1, { town_id: 10 }),
      place(20, 'town', 'Mandalay', 'မန္တလေး', 2),
      place(21, 'township', 'Chanayethazan', 'ချမ်းအေးသာစံ', 2, { town_id: 20 }),
      place(30, 'township', 'Myaung', 'မြောင်', 3),
      place(31, 'township', 'Myaung', 'မြောင်း', 2),
      place(32, 'township', 'Sagaing', 'စစ်ကိုင်း', 3),
      place(33, 'township', 'Monywa', 'မုံရွာ', 3),
    ],
    [
      region(1, 'Yangon', 'ရန်ကုန်တိုင်းဒေသကြီး'),
      region(2, 'Mandalay', 'မန္တလေးတိုင်းဒေသကြီး'),
      region(3, 'Sagaing', 'စစ်ကိုင်းတိုင်းဒေသကြီး'),
    ],
  );
  const find = (township: string, more: { region?: string; address?: string } = {}) =>
    findTownship(gazetteer, { township, region: '', address: '', ...more });

  test.each<[string, number, { region?: string; address?: string }?]>([
    ['Hlaing', 11],
    ['လှိုင်', 11],
    ['လှိုင်မြို့နယ်', 11],
    ['hlaing township', 11],
    ['11050', 11],
    ['၁၁၀၅၀', 11],
    ['1105003', 11],
    ['Hlaing, Yangon', 11],
    ['ရန်ကုန်၊ လှိုင်သာယာ', 12],
    ['Chanayethazan (Mandalay)', 21],
    ['Mandalay', 20],
    ['Myaung, Sagaing', 30],
    ['Myaung', 31, { region: 'Mandalay' }],
    ['', 11, { address: 'အမှတ် ၁၂၊ ပိတောက်လမ်း၊ လှိုင်၊ ရန်ကုန်' }],
    ['Yangon', 10],
    ['Sagaing', 32],
    ['Monywa, Sagaing', 33],
    ['စစ်ကိုင်း၊ မုံရွာ', 33],
  ])('T-04 %s', (township, id, more) => {
    expect(find(township, more)).toMatchObject({ place: { id }, problem: null });
  });

  test.each<[string, object, { address?: string }?]>([
    ['Myaung', { code: 'place_many', values: { value: 'Myaung', places: 'Myaung, Sagaing; Myaung, Mandalay' } }],
    ['Hlaingtharyoe', { code: 'place_meant', values: { value: 'Hlaingtharyoe', meant: 'Hlaingtharya, Yangon' } }],
    ['Atlantis', { code: 'cell_unknown', values: { value: 'Atlantis' } }],
    ['', { code: 'select' }, { address: 'near the market' }],
  ])('E-03 %s is asked back, never guessed', (township, problem, more) => {
    const { place: none, problem: found } = find(township, more);
    expect([none, found && problemIn(found, 'en')]).toEqual([null, problem]);
  });

  test('T-04 E-03 a name in another spelling is proposed, not taken in silence', () => {
    for (const township of ['Hline Tharyar', 'Hlaingtharyar Town'])
      expect(find(township)).toMatchObject({ place: { id: 12 }, problem: { code: 'place_meant' } });
    expect(find('', { address: 'No 12, Hline Tharyar' })).toMatchObject({
      place: { id: 12 },
      problem: { code: 'place_meant' },
    });
  });

  test('T-01 E-03 the place that may be meant is named in the language of the reader', () => {
    const { problem } = find('Hlaingtharyoe');
    expect(locales.map((locale) => problem && problemIn(problem, locale).values)).toEqual([
      { value: 'Hlaingtharyoe', meant: 'လှိုင်သာယာ, ရန်ကုန်တိုင်းဒေသကြီး' },
      { value: 'Hlaingtharyoe', meant: 'Hlaingtharya, Yangon' },
      { value: 'Hlaingtharyoe', meant: 'Hlaingtharya, Yangon' },
    ]);
  });

  test('E-03 the name of the place that may be meant finds exactly that place', () => {
    for (const { place: one } of gazetteer.places)
      for (const locale of locales) expect(find(nameWithRegion(gazetteer, one, locale)).place?.id).toBe(one.id);
  });
});
