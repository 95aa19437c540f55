import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { addDays, businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { postResultOf, statusTableOf } from '@waybill/domain/rooms/mail-post/post-statuses.ts';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { ParcelFixture, type MadeParcel, type ParcelOptions } from '../tracking/testing/parcel-fixture.ts';
import { multipart } from '../../kernel/testing/multipart.ts';

let fixture: ParcelFixture;
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
});
afterAll(() => fixture.close());

let serial = 30_000_000;
const postCode = () => makeTrackingCode('RG', ++serial).slice(0, -2) + postSuffix;

/** Parcels that were handed to the mail post at Yangon, each with its code. */
async function atPost(count: number, more: ParcelOptions = {}) {
  const made = await fixture.parcels(count, { type: 'mm_post', to: 'YGN', merchant, ...more });
  await fixture.scanMany(
    'staff',
    made.map(({ code }) => ({ code })),
  );
  fixture.app.clock.advance({ minutes: 1 });
  const parcels = made.map((parcel) => ({ ...parcel, post: postCode() }));
  await fixture.scanMany(
    'staff',
    parcels.map(({ code, post }) => ({ code, status: 'send_to_mmpost', mp_tracking_code: post })),
  );
  fixture.app.clock.advance({ minutes: 1 });
  return parcels;
}
const accepted = async () => {
  const parcel = await fixture.parcel({ type: 'mm_post', to: 'YGN' });
  await fixture.step('staff', parcel);
  return parcel;
};
const statusOf = async (parcel: MadeParcel) => (await fixture.state(parcel)).status;
const row = async (parcel: MadeParcel, who = 'staff') =>
  (await (await fixture.as(who)).call('mail_post.list', { query: { search: parcel.code } })).data[0];

async function enter(who: string, call: 'deliver' | 'return', id: number, body: object = {}) {
  const answer = await (await fixture.as(who)).try(`mail_post.${call}`, { params: { id }, body });
  return answer.status < 300 ? (answer.body as { data: { status: string } }).data.status : answer.body.code;
}
async function upload(who: string, content: string, name = 'tracking.csv') {
  const form = await multipart({ file: { name, content } });
  const answer = await (await fixture.as(who)).send({ method: 'POST', url: '/api/post-file', ...form });
  return { status: answer.statusCode, body: answer.json() };
}
const sheet = (...lines: readonly (readonly string[])[]) =>
  [['Tracking No', 'Status', 'Date'], ...lines].map((cells) => cells.join(',')).join('\n');

describe('O-11 handing over with two codes', () => {
  test('O-11 one scan takes both codes; the parcel stands at the desk under both, and is found by theirs', async () => {
    const [parcel] = await atPost(1);
    if (!parcel) throw new Error('none');
    expect(await statusOf(parcel)).toBe('send_to_mmpost');
    expect(await row(parcel)).toMatchObject({ tracking_code: parcel.code, mp_tracking_code: parcel.post });
    expect((await fixture.scanMany('staff', [{ code: parcel.post }])).data[0]?.code).toBe('scan_needs_confirmation');
    // Another branch sees nothing of it.
    expect(await row(parcel, 'mdy.staff')).toBeUndefined();
    expect(await enter('mdy.manager', 'deliver', parcel.id)).toBe('not_found');
  });

  test('O-11 a code with a wrong check digit is refused, one of another shape only taken once somebody has confirmed it', async () => {
    const parcel = await accepted();
    const hand = (mp_tracking_code: string, confirmed = false) =>
      fixture.scan('staff', parcel, { status: 'send_to_mmpost', mp_tracking_code, confirmed });
    expect((await hand('RR473124820MM', true)).code).toBe('scan_bad_post_code');
    expect((await hand(parcel.code, true)).code).toBe('scan_bad_post_code');
    expect((await hand('YGN-2026-00412')).code).toBe('scan_odd_post_code');
    expect(await statusOf(parcel)).toBe('accept_from_origin_branch');
    expect((await hand('YGN-2026-00412', true)).result).toBe('applied');
    expect((await row(parcel))?.mp_tracking_code).toBe('YGN202600412');
  });

  test('O-11 a code that another parcel has is refused and names that parcel, also of two at once', async () => {
    const [first] = await atPost(1);
    const second = await accepted();
    const refused = await fixture.scan('staff', second, {
      status: 'send_to_mmpost',
      mp_tracking_code: first?.post ?? '',
    });
    expect([refused.code, refused.kept, refused.message?.includes(first?.code ?? '-')]).toEqual([
      'scan_post_code_taken',
      true,
      true,
    ]);
    const [one, other] = [await accepted(), await accepted()];
    const code = postCode();
    const both = await Promise.all(
      [one, other].map((parcel) => fixture.scan('staff', parcel, { status: 'send_to_mmpost', mp_tracking_code: code })),
    );
    expect(both.map(({ code: why, result }) => why ?? result).toSorted()).toEqual(['applied', 'scan_post_code_taken']);
    // And of two in one request.
    const [third, fourth] = [await accepted(), await accepted()];
    const again = postCode();
    const { data } = await fixture.scanMany(
      'staff',
      [third, fourth].map(({ code: own }) => ({ code: own, status: 'send_to_mmpost', mp_tracking_code: again })),
    );
    expect(data.map(({ code: why }) => why)).toEqual([null, 'scan_post_code_taken']);
  });

  test('O-11 a hand-over that is taken back leaves its code free for the parcel that it belongs to', async () => {
    const wrong = await accepted();
    const code = postCode();
    await fixture.step('staff', wrong, { status: 'send_to_mmpost', mp_tracking_code: code });
    await (
      await fixture.as('staff')
    ).call('tracking.rollback', {
      params: { id: wrong.id },
      body: { entry_id: await fixture.lastEntry(wrong), reason: 'the wrong parcel' },
    });
    expect(await row(wrong)).toBeUndefined();
    const right = await accepted();
    expect((await fixture.scan('staff', right, { status: 'send_to_mmpost', mp_tracking_code: code })).result).toBe(
      'applied',
    );
    expect((await fixture.scanMany('staff', [{ code }])).data[0]?.tracking_code).toBe(right.code);
  });
});

