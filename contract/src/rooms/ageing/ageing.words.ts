import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { CodAction, ParcelAction } from '@waybill/domain/rooms/ageing/next-action.ts';
import type { CodStay, ParcelStay } from '@waybill/domain/rooms/ageing/promises.ts';
import { parcelCommandWords, stepVerbWords } from '../tracking/tracking.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const ageingWords = words({
  cod: commonWords.lateCod,
  aboutParcels: {
    en: 'Nothing is late. Parcels that stay anywhere longer than promised appear here, the most overdue first.',
    mm: 'သတ်မှတ်ချိန်ထက် ကြာနေသော ပါဆယ်တိုင်းကို အနောက်ကျဆုံးမှစ၍ ဤနေရာတွင် ပြသည်။ ယခု နောက်ကျနေသည် မရှိပါ။',
    zh: '停留超过承诺时间的包裹都列在这里，最迟的在前。目前没有超时的包裹。',
  },
  aboutCod: {
    en: 'Nothing is late. COD that stays anywhere longer than promised appears here, the most overdue first.',
    mm: 'သတ်မှတ်ချိန်ထက် ကြာနေသော COD ငွေများကို အနောက်ကျဆုံးမှစ၍ ဤနေရာတွင် ပြသည်။ ယခု နောက်ကျနေသည် မရှိပါ။',
    zh: '停留超过承诺时间的代收货款都列在这里，最迟的在前。目前没有超时的货款。',
  },
});

export const ageingFieldWords = words({
  stay: { en: 'Stuck at', mm: 'ရပ်တန့်နေသည့်အဆင့်', zh: '停留环节' },
  held_since: { en: 'Since', mm: 'ရှိနေသည့်အချိန်မှ', zh: '停留自' },
  promised_at: { en: 'Due by', mm: 'ကတိပြုချိန်', zh: '承诺时限' },
  late_hours: { en: 'Late by', mm: 'နောက်ကျချိန်', zh: '超时' },
  next_action: { en: 'Next action', mm: 'နောက်တစ်ဆင့်', zh: '下一步' },
  next_branch: { en: 'Action by', mm: 'ဆောင်ရွက်ရမည့်သူ', zh: '由谁处理' },
  holder_id: commonFieldWords.with,
});

export const parcelStayWords: Record<ParcelStay, Word> = words({
  expected: { en: 'Not handed in yet', mm: 'မအပ်ရသေးပါ', zh: '尚未交件' },
  accepted: { en: 'Accepted, not sent', mm: 'လက်ခံပြီး မပို့ရသေးပါ', zh: '已收件未发出' },
  on_road: commonWords.onTheRoad,
  arrived: { en: 'Arrived, not out for delivery', mm: 'ရောက်ပြီး မထုတ်ပေးရသေးပါ', zh: '已到件未派送' },
  with_courier: commonWords.withTheCourier,
  to_fetch: { en: 'Not picked up by receiver', mm: 'လက်ခံသူ လာမယူရသေးပါ', zh: '收件人未取件' },
  other_carrier: { en: 'With another carrier', mm: 'အခြားပို့ဆောင်သူထံတွင်', zh: '在其他承运方' },
  sender_answer: { en: 'Waiting for the sender’s answer', mm: 'ပေးပို့သူ၏ အဖြေ စောင့်နေသည်', zh: '等待寄件人答复' },
  way_back: commonWords.onItsWayBack,
  back_with_courier: {
    en: 'With the courier, returning',
    mm: 'ပြန်ပို့ရန် ကူရီယာလက်ဝယ်တွင်',
    zh: '退件在快递员处',
  },
  at_origin: { en: 'To return to sender', mm: 'ပေးပို့သူထံ ပြန်အပ်ရန်', zh: '待退还寄件人' },
  missing: commonWords.missing,
});

