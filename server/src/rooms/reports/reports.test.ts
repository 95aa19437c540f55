import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inLongProofs as inFull } from '@waybill/domain/kernel/testing/proof-size.ts';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import {
  reportDays,
  reportPeriods,
  type CustomerScope,
  type ReportPeriod,
} from '@waybill/domain/rooms/reports/report-periods.ts';
import { allReports } from '@waybill/contract/generated/all-reports.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { readSheet, readZip } from '../../kernel/testing/read-xlsx.ts';
import { exportJob } from '../exports/export-job.ts';
import { MoneyFixture } from '../ledger/testing/money-fixture.ts';
import { makeMonth } from './testing/random-month.ts';
import { readBooks, recounts, type Books, type Counted } from './testing/recount.ts';
import { triedGroups } from './testing/tried-groups.ts';

let fixture: MoneyFixture;
let md: TestClient;
let manager: TestClient;
let books: Books;
let merchants: number[];
let collection: number;
let day: string;

beforeAll(async () => {
  fixture = await MoneyFixture.open();
  const begun = businessDate(fixture.app.clock());
  const { rows } = await fixture.app.database.pool.query<{ id: number }>(
    "insert into branch_collection (name_en, name_mm, search_key, created_at, updated_at) values ('Lower Myanmar', 'အောက်မြန်မာ', 'lower', now(), now()) returning id",
  );
  collection = rows[0]!.id;
  await fixture.app.database.pool.query('update branch set branch_collection_id = $1 where id = $2', [
    collection,
    fixture.branches['YGN'],
  ]);
  merchants = await makeMonth(fixture, 20_261_121, 40);
  day = addDays(begun, 17);
  books = await readBooks(fixture.app.database.pool);
  [md, manager] = await Promise.all([fixture.app.as('md'), fixture.app.as('manager')]);
}, 60_000);
afterAll(() => fixture.close());

interface Wanted {
  readonly period: ReportPeriod;
  readonly branch?: number;
  readonly collection?: number;
  readonly customers?: CustomerScope;
  readonly customer?: number;
}
const queryOf = ({ period, branch, collection: of, customers = 'all', customer }: Wanted): Record<string, string> => ({
  period,
  from: day,
  to: addDays(day, 9),
  customers,
  ...(branch === undefined ? {} : { branch_id: String(branch) }),
  ...(of === undefined ? {} : { branch_collection_id: String(of) }),
  ...(customer === undefined ? {} : { customer_id: String(customer) }),
});

/** The rows that the recount has for a question. */
function counted(key: string, wanted: Wanted): Counted[] {
  const { from, to } = reportDays(wanted.period, { from: day, to: addDays(day, 9) });
  const ofCustomers = allReports.find((one) => one.key === key)?.customers === true;
  return recounts[key]!(books).filter(
    (row) =>
      row.day >= from &&
      row.day <= to &&
      (wanted.branch === undefined || row.branch === wanted.branch) &&
      (wanted.collection === undefined || row.collection === wanted.collection) &&
      (wanted.customers !== 'all_customer' || !ofCustomers || row.customer !== null) &&
      (wanted.customer === undefined || !ofCustomers || row.customer === wanted.customer),
  );
}
const sumOf = (rows: readonly Counted[], key: string) => rows.reduce((sum, row) => sum + (row.sums[key] ?? 0), 0);

