import { shape, shapes } from '../../kernel/value-shape.ts';
import { callEndingWords, callOutcomeWords, callResultWords, callStateFaces, nthWords } from './calls.words.ts';

export const callValues = shapes({
  status: shape.states(callStateFaces),
  nth: shape.words(nthWords),
  due_at: shape.instant,
  phone: shape.text,
  outcome: shape.words(callOutcomeWords),
  result: shape.words(callResultWords),
  ending: shape.words(callEndingWords),
  next_at: shape.instant,
  remark: shape.text,
});
