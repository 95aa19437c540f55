import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { ParcelFixture, scanId, type MadeParcel } from './testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

describe('S-08 two people on one parcel', () => {
  test('S-08 of two scans that race for a parcel exactly one wins, the other is told who and what', async () => {
    const races = proofSize({ usual: 100, long: 1_000 });
    const parcels = await fixture.parcels(races);
    const [one, two] = [await fixture.as('staff'), await fixture.as('supervisor')];
    const body = (list: readonly MadeParcel[]) => ({
      scans: list.map(({ code }) => ({
        scan_id: scanId(),
        tracking_code: code,
        status: 'accept_from_origin_branch',
        scanned_at: fixture.app.clock().toISOString(),
      })),
    });
    let [won, refused] = [0, 0];
    const cash = await fixture.balance('cash:branch');
    for (let from = 0; from < parcels.length; from += 50) {
      const some = parcels.slice(from, from + 50);
      // The same fifty, forwards and backwards, in one request each; and one by one for a few of them.
      const answers = await Promise.all([
        one.call('tracking.scan', { body: body(some) }),
        two.call('tracking.scan', { body: body(some.toReversed()) }),
        ...some.slice(0, 5).map((parcel) => two.call('tracking.scan', { body: body([parcel]) })),
      ]);
      for (const { data } of answers)
        for (const row of data) {
          if (row.result === 'applied') won++;
          else if (
            row.code === 'scan_already_done' &&
            ['မသီတာ', 'ကိုဇော်မင်း'].includes(String(row.values?.by)) &&
            row.status === 'accept_from_origin_branch'
          )
            refused++;
        }
    }
    expect([won, refused]).toEqual([races, races + races / 10]);
    const [entries] = await fixture.ask<{ n: number }>(
      `select count(*)::int as n from label_entry where status = 'accept_from_origin_branch' and label_id = any($1)`,
      [parcels.map(({ id }) => id)],
    );
    expect([entries?.n, (await fixture.balance('cash:branch')) - cash]).toEqual([races, races * 2_500]);
  }, 600_000);

  test('S-08 of two who take a parcel in at once without naming the step one does, and the other does not send it on', async () => {
    const { YGN, LSO, MDY } = fixture.branches;
    await (
      await fixture.as('superadmin')
    ).call('branch_routes.create', { body: { from_branch_id: YGN, to_branch_id: LSO, hops: [MDY] } });
    const parcels = await fixture.parcels(20, { to: 'LSO' });
    for (const queue of [undefined, 'send'] as const)
      await fixture.scanMany(
        'staff',
        parcels.map(({ code }) => ({ code, ...(queue ? { queue } : {}) })),
      );
    const both = ['mdy.staff', 'mdy.manager'];
    await Promise.all(both.map((who) => fixture.as(who)));
    for (const [queue, becomes] of [
      ['receive', 'arrived_to_forward_branch'],
      ['send', 'send_from_forward_branch'],
    ] as const) {
      const answers = await Promise.all(
        parcels.flatMap((parcel) => both.map((who) => fixture.scan(who, parcel, { queue }))),
      );
      expect(
        answers
          .map(({ result, code, status, values }) => `${code ?? result} ${status} ${String(values?.by ?? '')}`.trim())
          .toSorted(),
      ).toEqual([
        ...Array(20).fill(`applied ${becomes}`),
        ...Array(20).fill(expect.stringMatching(new RegExp(`^scan_already_done ${becomes} .`))),
      ]);
    }
    expect((await Promise.all(parcels.map((parcel) => fixture.entries(parcel)))).map(({ length }) => length)).toEqual(
      Array(20).fill(5),
    );
  });

  test('S-08 the same request sent twice at the same moment is applied once', async () => {
    const parcel = await fixture.parcel();
    const client = await fixture.as('staff');
    const scans = [{ scan_id: scanId(), tracking_code: parcel.code, scanned_at: fixture.app.clock().toISOString() }];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.call('tracking.scan', { body: { scans } })),
    );
    expect([
      answers.filter(({ data }) => data[0]?.result === 'applied').length,
      answers.filter(({ data }) => data[0]?.result === 'already_applied').length,
    ]).toEqual([1, 5]);
    expect(await fixture.entries(parcel)).toHaveLength(2);
  });

  test('S-08 when the ledger cannot post, nothing of that scan stays and the others are applied', async () => {
    const [whole, broken] = (await fixture.parcels(2)) as [MadeParcel, MadeParcel];
    await fixture.ask(`update label set shipping_total = 99 where id = $1`, [broken.id]);
    const { data } = await fixture.scanMany('staff', [{ code: broken.code }, { code: whole.code }]);
    expect(data.map(({ result, code }) => [result, code])).toEqual([
      ['refused', 'internal'],
      ['applied', null],
    ]);
    expect(await fixture.state(broken)).toMatchObject({ status: 'pending', version: 1 });
    expect(await fixture.entries(broken)).toHaveLength(1);
  });

  test('S-07 S-08 when the database goes away in the middle, nobody is told that a scan was refused: sent again, what was written is known and the rest is done', async () => {
    const [first, second] = (await fixture.parcels(2)) as [MadeParcel, MadeParcel];
    await fixture.ask(
      `create function gone() returns trigger language plpgsql as $$ begin raise exception 'the database is shutting down' using errcode = '57P03'; end $$`,
    );
    await fixture.ask(
      `create trigger gone before insert on label_entry for each row when (new.label_id = ${second.id}) execute function gone()`,
    );
    const scans = [first, second].map(({ code }) => ({
      scan_id: scanId(),
      tracking_code: code,
      scanned_at: fixture.app.clock().toISOString(),
    }));
    const send = async () => (await fixture.as('staff')).try('tracking.scan', { body: { scans } });
    expect(await send()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await fixture.ask('drop trigger gone on label_entry');
    const { status, body } = await send();
    expect([status, body.data.map(({ result }: { result: string }) => result)]).toEqual([
      200,
      ['already_applied', 'applied'],
    ]);
  });
});
