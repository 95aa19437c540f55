import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { usualKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { isChoosable } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import {
  payoutLineLife,
  payoutRunLife,
  type PayoutBlock,
} from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import { payoutRunContract } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { denial } from '../../kernel/http.ts';
import { idOfPayload, withJobLock } from '../../kernel/job-lock.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { runCommand } from '../../kernel/run-command.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { ledgerRefOf } from '../bank-accounts/bank-accounts.door.ts';
import {
  createClearance,
  lockClearance,
  outflowOfClearance,
  payDocument,
  readReadyDetail,
} from '../clearances/clearance-payments.door.ts';
import { lockOutflow } from '../outflows/outflows.door.ts';
import { readActor } from '../sessions/sessions.door.ts';
import { payoutJobName } from './create-payout-run.ts';
import { readRunActor } from './payout-runs.queries.ts';
import { payoutRunRecord } from './payout-run.record.ts';
import {
  hasLines,
  lockPayoutRun,
  nextLine,
  setLineLeft,
  setLineMade,
  setLinePaid,
  setPayoutRun,
  type LockedPayoutRun,
  type PayoutLineRecord,
} from './payout-runs.store.ts';

const at = payoutLineLife.at;

/** Returns the lock held while a run's documents are made or its payments are posted. */
export const payoutLock = (id: number) => `payout_run:${id}`;

/** Makes the documents of a run and posts what the bank paid, one merchant in one transaction: however it ends, a line is done once or not at all. */
export function payoutRunJob(tools: JobTools): Job {
  return {
    name: payoutJobName,
    work: async (payload) => {
      const id = idOfPayload(payload);
      await withJobLock(tools.db, payoutLock(id), () => workThrough(tools, id));
    },
  };
}

type Step = 'more' | 'done' | { readonly left: number; readonly block: PayoutBlock };

async function workThrough(tools: JobTools, id: number): Promise<void> {
  const run = await readRunActor(tools.db, id);
  if (!run) return;
  const makes = run.status === payoutRunLife.at.making;
  const endpoint = makes ? payoutRunContract.create : payoutRunContract.answer;
  const viewer = await readActor(tools.db, (makes ? run.created_by : run.answered_by) ?? 0, null);
  const denied = viewer ? denial(endpoint, viewer) : refuse('unauthorized');
  // A payment of the bank is posted even if the person who brought its answer lost the permission.
  if (!viewer || (denied && makes)) throw new Error(`payout run ${run.number}: ${denied?.code}`);
  for (let step: Step = 'more'; step !== 'done';) {
    const skip: { left: number; block: PayoutBlock } | null = typeof step === 'object' ? step : null;
    step = await inCommand(tools, viewer, run.number, async (context) =>
      skip ? leaveLine(context, id, skip) : makes ? makeNext(context, id) : postNext(context, id),
    );
  }
}

/** Runs one step as a command of the actor. A refusal of a document leaves its line out, in a separate transaction. */
async function inCommand(
  { services, db }: JobTools,
  viewer: SessionViewer,
  number: string,
  act: (context: CommandContext) => Promise<Step | Refusal>,
): Promise<Step> {
  const outcome = await runCommand(
    {
      services,
      db,
      live: null,
      viewer,
      now: services.clock(),
      requestId: `payout-${number}`,
      locale: viewer.locale,
      request: { ip: '', userAgent: null, raw: null },
    },
    { endpoint: payoutRunContract.create.id, status: 200, audited: false, idempotencyKey: null, input: {}, act },
  );
  if (!isRefusal(outcome)) return outcome.body as Step;
  const line = outcome.values?.['line'];
  if (typeof line !== 'number') throw new Error(`payout run ${number}: ${outcome.code}`);
  return { left: line, block: 'changed' };
}

async function leaveLine(
  context: CommandContext,
  runId: number,
  { left, block }: { readonly left: number; readonly block: PayoutBlock },
): Promise<Step> {
  const run = await lockPayoutRun(context.tx, context.viewer, runId);
  const line = run && (await nextLine(context.tx, runId, at.waiting));
  if (line?.id === left) await setLineLeft(context.tx, left, block);
  return 'more';
}

/** Makes or takes the document of the next line; after the last one the run can be approved. */
async function makeNext(context: CommandContext, runId: number): Promise<Step | Refusal> {
  const { tx, viewer, now } = context;
  const run = await lockPayoutRun(tx, viewer, runId);
  if (run?.status !== payoutRunLife.at.making) return 'done';
  const line = await nextLine(tx, runId, at.waiting);
  if (!line) return finish(context, run, 'finish');
  const changed = refuse('lines_changed', { values: { line: line.id } });
  if (line.clearance_id !== null) {
    const document = await lockClearance(tx, viewer, line.clearance_id);
    const isSame =
      document?.status === clearanceLife.at.pending &&
      document.received_amount === null &&
      document.payout_run_id === null &&
      document.actual_clearance_cod === line.expected_net;
    if (!isSame) return changed;
    await setLineMade(tx, line, line.clearance_id, now);
    return 'more';
  }
  const ready = await readReadyDetail(tx, viewer, line.customer_id, usualKind, now);
  const made = await createClearance(context, {
    kind: usualKind,
    customer_id: line.customer_id,
    label_ids: [...new Set(ready?.lines.filter((item) => isChoosable(item)).flatMap(({ label_id }) => label_id ?? []))],
    expected_net: line.expected_net,
  });
  if (isRefusal(made)) return changed;
  await setLineMade(tx, line, made.data.id, now);
  return 'more';
}

/** Posts the next payment that the bank confirmed; after the last answer the run is settled. */
async function postNext(context: CommandContext, runId: number): Promise<Step> {
  const { tx, viewer } = context;
  const run = await lockPayoutRun(tx, { ...viewer, covers: 'all' }, runId);
  if (run?.status !== payoutRunLife.at.sent) return 'done';
  const line = await nextLine(tx, runId, at.settling);
  if (!line) return (await hasLines(tx, runId, [at.sent])) ? 'done' : finish(context, run, 'settle');
  await postLine(context, run, line);
  return 'more';
}

async function postLine(context: CommandContext, run: LockedPayoutRun, line: PayoutLineRecord): Promise<void> {
  const { tx, viewer } = context;
  const document = await lockClearance(tx, { ...viewer, covers: 'all' }, line.clearance_id ?? 0);
  if (document?.payout_run_id !== run.id || document.status !== clearanceLife.at.pending)
    throw new Error(`payout run ${run.number}: its document ${line.clearance_id} is not held by it`);
  await lockOutflow(tx, await outflowOfClearance(tx, document, viewer));
  const done = await payDocument(context, document, {
    received: document.actual_clearance_cod,
    method: 'bank',
    fee: 0,
    bearer: 'operator',
    own: { id: run.bank_account_id, ledger: await ledgerRefOf(tx, run.bank_account_id) },
    bank_id: line.bank_id,
    claim_user: null,
    claim_date: null,
    proof_file_id: null,
    alone: false,
    note: [run.number, line.bank_reference].filter(Boolean).join(' · '),
  });
  if (isRefusal(done)) throw new Error(`payout run ${run.number}: ${done.code}`);
  await setLinePaid(tx, line);
  context.audit({
    room: 'clearances',
    record: document.id,
    name: document.number,
    branchId: document.branch_id,
    ...done,
  });
  context.publish({ topic: 'clearance', branchId: document.branch_id, payload: { id: document.id } });
  payoutRunRecord.notify(context, run, run.id, null);
}

/** Ends the making or the settling of a run. */
export async function finish(
  context: CommandContext,
  run: LockedPayoutRun,
  command: 'finish' | 'settle',
): Promise<'done'> {
  const status = nextState(payoutRunLife, run.status, command);
  if (isRefusal(status)) throw new Error(`payout run ${run.number} cannot ${command} from ${run.status}`);
  await setPayoutRun(context.tx, run.id, { status }, context.now);
  context.audit({
    room: 'payout_runs',
    record: run.id,
    name: run.number,
    branchId: null,
    action: command === 'finish' ? 'make_documents' : 'settle_run',
    before: { status: run.status },
    after: { status },
  });
  payoutRunRecord.notify(context, run, run.id, null);
  return 'done';
}
