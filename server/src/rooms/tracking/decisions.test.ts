import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ParcelHouse, scanId, type MadeParcel, type ParcelAsked } from './testing/parcel-house.ts';
import { returnAnswerJob } from './tracking.door.ts';

let house: ParcelHouse;
let merchant: number;
beforeAll(async () => {
  house = await ParcelHouse.open();
  merchant = await house.merchant(2);
});
afterAll(() => house.close());

const courier = (name: string) => ({ to_staff_id: house.staff[name] as number });

/** A parcel that lies at Mandalay, or is with its postman. */
async function inMandalay(asked: ParcelAsked = {}, { out = false } = {}): Promise<MadeParcel> {
  const parcel = await house.parcel({ merchant, ...asked });
  await house.step('staff', parcel);
  await house.step('staff', parcel);
  await house.step('mdy.staff', parcel);
  if (out) await house.step('mdy.staff', parcel, courier('mdy.postman'));
  return parcel;
}

const settled = ({ version: _, entry_id: __, ...state }: Record<string, unknown>) => state;

describe('S-06 rollback', () => {
  test('S-06 taking back the last step restores exactly what was, keeps the history, and undoes the money', async () => {
    const parcel = await inMandalay({ cod: 40_000 }, { out: true });
    const [before, cash] = [await house.state(parcel), await house.balance('cash:courier')];
    await house.step('mdy.postman', parcel, { status: 'delivered' });
    expect([(await house.balance('cash:courier')) - cash, (await house.state(parcel)).cod_status]).toEqual([
      40_000,
      'process',
    ]);
    const { data } = await (
      await house.as('mdy.postman')
    ).call('tracking.rollback', {
      params: { id: parcel.id },
      body: { entry_id: await house.lastEntry(parcel), reason: 'ပါဆယ်မှား' },
    });
    const after = await house.state(parcel);
    expect(settled(after)).toEqual(settled(before));
    expect([after.entry_id, await house.balance('cash:courier')]).toEqual([before.entry_id, cash]);
    expect(
      data.movements
        .slice(-2)
        .map(({ status, viewable, undone_by, undoes_id, reason }) => [
          status,
          viewable,
          undone_by !== null,
          undoes_id !== null,
          reason,
        ]),
    ).toEqual([
      ['delivered', false, true, false, null],
      ['rollback', false, false, true, 'ပါဆယ်မှား'],
    ]);
    const [unbalanced] = await house.ask<{ n: number }>(
      'select count(*)::int as n from (select journal_id from posting group by journal_id having sum(amount) <> 0) x',
    );
    expect(unbalanced?.n).toBe(0);
    expect(await house.step('mdy.postman', parcel)).toMatchObject({ status: 'delivered' });
  });

  test('S-06 step by step back to the counter, each by its own branch', async () => {
    const parcel = await inMandalay({ merchant: null });
    const cash = await house.balance('cash:branch');
    const back = async (who: string) =>
      (
        await (
          await house.as(who)
        ).try('tracking.rollback', {
          params: { id: parcel.id },
          body: { entry_id: await house.lastEntry(parcel), reason: 'x' },
        })
      ).body;
    expect((await back('staff')).code).toBe('rollback_other_branch');
    expect((await back('mdy.manager')).data.status).toBe('send_to_destination_branch');
    expect((await back('supervisor')).data.status).toBe('accept_from_origin_branch');
    expect((await back('supervisor')).data.status).toBe('pending');
    expect((await back('supervisor')).code).toBe('rollback_nothing');
    expect(cash - (await house.balance('cash:branch'))).toBe(2_500);
    expect(await house.state(parcel)).toMatchObject({ accepted_at: null, status: 'pending', rollup: 'process' });
  });

  test('S-06 one’s own scan within fifteen minutes by anyone, later by a supervisor', async () => {
    const parcel = await inMandalay();
    house.app.clock.advance({ minutes: 15 });
    const back = async (who: string) =>
      await (
        await house.as(who)
      ).try('tracking.rollback', {
        params: { id: parcel.id },
        body: { entry_id: await house.lastEntry(parcel), reason: 'x' },
      });
    expect((await back('mdy.staff')).body).toMatchObject({
      code: 'rollback_too_late',
      message: 'More than 15 minutes have passed. Ask your supervisor.',
    });
    expect((await back('mdy.manager')).status).toBe(200);
  });

  test('S-06 an inferred step is taken back by itself, after the step that showed it', async () => {
    const parcel = await house.parcel();
    await house.step('staff', parcel);
    await house.step('mdy.staff', parcel);
    const boss = await house.as('superadmin');
    const back = async () =>
      (
        await boss.call('tracking.rollback', {
          params: { id: parcel.id },
          body: { entry_id: await house.lastEntry(parcel), reason: 'x' },
        })
      ).data.status;
    expect([await back(), await back()]).toEqual(['send_to_destination_branch', 'accept_from_origin_branch']);
  });

  test('S-06 the database refuses to rewrite an entry', async () => {
    const parcel = await inMandalay();
    await expect(
      house.ask(`update label_entry set status = 'delivered' where label_id = $1`, [parcel.id]),
    ).rejects.toThrow('never changed');
    await expect(house.ask('delete from label_entry where label_id = $1', [parcel.id])).rejects.toThrow(
      'never changed',
    );
  });
});