describe('O-11 what the mail post says, entered by hand', () => {
  test('O-11 delivered and returned are entries like scans, with the day that was said, and stand in the audit log', async () => {
    const [sold, back] = await atPost(2);
    if (!sold || !back) throw new Error('none');
    expect(await enter('staff', 'deliver', sold.id, { remark: 'by phone' })).toBe('delivered');
    expect(await enter('staff', 'return', back.id)).toBe('mpost_return_confirmed');
    expect((await fixture.entries(sold)).at(-1)).toMatchObject({ status: 'delivered', viewable: true });
    expect(await enter('staff', 'deliver', sold.id)).toBe('scan_already_done');
    expect(await enter('staff', 'return', sold.id)).toBe('scan_final');
    expect(await enter('staff', 'deliver', sold.id, { on_day: '2099-01-01' })).toBe('post_day_ahead');
    const lines = await fixture.ask<{ action: string; name: string }>(
      "select action, record_name as name from audit where room = 'mail_post' and record_id = any($1) order by id",
      [[String(sold.id), String(back.id)]],
    );
    expect(lines.map(({ action, name }) => [action, name])).toEqual([
      ['deliver', sold.code],
      ['return', back.code],
    ]);
  });

  test('O-11 S-20 a clerk cannot say that COD was delivered, by hand, scan or file; a supervisor can, and even then it is not ready before the mail post has paid', async () => {
    const loose = await fixture.merchant();
    await fixture.ask("update customer set clearance_gate = 'delivered' where id = $1", [loose]);
    const [parcel] = await atPost(1, { cod: 50_000, merchant: loose });
    if (!parcel) throw new Error('none');
    expect(await enter('staff', 'deliver', parcel.id)).toBe('scan_needs_supervisor');
    expect((await fixture.scan('staff', parcel, { status: 'delivered', confirmed: true })).code).toBe(
      'scan_needs_supervisor',
    );
    const { body } = await upload('staff', sheet([parcel.post, 'Delivered', '']));
    expect(body.data.counts).toEqual({ blocked: 1 });
    const staff = await fixture.as('staff');
    const applied = await staff.call('post_files.apply', { params: { id: body.data.id } });
    expect([applied.data.status, applied.data.lines_applied, await statusOf(parcel)]).toEqual([
      'pending',
      0,
      'send_to_mmpost',
    ]);
    const supervisor = await fixture.as('supervisor');
    const done = await supervisor.call('post_files.apply', { params: { id: body.data.id } });
    expect([done.data.status, done.data.lines_applied]).toEqual(['complete', 1]);
    expect(await fixture.state(parcel)).toMatchObject({ status: 'delivered', cod_status: 'process' });
    expect(await fixture.balance('receivable:mmpost')).toBe(50_000);
  });
});

