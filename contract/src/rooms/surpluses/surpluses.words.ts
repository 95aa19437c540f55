import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { surplusLife, type SurplusEnd } from '@waybill/domain/rooms/surpluses/surplus-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const surplusWords = words({
  surpluses: { en: 'Surpluses', mm: 'ပိုငွေများ', zh: '长款' },
  about: {
    en: 'No surpluses. Cash counted beyond the books appears here: it is returned, kept as income after some days, or offset against a shortage. One person requests, another confirms.',
    mm: 'စာရင်းထက် ပို၍ ရေတွက်ရသော ငွေ။ ပြန်ပေးသည်၊ ရက်အတန်ကြာလျှင် ဝင်ငွေအဖြစ် ထားသည် သို့မဟုတ် ငွေလျော့မှ နုတ်သည်။ တစ်ဦးက တောင်းဆိုပြီး အခြားတစ်ဦးက အတည်ပြုသည်။',
    zh: '清点多于账面的款项：退还、若干天后计入收入，或抵销短款。一人申请，另一人确认。',
  },
});

export const surplusFieldWords = words({
  business_date: { en: 'Counted', mm: 'ရေတွက်သည့်ရက်', zh: '清点日' },
  event: { en: 'Found at', mm: 'တွေ့ရှိသည့်နေရာ', zh: '发现于' },
  branch_id: commonFieldWords.branch,
  amount: { en: 'Surplus', mm: 'ပိုငွေ', zh: '长款' },
  status: commonFieldWords.status,
  surplus_end: { en: 'Resolution', mm: 'မည်သို့ လုပ်မည်', zh: '处理方式' },
  payee_name: { en: 'Returned to', mm: 'ပြန်ပေးမည့်သူ', zh: '退还给' },
  payee_phone: { en: 'Their phone', mm: '၎င်း၏ ဖုန်း', zh: '其电话' },
  staff_id: { en: 'Shortage of', mm: 'မည်သူ၏ ငွေလျော့', zh: '谁的短款' },
  note: commonFieldWords.reason,
  requested_by: commonFieldWords.requester,
  confirmed_by: commonFieldWords.confirmed_by,
  confirmed_at: commonFieldWords.confirmed,
  kept_from: { en: 'Can be kept from', mm: 'ဝင်ငွေအဖြစ် ထားနိုင်သည့်ရက်', zh: '可计入收入之日' },
  surplus_days: { en: 'Days before it can be kept', mm: 'ဝင်ငွေအဖြစ် မထားမီ ရက်ပေါင်း', zh: '可计入收入前的天数' },
});

export const surplusEndWords: Readonly<Record<SurplusEnd, Word>> = {
  returned: { en: 'Return to owner', mm: 'ပြန်ပေးမည်', zh: '退还' },
  kept: { en: 'Keep as income', mm: 'ဝင်ငွေအဖြစ် ထားမည်', zh: '计入收入' },
  shortage: { en: 'Offset a shortage', mm: 'ငွေလျော့မှ နုတ်မည်', zh: '抵销短款' },
};

export const surplusCommandWords = {
  ask: {
    verb: commonWords.settleCase,
    ask: { en: 'How is {name} resolved?', mm: '{name} ကို မည်သို့ လုပ်မည်နည်း။', zh: '如何处理 {name}？' },
  },
  confirm: {
    verb: commonWords.confirm,
    ask: { en: 'Confirm: {name}?', mm: '{name} - အတည်ပြုမလား။', zh: '确认：{name}？' },
  },
  deny: {
    verb: { en: 'Reject', mm: 'မဟုတ်ပါ', zh: '否决' },
    ask: { en: 'Withdraw the request for {name}?', mm: '{name} တောင်းဆိုချက်ကို ပယ်ဖျက်မလား။', zh: '撤销申请：{name}？' },
  },
};

export const surplusStateFaces = facesOf(surplusLife, {
  open: { en: 'No owner yet', mm: 'ပိုင်ရှင် မရှိသေး', zh: '待认领' },
  requested: commonWords.toBeConfirmed,
  ended: commonFieldWords.settled,
});
