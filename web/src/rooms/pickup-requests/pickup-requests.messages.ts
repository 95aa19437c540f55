import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in other files of words. */
export const pickupRequestMessages = words({
  list: { en: 'Pickup request list', mm: 'လာယူရန် တောင်းဆိုမှုစာရင်း', zh: '揽收请求列表' },
  create: { en: 'Create pickup request', mm: 'လာယူရန် တောင်းဆိုမှု ဖန်တီးရန်', zh: '新建揽收请求' },
  detail: { en: 'Pickup request', mm: 'လာယူရန် တောင်းဆိုမှု', zh: '揽收请求' },
  label: { en: 'Label at the door', mm: 'လာယူသည့်နေရာတွင် လေဘယ် ဖန်တီးရန်', zh: '上门新建运单' },
  mine: { en: 'My pickups', mm: 'ကျွန်ုပ် လာယူရမည့်နေရာများ', zh: '我的揽收' },
  quarters: { en: 'Pickups by quarter', mm: 'ရပ်ကွက်အလိုက် လာယူမှုများ', zh: '按街区查看揽收' },
  plans: { en: 'Repeat pickups', mm: 'ပုံမှန် လာယူမှုများ', zh: '定期揽收' },
  createPlan: { en: 'New repeat pickup', mm: 'ပုံမှန် လာယူမှုအသစ်', zh: '新建定期揽收' },
});
