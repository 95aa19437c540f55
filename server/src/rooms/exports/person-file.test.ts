import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personRowsMax } from '@waybill/domain/rooms/exports/person-file-form.ts';
import { personSheetWords } from '@waybill/contract/rooms/exports/person-file.words.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { readSheet, readZip } from '../../kernel/testing/read-xlsx.ts';
import { openLabelFixture, type LabelFixture } from '../labels/testing/label-fixture.ts';
import { personRegister } from './person-register.sql.ts';
import { findPerson } from './person.queries.ts';

let app: TestApp;
let fixture: LabelFixture;
let md: TestClient;
const person = '09440077001';
const second = '09440077002';
const stranger = '09440077999';
const codes: Record<'received' | 'sent' | 'other', string> = { received: '', sent: '', other: '' };
const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;

beforeAll(async () => {
  app = await startTestApp();
  fixture = await openLabelFixture(app);
  md = await app.as('superadmin');
  const make = async (change: object) =>
    (await fixture.clerk.call('labels.create', { body: fixture.walkin(change) })).data.tracking_code;
  codes.received = await make({
    destination_phone: [person, second],
    destination_name: 'ဒေါ်နီလာ',
    source_name: 'Secret Sender',
    source_phone: [stranger],
  });
  codes.sent = await make({ source_phone: [person], source_name: 'ဒေါ်နီလာ', destination_name: 'Secret Receiver' });
  codes.other = await make({ destination_phone: [stranger], destination_name: 'Somebody Else' });
  await query(
    `insert into message (purpose, branch_id, label_id, status, phone, text, due_at, created_at, updated_at)
    select 'by_hand', l.branch_id, l.id, 'sent', $1, 'For the person', now(), now(), now() from label l where l.tracking_code = $2`,
    [person, codes.received],
  );
});
afterAll(() => app.close());

const reason = 'asked at the counter with her card';
const ask = (phone: string, who = md, locale = 'en') =>
  who.send({
    method: 'POST',
    url: '/api/export/person',
    payload: { phone, reason },
    headers: { 'x-locale': locale },
  });
