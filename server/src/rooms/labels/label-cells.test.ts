import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '@waybill/domain/kernel/locale.ts';
import type { ExportFormat } from '@waybill/domain/rooms/exports/export-states.ts';
import { columnLetters, csvLines } from '@waybill/domain/kernel/safe-cell.ts';
import { exportValue, type CellRow } from '@waybill/contract/kernel/cell-text.ts';
import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { readSheet, readZip } from '../../kernel/testing/read-xlsx.ts';
import { jobsOf } from '../../app/all-jobs.ts';
import { openLabelFixture, type LabelFixture } from './testing/label-fixture.ts';

let app: TestApp;
let fixture: LabelFixture;
beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  const merchant = await fixture.merchant({ business_name: '=ဆိုင်, "ကြီး"', credit_limit: 1_000_000 });
  for (const payment_type of ['receiver_pay', 'from_cod', 'credit', 'sender_pay'])
    await fixture.clerk.call('labels.create', {
      body: fixture.online(merchant, { payment_type, weight: 1.25, reference_id: payment_type }),
    });
  // One label for each text that is hard to write.
  for (let at = 4; at < hard.length; at++)
    await fixture.clerk.call('labels.create', { body: fixture.walkin({ type: 'mm_post', service_type: 'register' }) });
});
afterAll(() => app.close());

/** Texts that are hard to write into a file: formula characters, CSV and COPY characters, kinds of spaces, line breaks in a cell, maximum lengths. */
const hard = [
  '=1+1',
  ' =1+1',
  '\u00A0@x',
  '\u200B+1',
  '＝1',
  '-5',
  '-5-5',
  '+959791234567',
  '\t',
  'a\tb',
  '\tplain',
  'back\\slash',
  '\\n is no line',
  'one\ntwo',
  'one\r\ntwo',
  '\\.',
  '"',
  'a"b,c',
  ',',
  ' led',
  'ends ',
  '\uFEFFmark',
  '\u3000wide',
  "it's",
  '$1 and $2',
  '{a,b}',
  'ဒေါ်ခင်မာလာ၊ (အိမ်)',
  '张伟，“店”',
  '😀',
  "'quoted",
  '',
  'null',
  '\\',
  'နေပြည်တော်\\',
  'x'.repeat(300),
];

test('N-09 N-22 a file of labels is written by the database, cell by cell as the product itself reads them, whatever the texts are', async () => {
  await app.database.pool.query(
    `
    with input as (select l.id, g.text
      from (select id, row_number() over (order by id) n from label) l
      join unnest($1::text[]) with ordinality g(text, n) on g.n = l.n)
    update label l set destination_name = g.text, source_name = g.text, remark = g.text from input g where g.id = l.id`,
    [hard],
  );
  // Each place has another of these names, in Myanmar, and none in Chinese.
  await app.database.pool.query(
    `
    update place p set name_mm = coalesce(nullif(g.text, ''), 'မြို့'), name_zh = ''
    from (select id, row_number() over (order by id) n from place where type in ('town', 'township')) x
    join unnest($1::text[]) with ordinality g(text, n) on g.n = 1 + x.n % cardinality($1)
    where p.id = x.id`,
    [hard],
  );
  const shown = (await fixture.clerk.call('labels.list', { query: { per_page: '200' } })).data;
  expect(shown.length).toBe(hard.length);
  for (const locale of locales) {
    const rows = [labelList.columns.map((column) => column.word[locale]), ...shown.map((row) => cellsOf(row, locale))];
    expect((await fileOf('csv', locale)).toString('utf8')).toBe(`\uFEFF${csvLines()(rows)}`);
    const sheet = readSheet(readZip(await fileOf('xlsx', locale)).get('xl/worksheets/sheet1.xml') as string);
    expect(
      rows.map((_, row) => labelList.columns.map((_column, column) => sheet.get(`${columnLetters(column)}${row + 1}`))),
    ).toEqual(rows.map((cells) => cells.map(inSheet)));
  }
});

const cellsOf = (row: object, locale: (typeof locales)[number]) =>
  labelList.columns.map((column) => exportValue(column, row as CellRow, locale));

/** The moment of every label here, as the screen shows it and as a spreadsheet counts days. */
const moment = { text: '21-11-2026 12:00', days: 46_347.5 };

const inSheet = (value: string | number) =>
  typeof value === 'number'
    ? { number: value }
    : value === moment.text
      ? { number: moment.days }
      : value === ''
        ? undefined
        : { text: value };

/** Returns all columns of all labels that the clerk sees, as the downloaded file. */
async function fileOf(format: ExportFormat, locale: string): Promise<Buffer> {
  const {
    body: { data },
  } = await fixture.clerk.try('exports.start', {
    body: { list: 'labels', format, columns: labelList.columns.map((column) => column.key) },
    headers: { 'x-locale': locale },
  });
  await jobsOf(app.app.waybill)
    .find((job) => job.name === 'export')
    ?.work({ id: data.id });
  return (await fixture.clerk.send({ method: 'GET', url: `/api/export/${data.id}/file` })).rawPayload;
}
