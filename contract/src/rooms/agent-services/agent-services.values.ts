import { shape, shapes } from '../../kernel/value-shape.ts';
import { agentServiceNames, agentServiceStateFaces, commissionKindWords } from './agent-services.words.ts';

export const agentServiceValues = shapes({
  status: shape.states(agentServiceStateFaces),
  service: shape.words(agentServiceNames),
  commission_kind: shape.words(commissionKindWords),
  commission_amount: shape.kyat,
  commission_percent: shape.percent,
  starts_on: shape.text,
  reason: shape.text,
  note: shape.text,
});
