import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { transferLife, type TransferStep } from '@waybill/domain/rooms/transfers/transfer-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { clearanceFieldWords } from '../clearances/clearances.words.ts';
import { handoverFieldWords } from '../handovers/handovers.words.ts';
import { expenseFieldWords as expense } from '../expenses/expenses.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const transferWords = words({
  list: { en: 'Transfers', mm: 'ငွေလွှဲများ', zh: '转账' },
  about: {
    en: 'No transfers yet. Transfers between bank accounts, and from them into tills, appear here once they are requested.',
    mm: 'ဘဏ်အကောင့်များအကြားနှင့် ဘဏ်မှ ငွေအံဆွဲသို့ ငွေလွှဲများ တောင်းဆိုသည်နှင့် ဤနေရာတွင် ပေါ်မည်။',
    zh: '银行账户之间及账户到钱箱的转账一经申请即列在这里。',
  },
});

const outOfWord = { en: 'From account', mm: 'ထွက်မည့် စာရင်း', zh: '转出账户' };

export const transferFieldWords = words({
  number: expense.number,
  business_date: commonFieldWords.date,
  from_account: outOfWord,
  from_account_id: outOfWord,
  target: { en: 'To', mm: 'ဝင်မည့်နေရာ', zh: '转入' },
  to_account_id: { en: 'To bank account', mm: 'ဝင်မည့် ဘဏ်အကောင့်', zh: '转入银行账户' },
  to_branch_id: { en: 'Or to the till of', mm: 'သို့မဟုတ် ဝင်မည့် ငွေအံဆွဲ', zh: '或转入钱箱' },
  amount: expense.amount,
  bank_fee: { en: 'Bank fee', mm: 'ဘဏ်ဝန်ဆောင်ခ', zh: '银行手续费' },
  note: expense.note,
  created_by: commonFieldWords.requester,
  approved_by: expense.approved_by,
  approved_at: expense.approved_at,
  sent_by: { en: 'Sent by', mm: 'လွှဲသူ', zh: '转账人' },
  sent_at: { en: 'Sent at', mm: 'လွှဲချိန်', zh: '转账时间' },
  confirmed_at: handoverFieldWords.confirmed_at,
  end_reason: expense.end_reason,
  reason: expense.reason,
  approval_limit: clearanceFieldWords.approval_limit,
  charge_limit: {
    en: 'Daily second approval of charges above',
    mm: 'တစ်ရက်အတွင်း ဝန်ဆောင်ခ ဒုတိယလူ လိုအပ်သည့် ပမာဏ',
    zh: '一天内收费需第二人的金额',
  },
});

export const transferStateFaces = facesOf(transferLife, {
  pending: { en: 'Requested', mm: 'တောင်းဆိုထားသည်', zh: '已申请' },
  approved: commonWords.approved,
  sent: { en: 'Sent', mm: 'လွှဲပြီး', zh: '已转出' },
  confirmed: { en: 'On statement', mm: 'ဘဏ်ရှင်းတမ်းတွင် တွေ့ပြီး', zh: '对账单已确认' },
  refused: commonWords.refused,
  void: commonWords.voided,
});

export const transferStepWords: Record<TransferStep, { readonly verb: Word; readonly ask: Word }> = {
  approve: {
    verb: commonWords.approve,
    ask: commonWords.askApprove,
  },
  send: {
    verb: { en: 'Mark as sent', mm: 'လွှဲပြီးကြောင်း မှတ်မည်', zh: '记为已转' },
    ask: {
      en: 'Has {name} been sent at the bank? It is booked now.',
      mm: '{name} ကို ဘဏ်တွင် လွှဲပြီးပြီလား။ ယခု စာရင်းသွင်းမည်။',
      zh: '{name}已在银行办理？现在入账。',
    },
  },
  refuse: {
    verb: commonWords.refuse,
    ask: commonWords.askRefuse,
  },
  withdraw: {
    verb: commonWords.withdraw,
    ask: {
      en: 'Withdraw {name}? Nothing has been sent.',
      mm: '{name} ကို ရုပ်သိမ်းမလား။ ငွေ မလွှဲရသေးပါ။',
      zh: '撤回{name}？尚未转出。',
    },
  },
  void: {
    verb: commonWords.void,
    ask: {
      en: 'Void {name}? The money must be back where it was.',
      mm: '{name} ကို ပယ်ဖျက်မလား။ ငွေသည် မူလနေရာတွင် ရှိရမည်။',
      zh: '作废{name}？款项须回到原处。',
    },
  },
};