describe('N-19 F-07 K-06 every report', () => {
  test('N-19 F-07 K-06 has a recount by other code', () => {
    expect(Object.keys(recounts).toSorted()).toEqual(allReports.map(({ key }) => key).toSorted());
  });

  test.each(allReports.map((report) => [report.key, report] as const))(
    'N-19 F-07 K-06 %s is the same to the kyat as entries and postings recounted, in each period, scope and customer scope',
    async (key, report) => {
      const YGN = fixture.branches['YGN']!;
      const scopes = [{}, { branch: YGN }, { branch: fixture.branches['MDY']! }, { collection }];
      const whose: Partial<Wanted>[] = [
        {},
        { customers: 'all_customer' },
        ...(report.customers ? [{ customers: 'customer' as const, customer: merchants[0]! }] : []),
      ];
      const all = reportPeriods.flatMap((period) =>
        scopes.flatMap((scope) =>
          whose.map((one): [ReportPeriod, Partial<Wanted>, Partial<Wanted>] => [period, scope, one]),
        ),
      );
      // In the usual run each period, each scope and each customer scope with the first of the others; in the long proofs each with each.
      const isTried = ([period, scope, one]: (typeof all)[number]) =>
        inFull ||
        [period === reportPeriods[0], scope === scopes[0], one === whose[0]].filter((first) => !first).length < 2;
      let seen = 0;
      for (const [period, scope, one] of all.filter(isTried)) {
        const wanted: Wanted = { period, ...scope, ...one };
        const { data } = await md.call('reports.summary', { params: { tab: key }, query: queryOf(wanted) });
        const rows = counted(key, wanted);
        seen += rows.length;
        const sums = Object.fromEntries(report.sums.map((column) => [column, sumOf(rows, column)]));
        expect([wanted, data.totals]).toEqual([wanted, { rows: rows.length, sums }]);
        // With every grouping, the parts add up to the whole.
        for (const parts of [data.stretches, data.lines])
          expect(parts.reduce((sum, part) => sum + part.rows, 0)).toBe(rows.length);
        const before = data.previous_stretches.reduce((sum, part) => sum + part.rows, 0);
        expect([wanted, before]).toEqual([wanted, data.from === data.to ? 0 : data.previous.rows]);
        for (const column of report.sums)
          expect(data.lines.reduce((sum, line) => sum + (line.sums[column] ?? 0), 0)).toBe(sums[column]);
      }
      expect(seen).toBeGreaterThan(0);
    },
  );

  test.each(allReports.map((report) => [report.key, report] as const))(
    'N-19 F-07 %s has the same rows to the kyat on screen, as CSV and as Excel',
    async (key, report) => {
      const query = { ...queryOf({ period: 'range' }), per_page: '200' };
      const { data, total } = await md.call('reports.rows', { params: { tab: key }, query });
      expect([total, data.length]).toEqual([counted(key, { period: 'range' }).length, total]);
      const money = report.list.columns
        .filter((column) => column.kind === 'kyat' || report.sums.includes(column.key))
        .map((column) => column.key);
      const shown = data.map((row) => money.map((column) => row[column]));
      expect(await fileOf(report.list.name, 'csv', money)).toEqual(shown);
      expect(await fileOf(report.list.name, 'xlsx', money)).toEqual(shown);
    },
  );

  test('N-19 a line of a grouping opens its rows, and no others', async () => {
    const query = queryOf({ period: 'monthly' });
    for (const report of allReports)
      for (const by of triedGroups(report)) {
        const { data } = await md.call('reports.summary', { params: { tab: report.key }, query: { ...query, by } });
        for (const line of data.lines.slice(0, 3)) {
          const only = `${by}:${line.key ?? ''}`;
          const rows = await md.call('reports.rows', { params: { tab: report.key }, query: { ...query, only } });
          expect([report.key, only, rows.total]).toEqual([report.key, only, line.rows]);
        }
      }
  });

  test('N-19 M-04 a day of a till begins with what the day before it ended with', async () => {
    const query = { ...queryOf({ period: 'range', branch: fixture.branches['YGN']! }), sort: 'day' };
    const { data } = await md.call('reports.rows', { params: { tab: 'daily' }, query });
    const rows = counted('daily', { period: 'range', branch: fixture.branches['YGN']! }).toSorted((one, other) =>
      one.day < other.day ? -1 : 1,
    );
    expect(data.map((row) => [row['day'], row['opening'], row['closing']])).toEqual(
      rows.map((row) => [row.day, row.sums['opening'], row.sums['closing']]),
    );
    expect(data.slice(1).map((row) => row['opening'])).toEqual(data.slice(0, -1).map((row) => row['closing']));
    expect(data.length).toBeGreaterThan(5);
  });

  test('N-19 a month is compared with the month before it, not with as many days', async () => {
    const { data } = await md.call('reports.summary', {
      params: { tab: 'accepted' },
      query: queryOf({ period: 'monthly' }),
    });
    const before = { period: 'monthly' as const, from: addDays(`${day.slice(0, 7)}-01`, -1) };
    const { data: own } = await md.call('reports.summary', { params: { tab: 'accepted' }, query: before });
    expect(own.totals.rows).toBeGreaterThan(0);
    expect([data.previous, data.before]).toEqual([own.totals, { from: own.from, to: own.to }]);
  });

  test('N-19 the rows of each customer stand together where each is asked for', async () => {
    const query = { ...queryOf({ period: 'monthly', customers: 'all_customer' }), per_page: '200' };
    const { data } = await md.call('reports.rows', { params: { tab: 'accepted' }, query });
    const names = data.map((row) => String(row['customer']));
    const turns = names.filter((name, at) => name !== names[at - 1]);
    expect(turns).toEqual([...new Set(names)]);
    expect(turns.length).toBeGreaterThan(1);
  });
});

