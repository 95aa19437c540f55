import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { usualSchedule } from '@waybill/domain/rooms/exports/schedule-form.ts';
import { townOf } from '../../kernel/testing/town-of.ts';
import { openLabelFixture } from '../../rooms/labels/testing/label-fixture.ts';
import { racingApp } from './racing-client.ts';
import type { RaceScenes } from './race-world.ts';

const nrc = '12/OUKAMA(N)654321';

/** Calls with the fields that no other scene sends, each with a value that can be found again. */
export const fieldScenes: RaceScenes = {
  labels: async ({ as, ask, testApp, races }) => {
    const desk = await openLabelFixture(racingApp(testApp, races));
    const [manager, merchant] = [await as('manager'), await desk.merchant()];
    const [at] = await ask<{ quarter: number; other: number; region: number; town: number }>(
      `with made as (
         insert into place (type, parent_id, region_id, town_id, name_en, name_mm, search_key, created_at, updated_at)
         select 'quarter', p.id, p.region_id, p.id, 'Quarter ' || p.id, 'ရပ်ကွက်', 'quarter', now(), now()
         from place p where p.id = any($1) order by p.id returning id, parent_id)
       select min(id)::int as quarter, max(id)::int as other, 0 as region, 0 as town from made`,
      [[desk.places.hlaing, desk.places.chanaye]],
    );
    const full = (n: number) =>
      desk.walkin({
        source_quarter: at?.quarter,
        source_street: `Source street ${n}`,
        source_no: `S-${n}/77`,
        source_postcode: '11181',
        source_address: `Source address ${n}`,
        source_nrc: nrc,
        with_temp_address: true,
        destination_quarter: at?.other,
        destination_street: `Receiver street ${n}`,
        destination_no: `R-${n}/99`,
        destination_postcode: '11182',
        destination_address: `Receiver address ${n}`,
        destination_nrc: '9/MAHAMA(N)765432',
        contact_phone_list: ['09440055555'],
        deliver_branch_id: desk.mandalay,
        delivery_type: 'branch',
        pickup_at_po: true,
        instant_deliver: true,
        type: 'fcs_express',
        item_type: 'parcel',
        service_type: 'special',
        accept_type: 'walkin',
        weight: 2.5,
        pieces: 3,
        item_name: `Item ${n}`,
        include_products: `Contents ${n}`,
        services: ['insurance', 'sms'],
        declared_value: 123_457,
        time_request: { from: '2026-12-01T09:00:00+06:30', to: '2026-12-01T12:00:00+06:30' },
        with_smart_invoice: true,
        preprint_type: 'smart_envelope',
        reference_id: `REF-${n}`,
        mp_tracking_code: `MP${n}12345`,
        remark: `Remark ${n}`,
        payment_type: undefined,
        purchase_type: 'receiver_pay',
      });
    const priced = (n: number) =>
      desk.walkin({
        rating_type: 'flat',
        flat: 43_210 + n,
        services: ['insurance'],
        declared_value: 98_765,
        insurance_percent: 170,
        price_reason: `Reason of price ${n}`,
        destination_name: `Priced ${n}`,
      });
    const online = (n: number) =>
      desk.online(merchant, {
        merchant_id: undefined,
        customer_id: merchant,
        cod_amount: 45_671 + n,
        gate_submit: true,
        destination_name: `Online ${n}`,
        source_branch_id: desk.yangon,
      });
    const nothing = (n: number) =>
      desk.online(merchant, { cod_amount: 0, cod_zero: true, destination_name: `Nothing ${n}` });
    const abroad = (n: number) =>
      desk.walkin({
        destination_township: null,
        destination_country: 'TH',
        destination_phone: ['+66812345678'],
        destination_address: `Bangkok ${n}`,
        include_products: `Books ${n}`,
        declared_value: 50_001,
        type: 'mm_post',
        service_type: 'register',
        destination_postcode: `TH ${n} 10110`,
      });
    const regions = (n: number) =>
      desk.walkin({ destination_name: `Town ${n}`, destination_township: null, destination_town: desk.places.chanaye });
    const kinds = [full, priced, online, nothing, abroad, regions];
    const device = '8'.padStart(32, '0');
    for (const [k, kind] of kinds.entries()) {
      await manager.call('labels.create', { body: kind(k * 10 + 1) });
      await manager.call('labels.createMany', { body: { labels: [kind(k * 10 + 2)] } });
      const { data: made } = await manager.call('labels.create', { body: kind(k * 10 + 3) });
      await manager.call('labels.edit', {
        params: { id: made.id },
        body: { ...kind(k * 10 + 4), version: 1, shown_total: made.shipping_total },
      });
      const { data: leased } = await manager.call('labels.lease', { body: { device } });
      // The first letters of a code name its service.
      for (const tracking_code of new Map(leased.codes.map((code) => [code.slice(0, 2), code])).values()) {
        const body = { ...kind(k * 10 + 5), device, tracking_code, shown_total: 1, tried_key: `tried-${k}-key` };
        if ((await manager.try('labels.createOffline', { body })).status < 300) break;
      }
    }
    await manager.call('labels.saveTemplate', {
      body: { name: 'Of a merchant', customer_id: merchant, body: { remark: 'x' } },
    });
  },
  customers: async ({ as, branches }) => {
    const [md, founder] = [await as('md'), await as('superadmin')];
    const place_id = await townOf(md, 'Pyay');
    const { data: company } = await md.call('customers.createCompany', {
      body: {
        name: 'Field Co.',
        name_mm: 'ကုမ္ပဏီ',
        registration_no: '110-234-567',
        phone: ['09790002001'],
        email: 'info@field.example',
        address: 'Strand Road 7',
        place_id,
      },
    });
    await md.call('customers.editCompany', {
      params: { id: company.id },
      body: {
        name: 'Field Ltd.',
        name_mm: 'ကုမ္ပဏီ ၂',
        registration_no: '110-234-568',
        phone: ['09790002002'],
        email: 'hello@field.example',
        address: 'Strand Road 8',
        place_id,
        version: company.version,
      },
    });
    const form = (n: number) => ({
      type: 'merchant',
      merchant_type: 'existing',
      customer_name: `Field ${n}`,
      business_name: `Fields ${n}`,
      phone: [`0979000${3000 + n}`],
      email: `field${n}@shop.example`,
      nrc,
      company_id: company.id,
      branch_id: branches['YGN'],
      message_language: 'zh',
      message_channel: 'email',
      is_fixed_amount_discount: false,
      discount_percent: 1_100 + n,
      cod_plan: 'half',
      credit_limit: 654_321 + n,
      clearance_gate: 'courier_counted',
      clearance_gate_limit: 543_210 + n,
      net_credit: true,
      net_gate_submit: true,
      net_return: true,
      credit_days: 17,
      return_fee: 1_234 + n,
      attempts: 5,
      unanswered: 'keep',
      unanswered_days: 9,
      sms_active: true,
      addon_service: ['pod'],
      remark: `Remark of field ${n}`,
    });
    const address = { home_no: '12/A', street: 'Field street', place_id, postcode: '08011' };
    const { data } = await founder.call('customers.create', { body: { ...form(1), ...address } });
    const params = { id: data.id };
    await founder.call('customers.edit', { params, body: { ...form(2), version: data.version } });
    const { data: fixed } = await founder.call('customers.create', {
      body: { ...form(3), is_fixed_amount_discount: true, discount_percent: null, discount_amount: 765 },
    });
    await founder.call('customers.edit', {
      params: { id: fixed.id },
      body: {
        ...form(4),
        is_fixed_amount_discount: true,
        discount_percent: null,
        discount_amount: 766,
        version: fixed.version,
      },
    });
    const more = { ...address, name: 'Warehouse', country: 'MM', is_default: true };
    const { data: with_ } = await md.call('customers.addAddress', { params, body: more });
    await md.call('customers.editAddress', {
      params: { id: data.id, address_id: with_.addresses.at(-1)?.id },
      body: { ...more, name: 'Shop', postcode: '08012', street: 'Other field street' },
    });
    await (
      await as('staff')
    ).call('customers.createWalkIn', {
      body: { customer_name: 'Walk', phone: ['09790002003'], nrc, ...address },
    });
    const { data: other } = await md.call('customers.createCompany', { body: { name: 'Owned Co.', phone: [] } });
    await md.call('customers.setOwner', {
      params: { id: other.id },
      body: {
        customer_name: 'New owner',
        phone: ['09790002004'],
        email: 'owner@field.example',
        nrc,
        branch_id: branches['YGN'],
      },
    });
  },
  office: async ({ as, branches, testApp }) => {
    const [md, founder] = [await as('md'), await as('superadmin')];
    const today = businessDate(testApp.clock());
    const notice = { title: 'Field', body: 'Fields', for_roles: ['staff'], for_branches: [branches['MDY']] };
    const { data: draft } = await md.call('announcements.create', { body: notice });
    await md.call('announcements.edit', {
      params: { id: draft.id },
      body: { ...notice, for_roles: ['manager'], for_branches: [branches['BGO']], version: draft.version },
    });
    const names = { name_en: 'Field', name_mm: 'ကွင်း', name_zh: '田' };
    const { data: group } = await md.call('branches.createCollection', {
      body: { ...names, branches: [branches['MDY']] },
    });
    await md.call('branches.editCollection', {
      params: { id: group.id },
      body: { ...names, name_zh: '田二', branches: [branches['BGO']], version: group.version },
    });
    const branch = {
      ...names,
      code: 'FLD',
      type: 'fcs',
      place_id: await townOf(md, 'Pyay'),
      address: 'Field street 3',
      phone: ['09790002010'],
      postcode: '08021',
      international_mail: true,
      branch_collection_id: group.id,
    };
    const { data: made } = await md.call('branches.create', { body: branch });
    const { code: _, ...form } = branch;
    await md.call('branches.edit', {
      params: { id: made.id },
      body: { ...form, phone: ['09790002011'], postcode: '08022', name_zh: '田三', version: made.version },
    });
    const person = {
      user_name: 'field.person',
      name: 'Field person',
      email: 'person@field.example',
      phone: ['09790002012'],
      gender: 'female',
      business_name: 'Field business',
      role: 'manager',
      user_type: 'fcs',
      branch_id: branches['YGN'],
      jointed_branches: [branches['BGO']],
      all_branches: false,
      branch_collection_id: group.id,
      locale: 'zh',
    };
    const secret = { password: 'waybill-demo', confirm_password: 'waybill-demo', must_change_password: true };
    const { data: hired } = await founder.call('staff.create', { body: { ...person, ...secret } });
    await founder.call('staff.edit', {
      params: { id: hired.id },
      body: { ...person, email: 'p2@field.example', phone: ['09790002013'], gender: 'male', version: hired.version },
    });
    await founder.call('staff.create', {
      body: { ...person, ...secret, user_name: 'field.all', jointed_branches: [], all_branches: true },
    });
    await md.call('owner_days.setHour', {
      body: { sheet_hour: 7, message_phones: ['09790002020'], message_language: 'zh' },
    });
    await md.call('emos.saveTerms', {
      body: {
        valid_from: addDays(today, 60),
        day_limit: 1_234_567,
        ...Object.fromEntries(
          [1, 2, 3, 4, 5, 6].flatMap((n) => [
            [`up_to_${n}`, n === 6 ? 1_000_000 : n * 110_011],
            [`fee_${n}`, 1_000 + n * 111],
          ]),
        ),
      },
    });
  },
  lists: async ({ as, branches, staff, testApp }) => {
    const [md, founder] = [await as('md'), await as('superadmin')];
    const today = businessDate(testApp.clock());
    const names = { name_en: 'Field', name_mm: 'ကွင်း', name_zh: '田' };
    const { data: group } = await md.call('branches.createCollection', {
      body: { ...names, name_en: 'Field list', branches: [branches['MDY']] },
    });
    const place = {
      type: 'township',
      parent_id: null as number | null,
      ...names,
      postcode: '08031',
      district_en: 'Field district',
      district_mm: 'ကွင်းခရိုင်',
      branch_id: branches['YGN'],
      remote: true,
      active: true,
    };
    const [region] = (await md.call('places.list', { query: { type: 'region' } })).data;
    const { data: town } = await founder.call('places.create', { body: { ...place, parent_id: region?.id } });
    const { type: _type, ...rest } = place;
    await founder.call('places.edit', {
      params: { id: town.id },
      body: { ...rest, parent_id: region?.id, postcode: '08032', district_en: 'Second', version: town.version },
    });
    await founder.call('places.assign', { params: { id: town.id }, body: { branch_id: branches['MDY'] } });
    const { data: category } = await md.call('expense_categories.create', { body: names });
    const { data: inner } = await md.call('expense_categories.create', {
      body: { ...names, name_en: 'Inner', name_mm: 'အတွင်း', parent_id: category.id },
    });
    await md.call('expense_categories.edit', {
      params: { id: inner.id },
      body: { ...names, name_en: 'Inner 2', name_mm: 'အတွင်း ၂', parent_id: category.id, version: inner.version },
    });
    const schedule = { ...usualSchedule, report: 'delivered' };
    const [merchant] = (await md.call('customers.list', { query: { type: 'merchant' } })).data;
    const kinds = [
      { branch_id: branches['YGN'] },
      { branch_collection_id: group.id },
      { customers: 'customer', customer_id: merchant?.id },
    ];
    for (const kind of kinds) {
      const { data: plan } = await md.call('export_schedules.create', { body: { ...schedule, ...kind } });
      await md.call('export_schedules.edit', {
        params: { id: plan.id },
        body: { ...schedule, ...kind, hour: 11, version: plan.version },
      });
    }
    await md.call('bulk.select', {
      body: { list: 'staff', search: 'field', filters: { role: 'manager' }, sort: '-name' },
    });
    await md.call('exports.start', {
      body: {
        list: 'staff',
        format: 'csv',
        columns: ['name'],
        search: 'field',
        filters: { role: 'manager' },
        sort: '-name',
      },
    });
    await md.call('views.save', {
      body: {
        list: 'staff',
        name: 'Field view',
        visibility: 'private',
        state: {
          search: 'field',
          sort: '-name',
          per_page: 50,
          filters: { role: 'manager' },
          columns: ['name', 'phone'],
          widths: { name: 321 },
        },
      },
    });
    await md.call('pickup_requests.create', {
      body: {
        customer_id: merchant?.id,
        phone: ['09790002021'],
        name: 'Field sender',
        with_temp_address: true,
        place_id: await townOf(md, 'Pyay'),
        home_no: '7/B',
        street: 'Pick street',
        branch_id: branches['YGN'],
        time_request: addDays(today, 2),
        day_part: 'evening',
        vehicle: 'car',
        counts: 13,
        include_products: 'Shoes',
        weight: 7.5,
        remark: 'Ring twice',
        postman_id: staff['postman'],
      },
    });
    await md.call('pickup_plans.create', {
      body: {
        customer_id: merchant?.id,
        weekdays: [2],
        day_part: 'afternoon',
        vehicle: 'car',
        counts: 11,
        include_products: 'Shirts',
        until: addDays(today, 40),
      },
    });
  },
};
