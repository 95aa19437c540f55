import { shape, shapes } from '../../kernel/value-shape.ts';
import { caseKindWords, caseOutcomeWords, caseStateFaces } from '../mailbags/mailbags.words.ts';
import { handoverCollectionKindWords, handoverCollectionStateFaces } from './handover-collections.words.ts';

export const handoverCollectionValues = shapes({
  status: shape.states(handoverCollectionStateFaces),
  kind: shape.words(handoverCollectionKindWords),
  listed: shape.count,
  received: shape.count,
  short: shape.count,
  over: shape.count,
  reason: shape.text,
});

export const handoverCaseValues = shapes({
  status: shape.states(caseStateFaces),
  kind: shape.words(caseKindWords),
  owner_staff_id: shape.record('staff'),
  outcome: shape.words(caseOutcomeWords),
  note: shape.text,
});
