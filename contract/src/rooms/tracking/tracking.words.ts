import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { ReturnCommand } from '@waybill/domain/rooms/labels/return-approval.ts';
import type { StepStatus } from '@waybill/domain/rooms/labels/step-moves.ts';
import type { WorkQueue } from '@waybill/domain/rooms/labels/work-queues.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const trackingWords = words({
  aboutExceptions: {
    en: 'Nothing to fix. Refused scans that someone must check appear here.',
    mm: 'လက်မခံဘဲ တစ်ဦးဦးက စစ်ဆေးရမည့် စကင်များ ဤနေရာတွင် ပေါ်မည်။ မရှိခြင်းသည် ကောင်းသောလက္ခဏာ ဖြစ်သည်။',
    zh: '被拒绝、需要有人查看的扫描列在这里。没有就是好事。',
  },
  about: {
    en: 'No parcels in this queue now.',
    mm: 'သင့်ရုံးခွဲက ဆောင်ရွက်ရမည့် ပါဆယ်များကို စာရင်းအလိုက် ဤနေရာတွင် ပြသည်။ ဤစာရင်းတွင် ယခု စောင့်ဆိုင်းနေသည် မရှိပါ။',
    zh: '等待您网点处理的包裹按队列列在这里。此队列目前没有待处理的包裹。',
  },
  track: { en: 'Parcel tracking', mm: 'ပါဆယ် ခြေရာခံရန်', zh: '包裹跟踪' },
  timeline: { en: 'Movements', mm: 'ရွေ့လျားမှုများ', zh: '流转记录' },
  next: { en: 'Next status', mm: 'နောက်အဆင့် အခြေအနေ', zh: '下一状态' },
  not_found: { en: 'Not found', mm: 'ရှာမတွေ့ပါ', zh: '未找到' },
  inferred: { en: 'Added because a later scan proves it', mm: 'နောက်စကင်အရ ထည့်သွင်းထားသည်', zh: '根据后续扫描补录' },
  deviceClock: {
    en: 'server time; the device’s clock showed {at}',
    mm: 'ဆာဗာ၏ အချိန်ဖြစ်သည်။ စက်၏နာရီက {at} ဟု ပြခဲ့သည်',
    zh: '此为服务器时间；设备时钟显示为 {at}',
  },
  taken_back: { en: 'Undone', mm: 'ပြန်ဆုတ်ပြီး', zh: '已回退' },
  nothingHere: { en: 'nothing to do at your branch', mm: 'သင့်ရုံးခွဲတွင် လုပ်ရန် မရှိပါ', zh: '本网点无可执行的步骤' },
  inBag: { en: 'In mailbag {code}', mm: 'စာပို့အိတ် {code} ထဲတွင်', zh: '在邮袋 {code} 中' },
});

/** Names of fields in this room's scans and lists. */
export const trackingFieldWords = words({
  entry_id: { en: 'Entry', mm: 'မှတ်တမ်း', zh: '记录' },
  scans: { en: 'Scans', mm: 'စကင်များ', zh: '扫描' },
  scan_id: { en: 'Scan number', mm: 'စကင်အမှတ်', zh: '扫描编号' },
  scanned_at: { en: 'Scanned at', mm: 'စကင်ဖတ်ချိန်', zh: '扫描时间' },
  to_staff_id: commonFieldWords.postman_id,
  to_branch_id: { en: 'To branch', mm: 'မည်သည့်ရုံးခွဲသို့', zh: '至网点' },
  wanted: { en: 'Requested status', mm: 'လိုချင်သည့် အခြေအနေ', zh: '所需状态' },
  queue: { en: 'Work', mm: 'အလုပ်', zh: '工作' },
  due: { en: 'Due', mm: 'လုပ်ဆောင်ရန် ကျန်', zh: '待办' },
  sender: commonFieldWords.sender,
  desk: { en: 'Desk', mm: 'ကောင်တာ', zh: '柜台' },
  waits_since: { en: 'Waiting since', mm: 'စောင့်နေသည့် အချိန်', zh: '等待自' },
  attempts: { en: 'Attempts', mm: 'ကြိုးစားမှု', zh: '派送次数' },
  return_step: { en: 'Return', mm: 'ပြန်ပို့မှု', zh: '退件' },
  device: { en: 'Device', mm: 'စက်', zh: '设备' },
  settled_note: { en: 'Resolution note', mm: 'ဖြေရှင်းပုံ', zh: '处理说明' },
  settled_by: commonFieldWords.settled_by,
  settled: commonFieldWords.settled,
  code: commonFieldWords.reason,
  scanned_by: commonFieldWords.scanned_by,
  codes: { en: 'Codes', mm: 'ကုဒ်များ', zh: '单号' },
  fee: { en: 'Fee', mm: 'အခကြေးငွေ', zh: '费用' },
});

