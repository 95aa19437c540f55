import { afterAll, beforeAll, expect, test } from 'vitest';
import { labelStatuses, type LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { expenseLife, type ExpenseState } from '@waybill/domain/rooms/expenses/expense-states.ts';
import { auditShapes } from '@waybill/contract/audit-values.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { verifyLedger } from '../../rooms/ledger/ledger.door.ts';
import { chanceAt, chanceOf } from './chance.ts';
import { fillDemoLabels, labelsMadeBy } from './demo-labels.ts';
import { dayMoments } from './parcel-day.ts';
import type { Stage } from './stage.ts';
import { transferLife } from '@waybill/domain/rooms/transfers/transfer-states.ts';

const play = { labels: 200, days: 16 };
let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  app = await startTestApp();
  stage = await fillDemoLabels(app.app, { ...play, now: app.clock() });
}, 120_000);
afterAll(() => app.close());

const ask = async <Row extends object>(text: string) => (await app.database.pool.query<Row>(text)).rows;

test('N-09 the demo operator’s labels are as many as were asked for, over the days up to now, and the product refused nothing', async () => {
  const [facts] = await ask<{ n: number; days: number; future: number }>(
    `select count(*)::int as n, (max(created_at)::date - min(created_at)::date) as days, count(*) filter (where created_at > '${app.clock().toISOString()}')::int as future from label`,
  );
  expect([facts?.n, facts?.future, Object.fromEntries(stage.refused)]).toEqual([play.labels, 0, {}]);
  expect(facts?.days).toBeGreaterThan(13);
});

test('S-06 they stand where labels of a working day stand: delivered, returned, under way, waiting and drafts', async () => {
  const rows = await ask<{ status: LabelStatus; n: number }>(
    'select status, count(*)::int as n from label_state group by 1',
  );
  const of = (rollup: string) =>
    rows.filter(({ status }) => labelStatuses[status].rollup === rollup).reduce((sum, { n }) => sum + n, 0);
  expect(of('delivered')).toBeGreaterThan(110);
  for (const rollup of ['returned', 'ongoing', 'process']) expect(of(rollup), rollup).toBeGreaterThan(0);
});

test('O-11 some go to other countries, each from a branch that takes international mail and by the mail post', async () => {
  const rows = await ask<{ international: boolean; shipping_type: string; type: string }>(`
    select b.international_mail as international, s.shipping_type, l.type
    from label l join branch b on b.id = l.source_branch_id join label_state s on s.label_id = l.id
    where l.destination_country is not null and s.accepted_at is not null`);
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => JSON.stringify(Object.values(row))))).toEqual(
    new Set(['[true,"mail_post","mm_post"]']),
  );
});

test('F-05 on the day that is still going on some were called, with what came of it, and others wait', async () => {
  const [facts] = await ask<{ calls: number; kinds: number; waiting: number }>(`
    select (select count(*) from call_log)::int as calls, (select count(distinct outcome) from call_log)::int as kinds,
      (select count(*) from call_task where status = 'pending')::int as waiting`);
  expect(facts?.calls).toBeGreaterThan(0);
  expect(facts?.waiting).toBeGreaterThan(0);
});

test('some of them have stayed somewhere for too long, with different people, and so has COD', async () => {
  const founder = await app.as('superadmin');
  const { data: parcels } = await founder.call('ageing.parcels', { query: { per_page: 200 } });
  const { data: cod } = await founder.call('ageing.cod', { query: { per_page: 200 } });
  expect(new Set(parcels.map(({ stay }) => stay)).size).toBeGreaterThan(2);
  expect(cod.length).toBeGreaterThan(0);
});

test('S-09 parcels that nobody can find have their cases, one at least in each state, and both ends of a lost one', async () => {
  const cases = await ask<{ stands: string }>(
    `select distinct concat_ws(' ', status, case when ended_at is not null then outcome end) as stands from missing_case order by 1`,
  );
  expect(cases.map(({ stands }) => stands)).toEqual(['closed compensate', 'closed waive', 'decided', 'found', 'open']);
});

