import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { buildApp } from '../../app.ts';
import { bringErasures, newestErasureList, writeErasureList } from '../../backup/erasure-list.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { emptyDatabase } from '../../kernel/testing/database.ts';
import type { SentFile } from '../../kernel/testing/multipart.ts';
import { ParcelFixture, scanId, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';
import { eraseDetails } from './erase-job.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-erasures-'));
let fixture: ParcelFixture;
let ended: MadeParcel;
let running: MadeParcel;
let sent: MadeParcel;
const phone = '09440099001';
const words = { name: 'ဒေါ်နီလာလွင်', street: 'Secret Street', other: 'Other Side', note: 'green gate of Nila' };
const reason = 'asked at the counter with a card';

/** Gives a parcel the person as its receiver or sender. */
const belongs = async ({ id }: MadeParcel, side: 'source' | 'destination') => {
  await fixture.ask(
    `update label set ${side}_name = $2, ${side}_phone = $3, ${side}_street = $4, search_key = search_key || $5 where id = $1`,
    [id, words.name, [phone], words.street, `|${words.name}|${phone}`],
  );
  await fixture.ask(`delete from label_phone where label_id = $1 and side = $2`, [id, side]);
  await fixture.ask(`insert into label_phone (phone, label_id, side) values ($1, $2, $3)`, [phoneKey(phone), id, side]);
};
const deliver = async (parcel: MadeParcel, remark = words.note, picture?: SentFile) => {
  const scan_id = scanId();
  await fixture.step('staff', parcel, {
    status: 'send_to_destination_address',
    to_staff_id: fixture.staff['postman'] as number,
  });
  if (picture)
    expect(await fixture.prove('postman', parcel, { scan_id, kind: 'signature', picture, handed_to: words.name })).toBe(
      'kept',
    );
  await fixture.step('postman', parcel, { status: 'delivered', remark, scan_id });
};
const tools = (eraseMonths = 0) => {
  const { services, db } = fixture.app.app.waybill;
  return { db, services: { ...services, settings: { ...services.settings, eraseMonths } } };
};
const run = (eraseMonths?: number) => eraseDetails(tools(eraseMonths));
const rows = async () => (await (await fixture.as('superadmin')).call('erasures.list', { query: {} })).data;