export const codStayWords: Record<CodStay, Word> = words({
  with_courier: { en: 'Cash with the courier', mm: 'ကူရီယာလက်ဝယ်ရှိ ငွေ', zh: '现金在快递员处' },
  other_carrier: { en: 'Cash with another carrier', mm: 'အခြားပို့ဆောင်သူထံရှိ ငွေ', zh: '现金在其他承运方' },
  branch_cash: commonWords.cashAtTheBranch,
  to_bank: { en: 'On the way to the bank', mm: 'ဘဏ်သို့ ပို့နေသော ငွေ', zh: '送往银行途中' },
  ready: commonWords.readyForClearance,
  on_document: { en: 'On a clearance, not paid', mm: 'ငွေရှင်းတမ်းတွင် ရှိပြီး မပေးရသေးပါ', zh: '已开结算单未付款' },
});

const receive: Word = { en: 'Receive', mm: 'ရောက်ကြောင်း မှတ်မည်', zh: '到件' };
const takeBack: Word = { en: 'Take back', mm: 'ပြန်လက်ခံမည်', zh: '收回' };
const send: Word = { en: 'Send on', mm: 'ဆက်ပို့မည်', zh: '发出' };

const confirmItIsBackWord = { en: 'Confirm return', mm: 'ပြန်ရကြောင်း အတည်ပြု', zh: '确认退还' };

/** The step to take, in fewer words than its name, because the list names the responsible branch in the next column. */
export const parcelActionWords: Record<ParcelAction, Word> = {
  ...stepVerbWords,
  arrived_to_destination_branch: receive,
  arrived_to_forward_branch: receive,
  arrived_to_origin_branch: receive,
  arrivedback_to_destination_branch: takeBack,
  arrivedback_to_origin_branch: takeBack,
  send_to_destination_branch: send,
  send_to_forward_branch: send,
  send_from_forward_branch: send,
  send_from_redirect_branch: send,
  send_to_destination_address: { en: 'Send out', mm: 'ထုတ်ပေးမည်', zh: '派送' },
  delivered: { en: 'Deliver', mm: 'ပေးအပ်မည်', zh: '交付' },
  sendback_to_destination_branch: { en: 'Bring back', mm: 'ပြန်ယူလာမည်', zh: '带回' },
  sendback_to_origin_branch: commonWords.sendBack,
  sendback_to_origin_address: { en: 'Send to sender', mm: 'ပေးပို့သူထံ ပို့မည်', zh: '退往寄件人' },
  sentback_to_customer: { en: 'Hand back', mm: 'ပြန်အပ်မည်', zh: '退还' },
  return_confirmed: confirmItIsBackWord,
  mpost_return_confirmed: confirmItIsBackWord,
  open_bag: { en: 'Open mailbag', mm: 'စာပို့အိတ် ဖွင့်ရန်', zh: '打开邮袋' },
  return_raise: parcelCommandWords.return_raise.verb,
  return_ask: { en: 'Ask the sender', mm: 'ပေးပို့သူကို မေးရန်', zh: '征询寄件人' },
  return_agree: parcelCommandWords.return_agree.verb,
  agree_reject: parcelCommandWords.agree_reject.verb,
  settle_missing: { en: 'Find or compensate', mm: 'ရှာ သို့မဟုတ် လျော်ကြေး', zh: '找回或赔偿' },
};

export const codActionWords: Record<CodAction, Word> = words({
  hand_in: { en: 'Hand in cash', mm: 'ငွေ အပ်ရန်', zh: '上交现金' },
  count_cash: { en: 'Count the cash', mm: 'ငွေ ရေတွက်ရန်', zh: '清点现金' },
  send_cash: { en: 'Send to bank', mm: 'ဘဏ်သို့ ပို့ရန်', zh: '送存银行' },
  confirm_cash: { en: 'Confirm arrival', mm: 'ရောက်ရှိကြောင်း အတည်ပြုရန်', zh: '确认到账' },
  collect_cash: { en: 'Collect from carrier', mm: 'ပို့ဆောင်သူထံမှ ကောက်ခံရန်', zh: '向承运方收款' },
  make_clearance: commonWords.makeTheClearance,
  pay_clearance: { en: 'Pay clearance', mm: 'ငွေရှင်းတမ်း ပေးချေရန်', zh: '支付结算单' },
});
