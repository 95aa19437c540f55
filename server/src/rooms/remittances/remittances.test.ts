import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import type { RemittanceDetail, RemittanceLineRow } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import { readSheet, readZip } from '../../kernel/testing/read-xlsx.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import type { TestClient } from '../../kernel/testing/app.ts';
import { ClearanceDesk } from '../clearances/testing/clearance-desk.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import type { FixtureLabel, MoneyFixture } from '../ledger/testing/money-fixture.ts';

let desk: ClearanceDesk;
let fixture: MoneyFixture;
let maker: TestClient;
let second: TestClient;
let third: TestClient;
beforeAll(async () => {
  desk = await ClearanceDesk.open();
  fixture = desk.fixture;
  [maker, second, third] = [desk.manager, desk.finance, desk.owner];
});
afterAll(() => desk.close());

let serial = 61_000_000;
interface Posted extends FixtureLabel {
  readonly post: string;
}

/** Parcels that the mail post has carried, and delivered unless told otherwise. */
async function posted(count: number, cod = 50_000, isDelivered = true): Promise<Posted[]> {
  const merchant = await fixture.merchant();
  const labels = await fixture.labels(
    { merchant, payment: 'sender_pay', cod, shipping: 1_000, type: 'mm_post' },
    count,
  );
  const all = labels.map((label) => ({ ...label, post: makeTrackingCode('RG', ++serial).slice(0, -2) + postSuffix }));
  await fixture.app.database.pool.query(
    `insert into post_parcel (label_id, code, handed_at, branch_id)
    select label_id, code, now(), $3 from unnest($1::bigint[], $2::text[]) as x(label_id, code)`,
    [all.map(({ id }) => id), all.map(({ post }) => post), fixture.branches['YGN']],
  );
  if (isDelivered) await fixture.deliver(labels, { mmpost: true });
  return all;
}

async function bring(who: TestClient, lines: string, bank: number, charge = 0, file: string | null = 'november.csv') {
  const answer = await who.send({
    method: 'POST',
    url: '/api/remittance',
    ...(await multipart({
      ...(file === null ? { typed_lines: lines } : { file: { name: file, content: lines } }),
      reference: `MP-${++serial}`,
      paid_on: '2026-11-20',
      bank_amount: bank,
      mmpost_charge: charge,
    })),
  });
  return answer.json() as { data: RemittanceDetail; code?: string; values?: object; errors?: object };
}
const csv = (...lines: [string, string | number][]) =>
  ['Tracking No,COD Amount', ...lines.map(([code, amount]) => `${code},"${amount}"`)].join('\n');
const confirm = (who: TestClient, { id, version }: Pick<RemittanceDetail, 'id' | 'version'>) =>
  who.try('remittances.confirm', { params: { id }, body: { version } });
const linesOf = async ({ id }: Pick<RemittanceDetail, 'id'>): Promise<RemittanceLineRow[]> =>
  (await second.call('remittances.lines', { query: { remittance_id: String(id), per_page: 200 } })).data;
const settle = (who: TestClient, line: RemittanceLineRow | undefined, body: object) =>
  who.try('remittances.settle', {
    params: { id: line?.id ?? 0 },
    body: { note: 'ဖုန်းဖြင့် အတည်ပြုပြီး', parcel_code: null, ...body } as never,
  });
/** Everything that the books say of the mail post is explained, parcel by parcel. */
const broken = () => verifyLedger(fixture.db);

