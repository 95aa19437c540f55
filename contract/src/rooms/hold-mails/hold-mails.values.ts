import { shape, shapes } from '../../kernel/value-shape.ts';
import { partyWords } from '../public-pages/parties.words.ts';
import { holdEndingWords, holdMailStateFaces } from './hold-mails.words.ts';

export const holdMailValues = shapes({
  status: shape.states(holdMailStateFaces),
  started_on: shape.day,
  hold_until: shape.day,
  requester_name: shape.text,
  requester_phone: shape.text,
  phone_known: shape.yesNo,
  remark: shape.text,
  ended_on: shape.day,
  ended_how: shape.words(holdEndingWords),
  hold_fee: shape.kyat,
  party: shape.words(partyWords),
});
