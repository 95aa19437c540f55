import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { expenseLife, type ExpenseCommand, type ExpenseState } from '@waybill/domain/rooms/expenses/expense-states.ts';
import type { StateFace } from '../../kernel/list.ts';

export const expenseWords = words({
  list: { en: 'Expense record', mm: 'အသုံးစရိတ် မှတ်တမ်း', zh: '支出记录' },
  about: {
    en: 'What branches spend out of their tills stands here, from the moment it is recorded.',
    mm: 'ရုံးခွဲများ၏ ငွေအံမှ အသုံးစရိတ်များ မှတ်တမ်းတင်သည်နှင့် ဤနေရာတွင် ပေါ်မည်။',
    zh: '网点从钱箱支出的款项一经记录即列在这里。',
  },
  voucher: { en: 'Expense voucher', mm: 'အသုံးစရိတ် ဘောက်ချာ', zh: '支出凭单' },
});

export const expenseFieldWords = words({
  number: { en: 'Number', mm: 'အမှတ်', zh: '单号' },
  business_date: { en: 'Expense date', mm: 'အသုံးစရိတ် ရက်စွဲ', zh: '支出日期' },
  category: { en: 'Expense type', mm: 'အသုံးစရိတ်အမျိုးအစား', zh: '支出类型' },
  category_id: { en: 'Expense type', mm: 'အသုံးစရိတ်အမျိုးအစား', zh: '支出类型' },
  vendor: { en: 'Vendor', mm: 'ရောင်းသူ', zh: '商家' },
  vendor_phone: { en: 'Phone of the vendor', mm: 'ရောင်းသူ၏ ဖုန်း', zh: '商家电话' },
  amount: { en: 'Amount', mm: 'ငွေပမာဏ', zh: '金额' },
  note: { en: 'What for', mm: 'အကြောင်းအရာ', zh: '用途' },
  receipt: { en: 'Receipt', mm: 'ပြေစာ', zh: '收据' },
  has_receipt: { en: 'Receipt', mm: 'ပြေစာ', zh: '收据' },
  pay_now: { en: 'The cash leaves the till now', mm: 'ငွေကို ယခု ထုတ်ပေးမည်', zh: '现在付现金' },
  created_by: { en: 'Recorded by', mm: 'မှတ်တမ်းတင်သူ', zh: '记录人' },
  changed_by: { en: 'Last changed by', mm: 'နောက်ဆုံး ပြင်ဆင်သူ', zh: '最后修改人' },
  approved_by: { en: 'Approved by', mm: 'ခွင့်ပြုသူ', zh: '批准人' },
  approved_at: { en: 'Approved at', mm: 'ခွင့်ပြုချိန်', zh: '批准时间' },
  paid_by: { en: 'Paid out by', mm: 'ငွေပေးချေသူ', zh: '付款人' },
  paid_at: { en: 'Paid at', mm: 'ငွေပေးချေချိန်', zh: '付款时间' },
  ended_by: { en: 'Ended by', mm: 'အဆုံးသတ်သူ', zh: '终止人' },
  end_reason: { en: 'Reason', mm: 'အကြောင်းရင်း', zh: '原因' },
  reason: { en: 'Reason', mm: 'အကြောင်းရင်း', zh: '原因' },
  from: { en: 'From date', mm: 'စတင်သည့်ရက်', zh: '开始日期' },
  to: { en: 'To date', mm: 'ပြီးဆုံးသည့်ရက်', zh: '结束日期' },
  amount_from: { en: 'Amount from', mm: 'ငွေပမာဏ မှ', zh: '金额自' },
  amount_to: { en: 'Amount to', mm: 'ငွေပမာဏ ထိ', zh: '金额至' },
  month: { en: 'Month', mm: 'လ', zh: '月份' },
  budget: { en: 'Budget', mm: 'ဘတ်ဂျက်', zh: '预算' },
  used: { en: 'Spent', mm: 'သုံးပြီး', zh: '已支出' },
  waiting: { en: 'Not yet paid', mm: 'မပေးချေရသေး', zh: '待付' },
  left: { en: 'Left', mm: 'ကျန်ငွေ', zh: '剩余' },
  approval_limit: { en: 'Second person above', mm: 'ဒုတိယလူ ခွင့်ပြုရန် ပမာဏ', zh: '需第二人批准的金额' },
  day_limit: { en: 'Second person above, in a day', mm: 'တစ်ရက်အတွင်း ဒုတိယလူ ခွင့်ပြုရန် ပမာဏ', zh: '一天内需第二人批准的金额' },
  receipt_above: { en: 'Receipt above', mm: 'ပြေစာ လိုအပ်သည့် ပမာဏ', zh: '需收据的金额' },
});

