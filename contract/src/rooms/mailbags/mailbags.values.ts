import { shape, shapes } from '../../kernel/value-shape.ts';
import { caseKindWords, caseOutcomeWords, caseStateFaces, mailbagStateFaces } from './mailbags.words.ts';

export const mailbagValues = shapes({
  status: shape.states(mailbagStateFaces),
  to_branch_id: shape.record('branch'),
  parcels: shape.count,
  seal_no: shape.text,
  seal_read: shape.text,
  weight: shape.kg,
  remark: shape.text,
  reason: shape.text,
  short: shape.count,
  over: shape.count,
  damaged: shape.count,
});

export const mailbagCaseValues = shapes({
  status: shape.states(caseStateFaces),
  kind: shape.words(caseKindWords),
  owner_staff_id: shape.record('staff'),
  outcome: shape.words(caseOutcomeWords),
  note: shape.text,
});
