import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  agentPaidPostings,
  decideAgentPayout,
  payableToAgent,
  type newAgentPayoutForm,
  type payAgentForm,
} from '@waybill/domain/rooms/agent-payouts/decide-agent-payout.ts';
import {
  agentPayoutLife,
  agentPayoutNumber,
  type AgentPayoutCommand,
} from '@waybill/domain/rooms/agent-payouts/agent-payout-states.ts';
import { agentBranch } from '@waybill/domain/rooms/agent-services/decide-agent-service.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { AgentPayoutRow } from '@waybill/contract/rooms/agent-payouts/agent-payouts.contract.ts';
import { changeRecord, changeState, createRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { chooseBank } from '../bank-accounts/bank-accounts.door.ts';
import { isOffice, openSettlementOf } from '../handovers/handovers.door.ts';
import { dayOfJournals, lockBalance, readBalance } from '../ledger/ledger.door.ts';
import { nextSerial } from '../ledger/journals.door.ts';
import { requireFactorAgain } from '../outflows/factor-again.door.ts';
import { lockOutflow, payOut, takeBack } from '../outflows/outflows.door.ts';
import { agentPayoutRecord } from './agent-payout.record.ts';
import { outflowOfPayout, readPayoutFacts } from './agent-payouts.queries.ts';
import { insertAgentPayout, journalKeyOf, setAgentPayout, type LockedAgentPayout } from './agent-payouts.store.ts';

const till = (owner: number) => accountRef('cash:branch', { owner });

/** Returns the amount that the agent may be paid now. A concurrent settlement of its till waits, or has to be counted first (`agent_settles`). */
async function payable({ tx }: CommandContext, agentId: number): Promise<number | Refusal> {
  const held = await lockBalance(tx, till(agentId));
  const n = await openSettlementOf(tx, agentId);
  if (n !== null) return refuse('agent_settles', { values: { n } });
  const earned = -(await readBalance(tx, accountRef('receivable:agent', { owner: agentId })));
  return payableToAgent({ held, earned });
}

/**
 * Creates a payout of all that an agent has earned beyond the cash it holds, at the current branch, which must be the operator's own. Books nothing
 * yet. Refused: `nothing_to_pay_out`, `agent_payout_open` while another of the agent is open, `agent_settles` while a settlement is,
 * `validation_failed` for a branch that is no agent.
 */
export async function makePayout(
  context: CommandContext,
  { agent_id, note }: FormValues<typeof newAgentPayoutForm>,
): Promise<{ data: AgentPayoutRow } | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId as number;
  const agent = await tx
    .selectFrom('branch')
    .select('id')
    .where('id', '=', agent_id)
    .where('type', '=', agentBranch)
    .executeTakeFirst();
  if (!agent || !(await isOffice(context, branchId, agent_id)))
    return refuse('validation_failed', { fields: { agent_id: [{ code: 'select' }] } });
  const amount = await payable(context, agent_id);
  if (isRefusal(amount)) return amount;
  if (amount === 0) return refuse('nothing_to_pay_out');
  const year = Number(businessDate(now).slice(0, 4));
  const number = agentPayoutNumber(year, await nextSerial(tx, 'agent_payout', year));
  const id = await insertAgentPayout(
    tx,
    { number, agent_id, branch_id: branchId, amount, note, created_by: viewer.id },
    now,
  );
  if (id === null) return refuse('agent_payout_open');
  return createRecord(context, agentPayoutRecord, id, { name: number, branchId, after: { agent_id, amount, note } });
}

const decide = async ({ tx, viewer, now }: CommandContext, payout: LockedAgentPayout, command: AgentPayoutCommand) =>
  decideAgentPayout(viewer, await readPayoutFacts(tx, viewer, payout, now), command);

/** Approves exactly the payout that this second person saw. */
export function approvePayout(
  context: CommandContext,
  id: number,
  { version }: { readonly version: number },
): Changed<AgentPayoutRow> {
  return changeState(context, agentPayoutRecord, id, {
    command: 'approve',
    decide: (payout) => decide(context, payout, 'approve'),
    check: async (_, payout) =>
      payout.version === version
        ? requireFactorAgain(context, { kind: 'agent_payout', record_id: id, amount: payout.amount })
        : refuse('agent_payout_changed', { values: { owed: payout.amount } }),
    set: () => setAgentPayout(context.tx, id, { approved_by: context.viewer.id }, context.now),
  });
}

/**
 * Pays the agent out of the till of the office or a bank account. Refused: `agent_payout_changed` with the current figures when less is owed than the
 * document says, `not_enough_cash`, `bank_account_closed`, and as by the rules.
 */
export function payAgent(
  context: CommandContext,
  id: number,
  { method, bank_account_id, version }: FormValues<typeof payAgentForm> & { readonly version: number },
): Changed<AgentPayoutRow> {
  const { tx, viewer, now } = context;
  return changeRecord(context, agentPayoutRecord, id, async (payout) => {
    const { agent_id, branch_id, amount, number } = payout;
    const leaving = outflowOfPayout(payout, viewer);
    await lockOutflow(tx, leaving);
    const status = await decide(context, payout, 'pay');
    if (isRefusal(status)) return status;
    const bank = method === 'bank' ? await chooseBank(tx, bank_account_id, branch_id) : null;
    if (isRefusal(bank)) return bank;
    const owed = await payable(context, agent_id);
    if (isRefusal(owed)) return owed;
    if (payout.version !== version || amount > owed) return refuse('agent_payout_changed', { values: { owed } });
    const postings = agentPaidPostings(agent_id, bank?.ledger ?? till(branch_id), amount);
    const journals = await payOut(context, {
      ...leaving,
      record_id: id,
      amount,
      alone: payout.approved_by === null,
      till: bank === null ? branch_id : null,
      journals: [{ key: journalKeyOf(id), event: 'agent_paid', branch_id, note: number, postings }],
    });
    if (isRefusal(journals)) return journals;
    await setAgentPayout(
      tx,
      id,
      {
        status,
        method,
        bank_account_id: bank?.id ?? null,
        paid_by: viewer.id,
        paid_at: now,
        business_date: dayOfJournals(journals),
      },
      now,
    );
    return {
      action: 'pay',
      before: { status: payout.status },
      after: { status, agent_id, amount, method, bank_account_id: bank?.id ?? null },
    };
  });
}

/**
 * Voids a payout. A paid one is reversed by a mirror journal of today: the money is in the till or at the bank again, and the commission is owed
 * again.
 */
export function voidPayout(
  context: CommandContext,
  id: number,
  { reason }: { readonly reason: string },
): Changed<AgentPayoutRow> {
  const { tx, viewer, now } = context;
  return changeState(context, agentPayoutRecord, id, {
    command: 'void',
    reason,
    decide: (payout) => decide(context, payout, 'void'),
    set: async (status, payout) => {
      await setAgentPayout(tx, id, { status, ended_by: viewer.id, end_reason: reason }, now);
      if (payout.status === agentPayoutLife.at.complete)
        await takeBack(context, { kind: 'agent_payout', record_id: id, key: journalKeyOf(id), note: reason });
    },
  });
}
