import { shape, shapes } from '../../kernel/value-shape.ts';
import { surplusEndWords, surplusStateFaces } from './surpluses.words.ts';

export const surplusValues = shapes({
  status: shape.states(surplusStateFaces),
  surplus_end: shape.words(surplusEndWords),
  amount: shape.kyat,
  payee_name: shape.text,
  payee_phone: shape.text,
  staff_id: shape.record('staff'),
  note: shape.text,
  surplus_days: shape.count,
});
