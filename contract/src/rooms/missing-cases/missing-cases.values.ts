import { shape, shapes } from '../../kernel/value-shape.ts';
import {
  compensationBasisWords,
  missingCaseStateFaces,
  missingOutcomeWords,
  searchPlaceWords,
} from './missing-cases.words.ts';

export const missingCaseValues = shapes({
  status: shape.states(missingCaseStateFaces),
  owner_id: shape.record('staff'),
  due_on: shape.day,
  place: shape.words(searchPlaceWords),
  branch_id: shape.record('branch'),
  who: shape.text,
  until_on: shape.day,
  finding: shape.text,
  note: shape.text,
  outcome: shape.words(missingOutcomeWords),
  amount: shape.kyat,
  basis: shape.words(compensationBasisWords),
  why: shape.text,
  reason: shape.text,
  remark: shape.text,
  payee_name: shape.text,
  payee_phone: shape.text,
  payee_nrc: shape.text,
  payee_reason: shape.text,
});