/** Tabs of a branch's work (N-14). */
export const workQueueWords: Record<WorkQueue, Word> = {
  accept: { en: 'Accept', mm: 'လက်ခံရန်', zh: '收件' },
  send: { en: 'Send', mm: 'ပို့ရန်', zh: '发出' },
  receive: { en: 'Receive', mm: 'ရောက်ရှိရန်', zh: '到件' },
  deliver: { en: 'Deliver', mm: 'ဝေရန်', zh: '派送' },
  out: { en: 'Out', mm: 'ပြင်ပတွင်', zh: '派送中' },
  return: { en: 'Return', mm: 'ပြန်ပို့ရန်', zh: '退件' },
  missing: commonWords.missing,
};

/** Commands on a parcel: button text and confirmation question. */
export type ParcelCommand =
  | 'rollback'
  | 'redirect'
  | 'reject'
  | 'agree_reject'
  | 'keep'
  | 'missing'
  | 'found'
  | 'recall'
  | `return_${ReturnCommand}`;
export const parcelCommandWords: Record<ParcelCommand, { readonly verb: Word; readonly ask: Word }> = {
  rollback: {
    verb: { en: 'Rollback', mm: 'ယခင်အဆင့်သို့ ပြန်ဆုတ်မည်', zh: '回退' },
    ask: { en: 'Are you sure to rollback?', mm: 'ယခင်အဆင့်သို့ ပြန်ဆုတ်ရန် သေချာပါသလား။', zh: '确定要回退吗？' },
  },
  redirect: {
    verb: { en: 'Redirect', mm: 'လမ်းကြောင်းပြောင်းမည်', zh: '改派' },
    ask: { en: 'Send it to another branch?', mm: 'အခြားရုံးခွဲသို့ ပို့မလား။', zh: '改派到其他网点？' },
  },
  reject: {
    verb: { en: 'Request rejection', mm: 'ငြင်းပယ်ရန် တောင်းဆိုမည်', zh: '申请拒收' },
    ask: { en: 'Request the rejection of this label?', mm: 'ဤလေဘယ်ကို ငြင်းပယ်ရန် တောင်းဆိုမလား။', zh: '申请拒收此运单？' },
  },
  agree_reject: {
    verb: { en: 'Reject', mm: 'ငြင်းပယ်မည်', zh: '拒收' },
    ask: { en: 'Reject this label permanently?', mm: 'ဤလေဘယ်ကို အပြီးအပိုင် ငြင်းပယ်မလား။', zh: '确定最终拒收此运单？' },
  },
  keep: {
    verb: { en: 'Keep the label', mm: 'လေဘယ်ကို ဆက်ထားမည်', zh: '保留运单' },
    ask: {
      en: 'Keep the label? It waits for acceptance again.',
      mm: 'လေဘယ်ကို ဆက်ထားမလား။ လက်ခံရန် ပြန်စောင့်ပါမည်။',
      zh: '保留此运单？它将重新等待收件。',
    },
  },
  missing: {
    verb: { en: 'Report missing', mm: 'ပျောက်ဆုံးကြောင်း တင်ပြမည်', zh: '报丢失' },
    ask: { en: 'Report this parcel missing?', mm: 'ဤပါဆယ် ပျောက်ဆုံးကြောင်း တင်ပြမလား။', zh: '将此包裹报为丢失？' },
  },
  found: {
    verb: commonWords.foundAgain,
    ask: {
      en: 'Was the parcel found? It continues from where it was.',
      mm: 'ပါဆယ် ပြန်တွေ့ပြီလား။ ရှိခဲ့သည့်အဆင့်မှ ဆက်သွားပါမည်။',
      zh: '包裹已找回？将从原处继续。',
    },
  },
  return_raise: {
    verb: { en: 'Request a return', mm: 'ပြန်ပို့ရန် တောင်းဆိုမည်', zh: '申请退件' },
    ask: { en: 'Request the return of this parcel?', mm: 'ဤပါဆယ်ကို ပြန်ပို့ရန် တောင်းဆိုမလား။', zh: '申请退回此包裹？' },
  },
  return_ask: {
    verb: { en: 'Sender was asked', mm: 'ပေးပို့သူကို မေးပြီးပြီ', zh: '已征询寄件人' },
    ask: {
      en: 'Was the sender asked? Without an answer in 24 hours it is returned.',
      mm: 'ပေးပို့သူကို မေးပြီးပြီလား။ 24 နာရီအတွင်း အဖြေမရပါက ပြန်ပို့ပါမည်။',
      zh: '已征询寄件人？24 小时内无答复将退回。',
    },
  },
  return_agree: {
    verb: { en: 'Confirm the return', mm: 'ပြန်ပို့ရန် အတည်ပြုမည်', zh: '确认退件' },
    ask: { en: 'Confirm the return to the sender?', mm: 'ပေးပို့သူထံ ပြန်ပို့ရန် အတည်ပြုမလား။', zh: '确认退回寄件人？' },
  },
  recall: {
    verb: { en: 'Recall by sender', mm: 'ပေးပို့သူက ပြန်တောင်းသည်', zh: '寄件人要求退回' },
    ask: {
      en: 'Who recalls the parcel? It is returned to the sender, who owes the cancellation fee and the return fee.',
      mm: 'ပါဆယ်ကို မည်သူ ပြန်တောင်းသနည်း။ ပေးပို့သူထံ ပြန်ပို့မည်ဖြစ်ပြီး ပယ်ဖျက်ခနှင့် ပြန်ပို့ခ ကျသင့်မည်။',
      zh: '谁要求退回？包裹将退给寄件人，并收取取消费和退件费。',
    },
  },
  return_again: {
    verb: { en: 'Try again', mm: 'ထပ်ကြိုးစားမည်', zh: '再次派送' },
    ask: { en: 'Does the sender want another attempt?', mm: 'ပေးပို့သူက ထပ်မံကြိုးစားစေလိုသလား။', zh: '寄件人要求再次派送？' },
  },
};

