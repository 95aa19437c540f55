import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import type { payoutFilterForm } from '@waybill/domain/rooms/payout-runs/payout-run-form.ts';
import { payoutLineLife, payoutRunLife, payoutRunNumber } from '@waybill/domain/rooms/payout-runs/payout-run-states.ts';
import type { PayoutCandidate, PayoutRunDetail } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import { createRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { chooseBank } from '../bank-accounts/bank-accounts.door.ts';
import { nextSerial } from '../ledger/journals.door.ts';
import { readPayoutCandidates, type CandidateWish } from './candidates.queries.ts';
import { payoutRunRecord } from './payout-run.record.ts';
import { insertPayoutLines, insertPayoutRun, lockPayoutMaking, type NewPayoutLine } from './payout-runs.store.ts';
import { isTemplateInUse } from './payout-templates.store.ts';

interface Named {
  readonly customer_id: number;
  readonly clearance_id: number | null;
}

type Body = FormValues<typeof payoutFilterForm> & {
  readonly lines: readonly (Named & { readonly expected_net: number })[];
  readonly left: readonly (Named & { readonly reason: string })[];
};

/** The job that makes the documents of a run and posts its payments. */
export const payoutJobName = 'payout_run';
const keyOf = ({ customer_id, clearance_id }: Named): string => `${customer_id}:${clearance_id ?? ''}`;

/**
 * Makes a run of the ticked merchants; a job makes their documents. Every ready merchant is ticked with the sum that was seen, or left with a reason.
 * Refused: `lines_changed` with the merchants that differ, `bank_account_closed`, `bank_account_elsewhere`.
 */
export async function createPayoutRun(context: CommandContext, body: Body): Changed<PayoutRunDetail> {
  const { tx, viewer, now } = context;
  await lockPayoutMaking(tx);
  if (!(await isTemplateInUse(tx, body.template_id)))
    return refuse('validation_failed', { fields: { template_id: [{ code: 'select' }] } });
  const { bank_account_id, template_id, bank, branch_id, least, days } = body;
  const wish: CandidateWish = {
    bank: bank ?? undefined,
    branch_id: branch_id ?? undefined,
    least: least ?? 0,
    days: days as CandidateWish['days'],
  };
  const ready = new Map(
    (await readPayoutCandidates(tx, viewer, wish, now)).flatMap((row) =>
      row.block === null ? [[keyOf(row), row]] : [],
    ),
  );
  const left = new Map(body.left.map((one) => [keyOf(one), one.reason]));
  const wanted = new Map(body.lines.map((one) => [keyOf(one), one.expected_net]));
  const differs = [
    ...body.lines.filter((one) => ready.get(keyOf(one))?.amount !== one.expected_net || left.has(keyOf(one))),
    ...[...ready.values()].filter((one) => !wanted.has(keyOf(one)) && !left.has(keyOf(one))),
  ];
  if (differs.length > 0 || wanted.size !== body.lines.length)
    return refuse('lines_changed', {
      values: {
        lines: differs.slice(0, 20).map((one) => ({ ...nameOf(one), customer: ready.get(keyOf(one))?.customer })),
      },
    });
  const rows = [...ready.values()].toSorted((a, b) => a.customer_id - b.customer_id);
  const branches = [...new Set(rows.filter((row) => wanted.has(keyOf(row))).map(({ branch }) => branch.id))];
  for (const branch of branches) {
    const own = await chooseBank(tx, bank_account_id, branch);
    if (isRefusal(own)) return own;
  }
  const year = Number(businessDate(now).slice(0, 4));
  const number = payoutRunNumber(year, await nextSerial(tx, 'payout_run', year));
  const lines = rows.map((row) => lineOf(row, left.get(keyOf(row)) ?? null));
  const id = await insertPayoutRun(tx, {
    number,
    status: payoutRunLife.initial,
    bank_account_id,
    template_id,
    branch_ids: [...new Set(lines.map((line) => line.branch_id))],
    filters: { bank, branch_id, least, days },
    hands: [viewer.id],
    created_by: viewer.id,
    created_at: now,
  });
  await insertPayoutLines(tx, id, lines);
  await context.queue(payoutJobName, { id });
  return createRecord(context, payoutRunRecord, id, {
    name: number,
    branchId: null,
    after: {
      bank_account_id,
      line_count: wanted.size,
      amount: body.lines.reduce((sum, { expected_net }) => sum + expected_net, 0),
      unticked: Object.fromEntries(
        rows.flatMap((row) => (left.has(keyOf(row)) ? [[row.customer, left.get(keyOf(row)) ?? '']] : [])),
      ),
    },
  });
}

const nameOf = ({ customer_id, clearance_id }: Named) => ({ customer_id, clearance_id });

function lineOf(
  { customer_id, clearance_id, branch, bank, amount }: PayoutCandidate,
  reason: string | null,
): NewPayoutLine {
  return {
    customer_id,
    clearance_id,
    branch_id: branch.id,
    bank_id: bank?.id ?? null,
    expected_net: amount,
    status: reason === null ? payoutLineLife.at.waiting : payoutLineLife.at.left,
    block: reason === null ? null : 'unticked',
    reason,
  };
}
