import { shape, shapes } from '../../kernel/value-shape.ts';
import { payMethodWords } from '../clearances/clearances.words.ts';
import { agentPayoutStateFaces } from './agent-payouts.words.ts';

export const agentPayoutValues = shapes({
  agent_id: shape.record('branch'),
  amount: shape.kyat,
  note: shape.text,
  reason: shape.text,
  method: shape.words(payMethodWords),
  bank_account_id: shape.record('bank_account'),
  status: shape.states(agentPayoutStateFaces),
});