export const expenseStateFaces: Record<ExpenseState, StateFace> = {
  pending: { tone: expenseLife.states.pending.tone, word: { en: 'Recorded', mm: 'မှတ်တမ်းတင်ပြီး', zh: '已记录' } },
  approved: { tone: expenseLife.states.approved.tone, word: { en: 'Approved', mm: 'ခွင့်ပြုပြီး', zh: '已批准' } },
  paid: { tone: expenseLife.states.paid.tone, word: { en: 'Paid', mm: 'ပေးချေပြီး', zh: '已付款' } },
  refused: { tone: expenseLife.states.refused.tone, word: { en: 'Refused', mm: 'ငြင်းပယ်ပြီး', zh: '已拒绝' } },
  void: { tone: expenseLife.states.void.tone, word: { en: 'Void', mm: 'ပယ်ဖျက်ပြီး', zh: '已作废' } },
};

export const expenseCommandWords: Record<ExpenseCommand, { readonly verb: Word; readonly ask: Word }> = {
  edit: {
    verb: { en: 'Change', mm: 'ပြင်ဆင်မည်', zh: '修改' },
    ask: { en: 'Change {name}?', mm: '{name} ကို ပြင်ဆင်မလား။', zh: '修改{name}？' },
  },
  approve: {
    verb: { en: 'Approve', mm: 'ခွင့်ပြုမည်', zh: '批准' },
    ask: { en: 'Approve {name}?', mm: '{name} ကို ခွင့်ပြုမလား။', zh: '批准{name}？' },
  },
  refuse: {
    verb: { en: 'Refuse', mm: 'ငြင်းပယ်မည်', zh: '拒绝' },
    ask: { en: 'Refuse {name}?', mm: '{name} ကို ငြင်းပယ်မလား။', zh: '拒绝{name}？' },
  },
  pay: {
    verb: { en: 'Pay', mm: 'ငွေပေးချေမည်', zh: '付款' },
    ask: {
      en: 'Pay {name} out of the till? A paid expense is never changed.',
      mm: '{name} ကို ငွေအံမှ ပေးချေမလား။ ပေးချေပြီးပါက ပြင်ဆင်၍ မရပါ။',
      zh: '从钱箱支付{name}？付款后不可更改。',
    },
  },
  withdraw: {
    verb: { en: 'Withdraw', mm: 'ရုပ်သိမ်းမည်', zh: '撤回' },
    ask: {
      en: 'Withdraw {name}? Nothing was paid.',
      mm: '{name} ကို ရုပ်သိမ်းမလား။ ငွေ မပေးချေရသေးပါ။',
      zh: '撤回{name}？尚未付款。',
    },
  },
  void: {
    verb: { en: 'Void', mm: 'ပယ်ဖျက်မည်', zh: '作废' },
    ask: {
      en: 'Void {name}? The cash has to be in the till again.',
      mm: '{name} ကို ပယ်ဖျက်မလား။ ငွေကို ငွေအံထဲ ပြန်ထည့်ရမည်။',
      zh: '作废{name}？现金须放回钱箱。',
    },
  },
};
