import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  shiftLife,
  type OpenWorkKind,
  type ShiftCommand,
} from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { handoverFieldWords } from '../handovers/handovers.words.ts';
import { mailbagFieldWords } from '../mailbags/mailbags.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const shiftWords = words({
  list: { en: 'Shift handovers', mm: 'ဂျူတီ လွှဲပြောင်းမှုများ', zh: '交接班' },
  one: { en: 'Shift handover', mm: 'ဂျူတီ လွှဲပြောင်းမှု', zh: '交接班' },
  about: {
    en: 'No shift handovers yet. One clerk hands the counter to the next: open work, items in hand, and the cash, which both count without seeing the other’s count.',
    mm: 'ဝန်ထမ်းတစ်ဦးက ကောင်တာကို နောက်တစ်ဦးထံ ဤနေရာတွင် လွှဲသည်။ မပြီးသေးသည်များ၊ လက်ဝယ်ရှိသည်များနှင့် ငွေသားကို နှစ်ဦးစလုံးက တစ်ဦး၏ရေတွက်မှုကို တစ်ဦးမမြင်ဘဲ ရေတွက်သည်။',
    zh: '一位柜员在此将柜台交给下一位：未完事项、在手包裹和现金，双方互不可见地各自清点。',
  },
});

export const shiftFieldWords = words({
  shift_no: { en: 'Shift no.', mm: 'ဂျူတီအမှတ်', zh: '交班编号' },
  outgoing: { en: 'Hands over', mm: 'လွှဲသူ', zh: '交班人' },
  incoming: { en: 'Takes over', mm: 'လက်ခံသူ', zh: '接班人' },
  counted_out: { en: 'Count at handover', mm: 'လွှဲသူ ရေတွက်ငွေ', zh: '交班人清点' },
  expected_out: { en: 'Expected at handover', mm: 'ထိုစဉ် စာရင်းအရ', zh: '当时账面' },
  counted_in: { en: 'Count at takeover', mm: 'လက်ခံသူ ရေတွက်ငွေ', zh: '接班人清点' },
  expected_in: { en: 'Expected at takeover', mm: 'ဒုတိယရေတွက်စဉ် စာရင်းအရ', zh: '二次清点时账面' },
  counted: handoverFieldWords.counted,
  difference: handoverFieldWords.difference,
  difference_owner: handoverFieldWords.difference_owner,
  owner_staff_id: handoverFieldWords.owner_staff_id,
  difference_note: { en: 'Finding of the check', mm: 'တွေ့ရှိချက်', zh: '核查说明' },
  settled_by: mailbagFieldWords.settled_by,
  closes_on: { en: 'Closes the day', mm: 'စာရင်းပိတ်မည့်ရက်', zh: '关账日' },
  signed_at: { en: 'Signed', mm: 'လက်မှတ်ရေးထိုးချိန်', zh: '签字时间' },
  reason: mailbagFieldWords.reason,
  note: mailbagFieldWords.note,
});

export const shiftStateFaces = facesOf(
  shiftLife,
  {
    active: commonWords.toBeCounted,
    differs: { en: 'Difference to resolve', mm: 'ကွာခြားချက် ဖြေရှင်းရန်', zh: '差异待处理' },
    counted: { en: 'To be signed', mm: 'လက်မှတ်ထိုးရန်', zh: '待签字' },
    complete: commonWords.signedByTwo,
    inactive: commonWords.voided,
  },
  { differs: { en: 'Differs', mm: 'ကွာခြားသည်', zh: '有差异' } },
);

export const openWorkWords: Record<OpenWorkKind, Word> = {
  street: { en: 'Parcels with couriers', mm: 'ကူရီယာများထံရှိ ပါဆယ်', zh: '在外勤手中的包裹' },
  bags: { en: 'Mailbags here', mm: 'ဤနေရာရှိ စာပို့အိတ်', zh: '本网点邮袋' },
  run_sheets: { en: 'Run sheets not closed', mm: 'မပိတ်ရသေးသည့် ပို့ဆောင်စာရင်း', zh: '未关派件单' },
  parcel_handovers: { en: 'Handover collections not confirmed', mm: 'အတည်မပြုရသေးသည့် လွှဲပြောင်းစာရင်း', zh: '未确认交接单' },
  cash_handovers: { en: 'Cash handovers open', mm: 'မပြီးသေးသည့် ငွေသားလွှဲပြောင်းမှု', zh: '未完现金交接' },
  differences: { en: 'Differences not resolved', mm: 'မဖြေရှင်းရသေးသည့် ကွာခြားချက်', zh: '未处理差异' },
  scans: commonWords.scansToSettle,
};

export const shiftCommandWords: Record<ShiftCommand, { readonly verb: Word; readonly ask: Word }> = {
  count: {
    verb: { en: 'Count and take over', mm: 'ရေတွက်၍ လက်ခံမည်', zh: '清点接班' },
    ask: {
      en: 'Count the cash in the till yourself. The other count and the books are shown afterwards.',
      mm: 'ငွေအံဆွဲထဲရှိ ငွေကို ကိုယ်တိုင်ရေတွက်ပါ။ အခြားသူ၏ ရေတွက်မှုနှင့် စာရင်းကို နောက်မှ ပြပါမည်။',
      zh: '请亲自清点钱箱现金，对方清点数和账面数随后显示。',
    },
  },
  settle: {
    verb: commonWords.settleTheDifference,
    ask: {
      en: 'Resolve the difference of shift {name}',
      mm: 'ဂျူတီ {name} ၏ ကွာခြားချက် ဖြေရှင်းရန်',
      zh: '处理交班 {name} 的差异',
    },
  },
  sign: {
    verb: { en: 'Sign', mm: 'လက်မှတ်ထိုးမည်', zh: '签字' },
    ask: {
      en: 'Do you take over the open work and items in hand as listed here?',
      mm: 'ဤနေရာတွင် ဖော်ပြထားသည့်အတိုင်း မပြီးသေးသည်များနှင့် လက်ဝယ်ရှိသည်များကို လက်ခံမလား။',
      zh: '您是否按此处所列接收未完事项和在手物品？',
    },
  },
  void: {
    verb: commonWords.void,
    ask: { en: 'Void shift handover {name}', mm: 'ဂျူတီလွှဲပြောင်းမှု {name} ကို ပယ်ဖျက်ရန်', zh: '作废交接班 {name}' },
  },
};
