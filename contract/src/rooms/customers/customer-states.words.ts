import { customerLife } from '@waybill/domain/rooms/customers/customer-states.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import type { StateFace } from '../../kernel/list.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const customerStateFaces: Record<AccountState, StateFace> = {
  active: { tone: customerLife.states.active.tone, word: commonWords.active },
  suspend: { tone: customerLife.states.suspend.tone, word: commonWords.suspended },
  ban: { tone: customerLife.states.ban.tone, word: commonWords.banned },
};
