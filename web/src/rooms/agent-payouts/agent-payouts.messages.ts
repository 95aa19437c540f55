import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const agentPayoutMessages = words({
  list: { en: 'Payouts to agents', mm: 'ကိုယ်စားလှယ်သို့ ပေးငွေများ', zh: '付给代理' },
});
