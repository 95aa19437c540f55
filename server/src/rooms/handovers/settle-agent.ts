import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { agentDue } from '@waybill/domain/rooms/agent-services/commissions.ts';
import type { settleAgentForm } from '@waybill/domain/rooms/handovers/handover-forms.ts';
import { sentPostings } from '@waybill/domain/rooms/handovers/handover-postings.ts';
import { agentKind } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { AgentDueAnswer, HandoverDetail } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { chooseBank } from '../bank-accounts/bank-accounts.door.ts';
import { keepFile } from '../files/files.door.ts';
import { lockBalance, readBalance } from '../ledger/ledger.door.ts';
import { writeJournals } from '../ledger/journals.door.ts';
import { readCoveredCash } from './covered-cash.store.ts';
import { readHandover, isOffice } from './handovers.queries.ts';
import { insertHandover } from './handovers.store.ts';
import { isAgent, openSettlementOf } from './earned.queries.ts';
import { answerRecord } from '../../kernel/change-record.ts';

const till = (branchId: number) => accountRef('cash:branch', { owner: branchId });
const owed = (branchId: number) => accountRef('receivable:agent', { owner: branchId });

/** Reads what the current branch would settle now; null for a branch that is no agent. */
export async function readAgentDue({ db, viewer }: ReadContext): Promise<AgentDueAnswer | null> {
  const branchId = viewer.branchId;
  if (branchId === null || !(await isAgent(db, branchId))) return null;
  const held = await readBalance(db, till(branchId));
  const earned = -(await readBalance(db, owed(branchId)));
  return { ...agentDue({ held, earned }), open_handover_id: await openSettlementOf(db, branchId) };
}

/**
 * Settles the current agent branch: its till's whole balance is in transit, less the commission that it keeps. Only the books contain the amount; the office or
 * the bank counts it blind. Refused: `not_an_agent`, `agent_settles` while one is open, `nothing_to_settle` for an empty till, `bank_account_closed`,
 * `bank_account_elsewhere`, `validation_failed` for an invalid office.
 */
export async function settleAgent(
  context: CommandContext,
  { to_branch_id, bank_account_id, slip_no, proof }: FormValues<typeof settleAgentForm>,
): Promise<{ data: HandoverDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId;
  if (branchId === null || !(await isAgent(tx, branchId))) return refuse('not_an_agent');
  if (to_branch_id !== null && !(await isOffice(context, to_branch_id, branchId)))
    return refuse('validation_failed', { fields: { to_branch_id: [{ code: 'select' }] } });
  const bank = to_branch_id === null ? await chooseBank(tx, bank_account_id, branchId) : null;
  if (isRefusal(bank)) return bank;
  // A concurrent settlement of the same till waits here, and then finds this one.
  const held = await lockBalance(tx, till(branchId));
  const n = await openSettlementOf(tx, branchId);
  if (n !== null) return refuse('agent_settles', { values: { n } });
  const { commission, due } = agentDue({ held, earned: -(await readBalance(tx, owed(branchId))) });
  if (held <= 0) return refuse('nothing_to_settle');
  const journals = await readCoveredCash(tx, { branch: branchId, held, leaves: held });
  const id = await insertHandover(
    tx,
    {
      kind: agentKind,
      branch_id: branchId,
      giver_staff_id: null,
      to_branch_id,
      bank_account_id: bank?.id ?? null,
      expected: due,
      commission,
      declared: null,
      slip_no,
      proof_file_id: proof ? await keepFile(context, proof, { field: 'proof', room: 'handovers', branchId }) : null,
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
      postings: sentPostings(branchId, due, commission),
    },
  ]);
  // People who count read the log, so it does not contain the amount.
  context.audit({
    room: 'handovers',
    record: id,
    name: String(id),
    action: 'send',
    branchId,
    after: { kind: agentKind, to_branch_id, bank_account_id: bank?.id ?? null, slip_no },
  });
  for (const to of new Set([branchId, to_branch_id ?? branchId]))
    context.publish({ topic: 'handover', branchId: to, payload: { id } });
  return answerRecord(await readHandover(tx, viewer, id));
}