describe('S-05 the approval of a return', () => {
  test('S-05 none of it moves the current status; a sender who wants another attempt gets one', async () => {
    const parcel = await inMandalay({}, { out: true });
    const calls = await house.as('callcenter');
    expect(
      (await calls.try('tracking.raiseReturn', { params: { id: parcel.id }, body: { reason: 'uncontactable' } }))
        .status,
    ).toBe(200);
    const { data } = await calls.call('tracking.askReturn', { params: { id: parcel.id }, body: {} });
    expect([data.status, data.return_step, data.return_due !== null]).toEqual([
      'send_to_destination_address',
      'pending_return_confirm',
      true,
    ]);
    const again = await calls.call('tracking.againReturn', { params: { id: parcel.id }, body: { remark: 'ညနေမှ ပို့ပါ' } });
    expect([again.data.return_step, again.data.max_attempts]).toEqual([null, 2]);
    expect(again.data.movements.slice(-3).map(({ status, viewable }) => [status, viewable])).toEqual([
      ['pending_return', false],
      ['pending_return_confirm', false],
      ['rollback', false],
    ]);
  });

  test('S-05 a sender who says nothing for twenty-four hours agrees', async () => {
    const silent = await inMandalay();
    const desk = await house.as('mdy.staff');
    const job = returnAnswerJob(house.app.app.waybill);
    await desk.call('tracking.raiseReturn', { params: { id: silent.id }, body: { reason: 'refused' } });
    await desk.call('tracking.askReturn', { params: { id: silent.id }, body: {} });
    // Everybody is signed out by then and signs in again.
    house.app.clock.advance({ hours: 23 });
    house.people.clear();
    await job.work(null);
    expect((await house.state(silent)).return_step).toBe('pending_return_confirm');
    house.app.clock.advance({ hours: 1 });
    await job.work(null);
    expect(await house.state(silent)).toMatchObject({
      return_step: 'schedule_return',
      shipping_type: 'return',
      status: 'arrived_to_destination_branch',
    });
    await job.work(null);
    expect((await house.entries(silent)).filter(({ status }) => status === 'schedule_return')).toHaveLength(1);
    const [line] = await house.ask<{ action: string; staff_id: number | null }>(
      `select action, staff_id from audit where room = 'labels' and record_id = $1 order by id desc limit 1`,
      [String(silent.id)],
    );
    expect(line).toEqual({ action: 'agree_return', staff_id: null });
  });

  test('S-05 two attempts are this merchant’s', async () => {
    expect((await house.state(await inMandalay())).max_attempts).toBe(2);
  });
});

