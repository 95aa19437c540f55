import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { CallEnding, CallOutcome, CallResult } from '@waybill/domain/rooms/calls/call-outcomes.ts';
import type { CallType } from '@waybill/domain/rooms/calls/call-rules.ts';
import { callLife, type CallNumber, type CallTab } from '@waybill/domain/rooms/calls/call-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const callWords = words({
  list: { en: 'Call list', mm: 'ခေါ်ဆိုရန်စာရင်း', zh: '呼叫列表' },
  about: {
    en: 'No calls waiting. People to call appear here automatically: receivers of COD that has arrived or could not be delivered, senders whose pickup failed or is late, and senders who must decide on a return.',
    mm: 'ဖုန်းခေါ်ရမည့်သူများ ဤနေရာတွင် အလိုအလျောက် ပေါ်လာမည်။ ရောက်ရှိလာသော သို့မဟုတ် ပို့၍မရသေးသော COD ပါဆယ်၏ လက်ခံသူများ၊ လာယူမှု မအောင်မြင်သော သို့မဟုတ် နောက်ကျနေသော ပေးပို့သူများနှင့် ပြန်ပို့ရန် အဖြေစောင့်နေသော ပေးပို့သူများ ဖြစ်သည်။',
    zh: '需要打电话的人会自动列在这里：代收货款包裹已到达或派送未成的收件人、揽收失败或逾期的寄件人，以及等待退件答复的寄件人。',
  },
});

const callTypeWord = { en: 'Call type', mm: 'ခေါ်ဆိုမှုအကြိမ်', zh: '呼叫类型' };

export const callFieldWords = words({
  reached: { en: 'Reached', mm: 'ဆက်သွယ်နိုင်', zh: '已接通' },
  done_from: { en: 'Done from', mm: 'ပြီးစီးသည့်ရက် မှ', zh: '完成日期起' },
  done_to: { en: 'Done to', mm: 'ပြီးစီးသည့်ရက် အထိ', zh: '完成日期止' },
  tracking_code: labelFieldWords.tracking_code,
  type: { en: 'Person to call', mm: 'ဖုန်းခေါ်ရမည့်သူ', zh: '呼叫对象' },
  call_type: callTypeWord,
  nth: callTypeWord,
  name: commonFieldWords.person_name,
  phones: commonFieldWords.phone,
  cod_charge: labelFieldWords.cod_charge,
  due_at: { en: 'Due', mm: 'ခေါ်ရမည့်အချိန်', zh: '应呼叫时间' },
  done_at: { en: 'Done', mm: 'ပြီးသည့်အချိန်', zh: '完成时间' },
  status: staffFieldWords.status,
  ending: commonFieldWords.result,
  taken_by: { en: 'Taken by', mm: 'ခေါ်နေသူ', zh: '处理人' },
  tab: labelFieldWords.tab,
  phone: staffFieldWords.phone,
  phone_selected: { en: 'Number called', mm: 'ခေါ်ဆိုခဲ့သည့် ဖုန်း', zh: '所拨号码' },
  outcome: commonFieldWords.outcome,
  result: { en: 'Notes', mm: 'ပြောဆိုချက်', zh: '通话内容' },
  next_at: { en: 'Next call', mm: 'နောက်တစ်ကြိမ် ခေါ်ရမည့်အချိန်', zh: '下次呼叫时间' },
  remark: commonFieldWords.remark,
});

export const callStateFaces = facesOf(callLife, {
  pending: { en: 'To call', mm: 'ခေါ်ဆိုရန် ကျန်', zh: '待呼叫' },
  done: { en: 'Done', mm: 'ပြီးစီး', zh: '已完成' },
});

export const callTabWords: Record<CallTab, Word> = {
  pending: { en: 'Due now', mm: 'ယခု ခေါ်ရန်', zh: '现在应呼叫' },
  first: { en: 'First call', mm: 'ပထမအကြိမ် ခေါ်ဆိုမှု', zh: '第一次呼叫' },
  second: { en: 'Second call', mm: 'ဒုတိယအကြိမ် ခေါ်ဆိုမှု', zh: '第二次呼叫' },
  third: { en: 'Third call', mm: 'တတိယအကြိမ် ခေါ်ဆိုမှု', zh: '第三次呼叫' },
  done: callStateFaces.done.word,
};

/** Ordinal of the call: first, second, … */
export const nthWords: Record<CallNumber, Word> = {
  first: callTabWords.first,
  second: callTabWords.second,
  third: callTabWords.third,
};

export const callTypeWords: Record<CallType, Word> = {
  delivery: commonWords.receiver,
  pickup: { en: 'Pickup sender', mm: 'လာယူရန် ပေးပို့သူ', zh: '揽收寄件人' },
  return: { en: 'Return sender', mm: 'ပြန်ပို့ရန် ပေးပို့သူ', zh: '退件寄件人' },
};

export const callOutcomeWords: Record<CallOutcome, Word> = {
  no_answer: { en: 'No answer', mm: 'ဖုန်းမကိုင်ပါ', zh: '无人接听' },
  busy: { en: 'Busy', mm: 'လိုင်းမအားပါ', zh: '忙线' },
  call_again: { en: 'To call again', mm: 'ထပ်ခေါ်ရန်', zh: '需再次呼叫' },
  call_complete: { en: 'Call complete', mm: 'ခေါ်ဆိုပြီး', zh: '通话完成' },
};

export const callResultWords: Record<CallResult, Word> = {
  deliver: { en: 'Deliver', mm: 'ပို့ပေးရန်', zh: '派送' },
  other_date: { en: 'On another date', mm: 'အခြားရက်တွင်', zh: '改日' },
  new_address: { en: 'To another address', mm: 'လိပ်စာအသစ်သို့', zh: '新地址' },
  refused: { en: 'Refused', mm: 'လက်မခံပါ', zh: '拒收' },
  visit_again: { en: 'Visit again', mm: 'ထပ်လာယူရန်', zh: '再次揽收' },
  not_wanted: commonWords.notWantedAnyMore,
  return_agreed: { en: 'Agrees to return', mm: 'ပြန်ပို့ရန် သဘောတူသည်', zh: '同意退件' },
  deliver_again: { en: 'Deliver again', mm: 'ထပ်ပို့ပေးရန်', zh: '再次派送' },
  wrong_number: { en: 'Wrong number', mm: 'ဖုန်းနံပါတ် မှားနေသည်', zh: '号码错误' },
};

export const callEndingWords: Record<CallEnding, Word> = {
  deliver: callResultWords.deliver,
  new_address: callResultWords.new_address,
  refused: callResultWords.refused,
  visit_again: callResultWords.visit_again,
  not_wanted: callResultWords.not_wanted,
  return_agreed: callResultWords.return_agreed,
  deliver_again: callResultWords.deliver_again,
  no_contact: commonWords.notReached,
  moved_on: { en: 'No longer needed', mm: 'ခေါ်ရန် မလိုတော့ပါ', zh: '无需再呼叫' },
};
