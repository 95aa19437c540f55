import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  labelStatuses,
  labelStatusNames,
  trackingFilter,
  type LabelStatus,
  type Rollup,
} from '@waybill/domain/rooms/labels/label-statuses.ts';
import { furtherFilter } from '@waybill/domain/rooms/labels/status-filter.ts';
import { reasonExample, type ReturnReason } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { ShippingType } from '@waybill/domain/rooms/labels/sequences.ts';
import type { StateFace } from '../../kernel/list.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { labelTabWords } from './labels.words.ts';

/** The name of every status (S-01). */
export const labelStatusWords: Record<LabelStatus, Word> = {
  created: { en: 'Created', mm: 'ဖန်တီးပြီး', zh: '已创建' },
  pending: commonWords.pending,
  pickup_courier: { en: 'With the pickup courier', mm: 'လာယူသည့် ကူရီယာထံတွင်', zh: '揽收快递员已取件' },
  pickup_courier_leader: {
    en: 'With the pickup courier leader',
    mm: 'လာယူရေး ကူရီယာခေါင်းဆောင်ထံတွင်',
    zh: '揽收快递组长已接收',
  },
  pending_reject: { en: 'Pending rejection', mm: 'ငြင်းပယ်ရန် စောင့်ဆိုင်းဆဲ', zh: '待拒收确认' },
  reject: { en: 'Rejected', mm: 'ငြင်းပယ်', zh: '已拒收' },
  accept_from_origin_branch: { en: 'Accepted at origin branch', mm: 'မူလရုံးခွဲက လက်ခံပြီး', zh: '始发网点已收件' },
  accept_by_transport: commonWords.acceptedByTransport,
  sendback_to_transport: { en: 'Sent back to transport', mm: 'သယ်ယူပို့ဆောင်ရေးသို့ ပြန်ပို့ထားသည်', zh: '已退回运输方' },
  send_to_destination_branch: { en: 'Sent to destination branch', mm: 'ဦးတည်ရာရုံးခွဲသို့ ပို့ထားသည်', zh: '已发往目的网点' },
  arrived_to_destination_branch: {
    en: 'Arrived at destination branch',
    mm: 'ဦးတည်ရာရုံးခွဲသို့ ရောက်ရှိပြီး',
    zh: '已到达目的网点',
  },
  send_to_destination_address: {
    en: 'Out for delivery to destination address',
    mm: 'လက်ခံသူလိပ်စာသို့ ပို့ဆောင်နေသည်',
    zh: '正在派送至收件地址',
  },
  postman_hand_over: { en: 'Handed over to another postman', mm: 'အခြားစာပို့သမားထံ လွှဲပြောင်းပြီး', zh: '已交接给其他邮递员' },
  delivered: commonWords.delivered,
  send_to_forward_branch: { en: 'Sent to forward branch', mm: 'တစ်ဆင့်ပို့ရုံးခွဲသို့ ပို့ထားသည်', zh: '已发往中转网点' },
  arrived_to_forward_branch: { en: 'Arrived at forward branch', mm: 'တစ်ဆင့်ပို့ရုံးခွဲသို့ ရောက်ရှိပြီး', zh: '已到达中转网点' },
  send_from_forward_branch: { en: 'Sent from forward branch', mm: 'တစ်ဆင့်ပို့ရုံးခွဲမှ ပို့ထားသည်', zh: '已从中转网点发出' },
  redirected: commonWords.redirected,
  send_from_redirect_branch: {
    en: 'Sent from redirect branch',
    mm: 'လမ်းကြောင်းပြောင်းရုံးခွဲမှ ပို့ထားသည်',
    zh: '已从改派网点发出',
  },
  sendback_to_destination_branch: {
    en: 'Sent back to destination branch',
    mm: 'ဦးတည်ရာရုံးခွဲသို့ ပြန်ပို့ထားသည်',
    zh: '已退回目的网点（在途）',
  },
  arrivedback_to_destination_branch: {
    en: 'Arrived back at destination branch',
    mm: 'ဦးတည်ရာရုံးခွဲသို့ ပြန်ရောက်ပြီး',
    zh: '已返回目的网点',
  },
  sendback_to_origin_branch: { en: 'Sent back to origin branch', mm: 'မူလရုံးခွဲသို့ ပြန်ပို့ထားသည်', zh: '已退回始发网点（在途）' },
  arrived_to_origin_branch: { en: 'Arrived at origin branch', mm: 'မူလရုံးခွဲသို့ ရောက်ရှိပြီး', zh: '已到达始发网点' },
  arrivedback_to_origin_branch: { en: 'Arrived back at origin branch', mm: 'မူလရုံးခွဲသို့ ပြန်ရောက်ပြီး', zh: '已返回始发网点' },
  sendback_to_origin_address: { en: 'Sent back to origin address', mm: 'မူလလိပ်စာသို့ ပြန်ပို့ထားသည်', zh: '已退往寄件地址' },
  sentback_to_customer: { en: 'Sent back to customer', mm: 'ပေးပို့သူထံ ပြန်ပို့ပြီး', zh: '已退还寄件客户' },
  return_confirmed: commonWords.returnConfirmed,
  schedule_return: { en: 'Return scheduled', mm: 'ပြန်ပို့ရန် ရက်ချိန်းပြီး', zh: '已安排退件' },
  send_to_mmpost: { en: 'Sent to MMPost', mm: 'မြန်မာ့စာတိုက်သို့ ပို့ထားသည်', zh: '已转交缅甸邮政' },
  mpost_return_confirmed: { en: 'MMPost return confirmed', mm: 'မြန်မာ့စာတိုက်မှ ပြန်ပို့ရန် အတည်ပြုပြီး', zh: '缅甸邮政已确认退件' },
  missing: commonWords.missing,
  pending_return: { en: 'Pending return', mm: 'ပြန်ပို့ရန် စောင့်ဆိုင်းဆဲ', zh: '待退件' },
  pending_return_confirm: { en: 'Pending return confirmation', mm: 'ပြန်ပို့ရန် အတည်ပြုချက် စောင့်ဆိုင်းဆဲ', zh: '待退件确认' },
  pending_return_confirmed: { en: 'Pending return confirmed', mm: 'ပြန်ပို့ရန် အတည်ပြုချက် ရရှိပြီး', zh: '待退件已确认' },
  hold_mail: { en: 'Kept for the receiver', mm: 'လက်ခံသူအတွက် ထိန်းသိမ်းထားသည်', zh: '应收件人要求保管' },
  hold_mail_ended: { en: 'No longer kept', mm: 'ထိန်းသိမ်းမှု ပြီးဆုံးပြီး', zh: '保管结束' },
  details_changed: commonWords.addressOrNumberChanged,
  rollback: { en: 'Rolled back', mm: 'ယခင်အဆင့်သို့ ပြန်ဆုတ်ပြီး', zh: '已回退' },
  parted: { en: 'Split into two parcels', mm: 'နှစ်ခု ခွဲထားသည်', zh: '已拆分为两件' },
  process: commonWords.inProcess,
  ongoing: labelTabWords.ongoing,
  accepted: { en: 'Accepted', mm: 'လက်ခံပြီး', zh: '已接收' },
  receivable: { en: 'Receivable', mm: 'ရရန်ရှိ', zh: '应收' },
  success: { en: 'Success', mm: 'အောင်မြင်', zh: '成功' },
  returned: commonWords.parcelReturned,
};