describe('S-09 rejected, missing, found', () => {
  test('S-09 a branch asks for a rejection; it is kept, or rejected for good', async () => {
    const [kept, gone] = (await house.parcels(2, { cod: 9_000, merchant })) as [MadeParcel, MadeParcel];
    const [desk, boss] = [await house.as('staff'), await house.as('supervisor')];
    for (const parcel of [kept, gone])
      expect(
        (await desk.call('tracking.reject', { params: { id: parcel.id }, body: { reason: 'ခွင့်မပြုသည့်ပစ္စည်း' } })).data
          .status,
      ).toBe('pending_reject');
    expect((await desk.try('tracking.agreeReject', { params: { id: gone.id }, body: {} })).body.code).toBe(
      'missing_permission',
    );
    expect((await boss.call('tracking.keep', { params: { id: kept.id }, body: { remark: null } })).data.status).toBe(
      'pending',
    );
    expect((await boss.call('tracking.agreeReject', { params: { id: gone.id }, body: {} })).data.status).toBe('reject');
    expect(await house.state(gone)).toMatchObject({ cod_status: 'cancel', rollup: 'returned' });
    expect(await house.scan('staff', gone)).toMatchObject({ code: 'scan_final' });
    expect(await house.step('staff', kept)).toMatchObject({ status: 'accept_from_origin_branch' });
    expect((await desk.try('tracking.reject', { params: { id: kept.id }, body: { reason: 'x' } })).body.code).toBe(
      'state_not_allowed',
    );
  });

  test('S-09 missing from any place in custody, found again where it was', async () => {
    const parcel = await inMandalay({ cod: 9_000 }, { out: true });
    const before = await house.state(parcel);
    const boss = await house.as('mdy.manager');
    await boss.call('tracking.missing', { params: { id: parcel.id }, body: { reason: 'ဆိုင်ကယ်ပေါ်မှ ကျ' } });
    expect(await house.state(parcel)).toMatchObject({
      status: 'missing',
      cod_status: 'cancel',
      previous: 'send_to_destination_address',
    });
    expect(await house.scan('mdy.postman', parcel)).toMatchObject({ code: 'scan_missing', values: { by: 'ဦးတင်လှိုင်' } });
    expect(
      (
        await boss.try('tracking.rollback', {
          params: { id: parcel.id },
          body: { entry_id: await house.lastEntry(parcel), reason: 'x' },
        })
      ).body.code,
    ).toBe('rollback_decided');
    await boss.call('tracking.found', { params: { id: parcel.id }, body: { remark: null } });
    expect(settled(await house.state(parcel))).toEqual(settled(before));
    expect((await boss.try('tracking.found', { params: { id: parcel.id }, body: {} })).body.code).toBe('not_missing');
  });

  test('S-09 a lost parcel is closed with what the sender gets for it', async () => {
    const parcel = await inMandalay({ cod: 9_000 });
    const boss = await house.as('mdy.manager');
    expect(
      (await boss.try('tracking.compensate', { params: { id: parcel.id }, body: { compensation_fee: 8_000 } })).body
        .code,
    ).toBe('not_missing');
    await boss.call('tracking.missing', { params: { id: parcel.id }, body: { reason: 'x' } });
    const debt = await house.balance('payable:merchant');
    const { data } = await boss.call('tracking.compensate', {
      params: { id: parcel.id },
      body: { compensation_fee: 8_000, remark: null },
    });
    expect([data.status, data.cod_status, data.steps, debt - (await house.balance('payable:merchant'))]).toEqual([
      'missing',
      'cancel',
      [],
      8_000,
    ]);
    for (const call of ['tracking.found', 'tracking.compensate'] as const)
      expect(
        (await boss.try(call, { params: { id: parcel.id }, body: { compensation_fee: 1 } })).status,
      ).toBeGreaterThanOrEqual(400);
    expect(await house.scan('mdy.staff', parcel)).toMatchObject({ result: 'refused', code: 'scan_final' });
  });
});

