import { customerLife } from '@waybill/domain/rooms/customers/customer-states.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import type { StateFace } from '../../kernel/list.ts';

export const customerStateFaces: Record<AccountState, StateFace> = {
  active: { tone: customerLife.states.active.tone, word: { en: 'Active', mm: 'အသုံးပြုဆဲ', zh: '正常' } },
  suspend: { tone: customerLife.states.suspend.tone, word: { en: 'Suspended', mm: 'ခေတ္တရပ်ဆိုင်း', zh: '已停用' } },
  ban: { tone: customerLife.states.ban.tone, word: { en: 'Banned', mm: 'ပိတ်ပင်', zh: '已封禁' } },
};
