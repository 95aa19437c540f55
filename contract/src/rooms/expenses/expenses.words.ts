import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { expenseLife, type ExpenseCommand } from '@waybill/domain/rooms/expenses/expense-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const expenseWords = words({
  list: { en: 'Expense record', mm: 'အသုံးစရိတ် မှတ်တမ်း', zh: '支出记录' },
  about: {
    en: 'No expenses yet. What branches spend from their tills appears here.',
    mm: 'ရုံးခွဲများ၏ ငွေအံဆွဲမှ အသုံးစရိတ်များ မှတ်တမ်းတင်သည်နှင့် ဤနေရာတွင် ပေါ်မည်။',
    zh: '网点从钱箱支出的款项一经记录即列在这里。',
  },
});

const receiptWord = commonWords.receipt;

const expenseTypeWord = { en: 'Expense type', mm: 'အသုံးစရိတ်အမျိုးအစား', zh: '支出类型' };

export const expenseFieldWords = words({
  number: commonFieldWords.number,
  business_date: { en: 'Expense date', mm: 'အသုံးစရိတ် ရက်စွဲ', zh: '支出日期' },
  category: expenseTypeWord,
  category_id: expenseTypeWord,
  vendor: { en: 'Vendor', mm: 'ရောင်းသူ', zh: '商家' },
  vendor_phone: { en: 'Vendor’s phone', mm: 'ရောင်းသူ၏ ဖုန်း', zh: '商家电话' },
  amount: commonFieldWords.sum,
  note: { en: 'Purpose', mm: 'အကြောင်းအရာ', zh: '用途' },
  receipt: receiptWord,
  has_receipt: receiptWord,
  pay_now: { en: 'Pay the cash from the till now', mm: 'ငွေကို ယခု ထုတ်ပေးမည်', zh: '现在付现金' },
  created_by: { en: 'Recorded by', mm: 'မှတ်တမ်းတင်သူ', zh: '记录人' },
  changed_by: { en: 'Last changed by', mm: 'နောက်ဆုံး ပြင်ဆင်သူ', zh: '最后修改人' },
  approved_by: commonFieldWords.approved_by,
  approved_at: { en: 'Approved at', mm: 'ခွင့်ပြုချိန်', zh: '批准时间' },
  paid_by: commonFieldWords.paid_out_by,
  paid_at: commonFieldWords.paid_at,
  ended_by: commonFieldWords.gate_ended_by,
  end_reason: commonFieldWords.reason,
  reason: commonFieldWords.reason,
  from: commonFieldWords.from_date,
  to: commonFieldWords.to_date,
  amount_from: { en: 'Amount from', mm: 'ငွေပမာဏ မှ', zh: '金额自' },
  amount_to: { en: 'Amount to', mm: 'ငွေပမာဏ ထိ', zh: '金额至' },
  month: commonFieldWords.month,
  budget: { en: 'Budget', mm: 'ဘတ်ဂျက်', zh: '预算' },
  used: { en: 'Spent', mm: 'သုံးပြီး', zh: '已支出' },
  waiting: { en: 'Not paid yet', mm: 'မပေးချေရသေး', zh: '待付' },
  left: { en: 'Left', mm: 'ကျန်ငွေ', zh: '剩余' },
  approval_limit: commonFieldWords.second_person_above,
  day_limit: { en: 'Daily second approval above', mm: 'တစ်ရက်အတွင်း ဒုတိယလူ ခွင့်ပြုရန် ပမာဏ', zh: '一天内需第二人批准的金额' },
  receipt_above: { en: 'Receipt needed above', mm: 'ပြေစာ လိုအပ်သည့် ပမာဏ', zh: '需收据的金额' },
});

export const expenseStateFaces = facesOf(expenseLife, {
  pending: { en: 'Recorded', mm: 'မှတ်တမ်းတင်ပြီး', zh: '已记录' },
  approved: commonWords.approved,
  paid: commonWords.paid,
  refused: commonWords.refused,
  void: commonWords.voided,
});

export const expenseCommandWords: Record<ExpenseCommand, { readonly verb: Word; readonly ask: Word }> = {
  edit: {
    verb: commonWords.change,
    ask: { en: 'Change {name}?', mm: '{name} ကို ပြင်ဆင်မလား။', zh: '修改{name}？' },
  },
  approve: {
    verb: commonWords.approve,
    ask: commonWords.askApprove,
  },
  refuse: {
    verb: commonWords.refuse,
    ask: commonWords.askRefuse,
  },
  pay: {
    verb: commonWords.pay,
    ask: {
      en: 'Pay {name} from the till? You cannot change a paid expense.',
      mm: '{name} ကို ငွေအံဆွဲမှ ပေးချေမလား။ ပေးချေပြီးပါက ပြင်ဆင်၍ မရပါ။',
      zh: '从钱箱支付{name}？付款后不可更改。',
    },
  },
  withdraw: {
    verb: commonWords.withdraw,
    ask: {
      en: 'Withdraw {name}? Nothing has been paid.',
      mm: '{name} ကို ရုပ်သိမ်းမလား။ ငွေ မပေးချေရသေးပါ။',
      zh: '撤回{name}？尚未付款。',
    },
  },
  void: {
    verb: commonWords.void,
    ask: {
      en: 'Void {name}? The cash must be back in the till.',
      mm: '{name} ကို ပယ်ဖျက်မလား။ ငွေကို ငွေအံဆွဲထဲ ပြန်ထည့်ရမည်။',
      zh: '作废{name}？现金须放回钱箱。',
    },
  },
};
