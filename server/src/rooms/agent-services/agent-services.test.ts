import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { ParcelFixture } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
/** Lashio is an agent's branch, Mandalay the operator's own. */
const agent = 'lso.manager';
let merchant: number;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
  merchant = await fixture.merchant();
  await fixture.ask('update customer set branch_id = $1 where id = $2', [fixture.branches.LSO, merchant]);
});
afterAll(() => fixture.close());

const today = () => businessDate(fixture.app.clock());
const piece = { commission_kind: 'fixed', commission_amount: 200 };
async function ask(who: string, service: string, terms: object = piece) {
  const { status, body } = await (await fixture.as(who)).try('agent_services.create', { body: { service, ...terms } });
  return status < 300 ? (body as unknown as { data: { id: number } }).data.id : String(body.code);
}
async function act(
  who: string,
  command: 'ask' | 'confirm' | 'deny' | 'end',
  id: number,
  body: object,
): Promise<string> {
  const answer = await (await fixture.as(who)).try(`agent_services.${command}`, { params: { id }, body });
  fixture.app.clock.advance({ minutes: 1 });
  return answer.status < 300
    ? (answer.body as unknown as { data: { status: string } }).data.status
    : String(answer.body.code);
}
async function makeLabel(who: string, cod: number): Promise<string> {
  const client = await fixture.as(who);
  const towns = (await client.call('places.townships', {})).data;
  const town = towns.find(({ type, branch_id }) => type === 'township' && branch_id === fixture.branches.MDY);
  const { status, body } = await client.try('labels.create', {
    body: {
      merchant_id: merchant,
      ...(cod > 0 ? { cod_amount: cod } : {}),
      source_phone: ['0979123456'],
      source_name: 'ဒေါ်လှ',
      accept_type: cod > 0 ? 'cod' : 'walkin',
      destination_phone: ['09440012345'],
      destination_name: 'ဒေါ်ခင်မာလာ',
      destination_township: town?.id,
      weight: 1,
      payment_type: 'sender_pay',
    },
  });
  return status < 300 ? 'made' : String(body.code);
}