/** Decisions in the words of a merchant, where the staff say them otherwise. */
export const senderCommandWords: Readonly<Partial<typeof parcelCommandWords>> = {
  reject: {
    verb: { en: 'Cancel the order', mm: 'အော်ဒါ ပယ်ဖျက်မည်', zh: '取消订单' },
    ask: {
      en: 'Cancel this order? The branch confirms it.',
      mm: 'ဤအော်ဒါကို ပယ်ဖျက်မလား။ ရုံးခွဲက အတည်ပြုပေးပါမည်။',
      zh: '取消此订单？由网点确认。',
    },
  },
  recall: {
    verb: { en: 'Call it back', mm: 'ပြန်ခေါ်မည်', zh: '要求退回' },
    ask: {
      en: 'Call the parcel back? You pay the cancellation fee and the return fee.',
      mm: 'ပါဆယ်ကို ပြန်ခေါ်မလား။ ပယ်ဖျက်ခနှင့် ပြန်ပို့ခ ကျသင့်မည်။',
      zh: '要求退回此包裹？将收取取消费和退件费。',
    },
  },
  return_agree: {
    verb: { en: 'Back to me', mm: 'ကျွန်ုပ်ထံ ပြန်ပို့ပါ', zh: '退回给我' },
    ask: { en: 'Return this parcel to you?', mm: 'ဤပါဆယ်ကို သင့်ထံ ပြန်ပို့ရမလား။', zh: '将此包裹退回给您？' },
  },
  return_again: {
    verb: { en: 'Deliver it again', mm: 'ထပ်ပို့ပါ', zh: '再次派送' },
    ask: { en: 'Try the delivery again?', mm: 'ထပ်မံ ပို့ဆောင်ရမလား။', zh: '再次派送？' },
  },
};

