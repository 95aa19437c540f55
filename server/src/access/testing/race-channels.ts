import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { payoutTemplateExamples } from '@waybill/domain/rooms/payout-runs/payout-template-form.ts';
import { moveInJob } from '../../rooms/move-ins/move-in-job.ts';
import { payoutRunJob } from '../../rooms/payout-runs/payout-run-job.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { channelForm, confirmedChannel } from '../../rooms/payment-channels/testing/confirmed-channel.ts';
import type { RaceScenes } from './race-world.ts';

/** Payment channels, the payments that deliveries claimed, and the statements that settle them. */
export const channelRaces: RaceScenes = {
  erasures: async ({ as }) => {
    const md = await as('md');
    const ask = async (phone: string) => ({
      id: (await md.call('erasures.create', { body: { phone, reason: 'asked at the counter' } })).data.id,
    });
    const params = [await ask('09791234561'), await ask('09791234562')] as const;
    await (await as('superadmin')).call('erasures.confirm', { params: params[0] });
    await md.call('erasures.deny', { params: params[1] });
  },
  destinations: async ({ as, ask }) => {
    const keeper = await as('superadmin');
    const body = {
      name: 'Race',
      address: 's3://race',
      endpoint: 'https://8.8.8.8',
      region: null,
      access_key: null,
      host_key: null,
    };
    await keeper.call('export_destinations.create', { body });
    const [made] = await ask<{ id: number; version: number }>(
      'select id, version from export_destination order by id desc',
    );
    const params = { id: made?.id ?? 0 };
    await keeper.call('export_destinations.edit', {
      params,
      body: { ...body, name: 'Raced', version: made?.version ?? 1 },
    });
    await keeper.call('export_destinations.setSecret', { params, body: { secret: 'open sesame' } });
    await keeper.call('export_destinations.close', { params });
    await keeper.call('export_destinations.open', { params });
  },
  'payment channels': async ({ as, testApp }) => {
    const [md, founder] = [await as('md'), await as('superadmin')];
    const body = { ...(await channelForm(testApp)), branch_ids: [] } as const;
    const { data: made } = await md.call('payment_channels.create', { body: body as never });
    const params = { id: made.id };
    const version = async () => (await founder.call('payment_channels.detail', { params })).data.version;
    await founder.call('payment_channels.deny', { params, body: { version: made.version } });
    const edit = async (fee_fixed: number) =>
      md.call('payment_channels.edit', { params, body: { ...body, fee_fixed, version: await version() } as never });
    await edit(10);
    await founder.call('payment_channels.confirm', { params, body: { version: await version() } });
    await edit(20);
    await founder.call('payment_channels.drop', { params, body: { version: await version() } });
    await founder.call('payment_channels.close', { params, body: { version: await version() } });
  },
  'channels of messages': async ({ as }) => {
    const founder = await as('superadmin');
    const { data: ways } = await founder.call('messages.channels', {});
    await founder.call('messages.saveChannel', {
      params: { channel: 'viber' },
      body: {
        is_active: true,
        account: '4711',
        token: 'of-the-race',
        pace: 5,
        price: 12,
        version: ways.channels[1]?.version,
      },
    });
    await founder.call('messages.saveRoute', {
      params: { group: 'tickets' },
      body: { first: 'viber', wait_minutes: 9, may_choose: true, version: ways.routes[4]?.version },
    });
  },
  'payments by channels': async ({ as, ask, testApp }) => {
    const [md, founder] = [await as('md'), await as('superadmin')];
    const channel = await confirmedChannel(testApp);
    const parcels = await ask<{ code: string; user_name: string; cod: number }>(
      `select l.tracking_code as code, st.user_name, l.cod_amount as cod
      from label_state s
      join label l on l.id = s.label_id and l.cod_amount > 0 and l.services = '{}'
      join staff st on st.id = s.holder_staff_id and st.status = 'active'
      where s.status = 'send_to_destination_address'
      order by l.id
      limit 4`,
    );
    for (const [at, { code, user_name, cod }] of parcels.entries())
      await (
        await testApp.as(user_name)
      ).call('tracking.scan', {
        body: {
          scans: [
            {
              scan_id: `race-paid-${at}`,
              tracking_code: code,
              status: 'delivered',
              scanned_at: testApp.clock().toISOString(),
              paid: { channel_id: channel.id, amount: cod, reference: `RACE00000${at}` },
            },
          ],
        },
      });
    const ahead = await ask<{ code: string; cod: number }>(
      `select l.tracking_code as code, l.cod_amount as cod
      from label_state s
      join label l on l.id = s.label_id and l.cod_amount > 0
      where s.delivered_at is null and s.closed_at is null and l.id not in (select label_id from payment_claim)
      order by l.id
      limit 2`,
    );
    for (const [at, { code, cod }] of ahead.entries())
      await md.call('advance_payments.announce', {
        body: { tracking_code: code, payment_channel_id: channel.id, amount: cod, reference: `AHEAD0000${at}` },
      });
    const day = formatDate(businessDate(testApp.clock()));
    const came = `\n${day},,${ahead[0]?.cod},AHEAD00000,x`;
    const paid = `${day},,${parcels[0]?.cod},RACE000000,x\n${day},,${parcels[1]?.cod},NONE00001,x\n${day},,7,NONE00002,x`;
    const file = new UploadedFile(
      'wallet.csv',
      Buffer.from(`Date,Withdrawal,Deposit,Reference,Description\n${paid}${came}`),
    );
    await md.call('payment_lines.bring', {
      body: { payment_channel_id: channel.id, file } as never,
    });
    for (const { id, status, version } of (await md.call('advance_payments.list', {})).data)
      await md.call(status === 'announced' ? 'advance_payments.withdraw' : 'advance_payments.as_surplus', {
        params: { id },
        body: { reason: 'x', version },
      });
    const lineOf = async (search: string) =>
      (await md.call('payment_lines.list', { query: { search } })).data[0] ?? { id: 0, version: 0 };
    const other = await lineOf('NONE00001');
    await founder.call('payment_lines.match', {
      params: { id: other.id },
      body: { tracking_code: parcels[1]?.code ?? '', version: other.version },
    });
    const { version: settled } = await lineOf('NONE00001');
    await md.call('payment_lines.unmatch', { params: { id: other.id }, body: { reason: 'x', version: settled } });
    const tip = await lineOf('NONE00002');
    await md.call('payment_lines.leave', { params: { id: tip.id }, body: { reason: 'x', version: tip.version } });
    const left = await lineOf('NONE00002');
    await md.call('payment_lines.reopen', { params: { id: left.id }, body: { version: left.version } });
    const params = { id: channel.id };
    const { owed } = (await md.call('payment_channels.detail', { params })).data;
    const lump = `Date,Withdrawal,Deposit,Reference,Description\n${day},,${owed.on_the_way - 1},,Race lump`;
    const statement = new UploadedFile('bank.csv', Buffer.from(lump));
    await md.call('bank_lines.bring', {
      body: { bank_account_id: channel.bank_account_id, file: statement } as never,
    });
    const { data: found } = await md.call('bank_lines.list', { query: { search: 'racelump' } });
    const { data: sum } = await founder.call('bank_lines.detail', { params: { id: found[0]?.id ?? 0 } });
    const [{ from, until, amount } = { from: '', until: '', amount: 0 }] = sum.payouts;
    await founder.call('bank_lines.gather', {
      params: { id: sum.id },
      body: { payment_channel_id: channel.id, from, until, amount, version: sum.version },
    });
    const { version } = (await md.call('payment_channels.detail', { params })).data;
    await md.call('payment_channels.end_difference', { params, body: { reason: 'x', amount: 1, version } });
    await ask("update payment_claim set status = 'case' where status = 'claimed' and payment_channel_id = $1", [
      channel.id,
    ]);
    const { data: cases } = await md.call('payment_claims.list', { query: { status: 'case' } });
    const [first, second] = cases;
    const end = { reason: 'x' };
    await md.call('payment_claims.as_cash', {
      params: { id: first?.id ?? 0 },
      body: { ...end, version: first?.version ?? 0 },
    });
    await md.call('payment_claims.as_shortage', {
      params: { id: second?.id ?? 0 },
      body: { ...end, version: second?.version ?? 0 },
    });
  },
  'payout runs': async ({ as, testApp }) => {
    const [admin, md, founder] = [await as('admin'), await as('md'), await as('superadmin')];
    // No other scene lets them change an account.
    const approver = await as('finance');
    const [example] = payoutTemplateExamples;
    const propose = async (name: string) =>
      (await md.call('payout_templates.create', { body: { ...example, name } as never })).data;
    const stepped = async (command: 'confirm' | 'deny' | 'close', { id, version }: { id: number; version: number }) =>
      (await founder.call(`payout_templates.${command}`, { params: { id }, body: { version } })).data;
    await stepped('deny', await propose('Race denied'));
    const template = await stepped('confirm', await propose('Race'));
    const bank_account_id = (await md.call('bank_accounts.all', {})).data.find((one) => one.is_default)?.id ?? 0;
    const job = payoutRunJob(testApp.app.waybill);
    const read = async (id: number) => (await md.call('payout_runs.detail', { params: { id } })).data;
    const voided = async (id: number) => {
      const { version } = await read(id);
      await admin.call('payout_runs.void', { params: { id }, body: { reason: 'x', version } });
    };
    // The merchants of the demo's last run, which waits for its approval, are ready again.
    for (const { id } of (await md.call('payout_runs.list', { query: { status: 'draft' } })).data) await voided(id);
    const make = async (only?: number) => {
      const { data } = await admin.call('payout_runs.candidates', { query: { days: 'all' } });
      const ready = data.rows.filter(({ block }) => block === null);
      const of = ({ customer_id, clearance_id }: (typeof ready)[number]) => ({ customer_id, clearance_id });
      const isIn = (row: (typeof ready)[number], at: number) =>
        only === undefined ? at < 2 : row.clearance_id === only;
      const { data: made } = await admin.call('payout_runs.create', {
        body: {
          bank_account_id,
          template_id: template.id,
          bank: null,
          branch_id: null,
          least: null,
          days: 'all',
          lines: ready.filter(isIn).map((row) => ({ ...of(row), expected_net: row.amount })),
          left: ready.filter((row, at) => !isIn(row, at)).map((row) => ({ ...of(row), reason: 'x' })),
        } as never,
      });
      await job.work({ id: made.id });
      return read(made.id);
    };
    const send = async ({ id, version, lines }: Awaited<ReturnType<typeof make>>) => {
      const params = { id };
      const body = { version, checked: lines.filter(({ young }) => young !== null).map((line) => line.id) };
      const approved = await approver.call('payout_runs.approve', { params, body });
      return (await founder.call('payout_runs.send', { params, body: { version: approved.data.version } })).data;
    };
    const first = await make();
    const [out, other] = first.lines.filter(({ status }) => status === 'made');
    const less = await admin.call('payout_runs.take_out', {
      params: { id: first.id },
      body: { line_id: out?.id ?? 0, reason: 'x', version: first.version },
    });
    const sent = await send(less.data);
    await founder.call('payout_runs.file', { params: { id: sent.id } });
    await founder.call('payout_runs.paid', { params: { id: other?.id ?? 0 }, body: { bank_reference: 'RACE-1' } });
    await job.work({ id: sent.id });
    // The other document fails twice, and is in the bank's statement at last.
    const paper = out?.clearance_id ?? 0;
    const failed = await send(await make(paper));
    const [one] = failed.lines.filter(({ status }) => status === 'sent');
    await founder.call('payout_runs.failed', { params: { id: one?.id ?? 0 }, body: { failure: 'name', reason: 'x' } });
    const again = await send(await make(paper));
    const answer = `Reference,Status,Transaction ID,Reason\n${out?.clearance},Failed,,account`;
    await founder.call('payout_runs.answer', {
      params: { id: again.id },
      body: { file: new UploadedFile('answer.csv', Buffer.from(answer)) } as never,
    });
    const last = await send(await make(paper));
    const day = formatDate(businessDate(testApp.clock()));
    const statement = `Date,Withdrawal,Deposit,Reference,Description\n${day},${out?.amount},,FT-RACE,${out?.clearance}`;
    await md.call('bank_lines.bring', {
      body: { bank_account_id, file: new UploadedFile('statement.csv', Buffer.from(statement)) } as never,
    });
    await founder.call('payout_runs.statement', { params: { id: last.id } });
    await job.work({ id: last.id });
    await voided((await make()).id);
    await stepped('close', template);
  },
  'move-ins': async ({ as, testApp }) => {
    const [md, founder] = [await as('md'), await as('superadmin')];
    const opening_day = businessDate(testApp.clock());
    const begin = async (name: string) => (await md.call('move_ins.create', { body: { name, opening_day } })).data.id;
    const id = await begin('Race');
    const params = { id };
    const add = async (name: string) => {
      const sheet = `customer_name,phone,branch\n${name},09677889900,YGN`;
      const file = new UploadedFile('customers.csv', Buffer.from(sheet));
      return (await md.call('move_ins.add', { params, body: { kind: 'customers', file } as never })).data;
    };
    const first = await add('Race one');
    const sheet_id = first.sheets[0]?.id ?? 0;
    const columns = first.sheets[0]?.columns ?? [];
    const mapped = await md.call('move_ins.map', { params, body: { sheet_id, columns, version: first.version } });
    await md.call('move_ins.take_out', { params, body: { sheet_id, version: mapped.data.version } });
    const { version } = await add('Race two');
    const proposed = await md.call('move_ins.propose', { params, body: { version } });
    const back = await md.call('move_ins.withdraw', { params, body: { version: proposed.data.version } });
    const again = await md.call('move_ins.propose', { params, body: { version: back.data.version } });
    await founder.call('move_ins.sign', { params, body: { version: again.data.version } });
    await moveInJob(testApp.app.waybill).work({ id });
    await md.call('move_ins.void', { params: { id: await begin('Race void') }, body: { reason: 'x', version: 1 } });
  },
};
