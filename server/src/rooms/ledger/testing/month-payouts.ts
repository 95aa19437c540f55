import { expect } from 'vitest';
import { payoutTemplateExamples } from '@waybill/domain/rooms/payout-runs/payout-template-form.ts';
import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { payoutRunJob } from '../../payout-runs/payout-run-job.ts';
import type { MonthPeople } from './month-people.ts';

/** The template of the month's bank, agreed once. */
async function templateOf(people: MonthPeople): Promise<number> {
  const { data: known } = await people.call('md', 'payout_templates.list', { query: { status: 'confirmed' } });
  if (known[0]) return known[0].id;
  const [example] = payoutTemplateExamples;
  const { data: made } = await people.call('md', 'payout_templates.create', { body: { ...example } as never });
  const params = { id: made.id };
  await people.call('superadmin', 'payout_templates.confirm', { params, body: { version: made.version } });
  return made.id;
}

/** Pays a document by a separate run; the bank fails it first as often as asked, and the next run takes it. */
export async function payByRun(people: MonthPeople, paper: ClearanceDetail, failures: number): Promise<void> {
  const template_id = await templateOf(people);
  const job = payoutRunJob(people.parcels.app.app.waybill);
  const { data } = await people.call('accountant', 'payout_runs.candidates', { query: { days: 'all' } });
  const ready = data.rows.filter(({ block }) => block === null);
  const of = ({ customer_id, clearance_id }: (typeof ready)[number]) => ({ customer_id, clearance_id });
  const { data: made } = await people.call('accountant', 'payout_runs.create', {
    body: {
      bank_account_id: people.accounts.main,
      template_id,
      bank: null,
      branch_id: null,
      least: null,
      days: 'all',
      lines: ready
        .filter((row) => row.clearance_id === paper.id)
        .map((row) => ({ ...of(row), expected_net: row.amount })),
      left: ready.filter((row) => row.clearance_id !== paper.id).map((row) => ({ ...of(row), reason: 'နောက်မှ' })),
    } as never,
  });
  await job.work({ id: made.id });
  const params = { id: made.id };
  const run = (await people.call('accountant', 'payout_runs.detail', { params })).data;
  const [line] = run.lines.filter(({ clearance_id }) => clearance_id === paper.id);
  const approved = await people.call('superadmin', 'payout_runs.approve', {
    params,
    body: { version: run.version, checked: line ? [line.id] : [] },
  });
  await people.call('finance', 'payout_runs.send', { params, body: { version: approved.data.version } });
  const one = { id: line?.id ?? 0 };
  if (failures > 0) {
    await people.call('finance', 'payout_runs.failed', {
      params: one,
      body: { failure: 'account', reason: 'အကောင့်မှား' },
    });
    return payByRun(people, paper, failures - 1);
  }
  await people.call('finance', 'payout_runs.paid', { params: one, body: { bank_reference: `T-${paper.number}` } });
  await job.work({ id: made.id });
  const { data: settled } = await people.call('accountant', 'payout_runs.detail', { params });
  expect([settled.status, settled.paid_amount]).toEqual(['settled', paper.actual_clearance_cod]);
}