describe('what the mail post pays', () => {
  test('N-27 M-06 F-02 a file is matched by their codes; confirmed by somebody else it is booked once, and what is paid in full goes to the merchants', async () => {
    const [full, short, over] = (await posted(3)) as [Posted, Posted, Posted];
    const [early] = (await posted(1, 70_000, false)) as [Posted];
    const [owed, bank] = [await fixture.balance('receivable:mmpost'), await fixture.balance('bank')];
    const { data } = await bring(
      maker,
      csv(
        [full.post, '၅၀,၀၀၀'],
        [short.post, '45,000 Ks'],
        [over.code, 50_500],
        [full.post, 50_000],
        ['RG999999995MM', 3_000],
        [early.post, 70_000],
        ['Total', 268_500],
      ),
      266_000,
      2_500,
    );
    expect(data).toMatchObject({
      status: 'pending',
      lines_amount: 268_500,
      ready_amount: 50_000,
      counts: { matched: 1, short: 1, over: 1, twice: 1, unknown: 1, early: 1 },
    });
    expect(await fixture.balance('bank')).toBe(bank);
    expect((await confirm(maker, data)).body.code).toBe('second_person_needed');
    expect((await confirm(second, { ...data, version: 9 })).body.code).toBe('remittance_changed');
    const { body } = await confirm(second, data);
    expect(body.data).toMatchObject({ status: 'complete', lines_waiting: 5 });
    expect((await confirm(second, body.data)).body.code).toBe('state_not_allowed');
    expect([
      (await fixture.balance('bank')) - bank,
      await fixture.balance('expense', 'mmpost_charge'),
      owed - (await fixture.balance('receivable:mmpost')),
    ]).toEqual([266_000, 2_500, 268_500]);
    expect([await fixture.codStatus(full), await fixture.codStatus(short), await fixture.codStatus(over)]).toEqual([
      'ready_to_clearance',
      'process',
      'ready_to_clearance',
    ]);
    expect(
      (await linesOf(data)).map(({ verdict, difference, owner }) => [verdict, difference, owner !== null]),
    ).toEqual([
      ['matched', 0, false],
      ['short', -5_000, true],
      ['over', 500, true],
      ['twice', 50_000, true],
      ['unknown', 3_000, true],
      ['early', 70_000, true],
    ]);
    expect(await broken()).toEqual([]);
  });

  test('N-27 the same lines are not taken twice, nor a parcel that was paid before; what is missing is paid later', async () => {
    const [one, two] = (await posted(2)) as [Posted, Posted];
    const first = await bring(maker, csv([one.post, 50_000], [two.post, 20_000]), 70_000);
    const again = await bring(third, `Barcode,Amount\n${one.post},50000\n${two.post},20000.00`, 70_000, 0, 'again.csv');
    expect(again).toMatchObject({ code: 'remittance_twice', values: { number: first.data.number } });
    expect((await confirm(second, first.data)).body.data.status).toBe('complete');
    const rest = await bring(maker, `${one.post} 50,000\n${two.post} 30,000`, 80_000, 0, null);
    expect(rest.data.counts).toEqual({ taken: 1, matched: 1 });
    const [taken] = await linesOf(rest.data);
    const left = await maker.try('remittances.leaveOut', {
      params: { id: rest.data.id },
      body: { line_id: taken!.id },
    });
    expect(left.body.data.counts).toEqual({ left_out: 1, matched: 1 });
    expect((await confirm(second, left.body.data)).body).toMatchObject({
      code: 'remittance_sum',
      values: { lines: 30_000, paid: 80_000 },
    });
    await maker.call('remittances.void', { params: { id: rest.data.id } });
    const right = await bring(maker, `${two.post} 30000`, 29_000, 1_000, null);
    expect((await confirm(second, right.data)).body.data.status).toBe('complete');
    expect(await fixture.codStatus(two)).toBe('ready_to_clearance');
    expect((await linesOf(first.data))[1]).toMatchObject({ ended: 'paid_later', waits: false });
    expect(await broken()).toEqual([]);
  });

  test('M-06 F-02 a difference ends once, with words, by a third person where money is given up; every journal of it leads to the remittance', async () => {
    const [kept, lost, wrong] = (await posted(3)) as [Posted, Posted, Posted];
    const { data } = await bring(
      maker,
      csv([kept.post, 49_000], [lost.post, 0], ['RG999999995MM', 50_000], ['RG888888888MM', 4_000]),
      103_000,
    );
    expect((await confirm(second, data)).body.data.lines_waiting).toBe(4);
    const [charged, missing, unknown, surplus] = await linesOf(data);
    for (const who of [maker, second])
      expect((await settle(who, charged, { end: 'charge' })).body.code).toMatch(
        /second_person_needed|missing_permission/,
      );
    expect((await settle(third, charged, { end: 'paid_back' })).body.code).toBe('state_not_allowed');
    expect((await settle(third, charged, { end: 'charge' })).status).toBe(200);
    expect((await settle(third, charged, { end: 'charge' })).body.code).toBe('state_not_allowed');
    expect((await settle(third, missing, { end: 'written_off' })).status).toBe(200);
    expect((await settle(second, surplus, { end: 'mistake', parcel_code: 'RG999999995MM' })).body.code).toBe(
      'remittance_parcel',
    );
    expect((await settle(maker, unknown, { end: 'mistake', parcel_code: wrong.code })).body.code).toBe(
      'second_person_needed',
    );
    expect((await settle(second, unknown, { end: 'mistake', parcel_code: wrong.code })).status).toBe(200);
    expect((await settle(third, surplus, { end: 'paid_back' })).body.data.lines_waiting).toBe(0);
    for (const label of [kept, lost, wrong]) expect(await fixture.codStatus(label)).toBe('ready_to_clearance');
    expect(await broken()).toEqual([]);
    const keys = [
      `remitted:${data.id}`,
      ...[charged, missing, unknown, surplus].map((line) => `remittance_settled:${line?.id}`),
    ];
    const journals = await fixture.db
      .selectFrom('journal')
      .select('id')
      .where('key', 'in', keys)
      .orderBy('id')
      .execute();
    const led = await Promise.all(journals.map(({ id }) => second.call('ledger.journal', { params: { id } })));
    expect(led.map((one) => [one.data.remittance_id, one.data.remittance_number])).toEqual(
      [1, 2, 3, 4].map(() => [data.id, data.number]),
    );
    const { data: found } = await second.call('ledger.journals', { query: { search: data.number } });
    expect(found.map((row) => [row.id, row.remittance_number])).toEqual(
      journals.map(({ id }) => [id, data.number]).toReversed(),
    );
  });

  test('M-06 two who confirm remittances with the same parcel at once: one books it, the other is told to match again', async () => {
    for (let round = 0; round < proofSize({ usual: 2, long: 50 }); round++) {
      const [one, two] = (await posted(2)) as [Posted, Posted];
      const [left, right] = [
        (await bring(maker, csv([one.post, 50_000]), 50_000)).data,
        (await bring(maker, csv([two.post, 50_000], [one.post, 50_000]), 100_000)).data,
      ];
      const answers = await Promise.all([confirm(second, left), confirm(third, right)]);
      expect(answers.map(({ body }) => body.code ?? 'ok').toSorted()).toEqual(['ok', 'remittance_changed']);
      const same = await bring(maker, csv([one.post, 50_000], [two.post, 50_001]), 100_001);
      const both = await Promise.all([confirm(second, same.data), confirm(third, same.data)]);
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    }
    expect(await broken()).toEqual([]);
  });

  test('N-27 a delivery whose money the mail post has paid is not taken back', async () => {
    const merchant = await fixture.merchant();
    const label = await fixture.label({ merchant, payment: 'sender_pay', cod: 9_000, shipping: 1_000 });
    const post = makeTrackingCode('RG', ++serial).slice(0, -2) + postSuffix;
    await fixture.app.database.pool.query(
      'insert into post_parcel (label_id, code, handed_at, branch_id) values ($1, $2, now(), $3)',
      [label.id, post, fixture.branches['YGN']],
    );
    const entries = await fixture.deliver([label], { mmpost: true });
    const { data } = await bring(maker, csv([post, 4_000]), 4_000);
    await confirm(second, data);
    await expect(fixture.undo(label, entries.get(label.id)!)).rejects.toThrow('handover_confirmed');
    expect(await broken()).toEqual([]);
  });

  test('M-06 a list that says nothing is refused in words, and couriers bring none', async () => {
    expect((await bring(maker, 'Name,Phone\nmm,09', 1)).code).toBe('remittance_columns');
    expect(
      (await bring(maker, 'Barcode,Paid amount,Remitted amount\nRG473124829MM,12000,11500', 1)).errors,
    ).toMatchObject({ amount_column: [{ code: 'amount_columns' }] });
    expect((await bring(maker, '', 1, 0, null)).code).toBe('remittance_empty');
    expect((await bring(await fixture.app.as('postman'), csv(['RG1', 1]), 1)).code).toMatch(/forbidden|permission/);
  });

  test('M-06 a list of hundreds of lines is matched and booked whole', async () => {
    const parcels = await posted(400, 10_000);
    const { data } = await bring(maker, csv(...parcels.map(({ post }): [string, number] => [post, 10_000])), 4_000_000);
    expect(data.counts).toEqual({ matched: 400 });
    expect((await confirm(second, data)).body.data.status).toBe('complete');
    expect(await fixture.codStatus(parcels[399]!)).toBe('ready_to_clearance');
  });
});

