import { describe, expect, test } from 'vitest';
import { gazetteerOf } from './find-township.ts';
import { phonesIn } from '../../kernel/written-phones.ts';
import { readAmount } from './read-amount.ts';
import { readOrderText, type ParsedOrder } from './read-order-text.ts';
import { orderTextBounds, sheetBounds } from './sheet-fields.ts';

const region = (id: number, name_en: string, name_mm: string) => ({ id, name_en, name_mm, name_zh: null });
const place = (id: number, name_en: string, name_mm: string, region_id: number, town_id: number = id) => ({
  id,
  type: town_id === id ? 'town' : 'township',
  name_en,
  name_mm,
  name_zh: null,
  postcode: id === 11 ? '11050' : null,
  branch_postcode: null,
  region_id,
  town_id,
});
const gazetteer = gazetteerOf(
  [
    place(10, 'Yangon', 'ရန်ကုန်', 1),
    place(11, 'Hlaing', 'လှိုင်', 1, 10),
    place(12, 'Hlaingtharya', 'လှိုင်သာယာ', 1, 10),
    place(20, 'Mandalay', 'မန္တလေး', 2),
    place(21, 'Aungmyaythazan', 'အောင်မြေသာစံ', 2, 20),
    place(33, 'Monywa', 'မုံရွာ', 3),
    place(40, 'Myaung', 'မြောင်', 3),
    place(41, 'Myaung', 'မြောင်း', 2),
  ],
  [
    region(1, 'Yangon', 'ရန်ကုန်တိုင်းဒေသကြီး'),
    region(2, 'Mandalay', 'မန္တလေးတိုင်းဒေသကြီး'),
    region(3, 'Sagaing', 'စစ်ကိုင်းတိုင်းဒေသကြီး'),
  ],
);
const short = {
  reference_id: 'ref',
  destination_name: 'name',
  destination_phone: 'phone',
  contact_phone_list: 'phones',
  destination_township: 'town',
  destination_address: 'address',
  cod_amount: 'cod',
  weight: 'weight',
  pieces: 'pieces',
  item_name: 'item',
  remark: 'remark',
} as const;
/** Abbreviates an order; a guessed value has a question mark before it, and a town is given by its id. */
function inShort({ fields, guessed, place: town }: ParsedOrder): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      short[field as keyof typeof short],
      (guessed.includes(field as never) ? '?' : '') +
        (field === 'destination_township' && town ? String(town.id) : value),
    ]),
  );
}
const read = (text: string) => readOrderText(text, gazetteer)?.map(inShort);