/** Reads the texts and numbers of each sheet, by its name. */
const sheetsOf = (file: Buffer): Record<string, (string | number)[] | undefined> => {
  const entries = readZip(file);
  const names = [...(entries.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  return Object.fromEntries(
    names.map((name, at) => [
      name,
      [...readSheet(entries.get(`xl/worksheets/sheet${at + 1}.xml`) ?? '').values()].map((cell) =>
        'text' in cell ? cell.text : cell.number,
      ),
    ]),
  );
};
const lines = () =>
  query("select record_name, after from audit where room = 'exports' and record_id = 'person' order by id desc");

describe('data of a person', () => {
  test('A-08 has the parcels of a number however it is written, and nothing about other people', async () => {
    for (const phone of [person, '+95 9 440 077 001', '၀၉-၄၄၀၀၇၇၀၀၁']) {
      const { statusCode, rawPayload } = await ask(phone);
      expect(statusCode).toBe(200);
      const sheets = sheetsOf(rawPayload);
      expect(sheets['Parcels as receiver']).toEqual(expect.arrayContaining([codes.received, 'ဒေါ်နီလာ']));
      expect(sheets['Parcels as sender']).toContain(codes.sent);
      expect(sheets['Steps of the parcels']).toEqual(expect.arrayContaining([codes.received, codes.sent]));
      expect(sheets['Messages']).toContain('For the person');
      const all = JSON.stringify(sheets);
      for (const hidden of [codes.other, stranger, 'Secret Sender', 'Secret Receiver', 'Somebody Else'])
        expect(all).not.toContain(hidden);
    }
    const bySecond = sheetsOf((await ask(second)).rawPayload);
    expect(bySecond['Parcels as receiver']).toContain(codes.received);
    expect(bySecond['Parcels as sender']).toBeUndefined();
  });

  test('speaks the language of the asker, says what is not in it, and names an unknown number', async () => {
    const sheets = sheetsOf((await ask('09440076543', md, 'mm')).rawPayload);
    expect(Object.keys(sheets)).toEqual(['ပါဝင်သည့်အရာများ']);
    const [first] = Object.values(sheets);
    for (const word of Object.values(personSheetWords)) expect(first).toContain(word.mm);
    expect(first?.filter((text) => String(text).startsWith('မပါဝင်ပါ'))).toHaveLength(3);
  });

  test('says that there are more rows than the file has', async () => {
    await query(
      `insert into message (purpose, branch_id, label_id, status, phone, text, due_at, created_at, updated_at)
      select 'by_hand', l.branch_id, l.id, 'sent', $1, 'Row', now(), now(), now() from label l, generate_series(1, $3::int) where l.tracking_code = $2`,
      [second, codes.received, personRowsMax + 1],
    );
    const sheets = sheetsOf((await ask(second)).rawPayload);
    expect(sheets['What is in here']).toContain(`Only the newest ${personRowsMax}: there are more`);
    expect(sheets['Messages']?.filter((text) => text === 'Row')).toHaveLength(personRowsMax);
  });

  test('A-08 leaves a line with the reason and counts, never the number', async () => {
    await ask(person);
    const [line] = await lines();
    expect(line.after).toMatchObject({
      phone: '…001',
      reason,
      sheets: { parcels_received: 1, parcels_sent: 1, messages: 1 },
    });
    expect(JSON.stringify(line)).not.toContain(person.slice(1));
    const { data } = await md.call('audit.list', { query: { room: 'exports', record: 'person' } });
    expect(data[0]).toMatchObject({ record: 'လူတစ်ဦး၏ အချက်အလက်' });
  });

  test('is refused without the permission, to branches that were given it, and to those who do not cover all branches', async () => {
    const before = (await lines()).length;
    for (const name of ['manager', 'owner', 'accountant', 'staff'])
      expect((await ask(person, await app.as(name))).statusCode).toBe(403);
    await query(
      `insert into role_permission (role_slug, permission, position)
      select slug, 'export.person', 1000 from unnest(array['manager', 'region-manager']) slug`,
    );
    expect((await ask(person, await app.as('manager'))).statusCode).toBe(403);
    expect((await ask(person, await app.as('shan.region'))).json().code).toBe('branch_not_covered');
    expect((await lines()).length).toBe(before);
  });

  test('refuses what is not a phone number in words, and a missing reason', async () => {
    const wrong = await ask('12');
    expect([wrong.statusCode, wrong.json().errors.phone[0].message]).toEqual([
      422,
      'Enter a valid phone number (7 to 10 digits after the leading 0).',
    ]);
    const { statusCode } = await md.send({ method: 'POST', url: '/api/export/person', payload: { phone: person } });
    expect(statusCode).toBe(422);
  });

  test('finds a number along an index in every table that holds one', async () => {
    const held = Object.values(personRegister).flatMap(({ table, details }) =>
      details.filter((name) => name.endsWith('phone')).map((name) => [table, name] as const),
    );
    const single = held.filter(([table]) => table !== 'label' && table !== 'call_log');
    expect(single.length).toBeGreaterThan(7);
    const scanned = await app.app.waybill.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const found: string[] = [];
      for (const [table, column] of single) {
        const { rows } = await sql<{
          'QUERY PLAN': string;
        }>`explain select 1 from ${sql.table(table)} where ${sql.ref(column)} = any(${[person]}::text[])`.execute(tx);
        if (!rows.some((row) => row['QUERY PLAN'].includes('Index Cond'))) found.push(`${table}.${column}`);
      }
      return found;
    });
    expect(scanned).toEqual([]);
  });

  test('finds parcels along the index of their numbers, and reads every column that holds a number', async () => {
    const plan = await app.app.waybill.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain select label_id from label_phone where phone = '9440077001' and side = 'source' order by label_id desc limit 10`.execute(
        tx,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/label_phone_(pkey|prefix)/);
    expect((await findPerson(app.app.waybill.db, person, 10)).received).toHaveLength(1);
    const held = new Set(
      Object.values(personRegister).flatMap(({ table, details }) => details.map((name) => `${table}.${name}`)),
    );
    const columns = await query(
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c join pg_class t on t.relname = c.table_name and t.relkind = 'r'
      where c.table_schema = 'public' and c.column_name ~ 'phone' and not exists (select from pg_inherits i where i.inhrelid = t.oid)`,
    );
    expect(
      columns
        .map(({ name }) => name)
        .filter((name) => !held.has(name))
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(ofOthers);
  });
});

/** Numbers that are found through another column, of businesses and gates, of staff, and settings. */
const ofOthers = [
  'branch.phones',
  'company.phones',
  'customer_former_phone.phone',
  'customer_phone.phone',
  'erasure.phone',
  'erasure.phone_end',
  'erasure.phone_hash',
  'expense.vendor_phone',
  'gate_collection.gate_phone',
  'gate_slip.gate_phone',
  'hold_mail.phone_known',
  'label_phone.phone',
  'owner_day_setting.message_phones',
  'payee_request.phone',
  'staff.phones',
];
