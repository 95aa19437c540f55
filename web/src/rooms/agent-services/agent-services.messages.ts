import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const agentServiceMessages = words({
  agents: { en: 'Agents', mm: 'ကိုယ်စားလှယ်များ', zh: '代理' },
  money: { en: 'Agents’ cash', mm: 'ကိုယ်စားလှယ် ငွေစာရင်း', zh: '代理款项' },
  statement: { en: 'Statement of an agent', mm: 'ကိုယ်စားလှယ် စာရင်းရှင်းတမ်း', zh: '代理对账单' },
  list: { en: 'Agent services', mm: 'ကိုယ်စားလှယ် ဝန်ဆောင်မှုများ', zh: '代理服务' },
});