/** Short names for the pills of lists, chosen to be told apart at a glance. */
export const labelStatusShort: Record<LabelStatus, Word> = words({
  created: commonWords.draft,
  pending: commonWords.pending,
  pickup_courier: commonWords.pickedUp,
  pickup_courier_leader: { en: 'With leader', mm: 'ခေါင်းဆောင်ထံ', zh: '组长已收' },
  pending_reject: { en: 'To reject', mm: 'ငြင်းရန်ရှိ', zh: '待拒收' },
  reject: labelStatusWords.reject,
  accept_from_origin_branch: commonWords.accepted,
  accept_by_transport: { en: 'On transport', mm: 'ယာဉ်ပေါ်တွင်', zh: '已装车' },
  sendback_to_transport: { en: 'Back on transport', mm: 'ယာဉ်သို့ပြန်', zh: '退回运输' },
  send_to_destination_branch: { en: 'To destination', mm: 'ဦးတည်ရာသို့', zh: '发往目的' },
  arrived_to_destination_branch: { en: 'At destination', mm: 'ရောက်ရှိပြီး', zh: '到达目的' },
  send_to_destination_address: { en: 'Out', mm: 'ပို့ဆောင်နေ', zh: '派送中' },
  postman_hand_over: commonWords.handedOver,
  delivered: commonWords.delivered,
  send_to_forward_branch: { en: 'To forward', mm: 'တစ်ဆင့်သို့', zh: '发往中转' },
  arrived_to_forward_branch: { en: 'At forward', mm: 'တစ်ဆင့်ရောက်', zh: '到达中转' },
  send_from_forward_branch: { en: 'From forward', mm: 'တစ်ဆင့်မှထွက်', zh: '中转发出' },
  redirected: { en: 'Redirected', mm: 'လမ်းပြောင်းပြီး', zh: '已改派' },
  send_from_redirect_branch: { en: 'From redirect', mm: 'လမ်းပြောင်းထွက်', zh: '改派发出' },
  sendback_to_destination_branch: { en: 'Not delivered', mm: 'ပေးမရ၊ ပြန်လာ', zh: '未妥投' },
  arrivedback_to_destination_branch: { en: 'Back at branch', mm: 'ရုံးခွဲပြန်ရောက်', zh: '返回目的' },
  sendback_to_origin_branch: { en: 'Back to origin', mm: 'မူလသို့ပြန်', zh: '退往始发' },
  arrived_to_origin_branch: { en: 'At origin', mm: 'မူလရောက်', zh: '到达始发' },
  arrivedback_to_origin_branch: { en: 'Back at origin', mm: 'မူလပြန်ရောက်', zh: '返回始发' },
  sendback_to_origin_address: { en: 'To sender', mm: 'ပေးပို့သူသို့', zh: '退往寄件' },
  sentback_to_customer: { en: 'With sender', mm: 'ပေးပို့သူရပြီး', zh: '已退还' },
  return_confirmed: { en: 'Return confirmed', mm: 'ပြန်ပို့အတည်ပြု', zh: '已确认退' },
  schedule_return: { en: 'Return scheduled', mm: 'ပြန်ပို့ရက်ချိန်း', zh: '已安排退' },
  send_to_mmpost: { en: 'At MMPost', mm: 'စာတိုက်သို့', zh: '交邮政' },
  mpost_return_confirmed: { en: 'MMPost return', mm: 'စာတိုက်မှပြန်', zh: '邮政退回' },
  missing: commonWords.missing,
  pending_return: { en: 'Return requested', mm: 'ပြန်ပို့ရန်ရှိ', zh: '待退件' },
  pending_return_confirm: { en: 'Sender asked', mm: 'ပေးပို့သူမေးဆဲ', zh: '待退确认' },
  pending_return_confirmed: { en: 'Return agreed', mm: 'ပြန်ရန်သဘောတူ', zh: '已同意退' },
  hold_mail: { en: 'Kept', mm: 'ထိန်းသိမ်းထား', zh: '保管中' },
  hold_mail_ended: { en: 'No longer kept', mm: 'ထိန်းသိမ်းပြီး', zh: '保管结束' },
  details_changed: { en: 'Details changed', mm: 'အချက်ပြောင်း', zh: '信息更改' },
  rollback: { en: 'Rolled back', mm: 'ပြန်ဆုတ်ပြီး', zh: '已回退' },
  parted: { en: 'Split', mm: 'ခွဲထားသည်', zh: '已拆分' },
  process: commonWords.inProcess,
  ongoing: labelTabWords.ongoing,
  accepted: { en: 'In our custody', mm: 'လက်ဝယ်ရှိ', zh: '已接收' },
  receivable: labelStatusWords.receivable,
  success: labelStatusWords.success,
  returned: commonWords.parcelReturned,
});

