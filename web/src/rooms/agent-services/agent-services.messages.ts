import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const agentServiceMessages = words({
  list: { en: 'Agent services', mm: 'ကိုယ်စားလှယ် ဝန်ဆောင်မှုများ', zh: '代理服务' },
});