describe('O-11 what an agent branch may offer', () => {
  test('S-25 O-11 an agent asks, somebody else of head office confirms, and only then it is used there', async () => {
    expect(await ask('manager', 'cod')).toBe('not_an_agent');
    expect(await makeLabel('lso.staff', 50_000)).toBe('cod_not_confirmed');
    expect(await makeLabel('lso.staff', 0)).toBe('made');
    expect(await ask(agent, 'cod', { commission_kind: 'percent', commission_amount: 5 })).toBe('validation_failed');
    const id = Number(await ask(agent, 'cod', { commission_kind: 'percent', commission_percent: 150 }));
    expect(await ask(agent, 'cod')).toBe('service_requested');
    expect(await makeLabel('lso.staff', 50_000)).toBe('cod_not_confirmed');
    expect(await act(agent, 'confirm', id, { starts_on: today() })).toBe('missing_permission');
    expect(await act('md', 'confirm', id, { starts_on: '2020-01-01' })).toBe('day_past');
    const tomorrow = businessDate(new Date(fixture.app.clock().getTime() + 86_400_000));
    expect(await act('md', 'confirm', id, { starts_on: tomorrow })).toBe('confirm');
    // Confirmed, but not in force yet.
    expect(await makeLabel('lso.staff', 50_000)).toBe('cod_not_confirmed');
    fixture.app.clock.advance({ days: 1 });
    fixture.people.clear();
    expect(await makeLabel('lso.staff', 50_000)).toBe('made');
    expect(await fixture.ask('select commission_kind, commission, ended_on from agent_service_term')).toEqual([
      { commission_kind: 'percent', commission: 150, ended_on: null },
    ]);
    expect(
      (
        await fixture.ask('select 1 from posting p join account a on a.id = p.account_id where a.name = $1', [
          'agent_commission',
        ])
      ).length,
    ).toBe(0);
  });

  test('S-25 O-11 what is denied is asked for again with other terms; what is confirmed is ended by super roles, and its term with it', async () => {
    const id = Number(await ask(agent, 'pickup'));
    expect(await act('md', 'deny', id, { reason: 'too much' })).toBe('denied');
    expect(await act('tgo.manager', 'ask', id, piece)).toBe('not_found');
    expect(await act(agent, 'ask', id, { ...piece, commission_amount: 100 })).toBe('pending');
    expect(await act('md', 'confirm', id, { starts_on: today() })).toBe('confirm');
    expect(await act('finance', 'end', id, { reason: 'x' })).toBe('super_roles_only');
    expect(await act('md', 'deny', id, { reason: 'x' })).toBe('state_not_allowed');
    expect(await act('md', 'end', id, { reason: 'nobody comes' })).toBe('denied');
    expect(
      await fixture.ask(
        `select commission, ended_on is not null as ended from agent_service_term where agent_service_id = $1`,
        [id],
      ),
    ).toEqual([{ commission: 100, ended: true }]);
    const lines = await fixture.ask<{ action: string }>(
      `select action from audit where room = 'agent_services' and record_id = $1 order by id`,
      [String(id)],
    );
    expect(lines.map(({ action }) => action)).toEqual(['ask', 'deny', 'ask', 'confirm', 'end']);
  });

  test('O-11 nobody confirms what they asked for, nor with an account that they could have used', async () => {
    const password = { password: 'agent-one-1', confirm_password: 'agent-one-1' };
    await (
      await fixture.as('md')
    ).call('staff.create', {
      body: {
        user_name: 'made.agent',
        name: 'ဦးအသစ်',
        role: 'manager',
        user_type: 'agent',
        branch_id: fixture.branches.LSO as number,
        locale: 'mm',
        ...password,
      },
    });
    const made = fixture.app.guest();
    await made.signIn('made.agent', password.password);
    await made.call('sessions.changePassword', {
      body: { current_password: password.password, password: 'agent-two-2', confirm_password: 'agent-two-2' },
    });
    fixture.people.set('made.agent', made);
    const id = Number(await ask('made.agent', 'emo'));
    expect(await act('md', 'confirm', id, { starts_on: today() })).toBe('not_independent');
    await fixture.ask('update agent_service set wanted_by = $1 where id = $2', [fixture.staff.admin, id]);
    expect(await act('admin', 'confirm', id, { starts_on: today() })).toBe('second_person_needed');
    expect(await act('admin', 'deny', id, { reason: 'x' })).toBe('second_person_needed');
    expect(await act('md', 'confirm', id, { starts_on: today() })).toBe('confirm');
  });

  test('O-11 pickups and bags in transit wait for their own service', async () => {
    const clerk = await fixture.as(agent);
    const [place] = await fixture.ask<{ id: number }>(`select id from place where branch_id = $1 and active limit 1`, [
      fixture.branches.LSO,
    ]);
    const visit = async () =>
      (
        await clerk.try('pickup_requests.create', {
          body: {
            phone: ['0979123456'],
            name: 'ဒေါ်လှ',
            place_id: place?.id,
            branch_id: fixture.branches.LSO,
            time_request: today(),
            day_part: 'evening',
            vehicle: 'car',
            counts: 2,
          },
        })
      ).body.code;
    const [known] = await fixture.ask<{ id: number }>(`select id from agent_service where service = 'pickup'`);
    expect(await visit()).toBe('pickup_not_confirmed');
    await act(agent, 'ask', known?.id ?? 0, piece);
    await act('md', 'confirm', known?.id ?? 0, { starts_on: today() });
    expect(await visit()).not.toBe('pickup_not_confirmed');

    const staff = await fixture.as('staff');
    const parcel = await fixture.parcel();
    await fixture.step('staff', parcel);
    const { data: bag } = await staff.call('mailbags.create', {
      body: { to_branch_id: fixture.branches.MDY as number },
    });
    await staff.call('mailbags.scan', {
      body: {
        scans: [
          {
            scan_id: 'transit-pack-1',
            tracking_code: parcel.code,
            scanned_at: fixture.app.clock().toISOString(),
            doing: 'pack',
            mailbag_id: bag.id,
          },
        ],
      },
    });
    await staff.call('mailbags.seal', { params: { id: bag.id }, body: { seal_no: 'A1' } });
    await staff.call('mailbags.hand_over', { params: { id: bag.id } });
    const taken = async () => {
      const { data } = await (
        await fixture.as('lso.staff')
      ).call('mailbags.scan', {
        body: {
          scans: [
            {
              scan_id: `transit-in-${fixture.app.clock().getTime()}`,
              tracking_code: bag.code,
              scanned_at: fixture.app.clock().toISOString(),
              doing: 'in',
            },
          ],
        },
      });
      return data[0]?.code ?? data[0]?.result;
    };
    expect(await taken()).toBe('transit_not_confirmed');
    const transit = Number(await ask(agent, 'transit'));
    await act('md', 'confirm', transit, { starts_on: today() });
    expect(await taken()).toBe('applied');
  });
});