/** Tone and names of every status. */
export const labelStatusFaces = Object.fromEntries(
  labelStatusNames.map((status) => [
    status,
    { tone: labelStatuses[status].tone, word: labelStatusWords[status], short: labelStatusShort[status] },
  ]),
) as Record<LabelStatus, StateFace>;

/** Names of the four types that statuses roll up to. */
export const rollupWords: Record<Rollup, Word> = {
  process: labelStatusWords.process,
  ongoing: labelStatusWords.ongoing,
  delivered: labelStatusWords.delivered,
  returned: labelStatusWords.returned,
};

/** The source's tracking filter, with its order and words (S-02). */
const filterWords: Record<(typeof trackingFilter)[number], Word> = {
  pending: { en: 'pending', mm: 'စောင့်ဆိုင်းဆဲ', zh: '待处理' },
  accept_from_origin_branch: { en: 'accept from origin branch', mm: 'မူလရုံးခွဲက လက်ခံပြီး', zh: '始发网点收件' },
  send_to_mmpost: { en: 'send to the postal carrier', mm: 'စာတိုက်သို့ လွှဲပြောင်းပို့ထားသည်', zh: '交邮政承运' },
  send_to_destination_branch: { en: 'send to destination branch', mm: 'ဦးတည်ရာရုံးခွဲသို့ ပို့ထားသည်', zh: '发往目的网点' },
  arrived_to_destination_branch: { en: 'arrived to destination branch', mm: 'ဦးတည်ရာရုံးခွဲသို့ ရောက်ရှိပြီး', zh: '到达目的网点' },
  send_to_destination_address: { en: 'send to destination address', mm: 'လက်ခံသူလိပ်စာသို့ ပို့ဆောင်နေသည်', zh: '派送至收件地址' },
  delivered: { en: 'delivered', mm: 'ပို့ဆောင်ပြီး', zh: '已签收' },
  sendback_to_origin_address: { en: 'send back to origin address', mm: 'မူလလိပ်စာသို့ ပြန်ပို့ထားသည်', zh: '退往寄件地址' },
  sentback_to_customer: { en: 'sent back to customer', mm: 'ပေးပို့သူထံ ပြန်ပို့ပြီး', zh: '退还寄件客户' },
  sendback_to_destination_branch: {
    en: 'send back to destination branch',
    mm: 'ဦးတည်ရာရုံးခွဲသို့ ပြန်ပို့ထားသည်',
    zh: '退回目的网点',
  },
  arrivedback_to_destination_branch: {
    en: 'arrived back to destination branch',
    mm: 'ဦးတည်ရာရုံးခွဲသို့ ပြန်ရောက်ပြီး',
    zh: '返回目的网点',
  },
  sendback_to_origin_branch: { en: 'send back to origin branch', mm: 'မူလရုံးခွဲသို့ ပြန်ပို့ထားသည်', zh: '退回始发网点' },
  arrived_to_origin_branch: { en: 'arrived to origin branch', mm: 'မူလရုံးခွဲသို့ ရောက်ရှိပြီး', zh: '到达始发网点' },
  return_confirmed: { en: 'return confirmed', mm: 'ပြန်ပို့ရန် အတည်ပြုပြီး', zh: '已确认退件' },
  pickup_courier_leader: { en: 'pickup courier leader', mm: 'လာယူရေး ကူရီယာခေါင်းဆောင်', zh: '揽收快递组长' },
  pickup_courier: { en: 'pickup courier', mm: 'လာယူမည့် ကူရီယာ', zh: '揽收快递员' },
  postman_hand_over: { en: 'postman hand over', mm: 'စာပို့သမား လွှဲပြောင်းမှု', zh: '邮递员交接' },
};
export const trackingFilterOptions = trackingFilter.map((value) => ({ value, word: filterWords[value] }));
/** The tracking filter, followed by all other statuses of a label. */
export const statusFilterOptions = [
  ...trackingFilterOptions,
  ...furtherFilter.map((value) => ({ value, word: labelStatusWords[value], more: true as const })),
];

