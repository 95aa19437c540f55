import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { samples } from '../../kernel/testing/multipart.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { EmoDesk } from '../../rooms/emos/testing/emo-desk.ts';
import { GateDesk } from '../../rooms/gate-collections/testing/gate-desk.ts';
import { endDueHolds } from '../../rooms/tracking/tracking.door.ts';
import { returnUnfetched } from '../../rooms/emos/emos.door.ts';
import { type MadeParcel } from '../../rooms/tracking/testing/parcel-fixture.ts';
import { racingApp } from './racing-client.ts';
import { anyOf, arrivedParcels, type RaceScenes } from './race-world.ts';

/** Races that need days to pass, and therefore run last. */
export const laterRaces: RaceScenes = {
  holds: async (world) => {
    const { as, fixture, testApp } = world;
    const [one, two] = (await arrivedParcels(world, 2, { payment: 'sender_pay' })) as [MadeParcel, MadeParcel];
    const clerk = await as('mdy.staff');
    const until = (days: number) => addDays(businessDate(fixture.app.clock()), days);
    const keep = async ({ code }: MadeParcel) =>
      (
        await clerk.call('hold_mails.create', {
          body: {
            tracking_code: code,
            hold_until: until(8),
            requester_name: 'Receiver',
            requester_phone: '09791112223',
            remark: null,
          },
        })
      ).data.id;
    const first = await keep(one);
    await clerk.call('hold_mails.extend', { params: { id: first }, body: { hold_until: until(9) } });
    await clerk.call('hold_mails.release', { params: { id: first } });
    const second = await keep(two);
    fixture.app.clock.advance({ days: 9 });
    await endDueHolds(testApp.app.waybill.db, fixture.app.clock());
    fixture.people.clear();
    await (await as('mdy.staff')).call('hold_mails.collect', { params: { id: second } });
  },
  orders: async ({ testApp, races, as, fixture }) => {
    const desk = await EmoDesk.open(racingApp(testApp, races));
    const md = await as('md');
    const limit = async (limit: number | null) => {
      for (const outflow_kind of ['emo_payout', 'emo_refund'])
        await md.call('outflows.saveLimit', { body: { outflow_kind, role: null, limit } });
    };
    const order = await desk.taken();
    await limit(50_000);
    await desk.pay('mdy.staff', order);
    await desk.give('mdy.manager', 'approve', order.id);
    await limit(900_000);
    const back = await desk.taken();
    desk.later(31);
    await returnUnfetched(testApp.app.waybill);
    await desk.give('supervisor', 'refund', back.id, { card_nrc: back.sender, reason: 'x' });
    fixture.people.clear();
  },
  gates: async (world) => {
    const { fixture, as, ask } = world;
    const desk = await GateDesk.open(fixture);
    const [manager, owner, accountant] = [await as('manager'), await as('owner'), await as('accountant')];
    const handed = await desk.handed([30_000, 20_000, 9_000]);
    const { body } = await desk.make(handed.slip, 500);
    const [first, second] = await desk.lines(body.data);
    await accountant.try('gate_collections.setLine', {
      params: { id: body.data.id },
      body: { line_id: first?.id, gate_charge: 600, paid_amount: 25_000 },
    });
    await accountant.try('gate_collections.leaveOut', {
      params: { id: body.data.id },
      body: { line_ids: [second?.id] },
    });
    const now = (await accountant.call('gate_collections.detail', { params: { id: body.data.id } })).data;
    await desk.count('owner', now, now.to_pay);
    const [short] = (await desk.lines(now)).filter(({ owner }) => owner !== null);
    await anyOf(world, ['manager', 'superadmin'], 'gate_collections.settle', {
      params: { id: short?.id },
      body: { end: 'brought', note: 'x' },
    });
    await accountant.call('gate_collections.excel', { params: { id: now.id } });
    await as('md').then((md) =>
      md.call('outflows.saveLimit', { body: { outflow_kind: 'gate_charge', role: null, limit: 1 } }),
    );
    const dear = await desk.make((await desk.handed([70_000])).slip, 60_000);
    await owner.call('gate_collections.approve', {
      params: { id: dear.body.data.id },
      body: { version: dear.body.data.version },
    });
    const other = await desk.handed([9_000]);
    const { body: undone } = await desk.make(other.slip);
    await accountant.try('gate_collections.void', { params: { id: undone.data.id }, body: { reason: 'x' } });
    const late = await desk.handed([0], { confirmed: false });
    const [line] = await ask<{ id: number }>('select max(id) as id from gate_slip_parcel where gate_slip_id = $1', [
      late.slip,
    ]);
    const params = { id: late.slip };
    await manager.call('gate_slips.enter_count', { params, body: { gate_count: 2, signed_by: 'Ko Htay' } });
    await manager.call('gate_slips.own', { params });
    await owner.call('gate_slips.settle', { params, body: { case_note: 'x' } });
    const { data: bare } = await (
      await as('staff')
    ).call('gate_slips.create', {
      body: {
        gate_name: 'Race',
        gate_phone: '0979111999',
        slip_number: 'R-1',
        departs_at: fixture.app.clock().toISOString(),
      },
    });
    await (
      await as('staff')
    ).call('gate_slips.add_photo', {
      params: { id: bare.id },
      body: { slip_photo: new UploadedFile('slip.png', samples.png) },
    });
    fixture.nextDay();
    for (let day = 0; day < 12; day += 1) fixture.nextDay();
    await anyOf(world, ['supervisor', 'manager'], 'gate_slips.confirm_late', {
      params: { id: line?.id },
      body: { late_reason: 'x' },
    });
  },
};