describe('G-01 the orders of a pasted text', () => {
  test.each<[string, string, Record<string, string>[]]>([
    [
      'words before every value',
      'Name: Ma Mya\nPhone: 09791234567\nAddress: No 12, Padauk Street, Hlaing, Yangon\nCOD: 25,000 Ks\nWeight: 1.5 kg\nItem: Longyi',
      [
        {
          name: 'Ma Mya',
          phone: '09791234567',
          address: 'No 12, Padauk Street, Hlaing, Yangon',
          town: '11',
          cod: '25000',
          weight: '1.5',
          item: 'Longyi',
        },
      ],
    ],
    [
      'the same in Myanmar, with its digits and dashes',
      'အမည် - မမြ\nဖုန်း - ၀၉-၇၉၁ ၂၃၄ ၅၆၇\nလိပ်စာ - အမှတ် ၁၂၊ ပိတောက်လမ်း၊ လှိုင်၊ ရန်ကုန်\nကောက်ခံငွေ ၂၅,၀၀၀ ကျပ်',
      [{ name: 'မမြ', phone: '09791234567', address: 'အမှတ် ၁၂၊ ပိတောက်လမ်း၊ လှိုင်၊ ရန်ကုန်', town: '11', cod: '25000' }],
    ],
    [
      'the same in Chinese',
      '收件人：王芳\n电话：09440012345\n地址：Monywa, 路12号\n代收货款：45000\n备注：先打电话',
      [{ name: '王芳', phone: '09440012345', address: 'Monywa, 路12号', town: '33', cod: '45000', remark: '先打电话' }],
    ],
    [
      'words in one line',
      'Name: Ma Mya Ph: 09791234567 Address: Hlaing COD: 25000',
      [{ name: 'Ma Mya', phone: '09791234567', address: 'Hlaing', town: '11', cod: '25000' }],
    ],
    [
      'a value in the line after its word, and parts between empty lines',
      'Name:\nMa Mya\n\nPhone:\n09791234567\n\nTownship: Hline Tharyar',
      [{ name: 'Ma Mya', phone: '09791234567', town: '?12' }],
    ],
    [
      'nothing but the values: money, too, is only guessed',
      'Ma Mya\n09791234567\nNo 12 Padauk st hlaing yangon\n25000',
      [
        {
          name: '?Ma Mya',
          phone: '09791234567',
          address: '?No 12 Padauk st hlaing yangon',
          town: '?11',
          cod: '?25000',
        },
      ],
    ],
    [
      'a line for each order',
      'Ma Mya 09791234567 Hlaing 25000\nKo Aung 09440012345 Mandalay 30000ks',
      [
        { name: '?Ma Mya', phone: '09791234567', town: '?11', cod: '?25000' },
        { name: '?Ko Aung', phone: '09440012345', town: '?20', cod: '?30000' },
      ],
    ],
    [
      'a numbered list',
      '1. Ma Mya, 09791234567, Hline Tharyar, COD 25000\n2. Ko Aung, 0944 0012 345, Monywa, COD 2.5 သောင်း',
      [
        { name: '?Ma Mya', phone: '09791234567', town: '?12', cod: '25000' },
        { name: '?Ko Aung', phone: '09440012345', town: '?33', cod: '25000' },
      ],
    ],
    [
      'weight and amount in the middle of a line',
      'Ma Mya, 09791234567, Hlaing, 1 kg, COD 25000, call first\n\nKo Aung, 09440012345, Monywa, COD 30,000, 800 g',
      [
        { name: '?Ma Mya', phone: '09791234567', town: '?11', weight: '1', cod: '25000', remark: 'call first' },
        { name: '?Ko Aung', phone: '09440012345', town: '?33', weight: '0.8', cod: '30000' },
      ],
    ],
    [
      'a list numbered in Myanmar digits',
      '၁။ မမြ ၀၉၇၉၁၂၃၄၅၆၇ လှိုင်မြို့နယ်\n၂။ ကိုအောင် ၀၉၄၄၀၀၁၂၃၄၅ မန္တလေး',
      [
        { name: '?မမြ', phone: '09791234567', town: '?11' },
        { name: '?ကိုအောင်', phone: '09440012345', town: '?20' },
      ],
    ],
    [
      'orders between rules, one of them without a phone',
      'Ma Mya\n09791234567\nHlaing\n-----\nKo Aung\nMonywa',
      [
        { name: '?Ma Mya', phone: '09791234567', town: '?11' },
        { name: '?Ko Aung', town: '?33' },
      ],
    ],
    [
      'orders without a line between them, the phone in the middle',
      'Ma Mya\n0979 123 4567\nHlaing, Yangon\nKo Aung\n09440012345\nMandalay',
      [
        { name: '?Ma Mya', phone: '09791234567', town: '?11' },
        { name: '?Ko Aung', phone: '09440012345', town: '?20' },
      ],
    ],
    [
      'orders without a line between them, the phone last',
      'Ma Mya\nHlaing\n09791234567\nKo Aung\nMonywa\n09440012345',
      [
        { name: '?Ma Mya', phone: '09791234567', town: '?11' },
        { name: '?Ko Aung', phone: '09440012345', town: '?33' },
      ],
    ],
    [
      'orders that begin with the same word',
      'Name: A Mya\nPh: 09791234567\nTownship: Hlaing\nName: B Aung\nPh: 09440012345\nTownship: Monywa',
      [
        { name: 'A Mya', phone: '09791234567', town: '11' },
        { name: 'B Aung', phone: '09440012345', town: '33' },
      ],
    ],
    [
      'pictures instead of words, and two phones',
      '👤 Ma Mya\n📞 09791234567 / 09440012345\n📍 12 Padauk St, Hlaing\n💰 25000\n🎁 shirt x2',
      [
        {
          name: '?Ma Mya',
          phone: '09791234567, 09440012345',
          address: '?12 Padauk St, Hlaing',
          town: '?11',
          cod: '?25000',
          item: '?shirt x2',
        },
      ],
    ],
    [
      'bullets',
      '• Name - Ma Mya\n• Ph - 09791234567\n✅ မြို့နယ် - အောင်မြေသာစံ',
      [{ name: 'Ma Mya', phone: '09791234567', town: '21' }],
    ],
    [
      'rows of a spreadsheet with their heads; a column that labels do not have is in the remark',
      'No\tName\tPhone\tTownship\tCOD\tColour\n1\tMa Mya\t9791234567\tHlaing\t25000\tred\n2\tKo Aung\t09440012345\tMonywa\t30000\t',
      [
        { name: 'Ma Mya', phone: '09791234567', town: '11', cod: '25000', remark: 'Colour: red' },
        { name: 'Ko Aung', phone: '09440012345', town: '33', cod: '30000' },
      ],
    ],
    [
      'rows of a spreadsheet without heads',
      'Ma Mya\t09791234567\tHlaing\t25000\nKo Aung\t09440012345\tMonywa\t30000',
      [
        { name: '?Ma Mya', phone: '09791234567', town: '?11', cod: '?25000' },
        { name: '?Ko Aung', phone: '09440012345', town: '?33', cod: '?30000' },
      ],
    ],
    [
      'a message in two languages: what is not understood is the remark',
      'Hello order တင်ပါရစေ\nMa Hlaing\n+95 9 791234567\nအမှတ်၁၂ ပိတောက်လမ်း လှိုင်သာယာမြို့နယ် ရန်ကုန်\nအနီ L 2 ထည် ၂သောင်းခွဲ\nDeli ပေးပြီး',
      [
        {
          name: '?Ma Hlaing',
          phone: '09791234567',
          address: '?အမှတ်၁၂ ပိတောက်လမ်း လှိုင်သာယာမြို့နယ် ရန်ကုန်',
          town: '?12',
          cod: '?25000',
          remark: 'Hello order တင်ပါရစေ\nအနီ L 2 ထည်\nDeli ပေးပြီး',
        },
      ],
    ],
    [
      'who sends is known: that part is the remark',
      'From: Shop A\nPhone: 09111222333\nTo: Ma Mya\nPhone: 09791234567\nTownship: Hlaing',
      [{ name: 'Ma Mya', phone: '09791234567', town: '11', remark: 'From: Shop A\nPhone: 09111222333' }],
    ],
    [
      'a sum is no amount',
      'Name: Ma Mya\nPh: 09791234567\nTownship: Hlaing\nCOD: 25000 + 3000',
      [{ name: 'Ma Mya', phone: '09791234567', town: '11', remark: 'COD: 25000 + 3000' }],
    ],
    [
      'of two amounts nobody knows which, unless one is said to be collected',
      'Name: Ma Mya\nPh: 09791234567\nPrice: 25000\nTotal: 28000\n\nName: Ko Aung\nPh: 09440012345\nPrice: 25000\nCOD: 28000',
      [
        { name: 'Ma Mya', phone: '09791234567', remark: 'Price: 25000\nTotal: 28000' },
        { name: 'Ko Aung', phone: '09440012345', cod: '28000', remark: 'Price: 25000' },
      ],
    ],
    [
      'a price is not yet an amount to collect; what was paid and the delivery fee are none',
      'Name: Ma Mya\nPh: 09791234567\nPrice: 25000\ndeli 3000 paid',
      [{ name: 'Ma Mya', phone: '09791234567', cod: '?25000', remark: 'deli 3000 paid' }],
    ],
    [
      'a town that two regions have is not chosen, nor one that nobody knows',
      'Name: Ma Mya\nPh: 09791234567\nTownship: Myaung\n\nName: Ko Aung\nPh: 09440012345\nTownship: Atlantis',
      [
        { name: 'Ma Mya', phone: '09791234567', town: '?Myaung' },
        { name: 'Ko Aung', phone: '09440012345', town: '?Atlantis' },
      ],
    ],
    [
      'weights in viss are converted, numbers of things stay as they are',
      'Name: Ma Mya\nPh: 09791234567\nWeight: 2 viss\nQty: 3\nParcels: 2',
      [{ name: 'Ma Mya', phone: '09791234567', pieces: '2', weight: '3.266', remark: 'Qty: 3' }],
    ],
    ['nothing', ' \n\n ', []],
  ])('G-01 %s', (_, text, orders) => {
    expect(read(text)).toEqual(orders);
  });

  test.each<[string, string[]]>([
    ['09791234567 09440012345', ['09791234567', '09440012345']],
    ['095012345 09440012345', ['095012345', '09440012345']],
    ['၀၉-၇၉၁-၂၃၄-၅၆၇၊ (+95) 9 440012345', ['09791234567', '09440012345']],
    ['00959791234567 or 959440012345', ['09791234567', '09440012345']],
    ['25000 1234567890 11050', []],
    ['invoice 123409791234567', []],
  ])('G-01 V-01 the phones in %s', (text, phones) => {
    expect(phonesIn(text).map(({ phone }) => phone)).toEqual(phones);
  });

  test.each<[string, number | null]>([
    ['၂၅,၀၀၀ ကျပ်', 25_000],
    ['Ks 25000', 25_000],
    ['25,000/-', 25_000],
    ['25k', 25_000],
    ['2.5 သောင်း', 25_000],
    ['၂သောင်းခွဲ', 25_000],
    ['၁သိန်း ၅သောင်း', 150_000],
    ['3万', 30_000],
    ['၅သောင်း ၁သိန်း', null],
    ['0', null],
    ['-25000', null],
    ['25000.5', null],
    ['999999999999', null],
  ])('G-01 the amount %s', (text, amount) => {
    expect(readAmount(text)?.amount ?? null).toBe(amount);
  });

  test('G-01 nothing of a text is lost, whatever it is', () => {
    for (const text of [
      'x'.repeat(1_500),
      'a\nb\nc',
      '=1+1\n<script>alert(1)</script>',
      '1.\n2.\n3.',
      'Name:\nPhone:',
    ]) {
      const kept = (readOrderText(text, gazetteer) ?? []).flatMap(({ fields }) => Object.values(fields)).join('');
      const letters = (one: string) => one.replace(/[^\p{L}\d=<>]/gu, '').replace(/^(?:Name|Phone)+$/, '');
      expect([...letters(kept)].sort()).toEqual([...letters(text)].sort());
    }
  });

  test.each<[string, string]>([
    ['more characters', 'a'.repeat(orderTextBounds.characters + 1)],
    ['more lines', 'a\n'.repeat(10_000)],
    [
      'more orders',
      Array.from({ length: orderTextBounds.orders + 1 }, (_, at) => `Ma Mya 09791${100_000 + at}`).join('\n\n'),
    ],
    ['a longer remark than a cell takes', 'word '.repeat(sheetBounds.cell)],
  ])('G-01 %s than can be read at once are answered with nothing', (_, text) => {
    expect(readOrderText(text, gazetteer)).toBeNull();
  });
});