/** Tables of which some row still has one of these texts. Copies that go within days, and the request itself, do not count. */
const brief = [
  'idempotency',
  'event',
  'api_call',
  'webhook_event',
  'selection',
  'bulk_job',
  'export',
  'message_opt_out',
];
async function tablesWith(texts: readonly string[], where = 'true'): Promise<string[]> {
  const tables = await fixture.ask<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     and table_name <> all($1) order by 1`,
    [[...brief, 'label_entry_archive', 'audit_archive']],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await fixture.ask<{ n: number }>(
      `select count(*)::int as n from ${name} t where t::text ilike any($1) and ${where}`,
      [texts.map((text) => `%${text}%`)],
    );
    if (row?.n) found.push(name);
  }
  return found;
}

beforeAll(async () => {
  fixture = await ParcelFixture.open();
  const made = async () => {
    const parcel = await fixture.parcel({ to: 'YGN' });
    await fixture.step('staff', parcel);
    return parcel;
  };
  [ended, running, sent] = [await made(), await made(), await made()];
  await belongs(ended, 'destination');
  await belongs(running, 'destination');
  await belongs(sent, 'source');
  await fixture.ask(`update label set destination_name = $1 where id = $2`, [words.other, sent.id]);
  await fixture.ask(
    `insert into message (purpose, branch_id, label_id, status, phone, text, due_at, created_at, updated_at)
     select 'by_hand', branch_id, id, 'sent', $1, $2, now(), created_at, created_at from label where id = any($3)`,
    [phone, `Parcel for ${words.name}`, [ended.id, running.id]],
  );
  await fixture.ask(
    `insert into audit (at, room, record_id, record_name, action, before, after, request_id)
     select now(), 'labels', id::text, tracking_code, 'edit', $1, $2, 'x' from label where id = $3`,
    [{ destination_name: words.name, shipping_total: 3000 }, { destination: [{ street: words.street }] }, ended.id],
  );
  const drawn =
    '<svg width="200" height="100"><rect width="200" height="100" fill="white"/><path d="M10 20 L190 50" stroke="black" stroke-width="4"/></svg>';
  const content = await sharp(Buffer.from(drawn)).png().toBuffer();
  const picture = { name: 'sign.png', content };
  await deliver(ended, words.note, picture);
  await deliver(sent, 'left');
  await writeBackup(fixture.app.database.url, path.join(folder, 'old.backup'), { now: new Date() });
});
afterAll(async () => {
  await fixture.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a person asks to be erased', () => {
  test('O-06 A-08 only head office asks, and whoever asks does not confirm', async () => {
    const md = await fixture.as('superadmin');
    for (const name of ['manager', 'owner', 'accountant', 'staff'])
      expect((await (await fixture.as(name)).try('erasures.create', { body: { phone, reason } })).status).toBe(403);
    const { data } = await md.call('erasures.create', { body: { phone, reason } });
    expect(data).toMatchObject({ name: phone, status: 'requested', parcels: 3, erased_rows: 0 });
    expect((await md.try('erasures.confirm', { params: { id: data.id } })).body.code).toBe('second_person_needed');
    expect((await md.try('erasures.create', { body: { phone: '+95 9 440 099 001', reason } })).body.code).toBe(
      'erasure_open',
    );
    await run();
    expect(await tablesWith([words.name])).toContain('label');
  });

  test('O-06 what has ended and is paid loses the details everywhere, the rest waits, and the other side stays', async () => {
    const before = await figures();
    const second = await fixture.as('md');
    const [asked] = await rows();
    await second.call('erasures.confirm', { params: { id: asked?.id ?? 0 } });
    await run();
    const after = await rows();
    expect(after[0]).toMatchObject({ status: 'confirmed', waiting: 1, name: phone });
    expect(after[0]?.erased_rows).toBeGreaterThan(4);
    const texts = [words.name, words.street, phoneKey(phone), words.note];
    const [one] = await fixture.ask(`select * from label where id = ${ended.id}`);
    expect(one).toMatchObject({ destination_name: '–', destination_phone: [], source_erased_at: null });
    for (const table of ['label', 'label_phone', 'label_entry', 'message', 'audit', 'delivery_proof']) {
      const of =
        table === 'audit'
          ? `record_id = '${ended.id}'`
          : table === 'label'
            ? `id = ${ended.id}`
            : `label_id = ${ended.id}`;
      const [left] = await fixture.ask(
        `select count(*)::int as n from ${table} t where ${of} and t::text ilike any($1)`,
        [texts.map((text) => `%${text}%`)],
      );
      expect([table, left]).toEqual([table, { n: 0 }]);
    }
    expect(await fixture.ask(`select 1 from stored_file where room = 'proofs'`)).toEqual([]);
    const [other] = await fixture.ask(`select source_name, destination_name from label where id = ${sent.id}`);
    expect(other).toEqual({ source_name: '–', destination_name: words.other });
    const { data: found } = await second.call('labels.list', { query: { search: words.name } });
    expect(found.map(({ id }) => id)).toEqual([running.id]);
    expect((await second.call('labels.list', { query: { search: words.other } })).data.map(({ id }) => id)).toEqual([
      sent.id,
    ]);
    expect(await figures()).toEqual(before);
    const { data: log } = await second.call('audit.ofRecord', { query: { room: 'labels', id: String(ended.id) } });
    expect(JSON.stringify(log)).toContain('3000');
  });

  test('O-06 when the last parcel has ended nothing of the person is left in any table, and the number is no longer kept', async () => {
    const texts = [words.name, words.street, phoneKey(phone), words.note];
    fixture.app.clock.advance({ minutes: 1 });
    await fixture.ask(
      `insert into message (purpose, branch_id, customer_id, status, phone, text, due_at, created_at, updated_at)
       select 'by_hand', branch_id, id, 'sent', $1, 'Later news', now(), $2, $2 from customer where id = $3`,
      [phone, fixture.app.clock(), await fixture.merchant()],
    );
    await deliver(running);
    fixture.app.clock.advance({ minutes: 1 });
    await run();
    const later = await fixture.ask(`select phone from message where text = 'Later news'`);
    expect(later).toEqual([{ phone }]);
    await fixture.ask(`delete from message where text = 'Later news'`);
    const [done] = await rows();
    expect(done).toMatchObject({ status: 'done', waiting: 0, name: '…001' });
    expect(await tablesWith(texts)).toEqual([]);
    expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
    const { data } = await (await fixture.as('superadmin')).call('audit.list', { query: { room: 'erasures' } });
    expect(data.map(({ action }) => action)).toEqual(['complete', 'confirm', 'create']);
    expect(JSON.stringify(data)).not.toContain(phoneKey(phone));
  });

  test('O-06 a later parcel of the number is not part of the request, and a denied one erases nothing', async () => {
    const later = await fixture.parcel({ to: 'YGN' });
    await fixture.step('staff', later);
    await belongs(later, 'destination');
    await deliver(later);
    await run();
    expect(await tablesWith([words.name])).toEqual(['label']);
    const md = await fixture.as('superadmin');
    const { data } = await md.call('erasures.create', { body: { phone, reason } });
    await md.call('erasures.deny', { params: { id: data.id } });
    await run();
    expect(await tablesWith([words.name])).toContain('label');
    expect((await rows())[0]).toMatchObject({ status: 'denied', name: '…001' });
  });
});

const figures = async () => ({
  labels: await fixture.ask(`select id, shipping_total, cod_amount, price, created_at from label order by id`),
  states: await fixture.ask(`select * from label_state order by label_id`),
  entries: await fixture.ask(
    `select id, label_id, status, viewable, at, staff_id, branch_id from label_entry order by id`,
  ),
  postings: await fixture.ask(`select * from posting order by id`),
});

test('O-06 a backup from before the request is restored, and the request runs again before anybody signs in', async () => {
  await writeErasureList(fixture.app.database.pool, path.join(folder, 'new.backup'));
  const list = newestErasureList(folder);
  expect(list).toContain('phone_hash');
  expect(list).not.toContain(phoneKey(phone));
  const restored = await emptyDatabase();
  try {
    await restoreBackup(restored.pool, restored.url, path.join(folder, 'old.backup'));
    const named = async () =>
      (await restored.pool.query('select id from label where destination_name = $1 order by id', [words.name])).rows;
    expect(await named()).toEqual([{ id: ended.id }, { id: running.id }]);
    expect(await bringErasures(restored.pool, list)).toBe(1);
    expect(await bringErasures(restored.pool, list)).toBe(0);
    const app = await buildApp({
      pool: restored.pool,
      settings: fixture.app.app.waybill.services.settings,
      worksOnJobs: false,
    });
    try {
      await eraseDetails(app.waybill);
      // The other one was still on the road when the backup was written.
      expect(await named()).toEqual([{ id: running.id }]);
    } finally {
      await app.close();
    }
  } finally {
    await restored.drop();
  }
});

test('O-06 rows that are never changed lose their details and nothing else', async () => {
  const refused = /never changed or deleted/;
  const of = `where label_id = ${ended.id}`;
  for (const one of [
    `update label_entry set remark = 'another' ${of}`,
    `update label_entry set status = 'returned', remark = null ${of}`,
    `update label_entry set before = '{}', remark = null ${of} and id = (select max(id) from label_entry ${of})`,
    `update audit set after = '{}' where record_id = '${ended.id}' and action = 'edit'`,
    `update audit set record_name = 'x' where record_id = '${ended.id}'`,
    `update delivery_proof set code_right = true ${of}`,
  ]) {
    await expect(fixture.ask(one), one).rejects.toThrow(refused);
  }
});

test('O-06 details older than the setting go every night: of ended parcels alone, both sides, with one audit line', async () => {
  const old = await fixture.parcel({ to: 'YGN' });
  const unpaid = await fixture.parcel({ merchant: await fixture.merchant(), cod: 40_000, to: 'YGN' });
  for (const parcel of [old, unpaid]) {
    await fixture.step('staff', parcel);
    await belongs(parcel, 'destination');
    await deliver(parcel);
  }
  fixture.app.clock.advance({ days: 200 });
  fixture.people.clear();
  const before = await figures();
  await run(12);
  expect(await tablesWith([words.name])).toContain('label');
  await run(6);
  const left = await fixture.ask(`select id from label where destination_name = $1`, [words.name]);
  expect(left).toEqual([{ id: unpaid.id }]);
  const [one] = await fixture.ask(
    `select source_name, source_phone, destination_phone from label where id = ${old.id}`,
  );
  expect(one).toEqual({ source_name: '–', source_phone: [], destination_phone: [] });
  expect(await figures()).toEqual(before);
  await run(6);
  const { data } = await (
    await fixture.as('superadmin')
  ).call('audit.list', {
    query: { room: 'erasures', action: 'erase_old' } as never,
  });
  expect(data).toHaveLength(1);
});
