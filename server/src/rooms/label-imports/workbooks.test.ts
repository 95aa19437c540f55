import { expect, test } from 'vitest';
import { makeXlsx, plainSheet } from '../../kernel/testing/make-xlsx.ts';
import { book, heads, order, orderDesk, type OrderCell } from './testing/order-desk.ts';

const { desk, upload, rowsOf, make } = orderDesk();

/** Returns a workbook of several sheets; the name of a hidden one begins with a star. */
function bookOf(sheets: Readonly<Record<string, string>>): Promise<Buffer> {
  const all = Object.entries(sheets);
  const tabs = all.map(
    ([name], at) =>
      `<sheet name="${name.replace('*', '')}" r:id="s${at}"${name.startsWith('*') ? ' state="hidden"' : ''}/>`,
  );
  const relations = all.map((_, at) => `<Relationship Id="s${at}" Target="worksheets/s${at}.xml"/>`);
  return makeXlsx({
    book: `<workbook xmlns:r="r"><sheets>${tabs.join('')}</sheets></workbook>`,
    more: {
      'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
      ...Object.fromEntries(all.map(([, sheet], at) => [`xl/worksheets/s${at}.xml`, sheet])),
    },
  });
}
const sheetOf = (...rows: OrderCell[][]) => plainSheet([heads, ...rows]);
const names = async (id: number, status: string) =>
  (await rowsOf(id, status)).map(({ fields }) => fields.destination_name);

test('I-01 N-10 O-05 hidden and struck-out rows are left out with the reason, and one call takes them in', async () => {
  const plain = plainSheet([heads, order({ name: 'Shown' }), order({ name: 'Filtered' }), order({ name: 'Struck' })]);
  const sheet = plain
    .replace('<row r="3">', '<row r="3" hidden="1">')
    .replace(/<row r="4">.*?<\/row>/, (row) => row.replaceAll('<c ', '<c s="1" '));
  const styles =
    '<styleSheet><fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>';
  const { data } = await upload(await makeXlsx({ sheet, more: { 'xl/styles.xml': styles } }));
  expect(data).toMatchObject({ ready: 1, bad: 0, left_out: 2, aside: { hidden: 1, struck: 1 } });
  expect((await rowsOf(data.id, 'left')).map(({ problems }) => problems.row?.[0]?.message)).toEqual([
    'This row is hidden in the sheet.',
    'This row is struck out in the sheet.',
  ]);
  const params = { id: data.id };
  const taken = await desk.clerk.call('label_imports.leave', { params, body: { hidden: true, leave: false } });
  // Struck-out cells are still asked about, one by one.
  expect(taken.data).toMatchObject({ ready: 2, bad: 1, left_out: 0, aside: { hidden: 0, struck: 0 } });
  expect((await rowsOf(data.id, 'bad'))[0]?.problems.cod_amount?.[0]?.code).toBe('cell_struck');
});

test('I-01 N-10 a row left out because it is hidden makes no label, whatever is saved before', async () => {
  const sheet = plainSheet([heads, order({ name: 'Shown' }), order({ name: 'Hidden' })]).replace(
    '<row r="3">',
    '<row r="3" hidden="1">',
  );
  const { data } = await upload(await makeXlsx({ sheet }));
  const { columns, usual } = data;
  await desk.clerk.call('label_imports.map', {
    params: { id: data.id },
    body: { ...usual, columns: columns.map(({ field }) => field), version: data.version } as never,
  });
  expect((await make(data.id)).made).toBe(1);
  expect(await names(data.id, 'left')).toEqual(['Hidden']);
});

test('I-01 N-10 one cell struck out in an order is asked about, with what is not struck as its text', async () => {
  const texts = '<si><r><rPr><strike/></rPr><t>45000 </t></r><r><t>40000</t></r></si>';
  const rows = plainSheet([heads, order({ cod: null })]).replace(
    '<c r="F2">',
    '<c r="E2" t="s"><v>0</v></c><c r="F2">',
  );
  const { data } = await upload(await makeXlsx({ sheet: rows, texts }));
  const [bad] = await rowsOf(data.id, 'bad');
  expect([bad?.fields.cod_amount, bad?.problems.cod_amount?.[0]?.code]).toEqual(['40000', 'cell_struck']);
});

test('I-01 N-10 of several sheets with orders a person chooses; several are taken together, whatever the order of their columns', async () => {
  const other = plainSheet([
    ['Phone', 'Name', 'Township', 'COD', 'Weight', 'Remark'],
    ['09440012399', 'Ma Two', 'Test Chan Aye', 12_000, 1, 'fragile'],
  ]);
  const file = await bookOf({
    'Read me': plainSheet([['How to fill in'], ['1. Name', '2. Phone']]),
    'Nov 20': sheetOf(order({ name: 'Ma One' }), order({ name: 'Ma Half' })),
    'Nov 21': other,
    '*Old': sheetOf(order({ name: 'Ma Old' })),
  });
  const first = await upload(file);
  expect([first.status, first.code, first.values]).toMatchObject([
    409,
    'file_asks',
    {
      sheets: [
        { name: 'Nov 20', rows: 2, proposed: true },
        { name: 'Nov 21', rows: 1, proposed: false },
      ],
    },
  ]);
  const { data } = await upload(file, { sheets: 'Nov 20\nNov 21' });
  expect(data).toMatchObject({ ready: 3, bad: 0 });
  expect(data.origin).toMatchObject({
    sheets: [
      { name: 'Nov 20', from: 2, to: 3 },
      { name: 'Nov 21', from: 5, to: 5 },
    ],
    passed: [
      { name: 'Read me', rows: 2, hidden: false },
      { name: 'Old', rows: 2, hidden: true },
    ],
  });
  const rows = await rowsOf(data.id);
  expect(rows.map(({ row, fields }) => [row, fields.destination_name, fields.cod_amount, fields.remark])).toEqual([
    [2, 'Ma One', '45000', ''],
    [3, 'Ma Half', '45000', ''],
    [5, 'Ma Two', '12000', 'fragile'],
  ]);
});

test('I-01 N-10 names of the columns in the middle of a sheet are no order', async () => {
  const { data } = await upload(await book([order(), heads, order()]));
  expect(data).toMatchObject({ ready: 2, bad: 0, left_out: 1 });
  expect((await rowsOf(data.id, 'left'))[0]?.problems.row?.[0]?.code).toBe('row_head');
});

test('I-01 N-10 a renamed workbook is read as what it is; an old or locked one is refused with the way out', async () => {
  expect((await upload(await book([order()]), { name: 'orders.csv' })).data).toMatchObject({ ready: 1 });
  const old = await upload(Buffer.from('d0cf11e0a1b11ae1', 'hex'), { name: 'orders.xlsx' });
  expect(old.errors?.file?.[0]?.message).toContain('save it as .xlsx or .csv');
});

test('I-01 N-10 a file in an uncertain encoding is asked about before anything is kept', async () => {
  const csv = Buffer.from(
    'Name,Phone,Township,COD,Weight,Remark\nMa Mya,09440012345,Test Chan Aye,9000,1,caf\xe9\n',
    'latin1',
  );
  const first = await upload(csv, { name: 'orders.csv' });
  expect([first.code, first.values]).toMatchObject([
    'file_asks',
    { readings: [{ encoding: 'windows-1252', lines: ['Ma Mya,09440012345,Test Chan Aye,9000,1,café'] }] },
  ]);
  const { data } = await upload(csv, { name: 'orders.csv', encoding: 'windows-1252' });
  expect([data.ready, data.origin.encoding]).toEqual([1, 'windows-1252']);
});