test('their money was handed in, counted, sent to the bank and paid to merchants, and the ledger verifies', async () => {
  expect(await verifyLedger(app.app.waybill.db)).toEqual([]);
  const handed = await ask<{ kind: string; status: string; n: number }>(
    'select kind, status, count(*)::int as n from cash_handover group by 1, 2',
  );
  expect(
    handed
      .filter(({ status }) => status === 'hand_over')
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['agent', 'bank', 'courier']);
  expect(
    handed
      .filter(({ kind }) => kind === 'agent')
      .map(({ status }) => status)
      .sort(),
  ).toEqual(['active', 'hand_over', 'inactive']);
  const cleared = await ask<{ status: string }>("select distinct status from clearance where kind = 'cod' order by 1");
  expect(cleared.map(({ status }) => status)).toEqual(['complete', 'pending']);
});

test('M-06 M-07 its bank statements are matched but for a few lines, transfers stand in every state, and what is open explains the difference', async () => {
  const [facts] = await ask<{ matched: number; open: number; waiting: number; states: string[] }>(`
    select count(posting_id)::int as matched, count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where posting_id is null)::int as open,
      (select array_agg(distinct status order by status) from transfer) as states from bank_line`);
  expect(facts?.states).toEqual([...transferLife.stateNames].sort());
  expect(facts?.matched).toBeGreaterThan(10);
  expect(facts?.open).toBeGreaterThan(0);
  expect(facts?.open).toBeLessThanOrEqual(8);
  expect(facts?.waiting).toBeGreaterThan(0);
  const founder = await app.as('superadmin');
  for (const { id } of (await founder.call('bank_accounts.all', {})).data)
    expect((await founder.call('bank_accounts.reconcile', { params: { id }, query: {} })).data.start).toBe(0);
});
test('N-25 N-27 M-05 merchants who do not net paid for credit and returns on documents that stand in every state, and signed for what they fetched', async () => {
  const rows = await ask<{ kind: string; stands: string }>(`
    select distinct kind, concat_ws(' ', status, case when received_amount is null then null when received_amount = actual_clearance_cod then 'in full' else 'in part' end) as stands
    from clearance where kind <> 'cod' order by 1, 2`);
  const states = ['complete in full', 'complete in part', 'pending', 'pending in part', 'void'];
  expect(rows).toEqual(['credit', 'return'].flatMap((kind) => states.map((stands) => ({ kind, stands }))));
  const [facts] = await ask<{ signed: number; unsigned: number; often: number }>(`
    select count(handed_file_id)::int as signed, count(*) filter (where handed_at is not null and handed_file_id is null)::int as unsigned,
      (select max(n) from (select count(*)::int as n from clearance_payment group by clearance_id) p) as often
    from clearance_line`);
  expect(facts).toMatchObject({ unsigned: 0, often: 2 });
  expect(facts?.signed).toBeGreaterThan(0);
});

test('N-28 branches spent cash of their tills, with receipts, and today an expense stands in every state', async () => {
  const states = await ask<{ status: ExpenseState; n: number; receipts: number }>(
    'select status, count(*)::int as n, count(receipt_file_id)::int as receipts from expense group by 1',
  );
  expect(states.map(({ status }) => status).sort()).toEqual([...expenseLife.stateNames].sort());
  expect(states.find(({ status }) => status === expenseLife.at.paid)?.n).toBeGreaterThan(5);
  expect(states.reduce((sum, { receipts }) => sum + receipts, 0)).toBeGreaterThan(3);
});
test('F-10 S-22 money orders of the day that is still going on stand in every state that people work on, one of them locked', async () => {
  const rows = await ask<{ status: string }>('select distinct status from emo order by 1');
  expect(rows.map(({ status }) => status)).toEqual(['cancel', 'complete', 'pending', 'process']);
  expect(await ask("select 1 from emo where status = 'process' and tries = 5")).toHaveLength(1);
});

test('G-06 the sheets of the last days are kept, each at its hour', async () => {
  const days = await ask<{ late: boolean; branches: number }>(`
    select (d.made_at at time zone 'Asia/Yangon')::date <> d.day as late, count(o.branch_id)::int as branches
    from owner_day d join owner_day_line o on o.day = d.day group by d.day, d.made_at`);
  expect(days.length).toBeGreaterThan(9);
  expect(days.filter(({ late, branches }) => late || branches === 0)).toEqual([]);
});

