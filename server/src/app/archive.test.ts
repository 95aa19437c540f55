import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveJob } from './archive-job.ts';
import { tableSum } from '../backup/stored-tables.ts';
import { isDatabaseAway } from '../kernel/errors.ts';
import { verifyLedger } from '../rooms/ledger/ledger.door.ts';
import { caseDesk } from '../rooms/missing-cases/testing/case-desk.ts';
import { ParcelFixture, type MadeParcel } from '../rooms/tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
let sold: MadeParcel;
let open: MadeParcel;
let lost: MadeParcel;
let begun: string;
const { caseOf, report, give, search, confirm } = caseDesk(() => fixture);

beforeAll(async () => {
  fixture = await ParcelFixture.open();
  begun = fixture.app.clock().toISOString().slice(0, 10);
  const merchant = await fixture.merchant();
  const delivered = async () => {
    const parcel = await fixture.parcel({ to: 'YGN' });
    await fixture.step('staff', parcel);
    await fixture.step('staff', parcel, {
      status: 'send_to_destination_address',
      to_staff_id: fixture.staff['postman'] as number,
    });
    await fixture.step('postman', parcel, { status: 'delivered' });
    return parcel;
  };
  sold = await delivered();
  for (let more = 0; more < 3; more++) await delivered();
  await fixture.ask(
    `insert into label_phone (phone, label_id, side) select '9792223334', id, 'destination' from label`,
  );
  await fixture.ask(`update label set search_key = search_key || '|09792223334'`);
  open = await fixture.parcel({ merchant, cod: 40_000 });
  await fixture.step('staff', open);
  lost = await fixture.parcel({ merchant });
  for (const who of ['staff', 'staff', 'mdy.staff']) await fixture.step(who, lost);
  await report('mdy.manager', lost);
  await search('mdy.staff', await caseOf(lost));
  await give('superadmin', 'waive', (await caseOf(lost)).id, { why: 'ဖုန်းဖြင့် ပြောသည်' });
  await confirm('md', await caseOf(lost));
});
afterAll(() => fixture.close());

const job = () => archiveJob(fixture.app.app.waybill).work({});
const count = async (table: string, where = 'true') =>
  (await fixture.ask<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))[0]?.n ?? 0;
const sums = async () => {
  const client = await fixture.app.database.pool.connect();
  try {
    return await Promise.all(
      ['label_entry', 'label_entry_archive', 'audit', 'audit_archive'].map((table) =>
        tableSum(client, { table, columns: ['id'] }),
      ),
    );
  } finally {
    client.release();
  }
};

const phone = '09792223334';
/** Everything that users see of a parcel: its page, movements, bookings, and public tracking. */
async function seen(parcel: MadeParcel) {
  const md = await fixture.as('md');
  const { data: page } = await md.call('labels.detail', { params: { id: parcel.id } });
  const { data: shipping } = await md.call('tracking.shipping', { params: { id: parcel.id } });
  const { data: found } = await md.call('labels.find', { query: { q: parcel.code } });
  const { data: listed } = await md.call('labels.list', { query: { search: phone } });
  const { data: journals } = await md.call('ledger.journals', { query: { search: parcel.code } });
  const { data: changes } = await md.call('audit.ofRecord', { query: { room: 'tracking', id: String(parcel.id) } });
  const { data: report } = await md.call('reports.rows', {
    params: { tab: 'accepted' },
    query: { period: 'daily', from: begun },
  });
  const { data: done } = await md.call('track_by_date.list', { query: { from: begun, to: begun } });
  return {
    page,
    shipping,
    found,
    listed: listed.map(({ id }) => id),
    journals: journals.map(({ id }) => id),
    changes: changes.map(({ id }) => id),
    report,
    done: done.map(({ id }) => id),
  };
}

test('O-08 what is younger than the retention, or not ended, is not archived', async () => {
  await job();
  expect([await count('label_entry_archive'), await count('audit_archive')]).toEqual([0, 0]);
});

test('O-08 a killed run has archived some parcels whole and others not at all; two servers then archive the rest once', async () => {
  fixture.app.clock.advance({ days: 760 });
  fixture.people.clear();
  const before = await sums();
  const pages = [await seen(sold), await seen(lost)];
  const entries = await count('label_entry');
  const audit = await count('audit');
  await fixture.ask(`
    create function end_it() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); return old; end';
    create trigger a_ends before delete on label_entry for each row when (old.label_id = ${lost.id}) execute function end_it()`);
  await expect(job()).rejects.toSatisfy(isDatabaseAway);
  expect(await sums()).toEqual(before);
  await fixture.ask('drop function end_it() cascade');
  await Promise.all([job(), job()]);
  await job();
  expect([await count('label_entry'), await count('audit')]).toEqual([entries, audit]);
  expect(await count('only label_entry', `label_id in (${sold.id}, ${lost.id})`)).toBe(0);
  expect(await count('only label_entry_archive', `label_id = ${sold.id}`)).toBeGreaterThan(3);
  expect(await count('only audit', "at < now() + interval '1 year'")).toBe(0);
  expect(await count('only label_entry_archive', `label_id = ${open.id}`)).toBe(0);
  // Found by code and phone; its page, money, reports and lists are unchanged.
  const [page] = pages;
  expect([page?.listed.includes(sold.id), page?.journals.length, page?.report.length]).toEqual([true, 1, 6]);
  expect([await seen(sold), await seen(lost)]).toEqual(pages);
  expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
});

test('O-08 what is in the archive is never changed or deleted, nor taken out of the table without being in the archive', async () => {
  const refused = /never changed or deleted/;
  for (const one of [
    'delete from label_entry_archive',
    "update label_entry_archive set remark = 'x'",
    'update label_entry_archive set viewable = true where not viewable',
    `delete from only label_entry where label_id = ${open.id}`,
    "update audit_archive set action = 'x'",
    'delete from audit_archive',
  ])
    await expect(fixture.ask(one)).rejects.toThrow(refused);
  await expect(
    fixture.ask(
      "insert into journal (key, event, at, business_date, entry_id) values ('x', 'x', now(), '2030-01-01', 1e15)",
    ),
  ).rejects.toThrow(/no such entry/);
});

test('O-08 S-09 a missing parcel that is found after two years, its history archived, goes on as any other', async () => {
  const { id } = await caseOf(lost);
  expect(await give('superadmin', 'reopen', id, { reason: 'တွေ့ပြီ' })).toBe('open');
  expect(await give('mdy.manager', 'find', id, {})).toBe('found');
  expect(await fixture.state(lost)).toMatchObject({ status: 'arrived_to_destination_branch', closed_at: null });
  await fixture.step('mdy.staff', lost, { to_staff_id: fixture.staff['mdy.postman'] as number });
  await fixture.step('mdy.postman', lost, { status: 'delivered' });
  const { data } = await (await fixture.as('md')).call('tracking.shipping', { params: { id: lost.id } });
  const history = await fixture.ask<{ id: number }>(`select id from label_entry where label_id = ${lost.id}`);
  expect(data.movements.map((one) => one.id).toSorted((a, b) => a - b)).toEqual(
    history.map((one) => one.id).toSorted((a, b) => a - b),
  );
  expect(await count('only label_entry_archive', `label_id = ${lost.id} and status = 'missing' and not viewable`)).toBe(
    await count('label_entry', `label_id = ${lost.id} and status = 'missing'`),
  );
  expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
});
