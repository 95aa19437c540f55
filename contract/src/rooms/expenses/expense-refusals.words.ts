import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const expenseRefusalStatus = {
  expense_other_branch: 409,
  receipt_needed: 422,
  purchase_above_limit: 409,
  day_above_limit: 409,
  expense_changed: 409,
  category_closed: 422,
  category_in_use: 409,
  group_not_allowed: 422,
} as const;

export const expenseRefusalWords = words({
  expense_other_branch: {
    en: 'The cash is in the till of another branch. Switch to that branch, or ask someone there to do it.',
    mm: 'ငွေသည် အခြားရုံးခွဲ၏ ငွေအံဆွဲတွင် ရှိသည်။ ထိုရုံးခွဲသို့ ပြောင်းပါ သို့မဟုတ် ထိုရုံးခွဲမှ သူတစ်ဦးက ဆောင်ရွက်ပါစေ။',
    zh: '现金在其他网点的钱箱里，请切换到该网点或由该网点人员操作。',
  },
  receipt_needed: {
    en: 'Above {limit} Ks a receipt is needed before payment. Add its picture.',
    mm: '{limit} ကျပ်ထက် ပိုပါက ငွေမထုတ်မီ ပြေစာ လိုအပ်သည်။ ပြေစာပုံ ထည့်ပါ။',
    zh: '超过 {limit} 缅元须先有收据才能付款，请添加收据照片。',
  },
  purchase_above_limit: {
    en: 'More than {limit} Ks to one vendor in a day needs a second person’s approval first. Everything paid today by the same people or from the same till counts together.',
    mm: 'ရောင်းသူတစ်ဦးထံ တစ်ရက်အတွင်း {limit} ကျပ်ထက် ပိုပေးရန် အခြားသူတစ်ဦးက အရင် ခွင့်ပြုရမည်။ ယနေ့ ထိုသူများ သို့မဟုတ် ထိုငွေအံဆွဲမှ ထွက်ပြီးသမျှ ပေါင်း၍ တွက်သည်။',
    zh: '一天内付给同一商家超过 {limit} 缅元，须先由第二人批准；同一人或同一钱箱当天付出的合并计算。',
  },
  day_above_limit: {
    en: 'More than {limit} Ks of expenses in a day need a second person’s approval first. Everything paid today by the same people or from the same till counts together.',
    mm: 'တစ်ရက်အတွင်း အသုံးစရိတ် {limit} ကျပ်ထက် ပိုပါက အခြားသူတစ်ဦးက အရင် ခွင့်ပြုရမည်။ ယနေ့ ထိုသူများ သို့မဟုတ် ထိုငွေအံဆွဲမှ ထွက်ပြီးသမျှ ပေါင်း၍ တွက်သည်။',
    zh: '一天内支出超过 {limit} 缅元，须先由第二人批准；同一人或同一钱箱当天付出的合并计算。',
  },
  expense_changed: {
    en: 'The expense was changed meanwhile. Nothing was done: check it again.',
    mm: 'အသုံးစရိတ်ကို ပြင်ဆင်ပြီး ဖြစ်သည်။ ဘာမျှ မလုပ်ရသေးပါ။ ထပ်ကြည့်ပါ။',
    zh: '支出已被修改，未执行任何操作，请重新查看。',
  },
  category_closed: {
    en: 'This category is closed for new expenses. Choose another.',
    mm: 'ဤအမျိုးအစားအောက်တွင် အသစ် မှတ်တမ်းတင်၍ မရပါ။ အခြားတစ်ခု ရွေးပါ။',
    zh: '此类别不再记录新支出，请选择其他类别。',
  },
  category_in_use: {
    en: 'This category has records or subcategories. Close it instead.',
    mm: 'ဤအမျိုးအစားအောက်တွင် မှတ်တမ်း သို့မဟုတ် အမျိုးအစားခွဲ ရှိနေသည်။ ဖျက်မည့်အစား ပိတ်ပါ။',
    zh: '此类别下已有记录或子类别，请改为关闭。',
  },
  group_not_allowed: {
    en: 'Choose an open group. A group cannot belong to another group.',
    mm: 'ဖွင့်ထားသော အုပ်စုကို ရွေးပါ။ အုပ်စုတစ်ခုသည် အခြားအုပ်စုအောက်တွင် မရှိနိုင်ပါ။',
    zh: '请选择使用中的组；组不能再属于其他组。',
  },
});

/** The same refusals where their values are not known. */
export const expenseReasonWords = words({
  receipt_needed: {
    en: 'A receipt is needed before payment. Add its picture.',
    mm: 'ငွေမထုတ်မီ ပြေစာ လိုအပ်သည်။ ပြေစာပုံ ထည့်ပါ။',
    zh: '须先有收据才能付款，请添加收据照片。',
  },
  purchase_above_limit: commonWords.secondPersonMustApprove,
  day_above_limit: {
    en: 'A second person must approve this first: today’s expenses are above the limit.',
    mm: 'ယနေ့ အသုံးစရိတ် ကန့်သတ်ချက်ထက် ပိုသဖြင့် အခြားသူတစ်ဦးက အရင် ခွင့်ပြုရမည်။',
    zh: '今天的支出已超过限额，须先由第二人批准。',
  },
});
