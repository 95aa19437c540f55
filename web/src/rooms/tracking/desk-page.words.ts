import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Texts of the pages on which parcels are taken in from senders and given back to them. */
export const deskPageWords = words({
  due_accept: { en: 'Expected from senders', mm: 'ပေးပို့သူများထံမှ လက်ခံရန် ကျန်', zh: '待寄件人交来' },
  due_return: { en: 'Due back to senders', mm: 'ပေးပို့သူများထံ ပြန်အပ်ရန် ကျန်', zh: '待退还寄件人' },
  none_accept: {
    en: 'No parcels expected now. Labels handed in at a counter or sent by a merchant appear here until they are accepted.',
    mm: 'ဤရုံးခွဲတွင် လက်ခံရန် ယခု မကျန်ပါ။ ကောင်တာ သို့မဟုတ် ကုန်သည်က တင်သွင်းသော လေဘယ်ကို လက်ခံသည်အထိ ဤနေရာတွင် ပြမည်။',
    zh: '本网点目前没有待收包裹。柜台或商户提交的运单在收件前会列在这里。',
  },
  none_return: {
    en: 'No returns waiting. Parcels whose return was agreed appear here when they are back at this branch.',
    mm: 'ပေးပို့သူထံ ပြန်အပ်ရန် ယခု မကျန်ပါ။ ပြန်ပို့ရန် သဘောတူပြီး ဤရုံးခွဲသို့ ပြန်ရောက်သော ပါဆယ်ကို ဤနေရာတွင် ပြမည်။',
    zh: '目前没有待退还寄件人的包裹。同意退回的包裹回到本网点后会列在这里。',
  },
  waiting: { en: '{n} waiting', mm: '{n} ခု ကျန်', zh: '{n} 件待办' },
  since: commonWords.since,
  failed: { en: 'Could not load the list.', mm: 'စာရင်း မရရှိပါ။', zh: '列表未能加载。' },
  retry: commonWords.tryAgainNow,
  more: commonWords.nMore,
  branch: {
    en: 'Choose the branch you work in, then scan.',
    mm: 'သင် လုပ်ကိုင်နေသော ရုံးခွဲကို ရွေးပြီးမှ စကင်ဖတ်ပါ။',
    zh: '请先选择工作网点再扫描。',
  },
});
