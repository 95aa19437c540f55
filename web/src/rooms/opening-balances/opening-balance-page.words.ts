import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the page of opening balances. */
export const openingBalancePageWords = words({
  search: { en: 'Bank account or branch', mm: 'ဘဏ်စာရင်း သို့မဟုတ် ရုံးခွဲ', zh: '银行账户或网点' },
  enter: { en: 'Enter an opening balance', mm: 'အဖွင့်လက်ကျန် ဖြည့်သွင်းမည်', zh: '录入期初余额' },
  enterText: {
    en: 'What a bank account or a till held before the books began. Somebody else confirms it before the books have it.',
    mm: 'စာရင်း စတင်မကိုင်မီ ဘဏ်စာရင်း သို့မဟုတ် ငွေအံ၌ ရှိသောငွေ။ အခြားတစ်ဦးက အတည်ပြုမှ စာရင်းဝင်မည်။',
    zh: '建账之前银行账户或钱箱已有的金额，由另一人确认后入账。',
  },
  entered: {
    en: 'Entered. Somebody else confirms it.',
    mm: 'ဖြည့်သွင်းပြီးပါပြီ။ အခြားတစ်ဦးက အတည်ပြုရမည်။',
    zh: '已录入，请另一人确认。',
  },
  onTopHint: {
    en: 'Only for an account that has been at work already, and only for other money than what the books have.',
    mm: 'စာရင်းတွင် လှုပ်ရှားမှု ရှိပြီးသားအတွက်သာ၊ စာရင်းရှိငွေမဟုတ်သည့် ငွေအတွက်သာ ရွေးပါ။',
    zh: '仅用于账上已有往来的账户，且不是账上已有的那笔钱。',
  },
  overdrawn: {
    en: 'With a minus when the bank lends.',
    mm: 'ဘဏ်မှ ချေးထားပါက အနုတ်ဖြင့် ရေးပါ။',
    zh: '透支时填负数。',
  },
});
