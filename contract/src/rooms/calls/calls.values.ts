import { shape, shapes } from '../../kernel/value-shape.ts';
import { callEndingWords, callOutcomeWords, callResultWords, callStateFaces, nthWords } from './calls.words.ts';

export const callValues = shapes({
  status: shape.states(callStateFaces),
  call_type: shape.words(nthWords),
  // Name of the field in older audit lines, before the source's names were used.
  nth: shape.words({ 1: nthWords.first, 2: nthWords.second, 3: nthWords.third }),
  due_at: shape.instant,
  phone: shape.text,
  phone_selected: shape.text,
  outcome: shape.words(callOutcomeWords),
  result: shape.words(callResultWords),
  ending: shape.words(callEndingWords),
  next_at: shape.instant,
  remark: shape.text,
});