test('N-27 the remittance as an Excel file: their lines as numbers with what each comes to, and the sum below them; for its own branches alone', async () => {
  const [one] = (await posted(1)) as [Posted];
  const { data } = await bring(maker, csv([one.post, 45_000]), 44_000, 1_000);
  const url = `/api/remittance/${data.id}/excel`;
  const file = await maker.send({ method: 'GET', url, headers: { 'x-locale': 'en' } });
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="${data.number}.xlsx"`,
  ]);
  const cells = readSheet(readZip(file.rawPayload).get('xl/worksheets/sheet1.xml') as string);
  const valueAt = (at: string) => {
    const cell = cells.get(at);
    return cell && ('number' in cell ? cell.number : cell.text);
  };
  expect(['B2', 'C2', 'D2', 'E2', 'F2', 'G2'].map(valueAt)).toEqual([
    one.post,
    45_000,
    50_000,
    -5_000,
    'Underpaid',
    one.code,
  ]);
  expect(['A4', 'C4', 'A5', 'C5', 'A6', 'C6', 'B8'].map(valueAt)).toEqual([
    'Total of lines',
    45_000,
    'Received at the bank',
    44_000,
    'Myanmar Post charge',
    1_000,
    data.number,
  ]);
  const foreign = await fixture.app.as('mdy.manager');
  expect((await foreign.send({ method: 'GET', url })).statusCode).toBe(404);
});