export const shippingTypeWords: Record<ShippingType, Word> = {
  normal: commonWords.normal,
  direct: { en: 'Direct', mm: 'တိုက်ရိုက်', zh: '直送' },
  direct_return: { en: 'Direct return', mm: 'တိုက်ရိုက် ပြန်ပို့', zh: '直接退件' },
  return: commonWords.return,
  forward: { en: 'Forward', mm: 'တစ်ဆင့်ပို့', zh: '中转' },
  redirect: { en: 'Redirect', mm: 'လမ်းကြောင်းပြောင်း', zh: '改派' },
  fail_return: { en: 'Failed return', mm: 'ပြန်ပို့မှု မအောင်မြင်', zh: '退件失败' },
  mail_post: { en: 'By the mail post', mm: 'စာတိုက်မှတစ်ဆင့်', zh: '经邮政' },
  gate: { en: 'By the bus gate', mm: 'ကားဂိတ်မှတစ်ဆင့်', zh: '经车站' },
};

/** Why a delivery failed or a parcel goes back (decisions 5). */
export const returnReasonWords: Record<ReturnReason, Word> = words({
  not_home: reasonExample,
  uncontactable: { en: 'Could not be reached', mm: 'ဆက်သွယ်၍ မရ', zh: '联系不上' },
  wrong_number: { en: 'Wrong phone number', mm: 'ဖုန်းနံပါတ် မှား', zh: '电话号码错误' },
  refused: { en: 'Refused by the receiver', mm: 'လက်ခံသူက ငြင်းပယ်', zh: '收件人拒收' },
  no_cash: { en: 'No cash to pay', mm: 'ပေးရန် ငွေမရှိ', zh: '无现金付款' },
  wrong_address: { en: 'Wrong address', mm: 'လိပ်စာ မှား', zh: '地址错误' },
  moved: { en: 'Moved away', mm: 'ပြောင်းရွှေ့သွား', zh: '已搬迁' },
  out_of_area: { en: 'Outside the delivery area', mm: 'ပို့ဆောင်သည့် နယ်မြေပြင်ပ', zh: '超出派送范围' },
  later_date: { en: 'Wants a later date', mm: 'နောက်ရက်မှ လိုချင်', zh: '要求改日派送' },
  order_cancelled: { en: 'Order cancelled', mm: 'အော်ဒါ ပယ်ဖျက်', zh: '订单已取消' },
  damaged: { en: 'Damaged', mm: 'ပျက်စီးနေ', zh: '物品损坏' },
  recalled: { en: 'Recalled by the sender', mm: 'ပေးပို့သူက ပြန်တောင်း', zh: '寄件人要求退回' },
  access: { en: 'No access for security reasons', mm: 'လုံခြုံရေးကြောင့် ဝင်မရ', zh: '因安保无法进入' },
  force_majeure: { en: 'Weather, unrest or road closed', mm: 'ရာသီဥတု၊ မငြိမ်သက်မှု သို့မဟုတ် လမ်းပိတ်', zh: '天气、动荡或道路封闭' },
});
