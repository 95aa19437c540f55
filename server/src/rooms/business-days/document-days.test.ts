import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { ownKindKeys } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { GateDesk } from '../gate-collections/testing/gate-desk.ts';
import { verifyLedger } from '../ledger/ledger.door.ts';
import { readLeftToday } from '../outflows/outflows.door.ts';

let desk: GateDesk;
let today: string;
beforeAll(async () => {
  desk = await GateDesk.open();
  today = businessDate(desk.fixture.app.clock());
});
afterAll(() => desk.close());

const till = async () =>
  (
    await desk.fixture.ask<{ held: number }>(
      `select coalesce(sum(p.amount), 0)::bigint as held from posting p join account a on a.id = p.account_id
       where a.kind = 'cash:branch' and a.branch_id = $1`,
      [desk.fixture.branches.YGN],
    )
  )[0]?.held ?? 0;

/** Closes the day of Yangon: counted by two users, and signed. */
async function closeDay(): Promise<void> {
  const [supervisor, staff] = [await desk.fixture.as('supervisor'), await desk.fixture.as('staff')];
  const { data } = await supervisor.call('shift_handovers.create', {
    body: { counted: await till(), closes_on: today },
  });
  const params = { id: data.id };
  await staff.call('shift_handovers.count', { params, body: { counted: await till() } });
  await staff.call('shift_handovers.sign', { params });
}

async function spend(amount: number): Promise<ExpenseDetail> {
  const [category] = await desk.fixture.ask<{ id: number }>(`select id from expense_category where name_en = 'Meals'`);
  const form = await multipart({
    category_id: category?.id ?? 0,
    vendor: 'Shwe Shop',
    amount,
    receipt: null,
    pay_now: true,
  });
  const answer = await (await desk.fixture.as('supervisor')).send({ method: 'POST', url: '/api/expense', ...form });
  return answer.json().data;
}

/** The business day of each document, and that of its journal. */
const daysOfDocuments = () =>
  desk.fixture.ask<{ what: string; document: string; journal: string }>(`
    with days as (
      select 'expense' as what, e.business_date as document, j.business_date as journal
      from expense e join journal j on j.expense_id = e.id and j.reverses_id is null
      union all
      select 'gate collection', g.business_date, j.business_date
      from gate_collection g join journal j on j.gate_collection_id = g.id
      union all
      select 'outflow ' || o.kind, d.document, j.business_date
      from outflow o
      join outflow_key k on k.outflow_id = o.id
      cross join lateral (values (o.business_date), (k.business_date)) d (document)
      join journal j on j.reverses_id is null and (o.kind = 'expense' and j.expense_id = o.record_id
        or o.kind = 'gate_charge' and j.gate_collection_id = o.record_id)
    )
    select distinct what, document::text as document, journal::text as journal from days order by 1`);

test('M-04 M-03 what is paid after the day was closed bears the day that the ledger gives its journal, counts with what leaves on both days, and can be voided', async () => {
  const { fixture } = desk;
  const { slip } = await desk.handed([11_000]);
  const { data: document } = (await desk.make(slip, 500)).body;
  await fixture.step('staff', await fixture.parcel());
  await closeDay();

  const expense = await spend(300);
  expect((await desk.count('owner', document, 11_000)).status).toBe(200);
  const manager = await fixture.as('manager');

  const day = { document: addDays(today, 1), journal: addDays(today, 1) };
  expect(await daysOfDocuments()).toEqual([
    { what: 'expense', ...day },
    { what: 'gate collection', ...day },
    { what: 'outflow expense', ...day },
    { what: 'outflow gate_charge', ...day },
  ]);
  const left = () =>
    readLeftToday(
      fixture.app.app.waybill.db,
      ownKindKeys('gate_charge', `till:${fixture.branches.YGN}`, []),
      fixture.app.clock(),
    );
  expect(await left()).toBe(500);

  const body = { reason: 'typed twice' };
  const voided = await manager.try('expenses.void', { params: { id: expense.id }, body });
  expect(voided.status).toBe(200);
  fixture.app.clock.advance({ days: 1 });
  expect(await left()).toBe(500);
  expect(await verifyLedger(fixture.app.app.waybill.db)).toEqual([]);
});