describe('N-12 where a parcel stands', () => {
  test('N-12 type, progress along its sequence, whose turn it is, and what may be done', async () => {
    const parcel = await inMandalay();
    const { data } = await (await house.as('mdy.staff')).call('tracking.shipping', { params: { id: parcel.id } });
    expect(data.progress.map(({ status, state }) => [status, state])).toEqual([
      ['pending', 'done'],
      ['accept_from_origin_branch', 'done'],
      ['send_to_destination_branch', 'done'],
      ['arrived_to_destination_branch', 'current'],
      ['send_to_destination_address', 'ahead'],
      ['delivered', 'ahead'],
    ]);
    expect([data.next, data.next_branch?.code, data.queue]).toEqual(['send_to_destination_address', 'MDY', 'deliver']);
    expect(data.steps).toEqual([
      { status: 'send_to_destination_address', blocked: null, confirm: false, needs: ['courier'], usual: true },
      { status: 'delivered', blocked: null, confirm: false, needs: [], usual: false },
      {
        status: 'sendback_to_origin_branch',
        blocked: 'scan_return_not_approved',
        confirm: false,
        needs: [],
        usual: false,
      },
    ]);
    expect(data.actions).toEqual([
      { command: 'rollback', blocked: null },
      { command: 'redirect', blocked: 'missing_permission' },
      { command: 'missing', blocked: 'missing_permission' },
      { command: 'return_raise', blocked: null },
    ]);
  });

  test('N-12 the origin branch sees it too, and hears that it is not its turn', async () => {
    const parcel = await inMandalay();
    const { data } = await (await house.as('staff')).call('tracking.shipping', { params: { id: parcel.id } });
    expect(data.steps[0]).toMatchObject({ status: 'send_to_destination_address', blocked: 'scan_wrong_branch' });
    expect(data.actions[0]).toEqual({ command: 'rollback', blocked: 'rollback_other_branch' });
  });

  test('A-06 people of the street see what they hold themselves and nothing else of their branch', async () => {
    const [mine, other] = [await inMandalay({}, { out: true }), await inMandalay()];
    const postman = await house.as('mdy.postman');
    const see = async (parcel: MadeParcel) =>
      (await postman.try('tracking.shipping', { params: { id: parcel.id } })).status;
    expect([await see(mine), await see(other)]).toEqual([200, 404]);
    await house.ask(`update label set destination_no = '12', destination_street = '30 လမ်း' where id = $1`, [mine.id]);
    const out = (await postman.call('tracking.parcels', { query: { queue: 'out', per_page: '200' } })).data;
    expect(out.find(({ id }) => id === mine.id)).toMatchObject({ destination_address: '12၊ 30 လမ်း' });
    expect((await postman.call('tracking.count', {})).data.deliver).toBe(0);
  });
});

describe('N-14 the branch’s work', () => {
  test('N-14 a parcel is in the queue of the branch that must act next, and in no other', async () => {
    const parcel = await house.parcel({ merchant });
    const queues = ['accept', 'send', 'receive', 'deliver', 'out', 'return', 'missing'];
    const where = async () => {
      const found: string[] = [];
      for (const who of ['supervisor', 'mdy.manager'])
        for (const queue of queues) {
          const { data } = await (
            await house.as(who)
          ).call('tracking.parcels', { query: { queue, per_page: '200', sort: '-status_at' } });
          if (data.some(({ id }) => id === parcel.id)) found.push(`${who} ${queue}`);
        }
      return found.join();
    };
    const seen = [await where()];
    for (const [who, said] of [
      ['staff', {}],
      ['staff', {}],
      ['mdy.staff', {}],
      ['mdy.staff', courier('mdy.postman')],
      ['mdy.postman', { status: 'sendback_to_destination_branch', reason: 'not_home' }],
      ['mdy.staff', {}],
    ] as const) {
      await house.step(who, parcel, said);
      seen.push(await where());
    }
    await (
      await house.as('mdy.staff')
    ).call('tracking.raiseReturn', { params: { id: parcel.id }, body: { reason: 'refused' } });
    seen.push(await where());
    await (
      await house.as('mdy.manager')
    ).call('tracking.missing', { params: { id: parcel.id }, body: { reason: 'x' } });
    seen.push(await where());
    expect(seen).toEqual([
      'supervisor accept',
      'supervisor send',
      'mdy.manager receive',
      'mdy.manager deliver',
      'mdy.manager out',
      'mdy.manager out',
      'mdy.manager deliver',
      'mdy.manager return',
      'mdy.manager missing',
    ]);
  });

  test('N-14 the numbers of the tabs are those of their lists', async () => {
    const boss = await house.as('mdy.manager');
    const { data } = await boss.call('tracking.count', {});
    for (const [queue, n] of Object.entries(data))
      expect([queue, (await boss.call('tracking.parcels', { query: { queue } })).total]).toEqual([queue, n]);
  });
});