describe('O-11 their tracking file', () => {
  test('O-11 lines are matched, shown, applied once and never twice', async () => {
    const [sold, back, moving, done] = await atPost(4);
    if (!sold || !back || !moving || !done) throw new Error('none');
    await enter('staff', 'deliver', done.id);
    const content = sheet(
      [sold.post, 'Item delivered', formatDate(fixture.app.clock())],
      [back.post, 'Return to sender', ''],
      [moving.post, 'Arrived at Mandalay GPO', ''],
      [done.post, 'Delivered', ''],
      [postCode(), 'Delivered', ''],
      ['RR473124820MM', 'Delivered', ''],
      [sold.post, 'Delivered', ''],
      [moving.post, '???', ''],
    );
    const { status, body } = await upload('staff', content);
    expect([status, body.data.counts]).toEqual([
      201,
      { matched: 2, moving: 1, already: 1, unknown: 1, unreadable: 1, unlisted: 1, repeated: 1 },
    ]);
    expect(await statusOf(sold)).toBe('send_to_mmpost');
    expect((await upload('manager', content, 'again.csv')).body.code).toBe('post_file_twice');
    const staff = await fixture.as('staff');
    const params = { id: body.data.id };
    const both = await Promise.all([
      staff.try('post_files.apply', { params }),
      staff.try('post_files.apply', { params }),
    ]);
    expect(both.map((answer) => String(answer.status)).toSorted()).toEqual(['200', '409']);
    expect([await statusOf(sold), await statusOf(back), await statusOf(moving)]).toEqual([
      'delivered',
      'mpost_return_confirmed',
      'send_to_mmpost',
    ]);
    expect((await fixture.entries(sold)).filter(({ status: one }) => one === 'delivered')).toHaveLength(1);
    const { data } = await staff.call('post_files.lines', {
      query: { post_file_id: String(params.id), verdict: 'applied' },
    });
    expect(data.map(({ tracking_code, result }) => [tracking_code, result])).toEqual([
      [back.code, 'returned'],
      [sold.code, 'delivered'],
    ]);
    expect((await (await fixture.as('mdy.staff')).try('post_files.detail', { params })).status).toBe(404);
  });

  test('O-11 of several events of a parcel the latest by time counts, in any order of rows; where the times do not tell, nothing is done', async () => {
    const [failed, sold, tied, odd] = await atPost(4);
    if (!failed || !sold || !tied || !odd) throw new Error('none');
    const day = formatDate(fixture.app.clock());
    const { body } = await upload(
      'staff',
      sheet(
        [failed.post, 'Unsuccessful delivery', `${day} 11:00`],
        [failed.post, 'Final delivery', `${day} 09:00`],
        [sold.post, 'EMI - Final delivery', `${day} 08:00`],
        [sold.post, 'Arrival at delivery office', `${day} 07:00`],
        [tied.post, 'Delivered', day],
        [tied.post, 'Returned to sender', day],
        [odd.post, 'Delivered', `${day} 08:00`],
        [odd.post, 'Delivery withdrawn', `${day} 09:00`],
      ),
    );
    expect(body.data.counts).toEqual({ moving: 2, repeated: 1, matched: 1, unclear: 3, unlisted: 1 });
    const staff = await fixture.as('staff');
    await staff.call('post_files.apply', { params: { id: body.data.id } });
    expect(await Promise.all([failed, sold, tied, odd].map(statusOf))).toEqual([
      'send_to_mmpost',
      'delivered',
      'send_to_mmpost',
      'send_to_mmpost',
    ]);
  });

  test('O-11 a file of another branch’s parcels finds none of them; one without codes is no tracking file', async () => {
    const [parcel] = await atPost(1);
    const { body } = await upload('mdy.staff', sheet([parcel?.post ?? '', 'Delivered', '']));
    expect(body.data.counts).toEqual({ unknown: 1 });
    expect((await upload('staff', 'Name,Phone\nMa Mya,0979\n')).body.code).toBe('post_file_columns');
  });
});

