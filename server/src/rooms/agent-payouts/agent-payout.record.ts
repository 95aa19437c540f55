import type { AgentPayoutRow } from '@waybill/contract/rooms/agent-payouts/agent-payouts.contract.ts';
import { topicRecord } from '../../kernel/change-record.ts';
import { readRow } from '../../kernel/lists.ts';
import { agentPayoutSource } from './agent-payouts.queries.ts';
import { lockAgentPayout, type LockedAgentPayout } from './agent-payouts.store.ts';

/** Payouts to agents, for commands. */
export const agentPayoutRecord = topicRecord<'agent_payouts', LockedAgentPayout, AgentPayoutRow>({
  room: 'agent_payouts',
  topic: 'agent_payout',
  lock: ({ tx, viewer }, id) => lockAgentPayout(tx, viewer, id),
  auditSubject: ({ number, branch_id }) => ({ name: number, branchId: branch_id }),
  read: ({ tx, viewer }, id) => readRow(tx, agentPayoutSource, viewer, id),
});