describe('N-15 many codes at once', () => {
  test('N-15 one row a code, in the order asked; unknown and foreign look the same', async () => {
    const [mine, foreign] = [await inMandalay(), await house.parcel({ from: 'NPT', to: 'TGI' })];
    const { data } = await (
      await house.as('staff')
    ).call('tracking.track', {
      body: { codes: [mine.code.toLowerCase(), foreign.code, 'EX999999995XM', 'nonsense', mine.code] },
    });
    expect(data.map(({ found, status, holder_branch, next }) => [found, status, holder_branch?.code, next])).toEqual([
      [true, 'arrived_to_destination_branch', 'MDY', 'send_to_destination_address'],
      [false, null, undefined, null],
      [false, null, undefined, null],
      [false, null, undefined, null],
      [true, 'arrived_to_destination_branch', 'MDY', 'send_to_destination_address'],
    ]);
    expect({ ...data[1], code: '' }).toEqual({ ...data[2], code: '' });
  });
});

describe('S-08 two people on one parcel', () => {
  test('S-08 a thousand races of two scans: exactly one wins each, the other is told who and what', async () => {
    const parcels = await house.parcels(1_000);
    const [one, two] = [await house.as('staff'), await house.as('supervisor')];
    const body = (list: readonly MadeParcel[]) => ({
      scans: list.map(({ code }) => ({
        scan_id: scanId(),
        tracking_code: code,
        status: 'accept_from_origin_branch',
        scanned_at: house.app.clock().toISOString(),
      })),
    });
    let [won, told] = [0, 0];
    const cash = await house.balance('cash:branch');
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
            told++;
        }
    }
    expect([won, told]).toEqual([1_000, 1_100]);
    const [entries] = await house.ask<{ n: number }>(
      `select count(*)::int as n from label_entry where status = 'accept_from_origin_branch' and label_id = any($1)`,
      [parcels.map(({ id }) => id)],
    );
    expect([entries?.n, (await house.balance('cash:branch')) - cash]).toEqual([1_000, 2_500_000]);
  }, 120_000);

  test('S-08 the same request sent twice at the same moment is applied once', async () => {
    const parcel = await house.parcel();
    const client = await house.as('staff');
    const scans = [{ scan_id: scanId(), tracking_code: parcel.code, scanned_at: house.app.clock().toISOString() }];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.call('tracking.scan', { body: { scans } })),
    );
    expect([
      answers.filter(({ data }) => data[0]?.result === 'applied').length,
      answers.filter(({ data }) => data[0]?.result === 'already_applied').length,
    ]).toEqual([1, 5]);
    expect(await house.entries(parcel)).toHaveLength(2);
  });

  test('S-08 when the ledger cannot post, nothing of that scan stays and the others are applied', async () => {
    const [whole, broken] = (await house.parcels(2)) as [MadeParcel, MadeParcel];
    await house.ask(`update label set shipping_total = 99 where id = $1`, [broken.id]);
    const { data } = await house.scanMany('staff', [{ code: broken.code }, { code: whole.code }]);
    expect(data.map(({ result, code }) => [result, code])).toEqual([
      ['refused', 'internal'],
      ['applied', null],
    ]);
    expect(await house.state(broken)).toMatchObject({ status: 'pending', version: 1 });
    expect(await house.entries(broken)).toHaveLength(1);
  });

  test('S-07 S-08 when the database goes away in the middle, nobody is told that a scan was refused: sent again, what was written is known and the rest is done', async () => {
    const [first, second] = (await house.parcels(2)) as [MadeParcel, MadeParcel];
    await house.ask(
      `create function gone() returns trigger language plpgsql as $$ begin raise exception 'the database is shutting down' using errcode = '57P03'; end $$`,
    );
    await house.ask(
      `create trigger gone before insert on label_entry for each row when (new.label_id = ${second.id}) execute function gone()`,
    );
    const scans = [first, second].map(({ code }) => ({
      scan_id: scanId(),
      tracking_code: code,
      scanned_at: house.app.clock().toISOString(),
    }));
    const send = async () => (await house.as('staff')).try('tracking.scan', { body: { scans } });
    expect(await send()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await house.ask('drop trigger gone on label_entry');
    const { status, body } = await send();
    expect([status, body.data.map(({ result }: { result: string }) => result)]).toEqual([
      200,
      ['already_applied', 'applied'],
    ]);
  });
});
