import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { columnsToAnswer, understandColumns } from '@waybill/domain/rooms/label-imports/guess-columns.ts';
import { readWeight } from '@waybill/domain/rooms/label-imports/read-cell.ts';
import { firstUsual, type SheetField } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { normalizePhone } from '@waybill/domain/kernel/phone.ts';
import { writtenPhones } from '@waybill/domain/kernel/written-phones.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { readOrderRow, saysNobody, textsOf } from './read-order.ts';
import { gazetteer, sender } from './testing/known-places.ts';
import { columnTexts, takeSheet, type FileAnswers } from './take-sheet.ts';

/** Reads a sheet in the shape that a program of shops writes, with the weight of every row given. */
async function read(name: string, answers?: FileAnswers) {
  const content = readFileSync(new URL(`testing/sheets/${name}`, import.meta.url));
  const sheet = await takeSheet(new UploadedFile(name, content), answers);
  const nothing = { question: null, open: [], orders: [], origin: null };
  if ('problem' in sheet) return { ...nothing, problem: sheet.problem.code };
  if ('question' in sheet) return { ...nothing, problem: null, question: sheet.question };
  const { heads, origin } = sheet;
  const cells = columnTexts(sheet);
  const { columns, doubtful } = understandColumns(heads, new Map(), cells, origin.hiddenColumns);
  const open = [...new Set([...doubtful, ...columnsToAnswer(heads, columns, new Map(), cells)])].map((at) => heads[at]);
  const reader = { heads, columns, usual: { ...firstUsual, weight: 1 }, sender, branchId: 1, gazetteer };
  const orders = sheet.rows.flatMap((row) => {
    const kept = { ...row, fixed: {} };
    const texts = textsOf(reader, kept);
    if (saysNobody(texts) || row.aside) return [];
    const { values, problems } = readOrderRow(reader, kept);
    const codes = Object.entries(problems ?? {}).map(([field, [problem]]) => `${field} ${problem?.code}`);
    return [{ texts, values, codes: codes.filter((code) => !/^(?:row|source_)/.test(code)) }];
  });
  return { problem: null, question: null, open, orders, origin };
}

interface Right {
  /** Texts of the first order. */
  readonly texts: Partial<Record<SheetField, string>>;
  readonly open?: readonly string[];
  /** Problems of each order. */
  readonly codes?: readonly (readonly string[])[];
}
const paid = 'cod_amount cod_paid';
const zero = 'cod_amount cod_zero';
const who = (destination_name: string, destination_phone: string, destination_township = 'Hlaing') => ({
  destination_name,
  destination_phone,
  destination_township,
});

const sheets: [string, Right][] = [
  [
    'shopify.csv',
    {
      texts: {
        ...who('Ma Thida Win', '+959791234567'),
        cod_amount: '25000',
        reference_id: '#1001',
        item_name: 'Longyi blue',
      },
      open: ['Total'],
      codes: [[], [paid]],
    },
  ],
  [
    'woocommerce.csv',
    {
      texts: {
        ...who('Thida Win', '09791230001'),
        cod_amount: '27500',
        item_name: 'Longyi blue',
        destination_address: '12 Parami Road',
      },
      open: ['Phone (Billing)', 'Order Total Amount'],
      codes: [[], [paid]],
    },
  ],
  [
    'ebay.csv',
    {
      texts: { ...who('Ma Thida Win', '+95 9 791 230 003'), item_name: 'Lacquer bowl' },
      open: ['Total Price'],
      codes: [[paid]],
    },
  ],
  [
    'etsy.csv',
    {
      texts: { destination_name: 'Thida Win', destination_township: 'Hlaing', destination_address: '12 Parami Road' },
      open: ['Order Total'],
      codes: [[paid, 'destination_phone phone_required']],
    },
  ],
  [
    'pathao.csv',
    {
      texts: {
        ...who('Ma Thida', '09791230004'),
        cod_amount: '25000',
        weight: '0.5',
        destination_address: 'No 12 Parami Road',
      },
      codes: [[]],
    },
  ],
  [
    'ninjavan-id.csv',
    { texts: { destination_name: 'Ma Thida', destination_phone: '09791230005', cod_amount: '15000' }, codes: [[]] },
  ],
  [
    'easypost.csv',
    {
      texts: { ...who('Ma Thida', '09791230006'), destination_address: '12 Parami Road' },
      open: ['parcel.weight'],
      codes: [['cod_amount cod_missing']],
    },
  ],
  [
    'china-cod-utf8.csv',
    {
      texts: { destination_name: '王小明', destination_phone: '09791230007', cod_amount: '25000', item_name: '衣服' },
      codes: [['destination_township select']],
    },
  ],
  ['shopee.csv', { texts: { destination_name: 'T***a' }, codes: [['destination_phone phone_masked']] }],
  [
    'erpnext.csv',
    { texts: { destination_name: 'Ma Thida Win', destination_phone: '9791230008', cod_amount: '25000' }, codes: [[]] },
  ],
  ['mm-shop.csv', { texts: { ...who('မသီတာ', '၀၉၇၉၁၂၃၀၀၀၉', 'လှိုင်'), cod_amount: '၂၇၅၀၀' }, codes: [[]] }],
  ['prepaid.csv', { texts: { destination_name: 'Ma Thida', cod_amount: '0' }, open: ['Amt'], codes: [[zero]] }],
  ['weight-lb.csv', { texts: { ...who('Ma Thida', '09791230012'), weight: '4 lb' }, codes: [[]] }],
  ['excel-unicode-text-utf16.csv', { texts: { ...who('Ma Thida', '09791230013'), cod_amount: '25000' }, codes: [[]] }],
  ['tab.csv', { texts: { ...who('Ma Thida', '09791230013'), cod_amount: '25000' }, codes: [[]] }],
  ['sep-line.csv', { texts: { ...who('Ma Thida', '09791230015'), cod_amount: '25000' }, codes: [[]] }],
  [
    'amount-words.csv',
    { texts: who('A', '09791230027'), codes: [[], [], [zero], ['cod_amount amount_meant'], [zero]] },
  ],
  ['phones-pasted.csv', { texts: { destination_name: 'A1' }, codes: [[], [], [], [], [], [], [], [], []] }],
  [
    'hidden-old-cod-column.xlsx',
    { texts: { ...who('Ma Thida', '09791230050'), cod_amount: '15000' }, open: ['COD', 'COD (new)'], codes: [[]] },
  ],
  ['strike-and-note.xlsx', { texts: { ...who('Ma Thida 55', '09791230055'), cod_amount: '25000' }, codes: [[]] }],
  [
    'instructions-first.xlsx',
    { texts: { ...who('Ma Thida 41', '09791230041'), cod_amount: '25000', weight: '0.5' }, codes: [[], []] },
  ],
  ['formulas.xlsx', { texts: who('Ma Thida', '09791230059'), codes: [['cod_amount cell_formula']] }],
  [
    'merged-two-items.xlsx',
    {
      texts: { destination_township: 'Hlaing' },
      codes: Array.from({ length: 2 }, () => [
        'destination_name cell_merged',
        'destination_phone cell_merged',
        'cod_amount cell_merged',
      ]),
    },
  ],
  ['total-rows.xlsx', { texts: who('Ma Thida 57', '09791230057'), codes: [[], []] }],
];

