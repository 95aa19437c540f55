import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { makeTrackingCode, postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { type MadeParcel } from '../../rooms/tracking/testing/parcel-fixture.ts';
import { arrivedParcels, scansOf, type RaceScenes } from './race-world.ts';

/** Decisions about parcels and handovers of them: each parcel is first brought into the state in which the command is given. */
export const parcelRaces: RaceScenes = {
  decisions: async (world) => {
    const { as, fixture, branches } = world;
    const [clerk, boss] = [await as('staff'), await as('supervisor')];
    const [kept, gone, moved, back] = (await fixture.parcels(4, {
      cod: 9_000,
      merchant: await fixture.merchant(),
    })) as [MadeParcel, MadeParcel, MadeParcel, MadeParcel];
    for (const { id } of [kept, gone]) await clerk.call('tracking.reject', { params: { id }, body: { reason: 'x' } });
    await boss.call('tracking.keep', { params: { id: kept.id }, body: { remark: null } });
    await boss.call('tracking.agreeReject', { params: { id: gone.id }, body: {} });
    await clerk.call('labels.accept', { params: { id: moved.id } });
    await fixture.step('staff', back);
    await boss.call('tracking.rollback', {
      params: { id: back.id },
      body: { entry_id: await fixture.lastEntry(back), reason: 'x' },
    });
    const [lost, called, away] = (await arrivedParcels(world, 3)) as [MadeParcel, MadeParcel, MadeParcel];
    const lead = await as('mdy.manager');
    await lead.call('tracking.missing', { params: { id: lost.id }, body: { reason: 'x' } });
    await lead.call('tracking.found', { params: { id: lost.id }, body: { remark: null } });
    await lead.call('tracking.redirect', {
      params: { id: away.id },
      body: { deliver_branch_id: branches['NPT'], reason: 'x', fee: 700 },
    });
    await lead.call('tracking.recall', {
      params: { id: called.id },
      body: { requester_name: 'Sender', requester_phone: '09791112223', reason: 'x', version: null },
    });
  },
  questions: async (world) => {
    const { as, fixture, staff } = world;
    const [parcel] = (await arrivedParcels(world, 1, { cod: 9_000, merchant: await fixture.merchant() })) as [
      MadeParcel,
    ];
    const params = { id: parcel.id };
    await fixture.step('mdy.staff', parcel, {
      status: 'send_to_destination_address',
      to_staff_id: staff['mdy.postman'] as number,
    });
    const lead = await as('mdy.manager');
    await lead.call('tracking.raiseReturn', { params, body: { reason: 'refused' } });
    await lead.call('tracking.askReturn', { params, body: {} });
    await lead.call('public_pages.answerLink', { params });
    await lead.call('tracking.againReturn', { params, body: {} });
  },
  codes: async (world) => {
    const { as, fixture, staff, ask } = world;
    const [parcel] = (await arrivedParcels(world, 1, { services: ['hand_over_code'] })) as [MadeParcel];
    await ask("update label set destination_phone = '{09791234567}' where id = $1", [parcel.id]);
    await fixture.step('mdy.staff', parcel, {
      status: 'send_to_destination_address',
      to_staff_id: staff['mdy.postman'] as number,
    });
    const lead = await as('mdy.manager');
    await lead.call('delivery_codes.send', { params: { id: parcel.id } });
    await lead.call('delivery_codes.waive', {
      params: { id: parcel.id },
      body: { reason: 'called back on the number of the sender' },
    });
  },
  parts: async (world) => {
    const { as, fixture, staff } = world;
    const parcels = (await arrivedParcels(world, 2, { pieces: 3 })) as [MadeParcel, MadeParcel];
    for (const parcel of parcels)
      await fixture.step('mdy.staff', parcel, {
        status: 'send_to_destination_address',
        to_staff_id: staff['mdy.postman'] as number,
      });
    const courier = await as('mdy.postman');
    await courier.call('parts.make', { params: { id: parcels[0].id }, body: { pieces_now: 2 } });
    await courier.call('parts.scan', { body: { scans: scansOf(world, [parcels[1]], { pieces_now: 2 }) } });
  },
  post: async (world) => {
    const { as, fixture } = world;
    const made = (await fixture.parcels(2, { type: 'mm_post', to: 'YGN', merchant: await fixture.merchant() })) as [
      MadeParcel,
      MadeParcel,
    ];
    for (const parcel of made) await fixture.step('staff', parcel);
    for (const [at, parcel] of made.entries())
      await fixture.step('staff', parcel, {
        status: 'send_to_mmpost',
        mp_tracking_code: makeTrackingCode('RG', 31_000_000 + at).slice(0, -2) + postSuffix,
      });
    const clerk = await as('staff');
    await clerk.call('mail_post.deliver', { params: { id: made[0].id }, body: { on_day: null, remark: null } });
    await clerk.call('mail_post.return', { params: { id: made[1].id }, body: { on_day: null, remark: null } });
  },
  bags: async (world) => {
    const { as, fixture, branches } = world;
    const parcels = await fixture.parcels(2);
    await fixture.scanMany(
      'staff',
      parcels.map(({ code }) => ({ code, status: 'accept_from_origin_branch' })),
    );
    const clerk = await as('staff');
    const { data: bag } = await clerk.call('mailbags.create', { body: { to_branch_id: branches['MDY'] } });
    const params = { id: bag.id };
    await clerk.call('mailbags.scan', {
      body: { scans: scansOf(world, parcels, { doing: 'pack', mailbag_id: bag.id }) },
    });
    await clerk.call('mailbags.seal', { params, body: { seal_no: 'R-1', weight: 2 } });
    await (await as('manager')).call('mailbags.unseal', { params, body: { reason: 'x' } });
    await clerk.call('mailbags.seal', { params, body: { seal_no: 'R-2', weight: 2 } });
    await clerk.call('mailbags.hand_over', { params });
    // For a bag on the road, a branch between its two ends knows only the code.
    const between = await as('npt.staff');
    await between.call('mailbags.scan', {
      body: { scans: scansOf(world, [{ id: bag.id, code: bag.code }], { doing: 'in', mailbag_id: null }) },
    });
    await between.call('mailbags.check_out', { params });
  },
  sheets: async (world) => {
    const { as, ask, fixture, staff } = world;
    const parcels = (await arrivedParcels(world, 3)) as [MadeParcel, MadeParcel, MadeParcel];
    const [clerk, courier, lead] = [await as('mdy.staff'), await as('mdy.postman'), await as('mdy.manager')];
    // A sheet that the demo left open would be continued.
    await ask(
      'delete from run_sheet_stop where run_sheet_id in (select id from run_sheet where courier_id = $1 and closed_at is null)',
      [staff['mdy.postman']],
    );
    await ask("update run_sheet set status = 'inactive' where courier_id = $1 and status in ('active', 'hand_over')", [
      staff['mdy.postman'],
    ]);
    const { data: sheet } = await clerk.call('run_sheets.create', { body: { taker_id: staff['mdy.postman'] } });
    const params = { id: sheet.id };
    await clerk.call('run_sheets.scan', { body: { scans: scansOf(world, parcels, { run_sheet_id: sheet.id }) } });
    fixture.app.clock.advance({ minutes: 1 });
    await courier.call('run_sheets.count', { params, body: { parcels_counted: 2 } });
    await lead.call('run_sheets.settle', { params, body: { owner_staff_id: staff['mdy.staff'], note: 'x' } });
    await courier.call('run_sheets.order', { body: { stops: parcels.map(({ id }) => id).toReversed() } });
  },
  handed: async (world) => {
    const { as, fixture } = world;
    const [fine, missing] = (await fixture.parcels(2)) as [MadeParcel, MadeParcel];
    for (const parcel of [fine, missing]) await fixture.step('postman', parcel, { status: 'pickup_courier' });
    const [courier, boss, manager] = [await as('postman'), await as('supervisor'), await as('manager')];
    const { data } = await courier.call('handover_collections.create', { body: { kind: 'branch' } });
    const on = (parcels: MadeParcel[], doing: string) => ({
      body: { scans: scansOf(world, parcels, { collection_id: data.id, doing }) },
    });
    await courier.call('handover_collections.scan', on([fine, missing], 'list'));
    await boss.call('handover_collections.scan', on([fine], 'receive'));
    await boss.call('handover_collections.confirm', { params: { id: data.id }, body: { parcels_counted: 1 } });
    fixture.app.clock.advance({ minutes: 5 });
    await fixture.step('staff', missing, { status: 'accept_from_origin_branch' });
    const { data: cases } = await manager.call('handover_cases.list', { query: { collection_id: String(data.id) } });
    await manager.call('handover_cases.settle', {
      params: { id: cases[0]?.id },
      body: { outcome: 'found', note: 'x' },
    });
  },
  exceptions: async ({ as, fixture, ask }) => {
    const parcel = await fixture.parcel({ to: 'NPT' });
    await fixture.scan('mdy.staff', parcel, { status: 'delivered' });
    const [row] = await ask<{ id: number }>('select max(id) as id from exception_scan');
    await (await as('mdy.manager')).call('exception_scans.settle', { params: { id: row?.id }, body: { note: 'x' } });
  },
  pickups: async ({ as, staff, fixture, ask }) => {
    const clerk = await as('staff');
    const [place] = await ask<{ id: number }>(
      "select p.id from place p where p.type = 'township' and p.name_en = 'Hlaing'",
    );
    const form = {
      phone: ['09440099887'],
      name: 'Race',
      place_id: place?.id,
      street: 'x',
      time_request: businessDate(fixture.app.clock()),
      day_part: 'evening',
      vehicle: 'motor_bike',
      counts: 4,
      weight: 2,
      include_products: 'x',
    };
    const make = async () => (await clerk.call('pickup_requests.create', { body: form })).data.id;
    const [one, two] = [await make(), await make()];
    const lead = await as('supervisor');
    for (const id of [one, two]) {
      await lead.call('pickup_requests.assign', { params: { id }, body: { postman_id: staff['postman'] } });
      await (await as('postman')).call('pickup_requests.accept', { params: { id } });
    }
    const parcel = await fixture.parcel();
    await ask('update label set source_phone = $2 where id = $1', [parcel.id, form.phone]);
    await (
      await as('postman')
    ).call('pickup_requests.attach', { params: { id: one }, body: { tracking_codes: parcel.code } });
    await (
      await as('postman')
    ).call('pickup_requests.takeOut', { params: { id: one }, body: { label_id: parcel.id, reason: 'x' } });
    await (
      await as('postman')
    ).call('pickup_requests.handover', { params: { id: two }, body: { to_staff_id: staff['courier'], reason: 'x' } });
    await (
      await as('postman')
    ).call('pickup_requests.complete', { params: { id: one }, body: { collected_count: 4, collected_weight: 2 } });
    await clerk.call('pickup_requests.receive', { params: { id: one }, body: { accepted_count: 4 } });
    const [merchant] = await ask<{ id: number }>(
      "select c.id from customer c join customer_address a on a.customer_id = c.id and a.is_default where c.business_name = 'Lucky Shoes'",
    );
    await clerk.call('pickup_plans.create', {
      body: {
        customer_id: merchant?.id,
        weekdays: [1],
        day_part: 'evening',
        vehicle: 'car',
        counts: 4,
        include_products: 'x',
      },
    });
  },
  calls: async (world) => {
    await arrivedParcels(world, 4, { cod: 9_000, merchant: await world.fixture.merchant() });
    await (await world.as('callcenter')).call('calls.next', { body: {} });
  },
};
