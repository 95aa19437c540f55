import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { importJob } from '../../rooms/label-imports/import-job.ts';
import { openLabelFixture } from '../../rooms/labels/testing/label-fixture.ts';
import { caseDesk } from '../../rooms/missing-cases/testing/case-desk.ts';
import { type MadeParcel } from '../../rooms/tracking/testing/parcel-fixture.ts';
import { racingApp } from './racing-client.ts';
import { anyOf, arrivedParcels, type RaceScenes } from './race-world.ts';

/** Labels, run sheets, and the money of parcels on its way to the bank and the merchants. */
export const paperRaces: RaceScenes = {
  labels: async ({ as, testApp, races }) => {
    const desk = await openLabelFixture(racingApp(testApp, races));
    const clerk = await as('staff');
    const body = desk.walkin();
    const { data: made } = await clerk.call('labels.create', { body });
    const { data: detail } = await clerk.call('labels.detail', { params: { id: made.id } });
    await clerk.call('labels.showDetails', { params: { id: made.id } });
    await clerk.call('labels.edit', {
      params: { id: made.id },
      body: { ...body, destination_name: 'Race', version: detail.version },
    });
    await clerk.call('prints.record', { body: { ids: [made.id], format: 'thermal_100x150' } });
    await clerk.call('labels.createMany', {
      body: { labels: [desk.walkin({ destination_name: 'One' }), desk.walkin({ destination_name: 'Two' })] },
    });
    for (const [at, end] of (['submit', 'remove'] as const).entries()) {
      const { data } = await clerk.call('labels.create', {
        body: { ...body, destination_name: `Draft ${at}`, draft: true },
      });
      await clerk.call(`labels.${end}`, { params: { id: data.id } });
    }
    const device = '7'.padStart(32, '0');
    const { data: codes } = await clerk.call('labels.lease', { body: { device } });
    await clerk.call('labels.createOffline', {
      body: { ...body, device, tracking_code: codes.codes.find((code) => code.startsWith('EX')), shown_total: 1 },
    });
    await clerk.call('labels.keepDraft', { params: { key: 'race-1' }, body: { body: { destination_name: 'x' } } });
    await clerk.call('labels.dropDraft', { params: { key: 'race-1' } });
    const { data: template } = await clerk.call('labels.saveTemplate', {
      body: { name: 'Race', body: { remark: 'x' } },
    });
    await clerk.call('labels.removeTemplate', { params: { id: template.id } });
    const sheet = (line: string) =>
      new UploadedFile('orders.csv', Buffer.from(`Order no,Name,Phone,Township,COD,Weight\n${line}`));
    const customer_id = await desk.merchant();
    const upload = async (line: string) =>
      (await clerk.call('label_imports.upload', { body: { customer_id, guessed: '', file: sheet(line) } })).data;
    const one = await upload(
      'R-1,Daw Mya,09440012345,Test Chan Aye,45000,x\nR-2,Daw Hla,09440012346,Test Chan Aye,45000,1',
    );
    const params = { id: one.id };
    await clerk.call('label_imports.map', {
      params,
      body: {
        columns: [
          'reference_id',
          'destination_name',
          'destination_phone',
          'destination_township',
          'cod_amount',
          'weight',
        ],
        payment_type: 'sender_pay',
        service_type: 'express',
        item_type: 'parcel',
        weight: 2,
        version: one.version,
      },
    });
    await clerk.call('label_imports.fix', { params, body: { field: 'weight', value: '1', positions: [1] } });
    await clerk.call('label_imports.leave', { params, body: { leave: true } });
    await clerk.call('label_imports.make', { params });
    await clerk.try('label_imports.stop', { params });
    await importJob(testApp.app.waybill).work({ id: one.id });
    const two = await upload('R-3,Daw Mya,09440012347,Test Chan Aye,45000,1');
    await clerk.call('label_imports.drop', { params: { id: two.id } });
  },
  money: async ({ as, ask, branches }) => {
    const [md, founder, manager] = [await as('md'), await as('superadmin'), await as('manager')];
    const [account] = await ask<{ id: number; day: string }>(
      "select bank_account_id as id, to_char(max(day), 'YYYY-MM-DD') as day from bank_line group by 1 order by 1 limit 1",
    );
    await md.call('bank_accounts.enterBalance', {
      params: { id: account?.id },
      body: { day: account?.day, amount: 1_000 },
    });
    const [line] = await ask<{ id: number; posting_id: number }>(
      'select id, posting_id from bank_line where posting_id is not null order by id desc limit 1',
    );
    const params = { id: line?.id };
    await founder.call('bank_lines.unmatch', { params, body: { reason: 'x' } });
    const { data: open } = await founder.call('bank_lines.detail', { params });
    await founder.call('bank_lines.match', { params, body: { posting_id: line?.posting_id, version: open.version } });
    const [waiting] = await ask<{ id: number; version: number }>(
      "select id, version from bank_line where status = 'waiting' order by id limit 1",
    );
    await founder.call('bank_lines.confirm', { params: { id: waiting?.id }, body: { version: waiting?.version } });
    const [paper] = await ask<{ id: number; version: number }>(
      "select id, version from remittance where status = 'pending' order by id limit 1",
    );
    await (
      await as('finance')
    ).call('remittances.confirm', { params: { id: paper?.id }, body: { version: paper?.version } });
    const { data: waits } = await md.call('remittances.lines', {
      query: { remittance_id: String(paper?.id), waits: 'yes' },
    });
    await md.call('remittances.settle', {
      params: { id: waits[0]?.id },
      body: { end: 'charge', parcel_code: null, note: 'x' },
    });
    const { data: brought } = await manager.call('remittances.create', {
      body: {
        file: new UploadedFile('race.csv', Buffer.from('Tracking No,COD Amount\nRG999999995MM,5000')),
        typed_lines: null,
        reference: 'R-1',
        paid_on: '2026-11-20',
        bank_amount: 4_900,
        mmpost_charge: 100,
      },
    });
    const { data: lines } = await manager.call('remittances.lines', { query: { remittance_id: String(brought.id) } });
    await manager.call('remittances.match', { params: { id: brought.id } });
    await manager.call('remittances.leaveOut', { params: { id: brought.id }, body: { line_id: lines[0]?.id } });
    await manager.call('remittances.void', { params: { id: brought.id }, body: { reason: 'x' } });
    await md.call('clearances.saveSettings', { body: { approval_limit: 1 } });
    const merchants = await ask<{ id: number }>(
      "select id from customer where type = 'merchant' and branch_id = $1 order by id",
      [branches['YGN']],
    );
    for (const { id } of merchants)
      if ((await manager.try('clearances.remind', { params: { id }, body: { reply: 'x' } })).status < 300) break;
    for (const { id } of merchants) {
      const { data: ready } = await manager.call('clearances.readyDetail', { query: { customer_id: String(id) } });
      const label_ids = ready.lines.flatMap(({ role, label_id }) =>
        role === 'cod' && label_id !== null ? [label_id] : [],
      );
      if (label_ids.length < 2 || ready.figures.actual_clearance_cod <= 0) continue;
      const { data: made } = await manager.call('clearances.create', {
        body: { customer_id: id, label_ids, expected_net: ready.figures.actual_clearance_cod },
      });
      const { data: less } = await manager.call('clearances.removeLine', {
        params: { id: made.id },
        body: { label_id: label_ids[0], reason: 'x' },
      });
      await md.call('clearances.approve', { params: { id: made.id }, body: { version: less.version } });
      const { data: link } = await manager.call('clearances.excelLink', { params: { id: made.id } });
      await manager.call('clearances.excel', { params: { id: made.id, hash: link.hash } });
      break;
    }
    await md.call('outflows.saveLimit', { body: { outflow_kind: 'agent_payout', role: null, limit: 1 } });
    const [payout] = await ask<{ id: number; version: number }>(
      "select id, version from agent_payout where status = 'pending' order by id limit 1",
    );
    await founder.call('agent_payouts.approve', { params: { id: payout?.id }, body: { version: payout?.version } });
    await md.call('outflows.saveLimit', { body: { outflow_kind: 'agent_payout', role: null, limit: 90_000_000 } });
    await founder.call('sessions.setFactorRole', {
      params: { slug: 'mail-collector' },
      body: { second_factor_required: true },
    });
  },
  prices: async ({ as, ask, branches, staff }) => {
    const owner = await as('owner');
    const [one, other] = await ask<{ id: number }>(
      `insert into price_exception (branch_id, tracking_code, kind, status, own_price, reason, created_by, created_at, updated_at)
       select $1, 'x', 'flat', 'proposed', 0, 'x', $2, now(), now() from generate_series(1, 2) returning id`,
      [branches['YGN'], staff['manager']],
    );
    await owner.call('price_exceptions.confirm', { params: { id: one?.id ?? 0 }, body: { version: 1 } });
    await owner.call('price_exceptions.deny', { params: { id: other?.id ?? 0 }, body: { version: 1 } });
  },
  cash: async (world) => {
    const { as, fixture, staff } = world;
    const merchant = await fixture.merchant();
    const lead = await as('mdy.manager');
    // A document that the demo left open would be continued.
    for (const { id } of await world.ask<{ id: number }>(
      "select id from cash_handover where giver_staff_id = $1 and status = 'active'",
      [staff['mdy.postman']],
    ))
      await lead.call('handovers.void', { params: { id }, body: { reason: 'x' } });
    // The first one stays in the till and covers what is paid out.
    for (const cod of [90_000, 9_000]) {
      const [parcel] = (await arrivedParcels(world, 1, { cod, merchant })) as [MadeParcel];
      await fixture.step('mdy.staff', parcel, {
        status: 'send_to_destination_address',
        to_staff_id: staff['mdy.postman'] as number,
      });
      await fixture.step('mdy.postman', parcel, { status: 'delivered' });
      const { data } = await lead.call('handovers.open', { body: { giver_staff_id: staff['mdy.postman'] } });
      const params = { id: data.id };
      const [due] = await world.ask<{ expected: number }>('select expected from cash_handover where id = $1', [
        data.id,
      ]);
      await lead.call('handovers.count', { params, body: { counted: due?.expected } });
      if (cod === 9_000)
        await anyOf(world, ['superadmin', 'md'], 'handovers.reverse', { params, body: { reason: 'x' } });
    }
  },
  surpluses: async (world) => {
    const { as, fixture, ask, staff } = world;
    const [lead, founder] = [await as('mdy.manager'), await as('superadmin')];
    const [parcel] = (await arrivedParcels(world, 1, { cod: 9_000, merchant: await fixture.merchant() })) as [
      MadeParcel,
    ];
    await fixture.step('mdy.staff', parcel, {
      status: 'send_to_destination_address',
      to_staff_id: staff['mdy.postman'] as number,
    });
    await fixture.step('mdy.postman', parcel, { status: 'delivered' });
    const { data } = await lead.call('handovers.open', { body: { giver_staff_id: staff['mdy.postman'] } });
    const params = { id: data.id };
    const [due] = await ask<{ expected: number }>('select expected from cash_handover where id = $1', [data.id]);
    await lead.call('handovers.count', { params, body: { counted: (due?.expected ?? 0) + 500 } });
    await founder.call('handovers.settle', { params, body: { owner_staff_id: null, note: 'x' } });
    const { data: open } = await founder.call('surpluses.list', { query: { status: 'open' } });
    const surplus = { id: open[0]?.id };
    const body = {
      surplus_end: 'returned',
      payee_name: 'Receiver',
      payee_phone: '09791112223',
      staff_id: null,
      note: 'x',
    };
    const md = await as('md');
    await md.call('surpluses.ask', { params: surplus, body });
    await founder.call('surpluses.deny', { params: surplus });
    await md.call('surpluses.ask', { params: surplus, body });
    await founder.call('surpluses.confirm', { params: surplus });
  },
  expenses: async (world) => {
    const [paid] = await world.ask<{ id: number; leads: string[] }>(
      `select e.id, array_agg(s.user_name order by s.id) as leads
       from expense e
       join staff s on s.branch_id = e.branch_id and s.status = 'active' and s.id not in (e.created_by, e.changed_by, e.paid_by)
       where e.status = 'paid' group by e.id order by e.id desc limit 1`,
    );
    const body = { reason: 'x' };
    await anyOf(world, paid?.leads ?? [], 'expenses.void', { params: { id: paid?.id }, body });
  },
  newMerchants: async ({ as, testApp, races }) => {
    const desk = await openLabelFixture(racingApp(testApp, races));
    const parcel = desk.walkin({
      accept_type: 'cod',
      cod_amount: 45_000,
      source_name: 'Race New',
      source_phone: ['09790001009'],
      merchant_type: 'new',
    });
    await (await as('staff')).call('labels.create', { body: parcel });
    const manager = await as('manager');
    const { data } = await manager.call('customers.list', { query: { search: '09790001009' } });
    await manager.call('customers.complete', { params: { id: data[0]?.id } });
  },
  cases: async (world) => {
    const { fixture } = world;
    const { report, give, search, caseOf, confirm } = caseDesk(() => fixture);
    const [parcel] = (await arrivedParcels(world, 1, { phone: '09791112223' })) as [MadeParcel];
    const open = await report('mdy.manager', parcel);
    await give('mdy.staff', 'own', open.id, { due_on: addDays(businessDate(fixture.app.clock()), 3) });
    const took = await caseOf(parcel);
    await search('mdy.staff', took);
    await give('mdy.manager', 'propose', open.id, { amount: 2_500, basis: 'postage' });
    await give('superadmin', 'confirm', open.id, { version: (await caseOf(parcel)).version });
    await confirm('md', await caseOf(parcel));
    await anyOf(world, ['mdy.staff', 'mdy.manager'], 'missing_cases.pay', {
      params: { id: open.id },
      body: { payee_name: 'Sender', payee_phone: '09791112223', payee_nrc: '12/OUKAMA(N)123456' },
    });
  },
  shortage: async (world) => {
    const { ask } = world;
    const [row] = await ask<{ staff_id: number; sum: number }>(
      "select a.staff_id, sum(p.amount)::int as sum from posting p join account a on a.id = p.account_id where a.kind = 'shortage:staff' group by 1 having sum(p.amount) >= 4 limit 1",
    );
    const body = { staff_id: row?.staff_id, amount: Math.floor((row?.sum ?? 0) / 4), note: 'x' };
    await anyOf(world, ['finance', 'admin', 'md'], 'handovers.writeOff', { body });
    await anyOf(world, ['manager', 'mdy.manager', 'finance'], 'handovers.repay', { body });
  },
  merchantUsers: async ({ as, ask }) => {
    const manager = await as('manager');
    const { data } = await manager.call('customers.list', {});
    const params = { id: data[0]?.id };
    await manager.call('merchant_users.invite', { params, body: { role: 'merchant-clerk' } });
    const { data: team } = await manager.call('merchant_users.list', { params });
    await manager.call('merchant_users.withdraw', {
      params: { ...params, invitation_id: team.invitations[0]?.id },
    });
    const [person] = await ask<{ id: number }>(
      `insert into merchant_user (staff_id, customer_id, role_slug, status, created_at, updated_at)
      values ($1, $2, 'merchant-clerk', 'active', now(), now()) returning id`,
      [manager.id, params.id],
    );
    const [owner] = await ask<{ id: number }>(
      `with s as (insert into staff (user_name, name, role_slug, user_type, status, password_hash, search_key, created_at, updated_at)
        values ('m.race', 'x', 'merchant-owner', 'merchant', 'active', 'x', 'x', now(), now()) returning id)
      insert into merchant_user (staff_id, customer_id, role_slug, status, created_at, updated_at)
      select id, $1, 'merchant-owner', 'active', now(), now() from s returning id`,
      [params.id],
    );
    await manager.call('merchant_users.resetLink', { params: { ...params, user_id: owner?.id } });
    const { data: waiting } = await manager.call('merchant_users.list', { params });
    const superior = await as('owner');
    await superior.call('merchant_users.approve', {
      params: { ...params, invitation_id: waiting.invitations.find(({ waits }) => waits)?.id },
    });
    await manager.call('merchant_users.setAccess', { params, body: { portal_access: 'see' } });
    await manager.call('merchant_users.endSessions', { params });
    await manager.call('merchant_users.remove', { params: { ...params, user_id: person?.id } });
  },
};
