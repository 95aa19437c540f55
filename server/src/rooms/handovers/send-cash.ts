import { sql } from 'kysely';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { branchTypes } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { branchLife } from '@waybill/domain/rooms/branches/branch-states.ts';
import { sentPostings } from '@waybill/domain/rooms/handovers/handover-postings.ts';
import type { sendCashForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import type { HandoverKind } from '@waybill/domain/rooms/handovers/handover-states.ts';
import type { HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { chooseBank, usualBankOf } from '../bank-accounts/bank-accounts.door.ts';
import { keepFile } from '../files/files.door.ts';
import { writeJournals } from '../ledger/ledger.door.ts';
import { requireCash } from '../outflows/outflows.door.ts';
import { readHandover } from './handovers.queries.ts';
import { readCoveredCash } from './covered-cash.ts';
import { insertHandover } from './handovers.store.ts';

type Body = FormValues<typeof sendCashForm>;
const ownBranch = branchTypes[0];

/**
 * The current branch sends cash away. It covers the money of the parcels that have waited longest, as far as it reaches: what a branch keeps back
 * never counts as sent. What goes to the bank goes to the named account, else to that of last time. On its way from now on; somebody else counts it at the other end. Refused: `not_enough_cash` with what is there,
 * `bank_account_closed`, `bank_account_elsewhere`, `validation_failed` for an office that is none.
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
  // The log is read by people who count, so it does not say how much is in the bag.
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
  const data = await readHandover(tx, viewer, id);
  return data ? { data } : refuse('not_found');
}

/** The bank account that cash of this branch goes to: the chosen one, else that of last time. */
async function bankFor(
  tx: CommandContext['tx'],
  wanted: number | null,
  branchId: number,
): ReturnType<typeof chooseBank> {
  if (wanted !== null) return chooseBank(tx, wanted, branchId);
  const { rows } = await sql<{ id: number }>`select ${usualBankOf(sql`${branchId}::bigint`)} as id`.execute(tx);
  return chooseBank(tx, rows[0]?.id ?? null, branchId);
}

/** Cash is kept by an open branch of the operator's own, and not by the one that sends it. */
export async function isOffice({ tx }: CommandContext, id: number | null, from: number): Promise<boolean> {
  if (id === null || id === from) return false;
  const { rows } =
    await sql`select 1 from branch b where b.id = ${id} and b.type = ${ownBranch} and b.status = ${branchLife.initial}`.execute(
      tx,
    );
  return rows.length > 0;
}