test.each(sheets)(
  'I-01 N-10 V-12 the sheet %s is read right, or asked about',
  async (name, { texts, open = [], codes }) => {
    const sheet = await read(name);
    expect(sheet.problem).toBeNull();
    expect(sheet.orders[0]?.texts).toMatchObject(texts);
    expect(sheet.open).toEqual(open);
    if (codes) expect(sheet.orders.map((order) => order.codes)).toEqual(codes);
  },
);

test('V-12 amounts in words and weights of other units reach the label as kyat and kilograms', async () => {
  const amounts = await read('amount-words.csv');
  expect(amounts.orders.slice(0, 2).map(({ values }) => values?.cod_amount)).toEqual([45_000, 45_000]);
  const [pounds] = (await read('weight-lb.csv')).orders;
  expect([readWeight(pounds?.texts.weight ?? ''), pounds?.values?.weight_g]).toEqual(['1.814', 1_814]);
});

test('V-01 V-10 phones with words, points and invisible signs around them reach the label', async () => {
  const { orders } = await read('phones-pasted.csv');
  expect(orders.map(({ texts }) => writtenPhones(texts.destination_phone ?? '').map(normalizePhone))).toEqual([
    ...['17', '18', '19', '20', '21'].map((end) => [`097912300${end}`]),
    ['09791230022', '09440012345'],
    ['09791230023', '09440012345'],
    ...['24', '25'].map((end) => [`097912300${end}`]),
  ]);
});

test('I-01 N-10 a file whose encoding is not certain is shown in the possible ones, and read right in the one that a person chose', async () => {
  const gbk = await read('china-cod-gbk.csv');
  expect(gbk.question?.readings?.map(({ encoding, lines }) => [encoding, lines[1]])).toEqual([
    ['gb18030', 'C-1,25000,王小明,09791230007,,仰光 Hlaing Parami Road 12,,衣服,1,请先打电话,'],
    ['windows-1252', expect.stringContaining('C-1,25000,ÍõÐ¡Ã÷')],
  ]);
  const chinese = await read('china-cod-gbk.csv', { sheets: [], encoding: 'gb18030' });
  expect(chinese.orders[0]?.texts).toMatchObject({
    destination_name: '王小明',
    cod_amount: '25000',
    item_name: '衣服',
  });
  const western = await read('windows-1252.csv');
  expect(western.question?.readings?.map(({ encoding }) => encoding)).toEqual(['windows-1252']);
  const chosen = await read('windows-1252.csv', { sheets: [], encoding: 'windows-1252' });
  expect(chosen.orders[0]?.texts).toMatchObject({ ...who('Ma Thida', '09791230014'), remark: 'café – ring twice' });
});

test('I-01 N-10 sheets and rows that are not taken are told', async () => {
  expect((await read('instructions-first.xlsx')).origin).toMatchObject({
    sheets: [{ name: 'Orders', from: 2, to: 3 }],
    passed: [{ name: 'Instructions', rows: 3, hidden: false }],
  });
  expect((await read('hidden-old-cod-column.xlsx')).origin?.hiddenColumns).toEqual([4]);
});