/** The money of each row of a file. */
async function fileOf(list: string, format: 'csv' | 'xlsx', columns: readonly string[]): Promise<(number | null)[][]> {
  const filters = { from: day, to: addDays(day, 9), customers: 'all' };
  const { data } = await md.call('exports.start', { body: { list, format, columns: [...columns], filters } });
  await exportJob(fixture.app.app.waybill).work({ id: data.id });
  const { rawPayload } = await md.send({ method: 'GET', url: `/api/export/${data.id}/file` });
  if (format === 'csv')
    return rawPayload
      .toString('utf8')
      .split('\r\n')
      .filter(Boolean)
      .slice(1)
      .map((line) => line.split(',').map((text) => (text === '' ? null : Number(text))));
  const cells = readSheet(readZip(rawPayload).get('xl/worksheets/sheet1.xml') as string);
  const rows: (number | null)[][] = [];
  for (const [place, cell] of cells) {
    const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
    if (row === '1') continue;
    (rows[Number(row) - 2] ??= [])[letters.charCodeAt(0) - 65] =
      'number' in cell ? cell.number : cell.text === '' ? null : Number.NaN;
  }
  // Cells at the end of a row that are empty are not written.
  return rows.map((row) => columns.map((_, at) => row[at] ?? null));
}

describe('K-06 what a report is refused', () => {
  const ask = (who: TestClient, tab: string, query: Record<string, string>) =>
    who.try('reports.summary', { params: { tab }, query });

  test('K-06 ten years are refused in words, on the screen and as a file', async () => {
    const { status, body } = await ask(md, 'accepted', { period: 'range', from: '2016-01-01', to: '2026-01-01' });
    expect([status, body.code, body.message]).toEqual([
      422,
      'report_too_long',
      'A report covers at most 366 days. Request one year at a time.',
    ]);
    const file = (filters: object) =>
      md.try('exports.start', { body: { list: 'report_accepted', format: 'csv', columns: ['day'], filters } });
    expect((await file({ from: '2016-01-01', to: '2026-01-01' })).body.code).toBe('report_too_long');
    expect((await file({})).body.code).toBe('report_without_days');
    expect((await ask(md, 'accepted', { period: 'range', from: '2026-01-02', to: '2026-01-01' })).body.code).toBe(
      'report_backwards',
    );
  });

  test('N-19 A-06 nobody sees more branches than they cover, whatever they ask for', async () => {
    const query = queryOf({ period: 'monthly' });
    const all = await manager.call('reports.summary', { params: { tab: 'accepted' }, query });
    const own = counted('accepted', { period: 'monthly', branch: fixture.branches['YGN']! });
    expect(all.data.totals.rows).toBe(own.length);
    expect(own.length).toBeLessThan(counted('accepted', { period: 'monthly' }).length);
    const foreign = { ...query, branch_id: String(fixture.branches['MDY']) };
    expect((await ask(manager, 'accepted', foreign)).body.code).toBe('branch_not_covered');
    // A collection is a choice of those who look after all branches; for others it holds nothing.
    const others = await manager.call('reports.summary', {
      params: { tab: 'accepted' },
      query: { ...query, branch_collection_id: String(collection) },
    });
    expect(others.data.totals.rows).toBe(0);
  });

  test('N-19 a report of money is for whoever may see that money', async () => {
    const staff = await fixture.app.as('staff');
    const today = { period: 'daily' };
    const codes = async (who: TestClient) =>
      Promise.all(
        ['accepted', 'cod', 'bank_statement_fee', 'nothing'].map(async (tab) => (await ask(who, tab, today)).body.code),
      );
    expect(await codes(staff)).toEqual([undefined, 'missing_permission', 'missing_permission', 'not_found']);
    expect(await codes(manager)).toEqual([undefined, undefined, 'missing_permission', 'not_found']);
    const file = await staff.try('exports.start', {
      body: { list: 'report_cod', format: 'csv', columns: ['day'], filters: { from: day, to: day } },
    });
    expect(file.body.code).toBe('missing_permission');
  });

  test('N-19 M-02 whoever counts what couriers hand in does not read who holds what', async () => {
    const query = { ...queryOf({ period: 'yearly' }), by: 'holder' };
    const keys = async (who: TestClient) =>
      (await who.call('reports.summary', { params: { tab: 'cod' }, query })).data.lines.map(({ key }) => key);
    expect(await keys(manager)).toEqual([null]);
    expect(await keys(md)).toContain('courier');
  });
});
