import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the page of payouts to agents. */
export const agentPayoutPageWords = words({
  search: { en: 'Number or agent', mm: 'အမှတ် သို့မဟုတ် ကိုယ်စားလှယ်', zh: '单号或代理' },
  make: { en: 'New agent payout', mm: 'ကိုယ်စားလှယ်သို့ ပေးရန် ပြုလုပ်မည်', zh: '新建代理付款' },
  makeText: {
    en: 'All commission that the agent has earned beyond the cash it holds. The amount comes from the books; someone else pays it.',
    mm: 'လက်ဝယ်ငွေထက် ပိုရရှိထားသော ကော်မရှင် အားလုံး။ ပမာဏကို စာရင်းစာအုပ်က သတ်မှတ်ပြီး အခြားတစ်ဦးက ပေးချေသည်။',
    zh: '代理已得佣金超出手持现金的部分，金额由账面决定，由另一人付款。',
  },
  makeYes: { en: 'Create payout', mm: 'ပြုလုပ်မည်', zh: '制单' },
  made: {
    en: '{name} created. Someone else must pay it.',
    mm: '{name} ပြုလုပ်ပြီးပါပြီ။ အခြားတစ်ဦးက ပေးချေရမည်။',
    zh: '已制单 {name}，请另一人付款。',
  },
});
