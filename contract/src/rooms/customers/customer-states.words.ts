import { customerLife } from '@waybill/domain/rooms/customers/customer-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const customerStateFaces = facesOf(customerLife, {
  active: commonWords.active,
  suspend: commonWords.suspended,
  ban: commonWords.banned,
});
