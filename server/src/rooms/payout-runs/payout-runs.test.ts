import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { PayoutRunDetail } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import { payoutTemplateExamples } from '@waybill/domain/rooms/payout-runs/payout-template-form.ts';
import { multipart } from '../../kernel/testing/multipart.ts';
import { PayoutDesk } from './testing/payout-desk.ts';

let runs: PayoutDesk;
beforeAll(async () => {
  runs = await PayoutDesk.open();
});
afterAll(() => runs.close());

const query = async (text: string, values: unknown[] = []) => (await runs.app.database.pool.query(text, values)).rows;
const states = ({ lines }: PayoutRunDetail, merchants: readonly number[]) =>
  lines.filter(({ customer_id }) => merchants.includes(customer_id)).map(({ status }) => status);
const document = async (id: number | null) =>
  (await runs.desk.finance.call('clearances.detail', { params: { id: id ?? 0 } })).data;
const balance = async (kind: string) =>
  Number(
    (
      await query(
        `select coalesce(sum(p.amount), 0) as sum from posting p join account a on a.id = p.account_id where a.kind = $1`,
        [kind],
      )
    )[0].sum,
  );

describe('W-04 a payout run', () => {
  test('W-04 makes ordinary documents of all ticked merchants; nobody pays one beside the run', async () => {
    const merchants = await runs.merchants(3);
    const [one = 0, two = 0, left = 0] = merchants;
    const run = await runs.make([one, two]);
    expect([run.status, run.line_count, states(run, [one, two]), states(run, [left])]).toEqual([
      'draft',
      2,
      ['made', 'made'],
      ['left'],
    ]);
    expect(run.lines.find(({ customer_id }) => customer_id === left)).toMatchObject({
      block: 'unticked',
      reason: 'Not in this test',
    });
    const [line] = run.lines.filter(({ customer_id }) => customer_id === one);
    const made = await document(line?.clearance_id ?? null);
    expect([made.payout_run?.number, made.actual_clearance_cod]).toEqual([run.number, line?.amount]);
    const pay = await runs.desk.pay(runs.desk.finance, made, {
      method: 'bank',
      bank_id: line?.bank?.id,
      received_amount: made.actual_clearance_cod,
    });
    expect([pay.body.code, pay.body.values]).toEqual(['in_payout_run', { number: run.number }]);
    const again = await runs.wish([one]);
    expect(again.body.code).not.toBeUndefined();
    expect((await runs.candidates([one])).map(({ block }) => block)).toEqual(['in_run']);
  });

  test('W-04 says what holds merchants back: account, suspension, least amount, payout day', async () => {
    const [bare = 0] = (await runs.desk.readyMerchants(1, 1, 40_000)).map(({ merchant }) => merchant);
    const [suspended = 0, small = 0, later = 0] = await runs.merchants(3, 30_000);
    await query("update customer set status = 'suspend' where id = $1", [suspended]);
    await query("update customer set payout_day = 'monthly' where id = $1", [later]);
    const { data } = await runs.maker.call('payout_runs.candidates', { query: { least: 1_000_000 } });
    const block = (id: number) => data.rows.find(({ customer_id }) => customer_id === id)?.block;
    expect([block(bare), block(suspended), block(small), block(later)]).toEqual([
      'no_account',
      'not_active',
      'below_least',
      'below_least',
    ]);
    const today = await runs.maker.call('payout_runs.candidates', { query: {} });
    expect(today.data.rows.find(({ customer_id }) => customer_id === later)?.block).toBe('not_their_day');
  });

  test('W-04 is refused with the merchants whose sums changed since they were seen', async () => {
    const [merchant = 0] = await runs.merchants(1);
    const [seen] = await runs.candidates([merchant]);
    const answer = await runs.maker.try('payout_runs.create', {
      body: {
        bank_account_id: runs.bank,
        template_id: runs.template,
        bank: null,
        branch_id: null,
        least: null,
        days: 'all',
        lines: [{ customer_id: merchant, clearance_id: null, expected_net: (seen?.amount ?? 0) + 1 }],
        left: [],
      } as never,
    });
    expect(answer.body.code).toBe('lines_changed');
  });

  test('W-04 is approved by a person who neither made it nor brought in one of its accounts', async () => {
    const [merchant = 0] = await runs.merchants(1);
    const run = await runs.make([merchant]);
    expect((await runs.approve(run, runs.maker)).body.code).toBe('second_person_needed');
    const [line] = run.lines.filter(({ status }) => status === 'made');
    const [owned = 0] = (await runs.desk.readyMerchants(1, 1, 20_000)).map((one) => one.merchant);
    await query(
      `insert into customer_bank (customer_id, bank, bank_holder, bank_account, status, proposed_by, proposed_at, decided_by, decided_at)
      select $1, 'KBZ', 'U Ba', '778899001122', 'confirmed', s.id, $2, f.id, $2 from staff s, staff f where s.user_name = 'owner' and f.user_name = 'finance'`,
      [owned, new Date(runs.app.clock().getTime() - 9 * 86_400_000)],
    );
    expect((await runs.approve(await runs.make([owned]))).body.code).toBe('second_person_needed');
    expect((await runs.send(run)).body.code).toBe('state_not_allowed');
    expect((await runs.approve(run)).body.data).toMatchObject({ status: 'approved' });
    expect((await document(line?.clearance_id ?? null)).approved_by).not.toBeNull();
  });

  test('W-04 needs a tick for each account confirmed within three days', async () => {
    const [merchant = 0] = await runs.merchants(1);
    await query("update customer_bank set decided_at = $2::timestamptz - interval '1 day' where customer_id = $1", [
      merchant,
      runs.app.clock(),
    ]);
    const run = await runs.make([merchant]);
    const [line] = run.lines.filter(({ status }) => status === 'made');
    expect(line?.young).toMatchObject({ proposed_by: expect.any(String) });
    expect((await runs.approve(run)).body.code).toBe('new_accounts_unchecked');
    const approved = (await runs.approve(run, runs.approver, [line?.id ?? 0])).body.data as PayoutRunDetail;
    expect(approved.lines.find(({ id }) => id === line?.id)?.checked_by).not.toBeNull();
  });

  test('W-04 holds out merchants who were suspended or changed the account between approval and file', async () => {
    const merchants = await runs.merchants(3);
    const [good = 0, suspended = 0, moved = 0] = merchants;
    const run = await runs.make(merchants);
    const approved = (await runs.approve(run)).body.data as PayoutRunDetail;
    await query("update customer set status = 'suspend' where id = $1", [suspended]);
    await query("update customer_bank set status = 'replaced' where customer_id = $1", [moved]);
    await runs.desk.fixture.bankOf(moved, 'confirmed', '111222333444');
    const sent = (await runs.send(approved)).body.data as PayoutRunDetail;
    const of = (id: number) => sent.lines.find(({ customer_id }) => customer_id === id);
    expect([of(good)?.status, of(suspended)?.block, of(moved)?.block]).toEqual([
      'sent',
      'not_active',
      'account_changed',
    ]);
    const text = (await runs.file(sent)).payload;
    expect(text).toContain(of(good)?.clearance ?? '?');
    expect(text).not.toContain(of(moved)?.clearance ?? '?');
    expect((await document(of(moved)?.clearance_id ?? null)).payout_run).toBeNull();
  });

  test('W-04 has one file: the same bytes each time, with a line in the audit log for each download', async () => {
    const [merchant = 0] = await runs.merchants(1);
    const sent = await runs.sent([merchant]);
    expect((await runs.send(sent)).body.code).toBe('state_not_allowed');
    const files = [await runs.file(sent), await runs.file(sent)];
    const hashes = files.map(({ rawPayload }) => createHash('sha256').update(rawPayload).digest('hex'));
    expect(hashes).toEqual([sent.file_hash, sent.file_hash]);
    const fetched = await query(
      "select count(*)::int as n from audit where room = 'payout_runs' and record_id = $1 and action = 'fetch_file'",
      [String(sent.id)],
    );
    expect(fetched[0].n).toBe(2);
    await expect(
      query('update payout_run set file_content = $2 where id = $1', [sent.id, Buffer.from('x')]),
    ).rejects.toThrow('made once');
  });

  test('W-04 marks paid and failed by the bank’s answer; the failed one rides in the next run', async () => {
    const [paid = 0, failed = 0] = await runs.merchants(2);
    const before = await balance('bank');
    const sent = await runs.sent([paid, failed]);
    const of = (run: PayoutRunDetail, id: number) => run.lines.find(({ customer_id }) => customer_id === id);
    const [good, bad] = [of(sent, paid), of(sent, failed)];
    const answer = await runs.answer(sent, [
      [good?.clearance ?? '', good?.amount ?? 0, 'Success', 'KBZ-1', ''],
      [bad?.clearance ?? '', bad?.amount ?? 0, 'Rejected', '', 'Invalid account no'],
      ['CLR-26-999999', 5, 'Success', 'KBZ-2', ''],
    ]);
    expect(answer.body.data).toMatchObject({ paid: 1, failed: 1, left: [{ why: 'unknown' }] });
    await runs.work(sent.id);
    const settled = await runs.detail(sent.id);
    expect([settled.status, of(settled, paid)?.status, of(settled, failed)?.failure]).toEqual([
      'settled',
      'paid',
      'account',
    ]);
    expect(await balance('bank')).toBe(before - (good?.amount ?? 0));
    const [whole, open] = [await document(good?.clearance_id ?? null), await document(bad?.clearance_id ?? null)];
    expect([whole.status, whole.method, open.status, open.payout_failure, open.payout_run]).toEqual([
      'complete',
      'bank',
      'pending',
      'account',
      null,
    ]);
    const alone = await runs.desk.pay(runs.payer, open, { method: 'cash', received_amount: open.actual_clearance_cod });
    expect(alone.body).toMatchObject({ code: 'approval_needed', message: 'A second person must approve this first.' });
    const [next] = await runs.candidates([failed]);
    expect(next).toMatchObject({
      clearance_id: open.id,
      block: null,
      failed: { number: sent.number, failure: 'account' },
    });
    const second = await runs.make([failed]);
    expect(of(second, failed)).toMatchObject({ status: 'made', clearance_id: open.id });
  });

  test('W-04 takes an answer once; a row of another amount, named twice or still pending marks nothing', async () => {
    const merchants = await runs.merchants(3);
    const sent = await runs.sent(merchants);
    const [a, b, c] = sent.lines.filter(({ status }) => status === 'sent');
    const rows = [
      [a?.clearance ?? '', (a?.amount ?? 0) + 1, 'Success', 'X1', ''],
      [b?.clearance ?? '', b?.amount ?? 0, 'Success', 'X2', ''],
      [b?.clearance ?? '', b?.amount ?? 0, 'Rejected', '', 'name'],
      [c?.clearance ?? '', c?.amount ?? 0, 'Pending', '', ''],
    ];
    const first = await runs.answer(sent, rows);
    expect(first.body.data).toMatchObject({ paid: 0, failed: 0 });
    expect(first.body.data.left.map(({ why }: { why: string }) => why)).toEqual(['amount', 'twice', 'twice', 'other']);
    const twice = await runs.answer(sent, rows, runs.desk.finance);
    expect(twice.body.code).toBe('payout_answer_twice');
    const both = await Promise.all([
      runs.answer(sent, [[a?.clearance ?? '', a?.amount ?? 0, 'Paid', 'Y1', '']]),
      runs.answer(sent, [[a?.clearance ?? '', a?.amount ?? 0, 'Paid', 'Y2', '']], runs.desk.finance),
    ]);
    expect(both.map(({ body }) => body.data.paid).toSorted((a, b) => a - b)).toEqual([0, 1]);
    await Promise.all([runs.work(sent.id), runs.work(sent.id)]);
    const paid = await query('select count(*)::int as n from clearance_payment where clearance_id = $1', [
      a?.clearance_id,
    ]);
    expect(paid[0].n).toBe(1);
  });

  test('W-04 marks as paid what the imported bank statement shows, and tells a merchant whose payout failed', async () => {
    const [shown = 0, failed = 0] = await runs.merchants(2);
    await query('update customer set sms_active = true where id = $1', [failed]);
    const sent = await runs.sent([shown, failed]);
    const of = (id: number) => sent.lines.find(({ customer_id }) => customer_id === id);
    const find = () => runs.payer.try('payout_runs.statement', { params: { id: sent.id } });
    expect((await find()).body.code).toBe('payout_not_in_statement');
    const day = formatDate(businessDate(runs.app.clock()));
    const rows = [shown, failed].map(
      (id, at) => `${day},${(of(id)?.amount ?? 0) + at},,FT-${at},Bulk ${of(id)?.clearance}`,
    );
    const content = Buffer.from(['Date,Withdrawal,Deposit,Reference,Description', ...rows].join('\n'));
    const form = await multipart({ bank_account_id: runs.bank, file: { name: 'statement.csv', content } });
    await runs.payer.send({ method: 'POST', url: '/api/bank-line', ...form });
    expect((await find()).body.data).toMatchObject({ paid: 1 });
    expect((await find()).body.code).toBe('payout_not_in_statement');
    await runs.payer.try('payout_runs.failed', {
      params: { id: of(failed)?.id ?? 0 },
      body: { failure: 'name', reason: 'Name mismatch' },
    });
    await runs.work(sent.id);
    const settled = await runs.detail(sent.id);
    expect([settled.status, settled.lines.find(({ customer_id }) => customer_id === shown)?.bank_reference]).toEqual([
      'settled',
      'FT-0',
    ]);
    expect(await query('select purpose from message where customer_id = $1', [failed])).toEqual([
      { purpose: 'payout_failed' },
    ]);
  });

  test('W-04 marks a payment by hand once, also when two people mark it at the same time', async () => {
    const [merchant = 0] = await runs.merchants(1);
    const sent = await runs.sent([merchant]);
    const [line] = sent.lines.filter(({ status }) => status === 'sent');
    const params = { id: line?.id ?? 0 };
    const answers = await Promise.all([
      runs.payer.try('payout_runs.paid', { params, body: { bank_reference: 'W-1' } }),
      runs.desk.finance.try('payout_runs.failed', { params, body: { failure: 'limit', reason: 'Above the limit' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await runs.work(sent.id);
    expect((await runs.detail(sent.id)).status).toBe('settled');
  });

  test('W-04 is voided before its file: its documents stay open and lose its approval', async () => {
    const [merchant = 0] = await runs.merchants(1);
    const run = await runs.make([merchant]);
    const approved = (await runs.approve(run)).body.data as PayoutRunDetail;
    const answers = await Promise.all([
      runs.maker.try('payout_runs.void', {
        params: { id: run.id },
        body: { reason: 'Wrong day', version: approved.version },
      }),
      runs.send(approved),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [line] = run.lines.filter(({ status }) => status === 'made');
    const left = await document(line?.clearance_id ?? null);
    if (answers[0]?.status === 200) expect([left.payout_run, left.approved_by]).toEqual([null, null]);
    else expect(left.payout_run?.number).toBe(run.number);
  });

  test('W-04 F-06 is not approved from an account that its maker made, nor is a template confirmed from it', async () => {
    const [merchant = 0] = await runs.merchants(1);
    const run = await runs.make([merchant]);
    const second = await runs.app.as('owner');
    await query(
      `insert into audit (at, staff_id, request_id, room, record_id, record_name, action)
      select $1, md.id, 'x', 'staff', o.id::text, 'owner', 'reset_password' from staff md, staff o where md.user_name = 'md' and o.user_name = 'owner'`,
      [new Date(runs.app.clock().getTime() - 60_000)],
    );
    expect((await runs.approve(run, second)).body.code).toBe('not_independent');
    const [example] = payoutTemplateExamples;
    const body = { ...example, name: 'Made by one person' } as never;
    const { id, version } = (await runs.maker.call('payout_templates.create', { body })).data;
    const confirm = (client = runs.maker) =>
      client.try('payout_templates.confirm', { params: { id }, body: { version } });
    expect([(await confirm()).body.code, (await confirm(runs.payer)).body.data]).toMatchObject([
      'second_person_needed',
      { status: 'confirmed' },
    ]);
  });

  test('W-04 S-08 is not found by people who do not cover all its branches', async () => {
    const [merchant = 0] = await runs.merchants(1);
    const run = await runs.make([merchant]);
    const other = await runs.app.as('mdy.manager');
    expect((await other.try('payout_runs.detail', { params: { id: run.id } })).status).toBe(404);
  });
});