/** Name of each step as an action; the status words name its result. */
export const stepVerbWords: Record<StepStatus, Word> = words({
  pending: commonWords.handIn,
  pickup_courier: { en: 'Pick up', mm: 'လာယူမည်', zh: '揽收' },
  pickup_courier_leader: { en: 'Take over from the pickup courier', mm: 'လာယူသည့် ကူရီယာထံမှ လက်ခံမည်', zh: '接收揽收包裹' },
  pending_reject: parcelCommandWords.reject.verb,
  reject: parcelCommandWords.agree_reject.verb,
  accept_from_origin_branch: { en: 'Accept', mm: 'လက်ခံမည်', zh: '收件' },
  accept_by_transport: { en: 'Hand to transport', mm: 'သယ်ယူပို့ဆောင်ရေးသို့ အပ်မည်', zh: '交给运输方' },
  sendback_to_transport: { en: 'Send back to transport', mm: 'သယ်ယူပို့ဆောင်ရေးသို့ ပြန်ပို့မည်', zh: '退回运输方' },
  send_to_destination_branch: { en: 'Send to destination branch', mm: 'ဦးတည်ရာရုံးခွဲသို့ ပို့မည်', zh: '发往目的网点' },
  send_to_forward_branch: { en: 'Send to forward branch', mm: 'တစ်ဆင့်ပို့ရုံးခွဲသို့ ပို့မည်', zh: '发往中转网点' },
  send_from_forward_branch: { en: 'Send on from forward branch', mm: 'တစ်ဆင့်ပို့ရုံးခွဲမှ ဆက်ပို့မည်', zh: '从中转网点发出' },
  send_from_redirect_branch: { en: 'Send on to the new branch', mm: 'ရုံးခွဲအသစ်သို့ ဆက်ပို့မည်', zh: '发往新网点' },
  arrived_to_destination_branch: {
    en: 'Receive at destination branch',
    mm: 'ဦးတည်ရာရုံးခွဲသို့ ရောက်ကြောင်း မှတ်မည်',
    zh: '目的网点到件',
  },
  arrived_to_forward_branch: { en: 'Receive at forward branch', mm: 'တစ်ဆင့်ပို့ရုံးခွဲသို့ ရောက်ကြောင်း မှတ်မည်', zh: '中转网点到件' },
  arrived_to_origin_branch: { en: 'Receive at origin branch', mm: 'မူလရုံးခွဲသို့ ရောက်ကြောင်း မှတ်မည်', zh: '始发网点到件' },
  arrivedback_to_destination_branch: {
    en: 'Take back at destination branch',
    mm: 'ဦးတည်ရာရုံးခွဲတွင် ပြန်လက်ခံမည်',
    zh: '目的网点收回',
  },
  arrivedback_to_origin_branch: { en: 'Take back at origin branch', mm: 'မူလရုံးခွဲတွင် ပြန်လက်ခံမည်', zh: '始发网点收回' },
  send_to_destination_address: { en: 'Send out for delivery', mm: 'လက်ခံသူထံ ပို့ရန် ထုတ်ပေးမည်', zh: '出库派送' },
  postman_hand_over: { en: 'Hand over to another postman', mm: 'အခြားစာပို့သမားထံ လွှဲပြောင်းမည်', zh: '交接给其他邮递员' },
  delivered: { en: 'Deliver to the receiver', mm: 'လက်ခံသူထံ ပေးအပ်မည်', zh: '交付签收' },
  redirected: parcelCommandWords.redirect.verb,
  sendback_to_destination_branch: {
    en: 'Not delivered, back to the branch',
    mm: 'မပို့နိုင်ပါ - ရုံးခွဲသို့ ပြန်ယူမည်',
    zh: '未妥投，带回网点',
  },
  sendback_to_origin_branch: { en: 'Send back to origin branch', mm: 'မူလရုံးခွဲသို့ ပြန်ပို့မည်', zh: '退回始发网点' },
  sendback_to_origin_address: { en: 'Send back to origin address', mm: 'မူလလိပ်စာသို့ ပြန်ပို့မည်', zh: '退往寄件地址' },
  sentback_to_customer: { en: 'Hand back to sender', mm: 'ပေးပို့သူထံ ပြန်ပေးအပ်မည်', zh: '退还寄件客户' },
  schedule_return: { en: 'Schedule the return', mm: 'ပြန်ပို့ရန် ရက်ချိန်းမည်', zh: '安排退件' },
  return_confirmed: { en: 'Confirm return', mm: 'ပြန်ပို့ပြီးကြောင်း အတည်ပြုမည်', zh: '确认已退还' },
  send_to_mmpost: { en: 'Send to MMPost', mm: 'မြန်မာ့စာတိုက်သို့ ပို့မည်', zh: '转交缅甸邮政' },
  mpost_return_confirmed: {
    en: 'Confirm the return from MMPost',
    mm: 'မြန်မာ့စာတိုက်မှ ပြန်လာကြောင်း အတည်ပြုမည်',
    zh: '确认缅甸邮政退件',
  },
  missing: parcelCommandWords.missing.verb,
});

/** Confirmation questions of steps whose mistakes are costly. */
export const stepConfirmWords = {
  sendback_to_origin_address: {
    en: 'Are you sure to sendback to origin address?',
    mm: 'မူလလိပ်စာသို့ ပြန်ပို့ရန် သေချာပါသလား။',
    zh: '确定要退回寄件地址吗？',
  },
  arrivedback_to_origin_branch: {
    en: 'Are you sure to arrivedback to origin branch?',
    mm: 'မူလရုံးခွဲသို့ ပြန်ရောက်ပြီဟု မှတ်တမ်းတင်ရန် သေချာပါသလား။',
    zh: '确定要标记为已返回始发网点吗？',
  },
} as const satisfies Record<string, Word>;