const results: readonly (readonly [string, string | null])[] = [
  ['Item delivered to addressee', 'delivered'],
  ['Undelivered - addressee absent', 'moving'],
  ['Attempted delivery', 'moving'],
  ['Returned to sender', 'returned'],
  ['Arrived at sorting centre', 'moving'],
  ['Posting/Collection', 'moving'],
  ['Arrival at delivery office', 'moving'],
  ['Unsuccessful delivery', 'moving'],
  ['Delivery refused by addressee', 'moving'],
  ['Final delivery', 'delivered'],
  ['EMI', 'delivered'],
  ['EMI - Final delivery', 'delivered'],
  ['EMG Arrival at delivery office', 'moving'],
  ['EMH: Attempted/Unsuccessful delivery', 'moving'],
  ['EMH Delivered', null],
  ['DELIVERED.', 'delivered'],
  ['Delivered to wrong address', null],
  ['Delivery scheduled', null],
  ['Redelivered', null],
  ['Return receipt signed', null],
  ['Customer returned call', null],
  ['ပို့ပြီးပါပြီ', 'delivered'],
  ['ပေးပို့ပြီး', 'delivered'],
  ['မပို့ရသေးပါ', 'moving'],
  ['ပြန်ပို့', 'returned'],
  ['已妥投', 'delivered'],
  ['未妥投', 'moving'],
  ['退回寄件人', 'returned'],
  ['???', null],
  ['', null],
];

describe('O-11 the table of statuses', () => {
  test('O-11 a new operator knows the events of the Universal Postal Union and the usual statuses, each matched as a whole', async () => {
    const table = statusTableOf(await fixture.ask('select status_text, post_result from post_status'));
    expect(results.map(([text]) => [text, postResultOf(text, table)])).toEqual(results);
    const staff = await fixture.as('staff');
    const { data } = await staff.call('post_statuses.list', { query: { search: 'EMJ' } });
    expect(data).toMatchObject([{ post: 'UPU', status_text: 'EMJ', post_result: 'moving', fixed: true }]);
  });

  test('O-11 a history of events in any order: the latest counts', async () => {
    const [parcel] = await atPost(1);
    const file = readFileSync(new URL('testing/event-history.csv', import.meta.url), 'utf8');
    const day = (ahead: number) => formatDate(addDays(businessDate(fixture.app.clock()), ahead));
    const content = file
      .replaceAll('{C1}', parcel?.post ?? '')
      .replace('25-11-2026', day(-3))
      .replaceAll('26-11-2026', day(-2))
      .replace('27-11-2026', day(-1));
    const { body } = await upload('staff', content);
    expect(body.data.counts).toEqual({ matched: 1, moving: 3 });
  });

  test('O-11 A-08 head office extends the table, with an audit line; a clerk cannot, events of the standard stay, and posts that differ mean nothing', async () => {
    const [parcel] = await atPost(1);
    const file = sheet([parcel?.post ?? '', 'Handed to the neighbour', '']);
    const { body } = await upload('staff', file);
    expect(body.data.counts).toEqual({ unlisted: 1 });
    const [staff, md] = [await fixture.as('staff'), await fixture.as('md')];
    const status = {
      post: 'Thailand Post',
      status_text: 'handed to the NEIGHBOUR.',
      post_result: 'delivered',
    } as const;
    expect((await staff.try('post_statuses.create', { body: status })).body.code).toBe('missing_permission');
    const { data: made } = await md.call('post_statuses.create', { body: status });
    expect((await md.try('post_statuses.create', { body: status })).body.code).toBe('duplicate');
    await staff.call('post_files.void', { params: { id: body.data.id } });
    const again = await upload('staff', file);
    expect(again.body.data.counts).toEqual({ matched: 1 });
    await staff.call('post_files.void', { params: { id: again.body.data.id } });
    const other = { ...status, post: 'Lao Post', post_result: 'returned' } as const;
    await md.call('post_statuses.create', { body: other });
    expect((await upload('staff', file)).body.data.counts).toEqual({ unlisted: 1 });
    await md.call('post_statuses.remove', { params: { id: made.id } });
    const [standard] = (await md.call('post_statuses.list', { query: { search: 'EMH' } })).data;
    expect((await md.try('post_statuses.remove', { params: { id: standard?.id ?? 0 } })).body.code).toBe(
      'post_status_fixed',
    );
    const log = (await md.call('audit.list', { query: { room: 'post_statuses' } })).data;
    expect(log.map(({ action }) => action)).toEqual(['remove', 'create', 'create']);
  });
});
