import { useLive } from '../../kernel/live.ts';
import { useFresh, type Fresh } from '../../shell/use-fresh.ts';

/** What shows cash, in this room and in the books. */
export const showCash: readonly Fresh[] = [
  'handovers.list',
  'handovers.detail',
  'handovers.sums',
  'handovers.mine',
  'handovers.carriers',
  'handovers.branchCash',
  'handovers.shortages',
  'surpluses.list',
  'handovers.agentDue',
  'agent_services.agents',
  'ledger.accounts',
  'ledger.balances',
  'ledger.journals',
  'ledger.statement',
];

/** Keeps a page of cash as it is: somebody else hands in, counts or sends. */
export function useLiveCash(): void {
  const fresh = useFresh();
  useLive('handover', () => void fresh(showCash));
}
