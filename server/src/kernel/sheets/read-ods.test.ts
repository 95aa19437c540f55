import { expect, test } from 'vitest';
import { zipOf } from '../testing/make-xlsx.ts';
import { readForeignBook } from './read-foreign-sheet.ts';
import { isOds, readOds } from './read-ods.ts';
import type { Sheet } from './read-sheet.ts';

const limits = { rows: 20, columns: 10, bytes: 1_000_000 };
const names = 'xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s" xmlns:calcext="c"';
const odsOf = (tables: string, styles = '') =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content ${names}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });
const text = (value: string, more = '') =>
  `<table:table-cell office:value-type="string" calcext:value-type="string" ${more}><text:p>${value}</text:p></table:table-cell>`;
const number = (value: string, shown: string) =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
const row = (inside: string, more = '') => `<table:table-row ${more}>${inside}</table:table-row>`;
const cells = ({ rows }: Sheet) =>
  rows.map(({ row: at, hidden, cells: some }) => [
    hidden ? `${at} hidden` : String(at),
    ...[...some].map(([column, cell]) => `${column}:${cell.text}${cell.struck ? ' struck' : ''}`),
  ]);

test('N-10 a sheet of LibreOffice is read with numbers as they are stored, and with what it hides, strikes out and merges', async () => {
  const styles =
    '<style:style style:name="gone"><style:text-properties style:text-line-through-style="solid"/></style:style><style:style style:name="off"><style:table-properties table:display="false"/></style:style>';
  const orders = `<table:table table:name="Orders"><table:table-column/><table:table-column table:visibility="collapse"/>${row(
    text('Name') + text('COD'),
  )}${row(text('Ma <text:s text:c="2"/>Mya<office:annotation><text:p>note</text:p></office:annotation>') + number('45000', '45,000'))}${row(
    text('Hidden'),
    'table:visibility="filter"',
  )}${row('<table:table-cell table:number-columns-repeated="1024"/>', 'table:number-rows-repeated="1000"')}${row(
    text('Struck', 'table:style-name="gone"') + text('two', 'table:number-rows-spanned="2"'),
    'table:number-rows-repeated="2"',
  )}</table:table>`;
  const old = `<table:table table:name="Old" table:style-name="off">${row(text('x'))}</table:table>`;
  const file = await odsOf(old + orders, styles);
  const book = (await readForeignBook('xlsx', file, limits)) as Sheet[];
  expect(book.map(({ name, hidden, hiddenColumns }) => [name, hidden, hiddenColumns])).toEqual([
    ['Orders', false, [1]],
    ['Old', true, []],
  ]);
  expect(cells(book[0] as Sheet)).toEqual([
    ['1', '0:Name', '1:COD'],
    ['2', '0:Ma   Mya', '1:45000'],
    ['3 hidden', '0:Hidden'],
    ['1004', '0:Struck struck', '1:two'],
    ['1005', '0:Struck struck', '1:two'],
  ]);
  expect(book[0]?.merged).toEqual([{ from: { row: 1004, column: 1 }, to: { row: 1005, column: 1 } }]);
});

test.each([
  ['a text document', '<office:text/>', []],
  [
    'a table in a table',
    `<table:table><table:table-row><table:table-cell><table:table/></table:table-cell></table:table-row></table:table>`,
    'sheet_unreadable',
  ],
  [
    'merged cells over merged cells',
    `<table:table>${row(text('x', 'table:number-rows-spanned="3"'))}${row(text('y', 'table:number-rows-spanned="3"'))}</table:table>`,
    'sheet_unreadable',
  ],
  [
    'a row repeated a million times',
    `<table:table>${row(text('x'), 'table:number-rows-repeated="1000000"')}</table:table>`,
    'sheet_too_large',
  ],
])('F-03 %s harms nobody', async (_, tables, answer) => {
  const file = await odsOf(tables);
  expect(isOds(file)).toBe(true);
  expect(readOds(file, limits)).toEqual(answer);
});