test('G-04 who complained was shown the proofs by a link, which was taken back once the complaint was settled', async () => {
  const [facts] = await ask<{ revoked: number; others: number }>(`
    select count(k.revoked_at)::int as revoked,
      count(*) filter (where not exists (select from feedback f where f.label_id = k.label_id and f.score <= 2))::int as others
    from proof_link k`);
  expect(facts?.revoked).toBeGreaterThan(0);
  expect(facts?.others).toBe(0);
});

test('F-08 receivers said what they think, and each piece of feedback stands open, in hand or closed with what was done', async () => {
  const rows = await ask<{ status: string }>('select distinct status from feedback order by 1');
  expect(rows.map(({ status }) => status)).toEqual(['closed', 'in_hand', 'open']);
});

test('O-10 receivers chose on the tracking page, and senders answered by their link', async () => {
  const rows = await ask<{ party: string }>(
    'select distinct party from label_entry where party is not null order by 1',
  );
  expect(rows.map(({ party }) => party)).toEqual(['receiver', 'sender']);
  expect((await ask("select from feedback where source = 'receiver'")).length).toBeGreaterThan(0);
});

test('N-27 the mail post paid what it had collected, with differences, and what it paid today is to be confirmed', async () => {
  const rows = await ask<{ status: string }>('select distinct status from remittance order by 1');
  expect(rows.map(({ status }) => status)).toEqual(['complete', 'pending']);
  expect((await ask('select from remittance_line where owner_id is not null')).length).toBeGreaterThan(0);
});

test('N-26 bus gates paid in what they had collected, counted by somebody else than who made the document', async () => {
  const rows = await ask<{ alone: boolean; counted: number }>(
    "select completed_by = any(makers) as alone, counted from gate_collection where status = 'complete'",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ alone }) => alone)).toEqual([]);
});

test('A-08 T-01 whatever a working day leaves in the audit log has a way in which it is shown', async () => {
  const kept = await ask<{ room: string; field: string }>(`
    select distinct room, v.key as field from audit, lateral (select key from jsonb_each(coalesce(before, '{}')) union select key from jsonb_each(coalesce(after, '{}'))) v`);
  expect(kept.length).toBeGreaterThan(40);
  expect(
    kept.filter(
      ({ room, field }) => !Object.hasOwn((auditShapes as Readonly<Record<string, object>>)[room] ?? {}, field),
    ),
  ).toEqual([]);
});

test('N-09 a second start makes nothing twice', async () => {
  const count = () =>
    ask<{ labels: number; entries: number; journals: number }>(
      'select (select count(*) from label)::int as labels, (select count(*) from label_entry)::int as entries, (select count(*) from journal)::int as journals',
    );
  const before = await count();
  await fillDemoLabels(app.app, { ...play, now: app.clock() });
  expect(await count()).toEqual(before);
});

test('N-09 the days’ labels add up, and chance is the same everywhere', () => {
  expect([labelsMadeBy(3000, 119), labelsMadeBy(0, 50), labelsMadeBy(1, 119)]).toEqual([3000, 0, 1]);
  expect(
    Array.from({ length: 120 }, (_, day) => labelsMadeBy(120, day)).every(
      (made, day, all) => day === 0 || made >= (all[day - 1] ?? 0),
    ),
  ).toBe(true);
  expect([chanceOf(7)(), chanceAt(1, 2)]).toEqual([chanceOf(7)(), chanceAt(1, 2)]);
  expect(new Set(dayMoments).size).toBe(dayMoments.length);
});

test('O-09 messages to people outside stand on the phone, failed, withheld, and by hand; somebody wants no more', async () => {
  const states = (await ask<{ status: string }>('select distinct status from message order by 1')).map(
    (row) => row.status,
  );
  expect(states).toEqual(expect.arrayContaining(['delivered', 'failed', 'sent', 'withheld']));
  const purposes = (await ask<{ purpose: string }>('select distinct purpose from message')).map((row) => row.purpose);
  expect(purposes).toEqual(
    expect.arrayContaining(['accepted', 'out_for_delivery', 'delivered', 'delivery_failed', 'by_hand', 'emo_code']),
  );
});
