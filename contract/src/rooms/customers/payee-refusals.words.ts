import { words } from '@waybill/domain/kernel/words.ts';

export const payeeRefusalStatus = {
  payee_codes_used_up: 409,
  payee_no_phone: 409,
  payee_code_sent: 409,
  payee_see_only: 403,
} as const;

export const payeeRefusalWords = words({
  payee_codes_used_up: {
    en: 'Too many codes today. Try again tomorrow, or change the account at your branch.',
    mm: 'ယနေ့ ကုဒ် အကြိမ်ရေ ပြည့်သွားပါပြီ။ မနက်ဖြန် ထပ်ကြိုးစားပါ သို့မဟုတ် ရုံးခွဲတွင် အကောင့်ပြောင်းပါ။',
    zh: '今天的验证码次数已用完，请明天再试或到网点更换账户。',
  },
  payee_no_phone: {
    en: 'No phone of the shop is known to the branch. Change the account at your branch.',
    mm: 'ဆိုင်၏ ဖုန်းနံပါတ်ကို ရုံးခွဲတွင် မှတ်ပုံမတင်ထားပါ။ ရုံးခွဲတွင် အကောင့်ပြောင်းပါ။',
    zh: '网点没有登记本店电话，请到网点更换账户。',
  },
  payee_code_sent: {
    en: 'The code went to the merchant by message. Nobody reads it out.',
    mm: 'ကုဒ်ကို ကုန်သည်ထံ SMS ဖြင့် ပို့ပြီးပါပြီ။ ဖုန်းဖြင့် ပြောပြ၍ မရပါ။',
    zh: '验证码已用短信发给商户，不需要电话告知。',
  },
  payee_see_only: {
    en: 'This shop may only look at the moment. Ask your branch.',
    mm: 'ဤဆိုင်အတွက် လောလောဆယ် ကြည့်ရုံသာ ရသည်။ ရုံးခွဲကို မေးပါ။',
    zh: '该商户目前只能查看，请联系网点。',
  },
});
