import { words } from '@waybill/domain/kernel/words.ts';

export const answerRefusalStatus = {
  return_answer_late: 409,
  address_needs_call: 409,
  address_not_now: 409,
  numbers_full: 409,
} as const;

/** Why an answer to a failed delivery is refused at the portal. */
export const answerRefusalWords = words({
  return_answer_late: {
    en: 'The time to answer is over. Call the branch.',
    mm: 'ဖြေကြားရန် အချိန် ကုန်သွားပါပြီ။ ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
    zh: '答复时间已过，请致电网点。',
  },
  address_needs_call: {
    en: 'We cannot deliver there by a change of address. Call the branch.',
    mm: 'ထိုနေရာသို့ လိပ်စာပြောင်း၍ မပို့နိုင်ပါ။ ရုံးခွဲသို့ ဖုန်းဆက်ပါ။',
    zh: '无法通过改地址送达该处，请致电网点。',
  },
  address_not_now: {
    en: 'Its address cannot be changed now.',
    mm: 'ယခု လိပ်စာ ပြောင်း၍ မရပါ။',
    zh: '目前无法更改地址。',
  },
  numbers_full: {
    en: 'This number is known already, or the parcel has as many numbers as it can have.',
    mm: 'ဤဖုန်းနံပါတ် ရှိပြီးသား သို့မဟုတ် ဖုန်းနံပါတ် ထပ်ထည့်၍ မရတော့ပါ။',
    zh: '该号码已登记，或号码数量已达上限。',
  },
});
