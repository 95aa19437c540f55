import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { sentPostings } from '@waybill/domain/rooms/handovers/handover-postings.ts';
import type { sendCashForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import type { HandoverKind } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { chooseBank } from '../bank-accounts/bank-accounts.door.ts';
import { keepFile } from '../files/files.door.ts';
import { writeJournals } from '../ledger/journals.door.ts';
import { requireCash } from '../outflows/outflows.door.ts';
import { readHandover, isOffice, readUsualBank } from './handovers.queries.ts';
import { readCoveredCash } from './covered-cash.store.ts';
import { insertHandover } from './handovers.store.ts';
import { answerRecord } from '../../kernel/change-record.ts';

type Body = FormValues<typeof sendCashForm>;

/**
 * Sends cash of the current branch. It covers the money of the longest waiting parcels, as far as it reaches: cash that a branch keeps back never counts as
 * sent. A deposit goes to the named bank account, else to the last one used. It is in transit until another person counts it at the other end. Refused:
 * `not_enough_cash` with the available amount, `bank_account_closed`, `bank_account_elsewhere`, `validation_failed` for an invalid office.
 */
export async function sendCash(context: CommandContext, body: Body): Promise<{ data: HandoverDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId;
  if (branchId === null) return refuse('validation_failed', { fields: { branch_id: [{ code: 'select' }] } });
  const kind = body.kind satisfies HandoverKind;
  const toBranchId = kind === 'head_office' ? body.to_branch_id : null;
  if (kind === 'head_office' && !(await isOffice(context, toBranchId, branchId)))
    return refuse('validation_failed', { fields: { to_branch_id: [{ code: 'select' }] } });
  const bank = kind === 'bank' ? await bankFor(tx, body.bank_account_id, branchId) : null;
  if (isRefusal(bank)) return bank;
  const held = await requireCash(tx, branchId, body.declared);
  if (isRefusal(held)) return held;
  const journals = await readCoveredCash(tx, { branch: branchId, held, leaves: body.declared });
  const proof = body.proof
    ? await keepFile(context, body.proof, { field: 'proof', room: 'handovers', branchId })
    : null;
  const id = await insertHandover(
    tx,
    {
      kind,
      branch_id: branchId,
      giver_staff_id: null,
      to_branch_id: toBranchId,
      bank_account_id: bank?.id ?? null,
      expected: body.declared,
      declared: body.declared,
      slip_no: body.slip_no,
      proof_file_id: proof,
      created_by: viewer.id,
      created_at: now,
    },
    journals,
  );
  await writeJournals(tx, [
    {
      key: `sent:${id}`,
      event: 'sent',
      at: now,
      handover_id: id,
      branch_id: branchId,
      staff_id: viewer.id,
      postings: sentPostings(branchId, body.declared),
    },
  ]);
  // People who count read the log, so it does not contain the amount.
  context.audit({
    room: 'handovers',
    record: id,
    name: String(id),
    action: 'send',
    branchId,
    after: { kind, to_branch_id: toBranchId, bank_account_id: bank?.id ?? null, slip_no: body.slip_no },
  });
  for (const to of new Set([branchId, toBranchId ?? branchId]))
    context.publish({ topic: 'handover', branchId: to, payload: { id } });
  return answerRecord(await readHandover(tx, viewer, id));
}

/** Returns the bank account for cash of this branch: the chosen one, else the last one used. */
async function bankFor(
  tx: CommandContext['tx'],
  wanted: number | null,
  branchId: number,
): ReturnType<typeof chooseBank> {
  if (wanted !== null) return chooseBank(tx, wanted, branchId);
  return chooseBank(tx, await readUsualBank(tx, branchId), branchId);
}
